"""A position of Burgundy as numbers, for programs that learn."""

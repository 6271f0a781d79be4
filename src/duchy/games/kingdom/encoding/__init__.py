"""A position of Kingdom as numbers, for programs that learn."""

"""A position of Burgundy as one JSON document: written, and read back with every check."""

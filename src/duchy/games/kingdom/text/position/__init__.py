"""A position of Kingdom as one JSON document: written, and read back with every check."""

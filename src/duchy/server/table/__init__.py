"""A table folded from its events, and what follows from a command: no input or output, no clock."""

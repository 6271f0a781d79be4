"""A benchmark of decisions: positions with plans whose worth is known, and what a bot loses in them (docs/arena.md)."""

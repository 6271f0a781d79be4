"""What puzzles know of Castles of Burgundy."""

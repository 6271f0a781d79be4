"""The coach's knowledge of Castles of Burgundy."""

"""What the coach knows of Castles of Burgundy."""

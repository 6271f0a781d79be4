"""What research reads from Castles of Burgundy."""

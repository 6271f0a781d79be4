"""How a network is trained for Castles of Burgundy."""

"""Positions of Castles of Burgundy, read for research."""

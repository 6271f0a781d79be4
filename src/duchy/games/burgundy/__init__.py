"""Castles of Burgundy: one to four players, the editions of 2011 and 2019, every expansion."""

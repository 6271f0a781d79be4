"""Castles of Burgundy: one to four players, the 2011 and 2019 editions, every expansion."""

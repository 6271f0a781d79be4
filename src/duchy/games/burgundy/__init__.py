"""Castles of Burgundy: two to four players, the editions of 2011 and 2019."""

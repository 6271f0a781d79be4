"""Castles of Burgundy drawn in a terminal. Reads views only; knows no rules."""

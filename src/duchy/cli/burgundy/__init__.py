"""Castles of Burgundy in a terminal. It reads views only and knows no rules."""

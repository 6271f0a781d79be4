"""Bots: programs that play. They see what their seat sees, and choose."""

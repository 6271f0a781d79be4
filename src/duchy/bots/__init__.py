"""Bots: players that are programs. They see what their seat sees, and choose."""

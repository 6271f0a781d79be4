"""Puzzles: positions with a whole turn to find, found in games of bots and checked by many continuations."""

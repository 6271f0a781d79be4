"""Measured facts about a game: how many choices there are, how long it takes, and what things are worth."""

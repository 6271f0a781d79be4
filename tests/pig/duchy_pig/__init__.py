"""Pig with one die, as a game of another package: the smallest game that has everything (docs/adding-a-game.md)."""

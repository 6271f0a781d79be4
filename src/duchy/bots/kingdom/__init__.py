"""The bots' evaluation of Kingdom positions."""

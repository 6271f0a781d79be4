"""The bots' evaluation of Burgundy positions."""

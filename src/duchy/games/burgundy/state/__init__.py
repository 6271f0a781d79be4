"""The state of a game of Burgundy: where everything is, and what is asked."""

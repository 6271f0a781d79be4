"""The state of a game of Burgundy: what lies where, and what is asked."""

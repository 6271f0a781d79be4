"""The state of a game of Kingdom: what lies where, what is asked, and what is unseen."""

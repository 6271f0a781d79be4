"""A game at the terminal: the table that draws it, the prompt, and the session from start to end."""

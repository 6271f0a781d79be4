"""What puzzles know of Wonderful Kingdom."""

"""The coach's knowledge of Wonderful Kingdom."""

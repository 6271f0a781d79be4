"""What the coach knows of Wonderful Kingdom."""

"""What a position of Kingdom is worth to a bot."""

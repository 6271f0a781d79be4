"""What a position of Burgundy is worth to a bot."""

"""What is in the box of Castles of Burgundy: facts without a rule."""

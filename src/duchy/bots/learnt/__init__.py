"""What bots learnt by playing: a small network that corrects the hand-made evaluation. Knows only core."""

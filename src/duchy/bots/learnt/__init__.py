"""What bots learnt by self-play: a small network that corrects the hand-made evaluation. Knows only core."""

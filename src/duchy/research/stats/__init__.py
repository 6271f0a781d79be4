"""Facts of a game that were measured: how many choices there are, how long it takes, what is worth how much."""

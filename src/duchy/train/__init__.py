"""Training by self-play: games of the search, a network that predicts their results, files with its weights."""

"""Learning by playing: games of the search, a network that foretells their ends, files with its weights."""

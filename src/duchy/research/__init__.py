"""For research: games as data, and facts that were measured."""

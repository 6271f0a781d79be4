"""For research: environments, games as data, and measured facts."""

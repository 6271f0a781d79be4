"""Games as tables: one row for each game, and one for each ply."""

"""What every game shares: the contract, chance, matches and records; no rule of any game."""

"""Everything games share: the contract, chance, matches and records. No rules of any game."""

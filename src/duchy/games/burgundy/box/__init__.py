"""The contents of the box of Castles of Burgundy: facts, no rules."""

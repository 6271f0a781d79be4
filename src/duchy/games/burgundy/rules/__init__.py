"""The rules of Burgundy, one module per chapter; a rule's docstring starts with its id in the ledger.

The three parts of a rule stay together: `list_x` lists legal actions (fast), `why_not_x` explains why one action is
refused (thorough), and `x` carries it out. Tests check the first two against each other.
"""

"""The rules of Kingdom, one module per chapter; a rule's docstring starts with its id in the ledger.

`legal`, `apply`, `chance` and `refusals` are the only doors; the chapters are behind them.

The three functions of a rule stay together: `list_x` lists legal actions, `why_not_x` decides about one action and
returns the reason, `x` does it. The first is fast, the second is thorough; tests compare them.
"""

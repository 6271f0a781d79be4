"""The rules of Kingdom, one module for each chapter; a rule's docstring begins with its id in the ledger.

Three faces of a rule stay together: `list_x` writes what is legal, `why_not_x` decides about one action and
says why not, `x` does it. The first is fast, the second is patient; the tests hold them against each other.
"""

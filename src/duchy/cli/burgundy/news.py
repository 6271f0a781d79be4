"""News of Burgundy for the terminal: journal entries in words, without those that the table itself shows."""

from duchy.core.game import Game
from duchy.core.journal import Entry

SHOWN_ON_TABLE = ("duchy", "card", "lay", "arms", "result", "solo-result")
"""Codes of journal entries that the table itself shows."""


def describe_entry(game: Game, entry: Entry, *, alone: bool) -> str:
    """Describe an entry; return '' for unchanged dice, for turns without an unused die, and for visible facts."""
    unchanged = entry.code == "die" and not entry.values["workers"]
    all_used = entry.code == "end" and not entry.values["unused"]
    if unchanged or all_used or entry.code in SHOWN_ON_TABLE or (alone and entry.code == "bridge"):
        return ""
    words = game.tell(entry)
    return words.partition("; the turn order is")[0] if alone else words

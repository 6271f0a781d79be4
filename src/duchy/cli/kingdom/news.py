"""News of Kingdom for the terminal: cards by name, and consecutive cubes or builds as one sentence."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from duchy.cli.kingdom.signs import title
from duchy.core.game import Game
from duchy.core.journal import Entry, Values
from duchy.games.kingdom.box.cards import Cards

SHOWN_ON_TABLE = ("duchy", "deal", "final", "medal", "result", "defeat", "spy")
"""Codes of journal entries that the table or the final result shows."""


class News:
    """Describes the journal of a game that is played with a set of cards."""

    def __init__(self, game: Game, cards: Cards) -> None:
        """Collect the titles of cards, duchies and boards by id."""
        self.game = game
        self.cards = cards
        self.titles = {name: title(words) for name, words in zip(cards.ids, cards.titles, strict=True)}
        self.titles |= {name: title(words) for name, words in zip(cards.duchy_ids, cards.duchy_titles, strict=True)}
        self.titles |= {board.name: title(board.title) for board in cards.boards}

    def stories(self, entries: Iterable[Entry]) -> Iterator[tuple[Entry, str]]:
        """Describe entries; combine consecutive cubes, and consecutive cards put under construction."""
        for _, group in groupby(entries, combined_key):
            found = list(group)
            first = found[0]
            if first.code == "cube":
                count = f"{len(found)} " if len(found) > 1 else ""
                values: Values = {**first.values, "resource": f"{count}{first.values['resource']}"}
                words = self.describe(Entry(first.code, first.seat, values))
                yield first, words.replace(" on alchemy", " into alchemy")
            elif first.code == "build":
                names = [self.titles[str(entry.values["card"])] for entry in found]
                yield first, self.describe(Entry(first.code, first.seat, {"card": ", ".join(names)}))
            else:
                for entry in found:
                    yield entry, self.describe(entry)

    def describe(self, entry: Entry) -> str:
        """Describe one entry; return '' if it is not worth mentioning."""
        if entry.code in SHOWN_ON_TABLE or (entry.code == "produce" and not entry.values["cubes"]):
            return ""
        if entry.code == "turn-up" and not entry.values["cards"]:
            return ""
        values: Values = {}
        for name, value in entry.values.items():
            if isinstance(value, str) and value in self.titles:
                values[name] = self.titles[value]
            elif isinstance(value, list):
                values[name] = [self.titles.get(str(item), str(item)) for item in value]
            else:
                values[name] = value
        return self.game.tell(Entry(entry.code, entry.seat, values, entry.points, entry.source))


def combined_key(entry: Entry) -> tuple[str, ...]:
    """Return the same key for entries that are combined into one sentence."""
    if entry.code == "cube":
        return entry.code, str(entry.seat), str(entry.values["resource"]), str(entry.values["on"])
    return entry.code, str(entry.seat)

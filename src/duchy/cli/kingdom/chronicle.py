"""What happened in Kingdom, for the terminal: cards by their names, cubes placed in a row as one sentence."""

from collections.abc import Iterable, Iterator

from duchy.cli.kingdom.signs import title
from duchy.core.game import Game
from duchy.core.journal import Entry, Values
from duchy.games.kingdom.cards import Cards

UNTOLD = ("duchy", "deal", "final", "medal", "result", "spy")
"""Journal entries that the table or the end itself shows."""


class Chronicle:
    """Tells the journal of a game that is played with a set of cards."""

    def __init__(self, game: Game, cards: Cards) -> None:
        """Collect the names behind the ids."""
        self.game = game
        self.cards = cards
        self.titles = {name: title(words) for name, words in zip(cards.ids, cards.titles, strict=True)}
        self.titles |= {name: title(words) for name, words in zip(cards.duchy_ids, cards.duchy_titles, strict=True)}
        self.titles |= {board.name: title(board.title) for board in cards.boards}

    def stories(self, entries: Iterable[Entry]) -> Iterator[tuple[Entry, str]]:
        """Tell entries; cubes that go to the same place one after the other are told together."""
        waiting: Entry | None = None
        cubes = 0
        for entry in entries:
            if waiting is not None and entry == waiting:
                cubes += 1
                continue
            if waiting is not None:
                yield waiting, self.cubes(waiting, cubes)
                waiting = None
            if entry.code == "cube":
                waiting, cubes = entry, 1
            else:
                yield entry, self.tell(entry)
        if waiting is not None:
            yield waiting, self.cubes(waiting, cubes)

    def cubes(self, entry: Entry, count: int) -> str:
        """Tell of cubes that were placed."""
        values: Values = {**entry.values, "resource": f"{count} {entry.values['resource']}"}
        words = self.tell(Entry(entry.code, entry.seat, values))
        return words.replace(" on alchemy", " into alchemy")

    def tell(self, entry: Entry) -> str:
        """Tell one entry; '' if it is not worth a word."""
        if entry.code in UNTOLD or (entry.code == "produce" and not entry.values["cubes"]):
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

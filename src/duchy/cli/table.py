"""What the terminal must know of a game to show it: the table. Each game that can be drawn has one."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from rich.text import Text

from duchy.core.game import Game, State
from duchy.core.journal import Entry
from duchy.core.match import Match
from duchy.core.reason import Refusal


@dataclass
class Row:
    """Actions of one kind: a word for the kind, and each action with its label."""

    word: str
    items: list[tuple[int, Text]] = field(default_factory=list)


@dataclass
class Group:
    """Actions that belong together: a title, and rows."""

    title: str
    rows: list[Row] = field(default_factory=list)


class Table(ABC):
    """Draws one game for the players with these names."""

    place: str
    """What a player has in front: the command that shows another player's is called so."""
    example: str
    """An action as it is typed, for help and hints."""

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        """Take the game, and the names of the players in the order of the seats."""
        self.game = game
        self.names = list(names)

    @abstractmethod
    def picture(self, state: State, viewer: int, width: int) -> list[Text]:
        """Draw the table as a seat sees it."""

    @abstractmethod
    def front(self, state: State, viewer: int, seat: int) -> list[Text]:
        """Draw what a player has in front."""

    @abstractmethod
    def legend(self, state: State) -> list[Text]:
        """Explain the signs."""

    @abstractmethod
    def question(self, state: State, seat: int) -> str:
        """Ask a seat what it is to decide, in words."""

    @abstractmethod
    def groups(self, state: State, seat: int, actions: Sequence[int]) -> list[Group]:
        """Sort the legal actions of a seat into groups, with short labels."""

    @abstractmethod
    def news(self, entry: Entry) -> str:
        """Tell a journal entry to somebody who looks at the table; '' if it is not worth a word."""

    def stories(self, entries: Iterable[Entry]) -> Iterator[tuple[Entry, str]]:
        """Tell journal entries one by one; a game may put several into one."""
        for entry in entries:
            yield entry, self.news(entry)

    def points(self, match: Match) -> list[dict[str, int]]:
        """Sum the points of each seat by source, as they stand now."""
        return match.breakdown()

    def ending(self, state: State) -> list[str]:
        """Say how the game ended, the best first."""
        places = self.game.outcome(state)
        scores = self.game.scores(state)
        order = sorted(range(len(places)), key=lambda seat: places[seat])
        return [f"{places[seat]}. {self.names[seat]}: {scores[seat]} points" for seat in order]


def table_of(game: Game, names: Sequence[str]) -> Table:
    """Choose the table of a game."""
    if game.name == "burgundy":
        from duchy.cli.burgundy.table import BurgundyTable

        return BurgundyTable(game, names)
    if game.name == "kingdom":
        from duchy.cli.kingdom.table import KingdomTable

        return KingdomTable(game, names)
    raise Refusal(f"{game.name} cannot be drawn in a terminal yet")

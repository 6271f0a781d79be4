"""What the terminal must know of a game to show it: the table. Each game that can be drawn has one."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from operator import itemgetter

from rich.text import Text

from duchy.core.game import Game, State
from duchy.core.journal import Entry
from duchy.core.match import Match


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
    def front(self, state: State, viewer: int, seat: int, width: int) -> list[Text]:
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

    def measure(self, state: State) -> str:
        """Say what the scores of this game count."""
        del state
        return "points"

    def sides(self, state: State) -> list[list[int]]:
        """List the seats that win or lose together; most play for themselves."""
        del state
        return [[seat] for seat in range(len(self.names))]

    def side_name(self, number: int, seats: Sequence[int]) -> str:
        """Name those who win or lose together, counted from 0."""
        return f"Team {number + 1}" if len(seats) > 1 else self.names[seats[0]]

    def ending(self, state: State) -> list[str]:
        """Say how the game ended, the best first."""
        places = self.game.places(state)
        scores = self.game.scores(state)
        lines: list[tuple[int, str]] = []
        for number, seats in enumerate(self.sides(state)):
            line = f"{places[seats[0]]}. {self.side_name(number, seats)}: {sum(scores[seat] for seat in seats)} points"
            if len(seats) > 1:
                line += f" ({', '.join(f'{self.names[seat]} {scores[seat]}' for seat in seats)})"
            lines.append((places[seats[0]], line))
        return [line for _, line in sorted(lines, key=itemgetter(0))]

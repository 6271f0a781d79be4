"""The table: everything the terminal needs in order to show a game. Each game has its own subclass."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from operator import itemgetter

from rich.text import Text

from duchy.cli.table.topics import Topic
from duchy.core.game import Game, State
from duchy.core.journal import Entry
from duchy.core.match import Match


@dataclass
class Row:
    """Actions of one kind: the word for the kind, and each action with its label."""

    word: str
    items: list[tuple[int, Text]] = field(default_factory=list)


@dataclass
class Group:
    """A group of related actions: a title and rows."""

    title: str
    rows: list[Row] = field(default_factory=list)


class Table(ABC):
    """A table that draws a game for players with the given names."""

    place: str
    """The word for a player's part of the table, and so the command that shows it."""
    example: str
    """The notation of an action, as an example for help and hints."""

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        """Store the game, and the players' names by seat."""
        self.game = game
        self.names = list(names)

    @abstractmethod
    def picture(self, state: State, viewer: int, width: int) -> list[Text]:
        """Draw the table as a seat sees it, in lines of at most a width."""

    @abstractmethod
    def front(self, state: State, viewer: int, seat: int, width: int) -> list[Text]:
        """Draw a player's part of the table as another seat sees it."""

    @abstractmethod
    def legend(self, state: State) -> list[Text]:
        """Explain the signs, one per line."""

    def topics(self, state: State, asked: str) -> Sequence[Topic]:
        """List what people may ask about by name, with what was asked if it can be read like an amount.

        The lines of the legend are found without it.
        """
        del state, asked
        return []

    @abstractmethod
    def question(self, state: State, seat: int) -> str:
        """Return the question that a seat must answer, in words."""

    @abstractmethod
    def groups(self, state: State, seat: int, actions: Sequence[int]) -> list[Group]:
        """Sort a seat's legal actions into groups, with short labels."""

    @abstractmethod
    def news(self, entry: Entry) -> str:
        """Describe a journal entry to players who see the table; return '' if it is not worth mentioning."""

    def stories(self, entries: Iterable[Entry]) -> Iterator[tuple[Entry, str]]:
        """Describe journal entries one by one; a game may combine several."""
        for entry in entries:
            yield entry, self.news(entry)

    def points(self, match: Match) -> list[dict[str, int]]:
        """Add up the current points of each seat by source."""
        return match.breakdown()

    def measure(self, state: State) -> str:
        """Return the unit of the game's scores."""
        del state
        return "points"

    def sides(self, state: State) -> list[list[int]]:
        """List the sides, each with the seats that win or lose together."""
        return self.game.sides(state)

    def side_name(self, number: int, seats: Sequence[int]) -> str:
        """Name a side, counted from 0: its player, or a team."""
        return f"Team {number + 1}" if len(seats) > 1 else self.names[seats[0]]

    def ending(self, state: State) -> list[str]:
        """Return the final ranking, one line per side, best first."""
        places = self.game.places(state)
        scores = self.game.scores(state)
        lines: list[tuple[int, str]] = []
        for number, seats in enumerate(self.sides(state)):
            line = f"{places[seats[0]]}. {self.side_name(number, seats)}: {sum(scores[seat] for seat in seats)} points"
            if len(seats) > 1:
                line += f" ({', '.join(f'{self.names[seat]} {scores[seat]}' for seat in seats)})"
            lines.append((places[seats[0]], line))
        return [line for _, line in sorted(lines, key=itemgetter(0))]

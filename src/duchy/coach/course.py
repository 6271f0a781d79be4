"""The course of a finished game: all its positions, and the tasks of its review."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from duchy.coach.knowledge import Knowledge
from duchy.core.game import CHANCE, Game, State
from duchy.core.match import Match
from duchy.core.reason import Refusal

Ply = tuple[int, int]
MOST_PARTS: Final = 6
"""The most parts that are made one after the other before others may be made elsewhere."""


@dataclass(frozen=True)
class Task:
    """A part of a review, plies from `first` to `last`: a seat's turn, or what chance does between two decisions."""

    kind: Literal["turn", "chance"]
    first: int
    last: int


def course_of(match: Match, knowledge: Knowledge) -> "Course":
    """Return the course of a match; raises `Refusal` if nobody has moved. One that was resigned ends early."""
    if not match.plies:
        raise Refusal("nothing was played in this game: there is nothing to review")
    game = match.game
    first = game.initial(match.options) if match.position is None else game.read(match.position)
    return Course(game, knowledge, first, list(match.plies))


class Course:
    """All positions of a game, the first before any ply."""

    def __init__(self, game: Game, knowledge: Knowledge, first: State, plies: list[Ply]) -> None:
        """Play through a game with legal plies."""
        self.game = game
        self.knowledge = knowledge
        self.plies = plies
        self.seats = game.seats(first)
        self.states = [first]
        for seat, action in plies:
            after = self.states[-1].copy()
            game.apply(after, seat, action)
            self.states.append(after)

    @property
    def over(self) -> bool:
        """Return whether the game was played to its end."""
        return self.game.to_act(self.states[-1]) == 0

    def kind(self, ply: int) -> str:
        """Return the kind of luck of a ply of chance."""
        return self.knowledge.luck_kind(str(self.game.fields(self.plies[ply][1])["do"]))

    def tasks(self) -> list[Task]:
        """Return the parts of a review in the order of the game.

        A turn ends where another seat or chance acts, or where something hidden is revealed to its seat.
        """
        found: list[Task] = []
        ply = 0
        while ply < len(self.plies):
            seat = self.plies[ply][0]
            last = ply + 1
            while last < len(self.plies) and self.plies[last][0] == seat and not self.reveals(last - 1):
                last += 1
            found.append(Task("chance" if seat == CHANCE else "turn", ply, last))
            ply = last
        return found

    def portions(self) -> list[list[Task]]:
        """Divide these parts where chance acts: what is planned for one serves those after it. None has many parts."""
        found: list[list[Task]] = []
        for task in self.tasks():
            if task.kind == "chance" or not found or len(found[-1]) == MOST_PARTS:
                found.append([])
            found[-1].append(task)
        return found

    def reveals(self, ply: int) -> bool:
        """Return whether a decision revealed something hidden to its seat."""
        seat = self.plies[ply][0]
        if seat == CHANCE:
            return False
        game, states = self.game, self.states
        return game.secrets(states[ply + 1], seat) < game.secrets(states[ply], seat)

    def chance_steps(self, first: int, last: int) -> Iterator[tuple[int, int]]:
        """Divide plies of chance: each roll is a step of its own, consecutive draws are one, as people see them."""
        while first < last:
            kind, end = self.kind(first), first + 1
            while kind != "dice" and end < last and self.kind(end) == kind:
                end += 1
            yield first, end
            first = end

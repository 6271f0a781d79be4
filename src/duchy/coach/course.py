"""The course of a finished game: all its positions, and the tasks of its review."""

from dataclasses import dataclass
from typing import Literal

from duchy.coach.knowledge import Knowledge
from duchy.core.game import CHANCE, Game, State
from duchy.core.match import Match
from duchy.core.reason import Refusal

Ply = tuple[int, int]


@dataclass(frozen=True)
class Task:
    """A part of a review: the plies from `first` up to `last`, or the moment `first` of the curve."""

    kind: Literal["decision", "luck", "curve"]
    first: int
    last: int


def course_of(match: Match, knowledge: Knowledge) -> "Course":
    """Return the course of a match; raises `Refusal` if it is not over."""
    if match.acting():
        raise Refusal(f"the game is not over after {len(match.plies)} plies: only games that are over are reviewed")
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

        Each roll is a part of its own; consecutive draws of tiles or cards are one part, as people see them.
        """
        found: list[Task] = [Task("curve", 0, 0)]
        ply, before, shown = 0, CHANCE, 0
        while ply < len(self.plies):
            seat = self.plies[ply][0]
            last = ply + 1
            if seat == CHANCE:
                kind = self.kind(ply)
                while kind != "dice" and last < len(self.plies) and self.draws(last) == kind:
                    last += 1
                found.append(Task("luck", ply, last))
            else:
                if seat != before and ply >= shown + self.knowledge.effort.stride:
                    found.append(Task("curve", ply, ply))
                    shown = ply
                found.append(Task("decision", ply, last))
            before = seat
            ply = last
        return found

    def draws(self, ply: int) -> str:
        """Return the kind of luck of a ply; empty if it is a decision."""
        return self.kind(ply) if self.plies[ply][0] == CHANCE else ""

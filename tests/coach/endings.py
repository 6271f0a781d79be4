"""The ends of recorded games, reviewed with minimal effort: enough to see that everything fits together."""

from dataclasses import replace
from functools import cache
from pathlib import Path

from duchy.coach.course import Course
from duchy.coach.knowledge import Effort, Knowledge
from duchy.coach.registry import knowledge_of
from duchy.coach.review import Part, Review, Reviewer
from duchy.core.game import Game, State
from duchy.core.match import Match
from duchy.core.record import Record, read_record
from duchy.games import load

REPLAYS = Path(__file__).parents[1] / "replays"
LITTLE = Effort(
    width=2,
    plans=3,
    breadth=1,
    finalists=3,
    tries=2,
    draws=2,
    pairs=2,
    most=2,
    grain=100.0,
    trials=8,
    telling=1,
    horizon=1,
)
LEAST = replace(LITTLE, width=1, plans=1, finalists=1, trials=1)
"""For what holds whatever the values are: every turn is planned action by action, and none is tried."""


def little(game: str, effort: Effort = LITTLE) -> Knowledge:
    """Return the knowledge of a game with minimal effort."""
    knowledge = knowledge_of(game)
    knowledge.effort = effort
    return knowledge


@cache
def recorded(name: str) -> Record:
    """Read a recorded game."""
    return read_record((REPLAYS / f"{name}.txt").read_text(encoding="utf-8"))


def at(name: str, plies: int) -> tuple[Game, State, Record]:
    """Return a recorded game after the given number of plies; negative numbers count from the end."""
    record = recorded(name)
    game = load(record.game)
    match = Match(game, record.options)
    for seat, action in record.plies[:plies]:
        match.play(seat, action)
    return game, match.state.copy(), record


def ending(name: str, plies: int, effort: Effort = LITTLE) -> Course:
    """Return the last plies of a recorded game."""
    game, state, record = at(name, -plies)
    return Course(game, little(record.game, effort), state, record.plies[-plies:])


def reviewed(name: str, plies: int) -> tuple[Reviewer, list[Part], Review]:
    """Review the last plies of a recorded game."""
    reviewer = Reviewer(ending(name, plies))
    parts = [reviewer.part(task) for task in reviewer.tasks]
    return reviewer, parts, reviewer.review(parts, recorded(name).players, [])

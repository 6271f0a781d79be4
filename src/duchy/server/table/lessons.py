"""Lessons: first games whose draws are the same each time, so that a guide can show things in a good order.

Their seeds stand here for everybody to read. So a lesson is opened by its name alone, with nothing else to choose, and
its table says that it is one, in lists and in the record too; no other table can be given a seed.
"""

import hashlib
from typing import Final

from msgspec import Struct

from duchy.core.reason import Refusal
from duchy.server.wire.messages import SeatRequest
from duchy.server.wire.requests import NewTable


class Lesson(Struct, frozen=True):
    """A game set up for learning: who sits there, its options, and the seed of all its draws."""

    options: dict[str, str | int]
    seats: list[SeatRequest]
    seed: bytes


LESSONS: Final = {
    ("burgundy", "first"): Lesson(
        {"players": 2, "edition": 2019, "duchies": "1"},
        [SeatRequest("me"), SeatRequest("bot", bot="greedy")],
        hashlib.sha256(b"the first game of burgundy, 2014").digest(),
    ),
    ("kingdom", "first"): Lesson(
        {"players": 2, "module": "none", "side": "a", "duchy": "teressie"},
        [SeatRequest("me"), SeatRequest("bot", bot="greedy")],
        hashlib.sha256(b"the first game of kingdom, 1735").digest(),
    ),
}
"""The lessons by game and name."""


def lesson_of(wanted: NewTable) -> Lesson:
    """Find the lesson that somebody wants; raises `Refusal` if there is none, or if more is asked for."""
    lesson = LESSONS.get((wanted.game, wanted.lesson))
    if lesson is None:
        names = [name for game, name in LESSONS if game == wanted.game]
        known = f"the lessons are {', '.join(names)}" if names else "it has no lessons"
        raise Refusal(f"there is no lesson {wanted.lesson!r} of {wanted.game!r}: {known}")
    if wanted != NewTable(wanted.game, lesson=wanted.lesson):
        raise Refusal(f"lesson {wanted.lesson!r} has its own options, seats and clock: name nothing but the lesson")
    return lesson

"""Lessons as tables: each game brings its own, and a table is created by the lesson's name alone."""

from duchy.core.entry import import_attribute
from duchy.core.lesson import Lesson
from duchy.core.reason import Refusal
from duchy.games import entry_of
from duchy.server.wire.messages import SeatRequest
from duchy.server.wire.requests import NewTable


def lessons_of(game: str) -> dict[str, Lesson]:
    """Return a game's lessons by name; raises `Refusal` if there is no such game."""
    address = entry_of(game).lessons
    lessons: dict[str, Lesson] = import_attribute(address) if address else {}
    return lessons


def lesson_of(wanted: NewTable) -> Lesson:
    """Find the lesson of a request; raises `Refusal` if there is none, or if the request names anything else."""
    lessons = lessons_of(wanted.game)
    if wanted.lesson not in lessons:
        known = f"the lessons are {', '.join(lessons)}" if lessons else "it has no lessons"
        raise Refusal(f"there is no lesson {wanted.lesson!r} of {wanted.game!r}: {known}")
    if wanted != NewTable(wanted.game, lesson=wanted.lesson):
        raise Refusal(f"lesson {wanted.lesson!r} has its own options, seats and clock: name only the lesson")
    return lessons[wanted.lesson]


def seats_of(lesson: Lesson) -> list[SeatRequest]:
    """Return the seats of a lesson as a request."""
    return [SeatRequest("bot", bot=bot) if bot else SeatRequest("me") for bot in lesson.seats]

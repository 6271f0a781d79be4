"""A lesson: a guided game whose draws are the same every time, so that a guide can show things in a good order."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Lesson:
    """The setup of a guided game: its options, its seats, and the seed of all its draws.

    `seats` names the bot in each seat; '' is the learner's seat. The seed is public, so a table of a lesson always
    says that it is one.
    """

    options: dict[str, str | int]
    seats: tuple[str, ...]
    seed: bytes

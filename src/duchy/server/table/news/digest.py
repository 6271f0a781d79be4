"""A table's entry in lists."""

from msgspec import Struct


class Digest(Struct, omit_defaults=True):
    """A table's entry in lists; the persons behind the seats are never sent.

    `why` says how a game ended that was not played to its end; `chosen` holds the non-default options of a finished
    solo game.
    """

    names: list[str]
    persons: list[str | None]
    acting: list[int] = []
    scores: list[int] = []
    places: list[int] = []
    lesson: str = ""
    why: str = ""
    practice: bool = False
    chosen: dict[str, str | int] | None = None

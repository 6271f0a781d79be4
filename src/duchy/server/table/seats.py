"""Seats of a table: persons, bots, and bots that stand in for persons."""

from typing import Final, Literal

from msgspec import Struct

from duchy.bots.registry import BOTS, USUAL
from duchy.core.reason import Refusal
from duchy.server.table.tidy import in_line, tidy
from duchy.server.wire.messages import LONGEST_NAME, SeatKind

STAND_IN: Final = USUAL
"""The default bot that stands in for a person."""


class Seat(Struct, omit_defaults=True):
    """One seat: `person` holds it, `bot` plays it from the start, `stand_in` is the bot that replaces the person.

    A reserved seat waits for its person. `hints` counts the decisions for which the coach was asked; `advised` is the
    number of the latest such event.
    """

    kind: SeatKind
    name: str = ""
    person: str | None = None
    bot: str = ""
    stand_in: str = ""
    why: Literal["", "left", "time", "resigned"] = ""
    reserved: bool = False
    hints: int = 0
    advised: int = -1

    @property
    def taken(self) -> bool:
        """Return whether the seat is taken."""
        return bool(self.bot) or (self.person is not None and not self.reserved)

    @property
    def played_by(self) -> str:
        """Return the bot that plays this seat now; '' if its person does."""
        return self.bot or self.stand_in

    @property
    def asked(self) -> bool:
        """Return whether a person with a vote holds this seat."""
        return self.person is not None and self.why not in {"resigned", "left"}


class Proposal(Struct):
    """A proposal that all others must accept; `asked` is the number of its event."""

    asked: int
    what: str
    seat: int
    to: int
    bot: str
    waiting: list[int]


def clean_name(name: str) -> str:
    """Normalise a nickname; raises `Refusal` if it is too long or contains invisible characters."""
    words = in_line(name)
    if not words or len(words) > LONGEST_NAME or words != tidy(name):
        raise Refusal(f"{name!r} is not a valid name: use 1 to {LONGEST_NAME} visible characters")
    return words


def bot_known(name: str) -> str:
    """Check a bot's name; raises `Refusal` if there is no such bot."""
    if name not in BOTS:
        raise Refusal(f"there is no bot {name!r}: the bots are {', '.join(BOTS)}")
    return name

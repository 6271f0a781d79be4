"""Readings that the research tables need beyond the contract: the game's clock, and each seat's buildings."""

from collections.abc import Sequence
from typing import cast

from duchy.core.entry import import_attribute
from duchy.core.game import Game, State
from duchy.core.journal import Entry
from duchy.games import entry_of, load


class Reading:
    """A reader of one game's positions; by itself it suits a game without stages, duchies and buildings."""

    built: str = ""
    """The kind of item that `estates` lists, in one word; empty for games without building."""
    stages: Sequence[str] = ("",)
    """The stages that `clock` may return."""
    rounds_of_stages: bool = True
    """Whether a stage has rounds; otherwise a round has stages."""

    def __init__(self, game: Game) -> None:
        """Store the rules of the game."""
        self.game = game

    def clock(self, state: State) -> tuple[str, int]:  # noqa: ARG002
        """Return the time of the game: the stage, and the round counted from 1."""
        return "", 1

    def estates(self, state: State) -> list[tuple[str, list[str]]]:
        """Return each seat's duchy and the items built there; partners of a team share one."""
        return [("", []) for _ in range(self.game.seats(state))]

    def duchies(self, state: State) -> list[str]:  # noqa: ARG002
        """Return the duchies that can be dealt with these options."""
        return []

    def buildable(self, state: State) -> list[str]:  # noqa: ARG002
        """Return everything that can be built with these options."""
        return []

    def moment(self, moment: tuple[int, str]) -> tuple[int, int]:
        """Return the sort key of a moment, which is a round and its stage."""
        round_, stage = moment
        place = self.stages.index(stage)
        return (place, round_) if self.rounds_of_stages else (round_, place)

    def first(self, journal: Sequence[Entry]) -> int | None:
        """Return the seat that started; None if the game started from a position."""
        for entry in journal:
            if entry.code == "first":
                return cast("list[int]", entry.values["order"])[0] - 1
            if entry.code == "round" and entry.seat >= 0:
                return entry.seat if entry.values["round"] == 1 else None
        return None


def reading_of(name: str) -> Reading:
    """Make the reading of a game; a general one if it has registered none."""
    address = entry_of(name).research
    return cast("Reading", (import_attribute(address) if address else Reading)(load(name)))

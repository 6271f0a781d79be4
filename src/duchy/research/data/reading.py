"""What a table says of a position beyond the contract: the game's clock, and what each seat has built."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, cast

from duchy.core.game import State
from duchy.core.journal import Entry
from duchy.core.reason import Refusal
from duchy.games.burgundy.box.components import (
    FIRST_MONASTERY,
    KIND_NAMES,
    KIND_NAMES_2011,
    MONASTERIES,
    NO_TILE,
    PHASE_NAMES,
    PHASES,
    ROUNDS,
)
from duchy.games.burgundy.state.state import Burgundy
from duchy.games.burgundy.variant import BOARDS, CHOSEN
from duchy.games.kingdom.state.state import STAGE_NAMES, Kingdom


class Reading(ABC):
    """Reads the positions of one game."""

    built: str
    """What `estates` lists, in a word."""
    stages: Sequence[str]
    """What `clock` may answer first."""
    rounds_of_stages: bool
    """Whether a stage has rounds; otherwise a round has stages."""

    @abstractmethod
    def clock(self, state: State) -> tuple[str, int]:
        """Say when in the game it is: the stage, and the round counted from 1."""

    @abstractmethod
    def estates(self, state: State) -> list[tuple[str, list[str]]]:
        """Give the duchy of each seat, and what is built there; partners of a team have the same one."""

    @abstractmethod
    def duchies(self, state: State) -> list[str]:
        """List the duchies that can be dealt in such a game."""

    @abstractmethod
    def buildable(self, state: State) -> list[str]:
        """List what can be built in such a game."""

    def moment(self, moment: tuple[int, str]) -> tuple[int, int]:
        """Give what moments, each a round and its stage, are sorted by."""
        round_, stage = moment
        place = self.stages.index(stage)
        return (place, round_) if self.rounds_of_stages else (round_, place)

    def first(self, journal: Sequence[Entry]) -> int | None:
        """Find who began; nothing where the game went on from a position."""
        for entry in journal:
            if entry.code == "first":
                return cast("list[int]", entry.values["order"])[0] - 1
            if entry.code == "round" and entry.seat >= 0:
                return entry.seat if entry.values["round"] == 1 else None
        return None


class BurgundyReading(Reading):
    """Reads Castles of Burgundy: phases and rounds, layouts and tiles."""

    built = "monastery"
    stages = tuple(PHASE_NAMES)
    rounds_of_stages = True

    def clock(self, state: State) -> tuple[str, int]:
        """Name the phase and the round."""
        table = cast(Burgundy, state)
        return PHASE_NAMES[min(table.phase, PHASES - 1)], int(min(table.round, ROUNDS - 1)) + 1

    def estates(self, state: State) -> list[tuple[str, list[str]]]:
        """Give layouts and tiles by hex."""
        table = cast(Burgundy, state)
        names = KIND_NAMES if table.variant.new_edition else KIND_NAMES_2011
        estates: list[tuple[str, list[str]]] = []
        for seat in table.seats:
            duchy = table.duchies[seat.duchy]
            estates.append((duchy.layout.name, [names[tile] for tile in duchy.tiles if tile != NO_TILE]))
        return estates

    def duchies(self, state: State) -> list[str]:
        """List the layouts that were chosen, or those among which chance deals."""
        variant = cast(Burgundy, state).variant
        if variant.dealing == CHOSEN:
            dealt = sorted(set(variant.chosen))
        elif variant.dealing == BOARDS:
            dealt = sorted({side for first, second, _ in variant.boards for side in (first, second)})
        else:
            dealt = list(range(int(variant.first_dealt), int(variant.last_dealt)))
        return [variant.layouts[index].name for index in dealt]

    def buildable(self, state: State) -> list[str]:
        """List the monasteries that are in the piles: other tiles everybody has."""
        variant = cast(Burgundy, state).variant
        kinds = range(FIRST_MONASTERY, FIRST_MONASTERY + MONASTERIES)
        return [KIND_NAMES[kind] for kind in kinds if variant.coloured_tiles[kind] + variant.black_tiles[kind]]


class KingdomReading(Reading):
    """Reads Wonderful Kingdom: rounds and their stages, duchy cards and developments."""

    built = "card"
    stages = STAGE_NAMES
    rounds_of_stages = False

    def clock(self, state: State) -> tuple[str, int]:
        """Name the stage and the round."""
        table = cast(Kingdom, state)
        return STAGE_NAMES[table.stage], int(table.round) + 1

    def estates(self, state: State) -> list[tuple[str, list[str]]]:
        """Give duchies and the developments that are built."""
        table = cast(Kingdom, state)
        cards = table.variant.cards
        return [
            (
                cards.duchy_ids[seat.duchy] if seat.duchy >= 0 else "",
                [cards.ids[kind] for kind in seat.built[: seat.buildings]],
            )
            for seat in table.seats
        ]

    def duchies(self, state: State) -> list[str]:
        """List the duchies of the set."""
        return list(cast(Kingdom, state).variant.cards.duchy_ids)

    def buildable(self, state: State) -> list[str]:
        """List the developments of the set."""
        cards = cast(Kingdom, state).variant.cards
        return cards.ids[: cards.treasures]


READINGS: Final[dict[str, Reading]] = {"burgundy": BurgundyReading(), "kingdom": KingdomReading()}


def reading_of(game: str) -> Reading:
    """Choose who reads a game."""
    if game not in READINGS:
        raise Refusal(f"{game} has no table of its positions yet; {' and '.join(READINGS)} have")
    return READINGS[game]

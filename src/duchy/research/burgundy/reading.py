"""Positions of Castles of Burgundy, read for the research tables."""

from typing import cast

from duchy.core.game import State
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
from duchy.research.data.reading import Reading


class BurgundyReading(Reading):
    """Phases and rounds, layouts and tiles."""

    built = "monastery"
    stages = tuple(PHASE_NAMES)
    rounds_of_stages = True

    def clock(self, state: State) -> tuple[str, int]:
        """Return the phase and the round."""
        table = cast(Burgundy, state)
        return PHASE_NAMES[min(table.phase, PHASES - 1)], int(min(table.round, ROUNDS - 1)) + 1

    def estates(self, state: State) -> list[tuple[str, list[str]]]:
        """Return layouts, and tiles by hex."""
        table = cast(Burgundy, state)
        names = KIND_NAMES if table.variant.new_edition else KIND_NAMES_2011
        estates: list[tuple[str, list[str]]] = []
        for seat in table.seats:
            duchy = table.duchies[seat.duchy]
            estates.append((duchy.layout.name, [names[tile] for tile in duchy.tiles if tile != NO_TILE]))
        return estates

    def duchies(self, state: State) -> list[str]:
        """Return the chosen layouts, or those from which chance deals."""
        variant = cast(Burgundy, state).variant
        if variant.dealing == CHOSEN:
            dealt = sorted(set(variant.chosen))
        elif variant.dealing == BOARDS:
            dealt = sorted({side for first, second, _ in variant.boards for side in (first, second)})
        else:
            dealt = list(range(int(variant.first_dealt), int(variant.last_dealt)))
        return [variant.layouts[index].name for index in dealt]

    def buildable(self, state: State) -> list[str]:
        """Return the monasteries in the piles: everyone has the other tiles."""
        variant = cast(Burgundy, state).variant
        kinds = range(FIRST_MONASTERY, FIRST_MONASTERY + MONASTERIES)
        return [KIND_NAMES[kind] for kind in kinds if variant.coloured_tiles[kind] + variant.black_tiles[kind]]

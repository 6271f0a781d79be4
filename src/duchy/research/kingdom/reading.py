"""Positions of Wonderful Kingdom, read for the research tables."""

from typing import cast

from duchy.core.game import State
from duchy.games.kingdom.state.state import STAGE_NAMES, Kingdom
from duchy.research.data.reading import Reading


class KingdomReading(Reading):
    """Rounds and their stages, duchy cards and developments."""

    built = "card"
    stages = STAGE_NAMES
    rounds_of_stages = False

    def clock(self, state: State) -> tuple[str, int]:
        """Return the stage and the round."""
        table = cast(Kingdom, state)
        return STAGE_NAMES[table.stage], int(table.round) + 1

    def estates(self, state: State) -> list[tuple[str, list[str]]]:
        """Return duchies and built developments."""
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
        """Return the duchies of the set."""
        return list(cast(Kingdom, state).variant.cards.duchy_ids)

    def buildable(self, state: State) -> list[str]:
        """Return the developments of the set."""
        cards = cast(Kingdom, state).variant.cards
        return cards.ids[: cards.treasures]

"""Every game with its witness, and every case that the kit plays."""

from dataclasses import dataclass
from typing import Final

from duchy.core.game import State
from tests.contract.burgundy import BurgundyWitness
from tests.contract.kingdom import KingdomWitness
from tests.contract.witness import Witness

WITNESSES: Final[dict[str, Witness]] = {"burgundy": BurgundyWitness(), "kingdom": KingdomWitness()}


@dataclass(frozen=True, eq=False)
class Case:
    """One game with one set of options."""

    name: str
    witness: Witness
    options: dict[str, object]

    def begin(self) -> State:
        """Set up the game."""
        return self.witness.game.initial(self.options)


CASES: Final = [
    Case(f"{name}:{title}", witness, options)
    for name, witness in WITNESSES.items()
    for title, options in witness.cases().items()
]
FEW_CASES: Final = CASES[::6]
"""A mixture that is played every day; the rest is slow."""


def title(case: Case) -> str:
    """Name a case in the list of tests."""
    return case.name

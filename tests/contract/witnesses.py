"""Every game with its witness, and every case that the kit plays."""

from dataclasses import dataclass
from importlib import import_module
from typing import Final, cast

from duchy.core.game import State
from duchy.games import BUILT_IN, entry_of, game_names
from tests.contract.witness import Witness


def witness_of(name: str) -> Witness:
    """Make a game's witness: from here for a built-in game, next to the game for one from another package."""
    package = "tests.contract" if name in BUILT_IN else entry_of(name).game.partition(":")[0].rpartition(".")[0]
    module = import_module(f"{package}.{name if name in BUILT_IN else 'witness'}")
    return cast("Witness", getattr(module, f"{name.capitalize()}Witness")())


WITNESSES: Final[dict[str, Witness]] = {name: witness_of(name) for name in game_names()}


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
    """Return the name of a case for the list of tests."""
    return case.name

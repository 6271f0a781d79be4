"""Every game with its witness, and every case that the kit plays."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Final, cast

import pytest

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
"""A mixture of all."""
DAILY_CASES: Final = FEW_CASES[::3]
"""What is played every day, and interpreted: each expansion, module and number of players; the rest is slow."""


def title(case: Case) -> str:
    """Return the name of a case for the list of tests."""
    return case.name


def for_each(cases: Iterable[Case], daily: Sequence[Case] = DAILY_CASES) -> pytest.MarkDecorator:
    """Give a test each of some cases; those that are not for every day are slow."""
    marked = [pytest.param(case, id=title(case), marks=[] if case in daily else [pytest.mark.slow]) for case in cases]
    return pytest.mark.parametrize("case", marked)

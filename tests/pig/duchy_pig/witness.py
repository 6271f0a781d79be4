"""What Pig tells the contract tests about itself."""

from collections.abc import Mapping
from typing import cast

from duchy.core.game import State
from duchy.games import load
from duchy_pig.rules import DIE, MOST_ROUNDS, STARTER
from duchy_pig.state import CHOOSING, Pig
from tests.contract.witness import Witness


class PigWitness(Witness):
    """Two to four players and every target."""

    hides_something = False

    def __init__(self) -> None:
        super().__init__(load("pig"))

    def cases(self) -> dict[str, dict[str, object]]:
        """List all options."""
        return {f"{n}p-{target}": {"players": n, "target": target} for n in (2, 3, 4) for target in (20, 50, 100)}

    def options(self, state: State) -> Mapping[str, object]:
        """Read the options."""
        return cast("Pig", state).options

    def longest(self, state: State) -> int:
        """Bound the plies: two for each roll and one to hold, in every turn."""
        pig = cast("Pig", state)
        return 1 + MOST_ROUNDS * len(pig.scores) * (pig.target + 3)

    def pieces(self, state: State) -> dict[str, int]:
        """Count the turns that are left."""
        pig = cast("Pig", state)
        return {"turns": MOST_ROUNDS * len(pig.scores) - pig.turns}

    def never_fall(self, state: State) -> list[int]:
        """List the turns and the points."""
        pig = cast("Pig", state)
        return [pig.turns, *pig.scores]

    def check(self, state: State) -> None:
        """Check that the seat to act follows from the turns."""
        pig = cast("Pig", state)
        assert pig.seat == (pig.starter + pig.turns) % len(pig.scores)
        assert 0 <= pig.pot <= pig.target + 5

    def check_happened(self, before: State, after: State, outcome: int) -> None:
        """Look for the outcome in the state."""
        then, now = cast("Pig", before), cast("Pig", after)
        if outcome < DIE:
            assert (outcome - STARTER, CHOOSING) == (now.seat, now.stage)
        elif outcome == DIE:
            assert (0, then.turns + 1) == (now.pot, now.turns)
        else:
            assert then.pot + outcome - DIE + 1 == now.pot

    def lively(self, action: int) -> bool:  # noqa: ARG002
        """Prefer nothing."""
        return True

    def hidden(self, state: State, viewer: int) -> tuple[int, ...]:  # noqa: ARG002
        """List nothing."""
        return ()

    def possibly_hidden(self, state: State, viewer: int) -> list[tuple[int, ...]]:  # noqa: ARG002
        """List nothing."""
        return [()]

"""Pig: roll as often as you dare, a 1 loses the turn. The contract, handed on to rules and text."""

from collections.abc import Mapping
from typing import cast

from duchy.core.buffer import Buffer
from duchy.core.chance import Rng
from duchy.core.game import Game, State
from duchy.core.journal import Entry, Values
from duchy.core.options import Option, settle
from duchy.core.reason import Reason
from duchy_pig import rules, text
from duchy_pig.state import Pig


def pig(state: State) -> Pig:
    """Return the state as what it is."""
    return cast("Pig", state)


class PigGame(Game):
    """The rules of Pig."""

    def __init__(self) -> None:
        """Name the game, the version of its rules and the size of its action space."""
        self.name = "pig"
        self.rules = 1
        self.actions = rules.ACTIONS

    def options(self) -> tuple[Option, ...]:
        """List the options."""
        return text.OPTIONS

    def initial(self, options: Mapping[str, object] | None = None) -> State:
        """Set up a game."""
        return Pig(settle(text.OPTIONS, options or {}))

    def seats(self, state: State) -> int:
        """Count the seats."""
        return len(pig(state).scores)

    def to_act(self, state: State) -> int:
        """Return who acts."""
        return rules.to_act(pig(state))

    def legal(self, state: State, seat: int, out: Buffer) -> int:  # noqa: ARG002
        """Write the legal actions."""
        return rules.legal(pig(state), out)

    def outcomes(self, state: State, out: Buffer, weights: Buffer) -> int:
        """Write what chance may decide."""
        return rules.outcomes(pig(state), out, weights)

    def apply(self, state: State, seat: int, action: int) -> None:
        """Do a legal action."""
        rules.apply(pig(state), int(seat), int(action))

    def draw_id(self, state: State) -> int:
        """Number a draw by the turn, so that games from the same start roll the same."""
        return pig(state).turns * 1000 + pig(state).pot

    def scores(self, state: State) -> list[int]:
        """Return the points of each seat."""
        return pig(state).scores[:]

    def places(self, state: State) -> list[int]:
        """Rank the seats of a finished game."""
        return [] if rules.to_act(pig(state)) else rules.places(pig(state))

    def view(self, state: State, seat: int) -> object:  # noqa: ARG002
        """Show a state; nothing is hidden."""
        return text.view(pig(state))

    def resample(self, state: State, seat: int, rng: Rng) -> State:  # noqa: ARG002
        """Copy a state; nothing is hidden."""
        return pig(state).copy()

    def sees_more(self, state: State, seat: int) -> bool:  # noqa: ARG002
        """Say no: nothing is hidden."""
        return False

    def secrets(self, state: State, seat: int) -> int:  # noqa: ARG002
        """Count nothing: nothing is hidden."""
        return 0

    def hides(self, state: State, seat: int, action: int, viewer: int) -> bool:  # noqa: ARG002
        """Hide nothing."""
        return False

    def explain(self, state: State, seat: int, action: int) -> Reason | None:
        """Return why an action is not legal."""
        return rules.refusal(pig(state), seat, action)

    def notation(self, action: int) -> str:
        """Write an action."""
        return text.notation(action)

    def parse(self, text_: str) -> int:
        """Read an action."""
        return text.parse(text_)

    def fields(self, action: int) -> Values:
        """Take an action apart."""
        return text.fields(action)

    def action(self, fields: Mapping[str, object]) -> int:
        """Put an action together."""
        return text.action_of(fields)

    def describe(self, state: State, seat: int, action: int) -> str:  # noqa: ARG002
        """Put an action into words."""
        return text.describe(action)

    def write(self, state: State) -> dict[str, object]:
        """Write a position."""
        return text.write(pig(state))

    def read(self, document: object) -> State:
        """Read a position."""
        return text.read(document)

    def start_journal(self, state: State) -> list[Entry]:
        """Switch the journal on."""
        journal: list[Entry] = []
        pig(state).journal = journal
        return journal

    def tell(self, entry: Entry) -> str:
        """Put a journal entry into words."""
        return text.tell(entry)

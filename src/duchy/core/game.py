"""The contract: what a game and its state are to everybody else.

A game owns no randomness and no players. It says who has to act, what they may do, and what follows.
Everything random is an action of the seat `CHANCE`; choices made at the same time are several seats in
`to_act`. An action is one int of a fixed, dense space and always means the same.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64, mypyc_attr

from duchy.core.buffer import Buffer
from duchy.core.chance import Rng
from duchy.core.journal import Entry, Values
from duchy.core.options import Option
from duchy.core.reason import Reason

CHANCE: Final = 15
"""The seat of the dice and the draw piles."""

CHANCE_ACTS: Final = 1 << 15
"""What `to_act` answers when chance decides."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """Everything that is true at one moment of a game, hidden or not."""

    @abstractmethod
    def copy(self) -> "State":
        """Make a state that shares nothing changeable with this one; its journal is off."""

    @abstractmethod
    def become(self, other: "State") -> None:
        """Take over another state of the same game, like a copy but in the room of this one; the journal is off."""

    def touch(self) -> i64:
        """Read a little everywhere: memory that is far away comes all at once then, and not bit by bit."""
        return 0

    @abstractmethod
    def equals(self, other: "State") -> bool:
        """Say whether another state of the same game, from the same options, is as good as this one.

        Nobody could tell them apart but by the order in which things were done or stored.
        """


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """The rules of one game, without state."""

    name: str
    rules: int
    """The version of the rules: grows with every change of behaviour."""
    actions: int
    """The size of the action space: actions are 0 to actions - 1."""

    @abstractmethod
    def options(self) -> tuple[Option, ...]:
        """List the options of a game, with their defaults."""

    @abstractmethod
    def initial(self, options: Mapping[str, object] | None = None) -> State:
        """Set up a new game; wrong options raise `OptionError`."""

    @abstractmethod
    def seats(self, state: State) -> int:
        """Count the seats of the game."""

    @abstractmethod
    def to_act(self, state: State) -> i64:
        """Say who has to act, as bits: none (the game is over), `CHANCE_ACTS`, one seat or several."""

    @abstractmethod
    def legal(self, state: State, seat: i64, out: Buffer) -> i64:
        """Write the legal actions of a seat that has to act into `out`; return how many.

        `out` belongs to the caller and is as long as the action space.
        """

    @abstractmethod
    def outcomes(self, state: State, out: Buffer, weights: Buffer) -> i64:
        """Write what chance may decide, and the weight of each, into `out` and `weights`; return how many."""

    @abstractmethod
    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Do a legal action. Nothing is checked here: `Match` checks at the gate."""

    @abstractmethod
    def scores(self, state: State) -> list[int]:
        """Count the victory points of each seat so far."""

    @abstractmethod
    def places(self, state: State) -> list[int]:
        """Rank the seats of a finished game, 1 the winner's; empty while it runs."""

    @abstractmethod
    def view(self, state: State, seat: int) -> object:
        """Show a state as a seat sees it, as plain data; `SPECTATOR` sees what is public. `asked` is what is asked."""

    @abstractmethod
    def resample(self, state: State, seat: int, rng: Rng) -> State:
        """Copy a state with all that the seat cannot see drawn anew from what is possible."""

    @abstractmethod
    def secrets(self, state: State, seat: int) -> int:
        """Count what the state hides from a seat; an action of its own that lowers it cannot be taken back."""

    @abstractmethod
    def hides(self, state: State, seat: int, action: int, viewer: int) -> bool:
        """Say whether an action that a seat or chance is about to do stays hidden from another seat or a spectator."""

    @abstractmethod
    def explain(self, state: State, seat: int, action: int) -> Reason | None:
        """Say why an action is not legal now; `None` when it is."""

    @abstractmethod
    def notation(self, action: int) -> str:
        """Write an action as a short text."""

    @abstractmethod
    def parse(self, text: str) -> int:
        """Read an action back from its text; raises `NotationError`."""

    @abstractmethod
    def fields(self, action: int) -> Values:
        """Take an action apart: what is done ("do"), and with what."""

    @abstractmethod
    def action(self, fields: Mapping[str, object]) -> int:
        """Put an action together from its fields; raises `NotationError`."""

    @abstractmethod
    def describe(self, state: State, seat: int, action: int) -> str:
        """Say in words what an action of a seat does in this position."""

    @abstractmethod
    def write(self, state: State) -> dict[str, object]:
        """Write a position as a JSON document."""

    @abstractmethod
    def read(self, document: object) -> State:
        """Read a position back; raises `PositionError`, which names the field."""

    @abstractmethod
    def start_journal(self, state: State) -> list[Entry]:
        """Let a state write down what happens from now on, and return the list it writes to."""

    @abstractmethod
    def tell(self, entry: Entry) -> str:
        """Put a journal entry into words."""

    def costs(self, state: State, seat: int, action: int) -> dict[str, int]:  # noqa: ARG002
        """List what a legal action of a seat costs in this position, by what is paid: nothing where none is named."""
        return {}

    def score(self, state: State, seat: i64) -> i64:
        """Count the victory points of one seat, without a list."""
        return self.scores(state)[seat]

    def draw(self, state: State, rng: Rng, out: Buffer, weights: Buffer) -> i64:
        """Let chance decide: draw one of its outcomes by their weights. The buffers are room for `outcomes`."""
        count = self.outcomes(state, out, weights)
        return out.items[rng.pick_weighted(weights, count)]

    def draw_id(self, state: State) -> i64:  # noqa: ARG002
        """Name what chance decides now by a number that other games from the same start give the same draw."""
        return 0

    def buffer(self) -> Buffer:
        """Make a buffer for `legal` and `outcomes`."""
        return Buffer(self.actions)

    def legal_actions(self, state: State, seat: int) -> list[int]:
        """List the legal actions of a seat or of chance; nothing for a seat that does not have to act."""
        if seat not in self.acting(state):
            return []
        if seat == CHANCE:
            return [outcome for outcome, _ in self.chances(state)]
        out = self.buffer()
        return [int(out.items[i]) for i in range(self.legal(state, seat, out))]

    def chances(self, state: State) -> list[tuple[int, int]]:
        """List what chance may decide, each outcome with its weight."""
        if self.to_act(state) != CHANCE_ACTS:
            return []
        out = self.buffer()
        weights = self.buffer()
        return [(int(out.items[i]), int(weights.items[i])) for i in range(self.outcomes(state, out, weights))]

    def acting(self, state: State) -> list[int]:
        """List the seats that have to act; `[CHANCE]` for chance, nothing when the game is over."""
        return seats_in(self.to_act(state))


SPECTATOR: Final = -1
"""The seat of somebody who only looks on."""


def seats_in(bits: i64) -> list[int]:
    """List the seats of a set of seats."""
    return [seat for seat in range(CHANCE + 1) if bits >> seat & 1]


def first_in(bits: i64) -> i64:
    """Name the lowest seat of a set of seats that is not empty."""
    seat: i64 = 0
    while not bits >> seat & 1:
        seat += 1
    return seat

"""The contract: what everyone else may expect of a game and its state.

A game owns no randomness and no players. It knows who must act, what they may do, and what follows. Everything random
is an action of the seat `CHANCE`; simultaneous choices are several seats in `to_act`. An action is one int of a fixed,
dense space and always means the same.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64, mypyc_attr

from duchy.core.buffer import Buffer, borrow, give_back
from duchy.core.chance import Rng
from duchy.core.journal import Entry, Values
from duchy.core.options import Option
from duchy.core.reason import Reason

CHANCE: Final = 15
"""The seat of the dice and the draw piles."""

CHANCE_ACTS: Final = 1 << 15
"""The value of `to_act` when chance must act."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """Everything that is true at one moment of a game, hidden or not."""

    @abstractmethod
    def copy(self) -> "State":
        """Return a state that shares nothing mutable with this one; its journal is off."""

    @abstractmethod
    def become(self, other: "State") -> None:
        """Overwrite this state with another one of the same game, without allocation; the journal is off."""

    def touch(self) -> i64:
        """Read a little of everything, so that the processor fetches it from memory together."""
        return 0

    @abstractmethod
    def equals(self, other: "State") -> bool:
        """Return whether another state of the same game and options is equivalent to this one.

        Equivalent states differ at most in the order in which things were done or stored.
        """

    def __copy__(self) -> "State":
        """Copy as `copy` does: nothing mutable is shared."""
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        """Copy as `copy` does."""
        return self.copy()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """The rules of one game, without state."""

    name: str
    rules: int
    """The version of the rules: increases with every change of behaviour."""
    actions: int
    """The size of the action space: actions are 0 to actions - 1."""

    @abstractmethod
    def options(self) -> tuple[Option, ...]:
        """List the game's options, with their defaults."""

    @abstractmethod
    def initial(self, options: Mapping[str, object] | None = None) -> State:
        """Set up a new game; invalid options raise `OptionError`."""

    @abstractmethod
    def seats(self, state: State) -> int:
        """Return the number of seats."""

    def sides(self, state: State) -> list[list[int]]:
        """List the sides, each with the seats that win or lose together; by default every seat is one."""
        return [[seat] for seat in range(self.seats(state))]

    @abstractmethod
    def to_act(self, state: State) -> i64:
        """Return who must act, as bits: none (the game is over), `CHANCE_ACTS`, one seat or several."""

    @abstractmethod
    def legal(self, state: State, seat: i64, out: Buffer) -> i64:
        """Write the legal actions of a seat that must act to `out`; return their number.

        `out` belongs to the caller and is as long as the action space.
        """

    @abstractmethod
    def outcomes(self, state: State, out: Buffer, weights: Buffer) -> i64:
        """Write the possible outcomes of chance and their weights to `out` and `weights`; return their number."""

    @abstractmethod
    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Apply a legal action, unchecked: `Match` checks actions first."""

    @abstractmethod
    def scores(self, state: State) -> list[int]:
        """Return each seat's victory points so far."""

    @abstractmethod
    def places(self, state: State) -> list[int]:
        """Return each seat's place in a finished game, 1 for the winner; empty while the game runs."""

    @abstractmethod
    def view(self, state: State, seat: int) -> object:
        """Return the state as a seat sees it, as plain data; `SPECTATOR` sees only public data.

        The field `asked` is the open question.
        """

    def view_again(self, state: State, seat: int, before: State, viewer: int, shown: object) -> object:  # noqa: ARG002
        """Return the state as a seat sees it; parts that look as they did in `shown` may be the same objects.

        `shown` is the view that `viewer` had of `before`, a state of the same game: what is one object in both views
        needs no comparison.
        """
        return self.view(state, seat)

    @abstractmethod
    def resample(self, state: State, seat: int, rng: Rng) -> State:
        """Copy a state with everything hidden from the seat redrawn from what is possible."""

    @abstractmethod
    def secrets(self, state: State, seat: int) -> int:
        """Count the state's secrets from a seat; an action of its own that reduces them cannot be undone."""

    @abstractmethod
    def hides(self, state: State, seat: int, action: int, viewer: int) -> bool:
        """Return whether an action of a seat or of chance stays hidden from another seat or a spectator."""

    @abstractmethod
    def explain(self, state: State, seat: int, action: int) -> Reason | None:
        """Return why an action is not legal now; `None` if it is."""

    @abstractmethod
    def notation(self, action: int) -> str:
        """Write an action as short text."""

    @abstractmethod
    def parse(self, text: str) -> int:
        """Read an action from its text; raises `NotationError`."""

    @abstractmethod
    def fields(self, action: int) -> Values:
        """Split an action into named fields; the field "do" names its kind."""

    @abstractmethod
    def action(self, fields: Mapping[str, object]) -> int:
        """Combine fields into an action; raises `NotationError`."""

    @abstractmethod
    def describe(self, state: State, seat: int, action: int) -> str:
        """Describe in words what an action of a seat does in this position."""

    @abstractmethod
    def write(self, state: State) -> dict[str, object]:
        """Write a position as a JSON document."""

    @abstractmethod
    def read(self, document: object) -> State:
        """Read a position; raises `PositionError`, which names the field."""

    @abstractmethod
    def start_journal(self, state: State) -> list[Entry]:
        """Start recording what happens to a state; return the list that entries are appended to."""

    @abstractmethod
    def tell(self, entry: Entry) -> str:
        """Put a journal entry into words."""

    def costs(self, state: State, seat: int, action: int) -> dict[str, int]:  # noqa: ARG002
        """Return what a legal action costs a seat in this position, by currency; empty for games that do not say."""
        return {}

    def facts(self, state: State) -> dict[str, object]:  # noqa: ARG002
        """Return facts of this game's components that a picture needs in addition to the view, as plain data."""
        return {}

    def printed(self, state: State) -> Mapping[str, object] | None:  # noqa: ARG002
        """Return what is printed on components that the state's options brought along, as plain data.

        `None` if the game has only its own components, which programs that draw them know.
        """
        return None

    def sees_more(self, state: State, seat: int) -> bool:  # noqa: ARG002
        """Return whether a seat's view has more than a spectator's; true is always safe.

        If not, the two differ at most in saying whose they are, always alike, so that one can be made from the other.
        """
        return True

    def score(self, state: State, seat: i64) -> i64:
        """Return one seat's victory points, without building a list."""
        return self.scores(state)[seat]

    def draw(self, state: State, rng: Rng, out: Buffer, weights: Buffer) -> i64:
        """Draw one outcome of chance by the weights. The buffers are scratch space for `outcomes`."""
        count = self.outcomes(state, out, weights)
        return out.items[rng.pick_weighted(weights, count)]

    def draw_id(self, state: State) -> i64:  # noqa: ARG002
        """Identify the current draw by a number that is the same in all games from the same start."""
        return 0

    def buffer(self) -> Buffer:
        """Make a buffer for `legal` and `outcomes`."""
        return Buffer(self.actions)

    def legal_actions(self, state: State, seat: int) -> list[int]:
        """List the legal actions of a seat or of chance; empty for a seat that need not act."""
        if seat not in self.acting(state):
            return []
        if seat == CHANCE:
            return [outcome for outcome, _ in self.chances(state)]
        out = borrow(self.actions)
        found = [int(out.items[i]) for i in range(self.legal(state, seat, out))]
        give_back(out)
        return found

    def chances(self, state: State) -> list[tuple[int, int]]:
        """List the possible outcomes of chance with their weights."""
        if self.to_act(state) != CHANCE_ACTS:
            return []
        out, weights = borrow(self.actions), borrow(self.actions)
        found = [(int(out.items[i]), int(weights.items[i])) for i in range(self.outcomes(state, out, weights))]
        give_back(out)
        give_back(weights)
        return found

    def acting(self, state: State) -> list[int]:
        """List the seats that must act; `[CHANCE]` for chance, empty when the game is over."""
        return seats_in(self.to_act(state))

    def __deepcopy__(self, memo: dict[int, object]) -> "Game":
        """Return the game itself: it never changes."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the class, which makes the game without arguments."""
        return type(self), ()


SPECTATOR: Final = -1
"""The seat of a spectator."""


def seats_in(bits: i64) -> list[int]:
    """List the seats in a bit set."""
    return [seat for seat in range(CHANCE + 1) if bits >> seat & 1]


def first_in(bits: i64) -> i64:
    """Return the lowest seat in a bit set, which must not be empty."""
    seat: i64 = 0
    while not bits >> seat & 1:
        seat += 1
    return seat

"""Castles of Burgundy behind the contract: each method delegates to the module that knows."""

from collections.abc import Mapping
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.buffer import Buffer
from duchy.core.chance import Rng
from duchy.core.copies import pickle_as_positions
from duchy.core.game import Game, State
from duchy.core.journal import Entry, Values
from duchy.core.options import Option
from duchy.core.reason import Reason
from duchy.games.burgundy.actions import ACTIONS
from duchy.games.burgundy.options import OPTIONS
from duchy.games.burgundy.rules import apply, chance, legal, refusals
from duchy.games.burgundy.rules.scoring import places_of, result_of
from duchy.games.burgundy.rules.setup import list_starts, start_setup
from duchy.games.burgundy.state.agenda import ASK_START_HIDDEN, kind_of
from duchy.games.burgundy.state.state import NO_CHOICE, Burgundy, empty_state
from duchy.games.burgundy.text import notation, prices, words
from duchy.games.burgundy.text.fields import action_of, fields_of
from duchy.games.burgundy.text.position import reading, writing
from duchy.games.burgundy.text.showing import view_again, view_of
from duchy.games.burgundy.text.view import View
from duchy.games.burgundy.variant import variant_of

RULES: Final = 3
"""The version of the rules: 1, the base game of both editions; 2, with all expansions, teams and the solo game.

3: in the solo game a region scores twice, separately; boards are dealt as pieces, not as pairs of numbers, so two may
be alike.
"""


class BurgundyGame(Game):
    """The rules of Castles of Burgundy."""

    def __init__(self) -> None:
        """Set the name, the rules version and the size of the action space."""
        self.name = "burgundy"
        self.rules = RULES
        self.actions = ACTIONS

    def options(self) -> tuple[Option, ...]:
        """List the options of B1-B13."""
        return OPTIONS

    def initial(self, options: Mapping[str, object] | None = None) -> Burgundy:
        """Set up a game; chance acts next."""
        state = empty_state(variant_of(options or {}))
        start_setup(state)
        return state

    def seats(self, state: State) -> int:
        """Return the number of players."""
        return cast(Burgundy, state).variant.players

    def sides(self, state: State) -> list[list[int]]:
        """List the teams (B12.3), or each seat as a side."""
        owners = [int(seat.duchy) for seat in cast(Burgundy, state).seats]
        if not cast(Burgundy, state).variant.teams:
            return [[seat] for seat in range(len(owners))]
        return [[seat for seat, owner in enumerate(owners) if owner == team] for team in sorted(set(owners))]

    def to_act(self, state: State) -> i64:
        """Return who must answer the question on top of the agenda."""
        return legal.to_act(cast(Burgundy, state))

    def legal(self, state: State, seat: i64, out: Buffer) -> i64:
        """List the answers to the open question."""
        return legal.legal(cast(Burgundy, state), seat, out.items)

    def outcomes(self, state: State, out: Buffer, weights: Buffer) -> i64:
        """List the possible outcomes of chance."""
        return chance.outcomes(cast(Burgundy, state), out.items, weights.items)

    def draw(self, state: State, rng: Rng, out: Buffer, weights: Buffer) -> i64:
        """Draw an outcome; dice need no list of outcomes."""
        return chance.draw(cast(Burgundy, state), rng, out, weights)

    def draw_id(self, state: State) -> i64:
        """Identify a draw by the question to chance: its kind, and the seat or place it is for."""
        return chance.draw_id(cast(Burgundy, state))

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Apply the action of a seat or of chance."""
        apply.apply(cast(Burgundy, state), seat, action)

    def scores(self, state: State) -> list[int]:
        """Return each seat's points, each partner's own; in the solo game the filled hexes (B13.7)."""
        burgundy = cast(Burgundy, state)
        if burgundy.variant.solo:
            return [result_of(burgundy, 0)]
        return [seat.points for seat in burgundy.seats]

    def score(self, state: State, seat: i64) -> i64:
        """Return one seat's points, as `scores` does."""
        burgundy = cast(Burgundy, state)
        return result_of(burgundy, 0) if burgundy.variant.solo else burgundy.seats[seat].points

    def places(self, state: State) -> list[int]:
        """Rank the seats (B7.2); partners share a place (B12.5); solo: first if all hexes are filled (B13.7)."""
        burgundy = cast(Burgundy, state)
        return [] if burgundy.depth else places_of(burgundy)

    def view(self, state: State, seat: int) -> View:
        """Show everything except hidden choices of others; partners see each other's."""
        return view_of(cast(Burgundy, state), seat)

    def view_again(self, state: State, seat: int, before: State, viewer: int, shown: object) -> View:
        """Show a state with the seats and duchies of an earlier view that are as they were."""
        return view_again(cast(Burgundy, state), seat, cast(Burgundy, before), viewer, cast(View, shown))

    def sees_more(self, state: State, seat: int) -> bool:
        """Return whether the seat or its partner has chosen a start that is not revealed yet."""
        burgundy = cast(Burgundy, state)
        return any(
            other.choice != NO_CHOICE and burgundy.together(seat, index) for index, other in enumerate(burgundy.seats)
        )

    def resample(self, state: State, seat: int, rng: Rng) -> Burgundy:
        """Copy a state with others' hidden starts redrawn; face-down tiles are not drawn yet anyway."""
        other = cast(Burgundy, state).copy()
        for index in range(other.variant.players):
            if not other.together(seat, index) and other.seats[index].choice != NO_CHOICE:
                out = vec[i64]([0] * ACTIONS)
                count = list_starts(other, index, out, 0)
                other.seats[index].choice = out[rng.below(count)]
        return other

    def secrets(self, state: State, seat: int) -> int:
        """Count the hidden starts of others; a partner's is not hidden."""
        burgundy = cast(Burgundy, state)
        hidden = [index for index, other in enumerate(burgundy.seats) if other.choice != NO_CHOICE]
        return sum(1 for index in hidden if not burgundy.together(seat, index))

    def hides(self, state: State, seat: int, action: int, viewer: int) -> bool:  # noqa: ARG002
        """B1.5. Hide a start until everyone has chosen, except from a partner (B12.3)."""
        burgundy = cast(Burgundy, state)
        if burgundy.depth == 0 or kind_of(burgundy.asked()) != ASK_START_HIDDEN:
            return False
        return not burgundy.together(viewer, seat)

    def explain(self, state: State, seat: int, action: int) -> Reason | None:
        """Return why an action is not legal now."""
        return refusals.refusal(cast(Burgundy, state), seat, action)

    def notation(self, action: int) -> str:
        """Write an action as text."""
        return notation.notation(action)

    def parse(self, text: str) -> int:
        """Read an action from its text."""
        return notation.parse(text)

    def fields(self, action: int) -> Values:
        """Split an action into fields."""
        return fields_of(action)

    def action(self, fields: Mapping[str, object]) -> int:
        """Combine fields into an action."""
        return action_of(fields)

    def describe(self, state: State, seat: int, action: int) -> str:
        """Describe what an action does here, with its price in workers."""
        return words.describe(cast(Burgundy, state), seat, action)

    def costs(self, state: State, seat: int, action: int) -> dict[str, int]:
        """Return the workers and the silver that an action costs."""
        return prices.costs(cast(Burgundy, state), seat, action)

    def write(self, state: State) -> dict[str, object]:
        """Write a position as a document."""
        return writing.write(cast(Burgundy, state))

    def read(self, document: object) -> Burgundy:
        """Read a position from a document."""
        return reading.read(document)

    def start_journal(self, state: State) -> list[Entry]:
        """Turn the journal on."""
        journal: list[Entry] = []
        cast(Burgundy, state).journal = journal
        return journal

    def tell(self, entry: Entry) -> str:
        """Put a journal entry into words."""
        return words.tell(entry)


pickle_as_positions(BurgundyGame(), Burgundy)

"""Wonderful Kingdom behind the contract: everything here is handed on to the modules that know."""

from collections.abc import Mapping
from typing import Final, cast

from mypy_extensions import i64

from duchy.core.buffer import Buffer
from duchy.core.chance import Rng
from duchy.core.game import Game, State
from duchy.core.journal import Entry, Values
from duchy.core.options import Option
from duchy.core.reason import Reason
from duchy.games.kingdom.actions import ACTIONS
from duchy.games.kingdom.box.cards import HOUSE, cards_of
from duchy.games.kingdom.options import OPTIONS
from duchy.games.kingdom.rules import apply, chance, legal, refusals
from duchy.games.kingdom.rules.rounds import proceed
from duchy.games.kingdom.rules.scoring import places, points_of
from duchy.games.kingdom.state.state import OVER_STAGE, Kingdom, empty_state
from duchy.games.kingdom.state.unseen import count_secrets, imagine, is_hidden
from duchy.games.kingdom.text import notation, words
from duchy.games.kingdom.text.position import reading, writing
from duchy.games.kingdom.text.view import View, view_of
from duchy.games.kingdom.variant import variant_of

RULES: Final = 2
"""The version of the rules: 1, the whole game; 2, no round begins after a defeat at the end of the one before."""


class KingdomGame(Game):
    """The rules of K1 to K9 for one and two players.

    Text names cards by their numbers; the ids beside them are those of the set that this object opened last.
    """

    def __init__(self) -> None:
        """Know the name, the version of the rules and the size of the action space."""
        self.name = "kingdom"
        self.rules = RULES
        self.actions = ACTIONS
        self.cards = cards_of(HOUSE)

    def options(self) -> tuple[Option, ...]:
        """List the options."""
        return OPTIONS

    def initial(self, options: Mapping[str, object] | None = None) -> Kingdom:
        """Set up a new game."""
        state = empty_state(variant_of(options or {}))
        self.cards = state.variant.cards
        proceed(state)
        return state

    def seats(self, state: State) -> int:
        """Count the players."""
        return cast(Kingdom, state).variant.players

    def to_act(self, state: State) -> i64:
        """Say whether chance is asked, or which seats: in planning, production and battle both are at once."""
        return legal.to_act(cast(Kingdom, state))

    def legal(self, state: State, seat: i64, out: Buffer) -> i64:
        """List the answers to the question that a seat is asked, and what it may do at any time."""
        return legal.legal(cast(Kingdom, state), seat, out.items)

    def outcomes(self, state: State, out: Buffer, weights: Buffer) -> i64:
        """List what chance may decide."""
        return chance.outcomes(cast(Kingdom, state), out.items, weights.items)

    def draw_id(self, state: State) -> i64:
        """Name a draw by the question to chance: its kind, and the seat or the place that it is for."""
        return chance.draw_id(cast(Kingdom, state))

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Do what a seat or chance decided, and all that follows until somebody is asked again."""
        apply.apply(cast(Kingdom, state), seat, action)

    def scores(self, state: State) -> list[int]:
        """Count the points as they stand now."""
        kingdom = cast(Kingdom, state)
        return [int(points_of(kingdom, index)) for index in range(kingdom.variant.players)]

    def score(self, state: State, seat: i64) -> i64:
        """Count the points of one seat."""
        return points_of(cast(Kingdom, state), seat)

    def places(self, state: State) -> list[int]:
        """Rank the seats (K5.2, K8.2); alone: first with a medal, second without (K5S.5)."""
        kingdom = cast(Kingdom, state)
        return places(kingdom) if kingdom.stage == OVER_STAGE else []

    def view(self, state: State, seat: int) -> View:
        """Show all but hands, face-down cards and hidden choices of others."""
        return view_of(cast(Kingdom, state), seat)

    def resample(self, state: State, seat: int, rng: Rng) -> Kingdom:
        """Copy a state with all cards that the seat cannot see drawn anew."""
        return imagine(cast(Kingdom, state), seat, rng)

    def secrets(self, state: State, seat: int) -> int:
        """Count the cards that lie where the seat cannot see them."""
        return count_secrets(cast(Kingdom, state), seat)

    def hides(self, state: State, seat: int, action: int, viewer: int) -> bool:
        """Hide what is dealt to others, what they lay face down, and the advisor they keep."""
        return is_hidden(cast(Kingdom, state), seat, action, viewer)

    def explain(self, state: State, seat: int, action: int) -> Reason | None:
        """Say why an action is not legal now."""
        return refusals.refusal(cast(Kingdom, state), seat, action)

    def notation(self, action: int) -> str:
        """Write an action as text."""
        return notation.notation(action, self.cards)

    def parse(self, text: str) -> int:
        """Read an action from its text."""
        return notation.parse(text, self.cards)

    def fields(self, action: int) -> Values:
        """Take an action apart."""
        return notation.fields(action)

    def action(self, fields: Mapping[str, object]) -> int:
        """Put an action together."""
        return notation.action_of(fields)

    def describe(self, state: State, seat: int, action: int) -> str:
        """Say what an action does here."""
        return words.describe(cast(Kingdom, state), seat, action)

    def write(self, state: State) -> dict[str, object]:
        """Write a position as a document."""
        return writing.write(cast(Kingdom, state))

    def read(self, document: object) -> Kingdom:
        """Read a position from a document."""
        state = reading.read(document)
        self.cards = state.variant.cards
        return state

    def start_journal(self, state: State) -> list[Entry]:
        """Turn the journal on."""
        journal: list[Entry] = []
        cast(Kingdom, state).journal = journal
        return journal

    def tell(self, entry: Entry) -> str:
        """Put a journal entry into words."""
        return words.tell(entry)

"""Wonderful Kingdom behind the contract: each method delegates to the module that knows."""

from collections.abc import Mapping
from typing import Final, cast

from mypy_extensions import i64

from duchy.core.buffer import Buffer
from duchy.core.chance import Rng
from duchy.core.copies import pickle_as_positions
from duchy.core.game import Game, State
from duchy.core.journal import Entry, Values
from duchy.core.options import Option
from duchy.core.reason import Reason
from duchy.games.kingdom.actions import ACTIONS
from duchy.games.kingdom.box.cards import HOUSE, cards_of
from duchy.games.kingdom.box.components import TYPE_NAMES
from duchy.games.kingdom.options import OPTIONS
from duchy.games.kingdom.rules import apply, chance, legal, refusals
from duchy.games.kingdom.rules.rounds import proceed
from duchy.games.kingdom.rules.scoring import places, points_of
from duchy.games.kingdom.state.state import OVER_STAGE, Kingdom, empty_state
from duchy.games.kingdom.state.unseen import count_secrets, imagine, is_hidden, knows_cards
from duchy.games.kingdom.text import notation, prices, words
from duchy.games.kingdom.text.position import reading, writing
from duchy.games.kingdom.text.showing import view_again, view_of
from duchy.games.kingdom.text.view import View
from duchy.games.kingdom.variant import variant_of

RULES: Final = 2
"""The version of the rules: 1, the whole game; 2, no round starts after a defeat at the end of the previous one."""


class KingdomGame(Game):
    """The rules of K1 to K9 for one and two players.

    Texts name cards by number; the ids next to them are those of the set that this object loaded last.
    """

    def __init__(self) -> None:
        """Set the name, the version of the rules and the size of the action space."""
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
        """Return who must act: chance, or seats; in planning, production and battle both can be asked together."""
        return legal.to_act(cast(Kingdom, state))

    def legal(self, state: State, seat: i64, out: Buffer) -> i64:
        """List the answers to a seat's question, and the actions for any time."""
        return legal.legal(cast(Kingdom, state), seat, out.items)

    def outcomes(self, state: State, out: Buffer, weights: Buffer) -> i64:
        """List the possible outcomes of chance."""
        return chance.outcomes(cast(Kingdom, state), out.items, weights.items)

    def draw_id(self, state: State) -> i64:
        """Identify a draw by the question to chance: its kind, and the seat or place it is for."""
        return chance.draw_id(cast(Kingdom, state))

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Do what a seat or chance decided, and everything that follows until someone is asked again."""
        apply.apply(cast(Kingdom, state), seat, action)

    def scores(self, state: State) -> list[int]:
        """Return the current points of each seat."""
        kingdom = cast(Kingdom, state)
        return [int(points_of(kingdom, index)) for index in range(kingdom.variant.players)]

    def score(self, state: State, seat: i64) -> i64:
        """Return the current points of one seat."""
        return points_of(cast(Kingdom, state), seat)

    def places(self, state: State) -> list[int]:
        """Rank the seats (K5.2, K8.2); in a solo game first with a medal, second without (K5S.5)."""
        kingdom = cast(Kingdom, state)
        return places(kingdom) if kingdom.stage == OVER_STAGE else []

    def view(self, state: State, seat: int) -> View:
        """Show everything except the opponent's hand, face-down cards and hidden choices."""
        return view_of(cast(Kingdom, state), seat)

    def view_again(self, state: State, seat: int, before: State, viewer: int, shown: object) -> View:
        """Show a state with the parts of an earlier view that are as they were."""
        return view_again(cast(Kingdom, state), seat, cast(Kingdom, before), viewer, cast(View, shown))

    def facts(self, state: State) -> dict[str, object]:
        """Return the type of every development card, by its id."""
        cards = cast(Kingdom, state).variant.cards
        return {"types": {cards.ids[kind]: TYPE_NAMES[cards.type[kind]] for kind in range(cards.treasures)}}

    def sees_more(self, state: State, seat: int) -> bool:
        """Return whether the seat knows cards that no one else has seen."""
        return knows_cards(cast(Kingdom, state), seat)

    def resample(self, state: State, seat: int, rng: Rng) -> Kingdom:
        """Copy a state and redraw all cards that the seat cannot see."""
        return imagine(cast(Kingdom, state), seat, rng)

    def secrets(self, state: State, seat: int) -> int:
        """Count the cards on the table that the seat cannot see."""
        return count_secrets(cast(Kingdom, state), seat)

    def hides(self, state: State, seat: int, action: int, viewer: int) -> bool:
        """Hide cards dealt to others or laid face down by them, and the advisors they keep."""
        return is_hidden(cast(Kingdom, state), seat, action, viewer)

    def explain(self, state: State, seat: int, action: int) -> Reason | None:
        """Return why an action is not legal now; `None` if it is."""
        return refusals.refusal(cast(Kingdom, state), seat, action)

    def notation(self, action: int) -> str:
        """Write an action as text."""
        return notation.notation(action, self.cards)

    def parse(self, text: str) -> int:
        """Read an action from its text."""
        return notation.parse(text, self.cards)

    def fields(self, action: int) -> Values:
        """Split an action into its fields."""
        return notation.fields(action)

    def action(self, fields: Mapping[str, object]) -> int:
        """Build an action from its fields."""
        return notation.action_of(fields)

    def describe(self, state: State, seat: int, action: int) -> str:
        """Describe what an action does here."""
        return words.describe(cast(Kingdom, state), seat, action)

    def costs(self, state: State, seat: int, action: int) -> dict[str, int]:
        """Return the cubes, the krystallium and the soldiers that an action costs."""
        return prices.costs(cast(Kingdom, state), seat, action)

    def printed(self, state: State) -> Mapping[str, object] | None:
        """Return the content of a custom set (docs/kingdom-set.md); `None` for the house set."""
        cards = cast(Kingdom, state).variant.cards
        return None if cards is cards_of(HOUSE) else cards.content

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


pickle_as_positions(KingdomGame(), Kingdom)

"""State of the expansions: holdings of a duchy, and the annex of the central board (B9, B11-B13).

Without expansions both are the plain ones, which are never written to and which every copy shares.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.vectors import equal, overwrite

NO_ALLY: Final = -1


class Holdings:
    """What a duchy has only in some games."""

    def __init__(
        self,
        plain: bool,
        store: vec[i64],
        yard: vec[i64],
        yard_tiles: i64,
        shield_hex: vec[i64],
        ally: i64,
        cards: vec[i64],
        route: vec[i64],
        route_goods: vec[i64],
    ) -> None:
        """Store every field.

        store: the slots that partners share. yard: tiles stored beyond the slots, by kind, and their number.
        shield_hex: the castle of each shield, counted from 1, 0 for none. ally: the duchy whose monasteries also count
        here. cards: trade route cards not laid yet, 1 for each. route: the cards of the route, from the left.
        route_goods: the colours, counted from 1, on its filled spaces.
        """
        self.plain = plain
        self.store = store
        self.yard = yard
        self.yard_tiles = yard_tiles
        self.shield_hex = shield_hex
        self.ally = ally
        self.cards = cards
        self.route = route
        self.route_goods = route_goods

    def copy(self) -> "Holdings":
        """Copy everything; plain holdings are shared."""
        if self.plain:
            return self
        return Holdings(
            False,
            self.store[:],
            self.yard[:],
            self.yard_tiles,
            self.shield_hex[:],
            self.ally,
            self.cards[:],
            self.route[:],
            self.route_goods[:],
        )

    def become(self, other: "Holdings") -> "Holdings":
        """Overwrite these holdings without allocation and return them; plain ones are shared instead."""
        if self.plain or other.plain:
            return other.copy()
        self.store = overwrite(self.store, other.store)
        self.yard = overwrite(self.yard, other.yard)
        self.shield_hex = overwrite(self.shield_hex, other.shield_hex)
        self.cards = overwrite(self.cards, other.cards)
        self.route = overwrite(self.route, other.route)
        self.route_goods = overwrite(self.route_goods, other.route_goods)
        self.yard_tiles = other.yard_tiles
        self.ally = other.ally
        return self

    def equals(self, other: "Holdings") -> bool:
        """Return whether both are equal."""
        return (
            self.yard_tiles == other.yard_tiles
            and self.ally == other.ally
            and equal(self.store, other.store)
            and equal(self.yard, other.yard)
            and equal(self.shield_hex, other.shield_hex)
            and equal(self.cards, other.cards)
            and equal(self.route, other.route)
            and equal(self.route_goods, other.route_goods)
        )


class Annex:
    """What is on and next to the central board only in some games, and pending effects."""

    def __init__(
        self,
        plain: bool,
        shields: vec[i64],
        cards: vec[i64],
        inns: i64,
        outposts: i64,
        turned: bool,
        closing: i64,
        target: i64,
        effects: vec[i64],
        waiting: i64,
    ) -> None:
        """Store every field.

        shields: by depot and place, counted from 1, 0 for none. cards: trade route cards not dealt, 1 for each. inns:
        the number for sale. outposts: the number of duchies that have connected all three. turned: whether shield 16
        set a die this turn. closing: the next step of the end of a phase, 0 during turns. target: the points that earn
        the next extra action in the solo game. effects: the pending ones, and their number.
        """
        self.plain = plain
        self.shields = shields
        self.cards = cards
        self.inns = inns
        self.outposts = outposts
        self.turned = turned
        self.closing = closing
        self.target = target
        self.effects = effects
        self.waiting = waiting

    def copy(self) -> "Annex":
        """Copy everything; a plain annex is shared."""
        if self.plain:
            return self
        return Annex(
            False,
            self.shields[:],
            self.cards[:],
            self.inns,
            self.outposts,
            self.turned,
            self.closing,
            self.target,
            self.effects[:],
            self.waiting,
        )

    def become(self, other: "Annex") -> "Annex":
        """Overwrite this annex without allocation and return it; a plain one is shared instead."""
        if self.plain or other.plain:
            return other.copy()
        self.shields = overwrite(self.shields, other.shields)
        self.cards = overwrite(self.cards, other.cards)
        self.effects = overwrite(self.effects, other.effects)
        self.inns = other.inns
        self.outposts = other.outposts
        self.turned = other.turned
        self.closing = other.closing
        self.target = other.target
        self.waiting = other.waiting
        return self

    def equals(self, other: "Annex") -> bool:
        """Return whether both are equal."""
        return (
            self.inns == other.inns
            and self.outposts == other.outposts
            and self.turned == other.turned
            and self.closing == other.closing
            and self.target == other.target
            and self.waiting == other.waiting
            and equal(self.shields, other.shields)
            and equal(self.cards, other.cards)
            and equal(self.effects, other.effects)
        )


NONE: Final = vec[i64]()
PLAIN_HOLDINGS: Final = Holdings(True, NONE, NONE, 0, NONE, NO_ALLY, NONE, NONE, NONE)
PLAIN_ANNEX: Final = Annex(True, NONE, NONE, 0, 0, False, 0, 0, NONE, 0)

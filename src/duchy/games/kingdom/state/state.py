"""The state of a game of Kingdom: the deck, the offer areas and the seats. Data; the rules are in `rules`."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from duchy.core.game import State
from duchy.core.journal import Entry, Values
from duchy.core.vectors import equal, equal_bytes, overwrite, overwrite_bytes, overwrite_prefix
from duchy.games.kingdom.box.components import AREAS, KINDS, MENACES, PLACES
from duchy.games.kingdom.state.agenda import NOTHING
from duchy.games.kingdom.state.empty import empty_seat
from duchy.games.kingdom.state.seat import NO_CARD, Seat
from duchy.games.kingdom.variant import Variant

# Where in the game we are.
DUCHIES_STAGE: Final = 0
ADVISORS_STAGE: Final = 1
KEEPING_STAGE: Final = 2
DEALING_STAGE: Final = 3
DRAFT_STAGE: Final = 4
REVEAL_STAGE: Final = 5
MENACES_STAGE: Final = 6
PLANNING_STAGE: Final = 7
PRODUCTION_STAGE: Final = 8
BATTLE_STAGE: Final = 9
END_STAGE: Final = 10
OVER_STAGE: Final = 11
STAGE_NAMES: Final = (
    *("duchies", "advisors", "keeping", "dealing", "draft", "reveal", "menaces"),
    *("planning", "production", "battle", "end", "over"),
)


class Kingdom(State):
    """One position of the game."""

    def __init__(
        self,
        variant: Variant,
        seats: list[Seat],
        deck: vec[u8],
        offers: vec[i64],
        offered: vec[i64],
        fill: vec[i64],
        looked: vec[i64],
        looks: i64,
        top: i64,
        pile: i64,
        unseen: i64,
        lurking: i64,
        menaces_left: vec[i64],
        lost: i64,
        round_: i64,
        stage: i64,
        turn: i64,
        searched: i64,
        defeat: i64,
        chance: i64,
    ) -> None:
        """Store every field.

        deck: cards not drawn yet, by kind; in solo games these include the unseen cards of the danger
        pile. offers, offered: cards on offer and how many, by area. fill: how many cards an area still gets.
        looked, looks: cards seen in a search. top: the card on top of the face-up deck. pile: cards in the
        danger pile; unseen: cards of it that no one has seen, wherever they are; lurking: calamities or menaces among
        them. menaces_left: menaces in their piles. lost: resources that shadows took (scenario 5). turn: counts
        through dealing and draft, in production the step. defeat: why the game is lost, 0 if it is not. chance: the
        question to chance.
        """
        self.variant = variant
        self.seats = seats
        self.deck = deck
        self.offers = offers
        self.offered = offered
        self.fill = fill
        self.looked = looked
        self.looks = looks
        self.top = top
        self.pile = pile
        self.unseen = unseen
        self.lurking = lurking
        self.menaces_left = menaces_left
        self.lost = lost
        self.round = round_
        self.stage = stage
        self.turn = turn
        self.searched = searched
        self.defeat = defeat
        self.chance = chance
        self.journal: list[Entry] | None = None
        self.cards_moved: i64 = 0
        """The number of times the deck changed or a card was shown or buried; encoders use it to detect changes."""

    def copy(self) -> "Kingdom":
        """Copy everything that changes; the journal of the copy is off."""
        twin = Kingdom(
            self.variant,
            [seat.copy() for seat in self.seats],
            self.deck[:],
            self.offers[:],
            self.offered[:],
            self.fill[:],
            self.looked[:],
            self.looks,
            self.top,
            self.pile,
            self.unseen,
            self.lurking,
            self.menaces_left[:],
            self.lost,
            self.round,
            self.stage,
            self.turn,
            self.searched,
            self.defeat,
            self.chance,
        )
        twin.cards_moved = self.cards_moved
        return twin

    def become(self, other: State) -> None:
        """Copy everything that changes from another state without allocation; the journal is off."""
        source = cast(Kingdom, other)
        self.variant = source.variant
        if len(self.seats) != len(source.seats):
            self.seats = [seat.copy() for seat in source.seats]
        else:
            seats, others = self.seats, source.seats
            for index in range(i64(len(seats))):
                seats[index].become(others[index])
        self.looks = source.looks
        self.top = source.top
        self.pile = source.pile
        self.unseen = source.unseen
        self.lurking = source.lurking
        self.lost = source.lost
        self.round = source.round
        self.stage = source.stage
        self.turn = source.turn
        self.searched = source.searched
        self.defeat = source.defeat
        self.chance = source.chance
        self.cards_moved = source.cards_moved
        self.deck = overwrite_bytes(self.deck, source.deck, KINDS)
        self.offers = overwrite_prefix(self.offers, source.offers, AREAS * PLACES)
        self.offered = overwrite(self.offered, source.offered)
        self.fill = overwrite(self.fill, source.fill)
        self.looked = overwrite(self.looked, source.looked)
        self.menaces_left = overwrite(self.menaces_left, source.menaces_left)
        self.journal = None

    def touch(self) -> i64:
        """Read a little of most that a turn needs."""
        found = self.offers[0] + self.offered[0]
        for seat in self.seats:
            found += seat.agenda[0] + seat.alchemy[0] + seat.makes[0] + seat.needs[0] + seat.sites[0]
            found += seat.drafted[0] + seat.hand[0] + seat.worth[0] + seat.types[0] + seat.duchy
        return found

    def equals(self, other: State) -> bool:
        """Return whether both states are equal."""
        source = cast(Kingdom, other)
        if self.variant is not source.variant:
            return False
        for index in range(len(self.seats)):
            if not self.seats[index].equals(source.seats[index]):
                return False
        return (
            self.looks == source.looks
            and self.top == source.top
            and self.pile == source.pile
            and self.unseen == source.unseen
            and self.lurking == source.lurking
            and self.lost == source.lost
            and self.round == source.round
            and self.stage == source.stage
            and self.turn == source.turn
            and self.searched == source.searched
            and self.defeat == source.defeat
            and self.chance == source.chance
            and equal_bytes(self.deck, source.deck)
            and equal(self.offers, source.offers)
            and equal(self.offered, source.offered)
            and equal(self.fill, source.fill)
            and equal(self.looked, source.looked)
            and equal(self.menaces_left, source.menaces_left)
        )

    def first(self) -> i64:
        """K1.3. Return the first player of the round: player 1 in rounds 1 and 3, player 2 in 2 and 4."""
        return 0 if self.variant.solo else self.round & 1

    def moment(self) -> i64:
        """Return the number of the moment in which both seats act together: a step of a round."""
        return (self.round * 16 + self.stage) * 32 + self.turn + 1

    def note(self, code: str, seat: i64, values: Values, points: i64 = 0, source: str = "") -> None:
        """Write an entry into the journal, which must be on."""
        journal = self.journal
        assert journal is not None
        journal.append(Entry(code, seat, values, points, source))

    def name(self, kind: i64) -> str:
        """Return the id of a card."""
        return self.variant.cards.ids[kind]


def empty_state(variant: Variant) -> Kingdom:
    """Return the state before setup: the seats are empty and the deck is whole."""
    return Kingdom(
        variant,
        [empty_seat() for _ in range(variant.players)],
        variant.deck[:],
        vec[i64]([0] * (AREAS * PLACES)),
        vec[i64]([0] * AREAS),
        vec[i64]([0] * AREAS),
        vec[i64]([0] * 3),
        0,
        NO_CARD,
        0,
        0,
        0,
        vec[i64]([0] * MENACES),
        0,
        0,
        DUCHIES_STAGE,
        0,
        0,
        0,
        NOTHING,
    )

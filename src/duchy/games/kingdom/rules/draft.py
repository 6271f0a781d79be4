"""The draft: dealing, offering, taking, traps (K2); in a solo game the danger pile and the search (K5S)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.reason import Reason
from duchy.games.kingdom.actions import FIND, OFFER, SEARCH, TAKE
from duchy.games.kingdom.box.components import (
    ADVISOR,
    AREA_LETTERS,
    AREAS,
    CALAMITY,
    FACES,
    HAND,
    MENACE,
    OFFERED,
    PLACES,
    ROUNDS,
    TRAPS,
    UNKNOWN,
)
from duchy.games.kingdom.rules.advisors import welcome
from duchy.games.kingdom.rules.offers import lay
from duchy.games.kingdom.rules.reasons import reason
from duchy.games.kingdom.state.agenda import (
    AREA_BITS,
    AREA_MASK,
    ASK_FIND,
    ASK_HAND,
    ASK_OFFER,
    ASK_OFFERED,
    ASK_SEARCH,
    ASK_TAKE,
    ASK_TOP,
    QUESTION_NAMES,
    argument_of,
    kind_of,
    question,
)
from duchy.games.kingdom.state.seat import (
    DANGER_LAYER,
    FACE_BITS,
    NO_CARD,
    face_of,
    kind_of_card,
)
from duchy.games.kingdom.state.state import DEALING_STAGE, DRAFT_STAGE, REVEAL_STAGE, Kingdom
from duchy.games.kingdom.variant import NO_MENACE

DEALT: Final = 14
"""The cards of two hands; then one card is dealt into each area."""
HALF_TURNS: Final = 16
"""Turns of a draft for two: four times each of the steps below."""
STEPS: Final = 4
FIRST_OFFERS: Final = 0
SECOND_TAKES: Final = 1
SECOND_OFFERS: Final = 2
FIRST_TAKES: Final = 3
SOLO_TURNS: Final = 4
SEARCH_PRICE: Final = 2
"""Cards that a search discards."""
FACE_DOWN: Final = 1
"""Added to the action that offers a card face up: it is offered face down."""


def begin_round(state: Kingdom) -> None:
    """K2.3. Traps return each round. K7.3. Abilities can be used again. K5S.4. So can the search."""
    state.stage = DEALING_STAGE
    state.turn = 0
    state.searched = 0
    for index in range(state.variant.players):
        seat = state.seats[index]
        seat.traps = 0 if state.variant.solo else TRAPS
        seat.used = 0
        seat.ties = 0
    if state.journal is not None:
        state.note("round", state.first(), {"round": state.round + 1, "of": ROUNDS})
    if state.variant.solo:
        for area in range(i64(AREAS)):
            state.fill[area] = OFFERED
        state.stage = DRAFT_STAGE


def deal_on(state: Kingdom) -> None:
    """K2.1. Each player is secretly dealt seven cards of the deck, then one card is offered face up in each area."""
    if state.turn < DEALT:
        state.chance = question(ASK_HAND, state.turn // HAND)
    elif state.turn < DEALT + AREAS:
        state.chance = question(ASK_OFFERED, state.turn - DEALT)
    else:
        state.stage = DRAFT_STAGE
        state.turn = 0
        if state.journal is not None:
            state.note("deal", -1, {"cards": HAND + 1})


def deal_hand(state: Kingdom, index: i64, kind: i64) -> None:
    """K2.1. A card is dealt. The eighth is a calamity, or (K6.1) the menace of the player."""
    seat = state.seats[index]
    state.deck[kind] -= 1
    state.cards_moved += 1
    seat.hold(kind)
    state.turn += 1
    if seat.held == HAND:
        menace = state.variant.menaces[index]
        if menace == NO_MENACE:
            seat.hold(state.variant.cards.calamity)
        else:
            state.menaces_left[menace] -= 1
            seat.hold(state.variant.cards.menaces[menace])


def deal_offer(state: Kingdom, area: i64, kind: i64) -> None:
    """K2.1. A card of the deck is offered face up in an area."""
    state.deck[kind] -= 1
    state.cards_moved += 1
    state.turn += 1
    lay(state, area, kind)
    if state.journal is not None:
        state.note("offered", -1, {"card": state.name(kind), "area": AREA_LETTERS[area]})


def draft_on(state: Kingdom) -> None:
    """K2.2. First offers, second takes, second offers, first takes; four times. K5S.2. Alone: take four times."""
    if state.variant.solo:
        solo_on(state)
        return
    if state.turn == HALF_TURNS:
        end_draft(state)
        return
    first = state.first()
    step = state.turn % STEPS
    if step == FIRST_OFFERS:
        state.seats[first].ask(question(ASK_OFFER, OFFERED))
    elif step == SECOND_TAKES:
        state.seats[1 - first].ask(question(ASK_TAKE, 0))
    elif step == SECOND_OFFERS:
        state.seats[1 - first].ask(question(ASK_OFFER, OFFERED))
    else:
        state.seats[first].ask(question(ASK_TAKE, 0))


def solo_on(state: Kingdom) -> None:
    """K5S.1. The deck is face up. K5S.2. Empty areas get two cards of it, then one area is taken."""
    if state.top == NO_CARD:
        state.chance = question(ASK_TOP, 0)
        return
    for area in range(i64(AREAS)):
        if state.fill[area]:
            state.fill[area] -= 1
            lay(state, area, state.top)
            if state.journal is not None:
                state.note("offered", -1, {"card": state.name(state.top), "area": AREA_LETTERS[area]})
            state.top = NO_CARD
            return
    if state.turn == SOLO_TURNS:
        end_draft(state)
    else:
        state.seats[0].ask(question(ASK_TAKE, 0))


def show_top(state: Kingdom, kind: i64) -> None:
    """K5S.1. The next card of the deck is seen. K5S.4. In a search it is one of three."""
    state.deck[kind] -= 1
    state.cards_moved += 1
    if state.looks:
        state.looked[state.looks] = kind
        state.looks += 1
    else:
        state.top = kind


def end_draft(state: Kingdom) -> None:
    """K2.2. Cards left on offer are discarded, face-down ones unseen. K5S.3. A hidden spy becomes active."""
    state.cards_moved += 1
    for area in range(i64(AREAS)):
        for place in range(state.offered[area]):
            card = state.offers[area * PLACES + place]
            face = face_of(card)
            if face and face != DANGER_LAYER:
                state.seats[face - 1].buried[kind_of_card(card)] += 1
            state.offers[area * PLACES + place] = 0
        state.offered[area] = 0
    for index in range(state.variant.players):
        seat = state.seats[index]
        if seat.hidden_spies:
            seat.hidden_spies -= 1
            seat.spies += 1
    state.stage = REVEAL_STAGE
    state.turn = 0


def list_offers(state: Kingdom, index: i64, out: vec[i64]) -> i64:
    """K2.2. Any card of the hand into any area. K2.3. With a trap left also face down."""
    seat = state.seats[index]
    count: i64 = 0
    before: i64 = -1
    for place in range(seat.held):
        kind = seat.hand[place]
        if kind == before:
            continue
        before = kind
        first = OFFER + kind * AREAS * FACES
        out[count] = first
        out[count + 1] = first + FACES
        count += AREAS
        if seat.traps:
            out[count] = first + FACE_DOWN
            out[count + 1] = first + FACES + FACE_DOWN
            count += AREAS
    return count


def offer(state: Kingdom, index: i64, kind: i64, area: i64, down: i64) -> None:
    """K2.2. Two cards are offered, one after the other. K2.3. Face down costs a trap."""
    seat = state.seats[index]
    left = argument_of(seat.asked()) - 1
    seat.answered()
    seat.play(kind)
    if down:
        seat.traps -= 1
        lay(state, area, kind | (index + 1) << FACE_BITS)
    else:
        lay(state, area, kind)
    if state.journal is not None:
        state.note("offer", index, {"card": "" if down else state.name(kind), "area": AREA_LETTERS[area]})
    if left:
        seat.ask(question(ASK_OFFER, left))
    else:
        state.turn += 1


def why_not_offer(state: Kingdom, index: i64, kind: i64, down: i64) -> Reason | None:
    """K2.2, K2.3. The card must be in the hand; face down it takes a trap."""
    seat = state.seats[index]
    asked = kind_of(seat.asked())
    if asked != ASK_OFFER:
        return reason("other-question", question=QUESTION_NAMES[asked])
    if kind not in [int(seat.hand[place]) for place in range(seat.held)]:
        known = kind < state.variant.cards.kinds
        return reason("not-in-hand", card=state.name(kind) if known else f"card {kind + 1}")
    return reason("no-trap") if down and not seat.traps else None


def list_takes(state: Kingdom, out: vec[i64]) -> i64:
    """K2.2. Either area may be taken, even an empty one. K5S.4. Alone, once per round, after a search in it."""
    out[0] = TAKE
    out[1] = TAKE + 1
    count: i64 = AREAS
    for area in range(i64(AREAS)):
        if may_search(state, area):
            out[count] = SEARCH + area
            count += 1
    return count


def may_search(state: Kingdom, area: i64) -> bool:
    """K5S.4. Once per round, with two face-up cards there that are neither calamities nor menaces."""
    return state.variant.solo and not state.searched and searchable(state, area) >= SEARCH_PRICE


def searchable(state: Kingdom, area: i64) -> i64:
    """K5S.4. Count the cards of an area that can be discarded for a search."""
    family = state.variant.cards.family
    count: i64 = 0
    for place in range(state.offered[area]):
        card = state.offers[area * PLACES + place]
        if not face_of(card) and family[card] != CALAMITY and family[card] != MENACE:
            count += 1
    return count


def take(state: Kingdom, index: i64, area: i64) -> None:
    """K2.2. All cards of an area move to the drafted area as they are. K7.2. A face-up advisor joins immediately.

    K5S.2. In a solo game the other area then gets a face-down card of the danger pile, and this one two of the deck.
    """
    seat = state.seats[index]
    seat.answered()
    family = state.variant.cards.family
    names: list[str] = []
    advisors: list[int] = []
    for place in range(state.offered[area]):
        card = state.offers[area * PLACES + place]
        state.offers[area * PLACES + place] = 0
        if state.journal is not None:
            names.append("" if face_of(card) else state.name(card))
        if not face_of(card) and family[card] == ADVISOR:
            advisors.append(int(card))
        else:
            seat.draft(card)
    state.offered[area] = 0
    if state.journal is not None:
        state.note("take", index, {"area": AREA_LETTERS[area], "cards": names})
    for kind in advisors:
        welcome(state, index, kind)
    state.turn += 1
    if state.variant.solo and state.turn < SOLO_TURNS:
        state.pile -= 1
        lay(state, 1 - area, UNKNOWN | DANGER_LAYER << FACE_BITS)
        if state.journal is not None:
            state.note("danger", -1, {"area": AREA_LETTERS[1 - area]})
        state.fill[area] = OFFERED


def why_not_take(state: Kingdom, index: i64) -> Reason | None:
    """K2.2. It must be time to take."""
    asked = kind_of(state.seats[index].asked())
    return None if asked == ASK_TAKE else reason("other-question", question=QUESTION_NAMES[asked])


def search(state: Kingdom, index: i64, area: i64) -> None:
    """K5S.4. Two cards of the area are discarded to look for a better one."""
    state.searched = 1
    if state.journal is not None:
        state.note("search", index, {"area": AREA_LETTERS[area]})
    state.seats[index].ask(question(ASK_SEARCH, area | SEARCH_PRICE << AREA_BITS))


def why_not_search(state: Kingdom, index: i64, area: i64) -> Reason | None:
    """K5S.4. In a solo game, once per round, with two cards to discard."""
    if not state.variant.solo:
        return reason("solo-only")
    refused = why_not_take(state, index)
    if refused is not None:
        return refused
    if state.searched:
        return reason("searched")
    if not may_search(state, area):
        return reason("too-few-to-search", area=AREA_LETTERS[area], cards=int(searchable(state, area)))
    return None


def list_finds(state: Kingdom, out: vec[i64]) -> i64:
    """K5S.4. One of the three cards that were seen."""
    count: i64 = 0
    for place in range(state.looks):
        kind = state.looked[place]
        if (place < 1 or state.looked[0] != kind) and (place < 2 or state.looked[1] != kind):
            out[count] = FIND + kind
            count += 1
    return count


def find(state: Kingdom, index: i64, kind: i64) -> None:
    """K5S.4. The card is added to the area, which is then taken. **Ruling**: the other two are discarded."""
    seat = state.seats[index]
    area = argument_of(seat.asked()) & AREA_MASK
    seat.answered()
    if state.journal is not None:
        seen = [state.name(state.looked[place]) for place in range(state.looks)]
        state.note("find", index, {"card": state.name(kind), "seen": seen, "area": AREA_LETTERS[area]})
    for place in range(state.looks):
        state.looked[place] = 0
    state.looks = 0
    lay(state, area, kind)
    take(state, index, area)


def why_not_find(state: Kingdom, index: i64, kind: i64) -> Reason | None:
    """K5S.4. It must be one of the cards that were seen."""
    asked = kind_of(state.seats[index].asked())
    if asked != ASK_FIND:
        return reason("no-such-question", do="find", question=QUESTION_NAMES[asked])
    seen = [int(state.looked[place]) for place in range(state.looks)]
    return None if kind in seen else reason("not-seen", cards=[state.name(card) for card in seen])

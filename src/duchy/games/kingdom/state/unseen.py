"""Cards hidden from a seat, and their resampling: hands, face-down cards, advisors not kept (K2, K7.1).

The content of the deck follows from these, so it is hidden too. In a solo game unseen cards are undecided: chance draws
them when they are revealed.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from duchy.core.buffer import BLANK
from duchy.core.chance import Rng
from duchy.core.game import CHANCE
from duchy.games.kingdom.actions import block_of
from duchy.games.kingdom.box.components import AREAS, KINDS, PLACES
from duchy.games.kingdom.state.agenda import ASK_ADVISOR, ASK_HAND, NOTHING, argument_of, kind_of
from duchy.games.kingdom.state.seat import (
    FACE_BITS,
    NO_CARD,
    face_of,
    kind_of_card,
)
from duchy.games.kingdom.state.state import ADVISORS_STAGE, KEEPING_STAGE, Kingdom
from duchy.games.kingdom.variant import NO_MENACE


def danger_of(state: Kingdom, index: int) -> int:
    """K2.1, K6.1. Return the kind of the eighth card of a seat's hand: a calamity or its menace."""
    menace = state.variant.menaces[index]
    cards = state.variant.cards
    return int(cards.calamity if menace == NO_MENACE else cards.menaces[menace])


def hidden_cards(state: Kingdom, index: int) -> list[int]:
    """List the cards that a seat holds or has laid face down in this round, seen by no one else."""
    seat = state.seats[index]
    found = [int(seat.hand[place]) for place in range(seat.held)]
    lying = [state.offers[area * PLACES + place] for area in range(AREAS) for place in range(state.offered[area])]
    lying += [other.drafted[place] for other in state.seats for place in range(other.drafts)]
    found += [int(kind_of_card(card)) for card in lying if face_of(card) == index + 1]
    return found


def unseen_pool(state: Kingdom, viewer: int) -> list[int]:
    """Count, by kind, the cards that a viewer has not seen: deck, hands, face down, buried, advisors not kept.

    Calamities and menaces are not included: everyone knows that they are dealt.
    """
    counts = unseen_counts(state, viewer)
    return [int(counts[kind]) for kind in range(KINDS)]


def unseen_counts(state: Kingdom, viewer: i64) -> vec[i64]:
    """Count the cards that a viewer has not seen, as `unseen_pool` does."""
    counts = BLANK[:KINDS]
    for kind in range(i64(KINDS)):
        counts[kind] = i64(state.deck[kind])
    for index in range(i64(len(state.seats))):
        if index != viewer:
            seat = state.seats[index]
            danger: i64 = danger_of(state, index)
            known = counts[danger]
            count_hidden(state, index, counts)
            for kind in range(i64(KINDS)):
                counts[kind] += i64(seat.buried[kind])
            counts[danger] = known
            if seat.left != NO_CARD:
                counts[seat.left] += 1
    return counts


def count_hidden(state: Kingdom, index: i64, counts: vec[i64]) -> None:
    """Add the cards that a seat holds or has laid face down in this round, by kind."""
    seat = state.seats[index]
    for place in range(seat.held):
        counts[seat.hand[place]] += 1
    for area in range(i64(AREAS)):
        for place in range(state.offered[area]):
            card = state.offers[area * PLACES + place]
            if face_of(card) == index + 1:
                counts[kind_of_card(card)] += 1
    for other in state.seats:
        for place in range(other.drafts):
            card = other.drafted[place]
            if face_of(card) == index + 1:
                counts[kind_of_card(card)] += 1


def count_secrets(state: Kingdom, viewer: i64) -> int:
    """Count the cards on the table that a viewer cannot see, and choices not yet revealed."""
    count = count_faces(state, viewer, False)
    for index in range(i64(len(state.seats))):
        if index != viewer:
            seat = state.seats[index]
            count += seat.held
            if seat.choice != NO_CARD:
                count += 1
    return int(count)


def count_faces(state: Kingdom, viewer: i64, own: bool) -> i64:
    """Count the cards that lie face down: those that a viewer laid, or all others."""
    count: i64 = 0
    for area in range(i64(AREAS)):
        for place in range(state.offered[area]):
            face = face_of(state.offers[area * PLACES + place])
            if face and (face == viewer + 1) == own:
                count += 1
    for seat in state.seats:
        for place in range(seat.drafts):
            face = face_of(seat.drafted[place])
            if face and (face == viewer + 1) == own:
                count += 1
    return count


def knows_cards(state: Kingdom, viewer: i64) -> bool:
    """Return whether a seat has seen cards that others have not: held, laid, buried or not kept; or has chosen."""
    seat = state.seats[viewer]
    if seat.left != NO_CARD or seat.choice != NO_CARD or seat.held or count_faces(state, viewer, True):
        return True
    for kind in range(i64(KINDS)):
        if seat.buried[kind]:
            return True
    return False


def is_hidden(state: Kingdom, seat: int, action: int, viewer: int) -> bool:
    """K2.1, K2.3, K7.1. Cards dealt to a hand, offered face down, and kept advisors are seen by their seat alone."""
    if seat == CHANCE:
        dealt = state.chance != NOTHING and kind_of(state.chance) in (ASK_HAND, ASK_ADVISOR)
        return dealt and int(argument_of(state.chance)) != viewer
    if seat == viewer:
        return False
    block = block_of(action)
    return block.do == "keep" or (block.do == "offer" and block.split(action)["face"] == 1)


def draw(pool: vec[i64], rng: Rng, first: i64, last: i64) -> i64:
    """Draw a card from the kinds first to last - 1 of a pool."""
    total: i64 = 0
    for kind in range(first, last):
        total += pool[kind]
    number = rng.below(total)
    for kind in range(first, last):
        number -= pool[kind]
        if number < 0:
            pool[kind] -= 1
            return kind
    raise AssertionError(number)


def imagine(state: Kingdom, viewer: int, rng: Rng) -> Kingdom:
    """Copy a state and resample everything the viewer cannot see, every arrangement equally likely."""
    other = state.copy()
    pool = vec[i64](unseen_pool(state, viewer))
    first, last = int(state.variant.cards.first_advisor), int(state.variant.cards.kinds)
    for index, seat in enumerate(other.seats):
        if index == viewer:
            continue
        if seat.left != NO_CARD:
            seat.left = draw(pool, rng, first, last)
        if is_choosing(state):
            imagine_advisors(other, index, pool, rng)
    for index in range(len(other.seats)):
        if index != viewer and not is_choosing(state):
            imagine_cards(other, index, pool, rng)
            imagine_buried(other, index, pool, rng)
    left = [int(pool[kind]) for kind in range(KINDS)]
    other.deck = vec[u8](left)
    return other


def is_choosing(state: Kingdom) -> bool:
    """Return whether the hands are the two advisors of which one is kept."""
    return state.stage in (ADVISORS_STAGE, KEEPING_STAGE)


def imagine_advisors(state: Kingdom, index: int, pool: vec[i64], rng: Rng) -> None:
    """K7.1. Resample the advisors dealt to another seat, and which of them it has chosen."""
    seat = state.seats[index]
    first, last = int(state.variant.cards.first_advisor), int(state.variant.cards.kinds)
    held = int(seat.held)
    while seat.held:
        seat.play(seat.hand[0])
    for _ in range(held):
        seat.hold(draw(pool, rng, first, last))
    if seat.choice != NO_CARD:
        seat.choice = seat.hand[rng.below(held)]


def imagine_cards(state: Kingdom, index: int, pool: vec[i64], rng: Rng) -> None:
    """K2.1, K2.3. Resample the cards in another hand and those it laid face down; one of them is the danger."""
    seat = state.seats[index]
    danger = danger_of(state, index)
    hidden = hidden_cards(state, index)
    at = int(rng.below(len(hidden))) if danger in hidden else -1
    drawn = [danger if slot == at else draw(pool, rng, 0, KINDS) for slot in range(len(hidden))]
    held = int(seat.held)
    while seat.held:
        seat.play(seat.hand[0])
    for _ in range(held):
        seat.hold(drawn.pop())
    layer = (index + 1) << FACE_BITS
    for area in range(AREAS):
        for place in range(state.offered[area]):
            if face_of(state.offers[area * PLACES + place]) == index + 1:
                state.offers[area * PLACES + place] = drawn.pop() | layer
    for other in state.seats:
        lying = [int(other.drafted[place]) for place in range(other.drafts)]
        for place in range(len(lying)):
            if face_of(lying[place]) == index + 1:
                lying[place] = drawn.pop() | layer
        other.drafts = 0
        for card in lying:
            other.draft(card)


def imagine_buried(state: Kingdom, index: int, pool: vec[i64], rng: Rng) -> None:
    """K2.3. Resample the cards discarded unseen; the number of dangers among them is known."""
    seat = state.seats[index]
    danger = danger_of(state, index)
    count = sum(int(seat.buried[kind]) for kind in range(KINDS) if kind != danger)
    buried = [0] * KINDS
    buried[danger] = int(seat.buried[danger])
    for _ in range(count):
        buried[draw(pool, rng, 0, KINDS)] += 1
    seat.buried = vec[u8](buried)

"""The danger pile of a solo game: its possible cards, and how they are revealed (K5S.1, K5S.2, K6.7)."""

from librt.vecs import vec
from mypy_extensions import i64

from duchy.games.kingdom.actions import CARD
from duchy.games.kingdom.box.components import AREA_LETTERS, PLACES
from duchy.games.kingdom.state.state import Kingdom
from duchy.games.kingdom.variant import NO_MENACE


def danger_kind(state: Kingdom) -> i64:
    """K5S.1, K6.7. Return the kind of dangers in the danger pile: calamities, or the menace that replaces them."""
    menace = state.variant.menaces[0]
    cards = state.variant.cards
    return cards.calamity if menace == NO_MENACE else cards.menaces[menace]


def list_dangers(state: Kingdom, out: vec[i64], weights: vec[i64]) -> i64:
    """K5S.1, K5S.2. A card of the danger pile is a danger as likely as their share among its unseen cards.

    Otherwise it is any card that no one has seen, including those that were discarded unseen.
    """
    deck = state.deck
    pool: i64 = 0
    for kind in range(state.variant.cards.kinds):
        pool += i64(deck[kind])
    count: i64 = 0
    harmless = state.unseen - state.lurking
    if harmless:
        for kind in range(state.variant.cards.kinds):
            if deck[kind]:
                out[count] = CARD + kind
                weights[count] = harmless * i64(deck[kind])
                count += 1
    if state.lurking:
        out[count] = CARD + danger_kind(state)
        weights[count] = state.lurking * pool
        count += 1
    return count


def see_danger(state: Kingdom, kind: i64) -> None:
    """K5S.2. A card of the danger pile is seen for the first time."""
    state.unseen -= 1
    state.cards_moved += 1
    if kind == danger_kind(state):
        state.lurking -= 1
    else:
        state.deck[kind] -= 1


def uncover_danger(state: Kingdom, place: i64, kind: i64) -> None:
    """K5S.3. A card of the danger pile is revealed on offer; `place` counts through both areas."""
    see_danger(state, kind)
    state.offers[place] = kind
    if state.journal is not None:
        state.note("uncover", 0, {"card": state.name(kind), "area": AREA_LETTERS[place // PLACES]})


def reveal_danger(state: Kingdom, place: i64, kind: i64) -> None:
    """K3.1, K5S.2. A drafted card of the danger pile is revealed before planning."""
    see_danger(state, kind)
    state.seats[0].undraft(place)
    state.seats[0].draft(kind)

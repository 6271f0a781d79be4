"""What chance decides: cards of the deck and of the danger pile (K2.1, K5S.1, K5S.2)."""

from librt.vecs import vec
from mypy_extensions import i64

from duchy.games.kingdom.actions import CARD, DUCHY
from duchy.games.kingdom.box.components import AREA_LETTERS
from duchy.games.kingdom.rules.draft import deal_hand, deal_offer, show_top
from duchy.games.kingdom.rules.setup import deal_advisor, deal_duchy, list_advisors, list_duchies
from duchy.games.kingdom.state.agenda import (
    ASK_ADVISOR,
    ASK_DANGER,
    ASK_DANGER_DRAFTED,
    ASK_DUCHY,
    ASK_HAND,
    ASK_OFFERED,
    ASK_TOP,
    NOTHING,
    argument_of,
    kind_of,
)
from duchy.games.kingdom.state.state import Kingdom
from duchy.games.kingdom.variant import NO_MENACE


def list_outcomes(state: Kingdom, out: vec[i64], weights: vec[i64]) -> i64:
    """K2.1. A card of the deck is any that is left, each as likely as it is often there."""
    asked = kind_of(state.chance)
    if asked in (ASK_DANGER, ASK_DANGER_DRAFTED):
        return list_dangers(state, out, weights)
    if asked == ASK_DUCHY:
        return list_duchies(state, out, weights)
    if asked == ASK_ADVISOR:
        return list_advisors(state, out, weights)
    deck = state.deck
    count: i64 = 0
    for kind in range(state.variant.cards.kinds):
        left = i64(deck[kind])
        if left:
            out[count] = CARD + kind
            weights[count] = left
            count += 1
    return count


def danger_kind(state: Kingdom) -> i64:
    """K5S.1, K6.7. Name what lurks in the danger pile: calamities, or the menace in their place."""
    menace = state.variant.menaces[0]
    cards = state.variant.cards
    return cards.calamity if menace == NO_MENACE else cards.menaces[menace]


def list_dangers(state: Kingdom, out: vec[i64], weights: vec[i64]) -> i64:
    """K5S.1, K5S.2. A card of the danger pile is as likely a calamity as there are some among those unseen.

    Otherwise it is any card that nobody has seen. Cards that were discarded unseen are still among them.
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


def happen(state: Kingdom, outcome: i64) -> None:
    """Do what chance decided."""
    asked = state.chance
    state.chance = NOTHING
    kind = kind_of(asked)
    about = argument_of(asked)
    if kind == ASK_DUCHY:
        deal_duchy(state, about, outcome - DUCHY)
        return
    card = outcome - CARD
    if kind == ASK_HAND:
        deal_hand(state, about, card)
    elif kind == ASK_OFFERED:
        deal_offer(state, about, card)
    elif kind == ASK_TOP:
        show_top(state, card)
    elif kind == ASK_ADVISOR:
        deal_advisor(state, about, card)
    elif kind == ASK_DANGER:
        see_danger(state, card)
        state.offers[about] = card
        if state.journal is not None:
            state.note("uncover", 0, {"card": state.name(card), "area": AREA_LETTERS[about // 24]})
    else:
        see_danger(state, card)
        state.seats[0].undraft(about)
        state.seats[0].draft(card)

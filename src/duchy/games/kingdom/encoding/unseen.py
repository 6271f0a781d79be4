"""Writes the cards that a seat of Kingdom has not seen: the deck, and those its opponent holds, hides or buried."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from duchy.core.encoding import byte
from duchy.games.kingdom.box.components import AREAS, PLACES
from duchy.games.kingdom.encoding.features import DECK, UNSEEN
from duchy.games.kingdom.state.seat import NO_CARD, face_of, kind_of_card
from duchy.games.kingdom.state.state import Kingdom
from duchy.games.kingdom.variant import NO_MENACE


def write_unseen(state: Kingdom, viewer: i64, items: vec[u8], start: i64) -> None:
    """Count by kind the cards that the viewer has not seen: the deck, and those the opponent holds, hides or buried.

    Earlier numbers in the target are overwritten.
    """
    variant = state.variant
    at = start + UNSEEN
    left: i64 = 0
    place: i64 = at
    for number in state.deck:
        items[place] = number
        left += i64(number)
        place += 1
    if variant.solo:
        items[start + DECK] = byte(left - state.unseen + state.lurking)
        return
    items[start + DECK] = byte(left)
    index = 1 - viewer
    other = state.seats[index]
    danger = variant.cards.calamity
    menace: i64 = variant.menaces[index]
    if menace != NO_MENACE:
        danger = variant.cards.menaces[menace]
    place = at
    for number in other.buried:
        if number:
            items[place] = items[place] + number
        place += 1
    items[at + danger] = state.deck[danger]
    hand = other.hand
    for place in range(other.held):
        if hand[place] != danger:
            items[at + hand[place]] = items[at + hand[place]] + 1
    offers, offered = state.offers, state.offered
    for area in range(i64(AREAS)):
        for place in range(offered[area]):
            count_hidden(offers[area * PLACES + place], index, danger, items, at)
    for seat in state.seats:
        drafted = seat.drafted
        for place in range(seat.drafts):
            count_hidden(drafted[place], index, danger, items, at)
    if other.left != NO_CARD:
        items[at + other.left] = items[at + other.left] + 1


def count_hidden(card: i64, layer: i64, danger: i64, items: vec[u8], at: i64) -> None:
    """Count a card that a seat laid face down as unseen, unless it is the danger, which was dealt face up."""
    kind = kind_of_card(card)
    if face_of(card) == layer + 1 and kind != danger:
        items[at + kind] = items[at + kind] + 1

"""Writes a position of Kingdom as a row of features: the table here, what belongs to the seats in `places`."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from duchy.core.encoding import Encoder, Sheet, byte
from duchy.core.game import State
from duchy.games.kingdom.box.components import AREAS, KINDS, PLACES, ROUNDS
from duchy.games.kingdom.box.components import MENACES as MENACE_KINDS
from duchy.games.kingdom.encoding.features import (
    BOARDS,
    CHANCE_ASKED,
    DECK,
    DEFEAT,
    ENCODING,
    FEATURES,
    FIRST,
    FIRST_PLACE,
    LOOKED,
    LOST,
    LURKING,
    MENACES_LEFT,
    MODULE,
    OFFERED,
    OFFERED_KINDS,
    OFFERS,
    PILE,
    PILE_UNSEEN,
    PLACE,
    ROUND,
    SCENARIO,
    SEARCHED,
    SIDE,
    SOLO,
    STAGE,
    STEP,
    TOP,
    UNSEEN,
    table,
)
from duchy.games.kingdom.encoding.places import write_card, write_place
from duchy.games.kingdom.state.agenda import kind_of
from duchy.games.kingdom.state.seat import NO_CARD, face_of, kind_of_card
from duchy.games.kingdom.state.state import PRODUCTION_STAGE, Kingdom
from duchy.games.kingdom.variant import NO_MENACE, Variant


class KingdomEncoder(Encoder):
    """Rows for one player and two, every module, scenario and set."""

    def __init__(self, rules: int) -> None:
        """Take the version of the rules."""
        self.name = "kingdom"
        self.version = f"{rules}.{ENCODING}"
        self.features = FEATURES
        self.table = table()

    def used(self, state: State) -> i64:
        """Count the features that are in use: the table and as many places as there are seats."""
        return FIRST_PLACE + cast(Kingdom, state).variant.players * PLACE

    def write(self, state: State, seat: i64, out: Sheet, start: i64) -> None:
        """Write a row from `start` on; there must be noughts."""
        kingdom = cast(Kingdom, state)
        items = out.items
        write_variant(kingdom.variant, items, start)
        write_moment(kingdom, seat, items, start)
        write_offers(kingdom, seat, items, start)
        write_unseen(kingdom, seat, items, start)
        write_place(kingdom, seat, seat, items, start + FIRST_PLACE)
        if not kingdom.variant.solo:
            write_place(kingdom, 1 - seat, seat, items, start + FIRST_PLACE + PLACE)


def write_variant(variant: Variant, items: vec[u8], start: i64) -> None:
    """Write how many play, and with what."""
    if variant.solo:
        items[start + SOLO] = 1
    items[start + MODULE + variant.module] = 1
    items[start + SCENARIO + variant.scenario.number] = 1
    items[start + SIDE] = u8(variant.side)
    if variant.quests:
        boards = variant.cards.boards
        for place in range(i64(len(variant.boards))):
            for number in range(i64(len(boards))):
                if boards[number] is variant.boards[place]:
                    items[start + BOARDS + place] = byte(number // 2 + 1)


def write_moment(state: Kingdom, seat: i64, items: vec[u8], start: i64) -> None:
    """Write round and stage, and what lies beside the offer areas."""
    items[start + ROUND + min(state.round, ROUNDS - 1)] = 1
    items[start + STAGE + state.stage] = 1
    if state.stage == PRODUCTION_STAGE:
        items[start + STEP + state.turn] = 1
    if state.first() == seat:
        items[start + FIRST] = 1
    if state.top != NO_CARD:
        items[start + TOP] = byte(state.top + 1)
    looked = state.looked
    for place in range(state.looks):
        items[start + LOOKED + place] = byte(looked[place] + 1)
    items[start + PILE] = byte(state.pile)
    items[start + PILE_UNSEEN] = byte(state.unseen)
    items[start + LURKING] = byte(state.lurking)
    if state.variant.battle:
        for menace in range(i64(MENACE_KINDS)):
            items[start + MENACES_LEFT + menace] = byte(state.menaces_left[menace])
    items[start + LOST] = byte(state.lost)
    if state.searched:
        items[start + SEARCHED] = 1
    items[start + DEFEAT] = byte(state.defeat)
    if state.chance >= 0:
        items[start + CHANCE_ASKED + kind_of(state.chance)] = 1


def write_offers(state: Kingdom, seat: i64, items: vec[u8], start: i64) -> None:
    """Write the cards on offer: who laid one face down still knows it."""
    offers, offered = state.offers, state.offered
    for area in range(i64(AREAS)):
        items[start + OFFERED + area] = byte(offered[area])
        kinds = start + OFFERED_KINDS + area * KINDS
        for place in range(offered[area]):
            write_card(offers[area * PLACES + place], seat, items, start + OFFERS + 2 * (area * PLACES + place), kinds)


def write_unseen(state: Kingdom, viewer: i64, items: vec[u8], start: i64) -> None:
    """Count by kind the cards that the viewer has not seen: the deck, and what the other holds, hides or buried."""
    deck = state.deck
    variant = state.variant
    kinds = variant.cards.kinds
    at = start + UNSEEN
    left: i64 = 0
    if variant.solo:
        for kind in range(kinds):
            if deck[kind]:
                left += deck[kind]
                items[at + kind] = byte(deck[kind])
        items[start + DECK] = byte(left - state.unseen + state.lurking)
        return
    index = 1 - viewer
    other = state.seats[index]
    danger = variant.cards.calamity
    menace: i64 = variant.menaces[index]
    if menace != NO_MENACE:
        danger = variant.cards.menaces[menace]
    hand, buried = other.hand, other.buried
    dangers = buried[danger]
    for kind in range(kinds):
        number = deck[kind] + buried[kind]
        if number:
            left += deck[kind]
            items[at + kind] = byte(number)
    items[start + DECK] = byte(left)
    if dangers:
        items[at + danger] = byte(deck[danger])
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
    """Add a card that a seat laid face down to those that are not seen, unless it is the danger dealt face up."""
    kind = kind_of_card(card)
    if face_of(card) == layer + 1 and kind != danger:
        items[at + kind] = items[at + kind] + 1

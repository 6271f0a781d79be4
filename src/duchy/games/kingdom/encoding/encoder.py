"""Writes a position of Kingdom as a row of features: the table here, the seats in `places`.

`row_update` updates a row in place and writes only the changes.
"""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from duchy.core.buffer import Buffer
from duchy.core.encoding import ByteBuffer, Encoder, byte
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
    table,
)
from duchy.games.kingdom.encoding.places import write_card, write_place
from duchy.games.kingdom.encoding.row_update import BLANK_ROW, TRACES, is_plain, remember, update_row
from duchy.games.kingdom.encoding.unseen import write_unseen
from duchy.games.kingdom.state.agenda import kind_of
from duchy.games.kingdom.state.seat import NO_CARD
from duchy.games.kingdom.state.state import PRODUCTION_STAGE, REVEAL_STAGE, Kingdom
from duchy.games.kingdom.variant import Variant


class KingdomEncoder(Encoder):
    """Rows for one player and two, every module, scenario and set."""

    def __init__(self, rules: int) -> None:
        """Store the version of the rules."""
        self.name = "kingdom"
        self.version = f"{rules}.{ENCODING}"
        self.features = FEATURES
        self.table = table()

    def used_length(self, state: State) -> i64:
        """Count the features that are in use: the table and as many places as there are seats."""
        return FIRST_PLACE + cast(Kingdom, state).variant.players * PLACE

    def write(self, state: State, seat: i64, out: ByteBuffer, start: i64) -> None:
        """Write a row at `start`; the target must be zeroed."""
        kingdom = cast(Kingdom, state)
        write_seen(kingdom, seat, out.items, start)
        write_unseen(kingdom, seat, out.items, start)

    def kept_range(self, state: State) -> tuple[i64, i64]:
        """Return the part of a row that is kept: all of it, or the unseen cards, which change only in drafts."""
        kingdom = cast(Kingdom, state)
        if is_plain(kingdom.variant):
            return 0, self.used_length(state)
        return DECK, TOP

    def traces(self, state: State) -> i64:
        """Return how many numbers are kept next to a row; otherwise one: the stage and seat of the last row."""
        return TRACES if is_plain(cast(Kingdom, state).variant) else 1

    def update(self, state: State, seat: i64, out: ByteBuffer, start: i64, traces: Buffer, first: i64) -> None:
        """Write a row; after the draft of a round the unseen cards of a seat no longer change."""
        kingdom = cast(Kingdom, state)
        if is_plain(kingdom.variant):
            if traces.items[first] == BLANK_ROW:
                self.write(state, seat, out, start)
                remember(kingdom, seat, traces.items, first)
            else:
                update_row(kingdom, seat, out.items, start, traces.items, first)
            return
        write_seen(kingdom, seat, out.items, start)
        trace: i64 = 0
        if kingdom.stage > REVEAL_STAGE:
            trace = kingdom.round * 2 + seat + 1
        if trace == 0 or trace != traces.items[first]:
            write_unseen(kingdom, seat, out.items, start)
        traces.items[first] = trace


def write_seen(state: Kingdom, seat: i64, items: vec[u8], start: i64) -> None:
    """Write everything except the unseen cards."""
    write_variant(state.variant, items, start)
    write_moment(state, seat, items, start)
    write_offers(state, seat, items, start)
    write_place(state, seat, seat, items, start + FIRST_PLACE)
    if not state.variant.solo:
        write_place(state, 1 - seat, seat, items, start + FIRST_PLACE + PLACE)


def write_variant(variant: Variant, items: vec[u8], start: i64) -> None:
    """Write how many play, and with what."""
    if variant.solo:
        items[start + SOLO] = 1
    items[start + MODULE + variant.module] = 1
    items[start + SCENARIO + variant.scenario.number] = 1
    items[start + SIDE] = u8(variant.side)
    if variant.quests:
        boards = variant.board_numbers
        for place in range(i64(len(boards))):
            items[start + BOARDS + place] = byte(boards[place])


def write_moment(state: Kingdom, seat: i64, items: vec[u8], start: i64) -> None:
    """Write the round, the stage, and everything next to the offer areas."""
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
    if state.variant.solo:
        items[start + PILE] = byte(state.pile)
        items[start + PILE_UNSEEN] = byte(state.unseen)
        items[start + LURKING] = byte(state.lurking)
    if state.variant.battle:
        for menace in range(i64(MENACE_KINDS)):
            items[start + MENACES_LEFT + menace] = byte(state.menaces_left[menace])
    if state.lost:
        items[start + LOST] = byte(state.lost)
    if state.searched:
        items[start + SEARCHED] = 1
    if state.defeat:
        items[start + DEFEAT] = byte(state.defeat)
    if state.chance >= 0:
        items[start + CHANCE_ASKED + kind_of(state.chance)] = 1


def write_offers(state: Kingdom, seat: i64, items: vec[u8], start: i64) -> None:
    """Write the cards on offer; the seat that laid a card face down still knows it."""
    offers, offered = state.offers, state.offered
    for area in range(i64(AREAS)):
        items[start + OFFERED + area] = u8(offered[area])
        kinds = start + OFFERED_KINDS + area * KINDS
        for place in range(offered[area]):
            write_card(offers[area * PLACES + place], seat, items, start + OFFERS + 2 * (area * PLACES + place), kinds)

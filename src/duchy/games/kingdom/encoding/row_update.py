"""Updates a Kingdom row in place from an earlier position of the same game, writing only what may have changed.

The earlier position is read from the row itself, or from traces stored next to it. This works for two players without
menaces and advisors, where within a step a seat changes only its own things; other games are rewritten whole.
Measured: if every row were rewritten whole, a batch would make a quarter fewer decisions per second.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from duchy.core.encoding import beyond, blank, byte
from duchy.games.kingdom.box.components import AREAS, CUBES, KINDS, PLACES, ROUNDS
from duchy.games.kingdom.box.components import BOARDS as MOST_BOARDS
from duchy.games.kingdom.box.components import TASKS as BOARD_TASKS
from duchy.games.kingdom.encoding.features import (
    ABOUT,
    ALCHEMY,
    BUILDING,
    BUILT,
    CALAMITIES,
    COUNT,
    DRAFTED,
    DRAFTED_KINDS,
    DRAFTS,
    DUCHY,
    FIRST,
    FIRST_PLACE,
    FIRST_SITE,
    HAND,
    HELD,
    HIDDEN_SPIES,
    KRYSTALLIUM,
    MADE,
    OFFERED,
    OFFERED_KINDS,
    OFFERS,
    PLACE,
    POINTS,
    PRODUCTION,
    QUEST_POINTS,
    QUESTION,
    ROUND,
    SITE,
    SOLDIERS,
    SPIES,
    STAGE,
    STEP,
    TASKS,
    TRAINING,
    TRAPS,
)
from duchy.games.kingdom.encoding.places import FLAGS, write_question
from duchy.games.kingdom.encoding.unseen import write_unseen
from duchy.games.kingdom.rules.scoring import points_of
from duchy.games.kingdom.state.agenda import ASK_KEEP, kind_of
from duchy.games.kingdom.state.seat import FIXED, FROZEN, NEEDS, Seat, face_of, kind_of_card
from duchy.games.kingdom.state.state import PRODUCTION_STAGE, Kingdom
from duchy.games.kingdom.variant import Variant

BLANK_ROW: Final = 0
"""The first trace of a row of noughts; otherwise it is the seat whose row it is, from 1."""
MOMENT: Final = 1
CARDS_MOVED: Final = 2
CARDS_HELD: Final = 3
FIRST_TRACE: Final = 4
"""The traces of a place come after those of the table; below, where each is."""
AREAS_MOVED: Final = 0
SITES: Final = 1
BUILDINGS: Final = 2
TASKS_DONE: Final = 3
ASKED_LAST: Final = 4
CHANGES: Final = 5
PLACE_TRACES: Final = 6
TRACES: Final = 16
NEEDED: Final = 6
"""So many numbers say what a site needs."""


def is_plain(variant: Variant) -> bool:
    """Say whether rows of these games are written over others."""
    return not (variant.solo or variant.battle or variant.advisors)


def hand_of(seat: Seat) -> i64:
    """Give the cards of a hand, counted from 1, as one number: there are eight at most."""
    hand = seat.hand
    held: i64 = 0
    for place in range(seat.held):
        held = held << 7 | hand[place] + 1
    return held


def asked_of(seat: Seat) -> i64:
    """Give the question of a seat, counted from 1; 0 if there is none."""
    return kind_of(seat.asked()) - ASK_KEEP + 1 if seat.depth else i64(0)


def remember(state: Kingdom, viewer: i64, traces: vec[i64], first: i64) -> None:
    """Keep the traces of a row that was written anew."""
    traces[first] = viewer + 1
    traces[first + MOMENT] = state.moment()
    traces[first + CARDS_MOVED] = state.cards_moved
    traces[first + CARDS_HELD] = hand_of(state.seats[viewer])
    at = first + FIRST_TRACE
    index = viewer
    for _ in range(i64(2)):
        seat = state.seats[index]
        traces[at + AREAS_MOVED] = seat.areas_moved
        traces[at + SITES] = seat.building
        traces[at + BUILDINGS] = seat.buildings
        traces[at + TASKS_DONE] = seat.tasks
        traces[at + ASKED_LAST] = asked_of(seat)
        traces[at + CHANGES] = seat.changes
        at += PLACE_TRACES
        index = 1 - index


def update_row(state: Kingdom, viewer: i64, items: vec[u8], start: i64, traces: vec[i64], first: i64) -> None:
    """Write what may have changed since the traces were kept, perhaps for another viewer."""
    another = traces[first] != viewer + 1
    moment, last = state.moment(), traces[first + MOMENT]
    if moment != last:
        update_moment(state, items, start)
        traces[first + MOMENT] = moment
    update_offers(state, viewer, items, start)
    if another or traces[first + CARDS_MOVED] != state.cards_moved or moment >> 5 != last >> 5:
        write_unseen(state, viewer, items, start)
        traces[first + CARDS_MOVED] = state.cards_moved
    seats = state.seats
    own, other = seats[viewer], seats[1 - viewer]
    row = start + FIRST_PLACE
    at = first + FIRST_TRACE
    traces[first + CARDS_HELD] = update_hand(own, traces[first + CARDS_HELD], items, row)
    if another:
        traces[first] = viewer + 1
        update_swapped(own, other, items, row, traces, at)
        update_swapped(other, own, items, row + PLACE, traces, at + PLACE_TRACES)
    if another or moment != last:
        items[start + FIRST] = 1 if state.first() == viewer else 0
        traces[at + CHANGES] = -1
        traces[at + PLACE_TRACES + CHANGES] = -1
    if traces[at + CHANGES] != own.changes:
        update_place(state, viewer, viewer, items, row, traces, at)
    if traces[at + PLACE_TRACES + CHANGES] != other.changes:
        update_place(state, 1 - viewer, viewer, items, row + PLACE, traces, at + PLACE_TRACES)


def update_moment(state: Kingdom, items: vec[u8], start: i64) -> None:
    """Write round, stage and step."""
    blank(items, start + ROUND, start + FIRST)
    items[start + ROUND + min(state.round, ROUNDS - 1)] = 1
    items[start + STAGE + state.stage] = 1
    if state.stage == PRODUCTION_STAGE:
        items[start + STEP + state.turn] = 1


def update_offers(state: Kingdom, viewer: i64, items: vec[u8], start: i64) -> None:
    """Write the cards on offer."""
    for area in range(i64(AREAS)):
        count, before = state.offered[area], i64(items[start + OFFERED + area])
        if count | before:
            items[start + OFFERED + area] = u8(count)
            at = start + OFFERS + 2 * PLACES * area
            kinds = start + OFFERED_KINDS + area * KINDS
            update_cards(state.offers, area * PLACES, count, before, viewer, items, at, kinds)


def update_cards(
    cards: vec[i64], first: i64, count: i64, before: i64, viewer: i64, items: vec[u8], at: i64, kinds: i64
) -> None:
    """Write so many cards where there were others: which are seen, who laid them face down, and how many of a kind."""
    for place in range(first, first + count):
        card = cards[place]
        face, kind = face_of(card), kind_of_card(card)
        if face == 0:
            update_card(kind + 1, 0, items, at, kinds)
        elif face == viewer + 1:
            update_card(kind + 1, 1, items, at, kinds)
        else:
            update_card(0, 2, items, at, kinds)
        at += 2
    for _ in range(count, before):
        update_card(0, 0, items, at, kinds)
        at += 2


def update_card(shown: i64, layer: u8, items: vec[u8], at: i64, kinds: i64) -> None:
    """Write a card, counted from 1, 0 if it is not seen, over another one."""
    before = i64(items[at])
    if before != shown:
        items[at] = u8(shown)
        count_again(before, shown, items, kinds - 1)
    items[at + 1] = layer


def count_again(before: i64, shown: i64, items: vec[u8], at: i64) -> None:
    """Count a card no longer as what it was but as what it is now."""
    if before:
        items[at + before] = items[at + before] - 1
    if shown:
        items[at + shown] = items[at + shown] + 1


def update_hand(seat: Seat, before: i64, items: vec[u8], start: i64) -> i64:
    """Write the hand of the viewer; say what it is now."""
    held = hand_of(seat)
    if held != before:
        rest = held
        while before | rest:
            count_again(before & 127, rest & 127, items, start + HAND - 1)
            before >>= 7
            rest >>= 7
    return held


def update_swapped(seat: Seat, gone: Seat, items: vec[u8], start: i64, traces: vec[i64], at: i64) -> None:
    """Write over what only changes because the place was that of another seat."""
    items[start + DUCHY + gone.duchy] = 0
    items[start + DUCHY + seat.duchy] = 1
    built = gone.built
    for place in range(traces[at + BUILDINGS]):  # nothing that is built goes away, so that these are still the first
        counted = start + BUILT + built[place]
        items[counted] = items[counted] - 1
    traces[at + BUILDINGS] = 0
    traces[at + AREAS_MOVED] = -1


def update_place(
    state: Kingdom, index: i64, viewer: i64, items: vec[u8], start: i64, traces: vec[i64], at: i64
) -> None:
    """Write what belongs to a seat."""
    seat = state.seats[index]
    update_things(seat, items, start)
    if traces[at + AREAS_MOVED] != seat.areas_moved:
        before = i64(items[start + DRAFTS])
        items[start + DRAFTS] = u8(seat.drafts)
        update_cards(seat.drafted, 0, seat.drafts, before, viewer, items, start + DRAFTED, start + DRAFTED_KINDS)
        update_sites(seat, traces[at + SITES], items, start)
        traces[at + SITES] = seat.building
        traces[at + AREAS_MOVED] = seat.areas_moved
    if traces[at + BUILDINGS] != seat.buildings:
        built = seat.built
        for place in range(traces[at + BUILDINGS], seat.buildings):
            counted = start + BUILT + built[place]
            items[counted] = items[counted] + 1
        traces[at + BUILDINGS] = seat.buildings
    if traces[at + TASKS_DONE] != seat.tasks:
        for task in range(i64(MOST_BOARDS * BOARD_TASKS)):
            items[start + TASKS + task] = u8(seat.tasks >> task & 1)
        traces[at + TASKS_DONE] = seat.tasks
    points = points_of(state, index)
    items[start + POINTS] = byte(points)
    items[start + POINTS + 1] = beyond(points)
    items[start + POINTS + 2] = byte(-points)
    if traces[at + ASKED_LAST]:
        items[start + QUESTION + traces[at + ASKED_LAST] - 1] = 0
        items[start + ABOUT] = 0
        items[start + COUNT] = 0
    if seat.depth:
        write_question(seat, items, start)
    traces[at + ASKED_LAST] = asked_of(seat)
    traces[at + CHANGES] = seat.changes


def update_things(seat: Seat, items: vec[u8], start: i64) -> None:
    """Write what is counted."""
    alchemy, makes = seat.alchemy, seat.makes
    for resource in range(i64(CUBES)):
        items[start + ALCHEMY + resource] = byte(alchemy[resource])
        items[start + PRODUCTION + resource] = byte(makes[resource])
    items[start + HELD] = u8(seat.held)
    items[start + TRAPS] = byte(seat.traps)
    items[start + CALAMITIES] = byte(seat.calamities)
    items[start + KRYSTALLIUM] = byte(seat.krystallium)
    items[start + SOLDIERS] = byte(seat.soldiers)
    items[start + TRAINING] = u8(seat.training)
    items[start + SPIES] = byte(seat.spies)
    items[start + HIDDEN_SPIES] = byte(seat.hidden_spies)
    items[start + MADE] = byte(seat.made)
    items[start + QUEST_POINTS] = byte(seat.quest_points)


def update_sites(seat: Seat, before: i64, items: vec[u8], start: i64) -> None:
    """Write the cards under construction with what they need, where there were so many."""
    sites, needs = seat.sites, seat.needs
    at = start + FIRST_SITE
    for place in range(seat.building):
        update_site(sites[place] + 1, needs[place], items, at, start)
        at += SITE
    for _ in range(seat.building, before):
        update_site(0, 0, items, at, start)
        at += SITE


def update_site(card: i64, needed: i64, items: vec[u8], at: i64, start: i64) -> None:
    """Write a card, counted from 1, 0 for none, with what it needs, over another one."""
    before = i64(items[at])
    if before != card:
        items[at] = u8(card)
        count_again(before, card, items, start + BUILDING - 1)
    flags: i64 = 0
    if needed & FROZEN:
        flags = 1
    if needed & FIXED:
        flags += 2
    items[at + FLAGS] = u8(flags)
    needed &= NEEDS
    for place in range(at + 1, at + 1 + NEEDED):
        items[place] = u8(needed & 255)
        needed >>= 8

"""Writes a place of a row of Kingdom: what belongs to one player, as a seat sees it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from duchy.core.encoding import beyond, byte
from duchy.games.kingdom.box.components import ADVISORS as MOST_ADVISORS
from duchy.games.kingdom.box.components import BOARDS as MOST_BOARDS
from duchy.games.kingdom.box.components import CUBES, ICONS, UNKNOWN
from duchy.games.kingdom.box.components import MENACES as MENACE_KINDS
from duchy.games.kingdom.box.components import TASKS as BOARD_TASKS
from duchy.games.kingdom.encoding.features import (
    ABOUT,
    ADVISOR_POINTS,
    ADVISORS,
    ALCHEMY,
    BUILDING,
    BUILT,
    CALAMITIES,
    CHOICE,
    COUNT,
    DOUBLED,
    DRAFTED,
    DRAFTED_KINDS,
    DRAFTS,
    DUCHY,
    FIRST_SITE,
    HAND,
    HELD,
    HIDDEN_SPIES,
    KRYSTALLIUM,
    LEFT,
    MADE,
    MENACES,
    POINTS,
    PRODUCTION,
    QUEST_POINTS,
    QUESTION,
    SITE,
    SOLDIERS,
    SPIES,
    STOLEN,
    TASKS,
    TIES,
    TRAINING,
    TRAPS,
    USED,
)
from duchy.games.kingdom.rules.scoring import points_of
from duchy.games.kingdom.state.agenda import (
    ASK_CUBE,
    ASK_KEEP,
    ASK_SEARCH,
    RESOURCE_BITS,
    RESOURCE_MASK,
    argument_of,
    kind_of,
)
from duchy.games.kingdom.state.seat import (
    FIXED,
    FROZEN,
    NEED_BITS,
    NEED_MASK,
    NEEDS,
    NO_CARD,
    Seat,
    face_of,
    kind_of_card,
)
from duchy.games.kingdom.state.state import Kingdom

FLAGS: Final = 7
"""The index of the flags (frozen, fixed) among the features of a site, after the card and six needs."""


def write_place(state: Kingdom, index: i64, viewer: i64, items: vec[u8], start: i64) -> None:
    """Write what belongs to a seat; its hand and its secret choices only for itself."""
    seat = state.seats[index]
    if seat.duchy >= 0:
        items[start + DUCHY + seat.duchy] = 1
    if seat.held:
        items[start + HELD] = u8(seat.held)
    if seat.traps:
        items[start + TRAPS] = byte(seat.traps)
    if index == viewer:
        write_hand(seat, items, start)
    write_drafted(seat, viewer, items, start)
    write_built(seat, items, start)
    write_things(state, seat, items, start)
    points = points_of(state, index)
    if points > 0:
        items[start + POINTS] = byte(points)
        items[start + POINTS + 1] = beyond(points)
    elif points < 0:
        items[start + POINTS + 2] = byte(-points)
    if seat.depth and state.chance < 0:
        write_question(seat, items, start)


def write_hand(seat: Seat, items: vec[u8], start: i64) -> None:
    """Write what only its seat sees."""
    hand = seat.hand
    for place in range(seat.held):
        at = start + HAND + hand[place]
        items[at] = items[at] + 1
    if seat.left != NO_CARD:
        items[start + LEFT] = byte(seat.left + 1)
    if seat.choice != NO_CARD:
        items[start + CHOICE] = byte(seat.choice + 1)


def write_drafted(seat: Seat, viewer: i64, items: vec[u8], start: i64) -> None:
    """Write the drafted area; the seat that laid a card face down still knows it."""
    items[start + DRAFTS] = u8(seat.drafts)
    drafted = seat.drafted
    for place in range(seat.drafts):
        write_card(drafted[place], viewer, items, start + DRAFTED + 2 * place, start + DRAFTED_KINDS)


def write_card(card: i64, viewer: i64, items: vec[u8], at: i64, kinds: i64) -> None:
    """Write a card if it is seen, and who laid it face down: 1 the viewer, 2 the opponent, 3 the danger pile."""
    face, kind = face_of(card), kind_of_card(card)
    if kind != UNKNOWN and (face == 0 or face == viewer + 1):
        items[at] = u8(kind + 1)
        items[kinds + kind] = items[kinds + kind] + 1
    if face == 0:
        return
    if face == viewer + 1:
        items[at + 1] = 1
    elif face == 2 - viewer:
        items[at + 1] = 2
    else:
        items[at + 1] = 3


def write_built(seat: Seat, items: vec[u8], start: i64) -> None:
    """Write the built cards, and those under construction with their needs."""
    built, sites, needs = seat.built, seat.sites, seat.needs
    for place in range(seat.buildings):
        at = start + BUILT + built[place]
        items[at] = items[at] + 1
    for place in range(seat.building):
        kind = sites[place]
        counted = start + BUILDING + kind
        items[counted] = items[counted] + 1
        at = start + FIRST_SITE + place * SITE
        items[at] = u8(kind + 1)
        needed = needs[place]
        if needed & FROZEN:
            items[at + FLAGS] = 1
        if needed & FIXED:
            items[at + FLAGS] = items[at + FLAGS] + 2
        needed &= NEEDS
        while needed:
            at += 1
            if needed & NEED_MASK:
                items[at] = u8(needed & NEED_MASK)
            needed >>= NEED_BITS


def write_things(state: Kingdom, seat: Seat, items: vec[u8], start: i64) -> None:
    """Write the counts: cubes, soldiers, menaces, advisors and tasks."""
    variant = state.variant
    alchemy, makes = seat.alchemy, seat.makes
    for resource in range(i64(CUBES)):
        if alchemy[resource]:
            items[start + ALCHEMY + resource] = byte(alchemy[resource])
        if makes[resource]:
            items[start + PRODUCTION + resource] = byte(makes[resource])
    if seat.calamities:
        items[start + CALAMITIES] = byte(seat.calamities)
    if seat.krystallium:
        items[start + KRYSTALLIUM] = byte(seat.krystallium)
    if seat.soldiers:
        items[start + SOLDIERS] = byte(seat.soldiers)
    items[start + TRAINING] = u8(seat.training)
    if seat.spies | seat.hidden_spies:
        items[start + SPIES] = byte(seat.spies)
        items[start + HIDDEN_SPIES] = byte(seat.hidden_spies)
    if seat.made:
        items[start + MADE] = byte(seat.made)
    if variant.battle:
        for menace in range(i64(MENACE_KINDS)):
            items[start + MENACES + menace] = byte(seat.menaces[menace])
        stolen = seat.stolen
        for icon in range(i64(ICONS)):
            if stolen[icon]:
                items[start + STOLEN + icon] = byte(stolen[icon])
    if seat.advisors | seat.used:
        for number in range(i64(MOST_ADVISORS)):
            if seat.advisors >> number & 1:
                items[start + ADVISORS + number] = 1
            if seat.used >> number & 1:
                items[start + USED + number] = 1
    if seat.doubled | seat.ties:
        items[start + DOUBLED] = byte(seat.doubled)
        items[start + TIES] = byte(seat.ties)
    if seat.tasks:
        for task in range(i64(MOST_BOARDS * BOARD_TASKS)):
            items[start + TASKS + task] = u8(seat.tasks >> task & 1)
    if seat.quest_points | seat.advisor_points:
        items[start + QUEST_POINTS] = byte(seat.quest_points)
        items[start + ADVISOR_POINTS] = byte(seat.advisor_points)


def write_question(seat: Seat, items: vec[u8], start: i64) -> None:
    """Write the question to a seat, its subject and its count, as a view has them."""
    asked = seat.asked()
    kind, about = kind_of(asked), argument_of(asked)
    items[start + QUESTION + kind - ASK_KEEP] = 1
    if kind == ASK_CUBE:
        items[start + ABOUT] = byte((about & RESOURCE_MASK) + 1)
        about = cubes_asked(seat, about & RESOURCE_MASK)
    elif kind == ASK_SEARCH:
        items[start + ABOUT] = byte((about & 1) + 1)
        about >>= 1
    items[start + COUNT] = byte(about)


def cubes_asked(seat: Seat, resource: i64) -> i64:
    """K3.2. Count the cubes of one resource that are to be placed now: a treasure may give two that are alike."""
    agenda = seat.agenda
    cubes: i64 = 0
    level = seat.depth - 1
    while level >= 0 and kind_of(agenda[level]) == ASK_CUBE and argument_of(agenda[level]) & RESOURCE_MASK == resource:
        cubes += argument_of(agenda[level]) >> RESOURCE_BITS
        level -= 1
    return cubes

"""Animals and the points they score on their pasture (B5.4, B9.1, and monastery 7 of B8)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.journal import Values
from duchy.core.reason import Reason
from duchy.games.burgundy.actions import BESIDE
from duchy.games.burgundy.box.components import (
    ANIMAL,
    GEESE,
    KIND_NAMES,
    NO_TILE,
    SPECIES,
    SPECIES_NAMES,
    herd,
    is_animal,
    species,
)
from duchy.games.burgundy.rules.gains import earn, note_points, wait
from duchy.games.burgundy.rules.reasons import reason
from duchy.games.burgundy.state.agenda import ASK_GEESE, QUESTION_NAMES, argument_of, kind_of, question
from duchy.games.burgundy.state.effects import WAIT_GEESE
from duchy.games.burgundy.state.state import Burgundy

POINT_PER_TILE: Final = 1 << 7
"""B8, monastery 7: one extra point for each animal tile that scores."""

ONE_PASTURE: Final = 1 << 1
"""B11.5, shield 1: all pastures count as one."""

GEESE_POINTS: Final = 2


def animals(state: Burgundy, seat: i64, hex_: i64, kind: i64) -> None:
    """B5.4. Score a tile's animals and those of the same species on the same pasture.

    B9.1. Geese on the pasture add two points.
    """
    if kind == GEESE:
        geese(state, seat, hex_)
        return
    tiles, points = flock(state, seat, hex_, species(kind))
    if state.variant.extra_tiles and geese_beside(state, seat, hex_):
        tiles += 1
        points += GEESE_POINTS
    score_animals(state, seat, kind, tiles, points)


def flock(state: Burgundy, seat: i64, hex_: i64, wanted: i64) -> tuple[i64, i64]:
    """B5.4. Return the number of tiles of a species on the pasture of a hex, and of their animals."""
    duchy = state.duchy(seat)
    layout = duchy.layout
    region = layout.region[hex_]
    everywhere = duchy.shields & ONE_PASTURE != 0
    tiles: i64 = 0
    points: i64 = 0
    for other in range(layout.hexes):
        if layout.region[other] == region or (everywhere and layout.colour[other] == ANIMAL):
            there = duchy.tiles[other]
            if there != NO_TILE and is_animal(there) and species(there) == wanted:
                tiles += 1
                points += herd(there)
    return tiles, points


def geese_beside(state: Burgundy, seat: i64, hex_: i64) -> bool:
    """B9.1. Return whether geese are on the pasture of a hex."""
    duchy = state.duchy(seat)
    layout = duchy.layout
    for other in range(layout.hexes):
        if duchy.tiles[other] == GEESE:
            return layout.region[other] == layout.region[hex_] or duchy.shields & ONE_PASTURE != 0
    return False


def score_animals(state: Burgundy, seat: i64, kind: i64, tiles: i64, points: i64) -> None:
    """B5.4. Score points for a pasture. B8, monastery 7: one extra point for each tile that scores."""
    if state.duchy(seat).monasteries & POINT_PER_TILE:
        points += tiles
    earn(state, seat, points)
    if state.journal is not None:
        values: Values = {"tile": KIND_NAMES[kind], "tiles": tiles}
        note_points(state, "animals", seat, values, points, "animals")


def geese(state: Burgundy, seat: i64, hex_: i64) -> None:
    """B9.1. Score two points for geese, plus one other species on the pasture, which the player chooses."""
    choice = species_beside(state, seat, hex_)
    if choice & (choice - 1):
        if state.variant.solo:
            wait(state, WAIT_GEESE, hex_)
        else:
            state.ask(question(ASK_GEESE, seat, hex_))
        return
    only: i64 = 0
    while only < SPECIES and not choice >> only & 1:
        only += 1
    score_geese(state, seat, hex_, only)


def species_beside(state: Burgundy, seat: i64, hex_: i64) -> i64:
    """List the species on the pasture of a hex, as bits."""
    one: i64 = 1
    found: i64 = 0
    for wanted in range(i64(SPECIES)):
        tiles, _ = flock(state, seat, hex_, wanted)
        if tiles:
            found |= one << wanted
    return found


def score_geese(state: Burgundy, seat: i64, hex_: i64, beside: i64) -> None:
    """B9.1. Score the geese together with a species; `SPECIES` means none."""
    tiles: i64 = 0
    points: i64 = 0
    if beside < SPECIES:
        tiles, points = flock(state, seat, hex_, beside)
    score_animals(state, seat, GEESE, tiles + 1, points + GEESE_POINTS)


def list_species(state: Burgundy, seat: i64, out: vec[i64], count: i64) -> i64:
    """B9.1. List the species on the geese's pasture."""
    found = species_beside(state, seat, argument_of(state.asked()))
    for wanted in range(i64(SPECIES)):
        if found >> wanted & 1:
            out[count] = BESIDE + wanted
            count += 1
    return count


def choose_species(state: Burgundy, seat: i64, wanted: i64) -> None:
    """B9.1. Score the chosen species together with the geese."""
    hex_ = argument_of(state.asked())
    state.close_question()
    score_geese(state, seat, hex_, wanted)


def why_not_species(state: Burgundy, seat: i64, wanted: i64) -> Reason | None:
    """B9.1. Require a species that is on the geese's pasture."""
    asked = kind_of(state.asked())
    if asked != ASK_GEESE:
        return reason("no-such-question", do="beside", question=QUESTION_NAMES[asked])
    if not species_beside(state, seat, argument_of(state.asked())) >> wanted & 1:
        return reason("no-such-species", species=SPECIES_NAMES[wanted])
    return None

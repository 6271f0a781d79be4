"""Pending effects of the solo game as documents: writing, and reading with every check (B13.8)."""

from typing import Final

from duchy.core.document import Document
from duchy.core.reason import PositionError
from duchy.games.burgundy.actions import WAITING
from duchy.games.burgundy.box.components import (
    BUILDINGS,
    COLOUR_NAMES,
    FIRST_BUILDING,
    GEESE,
    KIND_NAMES,
)
from duchy.games.burgundy.rules.animals import species_beside
from duchy.games.burgundy.state.effects import (
    WAIT_BUILDING,
    WAIT_CASTLE,
    WAIT_COLOUR,
    WAIT_GEESE,
    WAIT_NAMES,
    WAIT_POINTS,
    effect,
    effect_kind,
    effect_number,
)
from duchy.games.burgundy.state.state import Burgundy
from duchy.games.burgundy.text.position.supply import require_absent, tile

ROOM: Final = 15
"""The room for effects of one turn, in addition to one per incomplete region: two dice, six colours, seven tiles.

A completed region is two effects, its tile and its colour one each; placing a tile uses a die or an effect, and another
one to take it, if it was neither stored nor in the black depot.
"""

MOST_POINTS: Final = 1000
"""More than any single thing scores."""


def write_effects(state: Burgundy) -> list[dict[str, object]]:
    """Write the pending effects, in order."""
    return [write_effect(int(state.annex.effects[place])) for place in range(state.annex.waiting)]


def write_effect(pending: int) -> dict[str, object]:
    """Write an effect: its kind, and what it is about."""
    what, number = effect_kind(pending), effect_number(pending)
    written: dict[str, object] = {"effect": WAIT_NAMES[what]}
    if what == WAIT_POINTS:
        written["points"] = number
    elif what == WAIT_CASTLE:
        written["castle"] = number == 0
    elif what == WAIT_BUILDING:
        written["tile"] = KIND_NAMES[number]
    elif what == WAIT_COLOUR:
        written["colour"] = COLOUR_NAMES[number]
    elif what == WAIT_GEESE:
        written["hex"] = number + 1
    return written


def read_effects(state: Burgundy, document: Document) -> None:
    """Read the pending effects, which exist only in the solo game and during a turn."""
    if not state.variant.solo:
        require_absent(document, "effects", "effects wait only in the solo game")
        return
    effects = document.items("effects", [])
    most = WAITING - ROOM - sum(1 for left in state.duchy(0).left if left)
    if len(effects) > most:
        raise PositionError(
            f"effects: {len(effects)} are pending; at most {most} are allowed here",
            "too-many",
            found=len(effects),
            most=most,
        )
    for index, content in enumerate(effects):
        part = Document(content, f"effects[{index}]")
        what = WAIT_NAMES.index(part.word("effect", WAIT_NAMES, ""))
        state.annex.effects[index] = effect(what, read_number(state, what, part))
        part.finish()
    state.annex.waiting = len(effects)


def read_number(state: Burgundy, what: int, part: Document) -> int:
    """Read what an effect is about, as a number."""
    if what == WAIT_POINTS:
        return part.number("points", 1, MOST_POINTS, 1)
    if what == WAIT_CASTLE:
        return 0 if part.flag("castle") or not part.has("castle") else 1
    if what == WAIT_COLOUR:
        return COLOUR_NAMES.index(part.word("colour", COLOUR_NAMES, ""))
    if what == WAIT_BUILDING:
        kind = tile(state, part.content.get("tile") if part.has("tile") else None, part.where("tile"))
        if not FIRST_BUILDING <= kind < FIRST_BUILDING + BUILDINGS:
            raise PositionError(f"{part.where('tile')}: expected a building, got {KIND_NAMES[kind]!r}", "building")
        return kind
    if what == WAIT_GEESE:
        return read_geese(state, 0, part)
    return 0


def read_geese(state: Burgundy, seat: int, part: Document) -> int:
    """B9.1. Read the hex of geese that need a species: one must be on their pasture."""
    duchy = state.duchy(seat)
    hexes = [hex_ for hex_ in range(duchy.layout.hexes) if duchy.tiles[hex_] == GEESE]
    hex_ = part.number("hex", 1, max(int(duchy.layout.hexes), 1), hexes[0] + 1 if hexes else 1) - 1
    if hex_ not in hexes:
        raise PositionError(f"{part.where('hex')}: expected a hex with geese, got {hex_ + 1}", "geese")
    if species_beside(state, seat, hex_) == 0:
        raise PositionError(
            f"{part.where('hex')}: no other species is on the pasture with the geese on hex {hex_ + 1}", "geese"
        )
    return hex_

"""A picture of Castles of Burgundy: the duchies with their tiles, each above its players.

The art of the tiles is the page's: `npm run pictures` in web/ writes it to burgundy.json.
"""

import json
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from duchy.picture.scene import HEAD, HEIGHT, MARGIN, WIDTH, Scene, draw_invitation, name_plate, plate_height
from duchy.picture.signs import LINE, SEATS, TEAMS
from duchy.picture.svg import Drawing

GAP: Final = 10
Hex = Mapping[str, Any]
ROOT: Final = 3**0.5
CELL: Final = 52.5
"""The radius of a hex in the units of the art, with the gap around it."""
MOST: Final = 4
"""The most duchies and the most players of a picture."""
EMBLEM: Final = (
    ("", -1, -2),
    ("ship", 1, -2),
    ("", 3, -2),
    ("animal", -2, -1),
    ("castle", 0, -1),
    ("monastery", 2, -1),
    ("", -3, 0),
    ("mine", -1, 0),
    ("building", 1, 0),
    ("ship", 3, 0),
    ("", -2, 1),
    ("monastery", 0, 1),
    ("animal", 2, 1),
    ("castle", -1, 2),
    ("", 1, 2),
)
"""The duchy of an invitation: each hex with its kind of tile, half hexes across, and row."""
BARE: Final = ("ship", "building", "monastery", "animal", "castle")
SHOWN: Final = {"animal": "sheep3", "building": "market", "monastery": "monastery14"}
"""The tile that stands for its kind in an invitation."""


@lru_cache(maxsize=1)
def art() -> dict[str, Any]:
    """Read the art of the page."""
    found: dict[str, Any] = json.loads(files("duchy.picture").joinpath("burgundy.json").read_text(encoding="utf-8"))
    return found


def ground_of(tile: str) -> str:
    """Return the ground of a tile, by the engine's name."""
    kind = tile.rstrip("0123456789")
    if kind in {"castle", "mine", "ship", "monastery"}:
        return kind
    if kind in {"cow", "sheep", "pig", "goat", "chicken", "geese"}:
        return "animal"
    return "any" if tile in {"inn", "black-tile"} else "building"


def paint(drawing: Drawing, scene: Scene) -> None:
    """Draw the position; before the duchies are chosen, or without a view, an invitation."""
    if scene.view is None or not all(duchy["hexes"] for duchy in scene.view["duchies"]):
        draw_invitation(drawing, scene)
        draw_emblem(drawing, WIDTH - 300, HEAD + (HEIGHT - HEAD) / 2, 62)
        return
    duchies = scene.view["duchies"][:MOST]
    column = (WIDTH - 2 * MARGIN) / len(duchies)
    for index, duchy in enumerate(duchies):
        draw_duchy(drawing, scene, index, duchy, MARGIN + index * column, column)


def draw_duchy(
    drawing: Drawing, scene: Scene, index: int, duchy: Mapping[str, Any], left: float, column: float
) -> None:
    """Draw a duchy, and its players below it."""
    hexes = duchy["hexes"]
    holdings: Mapping[str, Any] = duchy.get("holdings") or {}
    outposts = holdings.get("outposts", [])
    shields = {one["hex"]: one["shield"] for one in holdings.get("shields", [])}
    sitting = scene.view["seats"]
    seats = [seat for seat, found in enumerate(sitting) if found["duchy"] == index and seat < MOST]
    width = min(column - 20, 520)
    plates = (plate_height(width) + GAP) * len(seats)
    room = HEIGHT - HEAD - plates - 32
    places = [(one["row"], one["across"]) for one in (*hexes, *outposts)]
    west, east = min(across for _, across in places), max(across for _, across in places)
    north, south = min(row for row, _ in places), max(row for row, _ in places)
    radius = min((column - 16) / ((east - west + 2) * ROOT / 2), room / ((south - north) * 1.5 + 2))
    height = ((south - north) * 1.5 + 2) * radius
    top = HEAD + (HEIGHT - HEAD - height - plates - GAP) / 2

    def at(one: Hex) -> tuple[float, float]:
        x = left + column / 2 + (one["across"] - (west + east) / 2) * radius * ROOT / 2
        return x, top + ((one["row"] - north) * 1.5 + 1) * radius

    for number, one in enumerate(hexes):
        draw_hex(drawing, one, at(one), radius, scene.view["edition"], shields.get(number, 0))
    for one in outposts:
        drawing.art(*at(one), radius / CELL * 1.2, art()["outpost"][int(one["reached"])])
    colours = TEAMS if any(found["team"] is not None for found in sitting) else SEATS
    for line, seat in enumerate(seats):
        y = top + height + GAP + line * (plate_height(width) + GAP)
        name_plate(drawing, scene.people[seat], seat, left + (column - width) / 2, y, width, colours[seat])


def draw_hex(
    drawing: Drawing, hex_: Hex, place: tuple[float, float], radius: float, edition: int, shield: int = 0
) -> None:
    """Draw a hex: its tile, or its number while it is empty."""
    tile = str(hex_["tile"])
    if tile:
        draw_tile(drawing, tile, *place, radius, edition)
        if shield:
            drawing.art(place[0], place[1] + radius * 0.04, radius / CELL * 0.72, art()["shield"][str(shield)])
    else:
        draw_empty(drawing, hex_["colour"], hex_["number"], *place, radius)


def draw_tile(drawing: Drawing, tile: str, x: float, y: float, radius: float, edition: int = 2019) -> None:
    """Draw a tile by the engine's name; the two editions differ in some."""
    other = art()["tile2011"] if edition == 2011 else {}
    picture = other.get(tile) or art()["tile"].get(tile, "")
    drawing.art(x, y, radius / CELL, art()["ground"][ground_of(tile)] + picture)


def draw_empty(drawing: Drawing, colour: str, number: int, x: float, y: float, radius: float) -> None:
    """Draw an empty hex: its colour, its symbol and its number."""
    drawing.art(x, y, radius / CELL, art()["empty"][colour])
    drawing.text(str(number), x, y + radius * 0.1, radius * 0.76, LINE, "middle")


def draw_emblem(drawing: Drawing, x: float, y: float, radius: float) -> None:
    """Draw a small duchy that belongs to no one."""
    bare = 0
    for kind, across, row in EMBLEM:
        at, down = x + across * radius * ROOT / 2, y + row * radius * 1.5
        if kind:
            draw_tile(drawing, SHOWN.get(kind, kind), at, down, radius)
        else:
            draw_empty(drawing, BARE[bare % len(BARE)], bare % 6 + 1, at, down, radius)
            bare += 1

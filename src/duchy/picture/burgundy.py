"""A picture of Castles of Burgundy: the duchies with their tiles, each above its players."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from duchy.picture.scene import HEAD, HEIGHT, MARGIN, WIDTH, Scene, draw_invitation, name_plate, plate_height
from duchy.picture.signs import LINE, PAPER, SEATS, TEAMS, TONES, sign
from duchy.picture.svg import Drawing, hexagon

GAP: Final = 10
Hex = Mapping[str, Any]
ROOT: Final = 3**0.5
COUNT: Final = re.compile(r"\d+$")
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


def paint(drawing: Drawing, scene: Scene) -> None:
    """Draw the position; before the duchies are chosen, or without a view, an invitation."""
    if scene.view is None or not all(duchy["hexes"] for duchy in scene.view["duchies"]):
        draw_invitation(drawing, scene)
        draw_emblem(drawing, WIDTH - 300, HEAD + (HEIGHT - HEAD) / 2, 62)
        return
    duchies = scene.view["duchies"][:MOST]
    column = (WIDTH - 2 * MARGIN) / len(duchies)
    for index, duchy in enumerate(duchies):
        draw_duchy(drawing, scene, index, duchy["hexes"], MARGIN + index * column, column)


def draw_duchy(drawing: Drawing, scene: Scene, index: int, hexes: Sequence[Hex], left: float, column: float) -> None:
    """Draw a duchy, and its players below it."""
    sitting = scene.view["seats"]
    seats = [seat for seat, found in enumerate(sitting) if found["duchy"] == index and seat < MOST]
    width = min(column - 20, 520)
    plates = (plate_height(width) + GAP) * len(seats)
    room = HEIGHT - HEAD - plates - 32
    span = max(one["across"] for one in hexes) + 2
    rows = max(one["row"] for one in hexes) + 1
    radius = min((column - 16) / (span * ROOT / 2), room / (rows * 1.5 + 0.5))
    height = (rows * 1.5 + 0.5) * radius
    top = HEAD + (HEIGHT - HEAD - height - plates - GAP) / 2
    x = left + column / 2 - (span / 2 - 1) * radius * ROOT / 2
    for one in hexes:
        draw_hex(drawing, one, x + one["across"] * radius * ROOT / 2, top + (one["row"] * 1.5 + 1) * radius, radius)
    colours = TEAMS if any(found["team"] is not None for found in sitting) else SEATS
    for line, seat in enumerate(seats):
        y = top + height + GAP + line * (plate_height(width) + GAP)
        name_plate(drawing, scene.people[seat], seat, left + (column - width) / 2, y, width, colours[seat])


def draw_hex(drawing: Drawing, hex_: Hex, x: float, y: float, radius: float) -> None:
    """Draw a hex: its tile, or its number while it is empty."""
    kind = hex_["colour"] if hex_["colour"] in TONES else "any"
    tile = str(hex_["tile"])
    draw_ground(drawing, kind, x, y, radius, bool(tile))
    if not tile:
        drawing.text(str(hex_["number"]), x, y + radius * 0.26, radius * 0.8, TONES[kind][1], "middle")
        return
    animals = COUNT.search(tile) if kind == "animal" else None
    sign(drawing, kind, x, y - (radius * 0.06 if animals else 0), radius / 50)
    if animals:
        badge, right, low = radius * 0.25, x + radius * 0.42, y + radius * 0.44
        drawing.circle(right, low, badge, LINE)
        drawing.text(animals[0][:2], right, low + badge * 0.55, badge * 1.65, PAPER, "middle")


def draw_ground(drawing: Drawing, kind: str, x: float, y: float, radius: float, covered: bool) -> None:
    """Draw the ground of a hex, brighter under a tile."""
    tone, deep, light = TONES[kind]
    if covered:
        drawing.polygon(hexagon(x, y, radius * 0.97), deep)
        drawing.polygon(hexagon(x, y, radius * 0.88), tone)
    else:
        drawing.polygon(hexagon(x, y, radius * 0.96), tone)
        drawing.polygon(hexagon(x, y, radius * 0.9), light)


def draw_emblem(drawing: Drawing, x: float, y: float, radius: float) -> None:
    """Draw a small duchy that belongs to no one."""
    bare = 0
    for kind, across, row in EMBLEM:
        at, down = x + across * radius * ROOT / 2, y + row * radius * 1.5
        shown = kind or BARE[bare % len(BARE)]
        draw_ground(drawing, shown, at, down, radius, bool(kind))
        if kind:
            sign(drawing, shown, at, down, radius / 50)
        else:
            drawing.text(str(bare % 6 + 1), at, down + 16, 49, TONES[shown][1], "middle")
            bare += 1

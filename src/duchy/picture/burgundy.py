"""A picture of Castles of Burgundy: the duchies with their tiles, and whose they are."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from duchy.picture import lettering
from duchy.picture.canvas import Canvas
from duchy.picture.path import ellipse, hexagon
from duchy.picture.scene import HEAD, HIGH, MARGIN, WIDE, Scene, invitation, name_plate, plate_high
from duchy.picture.signs import LINE, PAPER, SEATS, TEAMS, TONES, sign

GAP: Final = 10
Hex = Mapping[str, Any]
ROOT: Final = 3**0.5
COUNT: Final = re.compile(r"\d+$")
MOST: Final = 4
"""Duchies and people of a picture."""
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
"""The duchy of an invitation: kinds of tiles, half hexes across and rows."""
BARE: Final = ("ship", "building", "monastery", "animal", "castle")


def paint(canvas: Canvas, scene: Scene) -> None:
    """Draw the game; who plays while there are no duchies yet, or only an invitation."""
    if scene.view is None or not all(duchy["hexes"] for duchy in scene.view["duchies"]):
        invitation(canvas, scene)
        emblem(canvas, WIDE - 300, HEAD + (HIGH - HEAD) / 2, 62)
        return
    duchies = scene.view["duchies"][:MOST]
    column = (WIDE - 2 * MARGIN) / len(duchies)
    for index, duchy in enumerate(duchies):
        domain(canvas, scene, index, duchy["hexes"], MARGIN + index * column, column)


def domain(canvas: Canvas, scene: Scene, index: int, hexes: Sequence[Hex], left: float, column: float) -> None:
    """Draw a duchy, and below it whose it is."""
    sitting = scene.view["seats"]
    seats = [seat for seat, found in enumerate(sitting) if found["duchy"] == index and seat < MOST]
    wide = min(column - 20, 520)
    plates = (plate_high(wide) + GAP) * len(seats)
    room = HIGH - HEAD - plates - 32
    span = max(one["across"] for one in hexes) + 2
    rows = max(one["row"] for one in hexes) + 1
    radius = min((column - 16) / (span * ROOT / 2), room / (rows * 1.5 + 0.5))
    high = (rows * 1.5 + 0.5) * radius
    top = HEAD + (HIGH - HEAD - high - plates - GAP) / 2
    x = left + column / 2 - (span / 2 - 1) * radius * ROOT / 2
    for one in hexes:
        cell(canvas, one, x + one["across"] * radius * ROOT / 2, top + (one["row"] * 1.5 + 1) * radius, radius)
    colours = TEAMS if any(found["team"] is not None for found in sitting) else SEATS
    for line, seat in enumerate(seats):
        y = top + high + GAP + line * (plate_high(wide) + GAP)
        name_plate(canvas, scene.people[seat], seat, left + (column - wide) / 2, y, wide, colours[seat])


def cell(canvas: Canvas, hex_: Hex, x: float, y: float, radius: float) -> None:
    """Draw a hex: its number while it is empty, then its tile."""
    kind = hex_["colour"] if hex_["colour"] in TONES else "any"
    tile = str(hex_["tile"])
    ground(canvas, kind, x, y, radius, bool(tile))
    if not tile:
        size = radius * 0.52
        lettering.write(canvas, str(hex_["number"]), x, y + size / 2, size, TONES[kind][1], 0.5)
        return
    animals = COUNT.search(tile) if kind == "animal" else None
    sign(canvas, kind, x, y - (radius * 0.06 if animals else 0), radius / 50)
    if animals:
        badge, right, low = radius * 0.25, x + radius * 0.42, y + radius * 0.44
        canvas.fill([tuple(ellipse(right, low, badge, badge))], LINE)
        lettering.write(canvas, animals[0][:2], right, low + badge * 0.55, badge * 1.1, PAPER, 0.5, 0.15)


def ground(canvas: Canvas, kind: str, x: float, y: float, radius: float, laid: bool) -> None:
    """Draw the ground of a hex: bright where a tile lies."""
    tone, deep, light = TONES[kind]
    if laid:
        canvas.fill(hexagon(x, y, radius * 0.97), deep)
        canvas.fill(hexagon(x, y, radius * 0.88), tone)
    else:
        canvas.fill(hexagon(x, y, radius * 0.96), tone)
        canvas.fill(hexagon(x, y, radius * 0.9), light)


def emblem(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """Draw a small duchy that belongs to nobody."""
    bare = 0
    for kind, across, row in EMBLEM:
        at, down = x + across * radius * ROOT / 2, y + row * radius * 1.5
        empty = not kind
        shown = kind or BARE[bare % len(BARE)]
        ground(canvas, shown, at, down, radius, not empty)
        if empty:
            lettering.write(canvas, str(bare % 6 + 1), at, down + 16, 32, TONES[shown][1], 0.5)
            bare += 1
        else:
            sign(canvas, shown, at, down, radius / 50)

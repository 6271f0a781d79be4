"""A picture of Wonderful Kingdom: what each side has built, what it builds, and what it makes."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from duchy.picture import lettering
from duchy.picture.canvas import Canvas
from duchy.picture.path import box
from duchy.picture.scene import HEAD, HIGH, MARGIN, WIDE, Scene, Sitter, invitation, name_plate
from duchy.picture.signs import INK, LINE, PANEL, RAISED, SOFT, plate, sign

KINDS: Final = {
    "structure": ("#a89478", "#6b583c"),
    "company": ("#7fa557", "#44642a"),
    "monument": ("#e3b23c", "#8a6410"),
    "discovery": ("#5a96c9", "#265a86"),
    "treasure": ("#c9a05a", "#6d4a18"),
    "calamity": ("#2c2733", "#6f5a7d"),
}
"""The colours of cards by their type."""
CUBES: Final = (
    ("#a89478", "#6b583c"),
    ("#7fa557", "#44642a"),
    ("#e3b23c", "#8a6410"),
    ("#5a96c9", "#265a86"),
    ("#c2487f", "#7c1f4a"),
    ("#7b8494", "#414a5a"),
)
"""The colours of the resources: the four cubes, krystallium, soldiers."""
SETS: Final = "kingdom/box/sets/house.toml"
FAN: Final = (("structure", -2), ("treasure", 2), ("company", -1), ("discovery", 1), ("monument", 0))


@lru_cache(maxsize=4)
def kinds(cards: str) -> Mapping[str, str]:
    """Read the type of every development of a set; '' is the house's own."""
    text = cards or files("duchy.games").joinpath(SETS).read_text("utf-8")
    found = tomllib.loads(text).get("development", [])
    return {str(card.get("id")): str(card.get("type")) for card in found}


def paint(canvas: Canvas, scene: Scene) -> None:
    """Draw the game, or the invitation to it."""
    if scene.view is None:
        invitation(canvas, scene)
        fan(canvas, WIDE - 310, HEAD + (HIGH - HEAD) / 2)
        return
    types = kinds(scene.cards)
    seats = scene.view["seats"][:2]
    gap = 24
    wide = (WIDE - 2 * MARGIN - gap * (len(seats) - 1)) / len(seats)
    for index, seat in enumerate(seats):
        side(canvas, scene.people[index], index, seat, types, MARGIN + index * (wide + gap), wide)


def side(
    canvas: Canvas,
    sitter: Sitter,
    index: int,
    seat: Mapping[str, Any],
    types: Mapping[str, str],
    x: float,
    wide: float,
) -> None:
    """Draw what somebody has, from the name down to the last card."""
    top = HEAD + 20
    plate(canvas, x, top, wide, HIGH - top - 20, PANEL)
    name_plate(canvas, sitter, index, x + 12, top + 12, wide - 24)
    cubes(canvas, [*seat["production"], seat["krystallium"], seat["soldiers"]], x + 22, top + 92, wide - 44)
    built = [types.get(card, "treasure") for card in seat["built"]] + ["calamity"] * min(int(seat["calamities"]), 40)
    sites = [types.get(site["card"], "treasure") for site in seat["sites"]]
    shown = [(kind, True) for kind in built] + [(kind, False) for kind in sites]
    rows(canvas, shown, x + 22, top + 168, wide - 44, HIGH - 40 - (top + 168))


def cubes(canvas: Canvas, counts: Sequence[int], x: float, y: float, wide: float) -> None:
    """Draw what is made in a round of each resource, and krystallium and soldiers that lie there."""
    step = wide / len(counts)
    for index, (count, (tone, deep)) in enumerate(zip(counts, CUBES, strict=True)):
        left = x + index * step
        canvas.fill(box(left, y, 36, 36, 7), deep)
        canvas.fill(box(left + 3, y + 3, 30, 30, 5), tone)
        lettering.write(canvas, str(count), left + 46, y + 30, 25, INK if count else SOFT)


def rows(canvas: Canvas, cards: Sequence[tuple[str, bool]], x: float, y: float, wide: float, high: float) -> None:
    """Lay out cards as large as there is room for: built ones in their colour, those under way pale."""
    if not cards:
        return
    size, across = 84.0, 1
    while size > 12:
        across = max(1, int((wide + 10) // (size + 10)))
        if -(-len(cards) // across) * (size * 1.3 + 12) <= high:
            break
        size -= 4
    for index, (kind, built) in enumerate(cards):
        left, top = x + index % across * (size + 10), y + index // across * (size * 1.3 + 12)
        card(canvas, kind, left, top, size, built)


def card(canvas: Canvas, kind: str, x: float, y: float, size: float, built: bool) -> None:
    """Draw a card by its type."""
    tone, deep = KINDS.get(kind, KINDS["treasure"])
    corner = size * 0.1
    canvas.fill(box(x, y, size, size * 1.3, corner), deep)
    if built:
        canvas.fill(box(x + 3, y + 3, size - 6, size * 1.3 - 6, corner), tone)
    else:
        canvas.fill(box(x + 3, y + 3, size - 6, size * 1.3 - 6, corner), RAISED)
        canvas.fill(box(x + 3, y + 3, size - 6, size * 1.3 - 6, corner), tone, 0.3)
    name = kind if kind in KINDS else "treasure"
    sign(canvas, name, x + size / 2, y + size * 0.64, size / 92)


def fan(canvas: Canvas, x: float, y: float) -> None:
    """Lay out cards that belong to nobody."""
    size = 158.0
    for kind, place in FAN:
        left = x + place * 102 - size / 2
        top = y - size * 0.65 + place * place * 14
        canvas.fill(box(left - 5, top + 6, size + 10, size * 1.3 + 4, 22), LINE, 0.16)
        card(canvas, kind, left, top, size, True)

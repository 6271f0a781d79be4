"""A picture of Wonderful Kingdom: what each player has built, is building, and produces."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from duchy.picture.scene import HEAD, HEIGHT, MARGIN, WIDTH, Scene, Sitter, draw_invitation, name_plate
from duchy.picture.signs import INK, LINE, PANEL, RAISED, SOFT, plate, sign
from duchy.picture.svg import Drawing

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
"""The colours of resources: the four cubes, krystallium and soldiers."""
FAN: Final = (("structure", -2), ("treasure", 2), ("company", -1), ("discovery", 1), ("monument", 0))
"""The cards of an invitation, each with its place in the fan."""
MOST: Final = 40
"""The most calamities that are drawn for a player."""


def paint(drawing: Drawing, scene: Scene) -> None:
    """Draw the position, or without a view an invitation."""
    if scene.view is None:
        draw_invitation(drawing, scene)
        draw_fan(drawing, WIDTH - 310, HEAD + (HEIGHT - HEAD) / 2)
        return
    seats = scene.view["seats"][:2]
    gap = 24
    width = (WIDTH - 2 * MARGIN - gap * (len(seats) - 1)) / len(seats)
    for index, seat in enumerate(seats):
        left = MARGIN + index * (width + gap)
        draw_side(drawing, scene.people[index], index, seat, scene.facts.get("types", {}), left, width)


def draw_side(
    drawing: Drawing,
    sitter: Sitter,
    index: int,
    seat: Mapping[str, Any],
    types: Mapping[str, str],
    x: float,
    width: float,
) -> None:
    """Draw a player's side, from the name down to the last card."""
    top = HEAD + 20
    plate(drawing, x, top, width, HEIGHT - top - 20, PANEL)
    name_plate(drawing, sitter, index, x + 12, top + 12, width - 24)
    draw_cubes(drawing, [*seat["production"], seat["krystallium"], seat["soldiers"]], x + 22, top + 92, width - 44)
    built = [types.get(card, "treasure") for card in seat["built"]]
    built += ["calamity"] * min(int(seat["calamities"]), MOST)
    sites = [types.get(site["card"], "treasure") for site in seat["sites"]]
    shown = [(kind, True) for kind in built] + [(kind, False) for kind in sites]
    draw_cards(drawing, shown, x + 22, top + 168, width - 44, HEIGHT - 40 - (top + 168))


def draw_cubes(drawing: Drawing, counts: Sequence[int], x: float, y: float, width: float) -> None:
    """Draw the production of each resource, and the player's krystallium and soldiers."""
    step = width / len(counts)
    for index, (count, (tone, deep)) in enumerate(zip(counts, CUBES, strict=True)):
        left = x + index * step
        drawing.box(left, y, 36, 36, deep, 7)
        drawing.box(left + 3, y + 3, 30, 30, tone, 5)
        drawing.text(str(count), left + 45, y + 30, 37, INK if count else SOFT)


def draw_cards(
    drawing: Drawing, cards: Sequence[tuple[str, bool]], x: float, y: float, width: float, height: float
) -> None:
    """Lay out cards as large as possible: built ones in their colour, those under construction pale."""
    if not cards:
        return
    size, across = 84.0, 1
    while size > 12:
        across = max(1, int((width + 10) // (size + 10)))
        if -(-len(cards) // across) * (size * 1.3 + 12) <= height:
            break
        size -= 4
    for index, (kind, built) in enumerate(cards):
        left, top = x + index % across * (size + 10), y + index // across * (size * 1.3 + 12)
        draw_card(drawing, kind, left, top, size, built)


def draw_card(drawing: Drawing, kind: str, x: float, y: float, size: float, built: bool) -> None:
    """Draw a card by its type."""
    name = kind if kind in KINDS else "treasure"
    tone, deep = KINDS[name]
    corner = size * 0.1
    drawing.box(x, y, size, size * 1.3, deep, corner)
    if not built:
        drawing.box(x + 3, y + 3, size - 6, size * 1.3 - 6, RAISED, corner)
    drawing.box(x + 3, y + 3, size - 6, size * 1.3 - 6, tone, corner, 1 if built else 0.3)
    sign(drawing, name, x + size / 2, y + size * 0.64, size / 92)


def draw_fan(drawing: Drawing, x: float, y: float) -> None:
    """Draw a fan of cards that belong to no one."""
    size = 158.0
    for kind, place in FAN:
        left = x + place * 102 - size / 2
        top = y - size * 0.65 + place * place * 14
        drawing.box(left - 5, top + 6, size + 10, size * 1.3 + 4, LINE, 22, 0.16)
        draw_card(drawing, kind, left, top, size, True)

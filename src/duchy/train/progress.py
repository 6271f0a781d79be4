"""How a course goes: a row for every epoch, and a picture of them as SVG."""

import json
from dataclasses import dataclass
from typing import Final

from duchy.arena.drawing import HEAD, MARGIN, STYLE, WIDTH, line, path, text
from duchy.arena.plot import PANEL

Foretold = tuple[float, float, float, float]
"""How much is foretold in each third of the game, and of what one plan of a turn comes to more than another."""
PARTS: Final = (
    "Foretold of the final margin, first third of the game",
    "Foretold of the final margin, second third",
    "Foretold of the final margin, last third",
    "Foretold of what one plan of a turn is better than another",
)
LEARNT: Final = "#3b6ea8"
BY_HAND: Final = "#b3541e"


@dataclass(frozen=True)
class Row:
    """An epoch: the loss, and how much is foretold, by hand and as learnt."""

    generation: int
    epoch: int
    games: int
    loss: float
    by_hand: Foretold
    learnt: Foretold


def rows_of(written: str) -> list[Row]:
    """Read rows, a line each; the last one of an epoch counts, and a line without an end does not."""
    rows: dict[tuple[int, int], Row] = {}
    for each in written.splitlines():
        try:
            found = json.loads(each)
            row = Row(
                int(found["generation"]),
                int(found["epoch"]),
                int(found["games"]),
                float(found["loss"]),
                foretold(found["by_hand"]),
                foretold(found["learnt"]),
            )
        except (ValueError, TypeError, KeyError):
            continue
        rows[row.generation, row.epoch] = row
    return [rows[key] for key in sorted(rows)]


def foretold(found: list[float]) -> Foretold:
    """Read how much is foretold."""
    first, second, third, choices = found
    return float(first), float(second), float(third), float(choices)


def picture(rows: list[Row]) -> str:
    """Draw how much is foretold, epoch by epoch."""
    height = len(PARTS) * (PANEL + HEAD)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}">'
    parts = [head, STYLE, f'<rect class="ground" width="{WIDTH}" height="{height}" fill="#fff"/>']
    for part, name in enumerate(PARTS):
        parts.append(f'<g transform="translate(0 {part * (PANEL + HEAD)})">')
        parts += panel(rows, part, name)
        parts.append("</g>")
    return "\n".join([*parts, "</svg>"]) + "\n"


def panel(rows: list[Row], part: int, name: str) -> list[str]:
    """Draw one part of what is foretold."""
    shown = [max(-0.2, value) for row in rows for value in (row.by_hand[part], row.learnt[part])] or [0.0]
    low, high = min(shown), max(shown)
    room = max(high - low, 0.01)
    count = max(len(rows) - 1, 1)

    def down(value: float) -> float:
        return HEAD + (PANEL - HEAD - 24) * (1 - (max(value, -0.2) - low) / room)

    def across(place: int) -> float:
        return MARGIN + (WIDTH - 2 * MARGIN) * place / count

    parts = [text(MARGIN, 20, name, "title")]
    for value in (low, (low + high) / 2, high):
        parts.append(line(MARGIN, down(value), WIDTH - MARGIN, down(value), "axis", 0.4))
        parts.append(text(MARGIN - 8, down(value) + 4, f"{value:.0%}", "small", "end"))
    for colour, values in (
        (BY_HAND, [row.by_hand[part] for row in rows]),
        (LEARNT, [row.learnt[part] for row in rows]),
    ):
        points = [(across(place), down(value)) for place, value in enumerate(values)]
        if points:
            parts.append(f'<path d="{path(points)}" fill="none" stroke="{colour}" stroke-width="2"/>')
    parts.append(text(WIDTH - MARGIN, PANEL - 4, f"{len(rows)} epochs; by hand orange, learnt blue", "small", "end"))
    return parts

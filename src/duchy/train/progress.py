"""The progress of a training run: a row for every epoch, and a plot of them as SVG."""

import json
from dataclasses import dataclass
from typing import Final

from duchy.arena.drawing import HEAD, PANEL, Panel, sheet, stack

Explained = tuple[float, float, float, float]
"""Explained variance (R²) of the final margin in each third of the game, and of the differences between plans."""
PARTS: Final = (
    "Explained variance of the final margin, first third of the game",
    "Explained variance of the final margin, second third",
    "Explained variance of the final margin, last third",
    "Explained variance of the differences between plans of a turn",
)
LOWEST: Final = -0.2
"""The lowest value that is drawn."""
LEARNT: Final = "#3b6ea8"
BY_HAND: Final = "#b3541e"


@dataclass(frozen=True)
class Row:
    """An epoch: the loss, and the variance explained by the hand-made evaluation and by the network."""

    generation: int
    epoch: int
    games: int
    loss: float
    by_hand: Explained
    learnt: Explained


def rows_of(written: str) -> list[Row]:
    """Read rows, one per line; the last one of an epoch counts, and a truncated line does not."""
    rows: dict[tuple[int, int], Row] = {}
    for each in written.splitlines():
        try:
            found = json.loads(each)
            row = Row(
                int(found["generation"]),
                int(found["epoch"]),
                int(found["games"]),
                float(found["loss"]),
                read_explained(found["by_hand"]),
                read_explained(found["learnt"]),
            )
        except (ValueError, TypeError, KeyError):
            continue
        rows[row.generation, row.epoch] = row
    return [rows[key] for key in sorted(rows)]


def read_explained(found: list[float]) -> Explained:
    """Read the explained variances."""
    first, second, third, choices = found
    return float(first), float(second), float(third), float(choices)


def picture(rows: list[Row]) -> str:
    """Draw the explained variance, epoch by epoch."""
    return sheet(stack([panel(rows, part, name) for part, name in enumerate(PARTS)]), len(PARTS) * (PANEL + HEAD))


def panel(rows: list[Row], part: int, name: str) -> Panel:
    """Draw one of the explained variances."""
    shown = [max(LOWEST, value) for row in rows for value in (row.by_hand[part], row.learnt[part])] or [0.0]
    low, high = min(shown), max(shown)
    drawn = Panel(name, low, high, len(rows) - 1)
    drawn.grid((low, (low + high) / 2, high))
    drawn.curve(drawn.points([(step, row.by_hand[part]) for step, row in enumerate(rows)]), BY_HAND)
    drawn.curve(drawn.points([(step, row.learnt[part]) for step, row in enumerate(rows)]), LEARNT)
    drawn.note(f"{len(rows)} epochs; by hand orange, learnt blue")
    return drawn

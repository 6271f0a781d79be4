"""The kinds of rewards, by name. Partners of a team are one side and always get the same.

margin: every change of a side's lead over the best other side, in points. points: every change of its own points.
result: nothing until the end, then 1 for the only winner to -1 for the last; -1 for all if no one wins.
"""

from collections.abc import Sequence
from typing import Final, Literal

from duchy.core.batch import MARGIN, POINTS, RESULT
from duchy.core.reason import Refusal

Reward = Literal["margin", "points", "result", "score"]
USUAL: Final[Reward] = "margin"
"""The default: it says after every action whether that helped, in every mode of every game."""

KINDS: Final = {"margin": MARGIN, "points": POINTS, "result": RESULT, "score": MARGIN}
"""The kinds by name; `score` is an earlier name of `margin`."""


def kind_of(reward: str) -> int:
    """Return the kind of a reward by its name."""
    if reward not in KINDS:
        raise Refusal(f"reward must be margin, points or result, got {reward!r}")
    return KINDS[reward]


def standings(points: Sequence[int], sides: Sequence[Sequence[int]], kind: int) -> list[int]:
    """Return for each seat the points of its side, or its side's lead over the best other; alone, the points."""
    if len(sides) == 2 == len(points):
        lead = points[0] - points[1]
        return [lead, -lead] if kind == MARGIN else [points[0], points[1]]
    sums = [sum(points[seat] for seat in side) for side in sides]
    found = [0] * len(points)
    for number, side in enumerate(sides):
        others = sums[:number] + sums[number + 1 :]
        standing = sums[number] - max(others) if kind == MARGIN and others else sums[number]
        for seat in side:
            found[seat] = standing
    return found

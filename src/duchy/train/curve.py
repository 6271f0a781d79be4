"""The learning curve: what a sixteenth, an eighth … of the games teach, by the same held-out games.

It answers whether more games would make a better network, or a larger network would make more of these.
"""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Final

from duchy.train.learning import Pupil, Report, Table
from duchy.train.progress import Explained

SHARES: Final = (1 / 16, 1 / 8, 1 / 4, 1 / 2, 1.0)
LONGER: Final = 4
"""How many times as many epochs a small share of the games gets at most, so that its pupil also has enough steps."""


@dataclass(frozen=True)
class Point:
    """What a network of some size learnt from a share of the games, after its best epoch."""

    hidden: tuple[int, ...]
    share: float
    rows: int
    """The positions learnt from, each side's counted."""
    epochs: int
    loss: float
    """The loss in held-out games."""
    lost: float
    """The points that its choices are behind the best results of their turns (`Pupil.judged`)."""
    explained: Explained

    def line(self) -> dict[str, object]:
        """Return the point as JSON."""
        return asdict(self)


def curve(table: Table, hidden: tuple[int, ...], epochs: int, seed: int) -> Iterator[Point]:
    """Train a network on every share of the games, the smallest first."""
    for share in SHARES:
        yield learnt(Pupil(table, hidden, seed, share), share, min(LONGER * epochs, round(epochs / share)))


def learnt(pupil: Pupil, share: float, epochs: int) -> Point:
    """Train a pupil, and return what it has learnt."""
    return point(pupil, share, min(pupil.learn(epochs), key=lambda report: report.held_out))


def point(pupil: Pupil, share: float, best: Report) -> Point:
    """Return what a pupil had learnt when it was judged."""
    return Point(pupil.hidden, share, len(pupil.rows), best.epoch, best.held_out, best.lost, best.learnt)

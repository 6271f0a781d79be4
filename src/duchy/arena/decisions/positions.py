"""The positions of a benchmark: what is kept of each, and the file that holds them."""

import operator
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, cast

from duchy.arena.notes import Notes, lines_of, no_result
from duchy.core.game import Game, State
from duchy.core.reason import Refusal

FORM: Final = 1
SAMPLE: Final = "duchy.arena.decisions"
"""The package with a small sample for each game that has one, in files named after the games."""


@dataclass(frozen=True)
class Weighed:
    """A plan, and what it is worth by two independent halves of its continuations.

    `points` are hundredths ahead of the best opponent (alone: of a point), `wins` shares of won games, each for both
    halves. `error` is the standard error of the difference in points between this plan and the best, by all of them.
    """

    line: list[int]
    points: list[float]
    wins: list[float]
    error: float


@dataclass(frozen=True)
class Position:
    """A decision of a game between strong bots: where it is in the game, and its plans."""

    number: int
    options: Mapping[str, str | int]
    seat: int
    phase: str
    kind: str
    """What the best plan does first, by the `do` field of its action."""
    position: object
    plans: list[Weighed]

    def state(self, game: Game) -> State:
        """Return the position."""
        return game.read(self.position)


class Positions(Notes):
    """A file of positions, to which more are appended."""

    def __init__(self, path: Path, head: Mapping[str, object]) -> None:
        """Start a file or go on with one; raises `Refusal` if it was started with something else."""
        super().__init__(path, head)
        self.positions = [position_of(path, number, line) for number, line in enumerate(self.lines, start=2)]

    def add(self, position: Position) -> None:
        """Append a position; it is in the file when this returns."""
        self.write(asdict(position))


def head_of(game: Game, continuations: int, player: str, seed: bytes) -> dict[str, object]:
    """Write the header: everything that the positions depend on."""
    return {
        "decisions": FORM,
        "game": game.name,
        "rules": game.rules,
        "continuations": continuations,
        "player": player,
        "seed": seed.hex(),
    }


def sample_of(game: Game) -> Path:
    """Return the sample of a game; raises `Refusal` if there is none."""
    path = Path(str(files(SAMPLE).joinpath(f"{game.name}.jsonl")))
    if not path.exists():
        raise Refusal(f"there is no sample of {game.name}: make positions with --file FILE --make 100")
    return path


def read_positions(path: Path, game: Game) -> Iterator[Position]:
    """Read the positions of a file; raises `Refusal` if it holds something else, or is of other rules."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise Refusal(f"{path} cannot be read: {error}") from error
    head = {"decisions": FORM, "game": game.name, "rules": game.rules}
    if not lines:
        raise Refusal(f"{path} is empty: make positions with --make 100")
    for number, line in enumerate(lines_of(path, lines, head), start=2):
        yield position_of(path, number, line)


def position_of(path: Path, number: int, line: Mapping[str, object]) -> Position:
    """Read one position."""
    try:
        fields = cast("dict[str, Any]", dict(line))
        first, *others = fields["plans"]
        fields["plans"] = [weighed(**plan) for plan in (first, *others)]
        return Position(**fields)
    except (KeyError, TypeError, ValueError) as error:
        raise Refusal(no_result(path, number, str(line))) from error


def weighed(line: list[int], points: list[float], wins: list[float], error: float) -> Weighed:
    """Make a weighed plan of what a file says; raises `TypeError` or `ValueError` where that is something else."""
    (one, other), (won, won_too) = points, wins
    if not line:
        raise ValueError(line)
    actions = [operator.index(action) for action in line]
    return Weighed(actions, [float(one), float(other)], [float(won), float(won_too)], float(error))

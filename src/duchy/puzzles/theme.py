"""What puzzles know of a game beyond its rules: in which modes they are looked for, and of what kind one is."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from duchy.coach.advice import Step
from duchy.core.game import State

Options = Mapping[str, str | int]


@dataclass(frozen=True)
class Mode:
    """A way to play a game: its name, its options, and how many games of a hundred are played so."""

    name: str
    options: Options
    share: int


class Theme(ABC):
    """The modes and kinds of one game's puzzles."""

    modes: ClassVar[tuple[Mode, ...]]
    kinds: ClassVar[tuple[str, ...]]
    """All kinds, in the order in which they are listed."""

    @abstractmethod
    def kind(self, state: State, seat: int, best: list[Step]) -> str:
        """Return the kind of a puzzle, by its position and its best turn."""

    def is_turn(self, state: State) -> bool:  # noqa: ARG002
        """Return whether what is decided in a position is a turn, and not a question between turns."""
        return True

    def shows(self, state: State) -> float:  # noqa: ARG002
        """Return how much of a turn's lead shows at first sight and at the nearer horizon, as a share."""
        return 1.0

    def due(self, state: State, kind: str) -> int:  # noqa: ARG002
        """Return whether positions of a kind are still to come (-1), may be here (0), or are past (1)."""
        return 0

    def mode_of(self, number: int) -> Mode:
        """Return the mode of a game of a series: the modes come in turn, each as often as its share says."""
        wheel = sorted(
            (round((turn + 0.5) * 1000 / mode.share), place, mode)
            for place, mode in enumerate(self.modes)
            for turn in range(mode.share)
        )
        return wheel[number % len(wheel)][2]

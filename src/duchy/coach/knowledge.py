"""The coach's knowledge of a game in addition to its rules: learnt values, effort, names of things."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from duchy.bots.greedy import Evaluation
from duchy.bots.learnt.features import Features
from duchy.coach.averages import Average
from duchy.core.game import Game, State
from duchy.core.journal import Entry


@dataclass(frozen=True)
class Effort:
    """The work spent on a value, the same wherever that value is shown, and on what surrounds it."""

    width: int
    """Positions expanded at each step of a turn."""
    plans: int
    """Plans of a turn that the network values."""
    breadth: int
    """How many times as wide the turns of a decision are planned as those that chance may bring."""
    finalists: int
    """The best plans of a decision that are played on, so that the best of them is found; with 1 none is."""
    tries: int
    """How often each of them is played on."""
    draws: int
    """The fewest samples of a draw of tiles or cards; rolls are all tried."""
    pairs: int
    """The fewest samples of how dice that are rolled together work on each other."""
    most: int
    """The most samples of either."""
    grain: float
    """One sample is taken for so many hundredths of their standard deviation: most work where most is uncertain."""
    trials: int
    """The most pairs of rollouts that confirm a loss."""
    telling: int
    """Rollouts in which the later effects of a line are counted."""
    horizon: int
    """Ticks of the clock after which these rollouts end."""

    def part(self, share: int) -> "Effort":
        """Return a fraction of the effort, one fifth for 5, but at least a little; values keep their width."""
        return replace(
            self,
            draws=max(4, self.draws // share),
            pairs=max(2, self.pairs // share),
            most=max(4, self.most // share),
            trials=max(16, self.trials // share),
            telling=max(2, self.telling // share),
        )


class Knowledge(ABC):
    """The coach's knowledge of one game."""

    effort: Effort
    points: str = ""
    """The network of the points that each side will come to, as package and file ("package:file")."""
    chance: str = ""
    """The network of the chance that a side is not defeated, where a game has one."""
    leans: bool = False
    """Whether the network's forecast leans to the side whose turn it is."""
    averages: ClassVar[tuple[Average, ...]] = ()
    """The bots' average scores by source, weakest bot first."""
    measured: ClassVar[Mapping[str, int]] = {}
    """The games for two that each bot plays against itself when the averages are measured."""
    minor: ClassVar[frozenset[str]] = frozenset()
    """The `do` fields of actions in which plans may differ and still be one plan to a player."""

    @abstractmethod
    def evaluation(self) -> Evaluation:
        """Make the hand-made evaluation, with which plans are found and rollouts are played."""

    @abstractmethod
    def features(self) -> Features:
        """Make the input features of the networks."""

    @abstractmethod
    def scale(self, state: State) -> float:
        """Return how open a game still is: the scale of the error of a side's points, in hundredths."""

    def tidied(self, state: State) -> State:
        """Return a position with things stored in one order, where a value may depend on it."""
        return state

    def alike(self, state: State) -> State:
        """Return the same position for all rolls that differ by nothing but which die shows what."""
        return state

    def is_long(self, state: State) -> bool:  # noqa: ARG002
        """Return whether turns have many actions whose order hardly matters."""
        return False

    def playouts(self, state: State) -> int:  # noqa: ARG002
        """Return how often a position is played out to the end; 0 if it is too far away."""
        return 0

    def trust(self, state: State) -> float:  # noqa: ARG002
        """Return the weight of playouts in a value; the forecast has the rest."""
        return 1.0

    def correction(self, state: State) -> float:  # noqa: ARG002
        """Return the hundredths by which good players do better than the network was taught."""
        return 0.0

    def surer(self, state: State, chance: float) -> float:  # noqa: ARG002
        """Return how often good players are not defeated, given the chance that the network tells."""
        return chance

    @abstractmethod
    def by_win(self, state: State) -> bool:
        """Return whether a game can be lost whatever the points."""

    def safety(self, state: State, points: list[float]) -> list[float]:  # noqa: ARG002
        """Return the chance of each side not to be defeated where no network tells it, given its points."""
        return [1.0] * len(points)

    @abstractmethod
    def luck_kind(self, drawn: str) -> str:
        """Return the kind of luck of a draw ("dice", "tiles" or "cards"), given the `do` field of its action."""

    @abstractmethod
    def phase(self, state: State) -> str:
        """Return the name of the current phase; losses are summed by phase."""

    @abstractmethod
    def holdings(self, state: State, seat: int) -> dict[str, int]:
        """Count what a seat holds that will be useful later."""

    def things(self, state: State, seat: int) -> dict[str, int]:  # noqa: ARG002
        """Return the named things from which a seat will score, and how far each is; none where sources say more."""
        return {}

    def supremacies(self, state: State) -> dict[str, int]:  # noqa: ARG002
        """Return the seat that is ahead in each thing over which seats contend, as things stand."""
        return {}

    def spared(self, game: Game, state: State, seat: int, line: list[int]) -> Entry | None:  # noqa: ARG002
        """Return what a seat would have to take if its line did not take nothing, as a journal entry."""
        return None

    def names(self, state: State) -> Mapping[str, str]:  # noqa: ARG002
        """Return the English names of things."""
        return {}

    def losses_in(self, state: State) -> Mapping[str, float]:  # noqa: ARG002
        """Return the points that each bot loses in a turn, as reviews count them, in games like this; none if unknown.

        Bots are in order, the weakest first.
        """
        return {}

    def wasted(self, state: State, seat: int) -> int:  # noqa: ARG002
        """Count what a seat would waste by ending its turn now."""
        return 0

"""The bots' knowledge of one game: how to value its positions, and how each level searches in it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from duchy.bots.greedy import DEPTH, Evaluation
from duchy.bots.learnt.features import Features
from duchy.bots.search.parameters import SearchParameters


@dataclass(frozen=True)
class LevelSettings:
    """The settings of a level in one game: its budget per decision, and how it searches."""

    nodes: int
    """The node budget."""
    search: SearchParameters


@dataclass(frozen=True)
class Profile:
    """The bots' settings for one game; only the evaluation is required."""

    evaluation: Callable[[bool], Evaluation]
    """Makes the hand-made evaluation: for bots with rollouts if called with True, otherwise for greedy play."""
    features: Callable[[], Features] | None = None
    """Makes the input features of a network; without them nothing can be learnt."""
    network: str = ""
    """The trained network, as package and file ("package:file")."""
    alone: str = ""
    """The network trained on games for one, likewise; without it the hand-made evaluation values these games."""
    greedy_depth: int = DEPTH
    """How many further decisions of its own greedy looks ahead."""
    levels: Mapping[str, LevelSettings] = field(default_factory=dict)
    """Settings by level, in place of the general ones."""
    left_out: frozenset[str] = frozenset()
    """Levels that forms do not offer in this game: they were not measured to beat the level below (docs/bots.md)."""
    strengths: str = ""
    """The measured strength of each bot, as package and file ("package:file"); without it none is told."""

"""The training settings of one game: the kinds of games to play, and how to search in them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import cast

from duchy.bots.search.parameters import SearchParameters
from duchy.core.chance import Rng
from duchy.core.entry import import_attribute
from duchy.core.game import State
from duchy.core.reason import Refusal
from duchy.games import entry_of, game_names

Mode = tuple[int, Mapping[str, str | int]]
"""A kind of game: its weight relative to the others, and its options."""


@dataclass(frozen=True)
class Training:
    """The kinds of games to learn from: all player counts and options, the common ones more often."""

    modes: tuple[Mode, ...]
    search: SearchParameters
    undefeated: Callable[[State, int], bool]
    """Whether a seat of a finished game reached what it could not win without, whatever its points."""

    def draw_mode(self, rng: Rng, alone: bool = False) -> Mapping[str, str | int]:
        """Draw the options of a game: of any, or of one for a single player."""
        modes = [(weight, options) for weight, options in self.modes if not alone or options.get("players") == 1]
        number = int(rng.below(sum(weight for weight, _ in modes)))
        for weight, options in modes:
            number -= weight
            if number < 0:
                return options
        raise AssertionError(number)


def training_of(game: str) -> Training:
    """Return how a network is trained for a game; raises `Refusal` where it has not registered that."""
    address = entry_of(game).training
    if not address:
        known = [name for name in game_names() if entry_of(name).training]
        raise Refusal(f"{game} cannot be trained: only {' and '.join(known)} can")
    return cast("Training", import_attribute(address))

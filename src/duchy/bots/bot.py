"""What a bot is, and the bots there are, by their names."""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from duchy.core.game import Game, State
from duchy.core.reason import Refusal

BOTS: Final = {
    "random": "takes any legal action, all equally likely; about 30 points in Burgundy, below 0 in Kingdom",
    "greedy": "plans its own turn by what it can see; about 180 points in Burgundy, alone 35 of 37 hexes there and"
    " 75 to 85 points in Kingdom",
}
"""The bots by name, each with an honest word on how it plays."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Somebody who chooses for a seat."""

    name: str

    @abstractmethod
    def choose(self, game: Game, state: State, seat: int) -> int:
        """Choose a legal action of a seat that has to act.

        The state is `resample`d by the caller: what the seat cannot see is made up. The bot may read it and
        copy it, and leaves it as it is.
        """


def bot(name: str, game_name: str, seed: int) -> Bot:
    """Make a bot for a game; the same seed makes the same choices."""
    # Imported when asked for: every bot's module needs this one.
    from duchy.bots.burgundy import BurgundyEvaluation  # noqa: PLC0415
    from duchy.bots.greedy import GreedyBot  # noqa: PLC0415
    from duchy.bots.kingdom import KingdomEvaluation  # noqa: PLC0415
    from duchy.bots.random import RandomBot  # noqa: PLC0415

    if name not in BOTS:
        raise Refusal(f"there is no bot {name!r}: the bots are {', '.join(BOTS)}")
    if name == "random":
        return RandomBot(seed)
    if game_name == "burgundy":
        return GreedyBot(BurgundyEvaluation(), seed)
    if game_name == "kingdom":
        return GreedyBot(KingdomEvaluation(), seed, 0)
    raise Refusal(f"bot {name} cannot play {game_name!r}: it can play burgundy and kingdom; random plays every game")

"""What a bot is."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from duchy.core.game import Game, State


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

    def follows(self, game: Game, state: State, seat: int) -> bool:  # noqa: ARG002
        """Say whether a decision is the one that the bot has thought about last, or comes next: then it thinks on."""
        return False

    def budget(self, seconds: float, nodes: int) -> bool:  # noqa: ARG002
        """Give every decision so many seconds or, with no seconds, so many nodes in place of what the level has.

        Say whether that means anything to this bot: one that looks at nothing but its rules has no use for it.
        """
        return False

    def hurry(self, seconds: float) -> None:  # noqa: B027
        """Have at most so many seconds for the next decision: people wait, and the machine is busy.

        It never makes a decision longer, and counts once. A bot that needs next to no time leaves it as it is.
        """

"""The interface of a bot."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from duchy.core.game import Game, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player that chooses actions for a seat."""

    name: str

    @abstractmethod
    def choose(self, game: Game, state: State, seat: int) -> int:
        """Choose a legal action for a seat that has to act.

        The caller passes a `resample`d state, in which hidden information is made up. The bot may read and copy it, but
        must not change it.
        """

    def follows(self, game: Game, state: State, seat: int) -> bool:  # noqa: ARG002
        """Return whether a decision is the one the bot last searched, or the next one: then it continues its search."""
        return False

    def budget(self, seconds: float, nodes: int) -> bool:  # noqa: ARG002
        """Replace the level's budget: seconds per decision or, without seconds, nodes per decision.

        Return whether this bot has a budget at all; one that does not search has none.
        """
        return False

    def hurry(self, seconds: float) -> None:  # noqa: B027
        """Limit the next decision to the given number of seconds.

        The limit never makes a decision longer, and applies once. Bots that need almost no time ignore it.
        """

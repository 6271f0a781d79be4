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

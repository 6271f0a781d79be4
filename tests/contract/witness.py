"""What a game tells the contract tests about itself: everything that the contract cannot know.

Every registered game is tested with its own witness (`witnesses`); the tests themselves know no game.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping

from duchy.core.game import SPECTATOR, Game, State


class Witness(ABC):
    """The facts of one game against which its states are held."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @abstractmethod
    def cases(self) -> dict[str, dict[str, object]]:
        """Name every set of options that the kit plays."""

    @abstractmethod
    def options(self, state: State) -> Mapping[str, object]:
        """Read the settled options of a state."""

    @abstractmethod
    def longest(self, state: State) -> int:
        """Bound the number of plies of a game with the options of a state."""

    @abstractmethod
    def pieces(self, state: State) -> dict[str, int]:
        """Count what is left of each piece in the box; it never grows."""

    @abstractmethod
    def never_fall(self, state: State) -> list[int]:
        """List numbers of which none ever gets smaller."""

    @abstractmethod
    def check(self, state: State) -> None:
        """Assert all that must be true at any moment, incremental facts among it."""

    @abstractmethod
    def check_happened(self, before: State, after: State, outcome: int) -> None:
        """Assert that an outcome forced on chance is what happened."""

    @abstractmethod
    def lively(self, action: int) -> bool:
        """Say whether an action makes a game eventful; random play prefers those."""

    @abstractmethod
    def hidden(self, state: State, viewer: int) -> tuple[int, ...]:
        """List what a viewer cannot see."""

    @abstractmethod
    def possibly_hidden(self, state: State, viewer: int) -> list[tuple[int, ...]]:
        """List everything, equally likely, that a viewer must think possible to be hidden."""

    # What most games have in common; a game that differs says so.

    hides_something = True
    """Whether anything in the game is ever hidden from a seat."""
    scores_fall = False
    """Whether a score can get smaller on the way."""
    scores_told_at_the_end = False
    """Whether the journal tells points only when the game is over."""
    deck_is_hidden = False
    """Whether the weights of chance hang on what a seat cannot see."""

    def fair(self) -> dict[str, object]:
        """Name options with which every seat wins as often as any other."""
        return {}

    def check_places(self, state: State) -> None:
        """Assert that the places of a finished game follow from it: one seat each, by points."""
        places, scores = self.game.places(state), self.game.scores(state)
        assert sorted(places) == list(range(1, self.game.seats(state) + 1))
        ranked = sorted(range(len(places)), key=lambda seat: places[seat])
        assert [scores[seat] for seat in ranked] == sorted(scores, reverse=True)

    def secret(self, state: State) -> bool:
        """Say whether what several seats choose at once stays hidden until all have chosen."""
        return bool(self.game.acting(state))

    def in_the_secret(self, state: State, chooser: int) -> list[int]:
        """List the seats that see what one of them chose in secret."""
        assert chooser in self.game.acting(state)
        return [chooser]

    def revealed(self, state: State) -> list[object]:
        """Show to every seat what was chosen in secret, when all have chosen."""
        return [self.game.view(state, seat) for seat in range(SPECTATOR, self.game.seats(state))]

    def may_be_hidden(self, state: State, viewer: int, hidden: tuple[int, ...]) -> bool:
        """Say whether a viewer must think something possible to be hidden."""
        return hidden in self.possibly_hidden(state, viewer)

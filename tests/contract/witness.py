"""Facts that a game gives to the contract tests: everything that the contract cannot know.

Every registered game is tested with its own witness (`witnesses`); the tests themselves do not know any game.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping

from duchy.core.game import SPECTATOR, Game, State


class Witness(ABC):
    """The facts of one game that its states are checked against."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @abstractmethod
    def cases(self) -> dict[str, dict[str, object]]:
        """List every set of options that the kit plays."""

    @abstractmethod
    def options(self, state: State) -> Mapping[str, object]:
        """Read the settled options of a state."""

    @abstractmethod
    def longest(self, state: State) -> int:
        """Bound the number of plies in a game with a state's options."""

    @abstractmethod
    def pieces(self, state: State) -> dict[str, int]:
        """Count the remaining pieces of each kind in the box; the count never grows."""

    @abstractmethod
    def never_fall(self, state: State) -> list[int]:
        """List numbers that never get smaller."""

    @abstractmethod
    def check(self, state: State) -> None:
        """Assert everything that must be true at any moment, including incremental facts."""

    @abstractmethod
    def check_happened(self, before: State, after: State, outcome: int) -> None:
        """Assert that an outcome forced on chance is what happened."""

    @abstractmethod
    def lively(self, action: int) -> bool:
        """Return whether an action makes a game eventful; random play prefers such actions."""

    @abstractmethod
    def hidden(self, state: State, viewer: int) -> tuple[int, ...]:
        """List the information hidden from a viewer."""

    @abstractmethod
    def possibly_hidden(self, state: State, viewer: int) -> list[tuple[int, ...]]:
        """List all equally likely hidden facts that a viewer must consider possible."""

    # Defaults that suit most games; a game that differs overrides them.

    hides_something = True
    """Whether anything in the game is ever hidden from a seat."""
    scores_fall = False
    """Whether a score can get smaller on the way."""
    scores_told_at_the_end = False
    """Whether the journal tells points only when the game is over."""
    deck_is_hidden = False
    """Whether the weights of chance hang on what a seat cannot see."""

    def fair(self) -> dict[str, object]:
        """Return options with which every seat wins equally often."""
        return {}

    def check_places(self, state: State) -> None:
        """Assert that the places of a finished game follow from it: one seat each, by points."""
        places, scores = self.game.places(state), self.game.scores(state)
        assert sorted(places) == list(range(1, self.game.seats(state) + 1))
        ranked = sorted(range(len(places)), key=lambda seat: places[seat])
        assert [scores[seat] for seat in ranked] == sorted(scores, reverse=True)

    def secret(self, state: State) -> bool:
        """Return whether simultaneous choices of several seats stay hidden until all have chosen."""
        return bool(self.game.acting(state))

    def in_the_secret(self, state: State, chooser: int) -> list[int]:
        """List the seats that see one seat's secret choice."""
        assert chooser in self.game.acting(state)
        return [chooser]

    def revealed(self, state: State) -> list[object]:
        """Show the secret choices to every seat once all have chosen."""
        return [self.game.view(state, seat) for seat in range(SPECTATOR, self.game.seats(state))]

    def may_be_hidden(self, state: State, viewer: int, hidden: tuple[int, ...]) -> bool:
        """Return whether a viewer must consider a hidden fact possible."""
        return hidden in self.possibly_hidden(state, viewer)

"""The opponents of an environment's agent: a bot by name, a bot of one's own, or a policy."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from typing import Any

from duchy.bots.bot import Bot
from duchy.bots.entrants import entrant_of, make_bot
from duchy.bots.sparring import NOTHING_YET, STREAMS, Sparring, is_quick
from duchy.core.batch import step_rng
from duchy.core.chance import Rng
from duchy.core.reason import Refusal
from duchy.research.play import Play

Observation = dict[str, Any]
Policy = Callable[[Observation], int]
"""A function from what a seat sees (`observation`, `action_mask`) to one of its legal actions."""

Opponent = str | Bot | type[Bot] | Policy
"""A name as in `duchy arena` (`steward@500n`, `MODULE:NAME`), a bot or a class that makes one from a seed, a policy."""


class Opponents(ABC):
    """Everyone but the agent. They can be copied between two steps, and a copy plays on exactly as the original."""

    def begin(self, seed: int) -> None:  # noqa: B027  (a policy has nothing to do here)
        """Start a game; what is random in it follows from the seed."""

    @abstractmethod
    def answer(self, play: Play, own: int, action: int = NOTHING_YET) -> None:
        """Apply the agent's action, and act until it has to again; the agent may be copied after each of its steps."""


class Askers(Opponents):
    """Opponents that are asked one decision at a time."""

    def answer(self, play: Play, own: int, action: int = NOTHING_YET) -> None:
        """Apply the agent's action, and ask for the others' until it has to act again."""
        if action != NOTHING_YET:
            play.advance(action)
        self.wake(play.steps)
        while play.seat != own and not play.over:
            play.advance(self.choose(play))

    def wake(self, step: int) -> None:
        """Start a step."""

    @abstractmethod
    def choose(self, play: Play) -> int:
        """Choose a legal action for the seat to act; what comes from outside the package is checked."""


class Policies(Askers):
    """One policy in all the other seats."""

    def __init__(self, policy: Policy) -> None:
        """Store the policy."""
        self.policy = policy

    def choose(self, play: Play) -> int:
        """Show the policy what the seat sees."""
        seat = play.seat
        return play.checked(int(self.policy({"observation": play.observe(seat), "action_mask": play.mask(seat)})))


class Bots(Askers):
    """Bots, which see positions with hidden information made up."""

    def __init__(self, make: Callable[[int], Bot]) -> None:
        """Store what makes a bot from a seed."""
        self.make = make
        self.made: dict[int, Bot] = {}
        self.seed = 0
        self.step = 0

    def begin(self, seed: int) -> None:
        """Start a game."""
        self.seed = seed

    def wake(self, step: int) -> None:
        """Start a step: all that is random in it follows from its number and the seed."""
        self.step = step

    def choose(self, play: Play) -> int:
        """Let the bot of a seat choose; what it cannot see follows from the game's seed and the actions so far."""
        seat, vision = play.seat, step_rng(self.seed, play.steps * STREAMS)
        return self.sitter(seat).choose(play.game, play.game.resample(play.state, seat, vision), seat)

    def numbers(self, stream: int) -> Rng:
        """Make random numbers that follow from the game's seed and the step alone."""
        return step_rng(self.seed, self.step * STREAMS + stream)

    @abstractmethod
    def sitter(self, seat: int) -> Bot:
        """Return the bot of a seat."""


class OwnBots(Bots):
    """Bots of one's own, which remember the whole game."""

    def begin(self, seed: int) -> None:
        """Start a game with new bots."""
        super().begin(seed)
        self.made.clear()

    def choose(self, play: Play) -> int:
        """Let the bot of a seat choose."""
        return play.checked(super().choose(play))

    def sitter(self, seat: int) -> Bot:
        """Return the bot of a seat."""
        if seat not in self.made:
            self.made[seat] = self.make(seed_from(step_rng(self.seed, -1 - seat)))
        return self.made[seat]

    def __deepcopy__(self, memo: dict[int, Any]) -> "OwnBots":
        """Copy the bots as they copy."""
        twin = object.__new__(OwnBots)
        memo[id(self)] = twin
        try:
            vars(twin).update(deepcopy(vars(self), memo))
        except TypeError as error:
            raise Refusal(f"the opponent cannot be copied: {error}; name it, or let it have a __deepcopy__") from error
        return twin


class NamedBots(Bots):
    """Bots of the registry that search: they begin every step anew, so nothing of them needs to be copied."""

    def wake(self, step: int) -> None:
        """Let every bot begin anew."""
        super().wake(step)
        self.made.clear()

    def sitter(self, seat: int) -> Bot:
        """Return the bot of a seat, a new one in every step."""
        if seat not in self.made:
            self.made[seat] = self.make(seed_from(self.numbers(seat + 1)))
        return self.made[seat]

    def __getstate__(self) -> dict[str, Any]:
        """Leave out the bots."""
        return {**vars(self), "made": {}}


class QuickBots(Opponents):
    """Bots of the registry that need no time: a step is one call of compiled code."""

    def __init__(self, make: Callable[[int], Bot]) -> None:
        """Store what makes a bot."""
        self.make = make
        self.seed = 0
        self.sparring: Sparring | None = None

    def begin(self, seed: int) -> None:
        """Start a game."""
        self.seed = seed

    def answer(self, play: Play, own: int, action: int = NOTHING_YET) -> None:
        """Let compiled code play on until the agent has to act again."""
        sparring = self.sparring
        if sparring is None:
            sparring = self.sparring = Sparring(play.game, [self.make(0) for _ in range(play.players)])
        steps = play.steps
        sparring.answer(play.state, own, action, steps, play.out, play.weights, play.seed, self.seed)
        play.seat, play.legal, play.over, play.steps = sparring.seat, sparring.legal, sparring.over, sparring.steps
        if play.steps > steps:
            play.last = sparring.last_seat, sparring.last_action

    def __getstate__(self) -> dict[str, Any]:
        """Leave out the bots."""
        return {**vars(self), "sparring": None}


def seed_from(numbers: Rng) -> int:
    """Draw a seed."""
    return int(numbers.below(1 << 62))


def make_named(name: str, game: str, seed: int) -> Bot:
    """Make a bot by its name."""
    return make_bot(name, game, seed)


def make_same(bot: Bot, seed: int) -> Bot:
    """Return one bot for every seat, whatever the seed."""
    del seed
    return bot


def make_of(kind: type[Bot], seed: int) -> Bot:
    """Make a bot of a class."""
    made: object = kind(seed)  # type: ignore[call-arg]  # the class of a bot says what it takes
    if not isinstance(made, Bot):
        raise Refusal(f"opponent {kind.__name__} must be a duchy.bots.bot.Bot, got {type(made).__name__}")
    return made


def opponents_of(opponent: Opponent, game: str) -> Opponents:
    """Read who plays the other seats of a game; raises `Refusal` if that is no one who can."""
    if isinstance(opponent, str):
        make = partial(make_named, opponent, game)
        made = make(0)
        if entrant_of(opponent).is_own:
            return OwnBots(make)
        return QuickBots(make) if is_quick(made) else NamedBots(make)
    if isinstance(opponent, Bot):
        return OwnBots(partial(make_same, opponent))
    if isinstance(opponent, type):
        return OwnBots(partial(make_of, opponent))
    if callable(opponent):
        return Policies(opponent)
    raise Refusal(
        f"opponent must be a bot's name (greedy, steward@500n, MODULE:NAME), a bot or a function, got {opponent!r}"
    )

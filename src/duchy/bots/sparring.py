"""One seat's game against bots that need no time: compiled code resolves their decisions and chance."""

from typing import Final

from mypy_extensions import i64

from duchy.bots.bot import Bot
from duchy.bots.greedy import GreedyBot
from duchy.bots.random import RandomBot
from duchy.core.batch import step_rng
from duchy.core.buffer import Buffer
from duchy.core.game import CHANCE, CHANCE_ACTS, Game, State, first_in
from duchy.core.reason import Refusal

STREAMS: Final = 64
"""More than there are seats: each has random numbers of its own in every step."""

NOTHING_YET: Final = -1
"""The own seat's action while the others begin."""


def is_quick(bot: Bot) -> bool:
    """Return whether a bot can spar: it needs no time, and remembers nothing from one decision to the next."""
    return isinstance(bot, GreedyBot | RandomBot)


class Sparring:
    """Quick bots in all seats of a game but one, which may change from step to step.

    What is random in a step follows from its number and the seeds alone: chance after each action from the number of
    actions so far, and the bots' ties from that at which the own seat acted.
    """

    def __init__(self, game: Game, bots: list[Bot]) -> None:
        """Set the bots, one for each seat."""
        for bot in bots:
            if not is_quick(bot):
                raise Refusal(f"bot {bot.name} cannot spar: only greedy and random bots can")
        self.game: Final = game
        self.bots: Final = bots
        self.steps: i64 = 0
        """The actions applied so far."""
        self.seat: i64 = 0
        """Who has to act, unless the game is over."""
        self.legal: i64 = 0
        """How many legal actions that seat has: they are in the caller's buffer."""
        self.over = False
        self.last_seat: i64 = 0
        self.last_action: i64 = 0
        self.awake: i64 = 0
        """The seats whose bots have got their random numbers in this step, as bits."""

    def answer(
        self, state: State, own: i64, action: i64, steps: i64, out: Buffer, weights: Buffer, luck: int, seed: int
    ) -> None:
        """Apply the own seat's action, or `NOTHING_YET`, and let the others act until it has to again.

        luck: the seed of chance. seed: the bots'. `out` lists what is legal then; `weights` is scratch space.
        """
        game, self.steps, self.awake = self.game, steps, 0
        if action != NOTHING_YET:
            self.apply(state, own, action)
        woken = self.steps
        self.settle(state, luck, out, weights)
        while not self.over and self.seat != own:
            seat = self.seat
            self.apply(state, seat, self.choose(game, state, seat, woken, out, seed))
            self.settle(state, luck, out, weights)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Apply a legal action."""
        self.last_seat = seat
        self.last_action = action
        self.game.apply(state, seat, action)
        self.steps += 1

    def settle(self, state: State, luck: int, out: Buffer, weights: Buffer) -> None:
        """Resolve chance, then find the seat to act and its legal actions."""
        game = self.game
        acting = game.to_act(state)
        if acting == CHANCE_ACTS:
            rng = step_rng(luck, int(self.steps))
            while acting == CHANCE_ACTS:
                game.apply(state, CHANCE, game.draw(state, rng, out, weights))
                acting = game.to_act(state)
        self.over = acting == 0
        if not self.over:
            self.seat = first_in(acting)
            self.legal = game.legal(state, self.seat, out)

    def choose(self, game: Game, state: State, seat: i64, woken: i64, out: Buffer, seed: int) -> i64:
        """Let the bot of a seat choose.

        It needs no copy of a position in which nothing is hidden from it: it would choose the same.
        """
        bot = self.bots[seat]
        one: i64 = 1
        fresh = not self.awake >> seat & 1
        self.awake |= one << seat
        if isinstance(bot, RandomBot):
            if fresh:
                bot.rng = step_rng(seed, int(woken * STREAMS + seat + 1))
            return out.items[bot.rng.below(self.legal)]
        assert isinstance(bot, GreedyBot)
        if fresh:
            bot.rng = step_rng(seed, int(woken * STREAMS + seat + 1))
        if self.legal == 1:
            return out.items[0]
        if game.secrets(state, int(seat)):
            state = game.resample(state, int(seat), step_rng(seed, int(self.steps * STREAMS)))
        return bot.pick(game, state, seat)

"""New games between bots: each follows from its seed, including the dice, and can be verified by it."""

import hashlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from duchy.bots.bot import Bot
from duchy.bots.registry import bot
from duchy.core.chance import FairDice, Rng
from duchy.core.game import CHANCE, CHANCE_ACTS, Game, first_in
from duchy.core.reason import Refusal
from duchy.games import load
from duchy.research.data.account import Account, Clerk, Origin

Maker = Callable[[str, str, int], Bot]
"""Makes a bot from its name, the name of the game and a seed."""


@dataclass(frozen=True)
class Series:
    """Games between the same bots with the same options, numbered from 0; one seed fixes them all."""

    game: str
    options: Mapping[str, str | int]
    bots: tuple[str, ...]
    """The bot in each seat."""
    seed: bytes
    make: Maker = bot
    """The factory of the bots: the registry, or one that knows more bots."""

    def play(self, number: int) -> Account:
        """Play a game of the series; the same number gives the same game, as long as the bots measure no time."""
        game = load(self.game)
        seed = derive_seed(self.seed, "game", number)
        bots = [self.make(name, self.game, number_of(seed, "bot", seat)) for seat, name in enumerate(self.bots)]
        table = Table(game, self.options, bots, seed, [f"bot {name}" for name in self.bots])
        try:
            return table.play()
        except Refusal as refusal:
            raise Refusal(f"game {number + 1}: {refusal}") from refusal


class Table:
    """A game between bots with fair dice, of which a clerk writes an account."""

    def __init__(
        self, game: Game, options: Mapping[str, str | int], bots: list[Bot], seed: bytes, players: list[str]
    ) -> None:
        """Start; everything random follows from the seed and the seat."""
        self.game = game
        self.state = game.initial(options)
        self.bots = bots
        self.dice = FairDice(seed)
        self.visions = [Rng(number_of(seed, "vision", seat)) for seat in range(len(bots))]
        origin = Origin(options, players, game.rules, seed.hex(), self.dice.commitment)
        self.clerk = Clerk(game, self.state, game.start_journal(self.state), origin)
        self.plies = 0

    def play(self) -> Account:
        """Play to the end; the clerk notes each ply."""
        while acting := self.game.to_act(self.state):
            seat = CHANCE if acting == CHANCE_ACTS else int(first_in(acting))
            action = self.draw() if seat == CHANCE else self.choice(seat)
            self.clerk.before(seat, action)
            self.game.apply(self.state, seat, action)
            self.clerk.after()
            self.plies += 1
        return self.clerk.close()

    def draw(self) -> int:
        """Draw from the fair dice, as in a record whose seed is revealed."""
        chances = self.game.chances(self.state)
        return chances[self.dice.pick(self.plies, [weight for _, weight in chances])][0]

    def choice(self, seat: int) -> int:
        """Let a bot choose from what it sees; raises `Refusal` if it fails or makes an illegal choice."""
        player, where = self.bots[seat], f"bot {self.bots[seat].name}, seat {seat + 1}, ply {self.plies + 1}"
        try:
            action = player.choose(self.game, self.game.resample(self.state, seat, self.visions[seat]), seat)
        except Exception as error:
            raise Refusal(f"{where}: {error!r}") from error
        if action not in self.game.legal_actions(self.state, seat):
            raise Refusal(f"{where}: action {action} is not legal")
        return action


def derive_seed(seed: bytes, *words: object) -> bytes:
    """Derive a seed from a seed."""
    return hashlib.sha256(seed + " ".join(str(word) for word in words).encode()).digest()


def number_of(seed: bytes, *words: object) -> int:
    """Derive a number from a seed."""
    return int.from_bytes(derive_seed(seed, *words)[:7], "big")


@dataclass(frozen=True)
class FreshLot:
    """Some games of a series, from one number up to another."""

    series: Series
    first: int
    last: int

    @property
    def game(self) -> str:
        """Return the name of the game."""
        return self.series.game

    def accounts(self) -> Iterator[Account]:
        """Play the games."""
        for number in range(self.first, self.last):
            yield self.series.play(number)


def fresh_lots(series: Series, games: int, size: int) -> Iterator[FreshLot]:
    """Split a number of games of a series into lots."""
    for first in range(0, games, size):
        yield FreshLot(series, first, min(first + size, games))

"""A game with a known answer: each seat chooses a die, all dice are rolled, and the highest number wins."""

from itertools import product
from typing import cast

from duchy.arena.lots import number_from
from duchy.arena.plan import Job, Plan, Played
from duchy.arena.playing import Bout, summarise
from duchy.bots.bot import Bot
from duchy.core.buffer import Buffer
from duchy.core.chance import Rng
from duchy.core.game import CHANCE, CHANCE_ACTS, Game, State

DICE = {"plain": [1, 1, 1, 1, 1, 1], "loaded": [1, 1, 1, 1, 2, 2], "heavy": [1, 0, 0, 0, 0, 5]}
"""The weight of each face."""
KINDS = list(DICE)


class Toy:
    """The chosen dice, and the numbers they show."""

    def __init__(self) -> None:
        self.chosen: list[int] = []
        self.shown: list[int] = []


class Dice:
    """The game for the given number of seats: only the part of the contract that the arena needs."""

    def __init__(self, players: int) -> None:
        self.players = players

    def to_act(self, state: Toy) -> int:
        """Return the seats to choose, or chance."""
        if len(state.chosen) < self.players:
            return 1 << len(state.chosen)
        return CHANCE_ACTS if len(state.shown) < self.players else 0

    def legal(self, _: Toy, __: int, out: Buffer) -> int:
        """List the dice."""
        for kind in range(len(KINDS)):
            out.items[kind] = kind
        return len(KINDS)

    def buffer(self) -> Buffer:
        """Make a buffer."""
        return Buffer(len(KINDS))

    def draw_id(self, state: Toy) -> int:
        """Name the seat whose die is rolled."""
        return len(state.shown)

    def chances(self, state: Toy) -> list[tuple[int, int]]:
        """List the faces of the die that is rolled."""
        die = DICE[KINDS[state.chosen[len(state.shown)]]]
        return [(face, weight) for face, weight in enumerate(die, start=1) if weight]

    def apply(self, state: Toy, seat: int, action: int) -> None:
        """Choose or roll."""
        (state.shown if seat == CHANCE else state.chosen).append(int(action))

    def scores(self, state: Toy) -> list[int]:
        """Count the pips."""
        return state.shown[:]

    def places(self, state: Toy) -> list[int]:
        """Place the seats."""
        return [1 + sum(other > own for other in state.shown) for own in state.shown]

    def resample(self, state: Toy, _: int, __: Rng) -> Toy:
        """Hide nothing."""
        return state


class Gambler(Bot):
    """A bot that always chooses the die of its name; `any` chooses by its seed."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.rng = Rng(seed)

    def choose(self, game: Game, state: State, seat: int) -> int:
        """Choose a die."""
        del game, state, seat
        return int(self.rng.below(len(KINDS))) if self.name == "any" else KINDS.index(self.name)


def bout(bots: list[Bot], seed: bytes) -> Bout:
    """Start a game of dice."""
    return Bout(cast("Game", Dice(len(bots))), cast("State", Toy()), bots, seed)


def plan(*bots: str, players: int = 2, seed: bytes = b"toy") -> Plan:
    """Let some gamblers play, each for itself."""
    return Plan("toy", 1, {}, bots, tuple((seat,) for seat in range(players)), seed)


def gamble(job: Job) -> Played:
    """Play one game of dice."""
    bots: list[Bot] = [Gambler(name, number_from(job.seed, seat)) for seat, name in enumerate(job.entrants)]
    game = bout(bots, job.seed)
    game.play()
    return summarise(job, game)


def expected(first: str, other: str) -> float:
    """Return the expected score of one die against another, over all rolls."""
    won = 0.0
    for (own, weight), (face, count) in product(enumerate(DICE[first]), enumerate(DICE[other])):
        won += weight * count * (1 + (own > face) - (own < face)) / 2
    return won / (sum(DICE[first]) * sum(DICE[other]))

"""A game with a known answer: each seat chooses a die, all dice are rolled, and the highest number wins."""

from collections.abc import Mapping
from itertools import product

from mypy_extensions import i64

from duchy.arena.lots import number_from
from duchy.arena.plan import Job, Plan, Played
from duchy.arena.playing import Bout, played
from duchy.bots.bot import Bot
from duchy.core.buffer import Buffer
from duchy.core.chance import Rng
from duchy.core.game import CHANCE, CHANCE_ACTS, Game, State
from duchy.core.journal import Entry, Values
from duchy.core.options import Option
from duchy.core.reason import Reason

FACES = 6
DICE = {"plain": [1, 1, 1, 1, 1, 1], "loaded": [1, 1, 1, 1, 2, 2], "heavy": [1, 0, 0, 0, 0, 5]}
"""The weight of each face."""
KINDS = list(DICE)


class ToyState(State):
    """Which dice were chosen, and what they show."""

    def __init__(self, chosen: list[int], shown: list[int]) -> None:
        self.chosen = chosen
        self.shown = shown

    def copy(self) -> "ToyState":
        return ToyState(self.chosen[:], self.shown[:])


def toy(state: State) -> ToyState:
    """Take a state for what it is."""
    assert isinstance(state, ToyState)
    return state


class ToyGame(Game):
    """Dice for so many seats; everything that no arena asks for is left out."""

    def __init__(self, players: int = 2) -> None:
        self.name = "toy"
        self.rules = 1
        self.actions = 16
        self.players = players

    def options(self) -> tuple[Option, ...]:
        return ()

    def initial(self, options: Mapping[str, object] | None = None) -> ToyState:
        del options
        return ToyState([], [])

    def seats(self, state: State) -> int:
        del state
        return self.players

    def to_act(self, state: State) -> i64:
        if len(toy(state).chosen) < self.players:
            return 1 << len(toy(state).chosen)
        return CHANCE_ACTS if len(toy(state).shown) < self.players else 0

    def legal(self, state: State, seat: i64, out: Buffer) -> i64:
        del state, seat
        for kind in range(len(KINDS)):
            out.items[kind] = kind
        return len(KINDS)

    def outcomes(self, state: State, out: Buffer, weights: Buffer) -> i64:
        die = DICE[KINDS[toy(state).chosen[len(toy(state).shown)]]]
        faces = [(face, weight) for face, weight in enumerate(die, start=1) if weight]
        for index, (face, weight) in enumerate(faces):
            out.items[index], weights.items[index] = face, weight
        return len(faces)

    def drawing(self, state: State) -> i64:
        return len(toy(state).shown)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        (toy(state).shown if seat == CHANCE else toy(state).chosen).append(int(action))

    def scores(self, state: State) -> list[int]:
        return toy(state).shown[:]

    def outcome(self, state: State) -> list[int]:
        shown = toy(state).shown
        return [1 + sum(other > own for other in shown) for own in shown]

    def resample(self, state: State, seat: int, rng: Rng) -> ToyState:
        del seat, rng
        return toy(state).copy()

    def view(self, state: State, seat: int) -> object:
        raise NotImplementedError

    def secrets(self, state: State, seat: int) -> int:
        raise NotImplementedError

    def hides(self, state: State, seat: int, action: int, viewer: int) -> bool:
        raise NotImplementedError

    def explain(self, state: State, seat: int, action: int) -> Reason | None:
        raise NotImplementedError

    def notation(self, action: int) -> str:
        raise NotImplementedError

    def parse(self, text: str) -> int:
        raise NotImplementedError

    def fields(self, action: int) -> Values:
        raise NotImplementedError

    def action(self, fields: Mapping[str, object]) -> int:
        raise NotImplementedError

    def describe(self, state: State, seat: int, action: int) -> str:
        raise NotImplementedError

    def write(self, state: State) -> dict[str, object]:
        raise NotImplementedError

    def read(self, document: object) -> State:
        raise NotImplementedError

    def start_journal(self, state: State) -> list[Entry]:
        raise NotImplementedError

    def tell(self, entry: Entry) -> str:
        raise NotImplementedError


class Gambler(Bot):
    """Always chooses the die of its name; `any` chooses by its seed."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.rng = Rng(seed)

    def choose(self, game: Game, state: State, seat: int) -> int:
        del game, state, seat
        return int(self.rng.below(len(KINDS))) if self.name == "any" else KINDS.index(self.name)


def plan(*bots: str, players: int = 2, seed: bytes = b"toy") -> Plan:
    """Let some gamblers play, each for itself."""
    return Plan("toy", 1, {}, bots, tuple((seat,) for seat in range(players)), seed)


def gamble(job: Job) -> Played:
    """Play one game of dice."""
    game = ToyGame(len(job.entrants))
    bots: list[Bot] = [Gambler(name, number_from(job.seed, seat)) for seat, name in enumerate(job.entrants)]
    bout = Bout(game, game.initial(), bots, job.seed)
    bout.play()
    return played(job, bout)


def expected(first: str, other: str) -> float:
    """Give the score of one die against another by going through all that can be rolled."""
    won = 0.0
    for (own, weight), (face, count) in product(enumerate(DICE[first]), enumerate(DICE[other])):
        won += weight * count * (1 + (own > face) - (own < face)) / 2
    return won / (sum(DICE[first]) * sum(DICE[other]))

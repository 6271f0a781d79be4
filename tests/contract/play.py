"""Play for tests: one rule, 'take the n-th legal action', and whole games with copies kept along the way."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from hypothesis import settings
from msgspec import json

from duchy.core import chance
from duchy.core.game import CHANCE, Game, State
from duchy.core.journal import Entry
from tests.contract.witnesses import Case

STATION_EVERY: Final = 9
INTERPRETED: Final = str(chance.__file__).endswith(".py")


def examples(count: int) -> settings:
    """Try so many examples, which are always the same ones; interpreted, the first third of them."""
    return settings(max_examples=count // 3 if INTERPRETED else count)


class Numbers:
    """A small generator, so that no test depends on a random module."""

    def __init__(self, seed: int) -> None:
        self.value = seed

    def below(self, limit: int) -> int:
        """Return a number from 0 to limit - 1."""
        self.value = (self.value * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return (self.value >> 33) % limit


def text_of_state(game: Game, state: State) -> str:
    """Write a position as one line."""
    return as_text(game.write(state))


def as_text(thing: object) -> str:
    """Write views, entries or plain data as one line of JSON; the same data give the same line."""
    return json.encode(thing).decode()


def take(game: Game, state: State, number: int) -> tuple[int, int]:
    """Let the n-th of the seats that have to act take its n-th legal action."""
    acting = game.acting(state)
    seat = acting[number % len(acting)]
    actions = game.legal_actions(state, seat)
    action = actions[number // len(acting) % len(actions)]
    game.apply(state, seat, action)
    return seat, action


def take_lively(case: Case, state: State, numbers: Numbers) -> tuple[int, int]:
    """Take a legal action; three times out of four an eventful one if there is any."""
    game = case.witness.game
    acting = game.acting(state)
    seat = acting[numbers.below(len(acting))]
    actions = game.legal_actions(state, seat)
    if seat != CHANCE and numbers.below(4):
        actions = [action for action in actions if case.witness.lively(action)] or actions
    action = actions[numbers.below(len(actions))]
    game.apply(state, seat, action)
    return seat, action


def reach(case: Case, seed: int, plies: int) -> State:
    """Play the given number of plies; the game may end earlier."""
    state = case.begin()
    numbers = Numbers(seed)
    for _ in range(plies):
        if not case.witness.game.acting(state):
            break
        take_lively(case, state, numbers)
    return state


@dataclass(frozen=True)
class Station:
    """A copy of the state before a ply, with the texts written for it then."""

    ply: int
    state: State
    text: str


@dataclass(frozen=True)
class Trace:
    """A whole game: its plies, stations along the way, the scores and the length of the journal after each ply."""

    plies: list[tuple[int, int]]
    stations: list[Station]
    scores: list[list[int]]
    told: list[int]
    journal: list[Entry]
    final: State


@lru_cache(maxsize=3)
def trace(case: Case) -> Trace:
    """Play a whole game with the journal on."""
    game = case.witness.game
    state = case.begin()
    journal = game.start_journal(state)
    numbers = Numbers(sum(case.name.encode()))
    plies: list[tuple[int, int]] = []
    stations: list[Station] = []
    scores: list[list[int]] = []
    told: list[int] = []
    bound = case.witness.longest(state)
    offset = numbers.below(STATION_EVERY)
    while (acting := game.acting(state)) and len(plies) <= bound:
        if len(plies) % STATION_EVERY == offset or len(acting) > 1:
            copy = state.copy()
            stations.append(Station(len(plies), copy, text_of_state(game, copy)))
        plies.append(take_lively(case, state, numbers))
        scores.append(game.scores(state))
        told.append(len(journal))
    stations.append(Station(len(plies), state.copy(), text_of_state(game, state)))
    return Trace(plies, stations, scores, told, journal, state)

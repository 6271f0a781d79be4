"""Measures our engine in this process and prints JSON: compiled or interpreted, whichever `duchy` is found.

A random game starts from a copy of the initial state, so the draws of the setup are part of it.
"""

import json
import resource
import sys
from time import process_time
from typing import TYPE_CHECKING, cast

import duchy.core.game as contract
from duchy.core.chance import Rng
from duchy.core.game import CHANCE, Game, State
from duchy.core.match import playout
from duchy.games import load

if TYPE_CHECKING:
    from duchy.bots.bot import Bot
    from duchy.bots.search.bot import SearchBot

MIDDLE = 30
"""Decisions per player up to the middle of a game."""


def decisions_per_second(game: Game, players: int, seconds: float) -> float:
    """Play random games for some seconds of CPU time."""
    start = game.initial({"players": players})
    rng = Rng(players)
    decisions = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        decisions += playout(game, start.copy(), rng)
    return decisions / spent


def middle(game: Game, players: int, number: int = 0) -> State:
    """Play random actions up to the middle of a game, and on to a decision."""
    state = game.initial({"players": players})
    rng = Rng(players + 1000 * number)
    decisions = 0
    while decisions < MIDDLE * players or game.acting(state) == [CHANCE]:
        seat = game.acting(state)[0]
        actions = game.legal_actions(state, seat)
        game.apply(state, seat, actions[rng.below(len(actions))])
        decisions += seat != CHANCE
    return state


def copy_microseconds(game: Game, players: int, copies: int) -> float:
    """Copy a state from the middle of a game many times."""
    copy = middle(game, players).copy
    started = process_time()
    for _ in range(copies):
        copy()
    return (process_time() - started) / copies * 1e6


def become_microseconds(game: Game, players: int, copies: int) -> float:
    """Overwrite a state with another one many times."""
    state = middle(game, players)
    become = state.copy().become
    started = process_time()
    for _ in range(copies):
        become(state)
    return (process_time() - started) / copies * 1e6


def state_bytes(game: Game, players: int, copies: int) -> float:
    """Keep many copies of a state and measure how much the process has grown."""
    state = middle(game, players)
    unit = 1 if sys.platform == "darwin" else 1024
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    kept = [state.copy() for _ in range(copies)]
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    return grown * unit / len(kept)


def bot_of(name: str, game: str) -> "Bot":
    """Return a bot; earlier versions may keep their bots elsewhere."""
    from duchy.bots.registry import bot  # noqa: PLC0415

    return bot(name, game, 1)


def choices_per_second(name: str, seconds: float) -> float:
    """Let a bot decide in the middle of games of Burgundy."""
    game = load("burgundy")
    states = [middle(game, 2, number) for number in range(20)]
    player = bot_of(name, "burgundy")
    decisions = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        state = states[decisions % len(states)]
        player.choose(game, state, game.acting(state)[0])
        decisions += 1
    return decisions / spent


def nodes_per_second(name: str, seconds: float) -> float:
    """Let the search of a level think in the middle of games, and count its nodes."""
    game = load(name)
    player = cast("SearchBot", bot_of("chancellor", name))
    nodes = number = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        state = middle(game, 2, number)
        player.nodes = 0
        player.choose(game, state, game.acting(state)[0])
        nodes += player.nodes
        number += 1
    return nodes / spent


def main(wanted: str, seconds: float) -> None:
    """Print the figures of one kind: speed, players, size or bots."""
    game = load("burgundy")
    figures: dict[str, float] = {"compiled": not str(contract.__file__).endswith(".py")}
    if wanted == "speed":
        figures["decisions"] = decisions_per_second(game, 2, seconds)
        figures["kingdom"] = decisions_per_second(load("kingdom"), 2, seconds)
    elif wanted == "bots":
        figures["greedy"] = choices_per_second("greedy", seconds)
        figures["burgundy"] = nodes_per_second("burgundy", seconds)
        figures["kingdom"] = nodes_per_second("kingdom", seconds)
    elif wanted == "players":
        for players in (2, 3, 4):
            figures[f"cost {players}"] = 1e6 / decisions_per_second(game, players, seconds)
    else:
        figures["bytes 4"] = state_bytes(game, 4, int(20_000 * seconds))
        for players in (2, 4):
            figures[f"copy {players}"] = copy_microseconds(game, players, int(200_000 * seconds))
            figures[f"become {players}"] = become_microseconds(game, players, int(200_000 * seconds))
    print(json.dumps(figures))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))

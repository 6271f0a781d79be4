"""`duchy bench` at work: measures the speed and memory of each game's engine in CPU time."""

import tracemalloc
from collections.abc import Sequence
from time import process_time

from duchy.cli.terminal.screen import console, figure_grid
from duchy.core.chance import Rng
from duchy.core.game import CHANCE, Game, State
from duchy.core.match import playout
from duchy.games import game_names, load

PLIES = 150
"""The number of plies to the middle of a game."""

BATCH = 200
COPIES = 500


def measure_speed(seconds: float) -> None:
    """Measure every game with every number of players, and print the figures."""
    grid = figure_grid("game", "players", "decisions/s", "games/s", "copy us", "state bytes")
    for name in game_names():
        game = load(name)
        for players in player_counts(game):
            decisions, games = random_play(game, players, seconds)
            state = middle(game, players)
            grid.add_row(
                name,
                str(players),
                f"{decisions:,.0f}",
                f"{games:,.0f}",
                f"{copy_microseconds(state, seconds):.2f}",
                f"{state_bytes(state):,.0f}",
            )
    console().print(grid)


def player_counts(game: Game) -> Sequence[int]:
    """List the numbers of players that a game supports."""
    [option] = [option for option in game.options() if option.name == "players"]
    return sorted(int(choice.value) for choice in option.choices)


def random_play(game: Game, players: int, seconds: float) -> tuple[float, float]:
    """Play random games for some CPU time; return decisions and games per second."""
    start = game.initial({"players": players})
    rng = Rng(players)
    decisions = games = 0
    started = process_time()
    while (spent := process_time() - started) < seconds or not games:
        decisions += playout(game, start.copy(), rng)
        games += 1
    return decisions / max(spent, 1e-9), games / max(spent, 1e-9)


def middle(game: Game, players: int) -> State:
    """Play random plies up to the middle of a game, or to its end if it is short."""
    state = game.initial({"players": players})
    rng = Rng(players)
    for _ in range(PLIES):
        acting = game.acting(state)
        if not acting:
            break
        actions = game.legal_actions(state, CHANCE if acting == [CHANCE] else acting[0])
        game.apply(state, acting[0], actions[rng.below(len(actions))])
    return state


def copy_microseconds(state: State, seconds: float) -> float:
    """Return the time that a copy of a state takes."""
    copies = 0
    started = process_time()
    while (spent := process_time() - started) < seconds / 4 or not copies:
        for _ in range(BATCH):
            state.copy()
        copies += BATCH
    return spent / copies * 1e6


def state_bytes(state: State) -> float:
    """Return the memory that a copy of a state takes."""
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    copies = [state.copy() for _ in range(COPIES)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(copies)

"""Speed and size of a game's engine, measured in CPU time and set out as a table."""

import tracemalloc
from collections.abc import Sequence
from time import process_time

from rich import box
from rich.table import Table as Sheet

from duchy.cli.terminal.screen import console
from duchy.core.chance import Rng
from duchy.core.game import CHANCE, Game, State
from duchy.core.match import playout
from duchy.games import game_names, load

PLIES = 150
"""Plies that lead into the middle of a game."""

BATCH = 200
KEPT = 500


def speed_sheet(seconds: float) -> None:
    """Print the table: every game, every number of players."""
    sheet = Sheet(box=box.SIMPLE_HEAD, pad_edge=False)
    sheet.add_column("game")
    for head in ("players", "decisions/s", "games/s", "copy us", "state bytes"):
        sheet.add_column(head, justify="right")
    for name in game_names():
        game = load(name)
        for players in player_counts(game):
            decisions, games = random_play(game, players, seconds)
            state = middle(game, players)
            sheet.add_row(
                name,
                str(players),
                f"{decisions:,.0f}",
                f"{games:,.0f}",
                f"{copy_microseconds(state, seconds):.2f}",
                f"{state_bytes(state):,.0f}",
            )
    console().print(sheet)


def player_counts(game: Game) -> Sequence[int]:
    """List the numbers of players that a game is for."""
    [option] = [option for option in game.options() if option.name == "players"]
    return sorted(int(choice.value) for choice in option.choices)


def random_play(game: Game, players: int, seconds: float) -> tuple[float, float]:
    """Play random games for some CPU time; give decisions and games per second."""
    start = game.initial({"players": players})
    rng = Rng(players)
    decisions = games = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds or not games:
        decisions += playout(game, start.copy(), rng)
        games += 1
    return decisions / max(spent, 1e-9), games / max(spent, 1e-9)


def middle(game: Game, players: int) -> State:
    """Play random plies up to the middle of a game, or to the end of a short one."""
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
    """Time copies."""
    copies = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds / 4 or not copies:
        for _ in range(BATCH):
            state.copy()
        copies += BATCH
    return spent / copies * 1e6


def state_bytes(state: State) -> float:
    """Count the memory of a copy."""
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [state.copy() for _ in range(KEPT)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(kept)

"""`duchy perft` at work: counts the leaves of the tree of actions below a position."""

from collections.abc import Iterator
from time import process_time

from duchy.cli.terminal.output import echo
from duchy.core.game import Game, State

LEAST_WIDTH = 16


def count_levels(game: Game, state: State, depth: int) -> None:
    """Print the number of leaves at each depth."""
    echo("depth        leaves  seconds    leaves/s")
    for level in range(1, depth + 1):
        started = process_time()
        leaves = count(game, state, level)
        spent = process_time() - started
        echo(f"{level:>5}  {leaves:>12}  {spent:>7.2f}  {leaves / max(spent, 1e-6):>10.0f}")


def divide(game: Game, state: State, depth: int) -> None:
    """Print the number of leaves below each first action, and their total."""
    total = 0
    first = list(plies(game, state))
    width = max([LEAST_WIDTH, *(len(game.notation(action)) for _, action in first)])
    for seat, action in first:
        leaves = 1 if depth == 1 else count(game, after(game, state, seat, action), depth - 1)
        echo(f"{game.notation(action):<{width}} {leaves:>12}")
        total += leaves
    echo(f"{'total':<{width}} {total:>12}")


def count(game: Game, state: State, depth: int) -> int:
    """Count the leaves at a depth, without playing the last ply."""
    if depth == 1:
        return sum(len(game.legal_actions(state, seat)) for seat in game.acting(state))
    return sum(count(game, after(game, state, seat, action), depth - 1) for seat, action in plies(game, state))


def plies(game: Game, state: State) -> Iterator[tuple[int, int]]:
    """List every ply that can come next, by a seat or by chance."""
    for seat in game.acting(state):
        for action in game.legal_actions(state, seat):
            yield seat, action


def after(game: Game, state: State, seat: int, action: int) -> State:
    """Copy a state and play one ply on the copy."""
    copy = state.copy()
    game.apply(copy, seat, action)
    return copy

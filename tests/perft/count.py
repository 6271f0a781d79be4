"""Two ways to count action sequences: by the list of legal actions, and by asking about every possible action."""

from duchy.core.game import CHANCE, Game, State


def perft(game: Game, state: State, depth: int) -> int:
    """Count the sequences of the given number of plies with the fast lists; chance counts as a seat."""
    if depth == 0:
        return 1
    total = 0
    for seat in game.acting(state):
        actions = game.legal_actions(state, seat)
        if depth == 1:
            total += len(actions)
            continue
        for action in actions:
            after = state.copy()
            game.apply(after, seat, action)
            total += perft(game, after, depth - 1)
    return total


def slow_perft(game: Game, state: State, depth: int) -> int:
    """Count the same by trying every action on a position that is written and read each time."""
    if depth == 0:
        return 1
    total = 0
    document = game.write(state)
    for seat in (*range(game.seats(state)), CHANCE):
        if seat == CHANCE and CHANCE not in game.acting(state):
            continue
        for action in range(game.actions):
            if game.explain(state, seat, action) is None:
                after = game.read(document)
                game.apply(after, seat, action)
                total += slow_perft(game, after, depth - 1)
    return total

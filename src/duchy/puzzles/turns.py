"""Turns of a puzzle: whether one is over, where it leads, and what a bot would play."""

from collections.abc import Iterator

from duchy.bots.bot import Bot
from duchy.coach.knowledge import Knowledge
from duchy.core.game import CHANCE, Game, State
from duchy.core.match import Match
from duchy.core.reason import Refusal

LONGEST: int = 60
"""The largest number of actions of a turn."""


def goes_on(game: Game, root: State, state: State, seat: int) -> bool:
    """Return whether a seat's turn from `root` is not over: it acts again, and nothing hidden was revealed to it."""
    return bool(game.to_act(state) >> seat & 1) and game.secrets(state, seat) >= game.secrets(root, seat)


def end_of(game: Game, state: State, seat: int, line: list[int]) -> State:
    """Return the position after a turn of known legal actions."""
    end = state.copy()
    for action in line:
        game.apply(end, seat, action)
    return end


def played(game: Game, position: object, seat: int, line: list[int]) -> Match:
    """Play a turn of anybody's in a position; raises `IllegalAction`, or `Refusal` if the turn is not over.

    What follows the end of the turn is not played: who has seen something hidden may go on, but is judged by the rest.
    """
    match = Match(game, None, position)
    root = match.state.copy()
    for action in line:
        if not goes_on(game, root, match.state, seat):
            break
        match.play(seat, action)
    if goes_on(game, root, match.state, seat):
        raise Refusal(f"the turn is not over after {len(line)} actions: seat {seat + 1} decides again")
    return match


def line_of(game: Game, state: State, seat: int, bot: Bot) -> list[int]:
    """Return the turn that a bot plays in a position."""
    end, line = state.copy(), list[int]()
    while goes_on(game, state, end, seat) and len(line) < LONGEST:
        line.append(int(bot.choose(game, end, seat)))
        game.apply(end, seat, line[-1])
    return line


def alike(knowledge: Knowledge, one: State, other: State) -> bool:
    """Return whether two turns end alike: in the same position, whatever lies in which slot."""
    return knowledge.tidied(one).equals(knowledge.tidied(other))


def begins(game: Game, states: tuple[State, State] | None, last: int, seat: int) -> bool:
    """Return whether a seat's turn begins, given the positions before and after the last ply and who made it."""
    if states is None or last in (seat, CHANCE):
        return states is None or last == CHANCE or game.secrets(states[1], seat) < game.secrets(states[0], seat)
    return True


def distinct(knowledge: Knowledge, ends: Iterator[tuple[list[int], State]]) -> list[tuple[list[int], State]]:
    """Keep the first of all turns that end alike."""
    kept = list[tuple[list[int], State]]()
    for line, end in ends:
        if not any(alike(knowledge, end, other) for _, other in kept):
            kept.append((line, end))
    return kept

"""Games of bots in which puzzles are looked for: each follows from a seed and its number."""

import hashlib
from collections.abc import Iterator
from typing import Final

from duchy.bots.entrants import make_bot
from duchy.core.chance import FairDice, Rng
from duchy.core.game import CHANCE, CHANCE_ACTS, Game, State, first_in
from duchy.puzzles.puzzle import Puzzle
from duchy.puzzles.seeking import Seeker
from duchy.puzzles.theme import Mode

MOST_EACH: Final = 4
"""The most puzzles taken from one game, so that no two are nearly the same."""
APART: Final = 3
"""The fewest turns of all seats between two puzzles of a game."""


def turns_of(game: Game, mode: Mode, bot: str, seed: str) -> Iterator[tuple[State, int, int]]:
    """Play a game; yield the position, the seat and the ply wherever a turn begins.

    Where several seats act at the same time, as where each plans, the turns of all of them begin before one of them
    has acted: who is second would go on with the next step, and its turn would be a step and a half.
    """
    root = hashlib.sha256(f"{seed}".encode()).digest()
    dice, state = FairDice(root), game.initial(mode.options)
    number = int.from_bytes(root[:6], "big")
    bots = [make_bot(bot, game.name, number + seat) for seat in range(game.seats(state))]
    vision, ply, before, begun = Rng(number), 0, 0, 0
    while acting := game.to_act(state):
        if acting == CHANCE_ACTS:
            chances = game.chances(state)
            game.apply(state, CHANCE, chances[dice.pick(ply, [weight for _, weight in chances])][0])
            before = begun = 0
        else:
            seat = int(first_in(acting))
            seen = game.resample(state, seat, vision)
            if acting & ~before:
                begun = 0
            for other in range(game.seats(state)):
                if (acting & ~begun) >> other & 1:
                    yield seen if other == seat else game.resample(state, other, Rng(number + ply)), other, ply
            before, begun = acting, begun | acting
            secrets = game.secrets(state, seat)
            game.apply(state, seat, bots[seat].choose(game, seen, seat))
            if game.secrets(state, seat) < secrets:
                begun &= ~(1 << seat)
        ply += 1


def puzzles_in(seeker: Seeker, bot: str, seed: str, number: int, kind: str = "") -> list[Puzzle]:
    """Play game `number` of a series, and return its puzzles, of one kind if it is named."""
    theme = seeker.theme
    mode = theme.mode_of(number)
    found, last = list[Puzzle](), -APART
    name = f"{seed} {seeker.game.name} {number}"
    for place, (state, seat, ply) in enumerate(turns_of(seeker.game, mode, bot, name)):
        due = theme.due(state, kind) if kind else 0
        if due > 0:
            break
        if due < 0 or place - last < APART:
            continue
        puzzle = seeker.puzzle(state, seat, mode.name, f"{bot}, game {number} of {seed}, ply {ply}")
        if puzzle is not None and kind in ("", puzzle.kind):
            found.append(puzzle)
            last = place
        if len(found) == MOST_EACH:
            break
    return found

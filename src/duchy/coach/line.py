"""Lines: checked plies after a given position, with chance drawn."""

from dataclasses import dataclass
from typing import Literal

from duchy.core.chance import Rng
from duchy.core.game import CHANCE, Game, State
from duchy.core.journal import Entry
from duchy.core.match import Match

Roll = Literal["", "one", "all"]


@dataclass
class Moment:
    """A position of a line, the ply that led to it (none at the root), and its journal entries."""

    state: State
    last: tuple[int, int] | None
    journal: list[Entry]


def play_line(match: Match, plies: list[tuple[int, int]], roll: Roll, rng: Rng) -> list[Moment]:
    """Play plies after a position, then draw for chance; raises `IllegalAction` at the first illegal ply."""
    found = [Moment(match.state.copy(), None, [])]
    for seat, action in plies:
        found.append(play_ply(match, seat, action))
    while roll and match.acting() == [CHANCE]:
        found.append(play_ply(match, CHANCE, draw_outcome(match.game, match.state, rng)))
        if roll == "one":
            break
    return found


def play_ply(match: Match, seat: int, action: int) -> Moment:
    """Play one ply."""
    written = len(match.journal)
    match.play(seat, action)
    return Moment(match.state.copy(), (seat, action), list(match.journal[written:]))


def draw_outcome(game: Game, state: State, rng: Rng) -> int:
    """Draw an outcome of chance by weight."""
    chances = game.chances(state)
    number = rng.below(sum(weight for _, weight in chances))
    for outcome, weight in chances:
        number -= weight
        if number < 0:
            return outcome
    raise AssertionError(chances)

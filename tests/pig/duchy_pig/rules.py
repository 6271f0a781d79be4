"""The rules of Pig, behind the same doors as those of larger games: legal, apply, chance, refusals."""

from typing import Final

from duchy.core.buffer import Buffer
from duchy.core.game import CHANCE, CHANCE_ACTS
from duchy.core.reason import Reason
from duchy_pig.state import CHOOSING, FIRST, OVER, ROLLING, Pig

ROLL: Final = 0
HOLD: Final = 1
STARTER: Final = 2
"""The first of four actions of chance: seat 1 to 4 starts."""
DIE: Final = 6
"""The first of six actions of chance: the die shows 1 to 6."""
ACTIONS: Final = 12
MOST_ROUNDS: Final = 100
"""Rounds after which the game ends even if no one has reached the target."""


def to_act(state: Pig) -> int:
    """Return who acts, as bits."""
    if state.stage == OVER:
        return 0
    return 1 << state.seat if state.stage == CHOOSING else CHANCE_ACTS


def legal(state: Pig, out: Buffer) -> int:
    """Write the legal actions of the seat to act: it rolls until it has something to hold."""
    count = 0
    if state.scores[state.seat] + state.pot < state.target:
        out.items[count] = ROLL
        count += 1
    if state.pot:
        out.items[count] = HOLD
        count += 1
    return count


def outcomes(state: Pig, out: Buffer, weights: Buffer) -> int:
    """Write what chance may decide: the starting player, or a number of the die."""
    first, count = (STARTER, len(state.scores)) if state.stage == FIRST else (DIE, 6)
    for place in range(count):
        out.items[place] = first + place
        weights.items[place] = 1
    return count


def apply(state: Pig, seat: int, action: int) -> None:
    """Do a legal action."""
    if action == ROLL:
        state.stage = ROLLING
        state.log("roll", seat, {})
    elif action == HOLD:
        state.scores[seat] += state.pot
        state.log("hold", seat, {"points": state.pot, "score": state.scores[seat]}, state.pot)
        pass_on(state)
    elif action < DIE:
        state.starter = state.seat = action - STARTER
        state.stage = CHOOSING
        state.log("first", -1, {"order": [state.seat + 1]})
    else:
        number = action - DIE + 1
        state.log("die", -1, {"number": number})
        state.stage = CHOOSING
        if number == 1:
            pass_on(state)
        else:
            state.pot += number


def pass_on(state: Pig) -> None:
    """End a turn; the game ends when the target is reached or the last round is over."""
    won = state.scores[state.seat] >= state.target
    state.pot = 0
    state.turns += 1
    state.stage = OVER if won or state.turns == MOST_ROUNDS * len(state.scores) else CHOOSING
    state.seat = (state.seat + 1) % len(state.scores)


def places(state: Pig) -> list[int]:
    """Rank the seats by points; a tie goes to the later seat."""
    ranked = sorted(range(len(state.scores)), key=lambda seat: (state.scores[seat], seat), reverse=True)
    return [ranked.index(seat) + 1 for seat in range(len(state.scores))]


def refusal(state: Pig, seat: int, action: int) -> Reason | None:
    """Return why an action is not legal; None when it is."""
    if not 0 <= action < ACTIONS:
        return Reason("no-action", "P1", {"action": str(action)}, f"{action} is not an action of Pig")
    if not 0 <= seat <= CHANCE or not to_act(state) >> seat & 1:
        return Reason("others-move", "P1", {}, "it is not your turn")
    out, weights = Buffer(ACTIONS), Buffer(ACTIONS)
    count = outcomes(state, out, weights) if seat == CHANCE else legal(state, out)
    if action in [int(out.items[place]) for place in range(count)]:
        return None
    if action == HOLD and seat != CHANCE:
        return Reason("nothing-to-hold", "P2", {}, "roll first: there is nothing to hold")
    if action == ROLL and seat != CHANCE:
        return Reason("enough", "P3", {"target": state.target}, f"hold: that makes {state.target} points")
    return Reason("not-now", "P1", {}, "that is not possible now")

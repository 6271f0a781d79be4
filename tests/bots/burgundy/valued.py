"""Positions of Burgundy as the greedy bot plays and values them."""

from typing import cast

from duchy.bots.burgundy.evaluation import BurgundyEvaluation
from duchy.games.burgundy.state.state import Burgundy
from tests.bots.playing import turn

LAST_MINE = 34
"""A hex 3 of duchy 1 that completes the mines on 25 and 30."""
TWO_MINES = {12: "bank", 25: "mine", 30: "mine"}


def play_turn(state: Burgundy) -> Burgundy:
    """Let the bot play its turn."""
    return cast("Burgundy", turn(state)[0])


def worth(state: Burgundy, seat: int = 1) -> int:
    """Value a position for a seat."""
    return int(BurgundyEvaluation().value(state, seat - 1))

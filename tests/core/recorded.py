"""A recorded game for tests: its lines, and what is said of one that was changed."""

from functools import cache

import pytest

from duchy.core.chance import FairDice
from duchy.core.game import CHANCE, Game
from duchy.core.match import Match
from duchy.core.reason import RecordError
from duchy.core.record import read_record, record_of, text_of
from duchy.core.verdict import verify
from duchy.games import load

GAME: Game = load("burgundy")
SEED = bytes(range(32))


@cache
def played() -> str:
    """Play a whole game, always with the first legal action."""
    match = Match(GAME)
    dice = FairDice(SEED)
    match.draw(dice)
    while match.acting():
        seat = match.acting()[0]
        match.play(seat, GAME.legal_actions(match.state, seat)[0])
        match.draw(dice)
    return text_of(record_of(match, ["Ada", "Berta"], SEED))


def lines() -> list[str]:
    """Give the lines of the game."""
    return played().splitlines()


def ply_line(ply: int) -> int:
    """Find the index of the line of a ply."""
    return next(index for index, line in enumerate(lines()) if line.startswith(f"{ply} "))


def first_own_ply() -> int:
    """Find the first ply that is not chance's."""
    record = read_record(played())
    return next(ply for ply, (seat, _) in enumerate(record.plies, start=1) if seat != CHANCE)


def changed(index: int, line: str) -> str:
    """Write the game with another line."""
    row = lines()
    row[index] = line
    return "\n".join(row)


def header(name: str, value: str) -> str:
    """Write the game with another value in a header line."""
    index = next(index for index, line in enumerate(lines()) if line.startswith(name + ":"))
    return changed(index, f"{name}: {value}")


def refusal(text: str) -> str:
    """Read and verify a text, which must be refused, and give the message."""
    with pytest.raises(RecordError) as caught:
        verify(GAME, read_record(text))
    assert "\n" not in str(caught.value)
    return str(caught.value)

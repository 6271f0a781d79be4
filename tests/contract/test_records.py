"""Whole games as records: to text and back, verified, with and without a seed, from a position."""

from typing import Final

import pytest

from duchy.core.chance import FairDice
from duchy.core.game import CHANCE
from duchy.core.match import Match
from duchy.core.record import read_record, record_of, text_of
from duchy.core.verdict import verify
from tests.contract.play import Numbers, text_of_state, trace
from tests.contract.witnesses import CASES, FEW_CASES, Case, title

every_case = pytest.mark.parametrize(
    "case",
    [pytest.param(case, marks=[] if case in FEW_CASES[::3] else [pytest.mark.slow]) for case in CASES[::2]],
    ids=map(title, CASES[::2]),
)


def a_game_is_recorded_read_and_verified(case: Case) -> None:
    game, played = case.witness.game, trace(case)
    match = Match(game, case.options)
    match.replay(played.plies)
    names = [f"Player {seat}" for seat in range(game.seats(match.state))]
    record = record_of(match, names)
    assert record == read_record(text_of(record))
    again = verify(game, read_record(text_of(record)))
    assert played.stations[-1].text == text_of_state(game, again.state)
    assert played.journal == again.journal == match.journal
    assert game.scores(played.final) == record.scores


def a_game_with_fair_dice_is_verified_draw_by_draw(case: Case) -> None:
    game = case.witness.game
    seed = bytes(range(32))
    dice = FairDice(seed)
    match = Match(game, case.options)
    numbers = Numbers(11)
    for _ in range(30):
        match.draw(dice)
        if not match.acting():
            break
        seat = match.acting()[0]
        assert seat != CHANCE
        actions = game.legal_actions(match.state, seat)
        match.play(seat, actions[numbers.below(len(actions))])
    record = record_of(match, [], seed)
    assert match.plies == verify(game, read_record(text_of(record))).plies


def a_game_from_a_position_is_recorded_too(case: Case) -> None:
    game, played = case.witness.game, trace(case)
    station = played.stations[-5]
    match = Match(game, position=game.write(station.state))
    match.replay(played.plies[station.ply :])
    record = record_of(match, ["first", "second"][: game.seats(match.state)])
    again = verify(game, read_record(text_of(record)))
    assert played.stations[-1].text == text_of_state(game, again.state)
    assert game.places(played.final) == record.places


CHECKS: Final = (
    a_game_is_recorded_read_and_verified,
    a_game_with_fair_dice_is_verified_draw_by_draw,
    a_game_from_a_position_is_recorded_too,
)


@every_case
def test_games_are_recorded_read_and_verified(case: Case) -> None:
    """The failing check says what is broken; the game is played once."""
    for check in CHECKS:
        check(case)

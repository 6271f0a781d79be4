"""States that differ only in hidden information look the same to a seat; simultaneous choices have no order."""

import json
from typing import Final

import pytest

from duchy.core.chance import Rng
from duchy.core.game import CHANCE, SPECTATOR, Game, State
from tests.contract.play import Numbers, as_text, reach, text_of_state, trace
from tests.contract.witnesses import CASES, FEW_CASES, WITNESSES, Case, for_each

DEEP_CASES = [*CASES[1::6], *CASES[4::6]]
"""Others than those that are played every day elsewhere."""
every_case = for_each((*FEW_CASES, *DEEP_CASES))


def seen_by(game: Game, state: State, seat: int) -> str:
    """Write everything that a seat is shown: its view, its legal actions, also in words, and its news of secrets."""
    view = game.view(state, seat)
    legal = [] if seat == SPECTATOR else game.legal_actions(state, seat)
    words = [game.describe(state, seat, action) for action in legal]
    return as_text([view, legal, words, game.acting(state), game.scores(state), game.secrets(state, seat)])


def imagined(game: Game, state: State, seat: int, count: int) -> list[State]:
    """Make states that a seat cannot distinguish from this one."""
    rng = Rng(count)
    return [game.resample(state, seat, rng) for _ in range(count)]


def what_a_seat_cannot_see_changes_nothing_that_it_is_shown(case: Case) -> None:
    game, played = case.witness.game, trace(case)
    for station in played.stations[sum(case.name.encode()) % 4 :: 4]:
        for seat in range(SPECTATOR, game.seats(station.state)):
            shown = seen_by(game, station.state, seat)
            assert all(shown == seen_by(game, other, seat) for other in imagined(game, station.state, seat, 2))


def what_a_seat_cannot_see_changes_no_reason(case: Case) -> None:
    game, played = case.witness.game, trace(case)
    for station in played.stations[sum(case.name.encode()) % 41 :: 41]:
        for seat in range(game.seats(station.state)):
            (other,) = imagined(game, station.state, seat, 1)
            for action in range(station.ply % 3, game.actions, 3):
                assert game.explain(station.state, seat, action) == game.explain(other, seat, action)


def what_a_seat_does_is_told_alike_whatever_it_cannot_see(case: Case) -> None:
    game, played = case.witness.game, trace(case)
    for station in played.stations[sum(case.name.encode()) % 9 :: 9]:
        for seat in game.acting(station.state):
            if seat == CHANCE:
                continue
            (other,) = imagined(game, station.state, seat, 1)
            secrets = game.secrets(station.state, seat)
            for action in game.legal_actions(station.state, seat)[::5]:
                states, told = [station.state.copy(), other.copy()], []
                for state in states:
                    journal = game.start_journal(state)
                    game.apply(state, seat, action)
                    told.append([game.tell(entry) for entry in journal])
                if game.secrets(states[0], seat) >= secrets:
                    assert told[0] == told[1]
                    assert seen_by(game, states[0], seat) == seen_by(game, states[1], seat)


def resampling_leaves_the_state_as_it_is_and_every_card_where_it_was(case: Case) -> None:
    game, played = case.witness.game, trace(case)
    for station in played.stations[sum(case.name.encode()) % 11 :: 11]:
        for seat in range(SPECTATOR, game.seats(station.state)):
            (other,) = imagined(game, station.state, seat, 1)
            assert station.text == text_of_state(game, station.state)
            assert case.witness.pieces(station.state) == case.witness.pieces(other)
            case.witness.check(other)
            assert text_of_state(game, other) == text_of_state(game, game.read(json.loads(text_of_state(game, other))))


def answers_of(game: Game, before: State, seat: int, numbers: Numbers) -> list[int]:
    """Let one of several seats answer up to six times while the others wait."""
    state = before.copy()
    answers: list[int] = []
    while seat in game.acting(state) and len(answers) < 6:
        actions = game.legal_actions(state, seat)
        answers.append(actions[numbers.below(len(actions))])
        game.apply(state, seat, answers[-1])
    return answers


def two_choices_at_once_give_the_same_state_in_both_orders(case: Case) -> None:
    game, played = case.witness.game, trace(case)
    numbers = Numbers(3)
    for station in played.stations:
        acting = game.acting(station.state)
        if len(acting) < 2:
            continue
        chosen = {seat: game.legal_actions(station.state, seat) for seat in acting[:2]}
        picked = {seat: actions[numbers.below(len(actions))] for seat, actions in chosen.items()}
        texts = set()
        for order in (acting[:2], acting[1::-1]):
            state = station.state.copy()
            for seat in order:
                assert picked[seat] in game.legal_actions(state, seat)
                game.apply(state, seat, picked[seat])
            texts.add(text_of_state(game, state))
        assert len(texts) == 1


def rows_of_choices_at_once_give_the_same_state_however_they_are_shuffled(case: Case) -> None:
    game, played = case.witness.game, trace(case)
    numbers = Numbers(5)
    stations = [station for station in played.stations if len(game.acting(station.state)) > 1]
    for station in stations[sum(case.name.encode()) % 3 :: 3]:
        rows = {seat: answers_of(game, station.state, seat, numbers) for seat in game.acting(station.state)[:2]}
        texts = set()
        for seed in range(4):
            order, left, state = Numbers(seed), {seat: list(row) for seat, row in rows.items()}, station.state.copy()
            while waiting := [seat for seat, row in left.items() if row]:
                seat = waiting[order.below(len(waiting))]
                action = left[seat].pop(0)
                assert action in game.legal_actions(state, seat)
                game.apply(state, seat, action)
            texts.add(text_of_state(game, state))
        assert len(texts) == 1


@pytest.mark.parametrize("name", [name for name, witness in WITNESSES.items() if witness.hides_something])
def test_some_case_has_something_to_hide(name: str) -> None:
    witness = WITNESSES[name]
    moments = (reach(case, 1, plies) for case in CASES if case.witness is witness for plies in range(6, 31))
    assert any(witness.game.secrets(state, seat) for state in moments for seat in range(witness.game.seats(state)))


CHECKS: Final = (
    what_a_seat_cannot_see_changes_nothing_that_it_is_shown,
    what_a_seat_cannot_see_changes_no_reason,
    what_a_seat_does_is_told_alike_whatever_it_cannot_see,
    resampling_leaves_the_state_as_it_is_and_every_card_where_it_was,
    two_choices_at_once_give_the_same_state_in_both_orders,
    rows_of_choices_at_once_give_the_same_state_however_they_are_shuffled,
)


@every_case
def test_what_is_hidden_stays_hidden_and_choices_at_once_have_no_order(case: Case) -> None:
    """The failing check says what is broken; all checks look at one game, which is played once."""
    for check in CHECKS:
        check(case)

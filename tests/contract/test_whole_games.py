"""A whole game of every case, checked against the contract from its first ply to its last."""

import json
from itertools import pairwise
from typing import Final

from duchy.core.game import CHANCE, SPECTATOR
from duchy.core.journal import breakdown
from duchy.core.options import settle
from duchy.games import game_names
from tests.contract.play import text_of_state, trace
from tests.contract.witnesses import CASES, FEW_CASES, WITNESSES, Case, for_each

every_case = for_each(CASES)


def test_every_game_has_a_witness() -> None:
    assert set(game_names()) == set(WITNESSES)


def a_game_ends_within_its_bound_and_then_nobody_acts(case: Case) -> None:
    game, played = case.witness.game, trace(case)
    assert len(played.plies) <= case.witness.longest(played.final)
    assert game.to_act(played.final) == 0
    assert [] == game.acting(played.final)
    seats = range(game.seats(played.final))
    assert [[]] * len(seats) == [game.legal_actions(played.final, seat) for seat in seats]
    assert [] == game.chances(played.final)
    assert all(game.explain(played.final, seat, 0) is not None for seat in [*seats, CHANCE])


def the_outcome_is_places_that_follow_from_the_game(case: Case) -> None:
    game, played = case.witness.game, trace(case)
    case.witness.check_places(played.final)
    assert [] == game.places(case.begin())


def legal_actions_are_those_the_oracle_explains_nothing_about(case: Case) -> None:
    game, played = case.witness.game, trace(case)
    asked = [station for station in played.stations if game.acting(station.state) not in ([], [CHANCE])]
    for station in asked[sum(case.name.encode()) % 3 :: max(3, len(asked) // 6)]:
        for seat in game.acting(station.state):
            legal = game.legal_actions(station.state, seat)
            assert len(legal) == len(set(legal))
            oracle = [a for a in range(game.actions) if game.explain(station.state, seat, a) is None]
            assert oracle == sorted(legal)
            assert legal


def every_legal_action_applies(case: Case) -> None:
    game, played = case.witness.game, trace(case)
    for station in played.stations[sum(case.name.encode()) % 8 :: 8]:
        for seat in game.acting(station.state):
            pieces = case.witness.pieces(station.state)
            for action in game.legal_actions(station.state, seat):
                after = station.state.copy()
                game.apply(after, seat, action)
                case.witness.check(after)
                assert all(left <= pieces[name] for name, left in case.witness.pieces(after).items())
                assert text_of_state(game, after) != station.text


def copies_do_not_change_when_the_game_goes_on(case: Case) -> None:
    game, played = case.witness.game, trace(case)
    assert all(station.text == text_of_state(game, station.state) for station in played.stations)


def a_copy_plays_on_as_the_original_with_its_journal_off(case: Case) -> None:
    game, played = case.witness.game, trace(case)
    station = played.stations[len(played.stations) // 3]
    told = len(played.journal)
    state = station.state.copy()
    for seat, action in played.plies[station.ply :]:
        assert action in game.legal_actions(state, seat)
        game.apply(state, seat, action)
    assert played.stations[-1].text == text_of_state(game, state)
    assert told == len(played.journal)


def the_journal_changes_nothing(case: Case) -> None:
    game, played = case.witness.game, trace(case)
    texts = {station.ply: station.text for station in played.stations}
    state = case.begin()
    for ply, (seat, action) in enumerate(played.plies):
        if ply in texts:
            assert texts[ply] == text_of_state(game, state)
        game.apply(state, seat, action)
    assert played.stations[-1].text == text_of_state(game, state)


def points_in_the_journal_are_the_score_at_every_moment(case: Case) -> None:
    game, played = case.witness.game, trace(case)
    sums = [0] * game.seats(played.final)
    told = 0
    for scores, length in zip(played.scores, played.told, strict=True):
        for entry in played.journal[told:length]:
            assert bool(entry.source) == bool(entry.points)
            if entry.points:
                sums[entry.seat] += entry.points
        told = length
        assert sums == scores or (case.witness.scores_told_at_the_end and sums == [0] * len(sums))
    assert sums == game.scores(played.final)
    assert sums == [sum(table.values()) for table in breakdown(played.journal, len(sums))]


def every_journal_entry_is_plain_data_and_has_words(case: Case) -> None:
    game, played = case.witness.game, trace(case)
    for entry in played.journal:
        assert entry.values == json.loads(json.dumps(entry.values))
        words = game.tell(entry)
        assert words == " ".join(words.split())
        assert not set("{}|") & set(words)


def pieces_never_come_out_of_nowhere(case: Case) -> None:
    pieces = case.witness.pieces(case.begin())
    for station in trace(case).stations:
        left = case.witness.pieces(station.state)
        assert left.keys() == pieces.keys()
        assert [] == [name for name in left if not 0 <= left[name] <= pieces[name]]
        pieces = left


def what_never_falls_never_falls(case: Case) -> None:
    played = trace(case)
    numbers = [case.witness.never_fall(station.state) for station in played.stations]
    for before, after in pairwise(numbers):
        assert all(then <= now for then, now in zip(before, after, strict=True))
    for earlier, later in pairwise(played.scores):
        assert case.witness.scores_fall or all(then <= now for then, now in zip(earlier, later, strict=True))


def incremental_facts_and_invariants_hold(case: Case) -> None:
    for station in trace(case).stations:
        case.witness.check(station.state)


def options_are_settled_once_and_stay(case: Case) -> None:
    played = trace(case)
    settled = settle(case.witness.game.options(), case.options)
    assert all(settled == case.witness.options(station.state) for station in played.stations)
    assert settled == case.witness.options(case.begin())


def chance_has_positive_weights_and_what_is_forced_happens(case: Case) -> None:
    game, played = case.witness.game, trace(case)
    stations = [station for station in played.stations if game.acting(station.state) == [CHANCE]]
    for station in stations[sum(case.name.encode()) % 4 :: 4]:
        chances = game.chances(station.state)
        assert [outcome for outcome, _ in chances] == game.legal_actions(station.state, CHANCE)
        assert len(chances) == len({outcome for outcome, _ in chances})
        for outcome, weight in chances:
            assert weight > 0
            assert game.explain(station.state, CHANCE, outcome) is None
            after = station.state.copy()
            game.apply(after, CHANCE, outcome)
            case.witness.check_happened(station.state, after, outcome)


def no_seat_may_do_what_chance_decides_nor_chance_what_a_seat_decides(case: Case) -> None:
    game, played = case.witness.game, trace(case)
    for station in played.stations[::5]:
        acting = game.acting(station.state)
        assert acting == [CHANCE] or CHANCE not in acting
        others = [seat for seat in [*range(game.seats(station.state)), CHANCE] if seat not in acting]
        for seat in others:
            assert [] == game.legal_actions(station.state, seat)
            for action in (game.legal_actions(station.state, acting[0]) if acting else [0])[:3]:
                reason = game.explain(station.state, seat, action)
                assert reason is not None
                assert reason.words
        assert CHANCE in acting or [] == game.chances(station.state)


def positions_round_trip_through_json(case: Case) -> None:
    game, played = case.witness.game, trace(case)
    begun = [station for station in played.stations if station.ply]
    for station in [*begun[sum(case.name.encode()) % 5 :: 5], begun[-1]]:
        state = game.read(json.loads(station.text))
        assert station.text == text_of_state(game, state)
        assert game.acting(station.state) == game.acting(state)
        assert game.scores(station.state) == game.scores(state)
        assert game.places(station.state) == game.places(state)
        assert game.view(station.state, SPECTATOR) == game.view(state, SPECTATOR)
        case.witness.check(state)
        for seat in game.acting(state):
            assert game.legal_actions(station.state, seat) == game.legal_actions(state, seat)


@for_each(FEW_CASES)
def test_the_very_first_position_round_trips_through_json(case: Case) -> None:
    game, state = case.witness.game, case.begin()
    assert text_of_state(game, state) == text_of_state(game, game.read(game.write(state)))


def a_position_that_was_read_plays_on_as_the_original(case: Case) -> None:
    game, played = case.witness.game, trace(case)
    station = played.stations[len(played.stations) // 2]
    state = game.read(json.loads(station.text))
    for seat, action in played.plies[station.ply :]:
        game.apply(state, seat, action)
    assert played.stations[-1].text == text_of_state(game, state)


def every_legal_action_has_words(case: Case) -> None:
    game, played = case.witness.game, trace(case)
    for station in played.stations[sum(case.name.encode()) % 4 :: 4]:
        for seat in game.acting(station.state):
            for action in game.legal_actions(station.state, seat):
                words = game.describe(station.state, seat, action)
                assert words == " ".join(words.split())
                assert words
                assert not set("{}|") & set(words)


CHECKS: Final = (
    a_game_ends_within_its_bound_and_then_nobody_acts,
    the_outcome_is_places_that_follow_from_the_game,
    legal_actions_are_those_the_oracle_explains_nothing_about,
    every_legal_action_applies,
    copies_do_not_change_when_the_game_goes_on,
    a_copy_plays_on_as_the_original_with_its_journal_off,
    the_journal_changes_nothing,
    points_in_the_journal_are_the_score_at_every_moment,
    every_journal_entry_is_plain_data_and_has_words,
    pieces_never_come_out_of_nowhere,
    what_never_falls_never_falls,
    incremental_facts_and_invariants_hold,
    options_are_settled_once_and_stay,
    chance_has_positive_weights_and_what_is_forced_happens,
    no_seat_may_do_what_chance_decides_nor_chance_what_a_seat_decides,
    positions_round_trip_through_json,
    a_position_that_was_read_plays_on_as_the_original,
    every_legal_action_has_words,
)


@every_case
def test_a_whole_game_keeps_the_contract(case: Case) -> None:
    """The failing check says what is broken; all checks look at one game, which is played once."""
    for check in CHECKS:
        check(case)

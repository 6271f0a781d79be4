"""A seat's view: plain data, and nothing that depends on hidden information."""

import json
from collections import Counter
from dataclasses import asdict, fields, is_dataclass
from itertools import pairwise, permutations
from typing import Any, cast

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from duchy.core.chance import Rng
from duchy.core.game import CHANCE, SPECTATOR, Game, State
from tests.contract.play import Numbers, as_text, examples, reach, take_lively, text_of_state, trace
from tests.contract.witnesses import CASES, FEW_CASES, Case, for_each, title

seeds = st.integers(0, 1 << 32)


def commits_of(case: Case) -> State | None:
    """Play until several seats choose in secret; none if that does not happen in the first fifty plies."""
    game, state = case.witness.game, case.begin()
    numbers = Numbers(7)
    for _ in range(50):
        if len(game.acting(state)) > 1 and case.witness.secret(state):
            return state
        if not game.acting(state):
            break
        take_lively(case, state, numbers)
    return None


def has_secrets(case: Case) -> bool:
    """Return whether the options say that seats choose in secret: starting castles, or advisors of two."""
    options = case.options
    return options.get("start") == "hidden" or (options.get("module") == "advisors" and options.get("players") != 1)


SECRET_CASES = [case for case in CASES if has_secrets(case)]
secret_cases = for_each(SECRET_CASES, SECRET_CASES[::3])


def secret_moment(case: Case) -> State:
    """Reach the moment at which several seats choose in secret."""
    state = commits_of(case)
    assert state is not None
    return state


def plain(game: Game, state: State, seat: int) -> str:
    """Write a view as JSON, as it would be sent."""
    view = game.view(state, seat)
    assert is_dataclass(view)
    return as_text(view)


def answers(game: Game, state: State, seat: int) -> list[object]:
    """Ask about every action of a seat."""
    return [game.explain(state, seat, action) for action in range(game.actions)]


def test_some_cases_have_secrets() -> None:
    assert len(SECRET_CASES) > len(CASES) // 10


@pytest.mark.slow
def test_options_tell_in_which_cases_seats_choose_in_secret() -> None:
    assert SECRET_CASES == [case for case in CASES if commits_of(case) is not None]


@for_each(FEW_CASES)
def test_views_are_plain_data(case: Case) -> None:
    game = case.witness.game
    for station in trace(case).stations[::20]:
        for seat in (*range(game.seats(station.state)), SPECTATOR):
            view = cast(Any, game.view(station.state, seat))
            assert asdict(view) == json.loads(plain(game, station.state, seat))


def own_parts(game: Game, state: State, seat: int) -> dict[str, object]:
    """Return what a seat's view has otherwise than a spectator's."""
    own, public = cast(Any, game.view(state, seat)), cast(Any, game.view(state, SPECTATOR))
    names = [field.name for field in fields(own)]
    return {name: getattr(own, name) for name in names if getattr(own, name) != getattr(public, name)}


@for_each(CASES)
def test_a_seat_that_sees_no_more_than_a_spectator_is_shown_the_same_but_for_itself(case: Case) -> None:
    game, apart = case.witness.game, dict[int, dict[str, object]]()
    assert not all(game.sees_more(case.begin(), seat) for seat in range(game.seats(case.begin())))
    for station in trace(case).stations[::3]:
        state = station.state
        for seat in range(game.seats(state)):
            if not game.sees_more(state, seat):
                found = own_parts(game, state, seat)
                assert apart.setdefault(seat, found) == found
                assert found in ({}, {"seat": seat})


@for_each(CASES)
def test_a_view_made_from_any_earlier_one_is_the_view(case: Case) -> None:
    """From that of another moment, of another viewer, or of both; and what was shown stays as it was."""
    game = case.witness.game
    viewers = (SPECTATOR, *range(game.seats(case.begin())))
    stations = trace(case).stations[::5]
    earlier = [(viewer, stations[0].state, game.view(stations[0].state, viewer)) for viewer in viewers]
    texts = [as_text(shown) for _, _, shown in earlier]
    for number, station in enumerate(stations):
        now = [(viewer, station.state, game.view(station.state, viewer)) for viewer in viewers]
        for seat, state, view in now:
            for viewer, before, shown in earlier + now:
                assert view == game.view_again(state, seat, before, viewer, shown), (number, seat, viewer)
        if number % 3 != 1:
            assert texts == [as_text(shown) for _, _, shown in earlier]
            earlier, texts = now, [as_text(shown) for _, _, shown in now]


def test_a_view_made_from_an_earlier_one_keeps_nearly_all_long_parts_that_look_the_same() -> None:
    """So that nobody looks into them again to find out what changed."""
    alike, kept = Counter[str](), Counter[str]()
    for case in FEW_CASES:
        game = case.witness.game
        for before, after in pairwise(trace(case).stations[:40]):
            shown = cast(Any, game.view(before.state, SPECTATOR))
            view = cast(Any, game.view_again(after.state, SPECTATOR, before.state, SPECTATOR, shown))
            for name in ("depots", "goods", "coloured_left", "offers", "boards"):
                one, other = getattr(shown, name, None), getattr(view, name, [])
                alike[name] += one == other
                kept[name] += one is other
    assert all(count > 100 for count in alike.values()), alike
    assert all(kept[name] >= 0.8 * count for name, count in alike.items()), (kept, alike)


@for_each(FEW_CASES)
def test_views_share_nothing_with_the_state(case: Case) -> None:
    game = case.witness.game
    state = reach(case, 3, 120)
    views = [game.view(state, seat) for seat in range(game.seats(state))]
    before = [as_text(view) for view in views]
    numbers = Numbers(5)
    for _ in range(60):
        if game.acting(state):
            take_lively(case, state, numbers)
    assert before == [as_text(view) for view in views]


@secret_cases
def test_what_another_seat_chose_in_secret_shows_nowhere(case: Case) -> None:
    game, before = case.witness.game, secret_moment(case)
    chooser = game.acting(before)[0]
    insiders = case.witness.in_the_secret(before, chooser)
    watchers = [seat for seat in (*range(game.seats(before)), SPECTATOR) if seat not in insiders]
    seen = []
    for action in game.legal_actions(before, chooser):
        state = before.copy()
        journal = game.start_journal(state)
        game.apply(state, chooser, action)
        assert len(game.acting(state)) == len(game.acting(before)) - 1
        seen.append(
            [
                (plain(game, state, seat), [] if seat == SPECTATOR else game.legal_actions(state, seat))
                for seat in watchers
            ]
            + [(len(journal), [game.tell(entry) for entry in journal])]
            + [answers(game, state, seat) for seat in watchers if seat != SPECTATOR][:1]
        )
    assert len(seen) > 1
    assert all(seen[0] == other for other in seen)


@secret_cases
def test_a_seat_sees_its_own_choice_and_so_does_a_partner(case: Case) -> None:
    game, before = case.witness.game, secret_moment(case)
    chooser = game.acting(before)[-1]
    for seat in case.witness.in_the_secret(before, chooser):
        views = set()
        for action in game.legal_actions(before, chooser):
            state = before.copy()
            game.apply(state, chooser, action)
            views.add(plain(game, state, seat))
            assert game.sees_more(state, seat)
        assert len(game.legal_actions(before, chooser)) == len(views)


@given(st.sampled_from(SECRET_CASES), st.lists(st.integers(0, 99), min_size=4, max_size=4))
@examples(30)
def test_the_order_of_simultaneous_choices_does_not_matter(case: Case, choices: list[int]) -> None:
    game, before = case.witness.game, secret_moment(case)
    acting = game.acting(before)
    chosen = {seat: game.legal_actions(before, seat) for seat in acting}
    texts = set()
    for order in permutations(acting):
        state = before.copy()
        journal = game.start_journal(state)
        for seat in order:
            actions = chosen[seat]
            assert actions == game.legal_actions(state, seat)
            game.apply(state, seat, actions[choices[seat] % len(actions)])
        texts.add(text_of_state(game, state) + json.dumps([game.tell(entry) for entry in journal]))
    assert len(texts) == 1


@given(st.sampled_from(CASES), seeds, st.integers(0, 450), st.integers(0, 4))
@examples(30)
def test_resampling_keeps_all_that_the_viewer_knows(case: Case, seed: int, depth: int, number: int) -> None:
    game = case.witness.game
    state = reach(case, seed, depth)
    viewer = range(SPECTATOR, game.seats(state))[number % (game.seats(state) + 1)]
    text = text_of_state(game, state)
    other = game.resample(state, viewer, Rng(seed))
    assert plain(game, state, viewer) == plain(game, other, viewer)
    assert game.acting(state) == game.acting(other)
    assert game.scores(state) == game.scores(other)
    assert case.witness.deck_is_hidden or game.chances(state) == game.chances(other)
    if viewer != SPECTATOR:
        assert game.legal_actions(state, viewer) == game.legal_actions(other, viewer)
    assert case.witness.may_be_hidden(state, viewer, case.witness.hidden(other, viewer))
    case.witness.check(other)
    while game.acting(other):
        take_lively(case, other, Numbers(seed))
        if game.acting(other) == [CHANCE]:
            break
    assert text == text_of_state(game, state)


@pytest.mark.parametrize(
    "case",
    [pytest.param(case, marks=[pytest.mark.slow] if "kingdom" in case.name else []) for case in SECRET_CASES[::4]],
    ids=map(title, SECRET_CASES[::4]),
)
def test_resampling_draws_every_possible_secret_equally_often(case: Case) -> None:
    game, state = case.witness.game, secret_moment(case)
    chooser, viewer = game.acting(state)[:2]
    game.apply(state, chooser, game.legal_actions(state, chooser)[0])
    possible = case.witness.possibly_hidden(state, viewer)
    assert len(possible) > 1
    rng = Rng(2019)
    draws = 100 * len(possible)
    seen = Counter(case.witness.hidden(game.resample(state, viewer, rng), viewer) for _ in range(draws))
    assert set(seen) <= set(possible)
    chi_square = sum((seen[secret] - 100) ** 2 / 100 for secret in possible)
    freedom = len(possible) - 1
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5


@given(st.sampled_from(SECRET_CASES), seeds)
@examples(10)
def test_what_is_revealed_is_what_was_chosen(case: Case, seed: int) -> None:
    game, state = case.witness.game, secret_moment(case)
    numbers = Numbers(seed)
    viewer = game.acting(state)[0]
    while len(game.acting(state)) > 1 or viewer in game.acting(state):
        assume(game.acting(state) != [CHANCE])
        seat = game.acting(state)[-1]
        actions = game.legal_actions(state, seat)
        game.apply(state, seat, actions[numbers.below(len(actions))])
    shown = case.witness.revealed(state)
    assert shown
    assert all(shown[0] == other for other in shown)

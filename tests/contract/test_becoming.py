"""A state becomes a copy of another one, whatever it was before; equal states compare as equal."""

from hypothesis import given
from hypothesis import strategies as st

from duchy.core.chance import Rng
from duchy.core.match import playout
from tests.contract.play import examples, reach, take, text_of_state
from tests.contract.witnesses import CASES, Case

cases = st.sampled_from(CASES)
seeds = st.integers(0, 1 << 32)
depths = st.integers(0, 300)
numbers = st.lists(st.integers(0, 4095), min_size=4, max_size=10)


@given(cases, seeds, depths, depths, numbers)
@examples(40)
def test_a_state_becomes_what_a_copy_is(case: Case, seed: int, depth: int, before: int, choices: list[int]) -> None:
    game = case.witness.game
    state, room = reach(case, seed, depth), reach(case, seed + 1, before)
    room.become(state)
    assert text_of_state(game, state) == text_of_state(game, room)
    copy = state.copy()
    for number in choices:
        if game.acting(copy):
            assert take(game, copy, number) == take(game, room, number)
    assert text_of_state(game, copy) == text_of_state(game, room)


@given(cases, seeds, depths)
@examples(30)
def test_it_shares_nothing_with_what_it_became(case: Case, seed: int, depth: int) -> None:
    game = case.witness.game
    state = reach(case, seed, depth)
    room, text = case.begin(), text_of_state(game, state)
    room.become(state)
    playout(game, room, Rng(seed))
    assert text == text_of_state(game, state)
    room.become(state)
    playout(game, state, Rng(seed))
    assert text == text_of_state(game, room)


@given(cases, cases, seeds, depths)
@examples(30)
def test_it_may_have_been_a_game_with_other_options(case: Case, other: Case, seed: int, depth: int) -> None:
    game = case.witness.game
    if other.witness is case.witness:
        state, room = reach(case, seed, depth), reach(other, seed, depth)
        room.become(state)
        assert text_of_state(game, state) == text_of_state(game, room)
        assert state.equals(room)
        playout(game, room, Rng(seed))
        room.become(state)
        assert state.equals(room)


@given(cases, seeds, depths, st.integers(0, 4095))
@examples(60)
def test_a_state_equals_its_copy_and_not_what_follows(case: Case, seed: int, depth: int, number: int) -> None:
    game = case.witness.game
    state = reach(case, seed, depth)
    copy = state.copy()
    assert state.equals(copy)
    assert copy.equals(state)
    if game.acting(copy):
        take(game, copy, number)
        assert not state.equals(copy)


@given(cases, seeds, depths, depths)
@examples(60)
def test_states_that_are_written_alike_are_equal(case: Case, seed: int, depth: int, other: int) -> None:
    game = case.witness.game
    one, two = reach(case, seed, depth), reach(case, seed, other)
    if text_of_state(game, one) == text_of_state(game, two):
        assert one.equals(two)
    else:
        assert not one.equals(two)

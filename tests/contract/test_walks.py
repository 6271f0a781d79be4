"""Hypothesis plays: it reaches any moment of any game and then repeatedly takes the n-th legal action."""

from hypothesis import given
from hypothesis import strategies as st

from duchy.core.chance import Rng
from duchy.core.game import CHANCE, SPECTATOR
from duchy.core.match import playout
from tests.contract.play import examples, reach, take, text_of_state
from tests.contract.witnesses import CASES, Case

cases = st.sampled_from(CASES)
seeds = st.integers(0, 1 << 32)
depths = st.integers(0, 450)
numbers = st.lists(st.integers(0, 4095), min_size=4, max_size=10)


@given(cases, seeds, depths, numbers)
@examples(60)
def test_at_every_ply_of_any_walk_the_contract_holds(case: Case, seed: int, depth: int, choices: list[int]) -> None:
    game, witness = case.witness.game, case.witness
    state = reach(case, seed, depth)
    kept = [(state.copy(), text_of_state(game, state))]
    pieces, lasting = witness.pieces(state), witness.never_fall(state)
    for number in choices:
        if not game.acting(state):
            break
        take(game, state, number)
        kept.append((state.copy(), text_of_state(game, state)))
        witness.check(state)
        left, later = witness.pieces(state), witness.never_fall(state)
        assert all(left[name] <= pieces[name] for name in pieces)
        assert all(now >= then for then, now in zip(lasting, later, strict=True))
        pieces, lasting = left, later
        for seat in game.acting(state):
            legal = game.legal_actions(state, seat)
            assert len(legal) == len(set(legal))
            if seat != CHANCE:
                assert sorted(legal) == [a for a in range(game.actions) if game.explain(state, seat, a) is None]
            assert legal
    assert all(text == text_of_state(game, copy) for copy, text in kept)


@given(cases, seeds, depths, numbers)
@examples(30)
def test_a_copy_of_any_moment_plays_on_identically(case: Case, seed: int, depth: int, choices: list[int]) -> None:
    game = case.witness.game
    state = reach(case, seed, depth)
    copy = state.copy()
    journal = game.start_journal(state)
    for number in choices:
        if not game.acting(state):
            break
        assert take(game, state, number) == take(game, copy, number)
        assert text_of_state(game, state) == text_of_state(game, copy)
    told = len(journal)
    playout(game, copy, Rng(seed))
    assert told == len(journal)


@given(cases, seeds, depths)
@examples(40)
def test_any_moment_can_be_written_read_and_played_on(case: Case, seed: int, depth: int) -> None:
    game = case.witness.game
    state = reach(case, seed, 1 + depth)
    again = game.read(game.write(state))
    assert text_of_state(game, state) == text_of_state(game, again)
    playout(game, state, Rng(seed))
    playout(game, again, Rng(seed))
    assert text_of_state(game, state) == text_of_state(game, again)


@given(cases, seeds, depths, st.integers(-(2**70), 2**70), st.integers(-(2**70), 2**70))
@examples(60)
def test_any_question_about_legality_has_an_answer(
    case: Case, seed: int, depth: int, anybody: int, anything: int
) -> None:
    game = case.witness.game
    state = reach(case, seed, depth)
    assert game.explain(state, anybody % 16, anything) is not None or 0 <= anything < game.actions
    for seat in (SPECTATOR, game.seats(state), CHANCE + 1, anybody):
        if seat not in game.acting(state):
            reason = game.explain(state, seat, anything % game.actions)
            assert reason is not None
            assert reason.words

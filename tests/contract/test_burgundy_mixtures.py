"""Any valid mixture of Burgundy options is a game: set up, played to its end, written and read."""

import json

from hypothesis import given
from hypothesis import strategies as st

from duchy.core.game import CHANCE
from tests.contract.burgundy import mixture
from tests.contract.play import Numbers, examples, take_lively, text_of_state
from tests.contract.witnesses import WITNESSES, Case

WITNESS = WITNESSES["burgundy"]
mixtures = st.integers(0, 1 << 40).map(lambda number: Case(f"mixture-{number}", WITNESS, mixture(number)))
seeds = st.integers(0, 1 << 32)


@given(mixtures, seeds)
@examples(25)
def test_any_mixture_is_played_to_its_end(case: Case, seed: int) -> None:
    game, state, numbers = WITNESS.game, case.begin(), Numbers(seed)
    journal = game.start_journal(state)
    pieces, lasting, plies = WITNESS.pieces(state), WITNESS.never_fall(state), 0
    while game.acting(state):
        take_lively(case, state, numbers)
        plies += 1
        left, later = WITNESS.pieces(state), WITNESS.never_fall(state)
        assert all(left[name] <= pieces[name] for name in pieces)
        assert all(now >= then for then, now in zip(lasting, later, strict=True))
        pieces, lasting = left, later
        if plies % 9 == 0:
            WITNESS.check(state)
    WITNESS.check(state)
    WITNESS.check_places(state)
    assert plies <= WITNESS.longest(state)
    sums = [sum(entry.points for entry in journal if entry.seat == seat) for seat in range(game.seats(state))]
    assert game.scores(state) == sums


@given(mixtures, seeds, st.integers(1, 500))
@examples(25)
def test_any_moment_of_any_mixture_is_written_and_has_reasons(case: Case, seed: int, depth: int) -> None:
    game, state, numbers = WITNESS.game, case.begin(), Numbers(seed)
    for _ in range(depth):
        if game.acting(state):
            take_lively(case, state, numbers)
    text = text_of_state(game, state)
    again = game.read(json.loads(text))
    assert text == text_of_state(game, again)
    for seat in game.acting(state):
        legal = game.legal_actions(state, seat)
        assert legal == game.legal_actions(again, seat)
        if seat != CHANCE:
            assert sorted(legal) == [a for a in range(game.actions) if game.explain(state, seat, a) is None]

"""Encodings: a row contains exactly the information of a view, for every game and every set of options."""

from collections.abc import Iterator
from typing import Final

import numpy as np
import pytest
from msgspec import json

from duchy.core.buffer import Buffer
from duchy.core.chance import Rng
from duchy.core.encoding import ByteBuffer, Encoder, blank
from duchy.core.game import CHANCE, Game, State
from duchy.games import game_names, load, load_encoder
from tests.contract.play import Numbers, as_text, take_lively
from tests.contract.witnesses import CASES, FEW_CASES, Case, title

ENCODERS: Final = {name: load_encoder(name) for name in game_names()}


def seen(game: Game, state: State, seat: int) -> str:
    """Write a view as text; the order in which cards were built is not useful and not in any row."""
    text = as_text(game.view(state, seat))
    if '"built"' not in text:
        return text
    shown = json.decode(text)
    for part in shown["seats"]:
        if "built" in part:
            part["built"].sort()
    return as_text(shown)


def moments(case: Case, games: int, every: int) -> Iterator[State]:
    """Play games of a case and yield some of their moments and their ends."""
    game = case.witness.game
    for number in range(games):
        state = case.begin()
        numbers = Numbers(sum(case.name.encode()) + number)
        ply = number
        while game.acting(state):
            if ply % every == 0 or len(game.acting(state)) > 1:
                yield state
            take_lively(case, state, numbers)
            ply += 1
        yield state


def feature_of(encoder: Encoder, place: int) -> str:
    """Return the name of the feature at a place in a row."""
    return next(each.name for each in encoder.table if each.first <= place < each.first + each.length)


def check_case(case: Case, games: int, every: int) -> None:
    """Compare views with rows, both ways, and rows with those of positions that look the same."""
    game, encoder = case.witness.game, ENCODERS[case.witness.game.name]
    rows: dict[tuple[int, str], bytes] = {}
    views: dict[tuple[int, bytes], str] = {}
    rng = Rng(5)
    sheet = ByteBuffer(encoder.features)
    highs = np.array([feature.high for feature in encoder.table for _ in range(feature.length)], np.uint8)
    shown: dict[int, str] = {}
    for state in moments(case, games, every):
        for seat in range(game.seats(state)):
            encoder.write(state, seat, sheet, 0)
            row = bytes(sheet.items)
            sheet.clear()
            view = shown[seat] = seen(game, state, seat)
            assert rows.setdefault((seat, view), row) == row, "one view, two rows"
            assert views.setdefault((seat, row), view) == view, "one row, two views"
            used = int(encoder.used_length(state))
            assert not row[used:].strip(b"\0")
            if (above := np.frombuffer(row, np.uint8) > highs).any():
                assert [] == [feature_of(encoder, int(place)) for place in above.nonzero()[0]]
        seat = int(rng.below(game.seats(state)))
        imagined = game.resample(state, seat, rng)
        encoder.write(imagined, seat, sheet, 0)
        assert rows[seat, shown[seat]] == bytes(sheet.items), "a row tells what is hidden"
        sheet.clear()


@pytest.mark.parametrize("case", FEW_CASES[::2], ids=title)
def test_a_row_holds_what_a_view_holds(case: Case) -> None:
    check_case(case, 1, 23)


@pytest.mark.slow
@pytest.mark.parametrize("case", [case for case in CASES if case not in FEW_CASES[::2]], ids=title)
def test_a_row_holds_what_a_view_holds_everywhere(case: Case) -> None:
    check_case(case, 1, 13)


RENEWED: Final = [case for case in CASES if ENCODERS[case.witness.game.name].traces(case.begin())]
FEW_TITLES: Final = (
    "burgundy:2019-2p-duchy1",
    "burgundy:2011-3p-hidden",
    "burgundy:2019-4p-boards-hidden",
    "kingdom:2p-advisors-a",
    "kingdom:2p-shadows-giants-b",
    "kingdom:scenario-5-a",
)
FEW_RENEWED: Final = [case for case in RENEWED if title(case) in FEW_TITLES]


def test_the_few_cases_are_there() -> None:
    assert len(FEW_TITLES) == len(FEW_RENEWED)


def check_update(case: Case) -> None:
    """Compare rows of a whole game, each updated from the previous one, with rows written from scratch."""
    game, encoder = case.witness.game, ENCODERS[case.witness.game.name]
    length = encoder.features
    row, anew, traces = ByteBuffer(3 * length), ByteBuffer(length), Buffer(40)
    state = case.begin()
    first, last = encoder.kept_range(state)
    numbers = Numbers(sum(case.name.encode()))
    row.clear()
    traces.items[5] = 0
    while game.acting(state):
        seat = game.acting(state)[-1]
        if seat != CHANCE:
            blank(row.items, length, length + first)
            blank(row.items, length + last, length + encoder.used_length(state))
            encoder.update(state, seat, row, length, traces, 5)
            encoder.write(state, seat, anew, 0)
            found, expected = bytes(row.items), bytes(anew.items)
            if found != bytes(length) + expected + bytes(length):
                wrong = [place for place in range(length) if found[length + place] != expected[place]]
                assert [] == [feature_of(encoder, place) for place in wrong]
            anew.clear()
        take_lively(case, state, numbers)


@pytest.mark.parametrize("case", FEW_RENEWED, ids=title)
def test_a_row_written_over_another_is_the_one_written_anew(case: Case) -> None:
    check_update(case)


@pytest.mark.slow
@pytest.mark.parametrize("case", [case for case in RENEWED if case not in FEW_RENEWED], ids=title)
def test_a_row_written_over_another_is_the_one_written_anew_everywhere(case: Case) -> None:
    check_update(case)


@pytest.mark.parametrize("name", game_names())
def test_features_lie_side_by_side_and_fill_the_row(name: str) -> None:
    encoder = ENCODERS[name]
    ends = [feature.first + feature.length for feature in encoder.table]
    assert [feature.first for feature in encoder.table] == [0, *ends[:-1]]
    assert ends[-1] == encoder.features
    assert len({feature.name for feature in encoder.table}) == len(encoder.table)
    assert encoder.version.partition(".")[0] == str(load(name).rules)


@pytest.mark.parametrize("name", game_names())
def test_a_row_begins_where_it_is_told_to(name: str) -> None:
    game, encoder = load(name), ENCODERS[name]
    state = game.initial()
    game.apply(state, CHANCE, game.legal_actions(state, CHANCE)[0])
    sheet = ByteBuffer(3 * encoder.features)
    encoder.write(state, 1, sheet, encoder.features)
    rows = list(sheet.items)
    assert rows == [*[0] * encoder.features, *encoder.row(state, 1), *[0] * encoder.features]
    assert bytes(sheet.items) == bytes(rows)
    assert len(sheet) == 3 * encoder.features

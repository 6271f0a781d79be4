"""Positions written by people: an accepted one can be played, and an error names the field."""

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duchy.core.game import CHANCE
from duchy.core.reason import PositionError
from tests.contract.play import Numbers, examples, reach, take, text_of_state, trace
from tests.contract.witness import Witness
from tests.contract.witnesses import CASES, FEW_CASES, WITNESSES, Case, for_each

Path = tuple[str | int, ...]
every_game = pytest.mark.parametrize("witness", WITNESSES.values(), ids=WITNESSES)
slips: st.SearchStrategy[object] = (
    st.integers(-1, 8) | st.sampled_from([None, True, False, "", "0", "x", [], {}, 1.5, 1 << 70]) | st.text(max_size=3)
)


def paths(document: object, path: Path = ()) -> Iterator[Path]:
    """List the path to every part of a document."""
    yield path
    if isinstance(document, dict):
        for name, part in document.items():
            yield from paths(part, (*path, name))
    elif isinstance(document, list):
        for index, part in enumerate(document):
            yield from paths(part, (*path, index))


def changed(document: object, path: Path, value: object) -> object:
    """Put another value at one place in a document."""
    if not path:
        return value
    result: Any = deepcopy(document)
    part = result
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = value
    return result


def without(document: object, path: Path) -> object:
    """Remove one part of a document."""
    result: Any = deepcopy(document)
    part = result
    for step in path[:-1]:
        part = part[step]
    del part[path[-1]]
    return result


def check_playable(witness: Witness, document: object) -> None:
    """Read a document and, if it is accepted, check that someone can act and everything is consistent."""
    game = witness.game
    before = json.dumps(document)
    try:
        state = game.read(document)
    except PositionError as error:
        message = str(error)
        assert "\n" not in message
        assert ":" in message
        return
    finally:
        assert before == json.dumps(document)
    text = text_of_state(game, state)
    assert text == text_of_state(game, game.read(json.loads(text)))
    for _ in range(4):
        acting = game.acting(state)
        if not acting:
            assert game.places(state)
            return
        for seat in acting:
            legal = game.legal_actions(state, seat)
            assert legal
            if seat != CHANCE:
                assert sorted(legal) == [a for a in range(game.actions) if game.explain(state, seat, a) is None]
        take(game, state, 0)
        game.write(state)


@every_game
@pytest.mark.parametrize("document", [None, 1, "", "position", [], True])
def test_what_is_no_object_is_refused(witness: Witness, document: object) -> None:
    with pytest.raises(PositionError, match="expected an object"):
        witness.game.read(document)


@every_game
def test_a_position_of_another_game_is_refused(witness: Witness) -> None:
    with pytest.raises(PositionError, match="game: 'chess'"):
        witness.game.read({"game": "chess"})


@every_game
def test_a_field_that_does_not_exist_is_named(witness: Witness) -> None:
    with pytest.raises(PositionError, match="weather"):
        witness.game.read({"weather": "fine"})


@every_game
def test_wrong_options_are_refused_as_options(witness: Witness) -> None:
    with pytest.raises(PositionError, match=r"options: .*'weather'"):
        witness.game.read({"options": {"weather": "fine"}})


@every_game
def test_the_empty_document_is_a_position(witness: Witness) -> None:
    check_playable(witness, {})
    assert witness.game.acting(witness.game.read({}))


@given(st.sampled_from(CASES), st.integers(0, 1 << 32), st.integers(1, 450), st.integers(0, 1 << 16), slips)
@examples(150)
def test_a_changed_document_is_refused_or_plays(case: Case, seed: int, depth: int, place: int, value: object) -> None:
    document = case.witness.game.write(reach(case, seed, depth))
    ways = list(paths(document))
    check_playable(case.witness, changed(document, ways[place % len(ways)], value))


@given(st.sampled_from(CASES), st.integers(0, 1 << 32), st.integers(1, 450), st.integers(0, 1 << 16))
@examples(100)
def test_a_document_with_a_part_left_out_is_refused_or_plays(case: Case, seed: int, depth: int, place: int) -> None:
    document = case.witness.game.write(reach(case, seed, depth))
    ways = list(paths(document))[1:]
    check_playable(case.witness, without(document, ways[place % len(ways)]))


@for_each(FEW_CASES)
def test_a_document_with_a_part_of_another_moment_of_play_is_refused_or_plays(case: Case) -> None:
    numbers = Numbers(1)
    texts = [station.text for station in trace(case).stations[len(trace(case).stations) // 4 :]]
    for _ in range(10):
        document, other = (json.loads(texts[numbers.below(len(texts))]) for _ in range(2))
        name = list(document)[numbers.below(len(document))]
        check_playable(case.witness, {**document, name: other[name]})

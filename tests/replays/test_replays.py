"""Whole recorded games, one for every way a game can end, still play the same."""

from typing import cast

import pytest

from duchy.core.game import Game
from duchy.core.record import Record, read_record, text_of
from duchy.core.verdict import verify
from duchy.games import load
from duchy.games.burgundy.state.state import Burgundy
from tests.replays.search import HERE, WANTED, empty_hexes, winners

GAME: Game = load("burgundy")
GAMES: dict[str, Game] = {"burgundy": GAME, "kingdom": load("kingdom")}
every_record = pytest.mark.parametrize("name", WANTED)


def recorded(name: str) -> Record:
    """Read a record."""
    return read_record((HERE / f"{name}.txt").read_text(encoding="utf-8"))


@every_record
def test_a_recorded_game_verifies(name: str) -> None:
    record = recorded(name)
    assert record.seed
    assert record.plies == verify(GAMES[record.game], record).plies


@every_record
def test_a_record_is_written_as_it_was_read(name: str) -> None:
    assert (HERE / f"{name}.txt").read_text(encoding="utf-8") == text_of(recorded(name))


@every_record
def test_a_recorded_game_ends_as_its_name_says(name: str) -> None:
    of, options, fits = WANTED[name]
    game = GAMES[of]
    record = recorded(name)
    assert options == {option: record.options[option] for option in options}
    assert fits(game, verify(game, record).state)


def test_there_is_no_record_that_is_not_tested() -> None:
    assert set(WANTED) == {path.stem for path in HERE.glob("*.txt")}


@pytest.mark.parametrize(("name", "most"), [("two-2019-tie-by-hexes", True), ("two-2011-tie-by-hexes", False)])
def test_a_tie_is_broken_by_empty_hexes(name: str, most: bool) -> None:
    """B7.2. The most empty hexes win in 2019, the fewest in 2011."""
    state = verify(GAME, recorded(name)).state
    empty = [empty_hexes(state, seat) for seat in (0, 1)]
    expected = max(empty) if most else min(empty)
    assert expected == empty[GAME.places(state).index(1)]


def test_a_tie_of_teams_is_broken_by_empty_hexes() -> None:
    """B12.5. The team with more empty hexes wins."""
    state = verify(GAME, recorded("teams-tie-by-hexes")).state
    empty = [empty_hexes(state, seat) for seat in (0, 1)]
    assert max(empty) == empty[GAME.places(state).index(1)]


@pytest.mark.parametrize(("name", "place"), [("alone-won", 1), ("alone-lost", 2)])
def test_alone_all_hexes_win(name: str, place: int) -> None:
    """B13.7. 37 filled hexes are a victory, and their number is the result."""
    state = verify(GAME, recorded(name)).state
    filled = 37 - empty_hexes(state, 0)
    assert ([place], [filled]) == (GAME.places(state), GAME.scores(state))
    assert (place == 1) == (filled == 37)


@pytest.mark.parametrize("name", ["two-2011-tie-by-bridge", "three-2019-tie-by-bridge"])
def test_a_tie_of_points_and_hexes_is_broken_by_the_bridge(name: str) -> None:
    """B7.2. Then the marker further back wins, the lower one of a stack."""
    state = verify(GAME, recorded(name)).state
    last = [int(seat) for seat in cast(Burgundy, state).bridge if seat in winners(GAME, state)][-1]
    assert 1 == GAME.places(state)[last]

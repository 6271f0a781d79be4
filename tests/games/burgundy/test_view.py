"""What a seat sees: plain data about the whole table (B1.5, B2)."""

import dataclasses
import json

import pytest

from duchy.core.game import SPECTATOR
from duchy.games.burgundy.view import View
from tests.games.burgundy.table import GAME, end_round, table
from tests.games.burgundy.wandering import OPTION_SETS, wander


def seen(**fields: object) -> View:
    """Set up a table and show it to seat 1."""
    return GAME.view(GAME.read(fields), 0)


def test_the_table_is_shown() -> None:
    """B2.2. Depots, goods, bridge, round, and whose turn it is."""
    view = seen(
        phase="C",
        round=2,
        white=5,
        depots={"1": ["bank"], "black": ["ship"]},
        goods={"3": [0, 0, 2, 0, 0, 0]},
        round_goods=[0, 0, 4, 5, 6],
        turn=2,
    )
    assert ("C", 2, 5, 1, False) == (view.phase, view.round, view.white, view.turn, view.bought)
    assert (["", "bank", "", ""], ["ship", "", "", ""]) == (view.depots[0], view.black_depot)
    assert ([0, 0, 2, 0, 0, 0], [0, 0, 4, 5, 6]) == (view.goods[2], view.round_goods)
    assert view.asked is not None
    assert ("turn", [1]) == (view.asked.question, view.asked.seats)


def test_duchies_are_shown() -> None:
    """B1.5. Each hex with colour, number, region and tile; what belongs to the duchy."""
    view = seen(
        duchies=[
            {"tiles": {"19": "castle", "13": "monastery3"}, "goods": [1, 0, 0, 0, 0, 0], "silver": 2, "workers": 3},
            {"name": "1", "large_bonus": ["mine"], "sold": [0, 2, 0, 0, 0, 0]},
        ]
    )
    own, other = view.duchies
    assert ("castle", 6, "castle") == (own.hexes[18].colour, own.hexes[18].number, own.hexes[18].tile)
    assert ([1, 0, 0, 0, 0, 0], 2, 3, [3]) == (own.goods, own.silver, own.workers, own.monasteries)
    assert (["mine"], [0, 2, 0, 0, 0, 0]) == (other.large_bonus, other.sold)


def test_piles_are_shown_by_their_height() -> None:
    """B1.3. How many tiles of each colour are left, not which."""
    view = seen()
    assert ([12, 10, 20, 20, 40, 20], 40) == (view.coloured_left, view.black_left)


@pytest.mark.parametrize("options", OPTION_SETS, ids=[str(index) for index in range(len(OPTION_SETS))])
def test_views_are_plain_data(options: dict[str, object]) -> None:
    """B1.5. Every position of every mode can be shown to every seat and to a spectator, as JSON."""
    for state in wander(options, seed=4, every=211):
        for seat in (SPECTATOR, *range(GAME.seats(state))):
            view = GAME.view(state, seat)
            assert json.loads(json.dumps(dataclasses.asdict(view)))
            assert [int(points) for points in GAME.scores(state)] == [own.points for own in view.seats]


def test_a_finished_game_asks_nothing() -> None:
    """B2.4. There is no question when the game is over."""
    assert GAME.view(end_round(table(phase="E", round=5)), SPECTATOR).asked is None


def test_a_finished_game_shows_the_last_round() -> None:
    """B2.4. There are five rounds, also when the game is over."""
    view = GAME.view(end_round(table(phase="E", round=5)), SPECTATOR)
    assert ("E", 5) == (view.phase, view.round)

"""The end of the game: the points for leftovers, and the winner (B7)."""

from typing import Any

import pytest

from duchy.games.burgundy.state.state import Burgundy
from tests.games.burgundy.table import GAME, end_round, table, told


def finished(players: int = 2, edition: int = 2019, **fields: Any) -> Burgundy:  # noqa: ANN401
    """End the last round of the game."""
    return end_round(table(players=players, edition=edition, phase="E", round=5, **fields))


def test_unsold_goods() -> None:
    """B7.1. One point for each unsold goods tile; sold ones score nothing now."""
    assert [5, 0] == GAME.scores(finished(seat1={"goods": {1: 3, 4: 2}, "sold": {2: 4}}))


def test_silver() -> None:
    """B7.1. One point for each silver."""
    assert [0, 4] == GAME.scores(finished(seat2={"silver": 4}))


@pytest.mark.parametrize(("workers", "wanted"), [(0, 0), (1, 0), (2, 1), (5, 2), (6, 3)])
def test_every_two_workers(workers: int, wanted: int) -> None:
    """B7.1. One point for every two workers; an odd one is worth nothing."""
    assert [wanted, 0] == GAME.scores(finished(seat1={"workers": workers}))


def test_left_overs_are_not_mixed() -> None:
    """B7.1. An odd worker and one silver are 1 point, not 2."""
    assert [1, 0] == GAME.scores(finished(seat1={"workers": 1, "silver": 1}))


def test_storage_scores_nothing() -> None:
    """B7.1. Tiles left in storage score nothing, not even monasteries."""
    state = finished(seat1={"storage": ["monastery25", "watchtower", "castle"], "sold": {1: 7}})
    assert [0, 0] == GAME.scores(state)


def test_points_so_far_are_kept() -> None:
    """B7.1. The final scoring adds to the points of the game; they may pass 100 and 200."""
    assert [203, 41] == GAME.scores(finished(seat1={"points": 199, "silver": 4}, seat2={"points": 41}))


def test_more_points_win() -> None:
    """B7.2. The ranking is by points."""
    state = finished(3, seat1={"points": 10}, seat2={"points": 30}, seat3={"points": 20})
    assert [3, 1, 2] == GAME.places(state)


def test_no_outcome_while_the_game_runs() -> None:
    """B7.2. A running game has no ranking."""
    assert [] == GAME.places(table(seat1={"points": 10}))


MANY: dict[str, Any] = {"tiles": {25: "mine"}, "points": 9}
FEW: dict[str, Any] = {"points": 10}


@pytest.mark.parametrize(
    ("edition", "option", "wanted"),
    [
        (2011, "auto", [1, 2]),
        (2019, "auto", [2, 1]),
        (2011, "most_empty", [2, 1]),
        (2019, "fewest_empty", [1, 2]),
        (2011, "fewest_empty", [1, 2]),
        (2019, "most_empty", [2, 1]),
    ],
)
def test_empty_hexes_break_a_tie(edition: int, option: str, wanted: list[int]) -> None:
    """B7.2. By option; 2011: fewest empty hexes, 2019: most."""
    state = finished(edition=edition, options={"tie_break": option}, seat1=MANY, seat2=FEW)
    assert [10, 10] == GAME.scores(state)
    assert wanted == GAME.places(state)


@pytest.mark.parametrize("edition", [2011, 2019])
def test_then_the_marker_further_back_wins(edition: int) -> None:
    """B7.2. With equal points and empty hexes the marker further back on the bridge wins."""
    state = finished(edition=edition, seat1={"space": 3}, seat2={"space": 2}, bridge=[1, 2])
    assert [2, 1] == GAME.places(state)


def test_lower_in_a_stack_is_further_back() -> None:
    """B7.2. On the same space the lower marker wins."""
    state = finished(3, seat1={"space": 2}, seat2={"space": 2}, seat3={"space": 2}, bridge=[2, 3, 1])
    assert [1, 3, 2] == GAME.places(state)


def test_a_ship_of_the_last_turn_counts_for_the_bridge() -> None:
    """B7.2. The final order on the bridge decides, not the order of the last round."""
    state = table(
        phase="E", round=5, turn=2, seat2={"dice": [5, 0], "storage": ["ship"]}, seat1={"tiles": {20: "ship"}}
    )
    other = state.copy()
    for text in ("1:place s1 20", "end"):
        GAME.apply(other, 1, GAME.parse(text))
    assert ([0, 0], [1, 2]) == (GAME.scores(other), GAME.places(other))
    assert [2, 1] == GAME.places(end_round(table(phase="E", round=5)))


def test_ties_among_some_players() -> None:
    """B7.2. The tie is broken among the tied players."""
    state = finished(
        4,
        seat1={"points": 20},
        seat2={"points": 30},
        seat3={"points": 20, "tiles": {25: "mine", 20: "ship"}},
        seat4={"points": 5},
    )
    assert [20, 30, 21, 5] == GAME.scores(state)
    assert [3, 1, 2, 4] == GAME.places(state)
    state = finished(
        4, seat1={"points": 21}, seat2={"points": 30}, seat3={"points": 20, "tiles": {25: "mine", 20: "ship"}}, seat4={}
    )
    assert [2, 1, 3, 4] == GAME.places(state)


def test_the_final_scoring_is_told() -> None:
    """B7.1. The journal names each source, then the result by places."""
    state = table(
        phase="E",
        round=5,
        turn=2,
        seat1={"goods": {1: 2}, "silver": 3, "workers": 4, "tiles": {13: "monastery25"}, "sold": {2: 1}},
    )
    entries = [entry for entry in told(state, "end") if entry.code in ("final", "result")]
    assert [("unsold-goods", 2), ("silver", 3), ("workers", 2), ("monastery-25", 1)] == [
        (entry.source, entry.points) for entry in entries[:4]
    ]
    assert [(0, {"place": 1, "points": 8}), (1, {"place": 2, "points": 0})] == [
        (entry.seat, entry.values) for entry in entries[4:]
    ]

"""The solo game: points, silver for points, the target and its action (B13.6)."""

import pytest

from duchy.games.burgundy.state.state import Burgundy
from tests.games.burgundy.modes import POINTS, REGION, REWARD, alone, score, target, waiting
from tests.games.burgundy.table import (
    after,
    legal,
    open_questions,
    refusal,
    silver,
    told,
    workers,
)


def points(number: int, *, at: int = 0, aim: int = 50, **own: object) -> Burgundy:
    """Set up pending points, with the markers on the given spaces."""
    effects = [{**POINTS, "points": number}]
    return alone(own={"points": at, **own}, target=aim, effects=effects)


def test_points_move_the_marker() -> None:
    """B13.6. The marker moves when the player uses the points."""
    state = points(7, at=20)
    assert 20 == score(state)
    assert (27, 50, []) == (
        score(after(state, "effect 1")),
        target(after(state, "effect 1")),
        waiting(after(state, "effect 1")),
    )


def test_further_points_cost_a_silver_each() -> None:
    """B13.6. Right after scoring, the player may buy as many points as there is silver."""
    state = after(points(7, silver=2), "effect 1")
    assert (["turn", "points"], {"point", "skip"}) == (open_questions(state), legal(state))
    state = after(state, "point")
    assert (8, 1, ["turn", "points"]) == (score(state), silver(state), open_questions(state))
    state = after(state, "point")
    assert (9, 0, ["turn"]) == (score(state), silver(state), open_questions(state))


def test_nothing_is_offered_without_silver() -> None:
    """B13.6. The turn continues immediately."""
    assert ["turn"] == open_questions(after(points(7), "effect 1"))


def test_points_need_not_be_bought() -> None:
    """B13.6. Silver may be kept."""
    state = after(points(7, silver=2), "effect 1", "skip")
    assert (7, 2, ["turn"]) == (score(state), silver(state), open_questions(state))


def test_points_are_bought_at_no_other_time() -> None:
    """B13.6. Neither before points are scored nor later."""
    state = points(7, silver=2)
    assert "no-such-question" == refusal(state, "point").code
    assert "no-such-question" == refusal(after(state, "effect 1", "skip"), "point").code


def test_each_scoring_offers_points_anew() -> None:
    """B13.6. Two regions give two chances to buy."""
    state = alone(own={"silver": 3}, effects=[{**POINTS, "points": 4}, {**POINTS, "points": 5}])
    state = after(state, "effect 1", "point", "skip", "effect 1", "point", "skip")
    assert (11, 1) == (score(state), silver(state))


def test_a_tile_may_be_bought_instead() -> None:
    """B13.6, B3.3. The silver is then gone; the question stays, and can only be skipped."""
    state = alone(own={"silver": 2}, effects=[{**POINTS, "points": 4}], depots={"black": ["bank"]})
    state = after(state, "effect 1", "buy *a")
    assert (["turn", "points"], {"skip"}) == (open_questions(state), legal(state))
    assert "too-little-silver" == refusal(state, "point").code


def test_the_target_reached_exactly() -> None:
    """B13.6. The marker goes back to 0, the target back by five, and an extra action waits."""
    state = after(points(7, at=43), "effect 1")
    assert (0, 45, [REWARD]) == (score(state), target(state), waiting(state))


def test_what_is_above_the_target_is_lost() -> None:
    """B13.6. 43 and 20 are 0, not 13; there is one action, however far above the target."""
    state = after(points(20, at=43), "effect 1")
    assert (0, 45, [REWARD]) == (score(state), target(state), waiting(state))
    state = after(points(30, at=4, aim=5), "effect 1")
    assert (0, 5, [REWARD]) == (score(state), target(state), waiting(state))


def test_one_point_below_the_target() -> None:
    """B13.6. Nothing happens at 49."""
    state = after(points(6, at=43), "effect 1")
    assert (49, 50, []) == (score(state), target(state), waiting(state))


def test_the_target_reached_with_silver() -> None:
    """B13.6. The last points may be bought; after that no more can be bought."""
    state = after(points(5, at=43, silver=4), "effect 1", "point", "point")
    assert (0, 45, 2, ["turn"]) == (score(state), target(state), silver(state), open_questions(state))
    assert [REWARD] == waiting(state)


def test_no_points_are_bought_when_the_target_is_reached() -> None:
    """B13.6. The marker is back at 0, where bought points would not follow a scoring."""
    state = after(points(7, at=43, silver=4), "effect 1")
    assert (["turn"], 4) == (open_questions(state), silver(state))


@pytest.mark.parametrize(
    ("aim", "later"), [(55, 50), (50, 45), (45, 40), (46, 41), (15, 10), (10, 5), (6, 5), (8, 5), (5, 5)]
)
def test_the_target_moves_by_five(aim: int, later: int) -> None:
    """B13.6. It never goes below 5."""
    start = aim if aim >= 45 else 45 + aim % 5
    state = alone(own={"points": aim - 1}, options={"target": start}, target=aim, effects=[{**POINTS, "points": 1}])
    assert later == target(after(state, "effect 1"))


def test_the_action_of_the_target_is_that_of_a_castle() -> None:
    """B13.6, B5.2. Any of the four kinds, with any number, without a die."""
    own = {"storage": ["cow2", "mine"], "goods": {6: 1}, "tiles": {11: "pig2", 10: "bank"}}
    state = after(alone(own=own, effects=[REWARD], depots={"5": ["mine"], "2": ["castle"]}), "effect 1")
    assert ["turn", "castle"] == open_questions(state)
    assert {"take 5b", "take 2c", "place s2 4", "sell 6", "workers", "skip"} == legal(state)
    assert 2 == workers(after(state, "workers"))


def test_points_after_the_target_count_from_0() -> None:
    """B13.6. Pending points are scored against the new target."""
    state = alone(own={"points": 48}, effects=[{**POINTS, "points": 4}, {**POINTS, "points": 6}])
    state = after(state, "effect 1", "effect 1")
    assert (6, 45, [REWARD]) == (score(state), target(state), waiting(state))


def test_the_better_order_is_the_players() -> None:
    """B13.6, B13.8. The small scoring first loses more above the target, or less: 48 + 2, then 40."""
    state = alone(own={"points": 48}, effects=[{**POINTS, "points": 40}, {**POINTS, "points": 2}])
    assert (2, 40) == (score(after(state, "effect 1", "effect 1")), score(after(state, "effect 2", "effect 1")))


def last_monastery(**own: object) -> Burgundy:
    """Complete a region of size 1 in phase A, with the marker at 49 of 50."""
    state = alone(own={"dice": [3, 0], "storage": ["monastery7"], "points": 49, **own})
    return after(state, "1:place s1 13")


def test_a_region_scores_twice() -> None:
    """B13.6, B5.6. At 49 of 50 the point for its size reaches the target, and the ten for the phase move on from 0."""
    state = last_monastery()
    assert REGION == waiting(state)
    state = after(state, "effect 1")
    assert (0, 45, [REGION[1], REWARD]) == (score(state), target(state), waiting(state))
    state = after(state, "effect 1")
    assert (10, 45, [REWARD]) == (score(state), target(state), waiting(state))


def test_the_phase_may_score_before_the_size() -> None:
    """B13.6, B13.8. In that case the ten reach the target, nine are lost, and one point follows."""
    state = after(last_monastery(), "effect 2", "effect 1")
    assert (1, 45, [REWARD]) == (score(state), target(state), waiting(state))


def test_what_comes_between_the_two_scorings() -> None:
    """B13.6, B13.8. The target's action can be used, and points bought, before the second scoring."""
    state = after(last_monastery(workers=0, silver=1), "effect 1", "effect 2", "workers", "effect 1", "point")
    assert (11, 0, 2, []) == (score(state), silver(state), workers(state), waiting(state))


def test_both_scorings_are_told() -> None:
    """B13.6. The journal reports the region when it is completed, and each move of the marker when it happens."""
    state = alone(own={"dice": [3, 0], "storage": ["monastery7"], "points": 49})
    entries = told(state, "1:place s1 13", "effect 1", "effect 1")
    expected = [("region", 1), ("region-phase", 10), ("track", 1), ("target", None), ("track", 10)]
    assert expected == [
        (entry.code, entry.values.get("points"))
        for entry in entries
        if "points" in entry.values or entry.code == "target"
    ]


def test_goods_are_worth_two_points() -> None:
    """B13.1, B4.3. As with two players; the silver can buy points."""
    state = after(alone(own={"dice": [4, 0], "goods": {4: 3}}), "1:sell 4")
    assert ([{**POINTS, "points": 6}], 1) == (waiting(state), silver(state))
    assert ["turn", "points"] == open_questions(after(state, "effect 1"))


def test_markers_are_told() -> None:
    """B13.6. The journal reports the move of the marker and the new target."""
    entries = told(points(20, at=43), "effect 1")
    assert [("track", {"points": 20, "now": 63, "target": 50}), ("target", {"target": 45})] == [
        (entry.code, entry.values) for entry in entries
    ]

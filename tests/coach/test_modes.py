"""Reviews of games in every mode: sums are exact, nobody is forgotten, and chances to win are told."""

import json
from typing import Any

import pytest

from duchy.bots.registry import bot
from duchy.coach.course import Course
from duchy.coach.review import Reviewer
from duchy.core.chance import Rng
from duchy.core.game import CHANCE
from duchy.games import load
from tests.coach.endings import little

EVERYTHING = {"extra_tiles": "yes", "white_castles": "yes", "inns": "yes", "trade_routes": "yes", "shields": "yes"}
MODES: list[tuple[str, dict[str, Any]]] = [
    ("burgundy", {"players": 2}),
    ("burgundy", {"players": 2, **EVERYTHING}),
    ("burgundy", {"players": 3, "edition": 2011}),
    ("burgundy", {"players": 4, "start": "hidden", **EVERYTHING}),
    ("burgundy", {"players": 4, "teams": "yes"}),
    ("burgundy", {"players": 1}),
    *(("kingdom", {"module": module, "side": side}) for module in ("none", "advisors", "quests") for side in "ab"),
    *(("kingdom", {"module": "menaces", "menaces": two}) for two in ("giants,rats", "shadows,thieves")),
    *(("kingdom", {"players": 1, "module": module}) for module in ("none", "menaces", "advisors", "quests")),
    *(("kingdom", {"players": 1, "scenario": scenario}) for scenario in range(1, 7)),
]
PLIES = 14


def course_of_end(name: str, options: dict[str, Any], resigned: int) -> Course:
    """Play a game of random bots, and return its last plies, but for the `resigned` last decisions."""
    game, rng = load(name), Rng(5)
    out, weights = game.buffer(), game.buffer()
    state = game.initial(options)
    bots = [bot("random", name, seat) for seat in range(game.seats(state))]
    states, plies = [state], list[tuple[int, int]]()
    while acting := game.acting(states[-1]):
        after = states[-1].copy()
        seat = acting[int(rng.below(len(acting)))]
        action = int(game.draw(after, rng, out, weights) if seat == CHANCE else bots[seat].choose(game, after, seat))
        game.apply(after, seat, action)
        states.append(after)
        plies.append((seat, action))
    last = len(plies) - resigned
    while resigned and plies[last - 1][0] == CHANCE:
        last -= 1
    first = max(0, last - PLIES)
    return Course(game, little(name), states[first], plies[first:last])


@pytest.mark.parametrize(
    ("name", "options"), MODES, ids=lambda part: json.dumps(part) if isinstance(part, dict) else part
)
@pytest.mark.parametrize("resigned", [0, 5])
def test_start_luck_skill_and_others_sum_to_the_result_in_every_mode(
    name: str, options: dict[str, Any], resigned: int
) -> None:
    course = course_of_end(name, options, resigned)
    reviewer = Reviewer(course)
    review = reviewer.review([reviewer.part(task) for task in reviewer.tasks], [], [])
    assert course.seats == len(review.totals)
    for total in review.totals:
        assert total.result == total.start + sum(total.luck.values()) + total.skill + total.others
        assert total.error >= 0
    assert all(0 <= win <= 1000 for point in review.curve for win in point.wins)
    assert sum(one.lost for one in review.decisions) == sum(total.lost for total in review.totals)

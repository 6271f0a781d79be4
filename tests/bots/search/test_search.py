"""Search: it keeps its budget, depends only on the seed, can be queried at any time, and resumes."""

from typing import Any, Final, cast

import pytest

from duchy.bots.burgundy.evaluation import BurgundyEvaluation
from duchy.bots.registry import LEARNT, evaluation_of
from duchy.bots.search.budget import Budget
from duchy.bots.search.parameters import SearchParameters
from duchy.bots.search.plans import FAIR, PRIOR_WEIGHT
from duchy.bots.search.search import Candidate, Search
from duchy.core.chance import Rng
from tests.bots.search.proving import ROUGH, last_round
from tests.bots.search.searching import NODES, case_of, moment, player_of, search_of
from tests.contract.play import text_of_state

NAMES: Final = (
    "burgundy:2019-2p-duchy1",
    "burgundy:everything-2019-2p",
    "burgundy:teams-everything",
    "burgundy:alone-13a-45",
    pytest.param("kingdom:2p-advisors-b", marks=pytest.mark.slow),
    "kingdom:1p-none-b",
)

LONGEST: Final = 600
"""Maximum nodes of one rollout with the search parameters of these tests."""


def findings(search: Search) -> list[tuple[int, float, int, float, list[int]]]:
    """Return a search's candidates as comparable values."""
    return [(one.action, one.value, one.visits, one.spread, one.line) for one in search.candidates()]


@pytest.mark.parametrize("name", NAMES)
def test_it_depends_only_on_the_seed_and_does_not_change_the_state(name: str) -> None:
    case = case_of(name)
    state, seat = moment(case, 4, 60)
    before = text_of_state(case.witness.game, state)
    first, second = search_of(case, state, seat), search_of(case, state, seat)
    first.think(Budget(NODES))
    second.think(Budget(NODES))
    assert findings(first) == findings(second)
    assert before == text_of_state(case.witness.game, state)


@pytest.mark.parametrize("name", NAMES)
def test_it_chooses_legal_actions(name: str) -> None:
    case = case_of(name)
    game = case.witness.game
    state, seat = moment(case, 5, 40)
    player = player_of(case)
    for _ in range(2):
        action = player.choose(game, state, seat)
        assert action in game.legal_actions(state, seat)
        game.apply(state, seat, action)
        if game.acting(state) != [seat]:
            break


@pytest.mark.parametrize("nodes", [200, 1000])
def test_it_keeps_its_budget(nodes: int) -> None:
    """It may be exceeded by the nodes of the plans, or of the current rollout."""
    case = case_of("burgundy:2019-2p-duchy1")
    state, seat = moment(case, 6, 50)
    search = search_of(
        case, state, seat, parameters=SearchParameters(beam_width=4, max_plans=6, horizon=0, policy_depth=0)
    )
    search.think(Budget(nodes))
    plans = search.nodes()
    search = search_of(case, state, seat)
    more = search.think(Budget(nodes))
    assert search.nodes() <= max(plans, nodes) + LONGEST
    assert not more or search.nodes() >= nodes


def test_seconds_limit_a_search_too() -> None:
    case = case_of("burgundy:2019-2p-duchy1")
    state, seat = moment(case, 6, 50)
    search = search_of(case, state, seat)
    assert search.think(Budget(seconds=1e-6))
    assert search.nodes() <= 6 * 4 * 40 * 12 + LONGEST


def test_without_a_horizon_plans_are_ranked_by_their_prior() -> None:
    case = case_of("burgundy:2019-2p-duchy1")
    state, seat = moment(case, 6, 50)
    search = search_of(
        case, state, seat, parameters=SearchParameters(beam_width=4, max_plans=6, horizon=0, policy_depth=0)
    )
    assert [] == search.candidates()
    assert not search.think(Budget(1000))
    found = search.candidates()
    assert all(one.visits == 0 and one.line[0] == one.action for one in found)
    assert [one.value for one in found] == sorted((one.value for one in found), reverse=True)


def test_a_learnt_evaluation_values_the_ends_of_plans_with_the_given_weight() -> None:
    case = case_of("burgundy:2019-2p-duchy1")
    game = case.witness.game
    state, seat = moment(case, 6, 50)
    learnt = evaluation_of("duke", "burgundy", LEARNT)
    for evaluation, horizon, judged in ((learnt, 1, True), (learnt, 0, False), (BurgundyEvaluation(), 1, False)):
        search = Search(
            game,
            state,
            seat,
            evaluation,
            SearchParameters(beam_width=4, max_plans=6, horizon=horizon, policy_depth=0, prior_weight=7),
            1,
        )
        search.think(Budget(1))
        assert len(search.plans) > 1
        for plan in search.plans:
            margin = evaluation.margin(plan.state, seat, 2)
            assert plan.value == (margin if judged else evaluation.value(plan.state, seat))
            assert plan.weight == (7 if judged else PRIOR_WEIGHT)


def test_its_candidates_can_be_read_at_any_time() -> None:
    case = case_of("burgundy:2019-2p-duchy1")
    game = case.witness.game
    state, seat = moment(case, 9, 80)
    search = search_of(case, state, seat)
    visits = 0
    for _ in range(6):
        if not search.think(Budget(500)):
            break
        found = search.candidates()
        assert len(found) == len({one.action for one in found})
        assert max(one.visits for one in found) >= visits
        visits = max(one.visits for one in found)
    assert visits > 4
    assert all(one.spread >= 0 for one in search.candidates())
    for one in search.candidates():
        after = state.copy()
        for action in one.line:
            assert action in game.legal_actions(after, seat)
            game.apply(after, seat, action)


def test_searching_in_slices_finds_the_same_as_searching_in_one_go() -> None:
    """Only eliminations for lack of time differ, so the plans tried are the same."""
    case = case_of("burgundy:2019-2p-duchy1")
    state, seat = moment(case, 9, 80)
    at_once, in_slices = search_of(case, state, seat), search_of(case, state, seat)
    at_once.think(Budget(2000))
    for _ in range(10):
        in_slices.think(Budget(200))
    assert [plan.line for plan in at_once.plans] == [plan.line for plan in in_slices.plans]
    for one, other in zip(at_once.plans, in_slices.plans, strict=True):
        common = min(len(one.results), len(other.results))
        assert one.results[:common] == other.results[:common]


def test_plans_that_reach_the_same_position_are_merged() -> None:
    case = case_of("burgundy:2019-2p-duchy1")
    state, seat = moment(case, 8, 90)
    search = search_of(case, state, seat)
    search.think(Budget(1))
    plans = search.plans
    assert not any(one.state.equals(other.state) for one in plans for other in plans if one is not other)


def test_results_are_kept_for_the_next_decision_of_the_turn() -> None:
    case = case_of("burgundy:2019-2p-duchy1")
    game = case.witness.game
    state, seat = moment(case, 9, 50)
    search = search_of(case, state, seat)
    search.think(Budget(3000))
    best = search.candidates()[0]
    assert len(best.line) > 1
    game.apply(state, seat, best.line[0])
    assert search.advance(state)
    assert 0 < max(one.visits for one in search.candidates())
    assert best.line[1:] in [plan.line for plan in search.plans]
    assert search.nodes() < 3000


def test_another_position_is_not_mistaken_for_the_next_decision() -> None:
    case = case_of("burgundy:2019-2p-duchy1")
    state, seat = moment(case, 9, 50)
    search = search_of(case, state, seat)
    search.think(Budget(300))
    other, _ = moment(case, 10, 50)
    assert not search.advance(other)


@pytest.mark.parametrize(
    ("name", "plies"),
    [
        ("burgundy:2019-2p-boards-hidden", 1),
        ("burgundy:2019-2p-boards-hidden", 40),
        ("kingdom:2p-rats-giants-a", 1),
        pytest.param("kingdom:2p-rats-giants-a", 40, marks=pytest.mark.slow),
        pytest.param("kingdom:2p-advisors-b", 1, marks=pytest.mark.slow),
        pytest.param("kingdom:2p-advisors-b", 40, marks=pytest.mark.slow),
    ],
)
def test_resampling_hidden_information_changes_no_choice(name: str, plies: int) -> None:
    case = case_of(name)
    game = case.witness.game
    state, seat = moment(case, 11, plies)
    choices = {player_of(case).choose(game, game.resample(state, seat, Rng(number)), seat) for number in range(3)}
    assert 1 == len(choices)


def test_a_temperature_chooses_among_near_equals_only() -> None:
    case = case_of("burgundy:2019-2p-duchy1")
    found = [Candidate(1, 900.0, 4, 0.0, [1]), Candidate(2, 850.0, 4, 0.0, [2]), Candidate(3, 500.0, 4, 0.0, [3])]
    assert {1} == {player_of(case, seed).among(found) for seed in range(30)}
    assert {1, 2} == {player_of(case, seed, temperature=1.0).among(found) for seed in range(30)}


def test_a_bot_uses_its_budget_and_hurries_for_one_decision() -> None:
    player = player_of(case_of("burgundy:2019-2p-duchy1"))
    assert player.budget(0.0, 300)
    assert (300, 0.0) == (player.next_budget().nodes, player.next_budget().seconds)
    player.hurry(0.5)
    quick = player.next_budget()
    assert (300, 0.5) == (quick.nodes, quick.seconds)
    assert player.next_budget() is player.allowed
    assert player.budget(0.25, 0)
    player.hurry(0.5)
    assert player.next_budget() is player.allowed


def test_plans_end_where_they_are_when_the_time_is_over() -> None:
    case = case_of("burgundy:2019-2p-duchy1")
    state, seat = moment(case, 1, 40)
    search = search_of(case, state, seat)
    planner, root = search.planner, search.root
    whole = planner.plans(search.game, root, seat, 8, 12)
    tried = int(planner.nodes)
    assert max(len(plan.line) for plan in whole) > 1
    planner.budget = Budget(seconds=1e-9)
    planner.budget.begin(planner.nodes)
    cut = planner.plans(search.game, root, seat, 8, 12)
    assert [1] == [len(plan.line) for plan in cut]
    assert int(planner.nodes) - tried <= 2  # the first action, and its margin
    search.think(Budget(seconds=1e-9))
    assert search.candidates()[0].action in search.game.legal_actions(state, seat)


def test_a_rollout_that_the_time_cuts_short_tells_nothing() -> None:
    case = case_of("burgundy:2019-2p-duchy1")
    state, seat = moment(case, 1, 40)
    search = search_of(case, state, seat)
    search.think(Budget(1))
    plan, found = search.plans[0], list(search.plans[0].results)
    search.try_out(plan)
    assert len(plan.results) == len(found) + 1
    search.until += 3
    search.rollout.budget = Budget(seconds=1e-9)
    search.rollout.budget.begin(0)
    search.try_out(plan)
    assert search.rollout.cut
    assert len(plan.results) == len(found) + 1


def test_a_temperature_chooses_only_among_plans_with_rollouts() -> None:
    player = player_of(case_of("burgundy:2019-2p-duchy1"), temperature=0.5)
    tried = [Candidate(1, 100.0, 8, 5.0, [1]), Candidate(2, 90.0, 8, 5.0, [2]), Candidate(4, 140.0, 4, 9.0, [4])]
    untried = Candidate(3, 90_000.0, 0, 0.0, [3])
    assert {1, 2, 4} == {player.among([*tried, untried]) for _ in range(200)}
    looks = [Candidate(1, 100.0, 0, 0.0, [1]), Candidate(2, 90.0, 0, 0.0, [2])]
    assert {1, 2} == {player.among(looks) for _ in range(200)}


def test_it_resumes_only_from_an_identical_position() -> None:
    """The same tiles in other spaces are as good, but other actions name them."""
    case = case_of("burgundy:2019-2p-duchy1")
    game = case.witness.game
    state, seat = moment(case, 6, 116)
    position = cast("dict[str, Any]", game.write(state))
    position["seats"][seat]["storage"] = ["ship", "market", "ship"]
    position["piles"]["coloured"]["ship"] -= 2
    position["piles"]["coloured"]["market"] -= 1
    state = game.read(position)
    twins = [[game.parse(f"{die}:place s{slot} {hex_}") for slot in (1, 3)] for die in (1, 2) for hex_ in range(1, 38)]
    legal = game.legal_actions(state, seat)
    placings = [pair for pair in twins if set(pair) <= set(legal)]
    assert placings
    for pair in placings:
        for action in pair:
            after = state.copy()
            game.apply(after, seat, action)
            search = search_of(
                case, state, seat, parameters=SearchParameters(beam_width=60, max_plans=60, horizon=1, policy_depth=0)
            )
            search.think(Budget(NODES))
            assert not search.advance(after) or game.write(search.root) == game.write(after)


@pytest.mark.slow
def test_in_solo_games_spare_time_is_spent_on_more_plans() -> None:
    """Not against opponents: the evaluation at the end of a rollout has errors, and more plans mean more of them."""
    more: list[int] = []
    for name in ("burgundy:alone-13a-50", "burgundy:2019-2p-duchy1"):
        case = case_of(name)
        state, seat = moment(case, 9, 50)
        plain, further = (
            search_of(
                case,
                state,
                seat,
                parameters=SearchParameters(beam_width=4, max_plans=6, horizon=1, policy_depth=0, solo_widening=times),
            )
            for times in (0, 3)
        )
        assert not plain.think(Budget(20_000))
        further.think(Budget(20_000))
        assert [plan.line for plan in plain.plans] == [plan.line for plan in further.plans][: len(plain.plans)]
        more.append(len(further.plans) - len(plain.plans))
    assert more[0] > more[1] == 0


@pytest.mark.slow
def test_the_best_plans_may_race_again() -> None:
    """Their values come from the first race until the second has enough results."""
    state = last_round(9)
    search = search_of(
        ROUGH,
        state,
        ROUGH.witness.game.acting(state)[0],
        parameters=SearchParameters(beam_width=4, max_plans=6, horizon=1, policy_depth=0, tree_plans=3),
    )
    least = 0
    while search.think(Budget(200)):
        visits = search.candidates()[0].visits
        assert least <= visits
        least = min(visits, FAIR)
    again = [plan for plan in search.plans if plan.before]
    assert len(again) > 1
    assert search.candidates()[0].line in [plan.line for plan in again]


def test_it_looks_ahead_to_the_horizon_of_the_evaluation() -> None:
    """K6.2. In two-player games with battles it looks twice as far, with both evaluations."""
    reached = {}
    for name in ("kingdom:2p-rats-giants-a", "kingdom:2p-advisors-b", "kingdom:1p-none-b"):
        case = case_of(name)
        state, seat = moment(case, 4, 60)
        search = search_of(
            case, state, seat, parameters=SearchParameters(beam_width=4, max_plans=6, horizon=2, policy_depth=0)
        )
        reached[name] = int(search.until - search.evaluation.clock(state))
        assert reached[name] == evaluation_of("duke", "kingdom", LEARNT).horizon(state, 2)
    assert [4, 2, 2] == list(reached.values())


def test_in_solo_games_it_may_look_further_ahead() -> None:
    """Opponents' play cannot be predicted for long."""
    parameters = SearchParameters(beam_width=4, max_plans=6, horizon=1, policy_depth=0, solo_horizon=3)
    assert [3, 1, 1] == [int(parameters.horizon_for(seats)) for seats in (1, 2, 4)]
    assert [2, 2] == [
        int(SearchParameters(beam_width=4, max_plans=6, horizon=2, policy_depth=0).horizon_for(seats))
        for seats in (1, 2)
    ]
    ahead: list[int] = []
    for name in ("kingdom:1p-none-b", "kingdom:2p-advisors-b"):
        case = case_of(name)
        state, seat = moment(case, 4, 60)
        search = search_of(case, state, seat, parameters=parameters)
        ahead.append(int(search.until - search.evaluation.clock(state)))
    assert [3, 1] == ahead

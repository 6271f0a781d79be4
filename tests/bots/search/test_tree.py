"""The tree below the finalists of the race: its nodes are decisions of all seats, and chance."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, cast

import pytest

from duchy.bots.profile import Profile
from duchy.bots.registry import profile_of
from duchy.bots.search.budget import Budget
from duchy.bots.search.parameters import SearchParameters
from duchy.bots.search.plans import Plan
from duchy.bots.search.search import Search
from duchy.bots.search.tree import LARGEST, OUTCOMES, PLANS, Node, Tree
from duchy.core.game import CHANCE_ACTS, State
from duchy.games import game_names
from duchy.games.burgundy.state.state import Burgundy
from tests.bots.search.proving import ROUGH, last_round
from tests.bots.search.searching import case_of, moment, search_of

CASE: Final = case_of("burgundy:2019-2p-duchy1")
DEEP: Final = SearchParameters(beam_width=4, max_plans=6, horizon=2, policy_depth=0, tree_plans=3)
ENOUGH: Final = 60_000


@lru_cache
def grown_search(seed: int, plies: int, nodes: int) -> Search:
    """Search until a tree has grown."""
    state, seat = moment(CASE, seed, plies)
    search = search_of(CASE, state, seat, parameters=DEEP)
    search.think(Budget(nodes))
    return search


def settle(search: Search) -> None:
    """End the first race after one rollout of each plan, and start the next stage."""
    search.think(Budget(1))
    for plan in search.plans:
        search.try_out(plan)
    search.trials = 1
    while search.look_further():
        pass


def descendants(node: Node) -> Iterator[Node]:
    """Return a node and all its descendants."""
    yield node
    for one in node.below:
        if one is not None:
            yield from descendants(one)


@pytest.mark.slow
def test_the_best_plans_race_last_with_a_tree_below() -> None:
    search = grown_search(10, 50, ENOUGH)
    assert search.in_tree
    assert 1 < len(search.tree.ends) <= 3
    assert search.candidates()[0].line in [plan.line for plan in search.tree.ends]
    nodes = [node for end in search.tree.ends.values() for node in descendants(end)]
    decisions = [node for node in nodes if node.plans]
    chances = [node for node in nodes if node.acting == CHANCE_ACTS and node.below]
    assert search.tree.decisions == len(decisions)
    assert {1 << 0, 1 << 1} == {int(node.acting) for node in decisions}
    assert all(len(node.below) == len(node.plans) <= PLANS for node in decisions)
    assert chances
    assert all(len(node.below) == OUTCOMES for node in chances)
    assert all(one.acting != CHANCE_ACTS for node in chances for one in node.below if one)
    for plan, end in search.tree.ends.items():
        assert end.state.equals(plan.state)


@pytest.mark.slow
def test_it_depends_only_on_the_seed() -> None:
    one, other = grown_search(10, 50, ENOUGH), grown_search.__wrapped__(10, 50, ENOUGH)
    assert [plan.results for plan in one.plans] == [plan.results for plan in other.plans]
    assert one.nodes() == other.nodes()


@pytest.mark.slow
def test_without_a_tree_nothing_below_plans_is_searched() -> None:
    state, seat = moment(CASE, 10, 50)
    search = search_of(
        CASE, state, seat, parameters=SearchParameters(beam_width=4, max_plans=6, horizon=2, policy_depth=0)
    )
    assert not search.think(Budget(ENOUGH))
    assert not search.in_tree
    assert {} == search.tree.ends


def test_with_hidden_information_there_is_no_tree() -> None:
    """Every seat in it would know information hidden from some."""
    case = case_of("kingdom:2p-none-b")
    for plies, hidden in ((30, True), (60, False)):
        state, seat = moment(case, 4, plies)
        search = search_of(
            case,
            state,
            seat,
            parameters=SearchParameters(beam_width=2, max_plans=3, horizon=1, policy_depth=0, tree_plans=3),
        )
        settle(search)
        assert hidden == search.hidden
        assert hidden != search.in_tree


def test_a_late_tree_grows_only_if_the_horizon_reaches_the_end_of_the_game() -> None:
    """Earlier every line would end with an estimate; solo games have a tree all the time."""
    alone = case_of("burgundy:alone-13a-50")
    cases = (
        (CASE, moment(CASE, 10, 50)[0], False),
        (ROUGH, last_round(9), True),
        (alone, moment(alone, 9, 50)[0], True),
    )
    for case, state, grows in cases:
        search = search_of(
            case,
            state,
            case.witness.game.acting(state)[0],
            parameters=SearchParameters(
                beam_width=2, max_plans=3, horizon=1, policy_depth=0, tree_plans=3, tree_only_near_end=True
            ),
        )
        settle(search)
        assert grows == search.in_tree


def test_every_plan_has_the_same_luck_below_it() -> None:
    """The n-th outcome has the same dice after every plan, and there are many outcomes."""
    rolls: list[list[tuple[int, ...]]] = []
    tree, ends = ended_rounds()
    for state in ends:
        node = tree.node(state)
        outcomes = [tree.outcome(node, number) for number in range(OUTCOMES)]
        after = [cast(Burgundy, one.state) for one in outcomes]
        rolls.append([tuple(int(die) for seat in one.seats for die in seat.dice) for one in after])
        assert tree.outcome(node, 3) is node.below[3]
    assert len(rolls) > 1
    assert all(one == rolls[0] for one in rolls)
    assert len(set(rolls[0])) > OUTCOMES // 2


def ended_rounds() -> tuple[Tree, list[State]]:
    """Make plans that end a round, after which chance decides."""
    for seed in range(20):
        state, seat = moment(CASE, seed, 60)
        search = search_of(CASE, state, seat, parameters=DEEP)
        search.think(Budget(1))
        ends = [plan.state for plan in search.plans if CASE.witness.game.to_act(plan.state) == CHANCE_ACTS]
        if len(ends) > 1:
            return search.tree, ends
    raise AssertionError


def decision(values: list[int]) -> Node:
    """Make a decision with plans of the given priors."""
    state, _ = moment(CASE, 1, 10)
    node = Node(state, 1)
    node.plans = [Plan([number], state, value) for number, value in enumerate(values)]
    return node


def test_more_visits_mean_more_plans_are_tried() -> None:
    node = decision([400, 390, 380, 370])
    tried = []
    for _ in range(8):
        node.visits += 1
        place = node.choose()
        node.plans[place].add(0)
        tried.append(place)
    assert tried[0] == 0
    assert {0, 1, 2, 3} == set(tried)
    assert sorted(set(tried), key=tried.index) == [0, 1, 2, 3]


def test_a_decision_returns_to_its_best_plan() -> None:
    node = decision([400, 390, 380])
    for _ in range(300):
        node.visits += 1
        place = node.choose()
        node.plans[place].add(2000 if place == 2 else 0)
    assert max(node.plans, key=lambda plan: len(plan.results)) is node.plans[2]
    assert len(node.plans[2].results) > 250


def test_a_tree_does_not_grow_forever() -> None:
    state, seat = moment(CASE, 9, 50)
    tree = search_of(CASE, state, seat, parameters=DEEP).tree
    tree.decisions = LARGEST
    assert [] == tree.plans_of(tree.node(state))
    tree.decisions = LARGEST - 1
    assert tree.plans_of(tree.node(state))


@pytest.mark.slow
def test_the_replying_seat_chooses_for_itself() -> None:
    """The result of another seat's plan is stored from that seat's view, here at the end of the game."""
    state = last_round(9)
    seat = ROUGH.witness.game.acting(state)[0]
    search = search_of(
        ROUGH,
        state,
        seat,
        parameters=SearchParameters(beam_width=4, max_plans=6, horizon=1, policy_depth=0, tree_plans=3),
    )
    assert not search.think(Budget(ENOUGH))
    replies = 0
    for node in (node for end in search.tree.ends.values() for node in descendants(end) if node.plans):
        actor = int(node.acting).bit_length() - 1
        for plan, after in zip(node.plans, node.below, strict=True):
            if after is not None and not after.acting:
                assert {search.evaluation.margin(after.state, actor, 2)} == set(plan.results)
                replies += actor != seat
    assert replies > 1


@pytest.mark.slow
def test_a_tree_is_kept_for_the_next_decision_of_the_turn() -> None:
    search = grown_search.__wrapped__(14, 60, 8_000)
    best = search.candidates()[0].line
    [kept] = [plan for plan in search.tree.ends if plan.line == best]
    end, results, plans = search.tree.ends[kept], list(kept.results), list(search.plans)
    after = search.root.copy()
    CASE.witness.game.apply(after, search.seat, best[0])
    assert search.advance(after)
    search.think(Budget(400))
    assert search.tree.end_of(kept) is end
    assert kept in search.plans
    assert all(plan in plans for plan in search.plans), "the value of a new plan does not compare with results"
    assert kept.results[: len(results)] == results


def test_only_duke_grows_a_tree() -> None:
    """Weaker levels have no time for a tree."""
    assert [("duke", "burgundy")] == [
        (name, game)
        for game in game_names()
        for name, settings in cast("Profile", profile_of(game)).levels.items()
        if settings.search.tree_plans
    ]

"""Quests: tasks, rewards, and the effect of the final task (K8)."""

import pytest

from duchy.core.reason import PositionError
from duchy.games.kingdom.box.cards import HOUSE
from duchy.games.kingdom.box.components import RESOURCE_NAMES, REWARD_NAMES
from duchy.games.kingdom.state.state import Kingdom
from tests.games.kingdom.table import (
    GAME,
    OFFER,
    STEP,
    TAKE,
    Given,
    after,
    alchemy,
    asked,
    begun,
    codes,
    cubes,
    krystallium,
    legal,
    needs,
    of_seat,
    offered,
    points,
    refusal,
    refused,
    soldiers,
    stage,
    table,
    told,
)

NORTH: dict[str, object] = {"module": "quests", "quest": "northern-lands"}
USURPER: dict[str, object] = {"module": "quests", "quest": "usurper"}
PLAGUE: dict[str, object] = {"module": "quests", "quest": "plague-lord"}
ALL: dict[str, object] = {
    "alchemy": {"materials": 2, "population": 1, "gold": 1, "exploration": 2},
    "krystallium": 1,
    "soldiers": 1,
}


def stepping(seat1: Given, seat2: Given | None = None, options: Given = NORTH, **fields: object) -> Kingdom:
    """Set up a gold step in which player 1 acts."""
    other = {"agenda": [STEP], **(seat2 or {})}
    return table(options=options, stage="production", turn=2, seat1={"agenda": [STEP], **seat1}, seat2=other, **fields)


def test_a_task_costs_all_at_once_and_rewards_at_once() -> None:
    """K8.1. Cubes come from alchemy."""
    state = stepping({"alchemy": {"materials": 3}})
    state = after(state, "task 1.2")
    assert ({"materials": 1}, 1) == (alchemy(state), krystallium(state))


def test_tasks_are_done_in_any_order() -> None:
    """K8.1. The final one may be the first."""
    assert {"task 1.1", "task 1.2", "task 1.3", "task 1.4"} == legal(stepping(ALL), "task")


def test_a_task_is_done_once_by_each_player() -> None:
    """K8.1. The other player may still do it."""
    state = after(
        stepping({"alchemy": {"materials": 4}, "sites": [{"card": "palace"}]}, {"alchemy": {"materials": 2}}),
        "task 1.2",
    )
    assert "task-done" == refused(state, "task 1.2")
    assert {"task 1.2"} == legal(state, "task", seat=2)


def test_the_cost_is_paid_whole() -> None:
    """K8.1. One cube is missing, and there is no krystallium to replace it."""
    reason = refusal(stepping({"alchemy": {"materials": 1}, "sites": [{"card": "palace"}]}), "task 1.2")
    assert ("task-price", {"task": 2, "needed": 1, "have": 0}) == (reason.code, reason.values)


def test_soldiers_are_paid_in_soldiers() -> None:
    """K8.1. Krystallium is not a soldier."""
    state = stepping({"alchemy": {"gold": 1}, "krystallium": 3, "sites": [{"card": "palace"}]})
    assert "task-soldiers" == refused(state, "task 1.3")
    assert 0 == soldiers(after(stepping({"alchemy": {"gold": 1}, "soldiers": 1}), "task 1.3"))


def test_missing_cubes_are_paid_with_krystallium() -> None:
    """K8.1. **Ruling**: no more of it than needed."""
    state = after(stepping({"alchemy": {"materials": 1}, "krystallium": 2}), "task 1.2")
    assert ({}, 2) == (alchemy(state), krystallium(state))


def test_the_cubes_of_a_reward_are_placed_at_once() -> None:
    """K8.1. They go on a card or into alchemy."""
    state = after(
        stepping({"alchemy": {"gold": 1}, "soldiers": 1, "sites": [{"card": "wreck-of-the-leonarth"}]}), "task 1.3"
    )
    assert ["step", "cube"] == asked(state)
    assert {"exploration": 1} == needs(after(state, "put s1"))


def test_points_of_a_task_count() -> None:
    """K8.1. They count immediately."""
    state = after(
        table(
            options={"players": 1, **NORTH},
            stage="production",
            turn=2,
            seat1={"agenda": [STEP], "alchemy": {"exploration": 2}},
        ),
        "task 1.2",
    )
    assert 5 == points(state)


@pytest.mark.parametrize("moment", ["offer", "take", "plan", "cube", "step"])
def test_tasks_are_for_any_time(moment: str) -> None:
    """K8.1. A task can be done whenever a seat is asked one of these questions."""
    hand = ["farm", "farm", "village", "port", "sawmill", "sawmill", "palace", "calamity"]
    seat: dict[str, object] = {"alchemy": {"materials": 2}}
    state = {
        "offer": lambda: table(
            options=NORTH, stage="draft", seat1={**seat, "hand": hand, "agenda": [OFFER]}, seat2={"hand": hand}
        ),
        "take": lambda: table(options=NORTH, stage="draft", turn=15, seat1={**seat, "agenda": [TAKE]}),
        "plan": lambda: table(options=NORTH, seat1={**seat, "drafted": ["farm"]}),
        "cube": lambda: stepping({**seat, "agenda": [STEP, cubes("gold")]}),
        "step": lambda: stepping(seat),
    }[moment]()
    assert 1 == krystallium(after(state, "task 1.2"))


def test_alchemy_may_hold_more_than_five_cubes() -> None:
    """K8.1. They turn into krystallium only when the player wants."""
    state = stepping({"agenda": [STEP, cubes("gold", 2)], "alchemy": {"materials": 4}})
    state = after(state, "alchemy", "alchemy")
    assert ({"materials": 4, "gold": 2}, 0) == (alchemy(state), krystallium(state))


def test_five_cubes_are_turned_into_krystallium_when_the_player_wants() -> None:
    """K8.1. Exactly five cubes are all spent."""
    state = after(stepping({"alchemy": {"materials": 5}}), "convert")
    assert ({}, 1) == (alchemy(state), krystallium(state))


def test_of_more_than_five_cubes_the_player_chooses() -> None:
    """K8.1. The player chooses one by one."""
    state = after(stepping({"alchemy": {"materials": 5, "gold": 1}}), "convert")
    assert {"colour materials", "colour gold"} == legal(state)
    state = after(state, *["colour materials"] * 5)
    assert ({"gold": 1}, 1) == (alchemy(state), krystallium(state))


def test_four_cubes_are_not_enough() -> None:
    """K8.1. It takes five."""
    assert "too-few-cubes" == refused(stepping({"alchemy": {"materials": 4}}), "convert")


def test_a_spy_is_a_reward() -> None:
    """K8.1. The spy is active and reveals a face-down card, also in a game for two."""
    state = after(stepping({"alchemy": {"population": 1}}), "task 1.1")
    assert (1, 0) == (of_seat(state).spies, of_seat(state).hidden_spies)
    hand = ["farm", "farm", "village", "port", "sawmill", "sawmill", "palace", "calamity"]
    state = table(
        options=NORTH,
        stage="draft",
        offers={"a": ["port/2"], "b": []},
        seat1={"hand": hand, "agenda": [OFFER], "spies": 1},
        seat2={"hand": hand},
    )
    state = after(state, "spy", "pick a1")
    assert (["port"], 0, 1) == (offered(state, "a"), of_seat(state).spies, of_seat(state).hidden_spies)


def test_with_two_spies_a_reward_turns_a_hidden_one_active() -> None:
    """K8.1. **Ruling**: there are two."""
    state = table(
        options={"players": 1, **NORTH},
        stage="production",
        turn=2,
        seat1={"agenda": [STEP], "alchemy": {"population": 2}, "spies": 1, "hidden_spies": 1},
    )
    seat = of_seat(after(state, "task 1.1"))
    assert (2, 0) == (seat.spies, seat.hidden_spies)


def test_there_is_one_board_with_its_tasks() -> None:
    """K8.1. The side for two players has four tasks, the side for one has two."""
    assert "no-such-task" == refused(stepping({**ALL, "sites": [{"card": "palace"}]}), "task 2.1")
    state = table(options={"players": 1, **NORTH}, stage="production", turn=2, seat1={"agenda": [STEP], **ALL})
    assert "no-such-task" == refused(state, "task 1.3")


def test_without_the_module_there_are_no_tasks() -> None:
    """K8.1. There is nothing to do."""
    state = table(stage="production", turn=2, seat1={"agenda": [STEP], "sites": [{"card": "palace"}], "soldiers": 3})
    assert "no-such-task" == refused(state, "task 1.1")


def test_a_task_is_told_with_its_reward() -> None:
    """K8.1. The journal names the player, the task and the reward."""
    entries = told(stepping({"alchemy": {"materials": 2}, "sites": [{"card": "palace"}]}), "task 1.2")
    assert ["task", "reward"] == codes(entries)
    assert {"board": "northern-lands", "task": 2, "paid": ["materials", "materials"]} == entries[0].values


def over(seat1: Given, seat2: Given, options: Given = PLAGUE) -> list[int]:
    """Rank a finished game."""
    return GAME.places(table(options=options, stage="over", seat1=seat1, seat2=seat2))


def test_both_did_the_final_task() -> None:
    """K8.2. Points decide."""
    assert [1, 2] == over({"tasks": ["1.2"], "built": ["palace"]}, {"tasks": ["1.2"]})


def test_only_one_did_the_final_task() -> None:
    """K8.2. That player wins, however few points they have."""
    assert [2, 1] == over({"built": ["palace", "palace"]}, {"tasks": ["1.2"], "calamities": 3})


def test_nobody_did_the_final_task() -> None:
    """K8.2. Both lose, whatever else they did."""
    assert [2, 2] == over({"built": ["palace"], "tasks": ["1.1"]}, {})


def test_both_did_it_and_all_is_even() -> None:
    """K8.2. K5.2. They share the victory."""
    assert [1, 1] == over({"tasks": ["1.2"]}, {"tasks": ["1.2"]})


def both(round_: int = 1) -> Kingdom:
    """Set up a step in which both can do the Usurper's final task, for two gold."""
    return stepping({"soldiers": 1}, {"soldiers": 1}, USURPER, round=round_)


@pytest.mark.parametrize("round_", [1, 2])
@pytest.mark.parametrize("order", [("1: task 1.1", "2: task 1.1"), ("2: task 1.1", "1: task 1.1")])
def test_at_the_same_moment_the_reward_goes_to_the_first_player(round_: int, order: tuple[str, str]) -> None:
    """K8.2. This is the round's first player; both have done the task, whatever the order of answers."""
    state = after(both(round_), *order)
    first = state.first() + 1
    state = after(state, f"{first}: alchemy", f"{first}: alchemy")
    assert ({"gold": 2}, {}) == (alchemy(state, first), alchemy(state, 3 - first))
    assert [1, 1] == [int(seat.tasks) for seat in state.seats]


def test_the_order_of_final_tasks_changes_nothing() -> None:
    """K8.2. The state is the same."""
    one, other = after(both(), "1: task 1.1", "2: task 1.1"), after(both(), "2: task 1.1", "1: task 1.1")
    assert GAME.write(one) == GAME.write(other)


def test_alone_in_the_moment_the_other_player_is_rewarded_when_it_is_over() -> None:
    """K8.2. **Ruling**: the reward waits for the end of the step."""
    state = stepping({"sites": [{"card": "palace"}]}, {"soldiers": 1}, USURPER)
    state = after(state, "2: task 1.1")
    assert ["step"] == asked(state, 1)
    state = after(state, "1: done")
    assert (2, ["cube"]) == (state.turn, asked(state, 2))
    state = after(state, "2: alchemy", "2: alchemy")
    assert {"gold": 2} == alchemy(state, 2)


def test_the_first_player_is_rewarded_at_once() -> None:
    """K8.2. No one can take it away."""
    state = after(stepping({"soldiers": 1}, {"sites": [{"card": "palace"}]}, USURPER), "1: task 1.1")
    assert ["step", "cube"] == asked(state)


def test_a_step_later_both_are_rewarded() -> None:
    """K8.2. It is a different moment."""
    state = stepping(
        {"sites": [{"card": "palace"}], "soldiers": 1}, {"sites": [{"card": "palace"}], "soldiers": 1}, USURPER
    )
    state = after(state, "1: task 1.1", "1: alchemy", "1: alchemy", "1: done", "2: done")
    assert 3 == state.turn
    state = after(state, "2: task 1.1")
    while asked(state, 2) != ["cube"]:
        state = after(
            state,
            f"{GAME.acting(state)[0] + 1}: "
            + ("alchemy" if "cube" in asked(state, GAME.acting(state)[0] + 1) else "done"),
        )
    assert {"gold": 2} == alchemy(state, 1)


def test_planning_is_one_moment() -> None:
    """K8.2. Both did it in the same planning phase."""
    state = table(
        options=USURPER, seat1={"drafted": ["farm"], "soldiers": 1}, seat2={"drafted": ["farm"], "soldiers": 1}
    )
    state = after(state, "2: task 1.1", "2: recycle farm", "2: alchemy", "1: task 1.1")
    assert 0 == of_seat(state, 2).owed


def test_in_the_draft_a_final_task_is_rewarded_at_once() -> None:
    """K8.2. In the draft the players act one after the other."""
    state = table(
        options=USURPER,
        round=2,
        stage="draft",
        turn=13,
        offers={"a": ["farm"]},
        seat1={"agenda": [TAKE], "soldiers": 1, "hand": ["farm", "calamity"]},
    )
    assert ["take", "cube"] == asked(after(state, "task 1.1"))


@pytest.mark.parametrize(("tasks", "place"), [(["1.2"], 1), (["1.1"], 2), ([], 2)])
def test_alone_there_is_no_medal_without_the_final_task(tasks: list[str], place: int) -> None:
    """K8.2. **Ruling**: it is a defeat."""
    options = {"players": 1, "side": "b", **PLAGUE}
    state = table(options=options, stage="end", seat1={"tasks": tasks, "quest_points": 100})
    assert ("over", [place]) == (stage(state), GAME.places(state))
    assert ("" if place == 1 else "quest") == GAME.view(state, 0).defeat


def house_tasks() -> list[tuple[str, str, int]]:
    """List every task of every side of every board of the house set."""
    found = []
    for number, board in enumerate(begun({"set": HOUSE}).variant.cards.boards):
        found += [(board.name, ("two", "solo")[number % 2], task + 1) for task in range(len(board.tasks))]
    return found


@pytest.mark.parametrize(("name", "side", "task"), house_tasks(), ids=[f"{n}-{s}-{t}" for n, s, t in house_tasks()])
def test_every_task_of_the_house_set_costs_and_gives_what_it_says(name: str, side: str, task: int) -> None:
    """K8.1. Exactly its cost is enough, and one item less is not; afterwards its reward is there."""
    options = {"set": HOUSE, "module": "quests", "quest": name, "players": 2 if side == "two" else 1}
    printed = begun(options).variant.boards[0].tasks[task - 1]
    cost = {resource: int(printed.cost[i]) for i, resource in enumerate(RESOURCE_NAMES) if printed.cost[i]}
    reward = {what: int(printed.reward[i]) for i, what in enumerate(REWARD_NAMES) if printed.reward[i]}
    seat = purse(cost)
    fields = {"stage": "production", "turn": 2, "options": options}
    state = table(seat1={"agenda": [STEP], **seat}, **fields)  # type: ignore[arg-type]
    journal = told(state, f"task 1.{task}")
    assert "task" == journal[0].code
    later = after(state, f"task 1.{task}")
    own = of_seat(later)
    assert reward.get("krystallium", 0) == own.krystallium
    assert reward.get("points", 0) == own.quest_points == points(later)
    assert reward.get("spies", 0) == own.spies
    assert own.soldiers in (reward.get("soldiers", 0), reward.get("soldiers", 0) + 1)
    placed = [entry.values for entry in journal if entry.code == "reward"]
    assert 1 == len(placed)
    for resource, number in cost.items():
        less = purse({**cost, resource: number - 1})
        poor = table(seat1={"agenda": [STEP], "sites": [{"card": "summer-palace"}], **less}, **fields)  # type: ignore[arg-type]
        assert refused(poor, f"task 1.{task}") in ("task-price", "task-soldiers")


def purse(cost: dict[str, int]) -> dict[str, object]:
    """Hold exactly the given resources."""
    held: dict[str, object] = {name: cost.get(name, 0) for name in ("krystallium", "soldiers")}
    return {**held, "alchemy": {name: number for name, number in cost.items() if name in RESOURCE_NAMES[:4]}}


def test_there_are_two_spies_in_the_box() -> None:
    """K8.1. **Doubt**: two players have at most two in total."""
    with pytest.raises(PositionError):
        table(options=NORTH, seat1={"spies": 2, "drafted": ["farm"]}, seat2={"spies": 2})

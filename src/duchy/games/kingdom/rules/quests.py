"""Quests: tasks that are paid in full, at any time, each once (K8)."""

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.journal import Values
from duchy.core.reason import Reason
from duchy.games.kingdom.actions import TASK
from duchy.games.kingdom.box.cards import Task
from duchy.games.kingdom.box.components import (
    CUBES,
    KRYSTALLIUM,
    RESOURCE_NAMES,
    SOLDIERS,
    TASK_POINTS,
    TASK_SPIES,
    TASKS,
)
from duchy.games.kingdom.rules.offers import gain_spy
from duchy.games.kingdom.rules.reasons import reason
from duchy.games.kingdom.state.agenda import (
    ask_cubes,
)
from duchy.games.kingdom.state.seat import Seat, bit
from duchy.games.kingdom.state.state import PLANNING_STAGE, Kingdom


def krystallium_price(seat: Seat, task: Task) -> i64:
    """K8.1, K4.5. Count the krystallium a task takes: its own, and one for each cube that is not in alchemy."""
    price = task.cost[KRYSTALLIUM]
    for cube in range(i64(CUBES)):
        price += max(i64(0), task.cost[cube] - seat.alchemy[cube])
    return price


def paid_for(seat: Seat, task: Task) -> list[str]:
    """K8.1. Name what a task takes, one by one: cubes from alchemy, then krystallium, then soldiers."""
    names: list[str] = []
    for cube in range(i64(CUBES)):
        names += [RESOURCE_NAMES[cube]] * int(min(seat.alchemy[cube], task.cost[cube]))
    names += [RESOURCE_NAMES[KRYSTALLIUM]] * int(krystallium_price(seat, task))
    return names + [RESOURCE_NAMES[SOLDIERS]] * int(task.cost[SOLDIERS])


def list_tasks(state: Kingdom, index: i64, out: vec[i64], count: i64) -> i64:
    """K8.1. Every task that is not done and can be paid whole; in any order, the final one too."""
    seat = state.seats[index]
    boards = state.variant.boards
    for board in range(len(boards)):
        tasks = boards[board].tasks
        for number in range(len(tasks)):
            task = tasks[number]
            if (
                not seat.tasks >> (board * TASKS + number) & 1
                and task.cost[SOLDIERS] <= seat.soldiers
                and krystallium_price(seat, task) <= seat.krystallium
            ):
                out[count] = TASK + board * TASKS + number
                count += 1
    return count


def do_task(state: Kingdom, index: i64, board: i64, number: i64) -> None:
    """K8.1. The whole cost is paid together, cubes from alchemy first; the reward is immediate."""
    seat = state.seats[index]
    task = state.variant.boards[board].tasks[number]
    if state.journal is not None:
        values: Values = {"board": state.variant.boards[board].name, "task": number + 1}
        state.note("task", index, {**values, "paid": paid_for(seat, task)})
    seat.tasks |= bit(board * TASKS + number)
    seat.krystallium -= krystallium_price(seat, task)
    seat.soldiers -= task.cost[SOLDIERS]
    for cube in range(i64(CUBES)):
        seat.alchemy[cube] -= min(seat.alchemy[cube], task.cost[cube])
    if task.final and not state.variant.solo and state.stage >= PLANNING_STAGE:
        claim(state, index, task)
    else:
        reward(state, index, task)


def claim(state: Kingdom, index: i64, task: Task) -> None:
    """K8.2. A player who completes the final task at the same moment as the round's first player gets no reward.

    The same moment is the same planning phase or production step, whatever the order of the answers, so the reward
    of the second player waits until the moment is over.
    """
    seat = state.seats[index]
    other = state.seats[1 - index]
    seat.final_at = state.moment()
    if index == state.first():
        other.owed = 0
        reward(state, index, task)
    elif other.final_at != seat.final_at:
        seat.owed = 1


def settle_claims(state: Kingdom) -> None:
    """K8.2. The moment is over: a reward that waited is given."""
    for index in range(state.variant.players):
        seat = state.seats[index]
        if seat.owed:
            seat.owed = 0
            for board in state.variant.boards:
                for task in board.tasks:
                    if task.final:
                        reward(state, index, task)


def reward(state: Kingdom, index: i64, task: Task) -> None:
    """K8.1. Soldiers, krystallium, points, spies; cubes are placed immediately."""
    seat = state.seats[index]
    seat.changes += 1
    seat.krystallium += task.reward[KRYSTALLIUM]
    seat.soldiers += task.reward[SOLDIERS]
    seat.quest_points += task.reward[TASK_POINTS]
    for _ in range(task.reward[TASK_SPIES]):
        gain_spy(state, index)
    for cube in range(i64(CUBES)):
        if task.reward[cube]:
            seat.ask(ask_cubes(cube, task.reward[cube]))
    if state.journal is not None:
        values = {"krystallium": int(task.reward[KRYSTALLIUM]), "soldiers": int(task.reward[SOLDIERS])}
        state.note(
            "reward", index, {**values, "points": int(task.reward[TASK_POINTS]), "spies": int(task.reward[TASK_SPIES])}
        )


def final_done(state: Kingdom, index: i64) -> bool:
    """K8.2. Return whether a seat has completed the final task of every board."""
    seat = state.seats[index]
    for number, board in enumerate(state.variant.boards):
        for place, task in enumerate(board.tasks):
            if task.final and not seat.tasks >> (number * TASKS + place) & 1:
                return False
    return True


def why_not_task(state: Kingdom, index: i64, board: i64, number: i64) -> Reason | None:
    """K8.1. The task must be on a board, not done yet, and paid whole."""
    boards = state.variant.boards
    if board >= len(boards) or number >= len(boards[board].tasks):
        return reason("no-such-task", board=board + 1, task=number + 1)
    seat = state.seats[index]
    if seat.tasks >> (board * TASKS + number) & 1:
        return reason("task-done", task=number + 1)
    task = boards[board].tasks[number]
    if task.cost[SOLDIERS] > seat.soldiers:
        return reason("task-soldiers", task=number + 1, needed=int(task.cost[SOLDIERS]), have=int(seat.soldiers))
    price = krystallium_price(seat, task)
    if price > seat.krystallium:
        return reason("task-price", task=number + 1, needed=int(price), have=int(seat.krystallium))
    return None

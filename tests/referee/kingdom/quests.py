"""Quests: tasks, their costs and rewards, and who gets the reward of a final task (K8)."""

from tests.referee.kingdom.facts import RESOURCES, Doc, alone, boards_of
from tests.referee.kingdom.table import add, first_player, gain

SPIES = 2
"""K8.1: the spies there are for a player."""


def task_of(doc: Doc, name: str) -> Doc:
    """Return a task by its name, as 1.3."""
    board, task = name.split(".")
    return boards_of(doc)[int(board) - 1][int(task) - 1]


def missing_cubes(seat: Doc, cost: Doc) -> int:
    """Count the cubes of a cost that are not in alchemy and are paid with krystallium (K8.1)."""
    missing = 0
    for what, number in cost.items():
        if what in RESOURCES:
            missing += max(0, number - seat["alchemy"].get(what, 0))
    return missing


def task_actions(doc: Doc, seat: int) -> list[str]:
    """List the tasks that a seat has not done and can pay for in full now (K8.1)."""
    one = doc["seats"][seat]
    found = []
    for board, tasks in enumerate(boards_of(doc), 1):
        for number, task in enumerate(tasks, 1):
            cost = task["cost"]
            krystallium = cost.get("krystallium", 0) + missing_cubes(one, cost)
            affordable = one["krystallium"] >= krystallium and one["soldiers"] >= cost.get("soldiers", 0)
            if affordable and f"{board}.{number}" not in one["tasks"]:
                found.append(f"task {board}.{number}")
    return found


def do_task(doc: Doc, seat: int, name: str) -> None:
    """Pay a task in full and take its reward; a final task's reward may have to wait (K8.1, K8.2)."""
    one = doc["seats"][seat]
    task = task_of(doc, name)
    cost = task["cost"]
    one["krystallium"] -= cost.get("krystallium", 0) + missing_cubes(one, cost)
    one["soldiers"] -= cost.get("soldiers", 0)
    for resource in RESOURCES:
        if paid := min(cost.get(resource, 0), one["alchemy"].get(resource, 0)):
            add(one["alchemy"], resource, -paid)
    one["tasks"] = sorted([*one["tasks"], name])
    if not task.get("final") or alone(doc):
        reward(doc, seat, task)
    else:
        finish_quest(doc, seat, name)


def reward(doc: Doc, seat: int, task: Doc) -> None:
    """Give the reward of a task: points, soldiers, krystallium, cubes, spies (K8.1)."""
    one = doc["seats"][seat]
    one["quest_points"] += task["reward"].get("points", 0)
    for _ in range(task["reward"].get("spies", 0)):
        if one["spies"] + one["hidden_spies"] < SPIES:
            one["spies"] += 1
        elif one["hidden_spies"]:
            one["hidden_spies"] -= 1
            one["spies"] += 1
    gain(doc, seat, task["reward"])


def finish_quest(doc: Doc, seat: int, name: str) -> None:
    """Do the final task among two: both at the same moment, only the round's first player is rewarded (K8.2)."""
    one, other = doc["seats"][seat], doc["seats"][1 - seat]
    one["final_at"] = moment(doc)
    together = 0 < one["final_at"] == other["final_at"]
    if not one["final_at"] or seat == first_player(doc):
        reward(doc, seat, task_of(doc, name))
        if together:
            other["owed"] = 0
    elif not together:
        one["owed"] = 1


def moment(doc: Doc) -> int:
    """Number the planning phases and production steps, in which actions happen at the same moment (K8.2)."""
    if doc["stage"] not in ("planning", "production"):
        return 0
    return int(doc["round"] * 100 + (doc["turn"] + 2 if doc["stage"] == "production" else 1))


def pay_owed(doc: Doc) -> None:
    """Give the final rewards that waited for the end of a planning phase or step (K8.2)."""
    for seat, one in enumerate(doc["seats"]):
        if one["owed"]:
            one["owed"] = 0
            reward(doc, seat, next(task for task in boards_of(doc)[0] if task.get("final")))

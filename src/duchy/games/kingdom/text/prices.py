"""What legal actions cost, by resource: for pages that show a payment before it happens."""

from mypy_extensions import i64

from duchy.games.kingdom.actions import CATCH, FIGHT, FIGHT_SITE, KEEP, SCRAP, SOLDIER, SUBSTITUTE, TASK, USE
from duchy.games.kingdom.box.components import CUBES, GIANTS, KRYSTALLIUM, RESOURCE_NAMES, SOLDIERS, TASKS, THIEVES
from duchy.games.kingdom.rules.battle import price
from duchy.games.kingdom.rules.quests import krystallium_price
from duchy.games.kingdom.state.state import Kingdom


def costs(state: Kingdom, seat: int, action: int) -> dict[str, int]:
    """Return what a legal action takes from a seat's stores, by the name of the resource."""
    if SUBSTITUTE <= action < SOLDIER:
        return {RESOURCE_NAMES[KRYSTALLIUM]: 1}
    if SOLDIER <= action < SCRAP:
        return {RESOURCE_NAMES[SOLDIERS]: 1}
    if FIGHT <= action < FIGHT_SITE:
        return {RESOURCE_NAMES[SOLDIERS]: int(price(state, action - FIGHT))}
    if FIGHT_SITE <= action < CATCH:
        return {RESOURCE_NAMES[SOLDIERS]: int(price(state, GIANTS))}
    if CATCH <= action < TASK:
        return {RESOURCE_NAMES[SOLDIERS]: int(price(state, THIEVES))}
    if TASK <= action < USE:
        return task_costs(state, seat, action - TASK)
    if USE <= action < KEEP:
        cards = state.variant.cards
        soldiers = int(cards.soldiers[cards.first_advisor + action - USE])
        return {RESOURCE_NAMES[SOLDIERS]: soldiers} if soldiers else {}
    return {}


def task_costs(state: Kingdom, seat: int, place: int) -> dict[str, int]:
    """K8.1. A task is paid with cubes from alchemy; krystallium replaces those that are not there."""
    own = state.seats[seat]
    task = state.variant.boards[place // TASKS].tasks[place % TASKS]
    found: dict[str, int] = {}
    for cube in range(i64(CUBES)):
        found[RESOURCE_NAMES[cube]] = int(min(own.alchemy[cube], task.cost[cube]))
    found[RESOURCE_NAMES[KRYSTALLIUM]] = int(krystallium_price(own, task))
    found[RESOURCE_NAMES[SOLDIERS]] = int(task.cost[SOLDIERS])
    return {name: count for name, count in found.items() if count}

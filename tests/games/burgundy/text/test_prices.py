"""Prices: the stated cost of an action is the cost that is paid."""

import pytest

from duchy.core.journal import Entry
from tests.games.burgundy.table import GAME, table
from tests.games.burgundy.wandering import EXPANDED_SETS, OPTION_SETS, for_each, wander

SETS = OPTION_SETS + EXPANDED_SETS
PAYING = {"die", "white-die", "shield", "buy"}
"""Entries whose workers and silver are paid; those of others are earned."""


def paid(entries: list[Entry]) -> dict[str, int]:
    """Add up the payments in the journal."""
    sums = {"workers": 0, "silver": 0}
    for entry in entries:
        if entry.code in PAYING:
            for what in sums:
                sums[what] += int(str(entry.values.get(what, 0)))
        elif entry.code == "hire":
            sums["silver"] += 1
        elif entry.code == "upkeep":
            sums["silver" if entry.values["with"] == "silver" else "workers"] += 1
    return {what: count for what, count in sums.items() if count}


@for_each(SETS)
def test_what_an_action_costs_is_paid(options: dict[str, object]) -> None:
    """B3.2, B3.3. A tile from beyond the slots is paid for with its hex; a point is bought without a journal entry."""
    for state in wander(options, seed=4, every=67):
        for seat in GAME.acting(state):
            for action in GAME.legal_actions(state, seat):
                if GAME.fields(action)["do"] in ("pick", "point"):
                    continue
                copy = state.copy()
                journal = GAME.start_journal(copy)
                GAME.apply(copy, seat, action)
                assert paid(journal) == GAME.costs(state, seat, action), GAME.notation(action)


@pytest.mark.parametrize(
    ("text", "costs"),
    [
        ("end", {}),
        ("1:take 1b", {"workers": 2}),
        ("1:place s1 12", {}),
        ("2:place s1 12", {"workers": 1}),
        ("buy *a", {"silver": 2}),
        ("buy 1b w1", {"silver": 1, "workers": 1}),
        ("buy 1b w2", {"workers": 2}),
        ("hire", {"silver": 1}),
        ("point", {"silver": 1}),
        ("pay worker", {"workers": 1}),
        ("pay nothing", {}),
    ],
)
def test_costs(text: str, costs: dict[str, int]) -> None:
    """B3.2, B3.3, B9.1, B11.3. Free things are not listed."""
    state = table(
        seat1={"dice": [3, 4], "workers": 5, "storage": ["church"]},
        depots={"1": ["bank"], "black": ["ship"]},
    )
    assert costs == GAME.costs(state, 0, GAME.parse(text))

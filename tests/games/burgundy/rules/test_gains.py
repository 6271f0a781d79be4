"""Taking workers (B4.4, B5.9)."""

import pytest

from tests.games.burgundy.table import after, dice, legal, refusal, silver, table, told, workers

BY_CASTLE = [{"question": "turn"}, {"question": "castle"}]


@pytest.mark.parametrize("pips", range(1, 7))
def test_any_die_takes_two(pips: int) -> None:
    """B4.4. Two workers, whatever the die shows."""
    later = after(table(seat1={"dice": [pips, 0]}), "1:workers")
    assert (2, [], 0) == (workers(later), dice(later), silver(later))


def test_a_castle_takes_two() -> None:
    """B4.4, B5.2. A castle's action takes the same number."""
    assert 2 == workers(after(table(agenda=BY_CASTLE), "workers"))


def test_workers_and_silver_are_unlimited() -> None:
    """B5.9. There may be more than the box contains."""
    later = after(table(seat1={"dice": [3, 3], "workers": 29, "silver": 23, "goods": {3: 1}}), "1:workers", "2:sell 3")
    assert (31, 24) == (workers(later), silver(later))


def test_no_effect_but_the_castle_takes_workers() -> None:
    """B5.8. A church brings no workers."""
    state = table(agenda=[{"question": "turn"}, {"question": "church"}])
    assert ("other-question", set()) == (refusal(state, "workers").code, legal(state, "workers"))


def test_taking_workers_is_told() -> None:
    """B4.4. The journal names the die, workers and silver."""
    entry = told(table(seat1={"dice": [0, 4], "tiles": {13: "monastery13"}}), "2:workers")[0]
    assert ("workers", {"die": 2, "workers": 2, "silver": 1}) == (entry.code, entry.values)

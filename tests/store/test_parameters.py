"""Rows as parameters: any number of them is written, in as few statements as they need."""

import pytest

from duchy.store import parameters
from duchy.store.parameters import RowsStatement
from duchy.store.store import Store
from tests.store.samples import open_table, ply

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 9])
async def test_any_number_of_events_is_written(store: Store, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parameters, "MOST_ROWS", 4)
    await open_table(store)
    events = [ply(number) for number in range(1, count + 1)]
    statements = store.figures.statements
    await store.append("oak", events)
    if store.alone:
        assert 1 + (count + 3) // 4 == store.figures.statements - statements - 1, "BEGIN, the table, the events"
    assert events == (await store.events("oak"))[1:]


def test_a_statement_is_made_once_for_a_power_of_two() -> None:
    statement = RowsStatement("SELECT column2 FROM {rows}", 2)
    assert "SELECT column2 FROM (VALUES (?, ?), (?, ?))" == statement.of(2)
    assert statement.of(2) is statement.of(2)

"""What a move costs the database: how many statements and rows, and that tables share no row."""

import asyncio
import re

import pytest
from sqlalchemy import event

from duchy.server.client import Client
from tests.server.serving import ME, Place, choices, hot_seat, until

MOST_STATEMENTS = 5
"""Heads, used keys, events, summaries and the announcement, however many tables are written together."""
MOST_ALONE = 2
"""Summaries and events: where no other process writes, what is read beforehand is known."""

pytestmark = pytest.mark.anyio


async def test_a_move_is_a_few_statements_and_only_rows_of_its_own_table(both: Place) -> None:
    async with both.person("Ann") as ann:
        made = [await ann.create("burgundy", {"duchies": "1", "start": "auto"}, [ME, hot_seat("Bo")]) for _ in range(3)]
        tables = [one.table for one in made]
        said: list[tuple[str, str]] = []
        rows: list[int] = []

        def before(*given: object) -> None:
            said.append((str(given[2]), str(given[3])))

        def after(*given: object) -> None:
            rows.append(max(getattr(given[1], "rowcount", 0), 0))

        most = MOST_ALONE if both.state.store.alone else MOST_STATEMENTS
        writer = both.state.store.dialect.writer  # type: ignore[attr-defined]
        event.listen(writer, "before_cursor_execute", before)
        event.listen(writer, "after_cursor_execute", after)
        async with ann.sit(tables[0]) as sitting:
            shown = await sitting.update()
            said.clear()
            rows.clear()
            counted = both.state.store.figures.statements
            seat = shown.table.acting[0]
            ack = await sitting.move(seat, choices(shown, seat)[0])
            after_move = await until(sitting, ack.number + 1)
        written = [one for one in said if not re.match(r"BEGIN|COMMIT|SAVEPOINT|RELEASE", one[0])]
        assert 0 < len(written) <= most, written
        assert len(written) <= both.state.store.figures.statements - counted <= len(said)
        assert not any(other in given for _, given in written for other in tables[1:])
        assert sum(rows) <= after_move.number - ack.number + 4
        said.clear()
        await asyncio.gather(*(one_move(ann, table) for table in tables[1:]))
        together = [one for one in said if not re.match(r"BEGIN|COMMIT|SAVEPOINT|RELEASE", one[0])]
        assert len(together) <= 2 * most


async def one_move(client: Client, table: str) -> None:
    """Make the first legal move at a table."""
    async with client.sit(table) as sitting:
        shown = await sitting.update()
        seat = shown.table.acting[0]
        await sitting.move(seat, choices(shown, seat)[0])

"""Statements on many rows that are their parameters: SQLite takes a third less time for these than for rows in JSON.

There is one for each power of two, so that the driver's prepared statements are found again. The rows that are too many
are NULL throughout, and nothing is equal to NULL.
"""

import math
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection

NULL: Final = math.nan
"""What SQLite takes for NULL: the driver looks for a way to adapt each None, which takes longer than to write a row."""
MOST_ROWS: Final = 2048
"""The rows of the largest statement: SQLite takes 32,766 parameters."""


class RowsStatement:
    """A statement with `VALUES` in place of `{rows}`, whose columns are `column1`, `column2` and so on."""

    def __init__(self, text: str, width: int) -> None:
        """Keep the statement; each row has `width` values."""
        self.text = text
        self.width = width
        self.texts: dict[int, str] = {}
        """The statement by the number of its rows."""

    def run(self, connection: Connection, rows: Sequence[tuple[Any, ...]]) -> int:
        """Execute the statement with rows; return how many rows it changed."""
        changed = 0
        for first in range(0, len(rows), MOST_ROWS):
            part = rows[first : first + MOST_ROWS]
            count = 1 << (len(part) - 1).bit_length()
            given = [NULL if value is None else value for row in part for value in row]
            given += [NULL] * (self.width * (count - len(part)))
            changed += connection.exec_driver_sql(self.of(count), tuple(given)).rowcount
        return changed

    def of(self, count: int) -> str:
        """Return the statement for a number of rows."""
        if count not in self.texts:
            row = f"({', '.join('?' * self.width)})"
            self.texts[count] = self.text.format(rows=f"(VALUES {', '.join([row] * count)})")
        return self.texts[count]


INSERT: Final = RowsStatement(
    "INSERT INTO events (serial, number, at, kind, seat, action, person, key, data)"
    " SELECT tables.serial, column2, column3, column4, column5, column6, column7, column8, column9"
    " FROM {rows} AS given JOIN tables ON tables.id = column1",
    9,
)
"""The id of a table and an event in each row."""
UPDATE: Final = RowsStatement(
    "UPDATE tables SET next = column2, touched = column3, status = coalesce(column4, status),"
    " data = coalesce(column5, data), wake = CASE WHEN column4 IS NULL THEN wake ELSE column6 END"
    " FROM {rows} AS given WHERE id = column1 AND next = column7",
    7,
)
"""What `rows_of_tables` returns for each table."""

"""Loading tables: logs are read and folded in pieces, and addresses take turns.

A server does it in a thread of its own: other threads and the event loop have the processor in between, so that a long
log delays no one else's short one.
"""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Final, Protocol, TypeVar

from msgspec import json

from duchy.core.toml import PARSED
from duchy.server.live.readings import Readings
from duchy.server.live.shares.fairness import Asker, Crowded, FairQueue
from duchy.server.table.history import Story
from duchy.server.table.news.recent import RECENT
from duchy.server.table.refused import Refused
from duchy.server.table.snapshot import read_snapshot
from duchy.server.table.table import Table
from duchy.server.tasks.reading import ParseText
from duchy.store.errors import UnknownTable
from duchy.store.rows import Event, Snapshot
from duchy.store.rows import Table as Row
from duchy.store.store import Store

PIECE: Final = 250
"""The number of events read and folded in one turn: a few hundredths of a second."""
MOST_WAITING: Final = 400
"""The maximum number of loads that wait; if there are more, the address with the most of them loses one."""
LONG: Final = 4_000
"""The length of an option, in characters, from which on another process parses it."""
T = TypeVar("T")


class Runner(Protocol):
    """Does something, possibly elsewhere, and says what came of it."""

    def __call__(self, work: Callable[[], T], /) -> Awaitable[T]:
        """Do it."""


class Loads:
    """Folds tables."""

    def __init__(self, store: Store, readers: Readings, run: Runner) -> None:
        """Store the collaborators; `run` does one thing after the other."""
        self.store = store
        self.readers = readers
        self.queue = FairQueue(1, MOST_WAITING)
        self.run = run

    async def do(self, asker: Asker, work: Callable[[], T]) -> T:
        """Do something when it is the asker's turn; raises `Refused` if too much is waiting."""
        try:
            async with self.queue.turn(asker):
                return await self.run(work)
        except Crowded:
            words = f"{MOST_WAITING} tables are waiting to be read, most of them for your address"
            raise Refused("too-fast", f"{words}: try again soon") from None

    async def row(self, asker: Asker, table: str) -> Row:
        """Return the row of a table whose set of cards, if it brought one, is parsed; raises `UnknownTable`."""
        row = await self.store.table(table)
        if row is None:
            raise UnknownTable(table)
        if len(row.options) > LONG:
            await self.parse(asker, json.decode(row.options, type=dict[str, str | int]))
        return row

    async def parse(self, asker: Asker, options: Mapping[str, object]) -> None:
        """Have another process parse long texts; if it cannot now, this one will when it needs their contents."""
        for text in options.values():
            if not isinstance(text, str) or len(text) <= LONG or PARSED.get(text) is not None:
                continue
            try:
                content = json.decode(await self.readers.read_for(asker, ParseText(text)))
            except Refused:
                continue
            if content is not None:
                PARSED.keep(text, content)

    async def load(self, asker: Asker, table: str) -> tuple[Table, int]:
        """Fold a table from its snapshot and later events; return also the number of events in the snapshot."""
        row = await self.row(asker, table)
        snapshot = await self.store.snapshot(table)
        found = await self.do(asker, partial(begin, row, snapshot))
        kept = found.next
        held: list[Event] = []
        while True:
            piece = await self.store.events(table, found.next + len(held), PIECE)
            held += piece
            if len(piece) < PIECE:
                break
            ready, held = held[:-RECENT], held[-RECENT:]
            await self.do(asker, partial(fold_quietly, found, ready))
        await self.do(asker, partial(found.fold_all, held))
        return found, kept

    async def story(self, asker: Asker, table: str, noted: range = range(0)) -> Story:
        """Fold the whole log of a table, with notes of some events."""
        row = await self.row(asker, table)
        story = await self.do(asker, partial(Story, row, noted))
        while True:
            piece = await self.store.events(table, len(story.log), PIECE)
            await self.do(asker, partial(story.read, piece))
            if len(piece) < PIECE:
                return story


def begin(row: Row, snapshot: Snapshot | None) -> Table:
    """Restore a table from its snapshot; without a readable one, start before its first event."""
    return (None if snapshot is None else read_snapshot(row, snapshot.data)) or Table(row)


def fold_quietly(table: Table, events: list[Event]) -> None:
    """Fold events of which no client is told."""
    for event in events:
        table.fold(event, noted=False)

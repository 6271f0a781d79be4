"""Looking back at tables: requests that need a whole log, or play a game again, one at a time per person."""

from collections.abc import Callable
from typing import TypeVar

from duchy.server.live.loads import Loads
from duchy.server.live.lobby import Lobby
from duchy.server.live.shares.buckets import Locks
from duchy.server.live.shares.visitors import Visitors
from duchy.server.table.history import Story
from duchy.server.table.table import Table

T = TypeVar("T")


class Archive:
    """Answers from the logs of tables."""

    def __init__(self, lobby: Lobby, loads: Loads, visitors: Visitors) -> None:
        """Store the collaborators."""
        self.lobby = lobby
        self.loads = loads
        self.visitors = visitors
        self.readings = Locks()

    async def from_log(self, person: str, table: str, tell: Callable[[Story], T], noted: range = range(0)) -> T:
        """Answer a request that needs the full log, with notes of some events."""
        async with self.readings.of(person):
            await self.lobby.table_for(person, table)
            asker = self.visitors.asker(person, table)
            story = await self.loads.story(asker, table, noted)
            return await self.loads.do(asker, lambda: tell(story))

    async def from_table(self, person: str, table: str, tell: Callable[[Table], T]) -> T:
        """Answer a request that plays a table's game again, without its log."""
        async with self.readings.of(person):
            live = await self.lobby.table_for(person, table)
            seen = live.table.copy()
            return await self.loads.do(self.visitors.asker(person, table), lambda: tell(seen))

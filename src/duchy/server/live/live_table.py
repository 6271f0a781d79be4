"""A live table: one table in this process's memory, and the clients that look at it."""

import asyncio
from collections import OrderedDict
from typing import Final, Protocol

from msgspec import json

from duchy.server.live.presence import Presence
from duchy.server.table.showing import update
from duchy.server.table.table import Table
from duchy.server.wire.messages import Ack

SHOWN: Final = 4
"""The number of cached messages for spectators, who all get the same."""


class Client(Protocol):
    """A client that looks at a table."""

    person: str

    def look(self) -> None:
        """React to a change of the table."""


class LiveTable:
    """A table with a lock: commands are decided, written and folded one at a time."""

    def __init__(self, table: Table, alone: bool) -> None:
        """Store a table folded up to the end of its log; `alone` means that no other process serves it."""
        self.table = table
        self.presence = Presence(alone, self.tell)
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.used = 0
        self.kept = 0
        """The event number of the last snapshot."""
        self.shown: OrderedDict[tuple[int, int], bytes] = OrderedDict()

    def show(self, table: Table) -> None:
        """Replace the table by its state after written events, and notify the clients."""
        self.table = table
        self.shown.clear()
        self.tell()

    def tell(self) -> None:
        """Notify the clients of a change."""
        for client in list(self.clients):
            client.look()

    def come(self, client: Client) -> None:
        """Add a client."""
        self.clients.add(client)
        self.presence.come(client.person)

    def go(self, client: Client) -> None:
        """Remove a client."""
        self.clients.discard(client)
        self.presence.go(client.person)

    def message(self, seats: list[int], since: int, now: int, acks: list[Ack]) -> bytes:
        """Return the update for these seats after `since` events; spectators share a cached one."""
        if seats or acks:
            news = update(self.table, seats, since, now)
            news.acks = acks
            return json.encode(news)
        key = self.table.next, since
        found = self.shown.get(key)
        if found is None:
            found = self.shown[key] = json.encode(update(self.table, seats, since, now))
            if len(self.shown) > SHOWN:
                self.shown.popitem(last=False)
        return found

    @property
    def busy(self) -> bool:
        """Return whether a client is looking, a bot is thinking or a command is being carried out."""
        return bool(self.clients) or self.thinking is not None or self.lock.locked()

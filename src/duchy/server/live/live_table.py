"""A live: one table in the memory of this process, and the clients that look at it."""

import asyncio
from collections import OrderedDict
from typing import Final, Protocol

from msgspec import json

from duchy.server.live.presence import Presence
from duchy.server.table.showing import update
from duchy.server.table.table import Table
from duchy.server.wire.messages import Ack

SHOWN: Final = 4
"""How many ready-made messages a live keeps for spectators, who all need the same."""


class Client(Protocol):
    """Somebody who looks at a table."""

    person: str

    def look(self) -> None:
        """Be told that the table has changed."""


class LiveTable:
    """A table with a lock: one command at a time is decided, written and folded."""

    def __init__(self, table: Table, alone: bool) -> None:
        """Take a table that is folded as far as its log goes; `alone` says that no other process serves it."""
        self.table = table
        self.presence = Presence(alone, self.tell)
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.used = 0
        self.kept = 0
        """The number of the last snapshot."""
        self.shown: OrderedDict[tuple[int, int], bytes] = OrderedDict()

    def show(self, table: Table) -> None:
        """Have the table as it is after events that are in the log, and tell those who look."""
        self.table = table
        self.shown.clear()
        self.tell()

    def tell(self) -> None:
        """Tell those who look that something has changed."""
        for client in list(self.clients):
            client.look()

    def come(self, client: Client) -> None:
        """Let a client look."""
        self.clients.add(client)
        self.presence.come(client.person)

    def go(self, client: Client) -> None:
        """Let a client go."""
        self.clients.discard(client)
        self.presence.go(client.person)

    def message(self, seats: list[int], since: int, now: int, acks: list[Ack]) -> bytes:
        """Write what somebody who holds these seats and has seen so many events needs; once for all spectators."""
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
        """Say whether somebody looks, a bot thinks or a command is under way."""
        return bool(self.clients) or self.thinking is not None or self.lock.locked()

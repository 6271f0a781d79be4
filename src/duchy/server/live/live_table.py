"""A live table: one table in this process's memory, and the clients that look at it."""

import asyncio
from typing import Protocol

from duchy.server.live.presence import Presence
from duchy.server.table.news.bulletin import News
from duchy.server.table.news.known import Known
from duchy.server.table.table import Table
from duchy.server.wire.messages import Ack


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
        self.weight = sum(len(value) for value in table.setup.options.values() if isinstance(value, str))
        """The number of letters of the options."""
        self.presence = Presence(alone, self.tell)
        self.lock = asyncio.Lock()
        self.clients: dict[Client, None] = {}
        """Who looks, in the order in which they came: so they are told what happens."""
        self.thinking: asyncio.Task[None] | None = None
        self.person = ""
        """The person who last came or acted here: bots think at the expense of their address."""
        self.used = 0
        self.kept = 0
        """The event number of the last snapshot."""
        self.news: News | None = None
        """What is sent to clients; nothing while no one looks."""

    def show(self, table: Table) -> None:
        """Replace the table by its state after written events, and notify the clients."""
        self.table = table
        self.tell()

    def tell(self) -> None:
        """Notify the clients of a change."""
        for client in list(self.clients):
            client.look()

    def come(self, client: Client) -> None:
        """Add a client."""
        self.clients[client] = None
        self.see(client.person)
        self.presence.come(client.person)

    def see(self, person: str) -> None:
        """Note that a person is here; spectators count only where no one seated has been seen."""
        if person != self.person and (not self.person or person in self.table.persons()):
            self.person = person

    def go(self, client: Client) -> None:
        """Remove a client."""
        self.clients.pop(client, None)
        self.presence.go(client.person)
        if not self.clients:
            self.rest()

    def rest(self) -> None:
        """Keep as little as possible while no one looks."""
        self.news = None
        self.table.recent.pack()
        self.table.board.marks = ()

    def message(self, person: str, known: Known, now: int, acks: list[Ack]) -> bytes:
        """Bring a client up to date: with the change if it knows what that builds on, otherwise with the whole.

        What the client knows afterwards is noted.
        """
        return self.told().message(self.table, person, known, now, acks)

    def differs(self, number: int, mark: int) -> bool:
        """Return whether a fingerprint is not that of the table after so many events, as clients were last told."""
        return self.told().differs(self.table, number, mark)

    def told(self) -> News:
        """Return what is sent to clients."""
        if self.news is None:
            self.news = News(self.table)
        return self.news

    @property
    def resting(self) -> bool:
        """Return whether no person plays here and no one looks, so that bots need not play on."""
        return self.table.abandoned and not self.clients

    @property
    def busy(self) -> bool:
        """Return whether a client is looking, a bot is thinking or a command is being carried out."""
        return bool(self.clients) or self.thinking is not None or self.lock.locked()

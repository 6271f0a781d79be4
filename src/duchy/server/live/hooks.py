"""Notifications for people who are not looking: an outgoing webhook set by the host.

The address is a server setting, never a table's: no one else can make the server call anything.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from msgspec import Struct, json

from duchy.core.game import CHANCE
from duchy.server.live.duties import Duty
from duchy.server.live.metrics import Metrics
from duchy.server.table import events as kinds
from duchy.server.table.table import Table
from duchy.store.rows import Event

if TYPE_CHECKING:
    import httpx

MOST_WAITING: Final = 1000
PAUSES: Final = (1.0, 5.0)
TIMEOUT: Final = 5.0

log = logging.getLogger("duchy.hooks")


class Person(Struct):
    """The recipient of a notification: a seat and its person's name."""

    seat: int
    name: str


class Notice(Struct):
    """A notification: it is someone's turn, they are asked something, or the game is over."""

    kind: str
    table: str
    game: str
    number: int
    people: list[Person]


class Hooks:
    """The webhook and its queue; without an address nothing is sent."""

    def __init__(
        self, address: str | None, metrics: Metrics, transport: "httpx.AsyncBaseTransport | None" = None
    ) -> None:
        """Set the address; a custom transport is for tests."""
        self.address = address
        self.metrics = metrics
        self.transport = transport
        self.queue: asyncio.Queue[Notice] = asyncio.Queue(MOST_WAITING)

    def tell(self, before: Table, after: Table, events: Sequence[Event]) -> None:
        """Queue the notifications for events that were just written."""
        if self.address is None:
            return
        for notice in notices(before, after, events):
            if self.queue.full():
                self.metrics.hooks["dropped"] += 1
                return
            self.queue.put_nowait(notice)

    async def run(self, duty: Duty) -> None:
        """Send queued notifications one after the other, until cancelled."""
        import httpx  # noqa: PLC0415 - slow to import, and few servers have a webhook

        async with httpx.AsyncClient(transport=self.transport, timeout=TIMEOUT) as client:
            while True:
                await self.send(client, await self.queue.get())
                duty.did()

    async def send(self, client: "httpx.AsyncClient", notice: Notice) -> None:
        """Send one notification; retry a few times, then give up."""
        import httpx  # noqa: PLC0415

        assert self.address is not None
        for pause in (*PAUSES, None):
            try:
                answer = await client.post(
                    self.address, content=json.encode(notice), headers={"content-type": "application/json"}
                )
                answer.raise_for_status()
            except httpx.HTTPError as error:
                if pause is None:
                    self.metrics.hooks["failed"] += 1
                    log.warning("a notification could not be sent", extra={"error": type(error).__name__})
                    return
                await asyncio.sleep(pause)
            else:
                self.metrics.hooks["sent"] += 1
                return


def persons_to_act(table: Table) -> set[int]:
    """Return the seats whose persons have to act."""
    return {seat for seat in table.acting() if seat != CHANCE and not table.seats[seat].played_by}


def notices(before: Table, after: Table, events: Sequence[Event]) -> list[Notice]:
    """Return the notifications for events."""
    found: list[Notice] = []

    def add(kind: str, seats: Sequence[int]) -> None:
        people = [Person(seat, after.seats[seat].name) for seat in seats if after.seats[seat].person is not None]
        if people:
            found.append(Notice(kind, after.id, after.setup.game.name, after.next, people))

    add("turn", sorted(persons_to_act(after) - persons_to_act(before)))
    for event in events:
        if event.kind == kinds.ASKED and event.number in after.proposals:
            add("asked", after.proposals[event.number].waiting)
        elif event.kind == kinds.FINISHED:
            add("over", range(len(after.seats)))
    return found

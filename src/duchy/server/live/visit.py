"""A client's visit at a table: carries out its commands and sends what it has missed.

A client has no queue of updates: whenever it can take more, it gets one message that brings it up to date, with the
acknowledgements of its commands. So a slow client costs nothing; one that reads nothing for too long is cut off by
`connections`.
"""

import asyncio
import logging
from collections import deque
from typing import Final, Protocol

from msgspec import DecodeError, ValidationError, json

from duchy.server.live.commands import carry_out
from duchy.server.live.live_table import LiveTable
from duchy.server.live.lobby import Lobby
from duchy.server.live.shares.buckets import Rates
from duchy.server.live.shares.fairness import Crowded, FairQueue
from duchy.server.live.shares.room import FULL
from duchy.server.live.tables import LiveTables
from duchy.server.settings import Limits
from duchy.server.table.news.known import Known
from duchy.server.table.refused import Refused
from duchy.server.table.showing import reason_info
from duchy.server.wire.messages import VERSION, Ack, Hello, Present, Refusal, Spoken
from duchy.store.errors import Full, StoreError

MOST_ANSWERS: Final = 64
REST: Final = 0.5
"""For how long other messages go before the next hello, as a part of the time the last one took."""
STRIKES: Final = 20
"""The number of invalid or excess messages that a socket may send."""
BAD, GONE, SLOW = 1008, 1001, 1013
WHOLE: Final = b'{"type":"whole"'

log = logging.getLogger("duchy.socket")
decoder = json.Decoder(Spoken)


class Gone(Exception):
    """An error: the client has disconnected."""


class Line(Protocol):
    """The way to a client."""

    @property
    def ready(self) -> bool:
        """Return whether the client reads, so that messages can be sent at once."""

    def say(self, message: bytes) -> None:
        """Send a message at once."""

    async def send(self, message: bytes) -> None:
        """Send a message; raises `Gone`."""

    async def close(self, code: int, reason: str) -> None:
        """Disconnect; raises `Gone`."""


class Host(Protocol):
    """Whoever has the tables, with the limits of their clients."""

    tables: LiveTables
    lobby: Lobby
    messages: Rates
    hellos: FairQueue

    @property
    def limits(self) -> Limits:
        """Return the limits."""


class Visit:
    """One client at a table."""

    def __init__(self, line: Line, server: Host, live: LiveTable, person: str) -> None:
        """Use an open line; nothing is sent before the first hello."""
        self.line = line
        self.tables = server.tables
        self.lobby = server.lobby
        self.messages = server.messages
        self.hellos = server.hellos
        self.live = live
        self.person = person
        self.limits = server.limits
        self.known: Known | None = None
        """What the client knows; nothing before its first hello."""
        self.greeted = False
        """Whether a hello is waiting for its answer, even if there is nothing new."""
        self.answer_ready: bytes | None = None
        """The answer to a hello, which goes before everything else."""
        self.present: list[bool | None] = []
        """The presence that the client was last told."""
        self.looked: tuple[object, int] = (None, -1)
        """The seats, and how often someone had come or gone, when presence was last looked at."""
        self.answers: deque[Ack | Refusal] = deque()
        self.pump: asyncio.Task[None] | None = None
        self.sending = False
        self.hearing = False
        """Whether a command is being carried out: its changes are sent with its answer."""
        self.strikes = 0
        self.closed = False

    def look(self) -> None:
        """Send what is new, at once to a client that reads, unless something is being sent."""
        if not (self.sending or self.hearing or self.closed or self.send_at_once()):
            self.sending = True
            self.pump = asyncio.create_task(self.send_all())

    def send_at_once(self) -> bool:
        """Send everything to a client that reads; return whether nothing is left. No error may affect other clients."""
        try:
            while self.line.ready:
                message = self.message()
                if message is None:
                    return True
                self.line.say(message)
                self.tables.metrics.messages += 1
        except Exception:
            log.exception("a client could not be told what is new", extra={"table": self.live.table.id})
            return True
        return False

    async def send_all(self) -> None:
        """Send everything the client has missed in one message, until there is nothing left."""
        try:
            while not self.closed and not self.send_at_once() and (message := self.message()) is not None:
                await self.line.send(message)
                self.tables.metrics.messages += 1
        except Gone:
            self.closed = True
        finally:
            self.sending = False
            self.pump = None

    def message(self) -> bytes | None:
        """Return the next message: a refusal, or an update with all acknowledgements, or those alone."""
        if self.answer_ready is not None:
            ready, self.answer_ready = self.answer_ready, None
            return ready
        table, answers = self.live.table, self.answers
        known = self.known
        news = known is not None and (self.greeted or known.number != table.next)
        if answers and (not news or isinstance(answers[0], Refusal) or answers[0].table != table.id):
            return json.encode(answers.popleft())
        if known is None:
            return None
        if not news:
            return self.presence()
        acks: list[Ack] = []
        while answers and isinstance(answers[0], Ack) and answers[0].table == table.id:
            acks.append(answers.popleft())  # type: ignore[arg-type]
        self.greeted = False
        message = self.live.message(self.person, known, self.tables.now(), acks)
        self.tables.metrics.updates["whole" if message.startswith(WHOLE) else "change"] += 1
        return message

    def presence(self) -> bytes | None:
        """Return who is connected, if the client does not know it yet."""
        presence, seats = self.live.presence, self.live.table.seats
        if self.looked[0] is seats and self.looked[1] == presence.changes:
            return None
        self.looked = seats, presence.changes
        present = presence.of(seats)
        if present == self.present:
            return None
        self.present = present
        return json.encode(Present(present))

    def answer(self, message: Ack | Refusal) -> None:
        """Answer a command."""
        self.answers.append(message)
        self.look()

    async def close(self, code: int, reason: str) -> None:
        """Close the socket."""
        if not self.closed:
            self.closed = True
            self.tables.metrics.dropped += 1
            try:
                async with asyncio.timeout(1):
                    await self.line.close(code, reason)
            except (TimeoutError, Gone):
                log.debug("a socket was lost before it was closed")

    def come(self) -> None:
        """Begin to look."""
        self.live.come(self)
        self.tables.wake(self.live)

    def go(self) -> None:
        """Look no longer."""
        self.closed = True
        self.live.go(self)
        if self.pump is not None:
            self.pump.cancel()

    async def take(self, data: str | bytes) -> None:
        """Process a message and send what follows from it, within the client's limits."""
        if not self.messages.take(self.tables.visitors.asker(self.person)):
            self.strike(id_of(data), "too-fast", "too many messages: wait a moment")
        elif len(self.answers) >= MOST_ANSWERS:
            await self.close(SLOW, "too slow")
        else:
            self.hearing = True
            await self.hear(data)
            self.hearing = False
            if not self.sending and not self.send_at_once():
                self.sending = True
                await self.send_all()
        if self.strikes > STRIKES:
            await self.close(BAD, "too many invalid messages")

    def strike(self, name: str, code: str, words: str) -> None:
        """Count an unwanted message and refuse it."""
        self.strikes += 1
        self.tables.metrics.refusals[code] += 1
        self.answer(Refusal(name, code, words))

    async def part(self, said: Hello) -> None:
        """Turn away a client that speaks another version of the wire."""
        older = said.version < VERSION
        words = (
            "this page is older than the server: reload it, or update the client"
            if older
            else "this client is newer than the server: update the server"
        )
        self.tables.metrics.refusals["version"] += 1
        self.answers.append(Refusal("", "version", f"{words} (version {said.version}, not {VERSION})"))
        await self.send_all()
        await self.close(BAD, words)

    async def greet(self, said: Hello) -> None:
        """Prepare the answer to a hello, which takes longer than others, when it is the address's turn."""
        try:
            async with self.hellos.turn(self.tables.visitors.asker(self.person, self.live.table.id)):
                began = self.hellos.now()
                self.meet(said)
                self.answer_ready = self.message()
                await asyncio.sleep((self.hellos.now() - began) * REST)
        except Crowded:
            self.strike("", "too-fast", "too many hellos are waiting, most of them from your address: wait a moment")

    def meet(self, said: Hello) -> None:
        """Note what a client knows; one that was told before and has another fingerprint now has lost its way."""
        table = self.live.table
        number = said.number if 0 < said.number <= table.next else 0
        before, self.known, self.greeted = self.known, Known(number, said.mark), True
        if before is not None and self.live.differs(number, said.mark):
            self.tables.metrics.differed += 1

    async def hear(self, data: str | bytes) -> None:
        """Process one message."""
        if len(data) > self.limits.message:
            self.strike("", "too-big", f"a message must have at most {self.limits.message} characters, got {len(data)}")
            return
        try:
            said = decoder.decode(data)
        except ValidationError as error:
            self.strike(id_of(data), "invalid", str(error))
            return
        except (DecodeError, UnicodeError, RecursionError):
            self.strike("", "malformed", "a message must be one JSON object with a type: see docs/wire.md")
            return
        if isinstance(said, Hello):
            if said.version == VERSION:
                await self.greet(said)
            else:
                await self.part(said)
            return
        try:
            self.answer(await carry_out(self.tables, self.lobby, self.live.table.id, self.person, said))
        except Refused as refused:
            if refused.code == "stale" and self.known is not None:
                self.known.number = min(self.known.number, getattr(said, "number", 0))
            self.answer(Refusal(said.id, refused.code, str(refused), reason_info(refused)))
        except Full as full:
            self.answer(Refusal(said.id, FULL, str(full)))
        except StoreError:
            log.exception("a command could not be written", extra={"table": self.live.table.id})
            self.answer(
                Refusal(said.id, "unavailable", "the table cannot be written now: send the same command again soon")
            )


def id_of(data: str | bytes) -> str:
    """Find the id of an otherwise invalid command, so that the client knows which one was refused."""
    try:
        found = json.decode(data)
    except (DecodeError, UnicodeError, RecursionError):
        return ""
    name = found.get("id") if isinstance(found, dict) else None
    return name if isinstance(name, str) and len(name) <= 64 else ""

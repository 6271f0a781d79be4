"""The tables of one browser, and the two ways to them: requests and lines."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

from msgspec import json

from duchy.core.reason import Refusal
from duchy.offline.host import Host
from duchy.offline.parts import ME, Parts
from duchy.offline.requests import Request, answer
from duchy.server.live.duties import Duty
from duchy.server.live.problems import problem_of
from duchy.server.live.visit import BAD, Visit
from duchy.server.settings import milliseconds
from duchy.server.wire.requests import Problem
from duchy.store.errors import StoreError

EVERY: Final = 1.0
"""Seconds between two looks at the clocks."""

log = logging.getLogger("duchy.offline")


class Talk:
    """The line to a client in this browser."""

    def __init__(self, host: Host, name: str) -> None:
        """Set the name of the line."""
        self.host = host
        self.name = name

    @property
    def ready(self) -> bool:
        """Return true: whoever is in the same browser waits for nothing."""
        return True

    def say(self, message: bytes) -> None:
        """Pass a message on."""
        self.host.say(self.name, message.decode())

    async def send(self, message: bytes) -> None:
        """Pass a message on."""
        self.say(message)

    async def close(self, code: int, reason: str) -> None:
        """End the line."""
        self.host.hang_up(self.name, code, reason)


class House:
    """All tables of a browser."""

    def __init__(self, host: Host, now: Callable[[], int] = milliseconds) -> None:
        """Assemble the parts; nothing runs yet."""
        self.host = host
        self.parts = Parts(host, now)
        self.lines: dict[str, asyncio.Queue[str]] = {}
        self.visits: dict[str, asyncio.Task[None]] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Read the list of tables, and begin what goes on by itself: clocks, reviews, news of other tabs."""
        await self.parts.store.open()
        await self.parts.room.measure()
        for work in (self.watch_clocks(), self.parts.reviews.run(Duty("reviews", self.parts.now)), self.listen()):
            self.begin(work)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin something that goes on by itself."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def watch_clocks(self) -> None:
        """Look for seats whose time is over, and bots that were interrupted."""
        while True:
            for listing in await self.parts.store.wakes(self.parts.now()):
                try:
                    await self.parts.tables.ring(listing.id)
                except (StoreError, Refusal) as error:
                    self.parts.tables.troubles.add(listing.id, "a due table could not be checked", error)
            await asyncio.sleep(EVERY)

    async def listen(self) -> None:
        """Follow what other tabs write."""
        async for table, number in self.parts.store.changes():
            await self.parts.tables.hear_change(table, number)

    def request(self, name: str, method: str, path: str, body: str) -> None:
        """Begin to answer a request."""
        self.begin(self.serve(name, method, path, body))

    async def serve(self, name: str, method: str, path: str, body: str) -> None:
        """Answer a request, whatever happens."""
        try:
            status, text = await self.ask(method, path, body)
        except Exception:
            log.exception("a request failed")
            status, text = 500, json.encode(Problem("mistake", "something went wrong here")).decode()
        self.host.answer(name, status, text)

    async def ask(self, method: str, path: str, body: str) -> tuple[int, str]:
        """Answer a request with a status of HTTP and a text."""
        try:
            return 200, await answer(self.parts, Request(method, path, body))
        except (Refusal, StoreError) as error:
            status, problem = problem_of(error)
            return status, json.encode(problem).decode()

    def news(self, table: str, number: int) -> None:
        """Hear that another tab has written."""
        self.parts.store.hear(table, number)

    def call(self, line: str, table: str) -> None:
        """Open a client's line to a table."""
        self.lines[line] = asyncio.Queue()
        self.visits[line] = asyncio.create_task(self.visit(line, table))

    def hear(self, line: str, message: str) -> None:
        """Take a client's message."""
        if line in self.lines:
            self.lines[line].put_nowait(message)

    def leave(self, line: str) -> None:
        """End a client's line."""
        visit = self.visits.pop(line, None)
        if visit is not None:
            visit.cancel()

    async def visit(self, line: str, table: str) -> None:
        """Serve a client until it leaves."""
        talk, messages = Talk(self.host, line), self.lines[line]
        try:
            live = await self.parts.lobby.table_for(ME, table)
        except (Refusal, StoreError):
            await talk.close(BAD, "no-table")
            return
        visit = Visit(talk, self.parts, live, ME)
        visit.come()
        try:
            while not visit.closed:
                await visit.take(await messages.get())
        finally:
            visit.go()
            self.lines.pop(line, None)

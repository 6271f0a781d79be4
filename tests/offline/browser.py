"""A browser in a test: its shelves outlive the house, as a disk does, and can be full or fail."""

import asyncio
import itertools
from collections import defaultdict
from typing import Any

from msgspec import json

from duchy.offline.house import House
from duchy.offline.thinker import think
from duchy.server.wire.messages import VERSION, Ack, Change, Hello, Move, Present, Refusal, Update, Whole
from duchy.server.wire.mirror import Mirror
from duchy.store.rows import Event

LINES = itertools.count()
Heard = Whole | Change | Ack | Refusal | Present


class Disk:
    """What a browser keeps, and who holds which name."""

    def __init__(self) -> None:
        self.shelves: dict[str, dict[str, str]] = defaultdict(dict)
        self.held: dict[str, Browser] = {}
        self.tabs: list[Browser] = []
        self.trouble = ""
        """Why nothing can be written now."""
        self.room = [0, -1]


class Browser:
    """A tab with a house."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.house = House(self)
        self.heard: dict[str, list[str]] = defaultdict(list)
        self.hung_up: list[tuple[str, int, str]] = []
        self.thoughts: list[str] = []
        self.answers: dict[str, asyncio.Future[tuple[int, str]]] = {}
        self.asked = 0
        disk.tabs.append(self)

    async def write(self, changes: str) -> str:
        """Write all or nothing."""
        await asyncio.sleep(0)
        if self.disk.trouble:
            return self.disk.trouble
        wanted: list[list[str]] = json.decode(changes)
        if any(what == "add" and key in self.disk.shelves[shelf] for what, shelf, key, *_ in wanted):
            return "ConstraintError"
        for what, shelf, key, *text in wanted:
            if what == "drop":
                self.disk.shelves[shelf].pop(key, None)
            else:
                self.disk.shelves[shelf][key] = text[0]
        return ""

    async def read(self, shelf: str, key: str) -> str | None:
        """Read a text."""
        await asyncio.sleep(0)
        return self.disk.shelves[shelf].get(key)

    async def list(self, shelf: str, first: str, after: str, most: int) -> str:
        """List texts."""
        await asyncio.sleep(0)
        keys = sorted(key for key in self.disk.shelves[shelf] if first <= key < after)
        return json.encode([self.disk.shelves[shelf][key] for key in keys[:most]]).decode()

    async def room(self) -> str:
        """Return the room."""
        return json.encode(self.disk.room).decode()

    async def lease(self, name: str) -> bool:
        """Hold a name."""
        return self.disk.held.setdefault(name, self) is self

    def release(self, name: str) -> None:
        """Release a name."""
        if self.disk.held.get(name) is self:
            del self.disk.held[name]

    def tell(self, table: str, number: int) -> None:
        """Tell the other tabs."""
        for tab in self.disk.tabs:
            if tab is not self:
                tab.house.news(table, number)

    async def think(self, kind: str, line: str) -> str | None:
        """Think at once."""
        self.thoughts.append(kind)
        await asyncio.sleep(0)
        return think(line)

    def answer(self, name: str, status: int, text: str) -> None:
        """Pass an answer on."""
        self.answers.pop(name).set_result((status, text))

    def say(self, line: str, message: str) -> None:
        """Note a message."""
        self.heard[line].append(message)

    def hang_up(self, line: str, code: int, reason: str) -> None:
        """Note the end of a line."""
        self.hung_up.append((line, code, reason))

    async def ask(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - answers of all kinds
        """Send a request that succeeds."""
        status, text = await self.tried(method, path, body)
        assert status == 200, text
        return json.decode(text) if not path.endswith("/record") else text

    async def tried(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        """Send a request."""
        self.asked += 1
        name = str(self.asked)
        answer = self.answers[name] = asyncio.get_running_loop().create_future()
        self.house.request(name, method, path, "" if body is None else json.encode(body).decode())
        return await answer  # type: ignore[no-any-return]

    def close(self) -> None:
        """End the tab without a warning."""
        self.disk.tabs.remove(self)
        for name in [name for name, holder in self.disk.held.items() if holder is self]:
            del self.disk.held[name]
        for task in [*self.house.tasks, *self.house.visits.values()]:
            task.cancel()
        for live in self.house.parts.tables.by_id.values():
            if live.thinking is not None:
                live.thinking.cancel()


class Sitting:
    """A client at a table of a tab."""

    def __init__(self, browser: Browser, table: str) -> None:
        self.browser = browser
        self.table = table
        self.line = f"line {next(LINES)}"
        self.mirror = Mirror()
        self.update: Update | None = None
        self.answers: dict[str, Ack | Refusal] = {}
        self.read = 0
        browser.house.call(self.line, table)
        self.say(Hello(version=VERSION))

    def say(self, message: object) -> None:
        """Send a message."""
        self.browser.house.hear(self.line, json.encode(message).decode())

    def listen(self) -> None:
        """Take what came."""
        heard = self.browser.heard[self.line]
        for text in heard[self.read :]:
            message = json.decode(text, type=Heard)
            if isinstance(message, Whole | Change):
                self.update = self.mirror.hear(message)
                assert self.update is not None
                self.answers |= {ack.id: ack for ack in self.update.acks}
            elif isinstance(message, Ack | Refusal):
                self.answers[message.id] = message
        self.read = len(heard)

    async def until(self, number: int = 1) -> Update:
        """Wait until a number of events is known."""
        for _ in range(100_000):
            self.listen()
            if self.update is not None and self.update.number >= number:
                return self.update
            await asyncio.sleep(0)
        raise AssertionError(number)

    async def answered(self, name: str) -> Ack | Refusal:
        """Wait for an answer."""
        for _ in range(100_000):
            self.listen()
            if name in self.answers:
                return self.answers[name]
            await asyncio.sleep(0)
        raise AssertionError(name)

    async def move(self, name: str, action: int, seat: int) -> Ack | Refusal:
        """Act."""
        assert self.update is not None
        self.say(Move(id=name, seat=seat, action=action, number=self.update.number))
        return await self.answered(name)


def log_of(disk: Disk, table: str) -> list[Event]:
    """Return what is kept of a table."""
    events = disk.shelves["events"]
    return [json.decode(events[key], type=Event) for key in sorted(events) if key.startswith(table)]

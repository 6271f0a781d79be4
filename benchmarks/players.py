"""Players of the server benchmark: they play at many tables, or only send messages back and forth."""

import asyncio
import random
from collections.abc import Callable
from time import perf_counter
from typing import Final, NamedTuple

from msgspec import Raw, Struct, json

from benchmarks.wire import Wire, connect
from duchy.server.wire.messages import VERSION, Ack, Hello, Move, Present, Refusal

MILLISECONDS = 1000.0


class Part(Struct):
    """The part of a seat's own frame that is read."""

    seat: int
    legal: list[int] = []


class Mine(Struct):
    """The part of what only the player may do that is read."""

    frames: list[Part]


class Whole(Struct, tag_field="type", tag="whole"):
    """The part of a whole table that is read."""

    number: int
    own: Mine | None = None
    acks: dict[str, int] = {}


class Change(Struct, tag_field="type", tag="change"):
    """The part of a change that is read."""

    first: int
    events: list[Raw] = []
    own: Mine | None = None
    acks: dict[str, int] = {}

    @property
    def number(self) -> int:
        """Return how many events are known afterwards."""
        return self.first + len(self.events)


HELLO: Final = json.encode(Hello(version=VERSION))
decoder = json.Decoder(Whole | Change | Ack | Refusal | Present)


class Player:
    """A player of all seats of a table: a move, its acknowledgement, the new view, and after a pause the next move."""

    def __init__(self, table: str, seed: int, pace: float, until: float, alone: bool = True) -> None:
        """Play until a time; with a pace, wait about that many seconds between moves. Others may have seats, too."""
        self.table = table
        self.dice = random.Random(seed)
        self.pace = pace
        self.until = until
        self.alone = alone
        self.wire: Wire | None = None
        self.number = -1
        self.mine = Mine([])
        self.sent = 0.0
        self.acknowledged = -1
        self.count = 0
        self.times: list[float] = []
        self.sizes: list[int] = []
        """The bytes of every change."""
        self.greeted = asyncio.Event()
        self.held = False
        """Whether the first move waits until it is said that all may begin."""
        self.over = asyncio.Event()

    def hear(self, message: bytes) -> None:
        """Handle a message; once the last move is done and shown, make the next."""
        heard = decoder.decode(message)
        if isinstance(heard, Refusal):
            raise TypeError(heard.words)
        if isinstance(heard, Present):
            return
        if isinstance(heard, Change):
            self.sizes.append(len(message))
        for number in [heard.number] if isinstance(heard, Ack) else heard.acks.values():
            self.times.append((perf_counter() - self.sent) * MILLISECONDS)
            self.acknowledged = number
        if not isinstance(heard, Ack):
            self.number, self.mine = heard.number, heard.own or self.mine
        if self.number > self.acknowledged and len(self.times) == self.count:
            self.greeted.set()
            if not self.held:
                self.go_on()

    def go_on(self) -> None:
        """Make the next move, now or soon."""
        if self.count and perf_counter() >= self.until:
            self.over.set()
        elif self.pace:
            asyncio.get_running_loop().call_later(self.pace * self.dice.uniform(0.5, 1.5), self.move)
        else:
            self.move()

    def move(self) -> None:
        """Make any legal move."""
        assert self.wire is not None
        ready = next((frame for frame in self.mine.frames if frame.legal), None)
        if ready is None:
            if self.alone:
                self.over.set()
            return
        action = self.dice.choice(ready.legal)
        self.count += 1
        command = Move(id=f"m{self.count}", seat=ready.seat, action=action, number=self.number)
        self.sent = perf_counter()
        self.wire.send(json.encode(command))


class Played(NamedTuple):
    """Moves per second; for each the milliseconds from click to acknowledgement; what a clock said that all took."""

    rate: float
    times: list[float]
    spent: float


async def play(
    address: str,
    cookie: str,
    names: list[str],
    pace: float,
    seconds: float,
    clock: Callable[[], float] = perf_counter,
) -> Played:
    """Play at many tables; the first moves are made when everybody has the first view."""
    players = [Player(name, seed, pace, 0) for seed, name in enumerate(names)]
    for player in players:
        path = f"/api/tables/{player.table}/socket"
        player.wire = await connect(address, path, f"duchy={cookie}", player.hear)
    for player in players:
        player.held = True
        assert player.wire is not None
        player.wire.send(HELLO)
    await asyncio.gather(*(player.greeted.wait() for player in players))
    started, begun = perf_counter(), clock()
    for player in players:
        player.until, player.held = started + seconds, False
        player.go_on()
    await asyncio.gather(*(player.over.wait() for player in players))
    taken, spent = perf_counter() - started, clock() - begun
    for player in players:
        assert player.wire is not None
        player.wire.close()
    times = [time for player in players for time in player.times]
    return Played(len(times) / taken, times, spent)


async def share(address: str, cookies: list[str], names: list[str], seconds: float) -> list[int]:
    """Let several people play at each table, one seat each; return the bytes of each change that they got."""
    until = perf_counter() + seconds
    players = [Player(name, seed, 0, until, alone=False) for seed, name in enumerate(names) for _ in cookies]
    for player, cookie in zip(players, cookies * len(names), strict=True):
        player.wire = await connect(address, f"/api/tables/{player.table}/socket", f"duchy={cookie}", player.hear)
        player.wire.send(HELLO)
    await asyncio.sleep(seconds)
    for player in players:
        assert player.wire is not None
        player.wire.close()
    return [size for player in players for size in player.sizes]


async def watch(address: str, cookie: str, table: str, watchers: int, moves: int) -> list[float]:
    """Let many look at one table; return the milliseconds from each move until each of them has it."""
    waits: list[float] = []
    sent, number, left = 0.0, 0, 0
    all_there = asyncio.Event()

    def heard(message: bytes) -> None:
        nonlocal left
        if (news := decoder.decode(message)) and isinstance(news, Whole | Change) and news.number > number:
            waits.append((perf_counter() - sent) * MILLISECONDS)
            left -= 1
            if left == 0:
                all_there.set()

    path, cookie = f"/api/tables/{table}/socket", f"duchy={cookie}"
    left = watchers
    wires = [await connect(address, path, cookie, heard) for _ in range(watchers)]
    for wire in wires:
        wire.send(HELLO)
    await all_there.wait()
    waits.clear()
    player = Player(table, 1, 0, 0)
    player.wire = await connect(address, path, cookie, player.hear)
    player.wire.send(HELLO)
    await player.over.wait()
    waits.clear()
    for _ in range(moves):
        number, left = player.number, watchers
        all_there.clear()
        sent = perf_counter()
        player.over.clear()
        player.move()
        await all_there.wait()
        await player.over.wait()
    for wire in wires:
        wire.close()
    return waits


async def echo(address: str, sockets: int, seconds: float) -> float:
    """Send messages back and forth on many sockets; return messages per second."""
    message = json.encode(Move(id="m100", seat=0, action=1000, number=100))
    counts, over = [0] * sockets, [asyncio.Event() for _ in range(sockets)]
    wires: list[Wire] = []
    until = 0.0

    def answer(index: int) -> Callable[[bytes], None]:
        def heard(_: bytes) -> None:
            counts[index] += 1
            if perf_counter() < until:
                wires[index].send(message)
            else:
                over[index].set()

        return heard

    wires += [await connect(address, "/echo", "", answer(index)) for index in range(sockets)]
    started = perf_counter()
    until = started + seconds
    for wire in wires:
        wire.send(message)
    await asyncio.gather(*(event.wait() for event in over))
    taken = perf_counter() - started
    for wire in wires:
        wire.close()
    return sum(counts) / taken

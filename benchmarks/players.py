"""Players of the server benchmark: they play at many tables, or only send messages back and forth."""

import asyncio
import random
from collections.abc import Callable
from time import perf_counter

from msgspec import Struct, json

from benchmarks.wire import Wire, connect
from duchy.server.wire.messages import Ack, Move, Present, Refusal

MILLISECONDS = 1000.0


class Option(Struct):
    """The part of a legal action that is read."""

    action: int


class Part(Struct):
    """The part of a frame that is read."""

    seat: int
    legal: list[Option]


class News(Struct, tag_field="type", tag="update"):
    """The part of an update that is read."""

    number: int
    frames: list[Part]
    acks: list[Ack]


decoder = json.Decoder(News | Ack | Refusal | Present)


class Player:
    """A player of all seats of a table: a move, its acknowledgement, the new view, and after a pause the next move."""

    def __init__(self, table: str, seed: int, pace: float, until: float) -> None:
        """Play until a time; with a pace, wait about that many seconds between moves."""
        self.table = table
        self.dice = random.Random(seed)
        self.pace = pace
        self.until = until
        self.wire: Wire | None = None
        self.news: News | None = None
        self.sent = 0.0
        self.acknowledged = -1
        self.count = 0
        self.times: list[float] = []
        self.over = asyncio.Event()

    def hear(self, message: bytes) -> None:
        """Handle a message; once the last move is done and shown, make the next."""
        heard = decoder.decode(message)
        if isinstance(heard, Refusal):
            raise TypeError(heard.words)
        if isinstance(heard, Present):
            return
        for ack in heard.acks if isinstance(heard, News) else [heard]:
            self.times.append((perf_counter() - self.sent) * MILLISECONDS)
            self.acknowledged = ack.number
        if isinstance(heard, News):
            self.news = heard
        if self.news is not None and self.news.number > self.acknowledged and len(self.times) == self.count:
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
        assert self.news is not None
        assert self.wire is not None
        ready = next((frame for frame in self.news.frames if frame.legal), None)
        if ready is None:
            self.over.set()
            return
        action = self.dice.choice(ready.legal).action
        self.count += 1
        command = Move(id=f"m{self.count}", seat=ready.seat, action=action, number=self.news.number)
        self.sent = perf_counter()
        self.wire.send(json.encode(command))


async def play(address: str, cookie: str, names: list[str], pace: float, seconds: float) -> tuple[float, list[float]]:
    """Play at many tables; return moves per second, and the milliseconds from each click to its acknowledgement."""
    players = [Player(name, seed, pace, 0) for seed, name in enumerate(names)]
    for player in players:
        path = f"/api/tables/{player.table}/socket"
        player.wire = await connect(address, path, f"duchy={cookie}", player.hear)
    started = perf_counter()
    for player in players:
        player.until = started + seconds
        assert player.wire is not None
        player.wire.send(b'{"type":"hello"}')
    await asyncio.gather(*(player.over.wait() for player in players))
    taken = perf_counter() - started
    for player in players:
        assert player.wire is not None
        player.wire.close()
    times = [time for player in players for time in player.times]
    return len(times) / taken, times


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

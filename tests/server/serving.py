"""A server inside a test: a real one on a free port, with a clock that the test moves."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from duchy.server.client import Client, Sitting
from duchy.server.http.running import Server, bind, configure
from duchy.server.live.state import ServerState
from duchy.server.settings import NO_LIMITS, Limits, Settings
from duchy.server.wire.messages import ClockRule, SeatRequest, Update
from duchy.server.wire.requests import Created
from tests.databases import lay

ME = SeatRequest("me")
FRIEND = SeatRequest("friend")
BOT = SeatRequest("bot", bot="random")


def hot_seat(name: str) -> SeatRequest:
    """Return a request for a hot seat."""
    return SeatRequest("hot", name=name)


class Now:
    """A clock that does not run until it is moved."""

    def __init__(self) -> None:
        self.value = 1_700_000_000_000

    def __call__(self) -> int:
        """Read the clock."""
        return self.value


class Place:
    """A running server and its clock."""

    def __init__(self, state: ServerState, server: Server, address: str, now: Now) -> None:
        self.state = state
        self.server = server
        self.address = address
        self.now = now

    @property
    def port(self) -> int:
        """Return the port it listens on."""
        return int(self.address.rpartition(":")[2])

    def client(self) -> Client:
        """Create a client without a cookie."""
        return Client(self.address)

    @asynccontextmanager
    async def person(self, nickname: str) -> AsyncIterator[Client]:
        """Create a person."""
        async with self.client() as client:
            await client.call_me(nickname)
            yield client

    @asynccontextmanager
    async def two(
        self,
        game: str = "burgundy",
        options: dict[str, str | int] | None = None,
        clock: ClockRule | None = None,
    ) -> AsyncIterator[tuple[Client, Client, Created]]:
        """Seat two persons at a table, Ann in the first seat and Ben in the second."""
        async with self.person("Ann") as ann, self.person("Ben") as ben:
            made = await ann.create(game, options, [ME, FRIEND], clock)
            await ben.follow(made.links.join)
            yield ann, ben, made


@asynccontextmanager
async def serving(
    database: str,
    limits: Limits = NO_LIMITS,
    now: Now | None = None,
    webhook: str | None = None,
    public: str | None = None,
    proxies: Sequence[str] = (),
    offline: str | None = None,
) -> AsyncIterator[Place]:
    """Run a server in this loop until the test is done with it."""
    lay(database)
    clock = now or Now()
    state = ServerState(
        Settings(
            port=0,
            database=database,
            limits=limits,
            now=clock,
            bot_workers=1,
            coach_workers=1,
            review_share=50,
            webhook=webhook,
            public=public,
            proxies=tuple(proxies),
            offline=offline,
        )
    )
    said: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    server = Server(configure(state), said.set_result, state)
    running = asyncio.create_task(server.serve([bind("127.0.0.1", 0)]))
    try:
        yield Place(state, server, await said, clock)
    finally:
        server.stop()
        await running


async def until(sitting: Sitting, number: int) -> Update:
    """Read until at least `number` events are known."""
    while sitting.latest is None or sitting.latest.number < number:
        await sitting.update()
    return sitting.latest


def choices(update: Update, seat: int) -> Sequence[int]:
    """List a seat's legal actions according to an update."""
    return [choice.action for frame in update.frames if frame.seat == seat for choice in frame.legal]

"""Connections that are slow, never read, or are too many: they are cut off, cost little, and disturb no one."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from duchy.server.http.connections import MOST_UNREAD, RequestConnection, SocketConnection
from duchy.server.http.running import SPARE, files_for
from duchy.server.settings import NO_LIMITS, Limits
from tests.server.rough import Rough, frame, until
from tests.server.serving import Place, serving

pytestmark = pytest.mark.anyio
Opening = Callable[..., AbstractAsyncContextManager[Place]]
TEXT, PING, MORE = 1, 9, 0
HELLO = frame(TEXT, b'{"type":"hello","number":0,"version":3}')
IMPATIENT = {"head_seconds": 0.2, "body_seconds": 0.2, "slow": 0.2, "last": 0.2}


@pytest.fixture
def opening(tmp_path: Path) -> Opening:
    """Return a function that opens servers with custom limits."""

    @asynccontextmanager
    async def opened(**limits: float) -> AsyncIterator[Place]:
        given = Limits(**{name: getattr(NO_LIMITS, name) for name in Limits.__struct_fields__} | limits)
        async with serving(str(tmp_path / "games.db"), given) as place:
            yield place

    return opened


def connections_of(place: Place) -> list[RequestConnection | SocketConnection]:
    """List the connections of a server."""
    return [
        connection
        for connection in place.server.server_state.connections
        if isinstance(connection, RequestConnection | SocketConnection)
    ]


def sockets_of(place: Place) -> list[SocketConnection]:
    """List the sockets of a server."""
    return [connection for connection in connections_of(place) if isinstance(connection, SocketConnection)]


async def test_answers_are_sent_at_once(place: Place) -> None:
    async with place.client() as client:
        await client.games()
        [connection] = place.server.server_state.connections
        accepted = connection.transport.get_extra_info("socket")
        assert 1 == accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HTTP/1.1\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    ],
)
@pytest.mark.slow
async def test_half_a_request_is_not_waited_for(opening: Opening, half: bytes) -> None:
    async with opening(**IMPATIENT) as place, AsyncExitStack() as stack, place.client() as other:
        clients = [await stack.enter_async_context(Rough(place)) for _ in range(40)]
        for client in clients:
            await client.send(half)
        await asyncio.gather(*(client.rest() for client in clients))
        assert (await other.games()).games
        await until(lambda: len(connections_of(place)) <= 1)
        assert 40 == place.state.metrics.connections["late"]


async def test_a_request_that_comes_drop_by_drop_is_not_waited_for(opening: Opening) -> None:
    async with opening(**IMPATIENT) as place, Rough(place) as client:
        await client.flood(b"a", pause=0.01)
        await until(lambda: not connections_of(place))


async def test_between_requests_no_time_runs(place: Place) -> None:
    async with place.client() as client:
        await client.games()
        [connection] = connections_of(place)
        assert isinstance(connection, RequestConnection)
        runs = [connection.began is not None]
        for part in (b"GET / HT", b"TP/1.1\r\nHost: a\r\n\r\n"):
            connection.data_received(part)
            runs.append(connection.began is not None)
        assert [False, True, False] == runs


@pytest.mark.slow
async def test_who_takes_no_answer_is_cut_off(opening: Opening) -> None:
    async with opening(**(IMPATIENT | {"head_seconds": 60})) as place, Rough(place) as client:
        await client.send(b"GET /api/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n" * 50)
        await until(lambda: place.state.metrics.connections["slow"] == 1)
        await until(lambda: not connections_of(place))


@pytest.mark.slow
async def test_a_client_that_never_reads_is_cut_off_and_costs_little(opening: Opening) -> None:
    async with opening(slow=0.5, last=0.5) as place, place.two() as (ann, ben, made), Rough(place) as deaf:
        live = place.state.tables.by_id[made.table]
        await deaf.upgrade(made.table, ann.cookie)
        [connection] = sockets_of(place)
        await deaf.send(HELLO)
        most = 0
        async with ben.sit(made.table) as lively:
            await lively.update()
            await until(lambda: len(live.clients) == 2)
            while connection in place.server.server_state.connections:
                await lively.chat("word " * 90)
                most = max(most, connection.transport.get_write_buffer_size())
            assert 0 < most < MOST_UNREAD // 4
            await until(lambda: len(live.clients) == 1)
            assert (await lively.chat("still here")).number
        assert {"slow": 1} == place.state.metrics.connections
        await deaf.rest()


@pytest.mark.parametrize("limits", [{"slow": 60.0}, {"slow": 60.0, "messages": 50}])
async def test_pings_do_not_pile_up(opening: Opening, limits: dict[str, float]) -> None:
    async with opening(**limits) as place, place.two() as (ann, _, made), Rough(place) as deaf:
        await deaf.upgrade(made.table, ann.cookie)
        [connection] = sockets_of(place)
        await deaf.flood(frame(PING, b"x" * 125) * 20)
        assert connection.transport.get_write_buffer_size() <= 2 * MOST_UNREAD
        await until(lambda: not sockets_of(place))
        assert {"flood": 1} == place.state.metrics.connections


@pytest.mark.parametrize(
    ("first", "flood"),
    [(b"", frame(TEXT, b"{}") * 2000), (frame(TEXT, b"", False), frame(MORE, b"", False) * 2000)],
    ids=["whole", "in pieces"],
)
async def test_messages_that_come_too_many_at_once_are_not_kept(opening: Opening, first: bytes, flood: bytes) -> None:
    async with opening() as place, place.two() as (ann, _, made), Rough(place) as client:
        await client.upgrade(made.table, ann.cookie)
        await client.send(first)
        await client.flood(flood)
        await until(lambda: not sockets_of(place))
        assert {"flood": 1} == place.state.metrics.connections


@pytest.mark.slow
async def test_a_dropped_socket_is_closed_even_if_it_does_not_read(opening: Opening) -> None:
    """A close frame cannot reach a client that does not read: the connection is closed anyway."""
    async with opening(slow=60.0, last=0.3) as place, place.two() as (ann, _, made), Rough(place) as deaf:
        await deaf.upgrade(made.table, ann.cookie)
        [connection] = sockets_of(place)
        while not connection.transport.get_write_buffer_size():
            await deaf.send(HELLO)
            await asyncio.sleep(0.01)
        connection.transport.close()
        await until(lambda: connection not in place.server.server_state.connections)
        await until(lambda: not place.state.tables.by_id[made.table].clients)


async def test_connections_of_one_address_are_bounded(opening: Opening) -> None:
    async with opening(connections_each=3) as place:
        async with AsyncExitStack() as stack:
            for _ in range(3):
                await stack.enter_async_context(Rough(place))
            await until(lambda: place.state.connections() == 3)
            async with Rough(place) as fourth:
                answer = await fourth.rest()
            assert answer.startswith(b"HTTP/1.1 503 ")
            assert answer.endswith(b"too many connections: try again later.\n")
        await until(lambda: place.state.connections() == 0)
        async with place.client() as client:
            assert (await client.games()).games


async def test_connections_are_bounded_in_all(opening: Opening) -> None:
    async with opening(connections=2) as place, Rough(place), Rough(place):
        await until(lambda: place.state.connections() == 2)
        async with Rough(place) as third:
            assert b"too many connections" in await third.rest()


async def test_a_socket_counts_as_one_connection_until_it_is_gone(place: Place) -> None:
    async with place.two() as (ann, _, made):
        before = place.state.connections()
        async with ann.sit(made.table) as sitting:
            await sitting.update()
            assert before + 1 == place.state.connections()
        await until(lambda: place.state.connections() == before)


async def opened(attempts: list[AbstractAsyncContextManager[object]], stack: AsyncExitStack) -> int:
    """Open sockets at the same time; count those that were accepted."""
    found = await asyncio.gather(*(stack.enter_async_context(one) for one in attempts), return_exceptions=True)
    assert all(isinstance(one, InvalidStatus) for one in found if isinstance(one, BaseException))
    return sum(not isinstance(one, BaseException) for one in found)


@pytest.mark.parametrize(("limits", "free"), [({"sockets": 3}, 3), ({"own_sockets": 2}, 2)])
async def test_sockets_that_come_at_once_are_counted(opening: Opening, limits: dict[str, float], free: int) -> None:
    async with opening(**limits) as place, place.two() as (ann, _, made):
        async with AsyncExitStack() as stack:
            assert free == await opened([ann.sit(made.table) for _ in range(8)], stack)
        await until(lambda: not place.state.sockets.held)


async def test_who_watches_a_table_does_not_crowd_out_who_plays(opening: Opening) -> None:
    async with opening(watchers=2) as place, place.two() as (ann, _, made), place.person("Cleo") as cleo:
        await cleo.follow(made.links.watch)
        async with AsyncExitStack() as stack:
            assert 2 == await opened([cleo.sit(made.table) for _ in range(4)], stack)
            assert 3 == await opened([ann.sit(made.table) for _ in range(3)], stack)


async def test_the_doors_are_counted_for_the_metrics(opening: Opening) -> None:
    async with opening(connections=1) as place, httpx.AsyncClient(base_url=place.address) as http:
        await http.get("/health")
        async with Rough(place) as second:
            await second.rest()
        text = (await http.get("/metrics")).text
    assert 'duchy_connections_refused_total{why="refused"} 1' in text
    assert "duchy_connections 1" in text


@pytest.mark.parametrize(
    ("soft", "hard", "asked", "allowed"),
    [
        (1024, 4096, 4096, 4096 - SPARE),
        (1024, -1, 8000 + SPARE, 8000),
        (20_000, 20_000, None, 8000),
        (-1, -1, None, 8000),
    ],
)
def test_connections_leave_files_for_the_database(
    soft: int, hard: int, asked: int | None, allowed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    resource = pytest.importorskip("resource")
    given: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "RLIM_INFINITY", -1)
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, pair: given.append(pair))
    assert allowed == files_for(8000)
    assert ([] if asked is None else [(asked, hard)]) == given

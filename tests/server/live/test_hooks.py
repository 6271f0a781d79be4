"""The webhook: the player to act is notified once; failures are retried and then dropped."""

import asyncio
from collections.abc import AsyncIterator

import httpx
import pytest
from msgspec import json

from duchy.server.live import hooks
from duchy.server.live.hooks import Hooks, Notice, notices
from duchy.server.live.metrics import Metrics
from duchy.server.table import decide, undo
from tests.server.offline import BOT, ME, OfflineTable
from tests.server.serving import Place, choices, serving, until

pytestmark = pytest.mark.anyio


def test_a_person_who_has_to_act_is_told_of_once() -> None:
    offline = OfflineTable()
    seat = offline.table.acting()[0]
    before = offline.table.copy()
    log = len(offline.log)
    offline.move(seat)
    found = notices(before, offline.table, offline.log[log:])
    assert [] == found if offline.table.acting() == [seat] else ["turn"] == [notice.kind for notice in found]
    before = offline.table.copy()
    offline.play_until(lambda table: table.acting() != [seat])
    [notice] = notices(before, offline.table, [])
    assert ("turn", 1 - seat) == (notice.kind, notice.people[0].seat)


def test_nobody_is_told_of_a_bot_s_turn() -> None:
    offline = OfflineTable(seats=[BOT, ME])
    offline.play_until(lambda table: table.acting() == [1])
    before = offline.table.copy()
    offline.play_until(lambda table: table.acting() == [0])
    assert [] == notices(before, offline.table, [])


def test_questions_and_the_end_are_told() -> None:
    offline = OfflineTable()
    before, log = offline.table.copy(), len(offline.log)
    offline.do(decide.leave, "ben")
    [notice] = [notice for notice in notices(before, offline.table, offline.log[log:]) if notice.kind == "asked"]
    assert [(0, "Ann")] == [(person.seat, person.name) for person in notice.people]
    before, log = offline.table.copy(), len(offline.log)
    offline.do(decide.resign, "ann", 0)
    assert "over" in [notice.kind for notice in notices(before, offline.table, offline.log[log:])]
    assert undo.last_own(offline.table, "ann") is None


@pytest.fixture
async def received() -> AsyncIterator[tuple[str, asyncio.Queue[Notice]]]:
    """Return the address of a small server that collects what it is sent."""
    queue: asyncio.Queue[Notice] = asyncio.Queue()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length:")[1].split(b"\r\n")[0])
        queue.put_nowait(json.decode(await reader.readexactly(length), type=Notice))
        writer.write(b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n")
        await writer.drain()
        writer.close()
        await writer.wait_closed()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook", queue
    server.close()


async def test_the_webhook_is_called_when_the_turn_passes(
    tmp_path_factory: pytest.TempPathFactory, received: tuple[str, asyncio.Queue[Notice]]
) -> None:
    address, queue = received
    async with serving(str(tmp_path_factory.mktemp("hooks") / "games.db"), webhook=address) as place:
        await turn_passes(place, queue)


async def turn_passes(place: Place, queue: asyncio.Queue[Notice]) -> None:
    """Play until the turn has passed, and read the notification."""
    async with place.two() as (ann, ben, made):
        first = await queue.get()
        seat = (await ann.see(made.table)).table.acting[0]
        assert ("turn", made.table, "burgundy", [seat]) == (
            first.kind,
            first.table,
            first.game,
            [person.seat for person in first.people],
        )
        async with (ann if seat == 0 else ben).sit(made.table) as sitting:
            now = await sitting.update()
            while now.table.acting == [seat]:
                ack = await sitting.move(seat, choices(now, seat)[0])
                now = await until(sitting, ack.number + 1)
        second = await queue.get()
        assert ("turn", [1 - seat]) == (second.kind, [person.seat for person in second.people])
        assert ["Ann", "Ben"][1 - seat] == second.people[0].name


async def test_a_webhook_that_fails_is_tried_again_and_then_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    pauses: list[float] = []

    def fail(request: httpx.Request) -> httpx.Response:
        asked.append(str(request.url))
        return httpx.Response(500)

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr("duchy.server.live.hooks.asyncio.sleep", pause)
    metrics = Metrics()
    hook = Hooks("http://hook.test/", metrics, httpx.MockTransport(fail))
    async with httpx.AsyncClient(transport=hook.transport) as client:
        await hook.send(client, Notice("turn", "t", "burgundy", 1, []))
    assert (3, list(hooks.PAUSES), 1) == (len(asked), pauses, metrics.hooks["failed"])


async def test_a_full_queue_drops_instead_of_waiting() -> None:
    metrics = Metrics()
    hook = Hooks("http://hook.test/", metrics)
    offline = OfflineTable()
    empty = OfflineTable(friends=[]).table
    for _ in range(hooks.MOST_WAITING + 3):
        hook.tell(empty, offline.table, [])
    assert 3 == metrics.hooks["dropped"]
    Hooks(None, metrics).tell(empty, offline.table, [])
    assert 3 == metrics.hooks["dropped"]

"""A browser's tables: whole games, reloads in the middle, two tabs, a full disk, and what needs no second machine."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from msgspec import json

from duchy.core.record import read_record
from duchy.core.verdict import verify
from duchy.games import load
from duchy.puzzles.collection import collection
from duchy.server.wire.messages import Ack, Refusal
from tests.offline.browser import Browser, Disk, Sitting, log_of
from tests.puzzles.quick import late

pytestmark = pytest.mark.anyio
BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me"}


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
async def tab(disk: Disk) -> AsyncIterator[Browser]:
    """Return an open tab of somebody called Ann."""
    async for found in opened(disk):
        await found.ask("PUT", "me", {"nickname": "Ann"})
        yield found


async def opened(disk: Disk) -> AsyncIterator[Browser]:
    """Open a tab, and close it at the end."""
    browser = Browser(disk)
    await browser.house.open()
    yield browser
    if browser in disk.tabs:
        browser.close()


async def play(sitting: Sitting, most: int = 5_000) -> None:
    """Play the first legal actions until the game is over, or so many were played."""
    update = await sitting.until()
    for number in range(most):
        if update.table.status == "over":
            return
        frame = next((frame for frame in update.frames if frame.legal), None)
        if frame is None:
            update = await sitting.until(update.number + 1)
            continue
        ack = await sitting.move(f"{sitting.line[5:]}-{number}", frame.legal[0].action, frame.seat)
        assert isinstance(ack, Ack), ack
        update = await sitting.until(ack.number + 1)


async def new(tab: Browser, game: str, seats: list[dict[str, str]] | None = None, **options: str | int) -> str:
    """Open a table."""
    wanted = {"game": game, "options": options, "seats": seats or [ME, BOT]}
    return str((await tab.ask("POST", "tables", wanted))["table"])


@pytest.mark.parametrize("game", ["burgundy", "kingdom"])
async def test_a_whole_game_against_a_bot_has_a_record_that_can_be_checked(tab: Browser, game: str) -> None:
    table = await new(tab, game)
    sitting = Sitting(tab, table)
    await play(sitting)
    assert sitting.update is not None
    assert sitting.update.table.status == "over"
    text = await tab.ask("GET", f"tables/{table}/record")
    record = read_record(text)
    verify(load(game), record)
    assert record.commitment == sitting.update.table.commitment
    assert [("Ann", True), ("bot random", True)] == [(name, True) for name in record.players]
    assert len((await tab.ask("GET", f"tables/{table}/draws"))["draws"]) > 5
    assert "over" == (await tab.ask("GET", "tables?status=over"))["tables"][0]["status"]


async def test_a_tab_that_ends_in_the_middle_loses_nothing_that_was_acknowledged(tab: Browser, disk: Disk) -> None:
    table = await new(tab, "burgundy")
    sitting = Sitting(tab, table)
    await play(sitting, 12)
    assert sitting.update is not None
    acknowledged = max(answer.number for answer in sitting.answers.values() if isinstance(answer, Ack))
    tab.close()
    assert len(log_of(disk, table)) > acknowledged
    async for again in opened(disk):
        back = Sitting(again, table)
        await back.until(acknowledged + 1)
        await play(back)
        assert back.update is not None
        assert back.update.table.status == "over"
        verify(load("burgundy"), read_record(await again.ask("GET", f"tables/{table}/record")))


async def test_a_command_is_carried_out_once_however_often_it_is_sent_and_after_a_reload(
    tab: Browser, disk: Disk
) -> None:
    table = await new(tab, "burgundy", [ME, {"kind": "hot", "name": "Ben"}])
    sitting = Sitting(tab, table)
    update = await sitting.until()
    frame = next(frame for frame in update.frames if frame.legal)
    body = {"type": "move", "id": "one", "seat": frame.seat, "action": frame.legal[0].action, "number": update.number}
    first = await tab.ask("POST", f"tables/{table}/commands", body)
    tab.close()
    async for again in opened(disk):
        assert first == await again.ask("POST", f"tables/{table}/commands", body)
    assert 1 == sum(event.key == "one" for event in log_of(disk, table))


async def test_two_tabs_see_each_other_and_do_not_corrupt_a_table(tab: Browser, disk: Disk) -> None:
    table = await new(tab, "burgundy", [ME, {"kind": "hot", "name": "Ben"}])
    async for other in opened(disk):
        first, second = Sitting(tab, table), Sitting(other, table)
        before = await first.until()
        await second.until()
        frame = next(frame for frame in before.frames if frame.legal)
        both = await asyncio.gather(
            first.move("a", frame.legal[0].action, frame.seat), second.move("b", frame.legal[0].action, frame.seat)
        )
        assert {"ack", "stale"} == {"ack" if isinstance(one, Ack) else one.code for one in both}
        log = log_of(disk, table)
        assert list(range(len(log))) == [event.number for event in log]
        seen = await first.until(len(log)), await second.until(len(log))
        assert seen[0].table == seen[1].table


async def test_a_full_disk_is_said_and_loses_nothing(tab: Browser, disk: Disk) -> None:
    table = await new(tab, "burgundy", [ME, {"kind": "hot", "name": "Ben"}])
    sitting = Sitting(tab, table)
    update = await sitting.until()
    frame = next(frame for frame in update.frames if frame.legal)
    disk.trouble = "QuotaExceededError"
    refused = await sitting.move("a", frame.legal[0].action, frame.seat)
    assert isinstance(refused, Refusal)
    assert refused.code == "storage-full"
    assert (507, "storage-full") == await problem(tab, "POST", "tables", {"game": "burgundy"})
    disk.trouble = ""
    assert isinstance(await sitting.move("b", frame.legal[0].action, frame.seat), Ack)


async def problem(tab: Browser, method: str, path: str, body: object = None) -> tuple[int, str]:
    """Return the status and the code of a refusal."""
    status, text = await tab.tried(method, path, body)
    return status, json.decode(text)["code"]


@pytest.mark.parametrize(
    ("method", "path", "body", "expected"),
    [
        ("GET", "tables/0123456789abcdef", None, (404, "no-table")),
        ("GET", "tables/../me", None, (404, "no-page")),
        ("POST", "links", {"token": "x" * 32}, (404, "no-page")),
        ("POST", "tables", {"game": "chess"}, (400, "wrong")),
        ("POST", "tables", {"game": 7}, (400, "invalid")),
        ("POST", "tables", {"game": "burgundy", "seats": [ME, {"kind": "friend"}]}, (400, "friends")),
        ("GET", "tables?limit=1000", None, (400, "invalid")),
        ("GET", "tables?status=lost", None, (400, "status")),
        ("GET", "reviews/0123456789abcdefgh", None, (404, "no-review")),
        ("POST", "records", {"record": "?"}, (400, "wrong")),
    ],
)
async def test_what_is_wrong_is_refused_as_on_a_server(
    tab: Browser, method: str, path: str, body: object, expected: tuple[int, str]
) -> None:
    assert expected == await problem(tab, method, path, body)


async def test_a_setup_is_checked_without_opening_a_table(tab: Browser) -> None:
    options: dict[str, str | int] = {"players": 1, "scenario": 3}
    assert await tab.ask("POST", "tables/check", {"game": "kingdom", "options": options}) is None
    options["module"] = "menaces"
    status, _ = await problem(tab, "POST", "tables/check", {"game": "kingdom", "options": options})
    assert status == 400
    assert [] == (await tab.ask("GET", "tables"))["tables"]


async def test_somebody_new_has_no_name_yet(disk: Disk) -> None:
    async for tab in opened(disk):
        assert (401, "nobody") == await problem(tab, "GET", "me")
        await tab.ask("PUT", "me", {"nickname": "Bo"})
        assert {"nickname": "Bo"} == await tab.ask("GET", "me")


async def test_puzzles_are_listed_opened_and_judged_without_a_server(tab: Browser) -> None:
    puzzle = late("burgundy")
    assert len(collection()) == len((await tab.ask("GET", "puzzles"))["puzzles"])
    assert puzzle.position == (await tab.ask("GET", f"puzzles/{puzzle.id}"))["position"]
    verdict = await tab.ask("POST", f"puzzles/{puzzle.id}/answer", {"line": puzzle.best.line})
    assert (0, True) == (verdict["lost"], verdict["solved"])
    assert 404 == (await tab.tried("GET", f"puzzles/{'0' * 12}"))[0]

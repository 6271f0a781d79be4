"""Uploads are read in processes with limits: a bomb is refused clearly, and no one else waits for it."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from duchy.core.chance import FairDice
from duchy.core.match import Match
from duchy.core.record import record_of, text_of
from duchy.games import load
from duchy.games.kingdom.box.template import template
from duchy.server.client import Client, ServerRefused
from duchy.server.live.processes.pools import Readers
from duchy.server.live.processes.workers import surroundings
from duchy.server.live.shares.visitors import Visitors
from duchy.server.settings import Limits
from duchy.server.table.refused import Refused
from duchy.server.wire.replay import LONGEST_RECORD, RecordText
from tests.server.rough import until
from tests.server.serving import ME, Place

pytestmark = pytest.mark.anyio

DOTTED = "a." * 8000 + "a=1\n"
BOMBS = {
    "dotted": (DOTTED, "a key has more than 8 parts"),
    "nested": ("a=" + "[" * 50_000 + "\n", "nested more than 8 deep"),
    "long": ("x=1\n" + "#" * 201_000, "characters; at most 200000 are allowed"),
    "keys": ("a=1\n" * 30_000, "more than 12000 keys"),
    "cards": ("".join(f"[[development]]\nid='a{n}'\n" for n in range(2000)), "cards; at most 127 are allowed"),
    "number": ("x=" + "9" * 5000 + "\n", "the file is not valid TOML"),
    "hexadecimal": ("set=0x" + "f" * 90_000 + "\n", "expected a table, got a number of thousands of digits"),
}
IN_A_RECORD = {"keys": "the file is not valid TOML"}
"""The errors of sets in records: limits that came after a game do not apply to it."""


def short_record(**options: object) -> str:
    """Write a record of the start of a game."""
    match = Match(load("burgundy"), options)
    match.draw(FairDice(bytes(32)))
    return text_of(record_of(match, ["Ann", "Bo"], None))


async def post(client: Client, path: str, body: object) -> tuple[int, str, str]:
    """Send a request that is refused; return status, code and words."""
    answer = await client.http.post(path, json=body)
    return answer.status_code, answer.json()["code"], answer.json()["words"]


async def test_a_set_that_is_a_bomb_is_refused_in_words(place: Place) -> None:
    async with place.person("Ann") as ann:
        for name, (text, words) in BOMBS.items():
            options = json.dumps({"set": text})
            record = f"duchy record 1\ngame: kingdom\nrules: 1\noptions: {options}\n"
            for path, body in (
                ("/api/tables", {"game": "kingdom", "options": {"set": text}}),
                ("/api/tables/check", {"game": "kingdom", "options": {"set": text}}),
                ("/api/records", {"record": record}),
            ):
                if len(record) < LONGEST_RECORD or path != "/api/records":
                    status, code, said = await post(ann, path, body)
                    assert (400, "wrong") == (status, code), name
                    assert (words if path != "/api/records" else IN_A_RECORD.get(name, words)) in said, name
                    assert len(said) < 1000, name
    assert 0 == place.state.readers.deaths


async def test_a_setup_is_checked_without_opening_a_table(place: Place) -> None:
    async with place.person("Ann") as ann:
        for options in ({}, {"set": template()}, {"players": 1, "scenario": 3}):
            answer = await ann.http.post("/api/tables/check", json={"game": "kingdom", "options": options})
            assert (204, b"") == (answer.status_code, answer.content)
        wrong = {"game": "kingdom", "options": {"players": 1, "scenario": 3, "module": "menaces"}}
        status, code, words = await post(ann, "/api/tables/check", wrong)
        assert (400, "wrong") == (status, code)
        assert words.startswith("option module: ")
        assert [] == (await ann.http.get("/api/tables")).json()["tables"]


@pytest.mark.parametrize("comment", ["", "#" * 500])
async def test_the_fault_of_a_set_comes_as_data(place: Place, comment: str) -> None:
    """A short text is read by the server itself, a long one in another process."""
    async with place.person("Ann") as ann:
        text = f"set = 3\n{comment}"
        answer = await ann.http.post("/api/tables", json={"game": "kingdom", "options": {"set": text}})
        reason = answer.json()["reason"]
    assert ("set-needs-table", "K10") == (reason["code"], reason["rule"])
    assert ("set", "3") == (reason["values"]["where"], reason["values"]["got"])
    assert reason["values"]["more"] > 1


async def test_a_set_of_ones_own_is_played_with_and_opens_again(place: Place) -> None:
    async with place.person("Ann") as ann:
        made = await ann.create("kingdom", {"set": template(), "players": 1}, [ME])
        assert "playing" == (await ann.see(made.table)).table.status
        place.state.tables.by_id.clear()
        assert template() == (await ann.see(made.table)).table.options["set"]


async def test_a_record_is_shown_and_checked_as_before(place: Place) -> None:
    async with place.person("Ann") as ann:
        answer = await ann.http.post("/api/records", json={"record": short_record(), "limit": 2})
        assert (200, "burgundy", 2) == (answer.status_code, answer.json()["game"], len(answer.json()["moments"]))
        draws = await ann.http.post("/api/records/draws", json={"record": short_record()})
        assert draws.json()["draws"]
        assert (400, "wrong") == (await post(ann, "/api/records", {"record": "nonsense"}))[:2]
        assert (400, "seats") == (await post(ann, "/api/records", {"record": short_record(), "seat": 7}))[:2]


async def test_who_is_stuck_is_told_the_limit_and_nobody_else_waits() -> None:
    readers = Readers(Limits(reading_seconds=60), Visitors())
    wanted = RecordText(short_record())
    await readers.look("ann", wanted, draws=False)
    [stuck] = readers.processes
    os.kill(stuck.pid, signal.SIGSTOP)
    readers.patience = 0.5
    waiting = asyncio.create_task(readers.look("ann", wanted, draws=False))
    await asyncio.sleep(0)
    readers.patience = 120
    await readers.look("bo", wanted, draws=False)
    assert not waiting.done() or isinstance(waiting.exception(), Refused)
    with pytest.raises(Refused, match="must take at most 60 seconds and 256 MB") as refused:
        await waiting
    assert ("too-much", True) == (refused.value.code, stuck.returncode is not None)
    await readers.look("ann", wanted, draws=False)
    await readers.close()


async def test_a_killed_reader_is_replaced_and_what_one_person_sends_waits_in_turn(place: Place) -> None:
    async with place.person("Ann") as ann, place.person("Bo") as bo:
        body = {"record": short_record()}
        await ann.http.post("/api/records", json=body)
        [process] = place.state.readers.processes
        os.kill(process.pid, signal.SIGSTOP)
        asking = [asyncio.create_task(ann.http.post("/api/records", json=body)) for _ in range(4)]
        async with asyncio.timeout(60):
            while place.state.readers.waiting < 4:  # noqa: ASYNC110 - what waits says so nowhere else
                await asyncio.sleep(0.01)
        assert (429, "too-fast") == (await post(ann, "/api/records", body))[:2]
        assert 200 == (await bo.http.post("/api/records", json=body)).status_code
        os.kill(process.pid, signal.SIGKILL)
        assert [200, 200, 200, 400] == sorted([(await one).status_code for one in asking])
        assert (1, 0, 0) == (place.state.readers.deaths, place.state.readers.waiting, len(place.state.readers.own.held))


async def test_only_so_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    readers = Readers(Limits(readings=2), Visitors(), 1)
    hold = asyncio.Event()

    async def held(line: bytes) -> bytes | None:  # noqa: ARG001 - as the real one
        await hold.wait()
        return None

    monkeypatch.setattr(readers, "ask", held)
    waiting = [asyncio.create_task(readers.look(name, RecordText("x"), draws=False)) for name in "abc"]
    await until(lambda: readers.queue.waiting == 2)
    with pytest.raises(Refused, match="2 uploads are waiting, most of them from your address"):
        await readers.look("ann", RecordText("x"), draws=False)
    hold.set()
    found = await asyncio.gather(*waiting, return_exceptions=True)
    assert ["too-much"] * 3 == [one.code for one in found if isinstance(one, Refused)]


async def test_numbers_beyond_every_measure_are_no_mistake_of_ours(place: Place) -> None:
    async with place.person("Ann") as ann:
        body = '{"game":"kingdom","options":{"set":"' + "x" * 200 + '","players":' + "9" * 400 + "}}"
        answer = await ann.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert 400 == answer.status_code
        with pytest.raises(ServerRefused):
            await ann.create("kingdom", {"set": "x" * 200, "players": 7})


def limited(code: str) -> subprocess.CompletedProcess[str]:
    """Run a few lines in a process that limits itself."""
    lines = f"from duchy.server.live.processes.worker import limit_memory, limit_time\n{code}"
    return subprocess.run(
        [sys.executable, "-c", lines], capture_output=True, text=True, env=surroundings(), timeout=60, check=False
    )


@pytest.mark.skipif(sys.platform != "linux", reason="other systems keep other limits")
def test_a_process_has_no_more_memory_than_it_may() -> None:
    ran = limited("limit_memory(400)\ntry:\n    bytearray(600_000_000)\nexcept MemoryError:\n    print('no')")
    assert "no\n" == ran.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits")
@pytest.mark.slow
def test_a_process_computes_no_longer_than_it_may() -> None:
    ran = limited("limit_time(1)\nwhile True: pass")
    assert -signal.SIGXCPU == ran.returncode


def test_a_worker_ends_over_a_task_without_room_and_leaves_no_trace(tmp_path: Path) -> None:
    task = b'{"type":"look","wanted":{"record":"x"},"draws":false}\n'
    lines = (
        "import duchy.server.live.processes.worker as worker\n"
        "def full(_): raise MemoryError\n"
        "worker.read = full\n"
        "worker.main(5, 512)\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", lines], input=task, capture_output=True, env=surroundings(), cwd=tmp_path, check=False
    )
    assert (0, b"", b"") == (ran.returncode, ran.stdout, ran.stderr)

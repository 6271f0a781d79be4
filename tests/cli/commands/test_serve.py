"""`duchy serve` and `duchy join` as people use them: real processes, one line, a graceful stop."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

import duchy
from duchy.server.client import Client
from duchy.server.wire.messages import SeatRequest
from tests.server.serving import choices, until

pytestmark = pytest.mark.slow


def surroundings() -> dict[str, str]:
    """Return an environment in which a process finds the same package as this one, in any folder."""
    return {**os.environ, "PYTHONPATH": str(Path(duchy.__file__).resolve().parents[1]), "PYTHONIOENCODING": "utf-8"}


def ran(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command to its end."""
    command = [sys.executable, "-m", "duchy.cli", *arguments]
    return subprocess.run(
        command, input=typed, capture_output=True, text=True, timeout=120, check=False, env=surroundings()
    )


@contextmanager
def server(database: str, *more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Start a server on any free port; yield the process and its address."""
    command = [sys.executable, "-m", "duchy.cli", "serve", "--port", "0", "--database", database, *more]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=surroundings()
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert line.startswith("Duchy is listening at http://127.0.0.1:"), (line, process.poll())
            yield process, line.split()[4]
        finally:
            process.kill()


def children(pid: int) -> list[int]:
    """List the processes that a process has started."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            found.append(int(status.parent.name))
    return found


def stopped(process: subprocess.Popen[str], how: signal.Signals = signal.SIGTERM) -> tuple[int, str, str]:
    """Ask a server to stop; return its exit status and its remaining output."""
    process.send_signal(how)
    out, err = process.communicate(timeout=60)
    return process.returncode, out, err


async def play_some(address: str, cookie: str | None) -> tuple[str, str, int]:
    """Play some moves against a bot; return the table, the cookie and the number of events."""
    async with Client(address, cookie) as client:
        await client.call_me("Ann")
        made = await client.create("burgundy", {}, [SeatRequest("me"), SeatRequest("bot", bot="random")])
        async with client.sit(made.table) as sitting:
            shown = await sitting.update()
            for _ in range(5):
                while not choices(shown, 0):
                    shown = await sitting.update()
                ack = await sitting.move(0, choices(shown, 0)[0])
                shown = await until(sitting, ack.number + 1)
        return made.table, str(client.cookie), shown.number


async def number_of(address: str, cookie: str, table: str) -> int:
    """Count the events of a table."""
    async with Client(address, cookie) as client:
        return (await client.see(table)).number


def test_it_prints_one_line_stops_gracefully_and_resumes_where_it_stopped(tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")
    with server(database) as (process, address):
        table, cookie, number = asyncio.run(play_some(address, None))
        bots = children(process.pid)
        assert bots
        status, out, err = stopped(process)
        assert (0, "", "") == (status, out, err)
        assert not any(Path(f"/proc/{bot}").exists() for bot in bots)
    with server(database) as (process, address):
        assert number <= asyncio.run(number_of(address, cookie, table))
        assert (0, "", "") == stopped(process, signal.SIGINT)


def test_a_note_is_the_last_thing_said(tmp_path: Path) -> None:
    with server(str(tmp_path / "games.db"), "--note", "no page:\nno network") as (process, _):
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(2)]
        assert ["no page:\n", "no network\n"] == said
        assert (0, "", "") == stopped(process)


def test_logs_are_json_lines_on_the_standard_error(tmp_path: Path) -> None:
    with server(str(tmp_path / "games.db"), "--log-level", "info") as (process, address):
        assert 200 == httpx.get(f"{address}/health").status_code
        _, _, err = stopped(process)
    assert all(line.startswith('{"at":"') for line in err.splitlines())
    assert '"path":"/health","status":200' in err


def test_a_second_process_on_one_file_is_refused_in_one_line(tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")
    with server(database) as (process, _):
        second = ran("serve", "--port", "0", "--database", database)
        stopped(process)
    assert 0 != second.returncode
    assert "in use by another process" in second.stderr
    assert 1 == len(second.stderr.splitlines())


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--database", "mysql://host/name"], "there is no store for 'mysql'"),
        (["--database", "/no/such/folder/games.db"], "no such folder"),
        (["--port", "99999"], "99999"),
        (["--log-level", "loud"], "loud"),
        (["--proxy", "nginx"], "'nginx' is not a proxy address"),
        (["--public", "duchy.example"], "'duchy.example' is not a public address"),
    ],
)
def test_wrong_settings_are_reported_in_one_line(arguments: list[str], words: str) -> None:
    result = ran("serve", "--port", "0", *arguments)
    assert 0 != result.returncode
    assert words in result.stderr
    assert 1 == len(result.stderr.splitlines())


def test_a_port_in_use_is_reported_in_one_line(tmp_path: Path) -> None:
    with server(str(tmp_path / "games.db")) as (process, address):
        port = address.rpartition(":")[2]
        second = ran("serve", "--port", port, "--database", str(tmp_path / "other.db"))
        stopped(process)
    assert 0 != second.returncode
    assert f"port {port}" in second.stderr
    assert 1 == len(second.stderr.splitlines())


async def through_two(addresses: tuple[str, str]) -> tuple[int, int]:
    """Let two people play at one table through two processes; count moves and events."""
    async with Client(addresses[0]) as ann, Client(addresses[1]) as ben:
        await ann.call_me("Ann")
        await ben.call_me("Ben")
        made = await ann.create("kingdom", {}, [SeatRequest("me"), SeatRequest("friend")])
        await ben.follow(made.links.join)
        moves = 0
        async with ann.sit(made.table) as a, ben.sit(made.table) as b:
            sittings = [a, b]
            number = (await b.update()).number
            while moves < 40:
                shown = [await until(sitting, number) for sitting in sittings]
                seat = shown[0].table.acting[0]
                ack = await sittings[seat].move(seat, choices(shown[seat], seat)[0])
                number = (await until(sittings[seat], ack.number + 1)).number
                moves += 1
            assert (await until(a, number)).table == (await until(b, number)).table
        story = await ann.history(made.table)
        return moves, sum(event.kind == "ply" and event.seat in {0, 1} for event in story.events)


def test_one_table_is_played_through_two_processes_on_one_postgresql(postgres_address: str) -> None:
    with server(postgres_address) as (first, one), server(postgres_address) as (second, two):
        moves, plies = asyncio.run(through_two((one, two)))
        assert (40, 40) == (moves, plies)
        assert [0, 0] == [stopped(process)[0] for process in (first, second)]


def test_a_terminal_sits_at_a_table(tmp_path: Path) -> None:
    home = tmp_path / "seats.json"

    def join(address: str, typed: str, *more: str) -> subprocess.CompletedProcess[str]:
        return ran("join", address, "--home", str(home), *more, typed=typed)

    with server(str(tmp_path / "games.db")) as (process, address):
        nothing = join(address, "")
        assert "you have no tables on this server" in nothing.stderr
        first = join(address, "1\nback\nnonsense\nsay hello\nwatch\nquit\n", "--new", "burgundy", "--name", "Ann")
        assert 0 == first.returncode, first.stderr
        assert all(words in first.stdout for words in ("Table ", "[back]", "not an action or a command", "Ann: hello"))
        watch = next(line.split()[-1] for line in first.stdout.splitlines() if "duchy join" in line)
        assert watch.startswith(f"{address}/watch/")
        again = join(address, "resign\nquit\n")
        assert "burgundy: Ann, Greedy 2" in again.stdout
        assert "Seed of the dice" in again.stdout
        assert 0o600 == home.stat().st_mode & 0o777
        wrong = join(f"{address}/join/{'x' * 32}", "")
        assert "this link is invalid or has expired" in wrong.stderr
        stopped(process)
    gone = join(address, "")
    assert "cannot be reached" in gone.stderr
    assert 1 == len(gone.stderr.splitlines())


def test_anything_on_the_table_can_be_asked_about_from_afar(tmp_path: Path) -> None:
    with server(str(tmp_path / "duchy.db")) as (_, address):
        typed = "? crane\n?m23\n? xyzzy\nquit\n"
        home = ("--home", str(tmp_path / "seats.json"))
        done = ran("join", address, "--name", "Ann", "--new", "burgundy", "--bot", "random", *home, typed=typed)
    assert (0, "") == (done.returncode, done.stderr)
    assert "> " + " CRN  crane: copies any building's effect; monasteries count it as any one building\n" in done.stdout
    assert "not in this game: --extra-tiles brings it\n" in done.stdout
    assert " M23  monastery 23: at the end: 4 points per city hall\n" in done.stdout
    assert "nothing on the table is called 'xyzzy'" in done.stdout

"""Everything that people start runs without what only POSIX has, and where text is not UTF-8 unless someone says so.

There is no Windows here: `without_posix` takes its calls away from real processes, and from those that they start.
"""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import duchy
from duchy import system
from duchy.core.record import read_record
from duchy.core.verdict import verify
from duchy.games import load
from duchy.server.client import Client, ServerRefused
from duchy.server.wire.messages import SeatRequest
from tests.cli.commands.test_review import saved
from tests.server.serving import choices

TAKEN = Path(__file__).parent / "without_posix"


def elsewhere() -> dict[str, str]:
    """Return an environment without POSIX, and with the text encodings of a system that knows only ASCII."""
    path = os.pathsep.join([str(TAKEN), str(Path(duchy.__file__).resolve().parents[1])])
    plain = {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}
    kept = {key: value for key, value in os.environ.items() if key not in {"PYTHONIOENCODING", "USER", "LOGNAME"}}
    return {**kept, **plain, "PYTHONPATH": path, "NO_COLOR": "1"}


def ran(*arguments: str, typed: str = "") -> str:
    """Run a command to its end without POSIX; return what it printed."""
    command = [sys.executable, "-m", "duchy.cli", *arguments]
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, timeout=300, check=False, env=elsewhere()
    )
    assert (0, "") == (done.returncode, done.stderr)
    return done.stdout


@contextmanager
def server(database: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Start a server without POSIX; yield the process and its address."""
    command = [sys.executable, "-m", "duchy.cli", "serve", "--port", "0", "--database", str(database)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=elsewhere()
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert line.startswith("Duchy is listening at http://127.0.0.1:"), (line, process.poll())
            yield process, line.split()[4]
        finally:
            process.kill()


def test_the_calls_are_really_gone() -> None:
    code = """
import asyncio, multiprocessing, os, signal
for what in ("os.fork", "os.nice", "os.getuid", "signal.SIGHUP"):
    module, _, name = what.partition(".")
    assert not hasattr(globals()[module], name), what
for module in ("fcntl", "resource", "pwd", "readline"):
    try:
        __import__(module)
    except ImportError:
        continue
    raise AssertionError(module)
async def handle():
    asyncio.get_running_loop().add_signal_handler(2, print)
try:
    asyncio.run(handle())
except NotImplementedError:
    print(multiprocessing.get_start_method())
try:
    multiprocessing.get_context("fork")
except ValueError:
    print("no fork")
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=elsewhere(), check=False)
    assert ("spawn\nno fork\n", "") == (done.stdout, done.stderr)


async def play_some(address: str) -> None:
    """Play against a bot, and have an upload read: both take processes of the server."""
    async with Client(address) as client:
        await client.call_me("Ann")
        made = await client.create("burgundy", {}, [SeatRequest("me"), SeatRequest("bot", bot="greedy")])
        async with client.sit(made.table) as sitting:
            for _ in range(6):
                shown = await sitting.update()
                while not choices(shown, 0):
                    shown = await sitting.update()
                await sitting.move(0, choices(shown, 0)[0])
        with pytest.raises(ServerRefused, match="expected 7 rows, got 1"):
            await client.create("burgundy", {"drawings": "duchy Mine\nC6 C6\n", "duchies": "Mine"}, [SeatRequest("me")])


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_server_starts_plays_and_stops(tmp_path: Path, how: signal.Signals) -> None:
    with server(tmp_path / "duchy.db") as (process, address):
        asyncio.run(play_some(address))
        process.send_signal(how)
        out, err = process.communicate(timeout=60)
        assert (0, "", "") == (process.returncode, out, err)


@pytest.mark.slow
def test_a_table_is_joined_by_someone_whom_the_system_does_not_know(tmp_path: Path) -> None:
    home = ("--home", str(tmp_path / "seats.json"))
    with server(tmp_path / "duchy.db") as (_, address):
        out = ran("join", address, "--new", "burgundy", "--bot", "random", *home, typed="1\nquit\n")
    assert "player:\n" in out


@pytest.mark.slow
@pytest.mark.parametrize("crew", ["1", "2"])
def test_the_arena_plays_in_its_own_process_and_in_several(tmp_path: Path, crew: str) -> None:
    results, records = tmp_path / "games.jsonl", tmp_path / "records"
    options = ("--play-all", "--jobs", crew, "--seed", "a", "--results", str(results), "--records", str(records))
    out = ran("arena", "burgundy", "--bots", "random,greedy", "-n", "2", *options)
    assert "random" in out
    assert 1 + 4 == len(results.read_text(encoding="utf-8").splitlines())
    assert 4 == len(list(records.iterdir()))


@pytest.mark.slow
def test_games_are_simulated_played_saved_shown_and_reviewed(tmp_path: Path) -> None:
    assert "2 games" in ran("sim", "kingdom", "-n", "2", "--seed", "a")
    path = tmp_path / "game.record"
    ran("play", "burgundy", "--bot", "random", "--seed", "a", "--save", str(path), typed="1\n1\nquit\n")
    assert verify(load("burgundy"), read_record(path.read_text(encoding="utf-8"))).acting()
    assert "is valid" in ran("replay", str(path), "--verify")
    assert "after ply" in ran("replay", str(path))
    assert "accuracy" in ran("review", saved(tmp_path, 7), "--quick")


def test_a_pool_has_as_many_processes_as_the_system_can_wait_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert 100 == system.processes(100)
    monkeypatch.setattr(sys, "platform", "win32")
    assert (61, 2) == (system.processes(100), system.processes(2))


def test_a_process_is_started_apart_from_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    assert {"start_new_session": True} == system.apart()
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 512, raising=False)
    assert {"creationflags": 512} == system.apart()

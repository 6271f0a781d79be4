"""The program itself: help, version, and errors in one line."""

import os
import re
import subprocess
import sys
from pathlib import Path

import click
import pytest

import duchy
from duchy import __version__
from duchy.bots.registry import BOTS
from duchy.cli import GROUPS, program
from duchy.cli.webpage import is_built_in
from duchy.games import load
from tests.cli.terminal import refused, run


def printed(*arguments: str) -> str:
    """Run Python in a process of its own, with the same package."""
    package = str(Path(duchy.__file__).parents[1])
    command = [sys.executable, *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, check=True, env={**os.environ, "PYTHONPATH": package}
    ).stdout


def test_help_lists_every_command_in_its_group() -> None:
    ran = run("--help")
    assert 0 == ran.code
    names = program.list_commands(click.Context(program))
    assert sorted(names) == sorted(name for group in GROUPS.values() for name in group)
    for title, group in GROUPS.items():
        _, _, section = ran.out.partition(f"\n{title}:\n")
        assert list(group) == re.findall(r"^  (\w+) +\w", section.partition("\n\n")[0], re.MULTILINE)


def test_every_command_is_in_the_lists_of_the_documents() -> None:
    root = Path(__file__).parents[2]
    for page in ("README.md", "docs/terminal.md"):
        text = (root / page).read_text(encoding="utf-8")
        missing = [name for name in program.list_commands(click.Context(program)) if f"`duchy {name}" not in text]
        assert [] == missing, page


@pytest.mark.parametrize("game", ["burgundy", "kingdom"])
def test_help_of_play_fits_on_two_screens(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    lines = run("play", game, "--help").out.splitlines()
    assert 2 * 24 >= len(lines)
    assert 80 >= max(map(len, lines))
    titles = ["Players", "Duchies", "Expansions", "Bots", "Saving"]
    assert titles == [line[:-1] for line in lines if line[:-1] in titles]


def test_help_names_no_bots_and_says_where_they_are_listed() -> None:
    for command in ("play", "sim", "arena", "export", "stats"):
        words = " ".join(run(command, "burgundy", "--help").out.split())
        assert "`duchy bots` lists them" in words
        assert "chancellor" not in words


def test_bots_are_listed_in_one_table() -> None:
    out = run("bots").out
    assert list(BOTS) == re.findall(r"^(\w+) +.*$", out.partition("\n")[2].partition("\n\n")[0], re.MULTILINE)
    assert re.search(r"^greedy +0 +0 +plans its own turn", out, re.MULTILINE)
    assert "steward@400n" in out


@pytest.mark.parametrize("command", ["play", "sim", "perft", "export", "stats"])
def test_every_option_of_the_game_is_on_the_command_line(command: str) -> None:
    ran = run(command, "burgundy", "--help")
    assert 0 == ran.code
    for option in load("burgundy").options():
        assert f"--{option.name.replace('_', '-')}" in ran.out


def test_help_of_an_option_says_what_its_choices_mean() -> None:
    words = " ".join(run("play", "burgundy", "--help-all").out.split())
    assert "hidden: each player chooses a castle hex, at the same time and in secret" in words


def test_help_of_numbers_says_only_what_they_do_not() -> None:
    words = " ".join(run("play", "burgundy", "--help-all").out.split())
    assert (
        "--players [1|2|3|4] Number of players. 1: the solo game; fill all hexes within 25 rounds. [default: 2]"
        in words
    )
    assert "--target [45-55] The points that earn the first extra action in the solo game. [default: 50]" in words


def test_a_yes_or_no_option_is_switched_on_by_its_name() -> None:
    by_name = run("sim", "burgundy", "-n", "1", "--seed", "a", "--inns", "--shields", "--players", "3").out
    by_value = run("sim", "burgundy", "-n", "1", "--seed", "a", "--inns", "yes", "--shields=yes", "--players", "3").out
    without = run("sim", "burgundy", "-n", "1", "--seed", "a", "--inns", "no", "--shields", "--players", "3").out
    first = "points, seat 1"
    [named, given, other] = [out[out.index(first) :].splitlines()[:5] for out in (by_name, by_value, without)]
    assert named == given
    assert named != other


def test_version_says_which_build_it_is_and_which_rules_are_played() -> None:
    rules = f"burgundy {load('burgundy').rules}, kingdom {load('kingdom').rules}"
    builds = [
        f"{build}, {page}" for build in ("compiled", "interpreted") for page in ("with its page", "without a page")
    ]
    assert run("--version").out in {f"duchy {__version__} ({build}; rules: {rules})\n" for build in builds}


def test_help_says_whether_the_page_is_included() -> None:
    words = " ".join(run("serve", "--help").out.split())
    assert ("the one included in this package" if is_built_in() else "this package includes none") in words


def test_without_a_command_there_is_help() -> None:
    ran = run()
    assert (2, "") == (ran.code, ran.err)
    assert ran.out.startswith("Usage: duchy ")


def test_help_needs_neither_the_engine_nor_rich() -> None:
    code = (
        "import sys, duchy.cli; print([name for name in sys.modules if name in ('rich', 'librt', 'duchy.core.game')])"
    )
    assert "[]\n" == printed("-c", code)


def test_a_server_needs_no_http_client_before_it_calls_a_webhook() -> None:
    code = "import sys, duchy.server.http.running; print([name for name in sys.modules if name == 'httpx'])"
    assert "[]\n" == printed("-c", code)


def test_the_module_runs_as_a_program() -> None:
    assert printed("-m", "duchy.cli", "duchies", "1").startswith("duchy 1\n")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["conquer"], "No such command 'conquer'."),
        (["play"], "name a game, as in `duchy play burgundy`, or a record: `duchy play --resume FILE`"),
        (["play", "agricola"], "there is no game 'agricola': the games are burgundy, kingdom"),
        (
            ["play", "--resume", "x", "burgundy"],
            "--resume continues the game in the record: do not name a game as well",
        ),
        (
            ["play", "burgundy", "--players", "5"],
            "Invalid value for '--players': '5' is not one of '1', '2', '3', '4'.",
        ),
        (["play", "burgundy", "--seat", "3"], "--seat must be 1 to 2, as in 1 or 1,2, got '3'"),
        (
            ["play", "burgundy", "--bot", "tree"],
            "there is no bot 'tree': the bots are random, novice, squire, greedy, steward, chancellor, duke",
        ),
        (
            ["play", "burgundy", "--bots", "random,greedy"],
            "name 1 bot, got 2",
        ),
        (
            ["play", "burgundy", "--name", "bot greedy"],
            "--name must have 1 to 16 printable characters and not start with 'bot', got 'bot greedy'",
        ),
        (
            ["play", "burgundy", "--name", "A", "--name", "B"],
            "--name allows one name per human seat (1), got 2",
        ),
        (["sim", "burgundy", "-n", "0"], "Invalid value for '-n' / '--games': 0 is not in the range x>=1."),
        (
            ["sim", "burgundy", "--bots", ""],
            "there is no bot '': the bots are random, novice, squire, greedy, steward, chancellor, duke",
        ),
        (["perft", "burgundy", "--depth", "0"], "Invalid value for '--depth': 0 is not in the range x>=1."),
        (
            ["duchies", "10", "--edition", "2011"],
            "the 2011 edition has no duchy '10': choose from 1, 2, 3, 4, 5, 6, 7, 8, 9",
        ),
    ],
)
def test_wrong_usage_is_one_line_and_exit_code_2(arguments: list[str], message: str) -> None:
    assert message == refused(run(*arguments), 2)


def test_options_that_do_not_go_together_are_wrong_usage() -> None:
    line = refused(run("sim", "burgundy", "--duchies", "9", "--start", "centre"), 2)
    assert "option start: duchy 9 has no castle in the centre: choose turn or hidden" == line


@pytest.mark.parametrize(
    ("content", "arguments", "message"),
    [
        (None, ["replay"], "cannot be read: No such file or directory"),
        (b"\xff\xfe", ["replay"], "must be UTF-8 text, but byte 1 is not"),
        (b"hello", ["replay"], "line 1: a record must start with 'duchy record 1'"),
        (b"hello", ["play", "--resume"], "line 1: a record must start with 'duchy record 1'"),
        (None, ["show"], "cannot be read: No such file or directory"),
        (b"{", ["show"], "is not valid JSON: line 1, column 2: Expecting property name enclosed in double quotes"),
        (b"[1]", ["show"], "is not a position: it must be a JSON object"),
        (b'{"phase": "F"}', ["show"], "phase: 'F' is not one of A, B, C, D, E"),
        (b'{"phase": "F"}', ["perft", "burgundy", "--position"], "phase: 'F' is not one of A, B, C, D, E"),
        (b'{"phase": "F"}', ["play", "burgundy", "--position"], "phase: 'F' is not one of A, B, C, D, E"),
        (b"[" * 100_000, ["show"], "is not valid JSON"),
    ],
)
def test_a_broken_file_is_one_line_and_exit_code_1(
    folder: Path, content: bytes | None, arguments: list[str], message: str
) -> None:
    if content is not None:
        (folder / "file").write_bytes(content)
    assert message in refused(run(*arguments, "file"), 1)


def test_a_wrong_drawing_is_refused(folder: Path) -> None:
    (folder / "mine.txt").write_text("duchy Mine\nC6 C6\n")
    line = refused(run("play", "burgundy", "--drawings", "mine.txt", "--duchies", "Mine"), 2)
    assert "option drawings: duchy Mine: expected 7 rows, got 1" == line

"""What commands print: every encoding can take it, and no file, player or server can command the terminal."""

import ast
import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import click
import pytest

import duchy
from duchy.cli import program
from duchy.cli.terminal.output import accept_everything, echo, plain_sign, printable
from duchy.cli.terminal.screen import console
from duchy.core.match import Match
from duchy.core.record import record_of, text_of
from duchy.games import load
from tests.cli.commands.test_review import saved
from tests.cli.terminal import run

ESCAPES = "\x1b[31m\x1b]0;title\x07\x9b2J\x08\x7f\u202e"
NAME = f"An{ESCAPES}na"
COMMANDS = {
    "arena": ("arena", "kingdom", "--bots", "random,random", "-n", "1", "--jobs", "1", "--players", "1"),
    "bots": ("bots",),
    "bench": ("bench", "--seconds", "0.01"),
    "decisions": ("decisions", "kingdom", "--bots", "random", "-n", "1", "--jobs", "1", "--fresh", "2"),
    "duchies": ("duchies", "13a", "--picture"),
    "export": ("export", "kingdom", "-n", "1", "--bots", "random", "--jobs", "1", "--to", "Żółw"),
    "join": ("join", "http://127.0.0.1:9", "--home", "Żółw.json"),
    "perft": ("perft", "burgundy", "--depth", "1", "--divide"),
    "play": ("play", "kingdom", "--bot", "random", "--seed", "a", "--name", "Żółw", "--save", "Żółw.duchy"),
    "puzzle": ("puzzle", "60ee0968f07f"),
    "puzzles": ("puzzles", "list"),
    "replay": ("replay", "Żółw.record"),
    "review": ("review", "game.record", "--quick"),
    "serve": ("serve", "--database", "no/such/Żółw.db"),
    "set": ("set", "show"),
    "show": ("show", "Żółw.json"),
    "sim": ("sim", "kingdom", "-n", "1", "--seed", "a"),
    "stats": ("stats", "kingdom", "-n", "2", "--bot", "random", "--players", "1", "--jobs", "1"),
    "train": ("train", "kingdom", "--folder", "Żółw", "--hidden", "Ż"),
}
"""A call of every command that prints something; the names are not in the encodings of the tests."""
FAILING = {"join": 1, "serve": 1, "train": 2}
"""The exit codes of those that cannot do what they are asked to."""
EVERY = """
import json, sys
from duchy.cli import main
for name, arguments in json.loads(sys.argv[1]).items():
    for stream in (sys.stdout, sys.stderr):
        stream.write(f"\\n### {name}\\n")
        stream.flush()
    try:
        main(arguments)
    except SystemExit as end:
        sys.stdout.write(f"\\n### code {end.code}\\n")
"""


def record(*names: str) -> str:
    """Return the record of a game between people with these names, after the first roll."""
    match = Match(load("burgundy"), {"players": len(names)})
    while match.acting() == [15]:
        match.play(15, match.game.legal_actions(match.state, 15)[0])
    return text_of(record_of(match, list(names)))


def test_every_command_is_called_here() -> None:
    assert sorted(program.list_commands(click.Context(program))) == sorted(COMMANDS)


@pytest.mark.slow
@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
def test_every_command_prints_what_the_encoding_can_take(folder: Path, encoding: str) -> None:
    (folder / "Żółw.record").write_text(record("Żółw", "Ñandú"), encoding="utf-8")
    (folder / "Żółw.json").write_text(json.dumps({"game": "kingdom"}))
    saved(folder, 3)
    package = str(Path(duchy.__file__).resolve().parents[1])
    surroundings = {**os.environ, "PYTHONPATH": package, "PYTHONIOENCODING": encoding}
    command = [sys.executable, "-c", EVERY, json.dumps(COMMANDS)]
    done = subprocess.run(command, capture_output=True, env=surroundings, check=True, stdin=subprocess.DEVNULL)
    out, err = done.stdout.decode(encoding), done.stderr.decode(encoding)
    codes = [int(code) for code in re.findall(r"^### code (\d+)", out, re.MULTILINE)]
    assert {name: FAILING.get(name, 0) for name in COMMANDS} == dict(zip(COMMANDS, codes, strict=True)), err
    assert "Traceback" not in err
    printed = dict(re.findall(r"### (\w+)\n(.*?)\n### code", out, re.DOTALL))
    assert ("Zólw goes" if encoding == "cp1252" else "Zolw goes") in printed["replay"]
    assert ("Ñandú" if encoding == "cp1252" else "Nandu") in printed["replay"]
    assert re.search(r"#{5}", printed["sim"])  # the bars of the histogram


@pytest.mark.parametrize(
    ("letter", "sign"), [("▲", "^"), ("→", ">"), ("·", "."), ("█", "#"), ("─", "-"), ("│", "|"), ("┼", "+")]
)
def test_signs_have_a_plain_one_of_the_same_width(letter: str, sign: str) -> None:
    assert sign == plain_sign(letter)


@pytest.mark.parametrize(
    ("letter", "sign"),
    [("é", "e"), ("ł", "l"), ("Ø", "O"), ("ß", "?"), ("Ж", "?"), ("日", "?"), ("½", "1"), ("\ud800", "?")],
)
def test_letters_lose_their_accents_or_become_question_marks(letter: str, sign: str) -> None:
    assert sign == plain_sign(letter)


def test_half_a_character_is_printed_too(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    monkeypatch.setattr(sys, "stdout", stream)
    accept_everything()
    echo("a\ud800b")
    assert b"a?b\n" == stream.buffer.getvalue()


def test_text_without_control_characters_stays_as_it_is() -> None:
    assert "Żółw →\tb\n" == printable("Żółw →\tb\n")
    assert "An[31m]0;title2Jna" == printable(NAME)


@pytest.mark.parametrize("terminal", [False, True])
def test_a_console_prints_its_own_colours_and_no_others(monkeypatch: pytest.MonkeyPatch, terminal: bool) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("FORCE_COLOR" if terminal else "NO_COLOR", "1")
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stdout", stream)
    console().print(f"{NAME} one", style="bold")
    line = "An[31m]0;title2Jna one"
    assert (f"\x1b[1m{line}\x1b[0m\n" if terminal else f"{line}\n") == stream.getvalue()


def unsafe(text: str) -> list[str]:
    """List the characters of a text that no command may print."""
    return sorted({letter for letter in text if not letter.isprintable() and letter != "\n"})


@pytest.mark.parametrize("arguments", [["replay"], ["play", "--resume"]])
def test_names_in_records_give_no_commands(folder: Path, arguments: list[str]) -> None:
    run("play", "burgundy", "--bot", "random", "--name", "Anna", "--save", "game.record", lines=["1"])
    path = folder / "game.record"
    path.write_text(path.read_text(encoding="utf-8").replace("Anna", NAME), encoding="utf-8")
    ran = run(*arguments, "game.record", lines=["log all", "score"])
    assert [] == unsafe(ran.out + ran.err)
    assert "An[31m" in ran.out


def test_names_in_reviews_give_no_commands(folder: Path) -> None:
    path = Path(saved(folder, 3))
    path.write_text(path.read_text(encoding="utf-8").replace("Ada", NAME), encoding="utf-8")
    ran = run("review", str(path), "--quick")
    assert [] == unsafe(ran.out + ran.err)
    assert "An[31m" in ran.out


def test_titles_of_sets_give_no_commands(folder: Path) -> None:
    run("set", "new", "mine.toml")
    path = folder / "mine.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(re.sub(r'en = "', r'en = "\\u001b[31m\\u009b2J', text), encoding="utf-8")
    for command in ("show", "check"):
        ran = run("set", command, "mine.toml")
        assert [] == unsafe(ran.out + ran.err)
        assert "[31m" in ran.out


def test_wrong_words_in_files_give_no_commands(folder: Path) -> None:
    (folder / "a.json").write_text(json.dumps({"game": "burgundy", "phase": ESCAPES, ESCAPES: 1}))
    (folder / "a.record").write_text(f"duchy record 1\ngame: {ESCAPES}\n", encoding="utf-8")
    for arguments in (
        ["show", "a.json"],
        ["replay", "a.record"],
        ["review", "a.record"],
        ["play", "--resume", "a.record"],
    ):
        ran = run(*arguments)
        assert [] == unsafe(ran.out + ran.err)
        assert ran.err.startswith("duchy: ")


def test_nothing_is_printed_past_the_one_place() -> None:
    folder = Path(duchy.__file__).parent / "cli"
    found = [
        f"{path.relative_to(folder)}: {ast.unparse(node)}"
        for path in sorted(folder.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute | ast.Name)
        and ast.unparse(node) in {"click.echo", "click.secho", "print", "sys.stdout.write", "sys.stderr.write"}
    ]
    assert [] == found

"""Pig in the terminal: played, recorded, exported, and put into the arena by the program itself."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def program(*arguments: str, typed: str = "") -> str:
    """Run `duchy` in a process of its own, which finds Pig by the entry points of its metadata."""
    command = [sys.executable, "-m", "duchy.cli", *arguments]
    ran = subprocess.run(command, input=typed, capture_output=True, text=True, check=False, cwd=ROOT)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_the_arena_plays_it_in_processes_of_its_own(tmp_path: Path) -> None:
    game = ("pig", "--target", "20", "--seed", "1")
    out = program("arena", *game, "--bots", "random,greedy", "-n", "2", "--play-all", "--jobs", "2")
    assert "greedy" in out
    program("export", *game, "-n", "4", "--jobs", "2", "--to", str(tmp_path))
    assert {"games.parquet", "plies.parquet"} <= {path.name for path in tmp_path.iterdir()}


def test_it_is_played_in_the_terminal_and_its_record_becomes_tables(tmp_path: Path) -> None:
    record = tmp_path / "pig.duchy"
    typed = "roll\nhold\n" * 60
    game = ("pig", "--target", "20", "--seed", "1")
    out = program("play", *game, "--bots", "greedy", "--save", str(record), typed=typed)
    assert "of 20" in out
    assert "Roll or hold?" in out
    program("replay", str(record))
    program("export", "pig", str(record), "--to", str(tmp_path / "tables"))
    assert (tmp_path / "tables" / "games.parquet").is_file()

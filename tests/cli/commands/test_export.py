"""`duchy export`: the same files for the same seed however many play, records checked, everything else refused."""

import json
import os
from pathlib import Path

import polars as pl
import pytest

from tests.cli.terminal import refused, run
from tests.research.games import record_text, series

FRESH = ("export", "burgundy", "--bots", "random", "--seed", "a")
FILES = ("games.parquet", "plies.parquet")


@pytest.mark.slow
def test_the_same_seed_gives_the_same_files_however_many_play() -> None:
    one = run(*FRESH, "-n", "10", "--jobs", "1", "--to", "one")
    assert (0, "") == (one.code, one.err)
    assert one.out.startswith(f"10 games in {Path('one', FILES[0])}, ")
    two = run(*FRESH, "-n", "10", "--jobs", "2", "--to", "two")
    assert 0 == two.code
    assert [Path("one", name).read_bytes() for name in FILES] == [Path("two", name).read_bytes() for name in FILES]
    other = run(*FRESH[:-1], "b", "-n", "10", "--jobs", "1", "--to", "other")
    assert 0 == other.code
    assert Path("one", FILES[1]).read_bytes() != Path("other", FILES[1]).read_bytes()


def test_options_and_bots_of_each_seat_are_written_down() -> None:
    ran = run(*FRESH[:3], "random,random,random", "--players", "3", "--inns", "-n", "1", "--jobs", "1", "--to", "out")
    assert 0 == ran.code, ran
    [game] = pl.read_parquet("out/games.parquet").to_dicts()
    options = json.loads(game["options"])
    assert (3, "yes", 2019) == (options["players"], options["inns"], options["edition"])
    assert (3, ["random"] * 3, True) == (game["seats"], game["bots"], game["over"])
    assert 64 == len(game["seed"]) == len(game["commitment"])


@pytest.mark.parametrize("name", ["burgundy", "kingdom"])
def test_records_become_the_rows_of_their_games(name: str) -> None:
    wanted = series(name)
    Path("games").mkdir()
    texts = [record_text(wanted.play(number)) for number in range(3)]
    for number, text in enumerate(texts[:2]):
        Path("games", f"{number}.record").write_text(text, encoding="utf-8")
    half = "\n".join(texts[2].split("\n")[:40]).replace("player 2: bot random", "player 2: Anna")
    Path("half.record").write_text(half, encoding="utf-8")
    ran = run("export", name, "games", "half.record", "--jobs", "1", "--to", "out")
    assert (0, "") == (ran.code, ran.err)
    games, plies = (pl.read_parquet(Path("out", file)) for file in FILES)
    assert [str(Path("games", "0.record")), str(Path("games", "1.record")), "half.record"] == games["file"].to_list()
    assert [True, True, False] == games["over"].to_list()
    assert [["random", "random"], ["random", "random"], ["random", None]] == games["bots"].to_list()
    assert games["places"].to_list()[2] is None
    lines = [line.split() for line in texts[1].split("\n") if line[:1].isdigit()]
    own = plies.filter(pl.col("game") == 1)
    assert [int(line[2]) for line in lines] == own["action"].to_list()
    assert [" ".join(line[3:]) for line in lines] == own["notation"].to_list()
    assert [None if line[1] == "*" else int(line[1]) - 1 for line in lines] == own["seat"].to_list()


@pytest.mark.skipif(os.name == "nt", reason="names of files are text there")
def test_a_file_whose_name_is_not_text_is_read_too() -> None:
    name = os.fsdecode(b"caf\xe9.record")
    Path(name).write_text(record_text(series("burgundy").play(0)), encoding="utf-8")
    assert 0 == run("export", "burgundy", name, "--jobs", "1", "--to", "out").code
    assert ["caf\ufffd.record"] == pl.read_parquet("out/games.parquet")["file"].to_list()


def test_a_broken_record_ends_it_and_leaves_nothing() -> None:
    text = record_text(series("burgundy").play(0))
    Path("good.record").write_text(text, encoding="utf-8")
    Path("bad.record").write_text(text.replace("\n2 * ", "\n2 1 "), encoding="utf-8")
    said = refused(run("export", "burgundy", "good.record", "bad.record", "--jobs", "1", "--to", "out"), 1)
    assert said.startswith("bad.record: line ")
    assert "ply 2: " in said
    assert [] == list(Path("out").iterdir())


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        ((), 2, "nothing to export: name records (files or folders), or play games with --games N"),
        (("a.record", "-n", "3"), 2, "--games applies only to new games, not to records"),
        (("a.record", "--players", "3"), 2, "--players applies only to new games, not to records"),
        (("a.record",), 1, "a.record cannot be read: No such file"),
        (("-n", "1", "--bots", "clever"), 1, "there is no bot 'clever'"),
        (("-n", "1", "--bots", "random,random,random"), 2, "name 1 bot, or 2 (one per seat), got 3"),
        (("-n", "1", "--bots", "nowhere:Bot"), 1, "bot nowhere:Bot cannot be created: ModuleNotFoundError"),
        (("-n", "0"), 2, "Invalid value for '-n'"),
        (("-n", "1", "--teams"), 2, "teams"),
    ],
)
def test_nonsense_is_refused(arguments: tuple[str, ...], code: int, words: str) -> None:
    assert words in refused(run("export", "burgundy", *arguments, "--jobs", "1", "--to", "out"), code)


def test_a_folder_is_needed_and_nothing_in_it_is_lost() -> None:
    assert "Missing option '--to'" in refused(run("export", "burgundy", "-n", "1"), 2)
    assert 0 == run(*FRESH, "-n", "1", "--jobs", "1", "--to", "out").code
    before = Path("out", FILES[0]).read_bytes()
    said = refused(run(*FRESH, "-n", "2", "--jobs", "1", "--to", "out"), 1)
    assert "already has games.parquet and plies.parquet: name another folder, or add --overwrite" in said
    assert before == Path("out", FILES[0]).read_bytes()
    assert 0 == run(*FRESH, "-n", "2", "--jobs", "1", "--to", "out", "--overwrite").code
    assert 2 == len(pl.read_parquet("out/games.parquet"))

"""Puzzles in the terminal."""

import json
from pathlib import Path

import pytest

from duchy.games import load
from duchy.puzzles.collection import collection
from duchy.puzzles.puzzle import Puzzle, Tried, write_puzzle
from tests.cli.terminal import refused, run
from tests.puzzles.quick import late


def saved(folder: Path, *puzzles: Puzzle) -> str:
    path = folder / "some.jsonl"
    path.write_text("".join(f"{write_puzzle(puzzle)}\n" for puzzle in puzzles), encoding="utf-8")
    return str(path)


def test_the_list_has_every_puzzle_and_json_has_their_answers() -> None:
    ran = run("puzzles", "list", "--game", "kingdom", "--json")
    assert 0 == ran.code
    found = json.loads(ran.out)
    assert {one.id for one in collection().values() if one.game == "kingdom"} == {one["id"] for one in found}
    assert all(one["turns"][0]["lost"] == 0 for one in found)
    assert late("burgundy").id in run("puzzles", "list", "--kind", "last-round").out


def test_a_puzzle_is_played_to_the_end_of_its_turn_and_judged() -> None:
    puzzle = late("burgundy")
    game = load(puzzle.game)
    ran = run("puzzle", puzzle.id, lines=[game.notation(action) for action in puzzle.best.line])
    assert 0 == ran.code
    assert f"Puzzle {puzzle.id}" in ran.out
    assert "Solved: nothing was left." in ran.out
    assert ran.out.count("Best: ") == 1


def test_leaving_a_puzzle_saves_nothing(folder: Path) -> None:
    assert 0 == run("puzzle", late("burgundy").id, lines=["quit"]).code
    assert [] == list(folder.iterdir())


def test_an_unknown_puzzle_or_game_is_refused() -> None:
    assert "there is no puzzle '123'" in refused(run("puzzle", "123"), 1)
    assert "there are no puzzles of chess" in refused(run("puzzle", "--game", "chess"), 1)


def test_a_collection_is_checked_as_far_as_the_engine_goes(folder: Path) -> None:
    puzzle = late("burgundy")
    path = saved(folder, puzzle)
    good = run("puzzles", "check", path, "--quick", "--jobs", "1")
    assert (0, "1 of 1 puzzles hold\n") == (good.code, good.out)
    worse = Puzzle(**(vars(puzzle) | {"kind": "zugzwang"}))
    bad = run("puzzles", "check", saved(folder, worse), "--quick", "--jobs", "1")
    assert 1 == bad.code
    assert f"{puzzle.id}: there is no kind 'zugzwang'" in bad.out


def test_a_check_resumes_and_keeps_what_holds(folder: Path) -> None:
    path = saved(folder, late("burgundy"))
    arguments = ("puzzles", "check", path, "--quick", "--jobs", "1", "--to", "kept.jsonl")
    assert "1 of 1 puzzles hold" in run(*arguments).out
    assert "0 of 0 puzzles hold" in run(*arguments).out
    assert Path(path).read_text(encoding="utf-8") == (folder / "kept.jsonl").read_text(encoding="utf-8")


def test_puzzles_are_rated_again_and_what_is_not_clear_falls(folder: Path) -> None:
    solved = [one for one in collection().values() if one.game == "kingdom" and one.proof.solved]
    puzzle = next(one for one in solved if one.levels["greedy"] > 0)
    easy = next(one for one in solved if one.levels["greedy"] == 0 and len(one.turns) > 2)
    old = Puzzle(**(vars(puzzle) | {"levels": puzzle.levels | {"greedy": 0}}))
    turns = [Tried(turn.line, turn.lost - easy.turns[1].lost, turn.error) for turn in easy.turns[1:]]
    path = saved(folder, old, Puzzle(**(vars(easy) | {"turns": turns})))
    arguments = ("puzzles", "rate", path, "--bot", "greedy", "--to", "rated.jsonl", "--jobs", "1")
    ran = run(*arguments)
    assert 1 == ran.code
    assert f"{easy.id}: a bot's turn is not clearly worse than the best one" in ran.out
    assert f"{write_puzzle(puzzle)}\n" == (folder / "rated.jsonl").read_text(encoding="utf-8")
    assert "0 of 0 puzzles were rated again" in run(*arguments).out
    assert "'random' rates no puzzles" in refused(run("puzzles", "rate", "--bot", "random", "--to", "x.jsonl"), 1)


def test_a_bot_is_scored_with_intervals(folder: Path) -> None:
    path = saved(folder, late("burgundy"))
    ran = run("puzzles", "score", "--file", path, "--bot", "greedy", "--jobs", "1", "--json")
    assert 0 == ran.code
    found = json.loads(ran.out)
    row = found["rows"][0]
    assert ("all", 1) == (row["name"], row["puzzles"])
    assert found["puzzles"][0]["lost"] * 100 == late("burgundy").levels["greedy"]
    assert row["solved_within"][0] <= row["solved"] <= row["solved_within"][1]
    assert "there are no such puzzles" in refused(run("puzzles", "score", "--bot", "greedy", "--kind", "x"), 1)


def test_games_looked_through_are_not_looked_through_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[int]()

    def found(*wanted: object) -> list[Puzzle]:
        number = wanted[-2]
        assert isinstance(number, int)
        asked.append(number)
        return [late("burgundy")] if number == 8 else []

    monkeypatch.setattr("duchy.cli.runs.puzzles.puzzles_in", found)
    arguments = ("puzzles", "make", "burgundy", "--first", "7", "--bot", "random", "--to", "new.jsonl", "--jobs", "1")
    assert "found 0 puzzles in 1 games" in run(*arguments, "-n", "1").out
    assert "found 1 puzzles in 1 games; new.jsonl has 1" in run(*arguments, "-n", "2").out
    assert [7, 8] == asked
    log = (folder / "new.jsonl.games").read_text(encoding="utf-8").splitlines()
    assert [f"burgundy {number} of duchy by random" for number in asked] == log
    assert f"{write_puzzle(late('burgundy'))}\n" == (folder / "new.jsonl").read_text(encoding="utf-8")

"""Games played at the terminal, typed line by line."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from duchy.cli.table.game import TerminalGame
from duchy.cli.table.prompt import ask
from duchy.core.record import read_record
from duchy.core.verdict import verify
from duchy.games import load
from tests.cli.terminal import Ran, refused, run

NUMBERS = ["1"] * 400
"""Always the first action of the list, for longer than any game."""


def play(*arguments: str, lines: Sequence[str] = NUMBERS) -> Ran:
    return run("play", "burgundy", "--bot", "random", "--seed", "table", *arguments, lines=lines)


def prompts(ran: Ran) -> list[str]:
    """Return the output before each prompt."""
    return ran.out.split("Player 1> ")


@pytest.fixture(scope="module")
def first_game(tmp_path_factory: pytest.TempPathFactory) -> tuple[Ran, str]:
    path = tmp_path_factory.mktemp("game") / "game.duchy"
    ran = play("--save", str(path))
    return ran, path.read_text()


def test_a_whole_game_is_played_by_number(first_game: tuple[Ran, str]) -> None:
    ran, text = first_game
    assert (0, "") == (ran.code, ran.err)
    record = read_record(text)
    assert ["Player 1", "bot random"] == record.players
    assert [1, 2] == sorted(record.places)
    winner = ["Player 1", "Random 2"][record.places.index(1)]
    assert f"\n1. {winner}: {max(record.scores)} points\n" in ran.out
    assert re.search(rf"total +{record.scores[0]} +{record.scores[1]}", ran.out)


def test_the_record_of_a_game_verifies_and_so_do_its_dice(first_game: tuple[Ran, str]) -> None:
    ran, text = first_game
    record = read_record(text)
    assert [] == verify(load("burgundy"), record).acting()
    before, _, after = ran.out.partition("phase A")
    assert record.commitment in before
    assert record.seed not in before
    assert record.seed in after


def test_actions_of_others_are_reported_with_their_names(first_game: tuple[Ran, str]) -> None:
    told = first_game[0].out
    assert re.search(r"^Random 2 .*(takes|places|sells) ", told, re.MULTILINE)
    assert "player 2" not in told


def test_lines_fit_a_hundred_columns(first_game: tuple[Ran, str]) -> None:
    assert [] == [line for line in first_game[0].out.splitlines() if len(line) > 100]


def test_notation_does_the_same_as_a_number() -> None:
    by_number = prompts(play(lines=["1"]))
    first = re.search(r"take +1 (\w+) ", by_number[0])
    assert first
    by_text = prompts(play(lines=[f"1:take {first[1]}"]))
    assert by_number[1] == by_text[1]


def test_undo_goes_back_to_the_same_question(folder: Path) -> None:
    ran = prompts(play("--save", "game.duchy", lines=["1", "undo"]))
    again = ran[2].partition("Player 1  duchy 1")[2].partition("\n\nSaved")[0]
    assert again.startswith(ran[0].partition("Player 1  duchy 1")[2].rstrip("\n"))
    record = read_record((folder / "game.duchy").read_text())
    assert {15, 1} >= {seat for seat, _ in record.plies}


def test_undo_stops_where_someone_else_acted() -> None:
    ran = prompts(play(lines=["undo"]))
    assert "nothing to undo: chance or another player has acted since your last action\n" == ran[1]


def test_why_gives_the_reason_and_its_rule() -> None:
    ran = prompts(play(lines=["why 1:take 1a", "why 1", "why", "why 1:take 9z"]))
    assert "space 1a is not used with 2 players (rule B1.6)\n" == ran[1]
    assert ran[2].startswith("You may take the ")
    assert "name an action, as in: why 1:take 3b\n" == ran[3]
    assert "'1:take 9z': write take as in '1:take 3b'\n" == ran[4]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("0", "an action's number must be 1 to "),
        ("999", "an action's number must be 1 to "),
        ("9" * 5000, "an action's number must be 1 to "),
        ("castle", "'castle' is not an action or a command: try 'help'"),
        ("skip", "there is nothing to skip; 'end' ends the turn"),
        ("roll 3 4", "only chance can decide that"),
        ("duchy 3", "duchy takes a player's number, 1 to 2, got '3'"),
        ("log x", "log takes a number of lines or 'all', got 'x'"),
        ("quit later", "quit takes nothing or 'now', got 'later'"),
        ("save no/such/folder", "no/such/folder cannot be written: No such file or directory"),
        ("save .", ". already exists: name another file"),
    ],
)
def test_wrong_input_gets_one_line_and_changes_nothing(line: str, answer: str) -> None:
    ran = prompts(play(lines=[line, "quit now"]))
    assert ran[1].startswith(answer)
    assert 1 == ran[1].count("\n")


def test_words_at_the_prompt_show_things() -> None:
    ran = prompts(play(lines=["help", "duchy 2", "legend", "score", "log 1", "log all", "", "look"]))
    assert "  why ACTION    explain why an action is not legal now" in ran[1]
    assert ran[2].startswith("Random 2  duchy 1\n")
    assert " M6   buy from any depot, also with workers\n" in ran[3]
    assert re.search(r"total +0 +\d+ *\n", ran[4])
    assert 1 == ran[5].count("\n")
    assert re.match(r"(Player 1|Random 2) goes first; the turn order is ", ran[6])
    assert "" == ran[7]
    assert ran[8].startswith("Player 1  duchy 1")


def test_the_legend_is_asked_about_a_word() -> None:
    ran = prompts(play("--shields", lines=["legend shield 7,", "? CITY HALL: ", "? xyzzy", "?"]))
    assert " 7    shield 7, 8 points: bonus tiles score double at the end\n" == ran[1]
    assert " CTY  city hall: place another tile from storage, with any number\n" == ran[2]
    assert "nothing on the table is called 'xyzzy': `legend` explains everything\n" == ran[3]
    assert ran[4].startswith("Type an action's number")


def test_long_lines_of_the_legend_are_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duchy.cli.terminal.screen.PIPE_WIDTH", 60)
    ran = prompts(play("--shields", "--trade-routes", lines=["legend"]))
    assert 60 >= max(len(line) for line in ran[1].splitlines())
    assert "storage slots whose tiles may go there now" in " ".join(ran[1].split())


def test_the_end_of_input_leaves_with_the_game_saved(folder: Path) -> None:
    ran = play(lines=["1", "1"])
    assert (0, "") == (ran.code, ran.err)
    [path] = folder.iterdir()
    assert f"Saved: {path.name}\n" in ran.out
    assert 2 == [seat for seat, _ in read_record(path.read_text()).plies].count(0)


def test_leaving_before_anything_was_decided_leaves_no_file(folder: Path) -> None:
    ran = play(lines=["quit"])
    assert 0 == ran.code
    assert "No decision was made, so nothing was saved." in ran.out
    assert [] == list(folder.iterdir())


def test_an_interruption_saves_the_decisions_of_people(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def interrupted(game: TerminalGame, seat: int) -> None:
        if len(asked) == 2:
            game.match.plies.clear()
            raise KeyboardInterrupt
        asked.append(seat)
        ask(game, seat)

    monkeypatch.setattr("duchy.cli.table.session.ask", interrupted)
    ran = play("--save", "game.duchy")
    assert 130 == ran.code
    assert 2 == [seat for seat, _ in read_record((folder / "game.duchy").read_text()).plies].count(0)


@pytest.mark.parametrize("bots", ["random", pytest.param("greedy", marks=pytest.mark.slow)])
def test_a_game_stopped_anywhere_resumes_as_if_nothing_had_happened(folder: Path, bots: str) -> None:
    lines = ["2", "1", "3", "1", "2"] * 12
    options = ["--bots", bots, "--duchies", "boards", "--start", "hidden", "--players", "3"]
    play(*options, "--save", "whole.duchy", lines=lines)
    play(*options, "--save", "parts.duchy", lines=lines[:1])
    questions: set[str] = set()
    for typed in range(1, len(lines), 7):
        ran = run("play", "--resume", "parts.duchy", lines=lines[typed : typed + 7])
        assert (0, "") == (ran.code, ran.err)
        questions |= set(re.findall(r"^Player 1: (.+)$", ran.out.partition("Player 1> ")[0], re.MULTILINE))
    assert (folder / "whole.duchy").read_text() == (folder / "parts.duchy").read_text()
    assert len(questions) > 1


def test_a_game_resumes_in_the_middle_of_an_effect(folder: Path) -> None:
    (folder / "position.json").write_text(
        '{"seats": [{"dice": [6, 1], "storage": ["castle"]}, {}], "depots": {"2": ["castle"]},'
        ' "duchies": [{"tiles": {"13": "monastery1"}}, {}], "agenda": [{"question": "turn"}]}'
    )
    lines = ["1:place s1 7", "take 2c", "2:workers", "end", "1", "1", "1"]
    start = ["--position", "position.json"]
    play(*start, "--save", "whole.duchy", lines=lines)
    play(*start, "--save", "parts.duchy", lines=lines[:1])
    ran = run("play", "--resume", "parts.duchy", lines=lines[1:])
    assert "Player 1: the castle gives you an extra action.\n" in ran.out
    assert (folder / "whole.duchy").read_text() == (folder / "parts.duchy").read_text()


def test_two_people_share_a_keyboard() -> None:
    ran = play("--seat", "1,2", "--name", "Anna", "--name", "Berta", lines=["1"] * 12)
    assert "Anna> " in ran.out
    assert "Berta> " in ran.out
    assert ran.out.startswith("Burgundy: 1 Anna, 2 Berta\n")


def test_bots_can_be_watched(folder: Path) -> None:
    ran = play("--seat", "none", lines=[])
    assert 0 == ran.code
    assert "> " not in ran.out
    assert [] == list(folder.iterdir())


def test_a_new_game_does_not_overwrite_a_file(folder: Path) -> None:
    (folder / "game.duchy").write_text("precious")
    line = refused(play("--save", "game.duchy"), 2)
    assert "game.duchy already exists: resume it with --resume, or name another file" == line
    assert "precious" == (folder / "game.duchy").read_text()


def test_a_file_that_cannot_be_written_is_reported_before_the_game() -> None:
    assert "no/game cannot be written: No such file or directory" == refused(play("--save", "no/game"), 1)


def test_save_keeps_the_file_up_to_date(folder: Path) -> None:
    play(lines=["save a.duchy", "1", "1", "quit now"])
    assert 2 == [seat for seat, _ in read_record((folder / "a.duchy").read_text()).plies].count(0)


def test_a_record_without_its_seed_cannot_be_resumed(folder: Path, first_game: tuple[Ran, str]) -> None:
    text = re.sub(r"(seed|commitment): .*\n", "", first_game[1])
    (folder / "game.duchy").write_text(text)
    assert "has no seed, so its dice cannot continue" in refused(run("play", "--resume", "game.duchy"), 1)


OWN = """
from duchy.bots.bot import Bot

class First(Bot):
    name = "first"

    def __init__(self, seed):
        pass

    def choose(self, game, state, seat):
        return game.legal_actions(state, seat)[0]
"""


@pytest.mark.parametrize(("bot", "name"), [("first_of_all:First", "First 2"), ("steward@1n", "Steward@1n 2")])
def test_bots_are_named_as_in_the_arena(folder: Path, monkeypatch: pytest.MonkeyPatch, bot: str, name: str) -> None:
    (folder / "first_of_all.py").write_text(OWN)
    monkeypatch.syspath_prepend(str(folder))
    ran = play("--bot", bot, "--save", "whole.duchy", lines=["1", "1", "1", "1", "1"])
    assert f"1 Player 1, 2 {name}\n" in ran.out
    play("--bot", bot, "--save", "parts.duchy", lines=["1", "1"])
    assert 0 == run("play", "--resume", "parts.duchy", lines=["1", "1", "1"]).code
    assert (folder / "whole.duchy").read_text() == (folder / "parts.duchy").read_text()
    assert name in run("replay", "whole.duchy").out


def test_sim_names_bots_as_the_arena_does(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "first_of_all.py").write_text(OWN)
    monkeypatch.syspath_prepend(str(folder))
    ran = run("sim", "burgundy", "-n", "1", "--bots", "first_of_all:First,squire@1n")
    assert 0 == ran.code
    assert "first_of_all" in ran.out
    assert "squire@1n" in ran.out
    assert "greedy@5n: bot greedy has no budget" in refused(run("sim", "burgundy", "--bots", "greedy@5n"), 2)

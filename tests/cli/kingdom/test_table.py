"""Wonderful Kingdom at the terminal: whole games typed by number, what is shown, what is not."""

import io
import json
import re
import sys
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import pytest
from rich.console import Console

from duchy.cli.table.menu import Menu
from duchy.cli.table.news import sentences
from duchy.cli.table.opening import start_game
from duchy.cli.table.registry import table_of
from duchy.core.chance import Rng
from duchy.core.game import CHANCE
from duchy.core.journal import Entry
from duchy.core.record import read_record
from duchy.core.verdict import verify
from duchy.games import load
from duchy.games.kingdom.box.template import template
from tests.cli.terminal import Ran, refused, run

NUMBERS = ["1"] * 1200
"""Always the first action of the list, for longer than any game."""

GAMES = {
    "none": ["--module", "none"],
    "menaces": ["--module", "menaces", "--menaces", "shadows,thieves"],
    "advisors": ["--module", "advisors", "--side", "a"],
    "quests": ["--module", "quests", "--quest", "usurper", "--duchy", "teressie"],
    "alone": ["--players", "1", "--module", "none"],
    "alone-menaces": ["--players", "1", "--module", "menaces", "--menaces", "giants"],
    "alone-advisors": ["--players", "1", "--module", "advisors", "--side", "a"],
    "alone-quests": ["--players", "1"],
    **{f"scenario-{number}": ["--players", "1", "--scenario", str(number)] for number in range(1, 7)},
}

POSITION = """{"game": "kingdom", "options": {"module": "advisors", "set": MINE},
"stage": "production", "turn": 2, "round": 2, "seats": [
 {"duchy": "north", "built": ["farm", "farm", "merchants"], "calamities": 1, "krystallium": 1, "soldiers": 1,
  "sites": [{"card": "barracks"}, {"card": "lost-city", "needs": {"exploration": 2, "soldiers": 1}}],
  "alchemy": {"gold": 2, "materials": 1}, "advisors": ["alchemist", "confessor"], "used": ["alchemist"], "made": 2,
  "agenda": [{"question": "step"}, {"question": "cube", "resource": "gold", "count": 2}]},
 {"duchy": "south", "built": ["port"], "sites": [{"card": "farm", "needs": {"materials": 1}}], "training": 1,
  "made": 1, "advisors": ["architect"], "agenda": [{"question": "step"}]}]}""".replace("MINE", json.dumps(template()))

PICTURE = """\
Player 2
duchy    Southern Duchy MPPE  1 structure
         Port
building Farm M
advisors Architect

Player 1
duchy    Northern Duchy MMPG  2 structures  1 company
         Farm x2  Merchants
         1 calamity -4
advisors Alchemist  used  production S Turn three cubes of alchemy into krystallium.
         Confessor  planning SS Remove a calamity from your duchy.

round 2/4   production: gold   first Player 2   advisors   side b   deck 60
     produces   M    P    G    E   alchemy  krystallium  soldiers  training  traps  built  VP
>1 Player 1     2▲   5▲   2▲   0   [MGG··]            1         1         0      0      3  -4
>2 Player 2     1    2    1    2▲  [·····]            0         0         1      0      1   1

                       type       needs  produces  points  bonus  recycles
building s1 Barracks   structure  MMM    P                 S      P
         s2 Lost City  discovery  EES··            6       K      E

Player 1: where do you put a cube? 2 gold to place.
"""


def play(*arguments: str, lines: Sequence[str] = NUMBERS) -> Ran:
    return run("play", "kingdom", "--bot", "random", "--seed", "table", *arguments, lines=lines)


@lru_cache
def played(name: str) -> tuple[Ran, str]:
    """Play a whole game, once for all tests that need it; return the output and the record."""
    ran = play(*GAMES[name], "--save", f"{name}.duchy")
    return ran, Path(f"{name}.duchy").read_text()


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[] if name in ("none", "alone-quests") else [pytest.mark.slow]) for name in GAMES]
)
def test_a_whole_game_is_played_by_number(folder: Path, name: str) -> None:
    ran, text = played(name)
    assert (0, "") == (ran.code, ran.err)
    (folder / "game.duchy").write_text(text)
    record = read_record(text)
    assert [] == verify(load("kingdom"), record).acting()
    assert re.search(r"\n total +" + " +".join(str(score) for score in record.scores), ran.out)
    assert [] == [line for line in ran.out.splitlines() if len(line) > 100]
    assert 0 == run("replay", "game.duchy", "--verify").code
    shown = run("replay", "game.duchy")
    assert (0, "") == (shown.code, shown.err)


def test_two_players_are_ranked() -> None:
    out = play("--module", "none", "--name", "Anna").out
    assert re.search(r"\n1\. (Anna|Random 2): -?\d+ points\n2\. (Anna|Random 2): -?\d+ points\n", out)


@pytest.mark.slow
def test_alone_there_is_a_medal_or_none() -> None:
    out = played("alone")[0].out
    assert re.search(r"\nPlayer 1 earns no medal with -?\d+ points \(bronze 70, silver 95, gold 115\)\n", out)
    assert "1. Player 1" not in out


@pytest.mark.slow
def test_a_defeat_says_why() -> None:
    assert "\nPlayer 1 is defeated: a thief is at large. " in played("scenario-5")[0].out
    assert "\nPlayer 1 is defeated: a scenario card is not built. " in played("scenario-2")[0].out


@pytest.mark.slow
def test_no_one_wins_if_no_one_completes_the_final_task() -> None:
    out = play(*GAMES["quests"], "--seat", "1,2").out
    assert "\nNo one completed the final task, so no one wins.\n2. Player 1: " in out


@pytest.mark.parametrize(
    "module", ["quests", *(pytest.param(name, marks=pytest.mark.slow) for name in ("menaces", "advisors"))]
)
def test_what_is_shown_depends_on_nothing_hidden(module: str) -> None:
    game = load("kingdom")
    state = game.initial({"module": module})
    table = table_of(game, ["Anna", "Berta"])
    rng = Rng(3)
    for ply in range(400):
        acting = game.acting(state)
        if not acting:
            break
        actions = game.legal_actions(state, acting[0])
        for viewer in (0, 1) if ply % 4 == 0 and acting != [CHANCE] else ():
            other = game.resample(state, viewer, rng)
            pictures = {tuple(map(str, table.picture(shown, viewer, 100))) for shown in (state, other)}
            assert 1 == len(pictures)
            if viewer in acting:
                assert Menu(table, state, viewer).lines(100) == Menu(table, other, viewer).lines(100)
                assert table.question(state, viewer) == table.question(other, viewer)
            for seat in (0, 1):
                assert table.front(state, viewer, seat, 100) == table.front(other, viewer, seat, 100)
        game.apply(state, acting[0], actions[rng.below(len(actions))])


def test_the_hand_of_the_other_is_not_shown_in_hot_seat() -> None:
    ran = play("--seat", "1,2", "--name", "Anna", "--name", "Berta", "--module", "none", lines=["1", "1"])
    before, _, after = ran.out.partition("\nHand over to Berta.\n")
    assert "\nHand over to Anna.\n" in before
    hands = [re.findall(r"^hand +(.*?)  ", part, re.MULTILINE) for part in (before, after)]
    assert "Anna   6 cards in hand" in after
    assert "Berta   8 cards in hand" in before
    assert [2, 1] == [len(found) for found in hands]


def test_no_one_hands_over_if_nothing_is_hidden() -> None:
    assert "Hand over" not in played("none")[0].out
    two = play("--module", "none", "--seat", "1,2")
    parts = re.split(r"^(round \d/4   \S+)", two.out, flags=re.MULTILINE)
    stages = {
        parts[place][len("round 1/4   ") :] for place in range(1, len(parts), 2) if "Hand over" in parts[place - 1]
    }
    assert {"draft"} == stages


def test_on_a_terminal_the_screen_is_cleared_before_the_other_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    game = start_game("kingdom", {"module": "none"}, None, "1,2", "", (), bytes(32), None)
    game.match.draw(game.dice)
    screen = io.StringIO()
    game.console = Console(file=screen, force_terminal=True, color_system=None)
    asked: list[str] = []

    def answer(words: str) -> str:
        asked.append(words)
        return ""

    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", answer)
    game.hand_over(0)
    game.hand_over(0)
    assert ["Press Enter when no one else is looking. "] == asked
    assert 2 == screen.getvalue().count("\x1b[2J")
    assert "\x1b[3J" in screen.getvalue()
    assert "Hand over to Player 1." in screen.getvalue()


@pytest.mark.parametrize("options", [GAMES["advisors"], GAMES["alone-quests"]], ids=["two", "one"])
def test_a_game_stopped_anywhere_resumes_as_if_nothing_had_happened(folder: Path, options: list[str]) -> None:
    lines = ["2", "1", "3", "1"] * 10
    play(*options, "--save", "whole.duchy", lines=lines)
    play(*options, "--save", "parts.duchy", lines=lines[:1])
    for typed in range(1, len(lines), 6):
        ran = run("play", "--resume", "parts.duchy", lines=lines[typed : typed + 6])
        assert (0, "") == (ran.code, ran.err)
    assert (folder / "whole.duchy").read_text() == (folder / "parts.duchy").read_text()


def test_a_position_is_drawn(folder: Path) -> None:
    (folder / "position.json").write_text(POSITION)
    assert PICTURE == run("show", "position.json").out


def test_a_position_may_leave_its_game_to_the_command_line(folder: Path) -> None:
    (folder / "position.json").write_text(POSITION.replace('"game": "kingdom", ', ""))
    assert PICTURE == run("show", "--game", "kingdom", "position.json").out


def test_a_wide_terminal_has_the_duchies_beside_the_cards(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duchy.cli.terminal.screen.PIPE_WIDTH", 140)
    (folder / "position.json").write_text(POSITION)
    out = run("show", "position.json").out
    assert out.startswith("round 2/4   production: gold")
    assert re.search(r"^building s1 Barracks .*   duchy    Southern Duchy MPPE", out, re.MULTILINE)


def test_a_narrow_terminal_cuts_the_types_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duchy.cli.terminal.screen.PIPE_WIDTH", 80)
    out = run("set", "show").out
    assert [] == [line for line in out.splitlines() if len(line) > 80]
    assert re.search(r"Munitions Specialists x2  com .* M$", out, re.MULTILINE)


def position_prompts(folder: Path, *lines: str) -> list[str]:
    (folder / "position.json").write_text(POSITION)
    ran = run(
        "play", "kingdom", "--position", "position.json", "--bot", "random", "--seed", "a", lines=[*lines, "quit now"]
    )
    assert (0, "") == (ran.code, ran.err)
    return ran.out.split("Player 1> ")


def test_the_actions_are_grouped_by_what_they_do(folder: Path) -> None:
    first = position_prompts(folder)[0]
    assert first.endswith(MENU)


MENU = """\
Player 1: where do you put a cube? 2 gold to place.
 alchemy       1 into alchemy [MGG··]
At any time
 krystallium   2 s1 materials on Barracks       3 s2 exploration on Lost City
 soldier       4 s2 Lost City
 scrap         5 s1 Barracks     6 s2 Lost City
"""


def test_notation_with_ids_works_and_undo_takes_it_back(folder: Path) -> None:
    prompts = position_prompts(folder, "krystallium s1 materials", "undo", "alchemy")
    assert "Player 1 puts krystallium on Barracks as materials\n" in prompts[1]
    assert "s1 Barracks   structure  MM·" in prompts[1]
    assert "s1 Barracks   structure  MMM" in prompts[2]
    assert "Player 1 puts gold into alchemy\n" in prompts[3]


def test_why_score_log_duchy_and_legend_answer(folder: Path) -> None:
    prompts = position_prompts(folder, "why put s1", "why soldier x", "score", "duchy 2", "legend", "help", "why")
    assert "Barracks needs no more gold" in prompts[1].replace("barracks", "Barracks")
    assert "'soldier x': write soldier as in 'soldier s2'\n" == prompts[2]
    assert re.search(r"calamities +-4 +0 *\n", prompts[3])
    assert prompts[4].startswith("Random 2\nduchy    Southern Duchy MPPE  1 structure\n")
    assert "G/company   one gold for each company" in prompts[5]
    assert "Alchemist: production S Turn three cubes" in prompts[5]
    assert "as in: why put s2\n" in prompts[6]
    assert "name an action, as in: why put s2\n" == prompts[7]


def test_consecutive_cubes_and_cards_are_one_sentence() -> None:
    table = table_of(load("kingdom"), ["Anna", "Berta"])
    cube = Entry("cube", 0, {"resource": "gold", "on": "alchemy"})
    entries = [
        Entry("round", 0, {"round": 1, "of": 4}),
        cube,
        cube,
        Entry("cube", 0, {"resource": "gold", "on": "farm"}),
        Entry("build", 1, {"card": "farm"}),
        Entry("build", 1, {"card": "hell-gate"}),
        Entry("offer", 1, {"card": "", "area": "a"}),
    ]
    assert [
        "Round 1 of 4: Anna goes first",
        "Anna puts 2 gold into alchemy; puts gold on Farm",
        "Berta starts to build Farm, Hell Gate; offers a card face down in area a",
    ] == [line.plain for line in sentences(table, entries)]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--scenario", "1"], "option scenario: scenario 1 is for one player: players must be 1"),
        (["--menaces", "wolves", "--module", "menaces"], "option menaces: 'wolves' is not one of"),
        (["--quest", "grail"], "option quest: 'grail' is not one of"),
        (["--module", "dragons"], "Invalid value for '--module': 'dragons' is not one of"),
        (["--players", "1", "--seat", "2"], "--seat must be 1 to 1, as in 1 or 1,2, got '2'"),
    ],
)
def test_wrong_options_are_one_line(arguments: list[str], message: str) -> None:
    assert refused(run("play", "kingdom", *arguments), 2).startswith(message)


def test_a_set_that_is_not_there_is_one_line() -> None:
    message = "none.toml cannot be read: No such file or directory"
    assert message == refused(run("play", "kingdom", "--set", "none.toml"), 1)


def test_every_option_is_on_the_command_line() -> None:
    out = run("play", "kingdom", "--help").out
    for option in load("kingdom").options():
        assert f"--{option.name}" in out


def test_many_games_are_summed_up() -> None:
    out = run("sim", "kingdom", "-n", "20", "--seed", "a", "--module", "menaces").out
    assert "points, seat 2 random" in out
    assert re.search(r"^ +-\d+ to -\d+ ", out, re.MULTILINE)
    alone = run("sim", "kingdom", "-n", "5", "--seed", "a", "--players", "1").out
    assert "points, seat 1 random" in alone
    assert "seat 2" not in alone


def test_the_first_plies_deal_the_duchies() -> None:
    lines = run("perft", "kingdom", "--depth", "1", "--divide").out.splitlines()
    assert [["duchy", "1.valados", "1"], ["duchy", "2.teressie", "1"], ["total", "2"]] == [
        line.split() for line in lines
    ]

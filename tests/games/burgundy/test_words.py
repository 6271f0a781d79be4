"""Words: every action, every journal entry and every reason can be said."""

import ast
import re
from pathlib import Path

import pytest

from duchy.core.chance import Rng
from duchy.core.journal import Entry
from duchy.games.burgundy.actions import ACTIONS, BLOCKS
from duchy.games.burgundy.rules import scoring
from duchy.games.burgundy.words import ACTIONS_IN_WORDS, ENTRIES
from tests.games.burgundy.table import GAME, table
from tests.games.burgundy.wandering import OPTION_SETS, random_step, wander


def rule_sources() -> list[Path]:
    """List the modules of the rules."""
    return sorted(Path(scoring.__file__).parent.glob("*.py"))


def noted_codes() -> set[str]:
    """List the journal codes that the rules write."""
    codes: set[str] = set()
    for path in rule_sources():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "note":
                code = node.args[0]
                assert isinstance(code, ast.Constant)
                codes.add(str(code.value))
    return codes


def test_every_action_has_words() -> None:
    """B3.1. Each kind of action has a phrase."""
    assert {block.do for block in BLOCKS} == set(ACTIONS_IN_WORDS)


def test_every_journal_code_has_words() -> None:
    """B3.1. Each code that the rules write has a phrase, and there are no others."""
    assert noted_codes() == set(ENTRIES)


@pytest.mark.parametrize("options", OPTION_SETS, ids=[str(index) for index in range(len(OPTION_SETS))])
def test_whole_games_are_told(options: dict[str, object]) -> None:
    """B3.1. Every entry and every action of a random game can be said, with all its values filled in."""
    state = GAME.initial(options)
    journal = GAME.start_journal(state)
    rng = Rng(6)
    while GAME.acting(state):
        copy = state.copy()
        seat, action = random_step(state, rng)
        assert re.fullmatch(r"[^{}|]+", GAME.describe(copy, seat, action))
    assert {"result", "phase", "roll"} <= {entry.code for entry in journal}
    for entry in journal:
        assert re.fullmatch(r"[^{}|]+", GAME.tell(entry))


def test_every_legal_action_is_described() -> None:
    """B3.1. Words do not depend on luck: all that is legal can be described."""
    for options in OPTION_SETS:
        for state in wander(options, seed=9, every=151):
            for seat in GAME.acting(state):
                for action in GAME.legal_actions(state, seat):
                    assert GAME.describe(state, seat, action)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("end", "end the turn"),
        ("1:workers", "take workers"),
        ("1:take 3a", "take the cow3 from depot 3"),
        ("1:take 1b", "take the bank from depot 1 (costs 2 workers)"),
        ("1:place s1 12", "place the church on hex 12"),
        ("2:place s1 12", "place the church on hex 12 (costs 1 worker)"),
        ("2:sell 4", "sell goods 4 (red, 2 tiles)"),
        ("buy *a", "buy the ship from the black depot for 2 silver"),
        ("buy 1b w1", "buy the bank from depot 1 for 1 silver and 1 worker"),
        ("load 6+1", "load the goods of depot 6 and depot 1"),
        ("keep 25", "keep the goods 2, 5"),
        ("discard s1", "discard the church from slot 1"),
        ("start b 19", "start on side b with the castle on hex 19"),
        ("roll 3 5", "the dice show 3 and 5"),
    ],
)
def test_descriptions(text: str, words: str) -> None:
    """B3.2. What an action does here, with its price in workers."""
    state = table(
        seat1={"dice": [3, 4], "workers": 5, "storage": ["church"], "goods": {4: 2}},
        depots={"1": ["bank"], "3": ["cow3"], "black": ["ship"]},
    )
    assert words == GAME.describe(state, 0, GAME.parse(text))


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        (Entry("workers", 0, {"die": 1, "workers": 2, "silver": 0}), "player 1 takes 2 workers"),
        (
            Entry("sell", 1, {"goods": 4, "tiles": 1, "silver": 1, "workers": 0}, 2, "goods"),
            "player 2 sells 1 tile of goods 4 for 2 points, 1 silver",
        ),
        (Entry("phase", -1, {"phase": "B"}), "phase B begins"),
        (Entry("watchtower", 0, {}, 4, "watchtowers"), "player 1 scores 4 points for the watchtower"),
    ],
)
def test_told_entries(entry: Entry, words: str) -> None:
    """B4.3. How entries of the journal read."""
    assert words == GAME.tell(entry)


def test_describing_does_not_need_legality() -> None:
    """B3.1. Any action of the space can be described at any time, legal or not."""
    state = table(seat1={"dice": [3, 0], "storage": ["bank"]})
    assert all(GAME.describe(state, 0, action) for action in range(ACTIONS))


def test_the_chickens_of_2011_are_called_so() -> None:
    """B1.1. In a game of 2011 the fourth species are chickens."""
    state = table(edition=2011, seat1={"dice": [3, 0]}, depots={"3": ["chicken2"]})
    assert "take the chicken2 from depot 3" == GAME.describe(state, 0, GAME.parse("1:take 3a"))

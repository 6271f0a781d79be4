"""Words: every action, every journal entry and every reason has a text."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from duchy.core.chance import Rng
from duchy.core.journal import Entry
from duchy.games.burgundy.actions import ACTIONS, BLOCKS
from duchy.games.burgundy.rules import scoring
from duchy.games.burgundy.text.words import ACTIONS_IN_WORDS, ENTRIES
from tests.games.burgundy.table import GAME, table
from tests.games.burgundy.wandering import ALL, EXPANDED_SETS, OPTION_SETS, for_each, random_step, wander

SETS = OPTION_SETS + EXPANDED_SETS
every_mode = for_each(SETS)


PLAIN = r"[^{}|\[\]]+"
"""Words with nothing left to fill in."""


def rule_sources() -> list[Path]:
    """List the modules of the rules."""
    return sorted(Path(scoring.__file__).parent.glob("*.py"))


def noted_codes() -> set[str]:
    """List the journal codes that the rules write."""
    codes: set[str] = set()
    for path in rule_sources():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            if isinstance(node.func, ast.Attribute) and node.func.attr == "note":
                codes |= constants(node.args[0])
            elif isinstance(node.func, ast.Name) and node.func.id == "note_points":
                codes |= constants(node.args[1])
    return codes


def constants(node: ast.expr) -> set[str]:
    """Return the code in an expression, or the two it chooses from; a code passed in as a variable is skipped."""
    if isinstance(node, ast.IfExp):
        return constants(node.body) | constants(node.orelse)
    if isinstance(node, ast.Name):
        assert node.id == "code"
        return set()
    assert isinstance(node, ast.Constant)
    return {str(node.value)}


def test_every_action_has_words() -> None:
    """B3.1. Each kind of action has a phrase."""
    assert {block.do for block in BLOCKS} == set(ACTIONS_IN_WORDS)


def test_every_journal_code_has_words() -> None:
    """B3.1. Each code that the rules write has a phrase, and there are no others."""
    assert noted_codes() == set(ENTRIES)


@every_mode
def test_whole_games_are_told(options: dict[str, object]) -> None:
    """B3.1. Every entry and every action of a random game has a text, with all its values filled in."""
    state = GAME.initial(options)
    journal = GAME.start_journal(state)
    rng = Rng(6)
    while GAME.acting(state):
        copy = state.copy()
        seat, action = random_step(state, rng)
        assert re.fullmatch(PLAIN, GAME.describe(copy, seat, action))
    assert {"phase", "roll"} <= {entry.code for entry in journal}
    for entry in journal:
        assert re.fullmatch(PLAIN, GAME.tell(entry))


@every_mode
def test_every_legal_action_is_described(options: dict[str, object]) -> None:
    """B3.1. Words do not depend on chance: every legal action can be described."""
    for state in wander(options, seed=9, every=151):
        for seat in GAME.acting(state):
            for action in GAME.legal_actions(state, seat):
                assert re.fullmatch(PLAIN, GAME.describe(state, seat, action))


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
        ("load 6+1", "load the goods from depot 6 and depot 1"),
        ("keep 25", "keep goods 2, 5"),
        ("discard s1", "discard the church from storage space 1"),
        ("start b 19", "start on side b with the castle on hex 19"),
        ("roll 3 5", "the dice show 3 and 5"),
    ],
)
def test_descriptions(text: str, words: str) -> None:
    """B3.2. The effect of an action in this position, with its price in workers."""
    state = table(
        seat1={"dice": [3, 4], "workers": 5, "storage": ["church"], "goods": {4: 2}},
        depots={"1": ["bank"], "3": ["cow3"], "black": ["ship"]},
    )
    assert words == GAME.describe(state, 0, GAME.parse(text))


BEYOND: list[tuple[dict[str, Any], str, str]] = [
    ({"seat1": {"tiles": {13: "monastery28"}, "silver": 1}}, "hire", "hire 2 workers for 1 silver"),
    ({}, "buy inn", "buy the inn from next to the black depot for 2 silver"),
    ({"seat1": {"yard": ["bank"], "dice": [3, 4]}}, "drop bank", "discard the bank from extra storage"),
    (
        {"seat1": {"yard": ["ship"], "dice": [3, 4]}},
        "1:pick ship",
        "place the ship from extra storage (costs at least 1 worker)",
    ),
    (
        {
            "seat1": {"yard": ["ship"], "dice": [3, 4], "workers": 2},
            "agenda": [{"question": "turn"}, {"question": "site", "tile": "ship", "die": 1}],
        },
        "on 20",
        "put the ship on hex 20 (costs 2 workers)",
    ),
    (
        {"seat1": {"yard": ["ship"]}, "agenda": [{"question": "turn"}, {"question": "court", "shield": 9}]},
        "on 19",
        "put shield 9 on hex 19",
    ),
    ({}, "fetch *a", "take the mine from the black depot"),
    ({}, "use church", "use the crane as a church"),
    ({}, "beside cow", "score the cow with the geese"),
    ({"goods": {2: {5: 1}, 4: {5: 2}}}, "gather 5", "take goods 5 (brown, 3 tiles) from all depots"),
    ({"seat1": {"dice": [3, 4]}}, "1:turn 6", "set die 1 to 6"),
    (
        {"seat1": {"dice": [3, 5], "workers": 2}, "shields": {"4": [7]}},
        "shield 7",
        "take shield 7 from depot 4 (costs 2 workers)",
    ),
    (
        {"shields": {"4": [7]}, "agenda": [{"question": "turn"}, {"question": "castle"}]},
        "shield 7",
        "take shield 7 from depot 4",
    ),
    ({}, "shield 8", "take shield 8"),
    (
        {"seat1": {"shields": {"19": 3}, "silver": 1}, "agenda": [{"question": "upkeep", "shield": 3}]},
        "pay worker",
        "pay a worker for shield 3",
    ),
    ({}, "ally 2", "also use player 2's monasteries"),
    ({}, "lay 1", "add card 1 to your trade route (2 carpenter, 4 church, 1 workers)"),
    ({}, "card 12", "card 12 is dealt (3 workers, 5 church, 2 action)"),
    ({}, "arms 4", "shield 4 is drawn"),
    ({"seat1": {"goods": {3: 1}}}, "spend 3", "pay with a tile of goods 3 (pink)"),
    ({}, "point", "buy a point for 1 silver"),
    ({}, "effect 2", "resolve: effect 2"),
    (
        {"seat1": {"storage": ["bank"]}, "white": 2, "agenda": [{"question": "turn"}, {"question": "white-castle"}]},
        "place s1 20",
        "place the bank on hex 20 (costs 3 workers)",
    ),
    (
        {"depots": {"5": ["mine"]}, "white": 3, "agenda": [{"question": "turn"}, {"question": "white-castle"}]},
        "take 5b",
        "take the mine from depot 5 (costs 2 workers)",
    ),
    (
        {"seat1": {"goods": {4: 1}}, "white": 4, "agenda": [{"question": "turn"}, {"question": "white-castle"}]},
        "sell 4",
        "sell goods 4 (red, 1 tile)",
    ),
]


@pytest.mark.parametrize(("fields", "text", "words"), BEYOND, ids=[text for _, text, _ in BEYOND])
def test_descriptions_of_the_expansions(fields: dict[str, Any], text: str, words: str) -> None:
    """B9.3, B11.2, B13.8. The effect of an action of an expansion in this position, with its price in workers."""
    state = table(options=ALL, **({"depots": {"black": ["mine"]}} | fields))
    assert words == GAME.describe(state, 0, GAME.parse(text))


TEAMS: dict[str, object] = {"players": 4, "teams": "yes"}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("store own", "store the bank in your own storage"),
        ("store shared", "store the bank in the team's storage"),
    ],
)
def test_slots_are_described(text: str, words: str) -> None:
    """B12.3. A tile goes into one of the player's own slots or a shared one."""
    agenda = [{"question": "turn"}, {"question": "store", "tile": "bank"}]
    assert words == GAME.describe(GAME.read({"options": TEAMS, "agenda": agenda}), 0, GAME.parse(text))


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        ({"effect": "points", "points": 1}, "resolve: 1 point"),
        ({"effect": "action"}, "resolve: extra action"),
        ({"effect": "ship"}, "resolve: ship"),
        ({"effect": "building", "tile": "city-hall"}, "resolve: city-hall"),
        ({"effect": "colour", "colour": "mine"}, "resolve: tile from the black depot for the covered colour mine"),
    ],
)
def test_effects_that_wait_are_described(effect: dict[str, object], words: str) -> None:
    """B13.8. The player chooses an effect by its place, and reads a description."""
    state = GAME.read({"options": {"players": 1}, "effects": [effect]})
    assert words == GAME.describe(state, 0, GAME.parse("effect 1"))


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        (Entry("workers", 0, {"die": 1, "workers": 2, "silver": 0}), "player 1 takes 2 workers"),
        (
            Entry("sell", 1, {"goods": 4, "tiles": 1, "silver": 1, "workers": 0}, 2, "goods"),
            "player 2 sells 1 tile of goods 4 for 2 points, 1 silver",
        ),
        (Entry("phase", -1, {"phase": "B"}), "phase B starts"),
        (Entry("take", 0, {"tile": "bank", "depot": "black"}), "player 1 takes bank from the black depot"),
        (
            Entry("buy", 0, {"tile": "inn", "depot": "black", "silver": 2, "workers": 0}),
            "player 1 buys inn from next to the black depot for 2 silver",
        ),
        (
            Entry("animals", 0, {"tile": "geese", "tiles": 3}, 7, "animals"),
            "player 1 scores 7 points for geese, with 3 tiles on the pasture",
        ),
        (
            Entry("route", 1, {"bonus": "points"}, 4, "routes"),
            "player 2 fills a matching space of the trade route: 4 points",
        ),
        (
            Entry("route", 1, {"bonus": "church"}),
            "player 2 fills a matching space of the trade route: the effect of a church",
        ),
        (
            Entry("card", 0, {"card": 3}),
            "player 1 is dealt trade route card 3 (4 action, 1 points, 2 market)",
        ),
        (
            Entry("court", 0, {"shield": 7, "hex": 19, "gone": 0}),
            "player 1 puts shield 7 on the castle on hex 19",
        ),
        (
            Entry("court", 0, {"shield": 7, "hex": 19, "gone": 2}),
            "player 1 puts shield 7 on the castle on hex 19; shield 2 leaves the game",
        ),
        (Entry("upkeep", 0, {"shield": 7, "with": "worker"}), "player 1 pays a worker for shield 7"),
        (Entry("skip", 0, {"effect": "points"}), "player 1 leaves the extra points unused"),
        (
            Entry("store", 2, {"tile": "bank", "storage": "shared"}),
            "player 3 stores bank in the team's storage",
        ),
        (Entry("store", 2, {"tile": "bank", "storage": "own"}), "player 3 stores bank in their own storage"),
        (Entry("solo-result", 0, {"place": 2, "points": 31}), "player 1 has filled 31 of 37 hexes"),
        (Entry("watchtower", 0, {}, 4, "watchtowers"), "player 1 scores 4 points for the watchtower"),
    ],
)
def test_told_entries(entry: Entry, words: str) -> None:
    """B4.3. The texts of journal entries."""
    assert words == GAME.tell(entry)


@every_mode
def test_describing_does_not_need_legality(options: dict[str, object]) -> None:
    """B3.1. Any action of the space can be described at any time, legal or not."""
    first, *_, late, last = wander(options, seed=2, every=60)
    for state in (first, late, last):
        assert all(GAME.describe(state, 0, action) for action in range(ACTIONS))


def test_a_tile_has_one_name_in_both_editions() -> None:
    """B1.1. The chickens of 2011 are understood, and have their 2019 name."""
    state = table(edition=2011, seat1={"dice": [3, 0]}, depots={"3": ["chicken2"]})
    assert "take the goat2 from depot 3" == GAME.describe(state, 0, GAME.parse("1:take 3a"))

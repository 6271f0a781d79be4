"""Card sets: checking never fails on any file, and a correct set can be played (K10)."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from duchy.core.chance import Rng
from duchy.core.match import Match, playout
from duchy.core.reason import OptionError
from duchy.core.record import Record, read_record, record_of, text_of
from duchy.core.verdict import verify
from duchy.games.kingdom.box.cards import FOLDER, HOUSE, cards_from, cards_of
from duchy.games.kingdom.box.set_check import check, faults_of
from tests.games.kingdom.table import GAME, RULES, begun, makes, table


def test_both_sets_are_right() -> None:
    """K10. This covers the house set and the test set."""
    assert [] == check(RULES)
    assert [] == check((FOLDER / f"{HOUSE}.toml").read_text(encoding="utf-8"))


def test_what_is_no_toml_is_told() -> None:
    """K10. The message gives the line."""
    (mistake,) = check("[set\n")
    assert mistake.startswith("the file is not valid TOML: ")


def test_a_fault_is_data_for_other_languages() -> None:
    """K10. A fault is a code with values; the words are made from them."""
    first = faults_of(RULES.replace("copies = 6", "copies = 0", 1))[0]
    assert ("set-needs-number", "K10") == (first.code, first.rule)
    assert {"where": "development 'farm'.copies", "low": 1, "high": 99, "got": "0"} == first.values


def test_an_empty_file_is_told_all_it_lacks() -> None:
    """K10. The message names every section."""
    mistakes = check("")
    for where in ("set.name", "calamity.points", "development:", "duchy:", "menace:", "advisor:"):
        assert any(mistake.startswith(where) for mistake in mistakes), where


@pytest.mark.parametrize(
    "content",
    [
        "set = 3",
        "development = 3",
        "development = [3]",
        "duchy = [{}]",
        "quest = [{ id = 'x', two = 3 }]",
        "menace = [[]]",
        "calamity = []",
        "advisor = [{ gain_per = 3 }]",
    ],
)
def test_any_wrong_shape_is_told_and_never_breaks_the_check(content: str) -> None:
    """K10. Examples are lists for tables and numbers for lists."""
    assert check(content)


def test_every_field_of_the_house_set_may_be_broken_without_breaking_the_check() -> None:
    """K10. Numbers, words, lists and tables replace each other."""
    content = tomllib.loads((FOLDER / f"{HOUSE}.toml").read_text(encoding="utf-8"))
    for section in ("development", "treasure", "duchy", "menace", "advisor", "quest"):
        card = content[section][0]
        for field in list(card):
            for wrong in ("-1", '"x"', "[]", "{ x = 1 }", "[[1]]", "true"):
                lines = [
                    f"[[{section}]]",
                    *(f"{name} = {wrong if name == field else toml(card[name])}" for name in card),
                ]
                assert check("\n".join(lines))


def toml(value: Any) -> str:  # noqa: ANN401
    """Write a value as TOML."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {toml(part)}" for name, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(part) for part in value) + "]"
    return repr(value) if isinstance(value, int) else '"' + str(value).replace('"', "'") + '"'


def test_a_deck_has_to_last() -> None:
    """K10. Two players see sixty-four cards in four rounds; a few more are needed."""
    mistakes = check(
        re.sub(r"copies = [2-9]\d?", "copies = 1", RULES[: RULES.index("[calamity]")])
        + RULES[RULES.index("[calamity]") :]
    )
    assert ["development: developments and treasures have 26 copies together; at least 72 are needed"] == [
        m for m in mistakes if m.startswith("development")
    ]


def test_the_option_names_the_first_mistake() -> None:
    """K10. The message also says how many more there are."""
    text = RULES.replace("copies = 6", "copies = 0").replace('recycles = "gold"', 'recycles = "air"', 1)
    with pytest.raises(OptionError, match=r"option set: mine: development 'farm'.copies: .* \(and \d+ more\)"):
        cards_from(text, "mine")


def test_the_name_of_a_file_is_no_set() -> None:
    """K10. A set is given as its text, so that a record contains it."""
    with pytest.raises(OptionError, match=r"is neither 'house' nor"):
        cards_of("none.toml")


def test_the_same_text_is_the_same_set() -> None:
    """K10. It is read once."""
    assert cards_from(RULES, "one") is cards_from(RULES, "two")


def test_kinds_are_numbered_in_the_order_of_the_file() -> None:
    """K10. The order is developments, treasures, the calamity, menaces, advisors."""
    cards = cards_of(RULES)
    assert ["farm", "silver-ore", "calamity", "giant-rat", "whisperer"] == [
        cards.ids[kind]
        for kind in (0, int(cards.treasures), int(cards.calamity), int(cards.menaces[0]), int(cards.first_advisor))
    ]


OTHER = """
[[development]]
id = "moon-base"
name = { en = "Moon Base", ru = "Moon Base", uk = "Moon Base" }
type = "discovery"
copies = 30
cost = { materials = 1 }
produces = { gold = 5 }
produces_per = [{ resource = "gold", per = "discovery" }, { resource = "gold", per = "discovery" }]
points = 9
recycles = "exploration"
"""


@pytest.mark.parametrize(
    "options",
    [
        {"module": "none"},
        {"module": "menaces", "menaces": "shadows,thieves"},
        {"module": "advisors"},
        {"module": "quests", "quest": "usurper"},
        {"players": 1, "module": "advisors"},
        *({"players": 1, "scenario": number} for number in range(1, 7)),
    ],
)
def test_a_set_of_another_size_plays(options: dict[str, object], tmp_path: Path) -> None:
    """K10. More cards, other cards and other numbers work without code changes."""
    path = tmp_path / "own.toml"
    path.write_text(RULES + OTHER, encoding="utf-8")
    for seed in range(3):
        state = GAME.initial({**options, "set": path.read_text(encoding="utf-8")})
        assert playout(GAME, state, Rng(seed)) > 10
        assert GAME.places(state)
        assert GAME.write(state) == GAME.write(GAME.read(GAME.write(state)))


def test_cards_of_ones_own_make_what_they_say(tmp_path: Path) -> None:
    """K10. Two icons that count discoveries count twice."""
    path = tmp_path / "own.toml"
    path.write_text(RULES + OTHER, encoding="utf-8")
    state = table(options={"set": path.read_text(encoding="utf-8")}, seat1={"built": ["moon-base", "moon-base"]})
    assert [2, 1, 10 + 2 * 2 * 2, 0] == makes(state)


def test_a_set_without_the_cards_of_a_scenario_is_refused_for_it(tmp_path: Path) -> None:
    """K10. K9. The message names the card."""
    path = tmp_path / "own.toml"
    path.write_text(RULES.replace('id = "hell-gate"', 'id = "heaven-gate"'), encoding="utf-8")
    with pytest.raises(
        OptionError, match="option scenario: the set 'rules' has too few cards 'hell-gate': expected at least 1"
    ):
        begun({"set": path.read_text(encoding="utf-8"), "players": 1, "scenario": 2})


def test_a_set_without_quests_plays_all_the_rest(tmp_path: Path) -> None:
    """K10. Only quests are refused."""
    path = tmp_path / "own.toml"
    path.write_text(RULES[: RULES.index("[[quest]]")], encoding="utf-8")
    assert begun({"set": path.read_text(encoding="utf-8"), "module": "advisors"}).variant.advisors
    with pytest.raises(OptionError, match="has no quest board"):
        begun({"set": path.read_text(encoding="utf-8"), "module": "quests"})


@pytest.mark.parametrize("effect", ["reveal", "shift", "dismiss"])
def test_an_effect_with_a_number_happens_so_often_or_is_refused(effect: str, tmp_path: Path) -> None:
    """K10. K7.3. A set that says two never silently means one."""
    text = RULES.replace(f"{effect} = 1", f"{effect} = 2", 1)
    if check(text):
        return
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    name = {"reveal": "whisperer", "shift": "master-cartographer", "dismiss": "censor"}[effect]
    state = table(
        options={"module": "advisors", "set": path.read_text(encoding="utf-8")},
        stage="draft",
        turn=15,
        offers={"a": ["farm", "farm", "port/2", "palace/2"]},
        seat1={"agenda": [{"question": "take"}], "advisors": [name], "soldiers": 3},
    )
    GAME.apply(state, 0, GAME.parse(f"use {name}"))
    GAME.apply(state, 0, GAME.legal_actions(state, 0)[0])
    assert state.seats[0].depth == 2


def played(cards: str) -> Record:
    """Record the first plies of a game with a set."""
    match = Match(GAME, {"module": "none", "set": cards})
    for _ in range(30):
        seat = match.acting()[0]
        match.play(seat, GAME.legal_actions(match.state, seat)[0])
    return record_of(match, ["Ada", "Berta"])


def test_a_set_may_be_given_as_its_text() -> None:
    """K10. A record then contains the cards that it was played with."""
    record = read_record(text_of(played(RULES)))
    assert record.plies == verify(GAME, record).plies

"""Kingdom in words: descriptions of actions and events (K2.2)."""

import re

import pytest

from duchy.core.chance import Rng
from duchy.core.game import CHANCE
from duchy.games.kingdom.actions import BLOCKS
from duchy.games.kingdom.state.state import Kingdom
from duchy.games.kingdom.text.notation import parse
from duchy.games.kingdom.text.words import ACTIONS_IN_WORDS, ENTRIES
from tests.games.kingdom.table import GAME, OFFER, STEP, TAKE, cubes, step, table, told

HAND = ["farm", "farm", "village", "port", "sawmill", "navigators", "palace", "calamity"]
CASES: list[dict[str, object]] = [
    {"module": "menaces", "menaces": "giants,rats"},
    {"module": "menaces", "menaces": "shadows,thieves"},
    {"module": "advisors"},
    {"module": "quests"},
    {"players": 1, "module": "advisors"},
    {"players": 1, "scenario": 1},
    {"players": 1, "scenario": 5},
    {"players": 1, "scenario": 6},
]


def words(state: Kingdom, text: str, seat: int = 1) -> str:
    """Describe an action."""
    return GAME.describe(state, seat - 1, parse(text, state.variant.cards))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("offer port a", "offer Port in area a, face up"),
        ("offer port b down", "offer Port in area b, face down"),
        ("scrap s1", "scrap Palace"),
        ("krystallium s1 gold", "put krystallium on Palace as gold"),
    ],
)
def test_words_of_the_draft(text: str, expected: str) -> None:
    """K2.2. Cards are called by their names."""
    state = table(
        stage="draft", seat1={"hand": HAND, "agenda": [OFFER], "sites": [{"card": "palace"}]}, seat2={"hand": HAND}
    )
    assert expected == words(state, text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("put s1", "put the gold on Palace"),
        ("alchemy", "put the gold into alchemy"),
        ("recycle silver-ore", "recycle Silver Ore for materials and gold"),
        ("recycle farm", "recycle Farm for population"),
        ("build farm", "build Farm"),
        ("done", "done"),
        ("use keeper", "use Keeper for 1 soldier"),
        ("use trapper", "use Trapper for no soldiers"),
        ("fight vermin", "drive away vermin"),
        ("catch gold/company", "catch a thief and uncover gold/company"),
    ],
)
def test_words_of_a_step(text: str, expected: str) -> None:
    """K4.3. The text names the cube to be placed."""
    assert expected == words(step("gold", {"sites": [{"card": "palace"}]}, count=1), text)


def test_words_of_a_task_name_its_board() -> None:
    """K8.1. The text also gives the task's number."""
    assert "complete task 2 on Northern Lands" == words(
        table(options={"module": "quests"}, seat1={"drafted": ["farm"]}), "task 1.2"
    )


def test_words_of_a_card_face_down_do_not_tell_it() -> None:
    """K2.3. The text names only the card's place."""
    options = {"module": "advisors"}
    states = [
        table(
            options=options,
            stage="draft",
            turn=15,
            offers={"a": [f"{name}/2"]},
            seat1={"agenda": [TAKE, {"question": "spy"}]},
        )
        for name in ("farm", "port")
    ]
    texts = {words(state, "pick a1") for state in states}
    assert {"choose the card face down (place 1) in area a"} == texts


@pytest.mark.parametrize("block", BLOCKS, ids=[block.do for block in BLOCKS])
def test_every_action_has_words_in_every_position(block: object) -> None:
    """K2.2. This includes actions that are not legal, for every seat."""
    state = step("gold", {"sites": [{"card": "palace"}]}, count=1)
    for action in range(block.first, block.first + block.size):  # type: ignore[attr-defined]
        for seat in (0, 1, CHANCE):
            said = GAME.describe(state, seat, action)
            assert said == " ".join(said.split())
            assert not set("{}|") & set(said)


def test_every_block_has_words() -> None:
    """K2.2. No block is left out."""
    assert {block.do for block in BLOCKS} == set(ACTIONS_IN_WORDS)


def test_what_random_games_tell_is_complete_sentences() -> None:
    """K2.2. Every kind of entry occurs, with words and plain values."""
    seen: set[str] = set()
    for number, options in enumerate(CASES):
        for seed in range(4):
            state = GAME.initial(options)
            journal = GAME.start_journal(state)
            rng = Rng(seed + 10 * number)
            while acting := GAME.acting(state):
                seat = acting[rng.below(len(acting))]
                actions = GAME.legal_actions(state, seat)
                GAME.apply(state, seat, actions[rng.below(len(actions))])
            for entry in journal:
                seen.add(entry.code)
                said = GAME.tell(entry)
                assert not set("{}|") & set(said)
                assert "player 0" not in said
    assert set() == seen - set(ENTRIES)
    assert set() == set(ENTRIES) - seen


def test_a_taken_area_is_told_without_what_lies_face_down() -> None:
    """K2.3. The text says how many cards are face down, not which."""
    state = table(stage="draft", turn=15, offers={"a": ["farm", "port/2"]}, seat1={"agenda": [TAKE]})
    (entry,) = [entry for entry in told(state, "take a") if entry.code == "take"]
    assert {"area": "a", "cards": ["farm", ""]} == entry.values
    assert "port" not in GAME.tell(entry)
    assert "face down" in GAME.tell(entry)


def test_an_empty_area_is_told_in_a_clean_sentence() -> None:
    """K2.2. The text says that nothing is taken."""
    state = table(stage="draft", turn=15, offers={"a": ["farm"]}, seat1={"agenda": [TAKE]})
    (entry,) = [entry for entry in told(state, "take b") if entry.code == "take"]
    said = GAME.tell(entry)
    assert said == said.strip()
    assert not re.search(r"[:,]$", said)


def test_points_are_told_as_numbers() -> None:
    """K5.1. Losses are numbers too."""
    seat = {"calamities": 1, "agenda": [STEP, cubes("gold")]}
    entries = told(table(stage="production", round=4, turn=3, seat1=seat), "alchemy")
    assert "player 1 scores -4 for calamities" in [GAME.tell(entry) for entry in entries]


def test_a_cube_goes_into_alchemy() -> None:
    """K4.3. The cube could go on a card but goes into alchemy."""
    entry = told(step("gold", {"sites": [{"card": "palace"}]}, count=1), "alchemy")[0]
    assert "player 1 puts gold into alchemy" == GAME.tell(entry)

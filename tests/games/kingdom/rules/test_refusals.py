"""Reasons why an action is not legal: every reason is provoked and read (all chapters)."""

import re
from collections.abc import Callable

import pytest

from duchy.core.game import CHANCE, SPECTATOR
from duchy.core.reason import Reason
from duchy.games.kingdom.actions import ACTIONS
from duchy.games.kingdom.rules.reasons import REASONS
from tests.games.kingdom.scenes import alone, battle, draft, explained, keeping, plan, quest, searching, shadow, thief
from tests.games.kingdom.table import (
    GAME,
    STEP,
    TAKE,
    after,
    begun,
    cubes,
    refusal,
    step,
    table,
)

COLD = {"card": "palace", "frozen": True}
CASES: list[tuple[str, Callable[[], Reason], dict[str, object], str]] = [
    ("no-such-action", lambda: explained(plan(), 0, ACTIONS), {"action": ACTIONS}, f"action {ACTIONS} does not exist"),
    (
        "no-such-seat",
        lambda: refusal(plan(), "3: done"),
        {"seat": 3, "players": 2},
        "seat 3 does not exist: this table has 2 players",
    ),
    ("game-over", lambda: explained(table(stage="over"), 0, 0), {}, "the game is over"),
    ("chance-first", lambda: refusal(begun(), "1: done"), {}, "wait for the cards to be drawn"),
    ("not-your-turn", lambda: refusal(draft(), "2: take a"), {"turn": 1}, "it is player 1's turn"),
    ("chance-decides", lambda: refusal(plan(), "1: card farm"), {}, "only chance decides this"),
    (
        "not-an-outcome",
        lambda: refusal(begun(), "*: card farm"),
        {"do": "card", "question": "duchy"},
        "chance cannot decide this 'card': the question is 'duchy'",
    ),
    ("other-question", lambda: refusal(draft(), "take a"), {"question": "offer"}, "answer 'offer' first"),
    (
        "no-such-question",
        lambda: refusal(plan(), "find farm"),
        {"do": "find", "question": "plan"},
        "'find' is not possible now: the question is 'plan'",
    ),
    ("not-in-hand", lambda: refusal(draft(), "offer scholars a"), {"card": "scholars"}, "scholars is not in your hand"),
    (
        "no-trap",
        lambda: refusal(draft(), "offer farm a down"),
        {},
        "you have no traps left for offering a card face down",
    ),
    (
        "solo-only",
        lambda: refusal(table(stage="draft", turn=15, seat1={"agenda": [TAKE]}), "search a"),
        {},
        "you can search only in solo games",
    ),
    ("searched", lambda: refusal(alone(searched=True), "search b"), {}, "you have already searched this round"),
    (
        "too-few-to-search",
        lambda: refusal(alone(), "search a"),
        {"area": "a", "cards": 1},
        "a search discards two face-up cards, but no calamities or menaces; area a has 1",
    ),
    (
        "not-seen",
        lambda: refusal(searching(), "find farm"),
        {"cards": ["palace", "sawmill", "scholars"]},
        "the search revealed: palace, sawmill, scholars",
    ),
    ("no-spy", lambda: refusal(alone(seat1={"agenda": [TAKE]}), "spy"), {}, "you have no active spy"),
    ("nothing-face-down", lambda: refusal(alone(), "spy"), {}, "no card on offer is face down"),
    (
        "nothing-on-offer",
        lambda: refusal(after(alone(), "search b"), "pick b3"),
        {"place": "b3"},
        "there is no card at b3",
    ),
    (
        "does-not-fit",
        lambda: refusal(after(alone(), "search b"), "pick a1"),
        {"place": "a1", "question": "search"},
        "the card at a1 does not answer 'search'",
    ),
    ("not-drafted", lambda: refusal(plan(), "build port"), {"card": "port"}, "port is not among your drafted cards"),
    (
        "must-recycle",
        lambda: refusal(plan(), "build star-chart"),
        {"card": "star-chart"},
        "star-chart can only be recycled",
    ),
    (
        "menace-stays",
        lambda: refusal(shadow(), "lose shadow"),
        {"card": "shadow"},
        "shadow cannot be built, recycled or discarded",
    ),
    (
        "cards-left",
        lambda: refusal(plan(), "done"),
        {"cards": 2},
        "build or recycle your drafted cards first: 2 cards left",
    ),
    ("no-cube", lambda: refusal(plan(), "alchemy"), {}, "you have no cube to place"),
    (
        "no-such-site",
        lambda: refusal(plan(), "scrap s1"),
        {"site": 1, "sites": 0},
        "there is no card 1 under construction: you have no cards there",
    ),
    (
        "not-needed",
        lambda: refusal(step("gold", {"sites": [{"card": "farm"}]}, count=1), "put s1"),
        {"card": "farm", "resource": "gold"},
        "farm needs no more gold",
    ),
    ("no-krystallium", lambda: refusal(plan(), "krystallium s1 gold"), {}, "you have no krystallium"),
    ("no-soldier", lambda: refusal(plan(), "soldier s1"), {}, "you have no soldiers"),
    (
        "converts-itself",
        lambda: refusal(plan(), "convert"),
        {},
        "five cubes become krystallium automatically; you decide only with quests",
    ),
    (
        "too-few-cubes",
        lambda: refusal(quest(), "convert"),
        {"cubes": 0},
        "krystallium takes five cubes, and your alchemy has 0",
    ),
    (
        "frozen",
        lambda: refusal(battle(sites=[COLD]), "scrap s1"),
        {"card": "palace"},
        "palace is frozen by a frost giant",
    ),
    (
        "must-be-built",
        lambda: refusal(
            table(options={"scenario": 1}, seat1={"drafted": ["port"], "sites": [{"card": "farm", "fixed": True}]}),
            "scrap s1",
        ),
        {"card": "farm"},
        "farm must be built in this scenario and cannot be scrapped",
    ),
    (
        "not-in-alchemy",
        lambda: refusal(after(quest(alchemy={"materials": 6}), "convert"), "colour gold"),
        {"resource": "gold"},
        "your alchemy has no gold",
    ),
    (
        "no-such-icon",
        lambda: refusal(thief(), "cover gold"),
        {"icon": "gold"},
        "your duchy card has no uncovered icon gold",
    ),
    ("no-battle", lambda: refusal(plan(), "fight rats"), {}, "menaces are driven away in the battle phase"),
    (
        "no-such-menace",
        lambda: refusal(battle(), "fight rats"),
        {"menace": "rats"},
        "there are no rats in your construction area",
    ),
    (
        "giant-under-card",
        lambda: refusal(battle(sites=[COLD, {"card": "cathedral", "frozen": True}]), "fight giants"),
        {"sites": "s1, s2"},
        "frost giants are under cards (s1, s2): thaw drives one away and completes its card",
    ),
    (
        "battle-price",
        lambda: refusal(battle(menaces={"vermin": 1, "rats": 1}), "fight rats"),
        {"needed": 2, "have": 1},
        "that costs 2 soldiers and you have 1 soldier",
    ),
    (
        "choose-token",
        lambda: refusal(battle(menaces={"thieves": 1}, stolen={"materials": 1}), "fight thieves"),
        {},
        "to catch a thief, name the icon to uncover: catch ICON",
    ),
    (
        "no-token",
        lambda: refusal(battle(menaces={"thieves": 1}, stolen={"materials": 1}), "catch population"),
        {"icon": "population"},
        "no thief covers population",
    ),
    (
        "not-frozen",
        lambda: refusal(battle(sites=[{"card": "palace"}]), "thaw s1"),
        {"card": "palace"},
        "palace is not frozen by a frost giant",
    ),
    (
        "not-complete",
        lambda: refusal(battle(sites=[COLD]), "thaw s1"),
        {"card": "palace"},
        "palace must be fully paid before its giant is driven away",
    ),
    (
        "advisor-not-dealt",
        lambda: refusal(keeping(), "1: keep keeper"),
        {"advisor": 13},
        "advisor 13 is not one of your two",
    ),
    (
        "no-such-advisor",
        lambda: refusal(draft(advisors=["censor"]), "use keeper"),
        {"advisor": 13},
        "you do not have advisor 13",
    ),
    (
        "advisor-used",
        lambda: refusal(draft(advisors=["censor"], used=["censor"], soldiers=3), "use censor"),
        {"card": "censor"},
        "censor has already been used this round",
    ),
    (
        "wrong-phase",
        lambda: refusal(draft(advisors=["builder"], soldiers=3), "use builder"),
        {"card": "builder", "phase": "production"},
        "builder can be used only in this phase: production",
    ),
    (
        "too-few-soldiers",
        lambda: refusal(draft(advisors=["censor"], soldiers=1), "use censor"),
        {"card": "censor", "needed": 2, "have": 1},
        "censor costs 2 soldiers and you have 1 soldier",
    ),
    (
        "no-use",
        lambda: refusal(draft(advisors=["whisperer"], soldiers=1), "use whisperer"),
        {"card": "whisperer"},
        "whisperer would have no effect now",
    ),
    (
        "no-such-task",
        lambda: refusal(quest(), "task 2.1"),
        {"board": 2, "task": 1},
        "task 1 of board 2 is not part of this game",
    ),
    ("task-done", lambda: refusal(quest(tasks=["1.2"]), "task 1.2"), {"task": 2}, "you have already completed task 2"),
    (
        "task-soldiers",
        lambda: refusal(quest(alchemy={"gold": 1}), "task 1.3"),
        {"task": 3, "needed": 1, "have": 0},
        "task 3 costs 1 soldier and you have no soldiers",
    ),
    (
        "task-price",
        lambda: refusal(quest(alchemy={"materials": 1}), "task 1.2"),
        {"task": 2, "needed": 1, "have": 0},
        "task 2 costs 1 krystallium, including replacements for missing cubes, and you have 0",
    ),
]


@pytest.mark.parametrize(
    ("code", "provoke", "values", "words"),
    CASES,
    ids=[case[0] for case in CASES],
)
def test_reason(code: str, provoke: Callable[[], Reason], values: dict[str, object], words: str) -> None:
    """K2.2. Each reason carries its code, its rule, the numbers of the position, and words."""
    assert Reason(code, REASONS[code][0], values, words) == provoke()


def test_every_reason_is_provoked() -> None:
    """K2.2. No reason is left out above."""
    assert sorted(REASONS) == sorted(case[0] for case in CASES)


@pytest.mark.parametrize("code", REASONS)
def test_every_reason_names_a_rule(code: str) -> None:
    """K2.2. The rule is an id of the ledger."""
    assert re.fullmatch(r"K(5S|[1-9])\.\d", REASONS[code][0])


def test_the_spectator_has_no_seat() -> None:
    """K1.1. A spectator cannot act."""
    assert "no-such-seat" == explained(plan(), SPECTATOR, 0).code


def test_chance_waits_for_the_players() -> None:
    """K2.1. Chance does not act while seats have to decide."""
    assert explained(plan(), CHANCE, GAME.parse("card 1")).words


def test_alone_a_single_player_is_one_player() -> None:
    """K5S.1. The words use the singular."""
    assert "seat 2 does not exist: this table has 1 player" == refusal(alone(), "2: take a").words


@pytest.mark.parametrize(
    "text", ["done", "take a", "offer farm a", "build farm", "recycle farm", "scrap s1", "spy", "use 1"]
)
def test_nothing_but_its_answer_while_an_effect_asks(text: str) -> None:
    """K6.5. The shadow has to be answered first."""
    assert refusal(shadow(), text).code in ("other-question", "no-such-question")


def test_a_search_is_refused_for_the_right_reason_outside_of_the_draft() -> None:
    """K5S.4. In planning another question has to be answered first."""
    state = table(options={"players": 1}, seat1={"drafted": ["farm"]})
    assert "other-question" == refusal(state, "search a").code


def test_reasons_do_not_change_the_position() -> None:
    """K2.2. Asking for a reason changes nothing."""
    state = step("gold", {"sites": [{"card": "palace"}], "krystallium": 1, "agenda": [STEP, cubes("gold")]})
    before = GAME.write(state)
    for action in range(ACTIONS):
        GAME.explain(state, 0, action)
    assert before == GAME.write(state)

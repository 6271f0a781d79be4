"""Why an action is not legal: every reason is provoked and read (all chapters)."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from duchy.core.game import CHANCE, SPECTATOR
from duchy.core.reason import Reason
from duchy.games.burgundy.actions import ACTIONS
from duchy.games.burgundy.rules.reasons import REASONS
from duchy.games.burgundy.state.state import Burgundy
from tests.games.burgundy.rules.test_refusals_beyond import CASES as CASES_BEYOND
from tests.games.burgundy.table import GAME, after, end_round, refusal, table
from tests.games.burgundy.wandering import OPTION_SETS, for_each, wander

DEPOTS = {"1": ["bank"], "3": ["cow3"], "5": ["mine"], "black": ["ship"]}


def asking(question: str, **fields: Any) -> Burgundy:  # noqa: ANN401
    """Set up a position in which an effect asks a question."""
    return table(agenda=[{"question": "turn"}, {"question": question}], **fields)


def explained(state: Burgundy, seat: int, action: int) -> Reason:
    """Ask for the reason directly, by the number of a seat and an action."""
    reason = GAME.explain(state, seat, action)
    assert reason is not None
    return reason


def chosen() -> Burgundy:
    """Let seat 1 make its hidden choice."""
    state = hidden()
    GAME.apply(state, 0, GAME.parse("start a 1"))
    return state


def hidden() -> Burgundy:
    """Set up a hidden choice on duchy 4; nothing is placed yet."""
    state = GAME.initial({"duchies": "4", "start": "hidden"})
    for text in ["first 1", *["goods 1"] * 3, *["goods 2"] * 3]:
        GAME.apply(state, CHANCE, GAME.parse(text))
    return state


def choosing() -> Burgundy:
    """Set up an open choice on duchy 4."""
    state = GAME.initial({"duchies": "4", "start": "turn"})
    for text in ["first 1", *["goods 1"] * 3, *["goods 2"] * 3]:
        GAME.apply(state, CHANCE, GAME.parse(text))
    return state


def keeping() -> Burgundy:
    """Set up a choice among new goods 3 and 5 with room for one."""
    return after(asking("load", seat1={"goods": {1: 1, 2: 1}}, goods={2: {3: 1, 5: 1}}), "load 2")


CASES: list[tuple[str, Callable[[], Reason], str, dict[str, object], str]] = [
    (
        "seats-first",
        lambda: explained(table(), CHANCE, GAME.parse("roll 1 1")),
        "B2.2",
        {},
        "a player must act now, not chance",
    ),
    (
        "no-such-action",
        lambda: explained(table(), 0, ACTIONS),
        "B3.1",
        {"action": ACTIONS},
        f"there is no action {ACTIONS}",
    ),
    (
        "no-such-seat",
        lambda: refusal(table(), "end", seat=3),
        "B1.2",
        {"seat": 3, "players": 2},
        "there is no seat 3: the game has 2 players",
    ),
    ("game-over", lambda: refusal(end_round(table(phase="E", round=5)), "end", seat=1), "B2.4", {}, "the game is over"),
    (
        "chance-first",
        lambda: refusal(table(agenda=[{"question": "white"}]), "end", seat=1),
        "B2.2",
        {},
        "wait for the roll or draw",
    ),
    (
        "not-your-turn",
        lambda: refusal(table(), "end", seat=2),
        "B2.3",
        {"turn": 1},
        "it is not your turn: player 1 is to move",
    ),
    (
        "already-chosen",
        lambda: refusal(chosen(), "start a 14", seat=1),
        "B1.5",
        {},
        "you have chosen; the others are still choosing",
    ),
    ("chance-decides", lambda: refusal(table(), "roll 6 6"), "B2.2", {}, "only chance can decide that"),
    (
        "not-an-outcome",
        lambda: refusal(table(agenda=[{"question": "white"}]), "roll 6 6"),
        "B2.1",
        {"do": "roll", "question": "white"},
        "chance cannot decide this 'roll': the question is 'white'",
    ),
    (
        "other-question",
        lambda: refusal(asking("castle"), "end"),
        "B5.8",
        {"question": "castle"},
        "answer 'castle' first",
    ),
    (
        "no-such-question",
        lambda: refusal(table(), "load 3"),
        "B5.8",
        {"do": "load", "question": "turn"},
        "you cannot do 'load' now: the current decision is 'turn'",
    ),
    (
        "must-answer",
        lambda: refusal(asking("load", goods={1: {1: 1}}), "skip"),
        "B5.8",
        {"question": "load"},
        "you cannot skip 'load'",
    ),
    ("nothing-to-skip", lambda: refusal(table(), "skip"), "B3.1", {}, "there is nothing to skip; 'end' ends the turn"),
    (
        "no-extra-action",
        lambda: refusal(table(seat1={"dice": [1, 1]}), "workers"),
        "B3.1",
        {},
        "you have no extra action now: choose a die",
    ),
    (
        "die-used",
        lambda: refusal(table(seat1={"dice": [1, 0]}), "2:workers"),
        "B3.1",
        {"die": 2},
        "die 2 is already used",
    ),
    (
        "too-few-workers",
        lambda: refusal(table(seat1={"dice": [3, 0], "workers": 1}, depots=DEPOTS), "1:take 1b"),
        "B3.2",
        {"what": "depot 1", "number": 1, "shows": 3, "needed": 2, "have": 1},
        "depot 1 needs a 1; the die shows 3: that costs 2 workers and you have 1",
    ),
    (
        "space-not-used",
        lambda: refusal(table(seat1={"dice": [1, 0]}, depots=DEPOTS), "1:take 1d"),
        "B1.6",
        {"space": "1d", "players": 2},
        "space 1d is not used with 2 players",
    ),
    (
        "space-empty",
        lambda: refusal(table(seat1={"dice": [1, 0]}, depots=DEPOTS), "1:take 1c"),
        "B4.1",
        {"space": "1c"},
        "there is no tile on space 1c",
    ),
    (
        "effect-takes-other",
        lambda: refusal(asking("church", depots=DEPOTS), "take 3a"),
        "B5.5",
        {"effect": "church", "colour": "animal", "tile": "cow3"},
        "the church cannot take the cow3, which has the colour animal",
    ),
    (
        "slot-empty",
        lambda: refusal(table(seat1={"dice": [1, 0]}), "1:place s2 13"),
        "B4.2",
        {"slot": 2},
        "storage space 2 is empty",
    ),
    (
        "hex-covered",
        lambda: refusal(table(seat1={"dice": [6, 0], "storage": ["castle"]}), "1:place s1 19"),
        "B4.2",
        {"hex": 19, "tile": "castle"},
        "hex 19 already has a tile: castle",
    ),
    (
        "wrong-colour",
        lambda: refusal(table(seat1={"dice": [1, 0], "storage": ["bank"]}), "1:place s1 13"),
        "B4.2",
        {"hex": 13, "wanted": "monastery", "tile": "bank", "colour": "building"},
        "hex 13 has the colour monastery, but the bank has the colour building",
    ),
    (
        "not-adjacent",
        lambda: refusal(table(seat1={"dice": [1, 0], "storage": ["bank"]}), "1:place s1 27"),
        "B4.2",
        {"hex": 27},
        "hex 27 is not next to one of your tiles",
    ),
    (
        "city-has-one",
        lambda: refusal(table(seat1={"dice": [1, 0], "storage": ["bank"], "tiles": {26: "bank"}}), "1:place s1 27"),
        "B4.5",
        {"hex": 27, "tile": "bank"},
        "the city of hex 27 already has this building: bank",
    ),
    (
        "no-goods",
        lambda: refusal(table(seat1={"dice": [1, 0]}), "1:sell 1"),
        "B4.3",
        {"goods": 1},
        "you have no goods 1",
    ),
    (
        "bought-already",
        lambda: refusal(table(seat1={"silver": 2}, depots=DEPOTS, bought=True), "buy *a"),
        "B3.3",
        {},
        "you have already bought a tile this turn",
    ),
    (
        "purchase-in-between",
        lambda: refusal(asking("market", edition=2011, seat1={"silver": 2}, depots=DEPOTS), "buy *a"),
        "B3.3",
        {"question": "market"},
        "in the 2011 edition you can buy only between actions: answer 'market' first",
    ),
    (
        "black-depot-only",
        lambda: refusal(table(seat1={"silver": 2}, depots=DEPOTS), "buy 1b"),
        "B3.3",
        {},
        "without monastery 6 you can buy only from the black depot",
    ),
    (
        "workers-cannot-pay",
        lambda: refusal(table(seat1={"silver": 2, "workers": 2}, depots=DEPOTS), "buy *a w2"),
        "B3.3",
        {},
        "without monastery 6 of 2019 you can buy only with silver",
    ),
    (
        "too-little-silver",
        lambda: refusal(table(seat1={"silver": 1}, depots=DEPOTS), "buy *a"),
        "B3.3",
        {"needed": 2, "have": 1},
        "that costs 2 silver and you have 1",
    ),
    (
        "too-few-workers-to-pay",
        lambda: refusal(table(seat1={"silver": 1, "tiles": {13: "monastery6"}}, depots=DEPOTS), "buy *a w1"),
        "B8",
        {"needed": 1, "have": 0},
        "that costs 1 worker and you have 0",
    ),
    (
        "one-depot-only",
        lambda: refusal(asking("load", goods={1: {1: 1}}), "load 1+2"),
        "B5.1",
        {},
        "without monastery 5 a ship takes goods from only one depot",
    ),
    (
        "keep-not-there",
        lambda: refusal(keeping(), "keep 4"),
        "B5.1",
        {"goods": 4, "new": [3, 5]},
        "you can keep only new colours (3, 5), not goods 4",
    ),
    (
        "keep-count",
        lambda: refusal(keeping(), "keep 35"),
        "B5.1",
        {"room": 1, "chosen": 2},
        "you must keep 1 colour, but chose 2",
    ),
    ("one-side", lambda: refusal(choosing(), "start b 1"), "B1.5", {}, "your duchy has only side a"),
    (
        "no-castle-hex",
        lambda: refusal(choosing(), "start a 2"),
        "B1.5",
        {"hex": 2, "duchy": "4", "wanted": "animal"},
        "the starting castle must be on a castle hex; hex 2 of duchy 4 has the colour animal",
    ),
]


@pytest.mark.parametrize(("code", "provoke", "rule", "values", "words"), CASES, ids=[case[0] for case in CASES])
def test_reason(code: str, provoke: Callable[[], Reason], rule: str, values: dict[str, object], words: str) -> None:
    """B3.1. Each reason carries its code, its rule, the numbers of the position, and words."""
    assert Reason(code, rule, values, words) == provoke()


def test_every_reason_is_provoked() -> None:
    """B3.1. Every reason is covered by the list above or by the list of the expansions."""
    assert sorted(REASONS) == sorted(case[0] for case in CASES + CASES_BEYOND)


@pytest.mark.parametrize("code", REASONS)
def test_every_reason_names_a_rule(code: str) -> None:
    """B3.1. The rule is an id of the ledger."""
    assert re.fullmatch(r"B8|B\d+\.\d", REASONS[code][0])


@pytest.mark.parametrize("question", ["castle", "city-hall", "warehouse", "carpenter", "church", "market", "load"])
def test_a_die_waits_for_every_effect(question: str) -> None:
    """B5.8. While an effect asks, no die acts and the turn does not end."""
    state = asking(
        question, seat1={"dice": [1, 1], "storage": ["monastery1"], "goods": {1: 1}}, depots=DEPOTS, goods={1: {1: 1}}
    )
    for text in ("1:take 1b", "1:place s1 13", "1:sell 1", "1:workers", "end"):
        assert ("other-question", {"question": question}) == (refusal(state, text).code, refusal(state, text).values)


def test_the_spectator_has_no_seat() -> None:
    """B1.2. A spectator cannot act."""
    assert "no-such-seat" == explained(table(), SPECTATOR, 0).code


def test_chance_waits_for_the_players() -> None:
    """B2.2. Chance does not act on a player's turn."""
    assert "seats-first" == explained(table(), CHANCE, GAME.parse("roll 1 1")).code


def test_chance_waits_for_hidden_starts() -> None:
    """B2.2. While starts are chosen, chance gets another reason than that it has already chosen."""
    assert "seats-first" == explained(hidden(), CHANCE, GAME.parse("roll 1 1")).code


@pytest.mark.parametrize("text", ["end", "skip", "1:workers", "1:take 1b", "buy *a", "discard s1", "load 1", "keep 1"])
def test_nothing_but_a_start_while_starts_are_chosen(text: str) -> None:
    """B1.5. The game starts when all castles are placed."""
    assert ("other-question", {"question": "start"}) == (
        refusal(choosing(), text).code,
        refusal(choosing(), text).values,
    )


@for_each(OPTION_SETS)
def test_explain_agrees_with_legal(options: dict[str, object]) -> None:
    """B3.1. Along random games of every mode: an action is legal exactly when there is no reason against it."""
    for state in wander(options, seed=11, every=127):
        for seat in GAME.acting(state):
            legal = set(GAME.legal_actions(state, seat))
            allowed = {action for action in range(ACTIONS) if GAME.explain(state, seat, action) is None}
            assert legal == allowed


def test_reasons_do_not_change_the_position() -> None:
    """B3.1. Asking for a reason changes nothing."""
    state = table(seat1={"dice": [1, 2], "storage": ["bank"], "silver": 2}, depots=DEPOTS)
    before = GAME.write(state)
    for action in range(ACTIONS):
        GAME.explain(state, 0, action)
    assert before == GAME.write(state)

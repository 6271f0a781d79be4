"""Why an action of the expansions is not legal: every reason is provoked and read (B9, B11-B13)."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from duchy.core.game import CHANCE
from duchy.core.reason import Reason
from duchy.games.burgundy.actions import ACTIONS
from duchy.games.burgundy.state.state import Burgundy
from tests.games.burgundy.beyond import EXTRA, INNS, ROUTES, SHIELDS, eager, expanded
from tests.games.burgundy.table import GAME, after, end_round, refusal, table
from tests.games.burgundy.wandering import EXPANDED_SETS, for_each

DEPOTS = {"1": ["bank"], "3": ["cow3"], "4": ["ship"], "black": ["ship"]}
TEAMS = {"players": 4, "teams": "yes", "duchies": "12b", "start": "hidden"}


def asking(question: str, options: dict[str, object], **fields: Any) -> Burgundy:  # noqa: ANN401
    """Set up a position in which an effect asks a question."""
    return expanded(options, agenda=[{"question": "turn"}, {"question": question}], **fields)


def shielded(shield: int, **fields: Any) -> Burgundy:  # noqa: ANN401
    """Set up a turn with a shield on the castle in the centre, and shield 7 on depot 5."""
    seat = {"shields": {19: shield}, "dice": [3, 5]} | fields.pop("seat1", {})
    return expanded(SHIELDS, seat1=seat, arms={5: [7]}, **fields)


def closing() -> Burgundy:
    """End a phase with shield 14, which is paid for and brings a castle."""
    seat = {"shields": {19: 14}, "silver": 3, "tiles": {12: "bank"}}
    state = end_round(expanded(SHIELDS, round=5, seat1=seat, depots=DEPOTS | {"2": ["castle"]}))
    return after(state, "pay silver", "take 2c", "on 7")


def harvesting() -> Burgundy:
    """End a phase with shield 14, which is paid for."""
    state = end_round(expanded(SHIELDS, round=5, seat1={"shields": {19: 14}, "silver": 1}, depots=DEPOTS))
    return after(state, "pay silver")


def paying() -> Burgundy:
    """End a phase with shield 7, whose upkeep is due."""
    return end_round(expanded(SHIELDS, round=5, seat1={"shields": {19: 7}, "silver": 1, "workers": 1}))


def gathering() -> Burgundy:
    """Let a ship gather goods with shield 5, when three colours are stored."""
    seat = {"shields": {19: 5}, "goods": {1: 1, 2: 1, 3: 1}}
    return after(asking("load", SHIELDS, seat1=seat, goods={1: {1: 1}, 2: {4: 1, 1: 1}}), "load 1")


def starting(options: dict[str, object]) -> Burgundy:
    """Deal the goods of a set-up; every player chooses a start."""
    state = GAME.initial(options)
    while CHANCE in GAME.acting(state):
        GAME.apply(state, CHANCE, GAME.chances(state)[0][0])
    return state


def laying() -> Burgundy:
    """Deal cards 1 to 5 to a seat that chooses their order."""
    return starting(ROUTES | {"route_order": "chosen"})


def geese() -> Burgundy:
    """Place geese next to cows and sheep."""
    tiles = {12: "bank", 6: "cow2", 5: "sheep3"}
    return after(expanded(EXTRA, seat1={"dice": [4, 0], "storage": ["geese"], "tiles": tiles}), "1:place s1 11")


def castles() -> Burgundy:
    """Take a shield that may go on two castles."""
    return after(shielded(9, seat1={"dice": [5, 5], "tiles": {19: "castle", 2: "castle"}}), "shield 7")


def alone() -> Burgundy:
    """Set up the solo game with four pending points."""
    return GAME.read({"options": {"players": 1}, "effects": [{"effect": "points", "points": 4}]})


CASES: Final[list[tuple[str, Callable[[], Reason], str, dict[str, object], str]]] = [
    (
        "partner-chooses",
        lambda: refusal(starting(TEAMS), "start a 25", seat=3),
        "B12.1",
        {},
        "your partner chooses your team's starting castle",
    ),
    (
        "not-a-start",
        lambda: refusal(starting(TEAMS), "start a 4", seat=1),
        "B12.1",
        {"hex": 4, "duchy": "12b", "starts": [25, 46]},
        "in duchy 12b you can start on hex 25, 46, not on hex 4",
    ),
    (
        "no-such-slot",
        lambda: refusal(table(seat1={"dice": [1, 0]}), "1:place s4 13"),
        "B4.1",
        {"slot": 4, "slots": 3},
        "there is no storage space 4: you have 3",
    ),
    (
        "no-such-hex",
        lambda: refusal(table(seat1={"dice": [1, 0], "storage": ["ship"]}), "1:place s1 40"),
        "B4.2",
        {"hex": 40, "duchy": "1", "hexes": 37},
        "duchy 1 has no hex 40: it has 37",
    ),
    (
        "nowhere-to-place",
        lambda: refusal(harvesting(), "take 3a"),
        "B4.2",
        {"tile": "cow3"},
        "there is no hex for the cow3 now",
    ),
    (
        "turn-over",
        lambda: refusal(closing(), "buy *a"),
        "B3.1",
        {},
        "you can do that only on your turn; the phase is ending",
    ),
    (
        "no-monastery-28",
        lambda: refusal(expanded(EXTRA, seat1={"silver": 1}), "hire"),
        "B9.1",
        {},
        "you can hire workers only with monastery 28",
    ),
    (
        "crane-cannot",
        lambda: refusal(asking("crane", EXTRA), "use white-castle"),
        "B9.1",
        {"building": "white-castle"},
        "the crane cannot copy the white-castle here",
    ),
    (
        "no-such-species",
        lambda: refusal(geese(), "beside pig"),
        "B9.1",
        {"species": "pig"},
        "there is no pig on the geese's pasture",
    ),
    (
        "region-has-inn",
        lambda: refusal(
            expanded(INNS, phase="B", seat1={"dice": [1, 0], "storage": ["inn"], "tiles": {26: "inn"}}), "1:place s1 27"
        ),
        "B9.4",
        {"hex": 27},
        "the region of hex 27 already has an inn",
    ),
    (
        "no-inn",
        lambda: refusal(expanded(INNS, seat1={"silver": 2}, inns=0), "buy inn"),
        "B9.4",
        {},
        "no inn is for sale now",
    ),
    ("no-inns", lambda: refusal(table(seat1={"silver": 2}), "buy inn"), "B9.4", {}, "there are no inns in this game"),
    (
        "not-your-card",
        lambda: refusal(laying(), "lay 9"),
        "B9.5",
        {"card": 9},
        "card 9 is not among the cards you can add to your route",
    ),
    (
        "no-shields",
        lambda: refusal(table(seat1={"dice": [3, 3]}), "shield 3"),
        "B11.1",
        {},
        "there are no shields in this game",
    ),
    (
        "shield-not-there",
        lambda: refusal(shielded(9), "shield 8"),
        "B11.1",
        {"shield": 8},
        "shield 8 is not on any depot",
    ),
    (
        "both-dice-needed",
        lambda: refusal(after(shielded(9), "1:workers"), "shield 7"),
        "B11.2",
        {},
        "taking a shield needs a double, with both dice unused",
    ),
    (
        "no-double",
        lambda: refusal(shielded(9, seat1={"workers": 1}), "shield 7"),
        "B11.2",
        {"shield": 7, "number": 5, "shows": [3, 5], "needed": 2, "have": 1},
        "shield 7 needs a double 5; the dice show 3, 5; that costs 2 workers, you have 1",
    ),
    (
        "no-shield-by-castle",
        lambda: refusal(asking("castle", SHIELDS, arms={5: [7]}), "shield 7"),
        "B11.5",
        {},
        "only a castle's extra action can take a shield, and only with shield 11",
    ),
    (
        "no-castle-there",
        lambda: refusal(castles(), "on 3"),
        "B11.2",
        {"hex": 3},
        "a shield goes on a castle, and hex 3 has none",
    ),
    (
        "workers-pay-no-shield",
        lambda: refusal(paying(), "pay worker"),
        "B11.3",
        {},
        "without shield 3 you can pay for shields only with silver",
    ),
    (
        "no-shield-16",
        lambda: refusal(shielded(9), "1:turn 5"),
        "B11.5",
        {},
        "you can set a die to another number only with shield 16",
    ),
    (
        "turned-already",
        lambda: refusal(after(shielded(16), "1:turn 5"), "2:turn 1"),
        "B11.5",
        {},
        "you have already set a die this turn",
    ),
    (
        "shows-already",
        lambda: refusal(shielded(16), "2:turn 5"),
        "B11.5",
        {"die": 2, "number": 5},
        "die 2 already shows a 5",
    ),
    (
        "no-shield-6",
        lambda: refusal(shielded(9), "ally 2"),
        "B11.5",
        {},
        "you can use another player's monasteries only with shield 6",
    ),
    (
        "ally-chosen",
        lambda: refusal(after(shielded(6), "ally 2"), "ally 2"),
        "B11.5",
        {},
        "you have already chosen a player",
    ),
    (
        "ally-own-duchy",
        lambda: refusal(shielded(6), "ally 1"),
        "B11.5",
        {},
        "you already use your own duchy's monasteries",
    ),
    (
        "not-in-yard",
        lambda: refusal(shielded(4), "1:pick bank"),
        "B11.5",
        {"tile": "bank"},
        "there is no bank in your extra storage",
    ),
    (
        "no-room-for-goods",
        lambda: refusal(gathering(), "gather 4"),
        "B5.1",
        {"goods": 4},
        "you already store three other colours than goods 4",
    ),
    (
        "no-goods-in-depots",
        lambda: refusal(gathering(), "gather 6"),
        "B11.5",
        {"goods": 6},
        "no depot has goods 6",
    ),
    (
        "effects-wait",
        lambda: refusal(alone(), "end"),
        "B13.8",
        {"waiting": 1},
        "resolve pending effects first: 1 left",
    ),
    (
        "no-such-effect",
        lambda: refusal(alone(), "effect 2"),
        "B13.8",
        {"effect": 2, "waiting": 1},
        "there is no pending effect 2: there are 1",
    ),
]


@pytest.mark.parametrize(("code", "provoke", "rule", "values", "words"), CASES, ids=[case[0] for case in CASES])
def test_reason(code: str, provoke: Callable[[], Reason], rule: str, values: dict[str, object], words: str) -> None:
    """B9.6. Each reason of the expansions carries its code, its rule, the numbers of the position, and words."""
    assert Reason(code, rule, values, words) == provoke()


ANSWERS = {
    "fetch *a": "fetch",
    "use bank": "use",
    "beside cow": "beside",
    "gather 1": "gather",
    "pay silver": "pay",
    "lay 1": "lay",
    "on 12": "on",
    "drop bank": "drop",
    "store own": "store",
    "point": "point",
    "spend 1": "spend",
}


@pytest.mark.parametrize("text", ANSWERS)
def test_nobody_asked(text: str) -> None:
    """B5.8, B9.6. Answers to questions of the expansions are refused when no such question is asked."""
    for options in ({}, SHIELDS | EXTRA | ROUTES | INNS):
        found = refusal(expanded(options, seat1={"dice": [1, 1]}), text)
        assert ("no-such-question", {"do": ANSWERS[text], "question": "turn"}) == (found.code, found.values)


@pytest.mark.parametrize("text", ["hire", "ally 2", "1:turn 3", "shield 1", "1:pick bank", "effect 1", "buy inn"])
def test_what_the_base_game_does_not_know(text: str) -> None:
    """B9.6. Without the expansions their actions are refused with a reason too."""
    reason = refusal(table(seat1={"dice": [1, 2], "silver": 2}), text)
    known = {"no-monastery-28", "no-shield-6", "no-shield-16", "no-shields", "not-in-yard", "no-such-effect", "no-inns"}
    assert reason.code in known


@pytest.mark.parametrize(
    "text", ["end", "hire", "ally 2", "shield 1", "1:turn 2", "pay silver", "fetch *a", "effect 1"]
)
def test_nothing_but_a_start_while_starts_are_chosen(text: str) -> None:
    """B1.5, B9.6. The expansions start when all castles are placed."""
    state = starting(SHIELDS | EXTRA | {"duchies": "4"})
    assert ("other-question", {"question": "start"}) == (refusal(state, text).code, refusal(state, text).values)


@pytest.mark.parametrize(
    "text", ["end", "hire", "ally 2", "shield 1", "1:turn 2", "pay silver", "fetch *a", "effect 1"]
)
def test_nothing_but_a_card_while_cards_are_laid(text: str) -> None:
    """B9.5, B9.6. The order of the cards is chosen first."""
    assert ("other-question", {"question": "lay"}) == (refusal(laying(), text).code, refusal(laying(), text).values)


@pytest.mark.parametrize("question", ["crane", "white-castle", "castle"])
def test_a_die_waits_for_every_effect(question: str) -> None:
    """B5.8, B9.6. While an effect asks, no die acts and none is turned, and no double takes a shield."""
    options = EXTRA | SHIELDS | {"white_castles": "yes"}
    seat = {"dice": [5, 5], "shields": {19: 16}, "storage": ["ship", "ship", "ship"], "yard": ["bank"]}
    state = asking(question, options, seat1=seat, arms={5: [7]})
    for text in ("1:turn 3", "1:pick bank", "1:place s1 20", "1:workers", "end"):
        assert ("other-question", {"question": question}) == (refusal(state, text).code, refusal(state, text).values)


@for_each(EXPANDED_SETS)
def test_explain_agrees_with_legal(options: dict[str, object]) -> None:
    """B3.1, B9.6. In games with rare actions: an action is legal exactly when there is no reason against it."""
    for state in eager(options, seed=5, every=67):
        for seat in GAME.acting(state):
            legal = GAME.legal_actions(state, seat)
            allowed = {action for action in range(ACTIONS) if GAME.explain(state, seat, action) is None}
            assert (len(legal), set(legal)) == (len(allowed), allowed)

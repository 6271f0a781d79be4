"""Positions written by people: every field, its default, and errors that name the field (K1.1)."""

import json
import re
from typing import Any

import pytest

from duchy.core.reason import PositionError
from duchy.games.kingdom.text.position.writing import write
from tests.games.kingdom.table import (
    GAME,
    OFFER,
    PLAN,
    RULES,
    STEP,
    TAKE,
    alchemy,
    asked,
    built,
    dealt,
    drafted,
    hand,
    menaces,
    needs,
    of_seat,
    offered,
    options_of,
    piles,
    sites,
    stage,
    stolen,
    table,
)

HAND = ["farm", "farm", "village", "port", "sawmill", "navigators", "palace", "calamity"]
SOLO: dict[str, object] = {"players": 1}


def refusal(options: dict[str, object] | None = None, **document: object) -> str:
    """Return why a document is not a position."""
    with pytest.raises(PositionError) as caught:
        GAME.read({"options": options_of(options), **document})
    assert "\n" not in str(caught.value)
    return str(caught.value)


def of_first(**seat: object) -> str:
    """Return the error in the first seat."""
    return refusal(seats=[seat, {}])


def test_an_empty_document_is_the_first_production() -> None:
    """K1.1. There are two empty duchies, and neither player has anything to plan."""
    state = GAME.read({})
    assert ("production", 0) == (stage(state), state.turn)


def test_the_barracks_of_the_document() -> None:
    """K4.4. The example from the documentation can be read and played."""
    document = {
        "options": {"module": "none"},
        "stage": "production",
        "seats": [
            {
                "sites": [{"card": "barracks"}],
                "agenda": [STEP, {"question": "cube", "resource": "materials", "count": 3}],
            },
            {"agenda": [STEP]},
        ],
    }
    state = GAME.read(document)
    for _ in range(3):
        GAME.apply(state, 0, GAME.parse("put s1"))
    assert (["barracks"], 1) == (built(state), state.turn)


def test_every_field_is_read() -> None:
    """K1.1. Every written value reaches the position."""
    seat = {
        "duchy": "mirefall",
        "drafted": ["farm", "star-chart"],
        "sites": [{"card": "palace", "needs": {"gold": 2}}, {"card": "port", "frozen": True}],
        "built": ["village", "village"],
        "menaces": {"vermin": 2},
        "stolen": {"gold": 1},
        "alchemy": {"gold": 2, "materials": 1},
        "krystallium": 3,
        "soldiers": 2,
        "training": 1,
    }
    state = table(options={"module": "menaces", "menaces": "thieves,rats"}, round=3, seat1=seat)
    assert (["farm", "star-chart"], ["palace", "port*"], ["village", "village"]) == (
        drafted(state),
        sites(state),
        built(state),
    )
    assert ({"gold": 2}, {"vermin": 2}, {"gold": 1}) == (needs(state), menaces(state), stolen(state))
    assert ({"materials": 1, "gold": 2}, 2) == (alchemy(state), int(state.round))
    assert (2, 3, 2, 1) == tuple(
        int(n)
        for n in (of_seat(state).duchy, of_seat(state).krystallium, of_seat(state).soldiers, of_seat(state).training)
    )


def test_cards_face_down_are_written_with_who_laid_them() -> None:
    """K2.3. This holds for cards on offer and for drafted cards."""
    state = table(
        stage="draft", turn=15, offers={"a": ["port", "farm/2"]}, seat1={"agenda": [TAKE], "drafted": ["palace/1"]}
    )
    assert (["port", "farm/2"], ["palace/1"]) == (offered(state, "a"), drafted(state))
    assert {"a": ["port", "farm/2"], "b": []} == write(state)["offers"]


def test_the_deck_holds_all_that_is_nowhere_else() -> None:
    """K1.1. The deck can also be named explicitly."""
    state = table(seat1={"drafted": ["farm"], "built": ["farm"]})
    assert 4 == state.deck[state.variant.cards.ids.index("farm")]
    deck = {state.variant.cards.ids[kind]: 1 for kind in range(20)} | {
        "farm": 3,
        "sawmill": 6,
        "silver-ore": 5,
        "star-chart": 5,
        "palace": 4,
        "port": 4,
        "village": 4,
        "guildhall": 4,
    }
    assert 3 == table(deck=deck, seat1={"drafted": ["farm"]}).deck[0]


def test_the_danger_pile_is_as_the_round_has_it() -> None:
    """K5S.2. Three cards per round have left it."""
    for round_, pile in ((1, 9), (2, 6), (4, 0)):
        state = table(options=SOLO, round=round_, seat1={"drafted": ["farm"]})
        assert pile == state.pile


def test_menaces_are_as_the_round_has_them() -> None:
    """K6.1. One menace from each pile is dealt per round."""
    state = table(options={"module": "menaces"}, round=2, seat1={"drafted": ["farm"]})
    assert {"rats": 2, "giants": 2, "vermin": 10} == {name: piles(state)[name] for name in ("rats", "giants", "vermin")}


def test_what_a_person_would_do_at_once_is_done() -> None:
    """K3.1. A player with nothing to plan is not asked."""
    state = table(seat1={"drafted": ["farm"]})
    assert (["plan"], []) == (asked(state), asked(state, 2))


@pytest.mark.parametrize("module", ["none", "menaces", "advisors", "quests"])
def test_a_dealt_game_is_written_and_read(module: str) -> None:
    """K1.1. Writing the position again gives the same text."""
    state = dealt({"module": module})
    text = json.dumps(GAME.write(state))
    assert text == json.dumps(GAME.write(GAME.read(json.loads(text))))
    assert json.dumps(RULES) in text


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "game: 'chess' is not one of kingdom"),
    ({"stage": "lunch"}, "stage: 'lunch' is not one of duchies, advisors, keeping"),
    ({"round": 5}, "round: must be 1 to 4, got 5"),
    ({"round": "1"}, "round: expected a number, got '1'"),
    ({"turn": 17}, "turn: must be 0 to 16, got 17"),
    ({"turn": 5}, "turn: 5 is too high for stage planning"),
    ({"searched": 1}, "searched: expected true or false, got 1"),
    ({"defeat": "boredom"}, "defeat: 'boredom' is not one of"),
    ({"top": "moon"}, "top: the set 'rules' has no card 'moon'"),
    ({"lost": -1}, "lost: must be 0 to"),
    ({"seats": [{}]}, "seats: expected 2 for this game, got 1"),
    ({"seats": 3}, "seats: expected a list, got 3"),
    ({"offers": {"a": ["farm"]}}, "offers.a: cards are on offer only in the draft"),
    ({"offers": {"c": []}}, "offers.c: there is no such field; known: a, b"),
    ({"offers": {"a": "farm"}}, "offers.a: expected a list, got 'farm'"),
    ({"stage": "draft", "offers": {"a": ["moon"]}}, "offers.a[0]: the set 'rules' has no card 'moon'"),
    (
        {"stage": "draft", "offers": {"a": ["farm/3"]}},
        "offers.a[0]: '3' is not a player who could have laid a card face down",
    ),
    ({"stage": "draft", "offers": {"a": ["?"]}}, "offers.a[0]: the set 'rules' has no card '?'"),
    ({"fill": [1, 0]}, "fill[0]: must be 0 to 0, got 1"),
    ({"looked": ["farm"] * 4}, "looked: 4 cards; a search shows 3"),
    ({"looked": ["farm"]}, "looked: cards are seen only while a search asks which one to find"),
    ({"deck": {"farm": 7}}, "deck.farm: must be 0 to 6, got 7"),
    ({"deck": {"farm": 3}}, "deck: 3 cards are too few for the remaining rounds: 48"),
    ({"deck": {"moon": 1}}, "deck.moon: there is no such field"),
    ({"pile": 3}, "pile: must be 0 to 0, got 3"),
    ({"menaces": {"dragons": 1}}, "menaces.dragons: there is no such field"),
    ({"chance": {"question": "hand"}}, "chance.question: hand is not asked in stage planning"),
    ({"chance": {"question": "plan"}}, "chance.question: 'plan' is not one of duchy, advisor, hand"),
    (
        {"stage": "over", "seats": [{"agenda": [PLAN]}, {}]},
        "seats[0].agenda[0].question: plan is not asked first in stage over",
    ),
]


@pytest.mark.parametrize(
    ("document", "words"), WRONG, ids=[case[1].partition(": ")[0] + f"-{n}" for n, case in enumerate(WRONG)]
)
def test_a_wrong_field_is_named(document: dict[str, Any], words: str) -> None:
    """K1.1. The message gives the value and what is expected."""
    assert refusal(**document).startswith(words)


WRONG_SEATS: list[tuple[dict[str, Any], str]] = [
    ({"duchy": "moon"}, "seats[0].duchy: 'moon' is not one of valados, teressie, mirefall"),
    ({"hand": ["farm"]}, "seats[0].hand: "),
    ({"hand": ["farm"] * 9}, "seats[0].hand: 9 cards; at most 8 are allowed"),
    ({"drafted": ["farm/2"]}, "seats[0].drafted[0]: farm/2 is no longer here"),
    ({"drafted": ["calamity"]}, "seats[0].drafted[0]: calamity is no longer here"),
    ({"drafted": ["farm"] * 7}, "farm: it occurs 7 times, but this game has 6"),
    ({"drafted": [3]}, "seats[0].drafted[0]: expected a card, got 3"),
    ({"sites": [{"card": "star-chart"}]}, "seats[0].sites[0].card: star-chart does not belong here"),
    ({"sites": [{}]}, "seats[0].sites[0].card: the set 'rules' has no card None"),
    (
        {"sites": [{"card": "farm", "needs": {"materials": 3}}]},
        "seats[0].sites[0].needs.materials: must be 0 to 2, got 3",
    ),
    (
        {"sites": [{"card": "farm", "needs": {}}]},
        "seats[0].sites[0].needs: a card that needs nothing more must be built",
    ),
    ({"sites": [{"card": "farm", "needs": {"gold": 1}}]}, "seats[0].sites[0].needs.gold: must be 0 to 0, got 1"),
    ({"built": ["silver-ore"]}, "seats[0].built[0]: silver-ore does not belong here"),
    ({"menaces": {"rats": 1}}, "seats[0].menaces: there are no menaces in this game"),
    ({"stolen": {"gold": 1}}, "seats[0].stolen"),
    ({"alchemy": {"gold": 5}}, "seats[0].alchemy: 5 cubes; five become krystallium"),
    ({"alchemy": {"soldiers": 1}}, "seats[0].alchemy.soldiers: there is no such field"),
    ({"training": 2}, "seats[0].training: must be 0 to 1, got 2"),
    ({"advisors": ["keeper"]}, "seats[0].advisors: there are no advisors in this game"),
    ({"advisors": ["farm"]}, "seats[0].advisors[0]: farm does not belong here"),
    ({"tasks": ["1.1"]}, "seats[0].tasks[0]: '1.1' is not one of"),
    ({"spies": 2, "hidden_spies": 1}, "seats[0].spies: there are only two spies"),
    ({"gifts": 1}, "seats[0].gifts: there are gifts only with shadows"),
    ({"agenda": [STEP]}, "seats[0].agenda[0].question: step is not asked first in stage planning"),
    (
        {"agenda": [PLAN, {"question": "spy"}]},
        "seats[0].agenda[1].question: spy is not asked on top of others in stage planning",
    ),
    ({"agenda": [PLAN, {"question": "cube"}]}, "seats[0].agenda[1].resource: '' is not one of materials"),
    (
        {"agenda": [PLAN, {"question": "cube", "resource": "gold", "count": 0}]},
        "seats[0].agenda[1].count: must be 1 to",
    ),
    ({"agenda": [PLAN] * 90}, "seats[0].agenda: 90 questions"),
    ({"weather": 1}, "seats[0].weather: there is no such field; known: duchy, hand"),
]


@pytest.mark.parametrize(
    ("seat", "words"), WRONG_SEATS, ids=[f"{n}-{case[1].partition(': ')[0]}" for n, case in enumerate(WRONG_SEATS)]
)
def test_a_wrong_field_of_a_seat_is_named(seat: dict[str, Any], words: str) -> None:
    """K1.1. The message gives the path to the field."""
    assert of_first(**seat).startswith(words)


def test_two_seats_have_two_duchies() -> None:
    """K1.1. The message names the seat that already has the duchy."""
    assert "seats[1].duchy: valados belongs to seats[0]" == refusal(seats=[{"duchy": "valados"}, {"duchy": "valados"}])


def test_in_a_draft_hands_fit_the_turn() -> None:
    """K2.2. A hand has eight cards minus those already offered."""
    seats = [{"hand": HAND[:3], "agenda": [OFFER]}, {"hand": HAND}]
    assert "seats[0].hand: 3 cards; expected 8 with turn 0" == refusal(stage="draft", seats=seats)


def test_in_a_draft_questions_fit_the_turn() -> None:
    """K2.2. Player 2 takes at turn 1."""
    seats = [{"hand": HAND[2:], "agenda": [TAKE]}, {"hand": HAND}]
    assert re.match(r"seats\[0\]\.agenda: with turn 1", refusal(stage="draft", turn=1, seats=seats))


def test_options_are_refused_as_options() -> None:
    """K1.2. The field is named first."""
    with pytest.raises(PositionError, match=r"options: option scenario: scenario 1 is for one player"):
        GAME.read({"options": {"scenario": 1}})


def test_a_hand_is_kept_in_order() -> None:
    """K2.1. The order in the document does not matter."""
    state = table(stage="draft", seat1={"hand": HAND[::-1], "agenda": [OFFER]}, seat2={"hand": HAND})
    assert HAND[:3] == hand(state)[:3]


def test_a_position_lost_to_shadows_is_read_back() -> None:
    """K9.5. This also works while shadows are still among the drafted cards."""
    state = table(
        options={"players": 1, "scenario": 5},
        stage="draft",
        turn=3,
        top="palace",
        lost=4,
        offers={"a": ["port", "farm", "?"]},
        seat1={"agenda": [TAKE]},
    )
    for text in ("take a", "card shadow", "lose port"):
        GAME.apply(state, GAME.acting(state)[0], GAME.parse(text))
    assert "over" == stage(state)
    assert GAME.write(state) == GAME.write(GAME.read(GAME.write(state)))

"""Advisors: the hidden choice, joining, and the solo game with them (K7.1, K7.2, K7.4)."""

import json
from collections import Counter
from dataclasses import asdict

import pytest

from duchy.core.chance import Rng
from duchy.games.kingdom.box import cards as house
from duchy.games.kingdom.state.state import Kingdom
from tests.games.kingdom.advice import HAND, WITH, draft, taking
from tests.games.kingdom.table import (
    GAME,
    OFFER,
    STEP,
    TAKE,
    advisors,
    after,
    asked,
    begun,
    dealt,
    drafted,
    drawn,
    legal,
    refused,
    soldiers,
    table,
    told,
)

ALONE: dict[str, object] = {"module": "advisors", "players": 1}
HOUSE: dict[str, object] = {"module": "advisors", "set": house.HOUSE}


def keeping() -> Kingdom:
    """Deal four known advisors."""
    state = begun({**WITH, "duchy": "valados"})
    return after(state, "*: card whisperer", "*: card censor", "*: card keeper", "*: card champion")


def test_everybody_gets_two_advisors_and_chooses_at_the_same_time() -> None:
    """K7.1. Chance deals them; both players are asked at the same time."""
    state = keeping()
    assert [0, 1] == GAME.acting(state)
    assert {"keep whisperer", "keep censor"} == legal(state, seat=1)
    assert {"keep keeper", "keep champion"} == legal(state, seat=2)


def test_the_choice_is_hidden_until_both_have_chosen() -> None:
    """K7.1. The other player sees the same whatever was chosen."""
    seen = set()
    for name in ("whisperer", "censor"):
        state = after(keeping(), f"1: keep {name}")
        seen.add(json.dumps(asdict(GAME.view(state, 1))) + str(GAME.legal_actions(state, 1)))
        assert [] == told(keeping(), f"1: keep {name}")
        assert name == GAME.view(state, 0).seats[0].choice
    assert 1 == len(seen)


def test_what_is_kept_is_shown_and_what_is_not_leaves_unseen() -> None:
    """K7.1. Only the player who had it knows the advisor not kept."""
    state = after(keeping(), "1: keep whisperer", "2: keep champion")
    assert (["whisperer"], ["champion"]) == (advisors(state), advisors(state, 2))
    assert ("censor", "") == (GAME.view(state, 0).seats[0].left, GAME.view(state, 1).seats[0].left)
    assert 1 == GAME.view(state, 1).unseen["censor"]
    assert "censor" not in GAME.view(state, 0).unseen


def test_the_advisor_not_kept_never_comes_back() -> None:
    """K7.1. It is not in the deck."""
    state = after(keeping(), "1: keep whisperer", "2: keep champion")
    cards = state.variant.cards
    deck = {cards.ids[kind] for kind in range(cards.kinds) if state.deck[kind]}
    assert not {"whisperer", "censor", "keeper", "champion"} & deck


def test_the_other_advisors_replace_the_treasures() -> None:
    """K7.1. There are nine in this set and ten in the house set."""
    state = after(keeping(), "1: keep whisperer", "2: keep champion")
    cards = state.variant.cards
    deck = {cards.ids[kind]: int(state.deck[kind]) for kind in range(cards.kinds) if state.deck[kind]}
    assert 63 + 9 == sum(deck.values())
    assert not {"silver-ore", "star-chart"} & set(deck)
    assert 80 == sum(int(n) for n in dealt_house().deck)


def dealt_house() -> Kingdom:
    """Let both players keep their first advisor from the house set."""
    state = dealt({**HOUSE, "duchy": "valados"})
    for seat in (1, 2):
        state = after(state, f"{seat}: {min(legal(state, seat=seat))}")
    return state


def test_everybody_begins_with_two_soldiers() -> None:
    """K7.1. **Ruling**: the kept advisor does not bring another soldier."""
    state = after(keeping(), "1: keep whisperer", "2: keep champion")
    assert (2, 2) == (soldiers(state), soldiers(state, 2))


def test_only_two_dealt_advisors_can_be_kept() -> None:
    """K7.1. No other advisor can be kept."""
    assert "advisor-not-dealt" == refused(keeping(), "1: keep keeper")


def test_a_resampled_choice_is_any_pair_and_either_of_it() -> None:
    """K7.1. The choice is uniform over the information hidden from player 2."""
    state = after(keeping(), "1: keep whisperer")
    rng = Rng(9)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(5500):
        seat = GAME.resample(state, 1, rng).seats[0]
        assert seat.choice in (seat.hand[0], seat.hand[1])
        seen[int(seat.hand[0]), int(seat.hand[1]), int(seat.choice)] += 1
    assert 11 * 10 == len(seen)
    chi_square = sum((number - 50) ** 2 / 50 for number in seen.values())
    assert chi_square < 109 + 4 * (2 * 109) ** 0.5


def test_the_resampled_advisor_not_kept_is_any_that_was_not_seen() -> None:
    """K7.1. The choice is uniform, also when hands are dealt."""
    state = drawn(after(keeping(), "1: keep whisperer", "2: keep champion"), seed=5)
    rng = Rng(3)
    seen: Counter[int] = Counter(int(GAME.resample(state, 1, rng).seats[0].left) for _ in range(1000))
    first = int(state.variant.cards.first_advisor)
    unseen = [n for n in GAME.view(state, 1).unseen if state.variant.cards.ids.index(n) >= first]
    assert len(unseen) == len(seen)
    fair = 1000 / len(unseen)
    assert sum((number - fair) ** 2 / fair for number in seen.values()) < len(unseen) + 4 * (2 * len(unseen)) ** 0.5


def test_a_drafted_advisor_joins_at_once_and_brings_a_soldier() -> None:
    """K7.2. It is not among the drafted cards."""
    state = table(
        options=WITH,
        stage="draft",
        turn=13,
        offers={"a": ["keeper", "farm"], "b": []},
        round=2,
        seat1={"agenda": [TAKE], "soldiers": 1, "hand": ["farm", "calamity"]},
    )
    state = after(state, "take a")
    assert (["keeper"], ["farm"], 2) == (advisors(state), drafted(state), soldiers(state))


def test_an_advisor_face_down_joins_in_planning() -> None:
    """K7.2. It joins when it is revealed, not before."""
    state = taking(["keeper/2", "farm"])
    assert [] == advisors(state)
    later = after(state, "take a")
    assert (["keeper"], ["farm"], 1) == (advisors(later), drafted(later), soldiers(later))


def test_each_advisor_brings_a_soldier() -> None:
    """K7.2. Two advisors bring two soldiers."""
    assert 2 == soldiers(after(taking(["keeper", "censor/2", "farm"]), "take a"))


def test_advisors_are_offered_like_other_cards() -> None:
    """K7.2. They are offered from the hand, face up or face down."""
    state = draft({"hand": ["censor", *HAND[1:]]})
    assert {"offer censor a", "offer censor b down"} <= legal(state)


def test_advisors_are_neither_built_nor_recycled() -> None:
    """K7.2. This holds at any time."""
    state = after(taking(["keeper/2", "farm"]), "take a")
    assert ("not-drafted", "not-drafted") == (refused(state, "build keeper"), refused(state, "recycle keeper"))


def test_alone_advisors_for_two_are_left_out() -> None:
    """K7.4. They are neither dealt nor in the deck."""
    state = begun({**ALONE, "duchy": "valados"})
    dealt_ = {GAME.notation(outcome).partition(".")[2] for outcome, _ in GAME.chances(state)}
    assert 10 == len(dealt_)
    assert not {"trapper", "champion", "envoy"} & dealt_


def test_alone_the_advisor_not_kept_is_shuffled_into_the_deck() -> None:
    """K7.4. The deck then has nine advisors from this set, and no treasures."""
    state = after(begun({**ALONE, "duchy": "valados"}), "*: card whisperer", "*: card censor", "keep censor")
    cards = state.variant.cards
    deck = {cards.ids[kind]: int(state.deck[kind]) for kind in range(cards.kinds) if state.deck[kind]}
    assert (1, 63 + 9) == (deck["whisperer"], sum(deck.values()))
    assert "censor" not in deck


def test_alone_advisors_join_from_the_danger_pile() -> None:
    """K7.4. K7.2. They join when they are revealed in planning."""
    state = table(
        options=ALONE,
        stage="draft",
        turn=3,
        top="palace",
        offers={"a": ["farm", "?"], "b": []},
        seat1={"agenda": [TAKE]},
    )
    state = after(state, "take a", "*: card keeper")
    assert (["keeper"], ["farm"], 1) == (advisors(state), drafted(state), soldiers(state))


def house_cases() -> list[tuple[str, str, int]]:
    """List the house set's advisors with phase and price."""
    cards = begun(HOUSE).variant.cards
    phases = ("draft", "planning", "production", "end")
    first = int(cards.first_advisor)
    return [
        (cards.ids[kind], phases[cards.phase[kind]], int(cards.soldiers[kind])) for kind in range(first, cards.kinds)
    ]


@pytest.mark.parametrize(("advisor", "phase", "price"), house_cases(), ids=[case[0] for case in house_cases()])
def test_every_advisor_of_the_house_set_can_be_used_and_does_something(advisor: str, phase: str, price: int) -> None:
    """K7.3. It is used in its phase, for its soldiers, once; afterwards the position is different."""
    seat: dict[str, object] = {
        "advisors": [advisor],
        "soldiers": 5,
        "krystallium": 2,
        "calamities": 1,
        "built": ["farm", "navigators", "hell-gate", "founders-statue"],
        "alchemy": {"gold": 4},
        "made": 1,
    }
    offers = {"a": ["village", "port/2"], "b": ["quarry"]}
    hands = ["farm", "farm", "village", "port", "sawmill", "navigators", "market", "calamity"]
    others = ["sawmill", "quarry", "barracks", "barracks", "guildhall", "scholars", "scholars", "calamity"]
    state = {
        "draft": lambda: table(
            options=HOUSE,
            stage="draft",
            offers=offers,
            seat1={**seat, "hand": hands, "agenda": [OFFER]},
            seat2={"hand": others},
        ),
        "planning": lambda: table(options=HOUSE, seat1={**seat, "drafted": ["farm"]}),
        "production": lambda: table(
            options=HOUSE, stage="production", turn=2, seat1={**seat, "agenda": [STEP]}, seat2={"made": 3}
        ),
        "end": lambda: table(options=HOUSE, stage="end", seat1={**seat, "agenda": [{"question": "end"}]}),
    }[phase]()
    before = GAME.write(state)
    later = after(state, f"use {advisor}")
    assert before != GAME.write(later)
    assert 5 - price == soldiers(later) or phase == "end"
    entry = told(state, f"use {advisor}")[0]
    assert ("use", {"card": advisor, "soldiers": price}) == (entry.code, entry.values)
    if GAME.acting(later) == GAME.acting(state) and asked(later) == asked(state):
        assert "advisor-used" == refused(later, f"use {advisor}")


def test_three_advisors_of_the_house_set_are_for_two() -> None:
    """K7.4. They are the ones that need an opponent."""
    state = begun({**HOUSE, "players": 1})
    cards = state.variant.cards
    assert 3 == sum(int(cards.two_only[kind]) for kind in range(cards.kinds))

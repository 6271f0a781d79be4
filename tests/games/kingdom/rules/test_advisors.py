"""Advisors: how they come, what they can do, what it costs (K7)."""

import json
from collections import Counter
from dataclasses import asdict

import pytest

from duchy.core.chance import Rng
from duchy.core.game import SPECTATOR
from duchy.games.kingdom.state.state import Kingdom
from tests.games.kingdom.table import (
    GAME,
    OFFER,
    STEP,
    TAKE,
    Given,
    advisors,
    after,
    alchemy,
    asked,
    begun,
    codes,
    cubes,
    dealt,
    drafted,
    drawn,
    krystallium,
    legal,
    needs,
    of_seat,
    offered,
    points,
    refusal,
    refused,
    soldiers,
    stage,
    step,
    table,
    told,
    training,
)

WITH: dict[str, object] = {"module": "advisors"}
ALONE: dict[str, object] = {"module": "advisors", "players": 1}
HOUSE: dict[str, object] = {"module": "advisors", "set": "house"}
HAND = ["farm", "farm", "village", "port", "sawmill", "navigators", "palace", "calamity"]


def keeping() -> Kingdom:
    """Deal four known advisors."""
    state = begun({**WITH, "duchy": "valados"})
    return after(state, "*: card whisperer", "*: card censor", "*: card keeper", "*: card champion")


def draft(seat: Given, offers: dict[str, list[str]] | None = None, options: Given = WITH) -> Kingdom:
    """Set up the first offer of player 1 in a draft."""
    return table(
        options=options,
        stage="draft",
        offers=offers or {"a": ["palace"], "b": ["cathedral"]},
        seat1={"hand": HAND, "traps": 2, "agenda": [OFFER], **seat},
        seat2={"hand": [*HAND[2:6], "scholars", "scholars", "foundry", "calamity"], "traps": 2},
    )


def taking(area: list[str], **seat: object) -> Kingdom:
    """Set up the last taking of the first round, by player 1."""
    return table(options=WITH, stage="draft", turn=15, offers={"a": area, "b": []}, seat1={"agenda": [TAKE], **seat})


def planning(seat: Given, seat2: Given | None = None, options: Given = WITH) -> Kingdom:
    """Set up a planning phase with a card to plan."""
    return table(options=options, seat1={"drafted": ["farm"], **seat}, seat2=seat2)


def producing(seat: Given, seat2: Given | None = None, turn: int = 2, options: Given = WITH) -> Kingdom:
    """Set up a step of production."""
    return table(options=options, stage="production", turn=turn, seat1={"agenda": [STEP], **seat}, seat2=seat2)


def ending(seat: Given, options: Given = WITH) -> Kingdom:
    """Set up the end of a game."""
    return table(options=options, stage="end", seat1={"agenda": [{"question": "end"}], **seat})


def question(state: Kingdom) -> tuple[str, str, int]:
    """Say what player 1 is asked."""
    asked_ = GAME.view(state, 0).asked[0]
    return asked_.question, asked_.about, asked_.count


def test_everybody_gets_two_advisors_and_chooses_at_the_same_time() -> None:
    """K7.1. Chance deals them; both are asked at once."""
    state = keeping()
    assert [0, 1] == GAME.acting(state)
    assert {"keep whisperer", "keep censor"} == legal(state, seat=1)
    assert {"keep keeper", "keep champion"} == legal(state, seat=2)


def test_the_choice_is_hidden_until_both_have_chosen() -> None:
    """K7.1. The other sees the same whatever was chosen."""
    seen = set()
    for name in ("whisperer", "censor"):
        state = after(keeping(), f"1: keep {name}")
        seen.add(json.dumps(asdict(GAME.view(state, 1))) + str(GAME.legal_actions(state, 1)))
        assert [] == told(keeping(), f"1: keep {name}")
        assert name == GAME.view(state, 0).seats[0].choice
    assert 1 == len(seen)


def test_what_is_kept_is_shown_and_what_is_not_leaves_unseen() -> None:
    """K7.1. Only its player knows the advisor not kept."""
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
    """K7.1. Nine of this set, ten of the house set."""
    state = after(keeping(), "1: keep whisperer", "2: keep champion")
    cards = state.variant.cards
    deck = {cards.ids[kind]: int(state.deck[kind]) for kind in range(cards.kinds) if state.deck[kind]}
    assert 63 + 9 == sum(deck.values())
    assert not {"silver-ore", "star-chart"} & set(deck)
    assert 80 == sum(int(n) for n in dealt_house().deck)


def dealt_house() -> Kingdom:
    """Let both keep their first advisor of the house set."""
    state = dealt({**HOUSE, "duchy": "valados"})
    for seat in (1, 2):
        state = after(state, f"{seat}: {min(legal(state, seat=seat))}")
    return state


def test_everybody_begins_with_two_soldiers() -> None:
    """K7.1. **Ruling**: the kept advisor brings no further one."""
    state = after(keeping(), "1: keep whisperer", "2: keep champion")
    assert (2, 2) == (soldiers(state), soldiers(state, 2))


def test_only_two_dealt_advisors_can_be_kept() -> None:
    """K7.1. No other."""
    assert "advisor-not-dealt" == refused(keeping(), "1: keep keeper")


def test_a_resampled_choice_is_any_pair_and_either_of_it() -> None:
    """K7.1. Uniform over what player 2 cannot see."""
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
    """K7.1. Uniform, also when hands are dealt."""
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
    """K7.2. When it is turned up; not before."""
    state = taking(["keeper/2", "farm"])
    assert [] == advisors(state)
    later = after(state, "take a")
    assert (["keeper"], ["farm"], 1) == (advisors(later), drafted(later), soldiers(later))


def test_each_advisor_brings_a_soldier() -> None:
    """K7.2. Two bring two."""
    assert 2 == soldiers(after(taking(["keeper", "censor/2", "farm"]), "take a"))


def test_advisors_are_offered_like_other_cards() -> None:
    """K7.2. From the hand, face up or down."""
    state = draft({"hand": ["censor", *HAND[1:]]})
    assert {"offer censor a", "offer censor b down"} <= legal(state)


def test_advisors_are_neither_built_nor_recycled() -> None:
    """K7.2. Never."""
    state = after(taking(["keeper/2", "farm"]), "take a")
    assert ("not-drafted", "not-drafted") == (refused(state, "build keeper"), refused(state, "recycle keeper"))


def test_an_ability_costs_soldiers() -> None:
    """K7.3. They are paid at once."""
    state = draft({"advisors": ["censor"], "soldiers": 3})
    assert 1 == soldiers(after(state, "use censor"))
    reason = refusal(draft({"advisors": ["censor"], "soldiers": 1}), "use censor")
    assert ("too-few-soldiers", {"card": "censor", "needed": 2, "have": 1}) == (reason.code, reason.values)


def test_an_ability_is_used_once_a_round() -> None:
    """K7.3. And again in the next."""
    assert "advisor-used" == refused(draft({"advisors": ["censor"], "used": ["censor"], "soldiers": 5}), "use censor")
    state = table(
        options=WITH,
        stage="production",
        turn=3,
        seat1={"agenda": [STEP, cubes("gold")], "advisors": ["censor"], "used": ["censor"], "soldiers": 9},
    )
    assert 0 == of_seat(after(state, "alchemy")).used


@pytest.mark.parametrize(
    ("advisor", "phase"),
    [("censor", "draft"), ("quartermaster", "planning"), ("builder", "production"), ("keeper", "end")],
)
def test_an_ability_is_used_in_its_phase(advisor: str, phase: str) -> None:
    """K7.3. In no other."""
    seat = {"advisors": [advisor], "soldiers": 5, "krystallium": 1, "built": ["farm"], "sites": [{"card": "palace"}]}
    moments = {"draft": draft(seat), "planning": planning(seat), "production": producing(seat), "end": ending(seat)}
    for name, state in moments.items():
        usable = f"use {advisor}" in (legal(state) if GAME.acting(state) else set())
        assert (name == phase) == usable
        if name not in {phase, "end"}:
            assert "wrong-phase" == refused(state, f"use {advisor}")


def test_an_advisor_is_used_from_the_moment_it_joins() -> None:
    """K7.3. Even in the draft that brought it."""
    state = table(
        options=WITH,
        stage="draft",
        turn=1,
        round=2,
        offers={"a": ["trapper"], "b": ["farm"]},
        seat1={"agenda": [TAKE], "hand": HAND},
        seat2={"hand": [*HAND[2:6], "scholars", "calamity"]},
    )
    state = after(state, "take a")
    assert ["offer"] == asked(state)
    assert "use trapper" in legal(state)


def test_an_advisor_of_the_other_player_is_not_used() -> None:
    """K7.3. Only one's own."""
    assert "no-such-advisor" == refused(draft({"soldiers": 5}), "use censor")


def test_reveal() -> None:
    """K7.3. A face-down card on offer is turned up, for everybody."""
    state = draft({"advisors": ["whisperer"], "soldiers": 1}, {"a": ["palace", "farm/2"], "b": []})
    state = after(state, "use whisperer")
    assert {"pick a2"} == legal(state)
    later = after(state, "pick a2")
    assert ["palace", "farm"] == offered(later, "a")
    assert "farm" == GAME.view(later, SPECTATOR).offers["a"][1].card


def test_reveal_needs_a_card_face_down() -> None:
    """K7.3. **Ruling**: only when it does something."""
    assert "no-use" == refused(draft({"advisors": ["whisperer"], "soldiers": 1}), "use whisperer")


def test_shift() -> None:
    """K7.3. A face-up card moves to the other area."""
    state = after(draft({"advisors": ["master-cartographer"], "soldiers": 1}), "use master-cartographer", "pick a1")
    assert ([], ["cathedral", "palace"], ["offer"]) == (offered(state, "a"), offered(state, "b"), asked(state))


def test_shift_moves_no_card_face_down() -> None:
    """K7.3. Only face-up cards."""
    state = draft({"advisors": ["master-cartographer"], "soldiers": 1}, {"a": ["palace", "farm/2"], "b": []})
    assert {"pick a1"} == legal(after(state, "use master-cartographer"))


def test_dismiss() -> None:
    """K7.3. A face-up card on offer is discarded."""
    state = after(draft({"advisors": ["censor"], "soldiers": 2}), "use censor", "pick b1")
    assert (["palace"], []) == (offered(state, "a"), offered(state, "b"))


def test_traps() -> None:
    """K7.3. Two more in this round."""
    assert 4 == of_seat(after(draft({"advisors": ["trapper"]}), "use trapper")).traps


def test_double() -> None:
    """K7.3. The next recycled card of this phase gives its resource twice."""
    state = planning({"advisors": ["inspired-prophet"], "soldiers": 1, "drafted": ["farm", "port"]})
    state = after(state, "use inspired-prophet", "recycle port", "alchemy", "alchemy")
    assert {"exploration": 2} == alchemy(state)
    state = after(state, "recycle farm", "alchemy")
    assert {"population": 1, "exploration": 2} == alchemy(state)


def test_double_ends_with_the_phase() -> None:
    """K7.3. It is not kept for the next round."""
    state = planning({"advisors": ["inspired-prophet"], "soldiers": 1, "sites": [{"card": "palace"}]})
    state = after(state, "use inspired-prophet", "build farm", "done")
    assert ("production", 0) == (stage(state), of_seat(state).doubled)


def test_pardon() -> None:
    """K7.3. A calamity leaves the duchy."""
    state = planning({"advisors": ["grey-eminence"], "soldiers": 2, "calamities": 2})
    assert (-8, -4) == (points(state), points(after(state, "use grey-eminence")))
    assert "no-use" == refused(planning({"advisors": ["grey-eminence"], "soldiers": 2}), "use grey-eminence")


def test_gain() -> None:
    """K7.3. Cubes are placed at once; krystallium and soldiers are kept."""
    state = planning({"advisors": ["quartermaster"], "soldiers": 1, "sites": [{"card": "farm"}]})
    state = after(state, "use quartermaster")
    assert (["plan", "cube"], 1, 1) == (asked(state), krystallium(state), soldiers(state))
    assert {"materials": 1} == needs(after(state, "put s1"))


def test_ties() -> None:
    """K7.3. Supremacy in ties, in this round."""
    state = planning({"advisors": ["champion"], "sites": [{"card": "palace"}]}, {"built": ["sawmill"]})
    state = after(state, "use champion", "recycle farm", "alchemy", "done")
    assert ("production", 2, 2) == (stage(state), of_seat(state).made, of_seat(state, 2).made)
    assert (1, 0) == (training(state), training(state, 2))


def test_a_tie_at_nought_is_nobodys() -> None:
    """K7.3. Where both make no gold even the champion has no supremacy; the exploration is the other player's."""
    state = step("population", {"advisors": ["champion"], "ties": 1}, count=1, options=WITH)
    entries = told(state, "alchemy")
    assert ["produce", "produce", "produce", "produce", "supremacy"] == codes(entries)[-5:]
    assert [("gold", 0), ("gold", 0)] == [(entry.values["resource"], entry.values["cubes"]) for entry in entries[-5:-3]]
    assert (0, 1) == (training(after(state, "alchemy")), training(after(state, "alchemy"), 2))


def test_without_the_champion_a_tie_is_a_tie() -> None:
    """K7.3. Nobody gets the soldier."""
    state = planning({"advisors": ["champion"], "sites": [{"card": "palace"}]}, {"built": ["sawmill"]})
    state = after(state, "recycle farm", "alchemy", "done")
    assert (0, 0) == (training(state), training(state, 2))


def test_gain_per() -> None:
    """K7.3. One gold for each structure."""
    state = producing(
        {"advisors": ["builder"], "soldiers": 2, "built": ["farm", "sawmill", "palace"], "sites": [{"card": "palace"}]}
    )
    state = after(state, "use builder")
    assert ("cube", "gold", 2) == question(state)


def test_distil() -> None:
    """K7.3. Three cubes become krystallium; with more there, the player chooses."""
    state = producing({"advisors": ["alchemist"], "soldiers": 1, "alchemy": {"gold": 3}})
    assert ({}, 1) == (alchemy(after(state, "use alchemist")), krystallium(after(state, "use alchemist")))
    more = after(
        producing({"advisors": ["alchemist"], "soldiers": 1, "alchemy": {"gold": 3, "materials": 1}}), "use alchemist"
    )
    assert {"colour gold", "colour materials"} == legal(more)
    more = after(more, "colour gold", "colour gold", "colour gold")
    assert ({"materials": 1}, 1) == (alchemy(more), krystallium(more))


def test_distil_needs_three_cubes() -> None:
    """K7.3. **Ruling**: only when it does something."""
    state = producing({"advisors": ["alchemist"], "soldiers": 1, "alchemy": {"gold": 2}, "sites": [{"card": "palace"}]})
    assert "no-use" == refused(state, "use alchemist")


@pytest.mark.parametrize(("made", "expected"), [((1, 3), 2), ((1, 9), 3)])
def test_match(made: tuple[int, int], expected: int) -> None:
    """K7.3. The cubes that the opponent made more, three at the most."""
    state = producing({"advisors": ["envoy"], "soldiers": 1, "made": made[0]}, {"made": made[1]})
    state = after(state, "use envoy")
    assert ("cube", "gold", expected) == question(state)


def test_match_needs_an_opponent_who_made_more() -> None:
    """K7.3. As much is not more."""
    state = producing({"advisors": ["envoy"], "soldiers": 1, "made": 2, "sites": [{"card": "palace"}]}, {"made": 2})
    assert "no-use" == refused(state, "use envoy")


def test_points_per() -> None:
    """K7.3. At the end two points for each discovery."""
    state = ending({"advisors": ["chronicler"], "soldiers": 1, "built": ["hell-gate", "palace"]})
    assert 2 == points(after(state, "use chronicler")) - points(state)


def test_points_left() -> None:
    """K7.3. At the end for krystallium and for soldiers, those that were paid not among them."""
    state = ending({"advisors": ["keeper"], "soldiers": 3, "krystallium": 2})
    assert 2 * 2 + 2 == points(after(state, "use keeper"))


def test_advisors_are_worth_nothing_by_themselves() -> None:
    """K7.3. Only what they are used for."""
    state = table(options=WITH, stage="over", seat1={"advisors": ["keeper", "censor", "champion"]})
    assert 0 == points(state)


@pytest.mark.parametrize(
    ("advisor", "state"),
    [
        ("builder", producing({"advisors": ["builder"], "soldiers": 5, "sites": [{"card": "palace"}]})),
        ("chronicler", ending({"advisors": ["chronicler", "keeper"], "soldiers": 5, "krystallium": 1})),
    ],
)
def test_nobody_pays_for_nothing(advisor: str, state: Kingdom) -> None:
    """K7.3. **Ruling**: an ability is used only when it does something; there is no card that it counts."""
    assert "no-use" == refused(state, f"use {advisor}")


def test_alone_advisors_for_two_are_left_out() -> None:
    """K7.4. They are neither dealt nor in the deck."""
    state = begun({**ALONE, "duchy": "valados"})
    dealt_ = {GAME.notation(outcome).partition(".")[2] for outcome, _ in GAME.chances(state)}
    assert 10 == len(dealt_)
    assert not {"trapper", "champion", "envoy"} & dealt_


def test_alone_the_advisor_not_kept_is_shuffled_into_the_deck() -> None:
    """K7.4. Nine of this set are there then, and no treasures."""
    state = after(begun({**ALONE, "duchy": "valados"}), "*: card whisperer", "*: card censor", "keep censor")
    cards = state.variant.cards
    deck = {cards.ids[kind]: int(state.deck[kind]) for kind in range(cards.kinds) if state.deck[kind]}
    assert (1, 63 + 9) == (deck["whisperer"], sum(deck.values()))
    assert "censor" not in deck


def test_alone_advisors_join_from_the_danger_pile() -> None:
    """K7.4. K7.2. When they are turned up in planning."""
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
    """List the advisors of the house set with phase and price."""
    cards = begun(HOUSE).variant.cards
    phases = ("draft", "planning", "production", "end")
    first = int(cards.first_advisor)
    return [
        (cards.ids[kind], phases[cards.phase[kind]], int(cards.soldiers[kind])) for kind in range(first, cards.kinds)
    ]


@pytest.mark.parametrize(("advisor", "phase", "price"), house_cases(), ids=[case[0] for case in house_cases()])
def test_every_advisor_of_the_house_set_can_be_used_and_does_something(advisor: str, phase: str, price: int) -> None:
    """K7.3. In its phase, for its soldiers, once; and the position is another one afterwards."""
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
    """K7.4. Those that need an opponent."""
    state = begun({**HOUSE, "players": 1})
    cards = state.variant.cards
    assert 3 == sum(int(cards.two_only[kind]) for kind in range(cards.kinds))

"""Menaces and their effects when drafted (K6); `test_battle` removes them."""

import pytest

from duchy.core.game import CHANCE
from duchy.games.kingdom.state.state import Kingdom
from tests.games.kingdom.table import (
    GAME,
    TAKE,
    Given,
    after,
    alchemy,
    asked,
    begun,
    codes,
    dealt,
    drafted,
    hand,
    krystallium,
    legal,
    makes,
    menaces,
    needs,
    of_seat,
    piles,
    refused,
    sites,
    stage,
    step,
    stolen,
    table,
    told,
)

SOLO = {"players": 1, "module": "menaces", "menaces": "shadows"}


def drafting(
    area: list[str], seat1: Given | None = None, seat2: Given | None = None, pair: str = "giants,rats", **fields: object
) -> Kingdom:
    """Let player 1 take an area as the last taking turn of the first round, so that the menaces act."""
    state = table(
        options={"module": "menaces", "menaces": pair},
        stage="draft",
        turn=15,
        offers={"a": area, "b": []},
        seat1={"agenda": [TAKE], **(seat1 or {})},
        seat2=seat2,
        **fields,
    )
    return after(state, "take a")


@pytest.mark.parametrize(
    ("pair", "cards"), [("giants,rats", ("frost-giant", "giant-rat")), ("thieves,shadows", ("thief", "shadow"))]
)
def test_everybody_is_dealt_a_menace_of_the_own_pile(pair: str, cards: tuple[str, str]) -> None:
    """K6.1. It is the eighth card, in place of a calamity."""
    state = dealt({"module": "menaces", "menaces": pair})
    for seat, card in enumerate(cards, start=1):
        assert (8, 1) == (len(hand(state, seat)), hand(state, seat).count(card))
        assert "calamity" not in hand(state, seat)
    left = piles(state)
    assert (3, 3) == tuple(left[name] for name in pair.split(","))


def test_the_first_game_has_giants_and_rats() -> None:
    """K6.1. The rulebook recommends this."""
    assert [2, 0] == begun({"module": "menaces"}).variant.menaces


def test_menaces_are_offered_like_other_cards() -> None:
    """K6.1. They are offered face up or face down."""
    state = dealt({"module": "menaces"})
    assert {"offer frost-giant a", "offer frost-giant b down"} <= legal(state)


def test_menaces_are_neither_built_nor_recycled() -> None:
    """K6.1. They leave the drafted area before anything is planned."""
    state = drafting(["farm", "giant-rat"])
    assert {"build farm", "recycle farm"} == legal(state)
    assert "not-drafted" == refused(state, "recycle giant-rat")


def test_menaces_act_on_who_drafted_them() -> None:
    """K6.1. The pile they come from does not matter."""
    state = drafting(["farm", "giant-rat"])
    assert ({"rats": 1, "vermin": 1}, {}) == (menaces(state, 1), menaces(state, 2))


def test_menaces_face_down_act_when_they_are_turned_up() -> None:
    """K6.1. This happens in planning."""
    assert {"rats": 1, "vermin": 1} == menaces(drafting(["farm", "giant-rat/2"]))


def test_shadows_act_before_giants() -> None:
    """K6.1. **Ruling**: if in doubt, the worse way: the shadow takes a card before the giant has one."""
    state = drafting(["farm", "shadow", "frost-giant"], pair="giants,shadows")
    assert ["shadow"] == asked(state)
    state = after(state, "lose farm")
    assert ["gift"] == asked(state, 2)
    state = after(state, "colour gold")
    assert {"giants": 1, "shadows": 1} == menaces(state)


def test_the_first_rat_brings_one_vermin() -> None:
    """K6.3. A rat brings as many vermin as there are giant rats now."""
    state = drafting(["farm", "giant-rat"])
    assert ({"rats": 1, "vermin": 1}, 9) == (menaces(state), piles(state)["vermin"])


def test_the_second_rat_brings_two_vermin() -> None:
    """K6.3. The rulebook's example: one rat and one vermin before, two and three now."""
    assert {"rats": 2, "vermin": 3} == menaces(drafting(["farm", "giant-rat"], {"menaces": {"rats": 1, "vermin": 1}}))


def test_two_rats_at_once_bring_one_and_two_vermin() -> None:
    """K6.3. They act one after the other."""
    state = drafting(["farm", "giant-rat", "giant-rat"])
    assert {"rats": 2, "vermin": 3} == menaces(state)


def test_a_rat_that_was_removed_counts_no_more() -> None:
    """K6.3. Vermin alone do not bring any."""
    assert {"rats": 1, "vermin": 5} == menaces(drafting(["farm", "giant-rat"], {"menaces": {"vermin": 4}}))


def test_rats_of_the_other_player_do_not_count() -> None:
    """K6.3. Only rats in the player's own construction area count."""
    state = drafting(["farm", "giant-rat"], seat2={"menaces": {"rats": 2, "vermin": 3}})
    assert {"rats": 1, "vermin": 1} == menaces(state)


def test_vermin_come_as_far_as_the_pile_goes() -> None:
    """K6.3. Only one is left for the fourth rat."""
    state = drafting(
        ["farm", "giant-rat"],
        {"menaces": {"rats": 3, "vermin": 6}},
        round=1,
        menaces={"vermin": 1, "rats": 3, "giants": 3},
    )
    assert ({"rats": 4, "vermin": 7}, 0) == (menaces(state), piles(state)["vermin"])


def test_without_a_drafted_rat_no_vermin_come() -> None:
    """K6.3. Rats that are already there bring no more."""
    assert {"rats": 2, "vermin": 3} == menaces(drafting(["farm"], {"menaces": {"rats": 2, "vermin": 3}}))


def test_a_giant_is_put_under_a_card() -> None:
    """K6.4. The card is from an earlier round, or a drafted card that comes into the construction area with it."""
    state = drafting(["farm", "frost-giant", "star-chart"], {"sites": [{"card": "palace"}]})
    assert ["giant"] == asked(state)
    assert {"freeze s1", "freeze-drafted farm"} == legal(state)
    assert ["palace*"] == sites(after(state, "freeze s1"))
    later = after(state, "freeze-drafted farm")
    assert (["palace", "farm*"], ["star-chart"]) == (sites(later), drafted(later))


def test_where_no_card_is_free_a_drafted_one_must_come() -> None:
    """K6.4. There is only one giant under each card."""
    state = drafting(["farm", "frost-giant"], {"sites": [{"card": "palace", "frozen": True}]})
    assert {"freeze-drafted farm"} == legal(state)
    assert "frozen" == refused(state, "freeze s1")


def test_two_giants_freeze_two_cards() -> None:
    """K6.4. Each giant freezes one card."""
    state = drafting(["farm", "port", "frost-giant", "frost-giant"], {"sites": [{"card": "palace"}]})
    state = after(state, "freeze s1")
    assert {"freeze-drafted farm", "freeze-drafted port"} == legal(state)
    assert ["palace*", "port*"] == sites(after(state, "freeze-drafted port"))


def test_a_treasure_does_not_come_with_a_giant() -> None:
    """K6.4. It cannot be put under construction."""
    state = drafting(["farm", "star-chart", "frost-giant"])
    assert {"freeze-drafted farm"} == legal(state)


def test_without_any_card_a_giant_lies_alone() -> None:
    """K6.4. **Ruling**: it freezes the next card that comes under construction."""
    state = drafting(["star-chart", "frost-giant"])
    assert {"giants": 1} == menaces(state)
    state = table(options={"module": "menaces"}, seat1={"drafted": ["farm", "port"], "menaces": {"giants": 1}})
    state = after(state, "build port")
    assert (["port*"], {}) == (sites(state), menaces(state))
    assert ["port*", "farm"] == sites(after(state, "build farm"))


def test_a_giant_that_lies_alone_and_a_new_one_freeze_two_cards() -> None:
    """K6.4. Neither of them is lost."""
    state = drafting(["farm", "port", "frost-giant"], {"menaces": {"giants": 1}})
    while asked(state) == ["giant"]:
        state = after(state, min(legal(state)))
    frozen = sum(name.endswith("*") for name in sites(state))
    assert 2 == frozen + menaces(state).get("giants", 0)
    assert 2 == frozen


def test_a_frozen_card_takes_resources() -> None:
    """K6.4. It takes all of them, but it is not completed."""
    cold = {"card": "palace", "needs": {"gold": 1}, "frozen": True}
    state = step("gold", {"sites": [cold]}, count=2, options={"module": "menaces"})
    later = after(state, "put s1")
    assert (["palace*"], {}) == (sites(later), needs(later))
    assert {"alchemy"} == legal(later)


def test_a_frozen_card_is_not_scrapped() -> None:
    """K6.4. It can be scrapped only after the giant is gone."""
    state = step("gold", {"sites": [{"card": "palace", "frozen": True}]}, count=1, options={"module": "menaces"})
    assert "frozen" == refused(state, "scrap s1")


def test_a_shadow_takes_a_drafted_card() -> None:
    """K6.5. The card's resource is not gained; the player chooses the card."""
    state = drafting(["farm", "star-chart", "shadow"], pair="rats,shadows")
    assert ["shadow"] == asked(state)
    assert {"lose farm", "lose star-chart"} == legal(state)
    later = after(state, "lose farm")
    assert (["star-chart", "shadow"], {}) == (drafted(later), alchemy(later))


def test_the_opponent_gets_a_resource_of_choice() -> None:
    """K6.5. The resource goes only into alchemy."""
    state = after(
        drafting(["farm", "port", "shadow"], seat2={"sites": [{"card": "palace"}]}, pair="rats,shadows"), "lose farm"
    )
    assert ([1], ["gift"]) == (GAME.acting(state), asked(state, 2))
    assert {"colour materials", "colour population", "colour gold", "colour exploration"} == legal(state, seat=2)
    later = after(state, "colour gold")
    assert ({"gold": 1}, {"gold": 3}) == (alchemy(later, 2), needs(later, 1, 2))


def test_two_resources_for_a_treasure() -> None:
    """K6.5. Each may be of any kind."""
    state = after(
        drafting(["farm", "star-chart", "shadow"], pair="rats,shadows"),
        "lose star-chart",
        "colour gold",
        "colour materials",
    )
    assert {"materials": 1, "gold": 1} == alchemy(state, 2)


def test_the_fifth_cube_of_a_gift_becomes_krystallium() -> None:
    """K6.5. K4.5. This works as usual."""
    state = after(
        drafting(["farm", "port", "shadow"], seat2={"alchemy": {"gold": 4}}, pair="rats,shadows"),
        "lose farm",
        "colour gold",
    )
    assert ({}, 1) == (alchemy(state, 2), krystallium(state, 2))


def test_shadows_under_construction_take_cards_too() -> None:
    """K6.5. Each shadow takes a card in every round."""
    state = drafting(["farm", "port", "village", "shadow"], {"menaces": {"shadows": 1}}, pair="rats,shadows")
    state = after(state, "lose farm", "lose port")
    assert ["village", "shadow"] == drafted(state)
    state = after(state, "colour gold", "colour gold")
    assert {"shadows": 2} == menaces(state)


def test_with_no_card_left_a_shadow_takes_nothing() -> None:
    """K6.5. **Ruling**: two shadows, one card."""
    state = after(drafting(["farm", "shadow"], {"menaces": {"shadows": 1}}, pair="rats,shadows"), "lose farm")
    assert ["gift"] == asked(state, 2)
    assert 1 == GAME.view(state, 1).asked[0].count


def test_a_shadow_takes_no_menace() -> None:
    """K6.5. **Ruling**: menaces cannot be discarded for a shadow."""
    state = drafting(["farm", "giant-rat", "shadow"], pair="rats,shadows")
    assert {"lose farm"} == legal(state)
    assert "menace-stays" == refused(state, "lose giant-rat")


def test_gifts_come_when_both_have_given_up_their_cards() -> None:
    """K6.5. **Ruling**: so the order of the answers does not matter."""
    state = drafting(
        ["farm", "port", "shadow"],
        seat2={"drafted": ["village", "palace"], "menaces": {"shadows": 1}},
        pair="rats,shadows",
    )
    assert [0, 1] == GAME.acting(state)
    one = after(state, "1: lose farm")
    assert [1] == GAME.acting(one)
    ends = [
        after(state, *order, "1: colour gold", "2: colour materials")
        for order in (("1: lose farm", "2: lose palace"), ("2: lose palace", "1: lose farm"))
    ]
    assert GAME.write(ends[0]) == GAME.write(ends[1])
    assert ({"gold": 1}, {"materials": 1}) == (alchemy(ends[0], 1), alchemy(ends[0], 2))


def test_a_thief_covers_an_icon_of_the_duchy_card() -> None:
    """K6.6. The player chooses the icon; it produces nothing until it is free again."""
    state = drafting(["farm", "thief"], {"built": ["guildhall"]}, pair="rats,thieves")
    assert ["theft"] == asked(state)
    assert {"cover materials", "cover population"} == legal(state)
    later = after(state, "cover materials")
    assert ({"materials": 1}, {"thieves": 1}, [1, 1, 2, 0]) == (stolen(later), menaces(later), makes(later))


def test_a_covered_icon_does_not_count_for_supremacy() -> None:
    """K6.6. Two materials minus one against one: a tie."""
    state = table(
        options={"module": "menaces", "menaces": "thieves,rats"},
        seat1={"stolen": {"materials": 1}, "menaces": {"thieves": 1}},
    )
    assert ("production", 0) == (stage(state), state.turn)
    assert (0, 0) == (of_seat(state).training, of_seat(state, 2).training)


def test_an_icon_with_a_type_can_be_covered() -> None:
    """K6.6. It is an icon of the duchy card."""
    state = table(
        options={"module": "menaces", "menaces": "rats,thieves", "side": "b"},
        stage="draft",
        turn=15,
        offers={"a": ["thief", "farm"]},
        seat1={"agenda": [TAKE], "duchy": "teressie", "built": ["scholars"]},
        seat2={"duchy": "valados"},
    )
    state = after(state, "take a")
    assert "cover gold/company" in legal(state)
    assert ([2, 1, 2, 0], [2, 1, 1, 0]) == (makes(state), makes(after(state, "cover gold/company")))


def test_two_thieves_cover_two_icons() -> None:
    """K6.6. An icon can be covered only as often as the card shows it."""
    state = after(drafting(["farm", "thief", "thief"], pair="rats,thieves"), "cover population")
    assert {"cover materials"} == legal(state)
    assert "no-such-icon" == refused(state, "cover population")


def test_where_every_icon_is_covered_a_thief_covers_none() -> None:
    """K6.6. The thief stays anyway."""
    state = drafting(
        ["farm", "thief"], {"stolen": {"materials": 2, "population": 1}, "menaces": {"thieves": 3}}, pair="rats,thieves"
    )
    assert ({"thieves": 4}, ["plan"]) == (menaces(state), asked(state))


def test_alone_one_menace_replaces_the_calamities() -> None:
    """K6.7. The danger pile has four of it."""
    state = dealt(SOLO)
    assert (12, 4, 0) == (state.pile, state.lurking, piles(state)["shadows"])


def test_alone_a_danger_is_the_menace_or_a_card() -> None:
    """K6.7. There are no calamities."""
    state = table(
        options=SOLO,
        stage="draft",
        turn=3,
        top="palace",
        offers={"a": ["farm", "?"], "b": []},
        seat1={"agenda": [TAKE]},
    )
    state = after(state, "take a")
    assert [CHANCE] == GAME.acting(state)
    found = {GAME.notation(outcome).partition(".")[2] for outcome, _ in GAME.chances(state)}
    assert "shadow" in found
    assert "calamity" not in found


def test_alone_shadows_give_nobody_anything() -> None:
    """K6.7. One card is lost for each shadow."""
    state = table(
        options=SOLO, stage="draft", turn=3, top="palace", offers={"a": ["farm", "port", "?"]}, seat1={"agenda": [TAKE]}
    )
    state = after(state, "take a", "*: card shadow", "lose farm")
    assert (["port"], {}, {"shadows": 1}) == (drafted(state), alchemy(state), menaces(state))


def test_menaces_are_told() -> None:
    """K6.1. The journal names each menace and its effect."""
    state = table(
        options={"module": "menaces", "menaces": "giants,rats"},
        stage="draft",
        turn=15,
        offers={"a": ["farm", "giant-rat", "frost-giant"]},
        seat1={"agenda": [TAKE]},
    )
    assert ["take", "turn-up", "turn-up", "freeze", "rats"] == codes(told(state, "take a", "freeze-drafted farm"))[:5]

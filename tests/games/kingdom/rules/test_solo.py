"""A solo game: danger pile, spies, search, supremacy, medals (K5S)."""

import pytest

from duchy.core.chance import Rng
from duchy.core.game import CHANCE
from duchy.games.kingdom.rules.scoring import medal
from duchy.games.kingdom.state.state import Kingdom
from tests.games.kingdom.table import (
    GAME,
    STEP,
    TAKE,
    Given,
    after,
    asked,
    begun,
    codes,
    cubes,
    dealt,
    drafted,
    drawn,
    legal,
    of_seat,
    offered,
    refused,
    soldiers,
    stage,
    table,
    told,
    training,
)

ONE = {"players": 1}


def draft(seat: Given | None = None, turn: int = 0, **fields: object) -> Kingdom:
    """Set up a taking turn in a solo draft."""
    given: dict[str, object] = {
        "top": "palace",
        "offers": {"a": ["farm", "port"], "b": ["village", "scholars"]},
        **fields,
    }
    return table(options=ONE, stage="draft", turn=turn, seat1={"agenda": [TAKE], **(seat or {})}, **given)  # type: ignore[arg-type]


def test_the_danger_pile_has_twelve_cards() -> None:
    """K5S.1. Eight cards from the deck and four calamities, all unseen."""
    state = dealt(ONE)
    assert (12, 12, 4) == (state.pile, state.unseen, state.lurking)


def test_the_rest_of_the_deck_lies_face_up() -> None:
    """K5S.1. Its top card is visible; eight cards from it are in the danger pile."""
    state = dealt(ONE)
    view = GAME.view(state, 0)
    assert view.top
    assert 73 - 8 - 4 - 1 == view.deck


def test_there_are_no_traps_but_two_spies() -> None:
    """K5S.1. One spy is active, one is hidden."""
    seat = of_seat(dealt(ONE))
    assert (0, 1, 1) == (seat.traps, seat.spies, seat.hidden_spies)


def test_nobody_is_dealt_a_hand() -> None:
    """K5S.1. All cards come from the offers."""
    assert 0 == of_seat(dealt(ONE)).held


def test_a_card_of_the_danger_pile_is_decided_when_it_is_seen() -> None:
    """K5S.1. It is a calamity in proportion to the unseen calamities, otherwise any card from the deck."""
    state = draft({"spies": 1}, turn=1, offers={"a": ["farm", "?"], "b": ["village", "port"]})
    state = after(state, "spy", "pick a2")
    chances = {GAME.notation(outcome).partition(".")[2]: weight for outcome, weight in GAME.chances(state)}
    total = sum(chances.values())
    assert pytest.approx(4 / 12) == chances["calamity"] / total
    assert pytest.approx(8 / 12 * 5 / sum(int(n) for n in state.deck)) == chances["farm"] / total


def test_without_calamities_left_a_danger_is_harmless() -> None:
    """K5S.1. All four have been seen."""
    area = {"a": ["farm", "?"], "b": ["village", "port"]}
    state = draft({"spies": 1}, turn=1, round=3, offers=area, lurking=0)
    chances = {GAME.notation(outcome).partition(".")[2] for outcome, _ in GAME.chances(after(state, "spy", "pick a2"))}
    assert "calamity" not in chances


def test_a_draft_begins_with_two_cards_in_each_area() -> None:
    """K5S.2. They are face up, from the top of the deck."""
    state = dealt(ONE)
    assert (2, 2) == (len(offered(state, "a")), len(offered(state, "b")))
    assert ["take"] == asked(state)


def test_the_top_of_the_deck_comes_into_the_areas_in_order() -> None:
    """K5S.2. Area a is filled first, then b; then the next top card is visible."""
    state = begun({**ONE, "duchy": "valados"})
    for name in ("farm", "port", "village", "scholars", "palace"):
        assert [CHANCE] == GAME.acting(state)
        state = after(state, f"*: card {name}")
    assert (["farm", "port"], ["village", "scholars"]) == (offered(state, "a"), offered(state, "b"))
    assert "palace" == GAME.view(state, 0).top


def test_a_danger_comes_into_the_area_not_taken() -> None:
    """K5S.2. It is face down; two cards from the deck go into the empty area."""
    state = after(draft(), "take a")
    assert ["farm", "port"] == drafted(state)
    assert ["village", "scholars", "?"] == offered(state, "b")
    state = after(state, "*: card cathedral", "*: card sawmill")
    assert ["palace", "cathedral"] == offered(state, "a")
    assert ("sawmill", 11) == (GAME.view(state, 0).top, state.pile)


def test_after_the_fourth_taking_nothing_comes() -> None:
    """K5S.2. Planning starts; the rest is discarded."""
    state = draft(turn=3, offers={"a": ["farm", "port"], "b": ["village", "?"]})
    later = after(state, "take a")
    assert "planning" == stage(later)
    assert (state.pile, [], []) == (later.pile, offered(later, "a"), offered(later, "b"))
    assert "palace" == GAME.view(later, 0).top


def test_areas_are_taken_four_times() -> None:
    """K5S.2. Three dangers appear per round, twelve in four rounds."""
    state = dealt(ONE)
    takings = 0
    while stage(state) == "draft":
        state = drawn(after(state, "take b"))
        takings += 1
    assert (4, 9) == (takings, state.pile)


def test_face_down_cards_are_not_looked_at_until_planning() -> None:
    """K5S.2. They stay face down when drafted; in planning they are revealed one by one."""
    state = after(draft(turn=3, offers={"a": ["farm", "?"], "b": []}), "take a")
    assert ("reveal", [CHANCE]) == (stage(state), GAME.acting(state))
    assert ["farm", "?"] == drafted(state)
    state = after(state, "*: card calamity")
    assert (["farm"], 1, 3) == (drafted(state), of_seat(state).calamities, state.lurking)


def test_a_danger_may_be_a_card_of_the_deck() -> None:
    """K5S.2. In that case it is planned like any other card."""
    state = after(draft(turn=3, offers={"a": ["farm", "?"], "b": []}), "take a")
    left = sum(int(n) for n in state.deck)
    state = after(state, "*: card palace")
    assert (["farm", "palace"], left - 1) == (drafted(state), sum(int(n) for n in state.deck))


def test_a_danger_discarded_unseen_stays_undecided() -> None:
    """K5S.1. No one learns its identity."""
    state = draft(turn=3, offers={"a": ["farm"], "b": ["?"]})
    assert (state.unseen, state.lurking) == (after(state, "take a").unseen, after(state, "take a").lurking)


def test_a_spy_turns_a_face_down_card_up() -> None:
    """K5S.3. The spy is flipped to its hidden side; the card stays face up for the rest of the draft."""
    state = draft({"spies": 1, "hidden_spies": 1}, turn=1, offers={"a": ["farm", "?"], "b": ["village"]})
    later = after(state, "spy", "pick a2", "*: card palace")
    assert ["farm", "palace"] == offered(later, "a")
    assert (0, 2) == (of_seat(later).spies, of_seat(later).hidden_spies)
    assert ["take"] == asked(later)


def test_a_spy_finds_a_calamity() -> None:
    """K5S.3. Then there is one fewer among the unseen cards."""
    state = draft({"spies": 1}, turn=1, offers={"a": ["farm", "?"], "b": ["village"]})
    later = after(state, "spy", "pick a2", "*: card calamity")
    assert (["farm", "calamity"], state.lurking - 1) == (offered(later, "a"), later.lurking)


@pytest.mark.parametrize(
    ("seat", "area", "code"),
    [({"hidden_spies": 2}, ["farm", "?"], "no-spy"), ({"spies": 1}, ["farm", "port"], "nothing-face-down")],
)
def test_a_spy_needs_to_be_active_and_something_to_see(seat: Given, area: list[str], code: str) -> None:
    """K5S.3. Hidden spies see nothing."""
    assert code == refused(draft(seat, turn=1, offers={"a": area, "b": ["village"]}), "spy")


def test_a_spy_turns_no_face_up_card() -> None:
    """K5S.3. Only face-down cards can be chosen."""
    state = after(draft({"spies": 1}, turn=1, offers={"a": ["farm", "?"], "b": ["village"]}), "spy")
    assert {"pick a2"} == legal(state)
    assert ("does-not-fit", "nothing-on-offer") == (refused(state, "pick a1"), refused(state, "pick b2"))


@pytest.mark.parametrize(("before", "later"), [((1, 1), (2, 0)), ((0, 2), (1, 1)), ((2, 0), (2, 0))])
def test_at_the_end_of_a_draft_a_spy_turns_active(before: tuple[int, int], later: tuple[int, int]) -> None:
    """K5S.3. **Ruling**: it always does."""
    state = draft({"spies": before[0], "hidden_spies": before[1]}, turn=3, offers={"a": ["farm"], "b": ["port"]})
    seat = of_seat(after(state, "take a"))
    assert later == (seat.spies, seat.hidden_spies)


def searching() -> Kingdom:
    """Search in area a with three cards there."""
    return after(draft(offers={"a": ["farm", "port", "village"], "b": ["scholars"]}), "search a", "pick a1", "pick a2")


def test_a_search_discards_two_cards_and_looks_at_three() -> None:
    """K5S.4. The visible top card is one of the three."""
    state = searching()
    assert ["port"] == offered(state, "a")
    assert [CHANCE] == GAME.acting(state)
    state = after(state, "*: card cathedral", "*: card sawmill")
    assert ["palace", "cathedral", "sawmill"] == GAME.view(state, 0).looked
    assert {"find palace", "find cathedral", "find sawmill"} == legal(state)


def test_the_card_found_comes_into_the_area_which_is_taken() -> None:
    """K5S.4. **Ruling**: the other two are discarded."""
    state = after(searching(), "*: card cathedral", "*: card sawmill")
    left = [int(n) for n in state.deck]
    state = after(state, "find cathedral")
    assert ["port", "cathedral"] == drafted(state)
    assert ["scholars", "?"] == offered(state, "b")
    assert left == [int(n) for n in state.deck]
    assert [CHANCE] == GAME.acting(state)


def test_there_is_one_search_a_round() -> None:
    """K5S.4. It is available again in the next round."""
    assert "searched" == refused(draft(searched=True), "search a")
    state = table(options=ONE, stage="production", turn=3, searched=True, seat1={"agenda": [STEP, cubes("gold")]})
    state = drawn(after(state, "alchemy"))
    assert ("draft", 0) == (stage(state), state.searched)
    assert legal(state, "search")


@pytest.mark.parametrize(
    ("area", "possible"),
    [
        (["farm", "port"], True),
        (["farm", "star-chart"], True),
        (["farm", "?"], False),
        (["farm", "calamity"], False),
        (["farm"], False),
        (["farm", "calamity", "port"], True),
    ],
)
def test_a_search_takes_two_face_up_cards_that_are_no_calamities(area: list[str], possible: bool) -> None:
    """K5S.4. Face-down cards and calamities cannot be discarded for it."""
    state = draft(turn=1, offers={"a": area, "b": ["village"]})
    assert possible == ("search a" in legal(state))
    if not possible:
        assert "too-few-to-search" == refused(state, "search a")
    else:
        picks = legal(after(state, "search a"))
        assert picks == {f"pick a{place}" for place, name in enumerate(area, 1) if name not in ("calamity", "?")}


def test_an_advisor_may_be_discarded_for_a_search() -> None:
    """K5S.4. It can be discarded like a treasure or a development."""
    state = table(
        options={"players": 1, "module": "advisors"},
        stage="draft",
        turn=1,
        top="palace",
        offers={"a": ["quartermaster", "farm"], "b": ["village"]},
        seat1={"agenda": [TAKE]},
    )
    assert {"pick a1", "pick a2"} == legal(after(state, "search a"))


def test_menaces_cannot_be_discarded_for_a_search() -> None:
    """K5S.4. K6.7. They are like calamities."""
    state = table(
        options={"players": 1, "module": "menaces", "menaces": "rats"},
        stage="draft",
        turn=1,
        top="palace",
        lurking=3,
        unseen=11,
        offers={"a": ["farm", "giant-rat"], "b": ["port", "village"]},
        seat1={"agenda": [TAKE]},
    )
    assert {"search b"} == legal(state, "search")


def test_two_players_do_not_search() -> None:
    """K5S.4. There is no danger pile either."""
    state = table(stage="draft", turn=15, offers={"a": ["farm", "port"]}, seat1={"agenda": [TAKE]})
    assert "solo-only" == refused(state, "search a")


def test_a_search_is_told() -> None:
    """K5S.4. The journal names the cards seen and the card chosen."""
    entries = told(after(searching(), "*: card cathedral", "*: card sawmill"), "find sawmill")
    assert "find" == codes(entries)[0]
    assert ["palace", "cathedral", "sawmill"] == entries[0].values["seen"]


@pytest.mark.parametrize(("sawmills", "expected"), [(3, (0, 1)), (2, (0, 0))])
def test_supremacy_takes_five_cubes(sawmills: int, expected: tuple[int, int]) -> None:
    """K5S.5. Valados produces two materials itself; four are not enough."""
    state = table(options=ONE, seat1={"built": ["sawmill"] * sawmills})
    assert expected == (soldiers(state), training(state))


def test_supremacy_alone_takes_the_soldier_who_waits() -> None:
    """K5S.5. It works as with two players."""
    state = table(options=ONE, seat1={"built": ["sawmill"] * 3, "training": 1})
    assert (1, 0) == (soldiers(state), training(state))


def over(palaces: int, side: str = "b", **fields: object) -> Kingdom:
    """Set up the end of a solo game with the given quest points."""
    options = {"players": 1, "module": "advisors", "side": side}
    return table(options=options, stage="over", seat1={"advisor_points": palaces}, **fields)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("score", "expected"),
    [(69, "none"), (70, "bronze"), (94, "bronze"), (95, "silver"), (114, "silver"), (115, "gold"), (200, "gold")],
)
def test_medals(score: int, expected: str) -> None:
    """K5S.5. Medals need 70, 95 and 115 points with side B."""
    assert expected == medal(over(score))


@pytest.mark.parametrize(
    ("score", "expected"), [(84, "none"), (85, "bronze"), (110, "silver"), (129, "silver"), (130, "gold")]
)
def test_with_side_a_fifteen_points_less_count(score: int, expected: str) -> None:
    """K5S.5. This applies to the medal; the score does not change."""
    assert expected == medal(over(score, "a"))
    assert [score] == GAME.scores(over(score, "a"))


def test_a_view_shows_the_points_of_the_medals() -> None:
    """K5S.5. Side A needs 15 more; a game for two has no medals."""
    shown = [GAME.view(begun({"players": 1, "side": side}), 0).medals for side in ("a", "b")]
    assert [[85, 110, 130], [70, 95, 115]] == shown
    assert [] == GAME.view(begun(), 0).medals


@pytest.mark.parametrize(("score", "place"), [(69, 2), (70, 1)])
def test_a_place_is_first_with_bronze_at_least(score: int, place: int) -> None:
    """K5S.5. Without a medal the place is second."""
    assert [place] == GAME.places(over(score))


@pytest.mark.parametrize("module", ["none", "menaces", "advisors", "quests"])
def test_every_module_has_the_same_table(module: str) -> None:
    """K5S.5. K6.7. K7.4. K8.2. **Ruling**: without a module too."""
    assert (70, 95, 115) == tuple(begun({"players": 1, "module": module}).variant.medals)


def test_in_a_game_for_one_everything_unseen_is_undecided() -> None:
    """K5S.1. There is no hidden information that resampling could change."""
    state = draft(turn=1, offers={"a": ["farm", "?"], "b": ["village"]})
    assert GAME.write(state) == GAME.write(GAME.resample(state, 0, Rng(1)))

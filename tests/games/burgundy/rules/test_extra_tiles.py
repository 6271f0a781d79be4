"""The four extra tiles: monasteries 27 and 28, the crane and the geese (B9.1)."""

from typing import Any

import pytest

from duchy.games.burgundy.box.components import BLACK, COLOURED, KIND_NAMES, KINDS
from duchy.games.burgundy.state.state import Burgundy
from tests.games.burgundy.beyond import EXTRA, WHITE, expanded
from tests.games.burgundy.table import (
    GAME,
    after,
    bridge,
    end_round,
    legal,
    open_questions,
    order,
    points,
    refusal,
    scored,
    silver,
    stored,
    table,
    told,
    workers,
)

BESIDE = {12: "bank", 18: "ship"}
"""Tiles that open the pasture of five of duchy 1, at hexes 11 and 10."""


def new_tiles(options: dict[str, object], back: int) -> list[str]:
    """Name the tiles in the piles that are only in the expansions."""
    piles, plain = GAME.initial(options).piles, GAME.initial().piles
    return [KIND_NAMES[kind] for kind in range(KINDS) if piles[back * KINDS + kind] > plain[back * KINDS + kind]]


def placed(tile: str, tiles: dict[int, str], hex_: int = 11, pips: int = 4, **fields: Any) -> int:  # noqa: ANN401
    """Count the points for placing an animal tile."""
    state = expanded(EXTRA, seat1={"dice": [pips, 0], "storage": [tile], "tiles": BESIDE | tiles}, **fields)
    return scored(state, f"1:place s1 {hex_}")


def at_the_end(options: dict[str, object], **seat: Any) -> int:  # noqa: ANN401
    """Count the points that a seat gets when the game ends."""
    return points(end_round(expanded(options, phase="E", round=5, seat1=seat)))


def test_they_are_shuffled_into_the_yellow_and_the_black_pile() -> None:
    """B9.1. Two monasteries among the yellow tiles; crane and geese among the black ones."""
    assert ["monastery27", "monastery28"] == new_tiles(EXTRA, COLOURED)
    assert ["crane", "geese"] == new_tiles(EXTRA, BLACK)


# Monastery 27.


def on_the_bridge(spaces: list[int], stack: list[int], **seat1: Any) -> Burgundy:  # noqa: ANN401
    """Set up three markers, in bridge order; seat 1 has monastery 27 unless other tiles are given."""
    content = {"tiles": {13: "monastery27"}} | seat1
    seats = [{**(content if index == 0 else {}), "space": space} for index, space in enumerate(spaces)]
    return expanded(EXTRA, players=3, seat1=seats[0], seat2=seats[1], seat3=seats[2], bridge=stack)


def test_the_marker_rises_when_monastery_27_is_placed() -> None:
    """B9.1. It is on top of its stack from the moment the monastery is placed."""
    state = on_the_bridge([2, 2, 2], [2, 3, 1], tiles={}, storage=["monastery27"], dice=[1, 0])
    assert [1, 2, 3] == bridge(after(state, "1:place s1 13"))


def test_it_passes_nobody_on_other_spaces() -> None:
    """B9.1. Only its own stack matters: a marker further along stays ahead."""
    state = on_the_bridge([2, 3, 2], [2, 3, 1], tiles={}, storage=["monastery27"], dice=[1, 0])
    assert [2, 1, 3] == bridge(after(state, "1:place s1 13"))


def test_it_stays_on_top_when_another_marker_arrives() -> None:
    """B9.1. Another marker that arrives on its space immediately goes below it."""
    seat2 = {"dice": [2, 0], "storage": ["ship"], "space": 1}
    state = expanded(EXTRA, seat1={"tiles": {13: "monastery27"}, "space": 2}, seat2=seat2, order=[2, 1], bridge=[1, 2])
    assert [1, 2] == bridge(after(state, "1:place s1 18"))


def test_without_it_the_marker_that_arrives_is_on_top() -> None:
    """B5.1, B9.1. The same without monastery 27."""
    seat2 = {"dice": [2, 0], "storage": ["ship"], "space": 1}
    state = expanded(EXTRA, seat1={"space": 2}, seat2=seat2, order=[2, 1], bridge=[1, 2])
    assert [2, 1] == bridge(after(state, "1:place s1 18"))


def test_it_stays_on_top_on_the_last_space() -> None:
    """B9.1. A ship on the last space puts its marker on top, but below this one."""
    seat2 = {"dice": [2, 0], "storage": ["ship"], "space": 6}
    state = expanded(EXTRA, seat1={"tiles": {13: "monastery27"}, "space": 6}, seat2=seat2, order=[2, 1], bridge=[1, 2])
    assert [1, 2] == bridge(after(state, "1:place s1 18"))


def test_another_marker_may_pass_it() -> None:
    """B9.1. It is on top only on its own space: a marker that moves on is ahead."""
    seat2 = {"dice": [2, 0], "storage": ["ship"], "space": 2}
    state = expanded(EXTRA, seat1={"tiles": {13: "monastery27"}, "space": 2}, seat2=seat2, order=[2, 1], bridge=[1, 2])
    assert [2, 1] == bridge(after(state, "1:place s1 18"))


def test_it_acts_first_from_the_next_round_on() -> None:
    """B9.1, B2.3. The order of this round stays; the next round follows the stack."""
    state = on_the_bridge([2, 2, 2], [2, 3, 1], tiles={}, storage=["monastery27"], dice=[1, 0])
    placed_now = after(state, "1:place s1 13")
    assert ([1, 2, 3], [1, 2, 3]) == (order(placed_now), bridge(placed_now))
    assert [1, 2, 3] == order(after(placed_now, "end", "end", "end"))


# Monastery 28.


def with_28(**fields: Any) -> Burgundy:  # noqa: ANN401
    """Set up a turn with monastery 28."""
    seat = {"dice": [3, 4], "silver": 2, "tiles": {13: "monastery28"}} | fields.pop("seat1", {})
    return expanded(EXTRA, seat1=seat, **fields)


def test_one_silver_buys_two_workers() -> None:
    """B9.1. Monastery 28: two workers for one silver; the dice stay."""
    state = after(with_28(), "hire")
    assert (1, 2, ["1:workers", "2:workers"]) == (
        silver(state),
        workers(state),
        sorted(legal(state, "1:w") | legal(state, "2:w")),
    )


def test_workers_are_hired_as_often_as_one_likes() -> None:
    """B9.1. Until the silver is gone."""
    state = after(with_28(), "hire", "hire")
    assert (0, 4, set()) == (silver(state), workers(state), legal(state, "hire"))
    assert ("too-little-silver", {"needed": 1, "have": 0}) == (
        refusal(state, "hire").code,
        refusal(state, "hire").values,
    )


@pytest.mark.parametrize("question", ["castle", "city-hall", "warehouse", "church", "white-castle", "crane"])
def test_workers_are_hired_in_the_middle_of_an_effect(question: str) -> None:
    """B9.1. At any time of the turn; the effect stays pending."""
    agenda = [{"question": "turn"}, {"question": question}]
    state = expanded(
        EXTRA | WHITE,
        seat1={"silver": 2, "goods": {1: 1}, "storage": ["ship"], "tiles": {13: "monastery28"}},
        depots={"2": ["castle"]},
        white=3,
        agenda=agenda,
    )
    later = after(state, "hire")
    assert (1, 2, question) == (silver(later), workers(later), open_questions(later)[-1])


def test_hired_workers_serve_the_white_castle_that_asks() -> None:
    """B9.1, B9.3. Workers hired while a white castle is pending can change its number."""
    state = expanded(
        EXTRA | WHITE,
        seat1={"silver": 1, "tiles": {13: "monastery28"}},
        depots={"5": ["mine"]},
        white=3,
        agenda=[{"question": "turn"}, {"question": "white-castle"}],
    )
    assert set() == legal(state, "take")
    assert ["mine"] == stored(after(state, "hire", "take 5b"))


def test_only_monastery_28_hires() -> None:
    """B9.1. Without it hiring is refused, and another player's monastery does not count."""
    state = expanded(EXTRA, seat1={"silver": 3}, seat2={"tiles": {13: "monastery28"}})
    assert ("no-monastery-28", set()) == (refusal(state, "hire").code, legal(state, "hire"))


@pytest.mark.parametrize("number", [13, 14])
def test_hiring_is_not_taking_workers(number: int) -> None:
    """B9.1, B8.1. Monasteries 13 and 14 improve the action, not hiring."""
    state = after(with_28(seat1={"tiles": {13: "monastery28", 31: f"monastery{number}", 25: "mine"}}), "hire")
    assert (1, 2) == (silver(state), workers(state))


def test_hiring_is_told() -> None:
    """B9.1. The journal names the cost and the workers gained."""
    (entry,) = told(with_28(), "hire")
    assert ("hire", 0, {"workers": 2, "silver": 1}) == (entry.code, entry.seat, entry.values)


# The crane.


def with_crane(options: dict[str, object] = EXTRA, **fields: Any) -> Burgundy:  # noqa: ANN401
    """Set up a crane that has just been placed on hex 12, a city of one."""
    seat = {"dice": [3, 0], "storage": ["crane", "ship"], "goods": {4: 2}} | fields.pop("seat1", {})
    depots = {"1": ["bank"], "2": ["castle"], "3": ["cow3"], "4": ["ship"], "black": ["mine"]}
    return after(expanded(options, seat1=seat, depots=depots, **fields), "1:place s1 12")


CRANE_EFFECTS = [
    ("warehouse", "warehouse", "sell 4"),
    ("carpenter", "carpenter", "take 1b"),
    ("church", "church", "take 2c"),
    ("market", "market", "take 3a"),
    ("city-hall", "city-hall", "place s2 20"),
]


@pytest.mark.parametrize(("building", "question", "answer"), CRANE_EFFECTS)
def test_a_crane_does_what_a_building_does(building: str, question: str, answer: str) -> None:
    """B9.1. The effect of any kind of building, with its usual question."""
    state = after(with_crane(), f"use {building}")
    assert ["turn", question] == open_questions(state)
    assert ["turn"] == open_questions(after(state, answer))


def test_a_crane_as_boarding_house_bank_or_watchtower() -> None:
    """B9.1. Four workers, two silver, or four points."""
    state = with_crane()
    assert 4 == workers(after(state, "use boarding-house")) - workers(state)
    assert 2 == silver(after(state, "use bank")) - silver(state)
    assert 4 == scored(state, "use watchtower")


def test_a_crane_offers_every_building() -> None:
    """B9.1. All eight kinds; white castles too if they are in play; or no effect."""
    eight = {"warehouse", "watchtower", "carpenter", "church", "market", "boarding-house", "bank", "city-hall"}
    assert {f"use {kind}" for kind in eight} == legal(with_crane(), "use")
    assert {f"use {kind}" for kind in eight | {"white-castle"}} == legal(with_crane(EXTRA | WHITE), "use")
    assert ["turn"] == open_questions(after(with_crane(), "skip"))


def test_a_crane_as_white_castle() -> None:
    """B9.1, B9.3. It brings an action with the number of the white die."""
    state = after(with_crane(EXTRA | WHITE, white=2), "use white-castle")
    assert ({"take 2c"}, "white-castle") == (legal(state, "take"), open_questions(state)[-1])


def test_a_crane_as_white_castle_without_white_castles() -> None:
    """B9.1. A crane copies only buildings in play, and never a crane."""
    for kind in ("white-castle", "crane"):
        found = refusal(with_crane(), f"use {kind}")
        assert ("crane-cannot", {"building": kind}) == (found.code, found.values)


def test_a_crane_with_an_effect_that_cannot_be_used() -> None:
    """B9.1, B5.5. Nothing happens, as with the building itself."""
    assert ["turn"] == open_questions(after(with_crane(seat1={"goods": {}}), "use warehouse"))


def test_a_crane_needs_no_such_building() -> None:
    """B9.1, B4.5. A city with a bank accepts a crane, and the crane may copy the bank."""
    seat = {"dice": [1, 0], "storage": ["crane"], "tiles": {26: "bank"}}
    state = after(expanded(EXTRA, seat1=seat), "1:place s1 27", "use bank")
    assert 2 == silver(state)


def test_a_crane_is_told() -> None:
    """B9.1. The journal names the building that it copies."""
    entries = told(with_crane(), "use watchtower")
    assert [("crane", 0, ""), ("watchtower", 4, "watchtowers")] == [(e.code, e.points, e.source) for e in entries]
    assert {"building": "watchtower"} == entries[0].values


CITY = {12: "crane", 14: "bank", 9: "church", 13: "monastery22"}


def test_a_crane_counts_as_one_building_in_the_end() -> None:
    """B9.1. For a monastery that scores a kind of building, with one such building in the duchy."""
    assert 4 + 4 == at_the_end(EXTRA, tiles=CITY)


@pytest.mark.parametrize("number", range(16, 24))
def test_a_crane_counts_for_each_of_them(number: int) -> None:
    """B9.1. Also if there is no other building of the kind."""
    assert 4 == at_the_end(EXTRA, tiles={12: "crane", 13: f"monastery{number}"})


def test_a_crane_counts_once() -> None:
    """B9.1. One building of the player's choice: with two such monasteries it still adds four."""
    assert 4 + 4 + 4 == at_the_end(EXTRA, tiles=CITY | {8: "monastery19"})


def test_a_crane_counts_as_a_white_castle() -> None:
    """B9.1, B9.3. Monastery 29 counts it too."""
    assert 4 == at_the_end(EXTRA | WHITE, tiles={12: "crane", 13: "monastery29"})


def test_a_crane_without_such_a_monastery() -> None:
    """B9.1. In that case it scores nothing at the end."""
    assert 0 == at_the_end(EXTRA, tiles={12: "crane", 13: "monastery24"})


# The geese.


def test_geese_7() -> None:
    """B9.1. The example: geese next to two and three cows score 2+2+3=7."""
    assert 2 + 2 + 3 == placed("geese", {6: "cow2", 5: "cow3"})


def test_geese_6() -> None:
    """B9.1. The example continues: four pigs on the pasture of the geese score 4+2=6."""
    assert 4 + 2 == placed("pig4", {6: "cow2", 5: "cow3", 10: "geese"})


def test_geese_alone() -> None:
    """B9.1. On an empty pasture they score two, without a question."""
    state = expanded(EXTRA, seat1={"dice": [4, 0], "storage": ["geese"], "tiles": BESIDE})
    assert (2, ["turn"]) == (scored(state, "1:place s1 11"), open_questions(after(state, "1:place s1 11")))


def choosing_species(**tiles: str) -> Burgundy:
    """Place geese next to two cows, and three and four sheep."""
    around = BESIDE | {6: "cow2", 5: "sheep3", 1: "sheep4"} | {int(hex_[1:]): tile for hex_, tile in tiles.items()}
    state = expanded(EXTRA, seat1={"dice": [4, 0], "storage": ["geese"], "tiles": around})
    return after(state, "1:place s1 11")


def test_one_species_beside_the_geese_is_chosen() -> None:
    """B9.1. If there are several species, the player chooses the one that scores."""
    state = choosing_species()
    assert {"beside cow", "beside sheep"} == legal(state)
    assert (2 + 2, 2 + 3 + 4) == (scored(state, "beside cow"), scored(state, "beside sheep"))


def test_the_species_has_to_be_chosen() -> None:
    """B9.1. It cannot be skipped, and a species that is not there cannot be chosen."""
    state = choosing_species()
    assert "must-answer" == refusal(state, "skip").code
    assert ("no-such-species", {"species": "pig"}) == (
        refusal(state, "beside pig").code,
        refusal(state, "beside pig").values,
    )


def test_no_geese_no_species() -> None:
    """B9.1. A species can be chosen only when the question is asked."""
    assert "no-such-question" == refusal(expanded(EXTRA), "beside cow").code


def test_geese_of_another_pasture() -> None:
    """B9.1. Geese do not score animals of another pasture, and are not scored there."""
    way = {20: "ship", 21: "ship", 27: "bank", 26: "church"}
    assert 2 == placed("geese", way | {28: "cow4"})
    assert 4 == placed("cow4", way | {28: "geese"})


def test_cows_beside_cows_and_geese() -> None:
    """B9.1, B5.4. A later tile scores its own species, plus two for the geese."""
    assert 4 + 3 + 2 == placed("cow4", {6: "cow3", 5: "geese", 1: "sheep4"})


def test_geese_with_monastery_7() -> None:
    """B9.1, B8, monastery 7. Every tile that scores brings one more point, the geese too."""
    assert (2 + 1) + (2 + 1) + (3 + 1) == placed("geese", {6: "cow2", 5: "cow3", 13: "monastery7"})
    assert (4 + 1) + (2 + 1) == placed("pig4", {6: "cow2", 5: "geese", 13: "monastery7"})


def test_geese_are_a_species_of_their_own() -> None:
    """B9.1, B8, monastery 24. Four more points in addition to those for cows."""
    assert 4 + 4 == at_the_end(EXTRA, tiles={13: "monastery24", 11: "geese", 6: "cow2", 5: "cow3"})


def test_geese_complete_a_pasture() -> None:
    """B9.1, B5.6. Their region scores immediately, the species when it is chosen."""
    state = choosing_species(h10="goat2")
    assert 15 + 10 == points(state)
    assert 2 + 2 == scored(state, "beside goat")


def test_geese_are_told() -> None:
    """B9.1. The points have their source, and the journal counts the tiles that scored."""
    (entry,) = told(choosing_species(), "beside sheep")
    assert ("animals", 9, "animals") == (entry.code, entry.points, entry.source)
    assert {"tile": "geese", "tiles": 3} == entry.values


def test_the_base_game_has_none_of_them() -> None:
    """B9.1. Without the option none of these tiles are in the game."""
    state = table(seat1={"silver": 1})
    assert ([], []) == (new_tiles({}, COLOURED), new_tiles({}, BLACK))
    assert "no-monastery-28" == refusal(state, "hire").code

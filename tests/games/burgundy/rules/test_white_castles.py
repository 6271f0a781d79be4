"""White castles: buildings that give an action with the number of the white die, and monastery 29 (B9.3)."""

from typing import Any

import pytest

from duchy.games.burgundy.box.components import BLACK, COLOURED, KIND_OF_NAME, KINDS
from duchy.games.burgundy.state.state import Burgundy
from tests.games.burgundy.beyond import EXTRA, WHITE, expanded
from tests.games.burgundy.table import (
    GAME,
    after,
    dice,
    end_round,
    goods_of,
    legal,
    open_questions,
    points,
    refusal,
    scored,
    silver,
    stored,
    tile_on,
    told,
    workers,
)

DEPOTS = {"1": ["bank"], "2": ["castle"], "3": ["church"], "4": ["ship"], "5": ["mine"], "6": ["market"]}


def acting_with(white: int, options: dict[str, object] = WHITE, **seat: Any) -> Burgundy:  # noqa: ANN401
    """Place a white castle on hex 12 with the white die showing a number; its action is pending."""
    content = {"dice": [3, 5], "storage": ["white-castle", "mine", "ship"]} | seat
    return after(expanded(options, seat1=content, depots=DEPOTS, white=white), "1:place s1 12")


def test_eight_of_them_and_a_monastery_are_in_the_piles() -> None:
    """B9.3. Six with beige backs, two with black ones; monastery 29 is yellow."""
    piles = GAME.initial(WHITE).piles
    castle, monastery = KIND_OF_NAME["white-castle"], KIND_OF_NAME["monastery29"]
    assert (6, 2) == (piles[COLOURED * KINDS + castle], piles[BLACK * KINDS + castle])
    assert (1, 0) == (piles[COLOURED * KINDS + monastery], piles[BLACK * KINDS + monastery])


def test_without_the_option_they_stay_in_the_box() -> None:
    """B9.3. The base game has none of them."""
    piles = GAME.initial().piles
    for name in ("white-castle", "monastery29"):
        assert (0, 0) == (piles[KIND_OF_NAME[name]], piles[KINDS + KIND_OF_NAME[name]])


@pytest.mark.parametrize("white", range(1, 7))
def test_a_white_castle_takes_from_the_depot_of_the_white_die(white: int) -> None:
    """B9.3. One action with the number of the white die of this round."""
    spaces = {1: "1b", 2: "2c", 3: "3c", 4: "4b", 5: "5b", 6: "6b"}
    assert {f"take {spaces[white]}"} == legal(acting_with(white), "take")


def test_a_white_castle_places_a_tile_by_the_white_die() -> None:
    """B9.3. The mine goes on hex 25, a 4; the ship on hex 20, a 5, or hex 18, a 2."""
    assert {"place s2 25"} == legal(acting_with(4), "place")
    assert {"place s3 20"} == legal(acting_with(5), "place")
    assert {"place s3 18"} == legal(acting_with(2), "place")
    assert "mine" == tile_on(after(acting_with(4), "place s2 25"), 25)


def test_a_white_castle_sells_goods_of_the_white_die() -> None:
    """B9.3, B4.3. Goods of its number, as with any action."""
    state = acting_with(4, goods={4: 2, 3: 1})
    assert {"sell 4"} == legal(state, "sell")
    assert (4, 1, {3: 1}) == (scored(state, "sell 4"), silver(after(state, "sell 4")), goods_of(after(state, "sell 4")))


@pytest.mark.parametrize("white", range(1, 7))
def test_a_white_castle_takes_workers_with_any_number(white: int) -> None:
    """B9.3, B4.4. The number does not matter for workers."""
    assert 2 == workers(after(acting_with(white), "workers"))


def test_its_action_may_be_left_unused() -> None:
    """B9.3, B3.1. Like a die."""
    state = after(acting_with(4), "skip")
    assert (["turn"], [5]) == (open_questions(state), dice(state))


def test_workers_change_its_number() -> None:
    """B9.3. As they change any die; 1 and 6 are neighbours."""
    state = acting_with(6, workers=1)
    assert {"take 6b", "take 1b", "take 5b"} == legal(state, "take")
    assert (1, 0) == (workers(after(state, "take 6b")), workers(after(state, "take 1b")))


def test_too_few_workers_for_its_number() -> None:
    """B9.3, B3.2. The refusal counts from the white die, not from the player's dice."""
    found = refusal(acting_with(6, workers=1), "take 2c")
    assert ("too-few-workers", {"what": "depot 2", "number": 2, "shows": 6, "needed": 2, "have": 1}) == (
        found.code,
        found.values,
    )


def test_the_white_die_itself_stays() -> None:
    """B9.3. Only the number of the action changes: a second white castle starts from the same number."""
    seat = {"dice": [3, 2], "storage": ["white-castle"] * 2, "workers": 2, "tiles": {13: "monastery20"}}
    first = after(expanded(WHITE, seat1=seat, depots=DEPOTS, white=6), "1:place s1 12", "take 1b")
    assert (6, 1) == (first.white, workers(first))
    assert {"take 6b", "take 5b"} == legal(after(first, "2:place s2 14"), "take")


def test_only_of_this_round() -> None:
    """B9.3. In the next round the white die shows another number."""
    state = expanded(WHITE, turn=2, white=4, seat1={"storage": ["white-castle"]}, depots=DEPOTS)
    later = after(state, "end", "roll 3 3", "roll 1 1", "white 2", "1:place s1 12")
    assert {"take 2c"} == legal(later, "take")


def test_with_monastery_8() -> None:
    """B9.3, B8, monastery 8. A worker changes its number by up to 2."""
    state = acting_with(6, workers=1, tiles={13: "monastery8"})
    assert {"take 6b", "take 1b", "take 2c", "take 5b", "take 4b"} == legal(state, "take")


def test_with_monastery_12() -> None:
    """B9.3, B8, monastery 12. The free step for taking a tile also applies to this action."""
    state = acting_with(6, tiles={13: "monastery12"})
    assert {"take 6b", "take 1b", "take 5b"} == legal(state, "take")
    assert set() == legal(state, "sell")


@pytest.mark.parametrize(("number", "answer"), [(11, "place s2 25"), (10, "place s3 20")])
def test_with_monasteries_10_and_11(number: int, answer: str) -> None:
    """B9.3, B8, monasteries 10 and 11. The free steps for placing a tile also apply."""
    white = {11: 3, 10: 6}[number]
    assert {answer} == legal(acting_with(white, tiles={13: f"monastery{number}"}), "place")
    assert set() == legal(acting_with(white), "place")


def test_with_monastery_9() -> None:
    """B9.3, B8, monastery 9. A white castle is a building: a die places it with the free step."""
    state = expanded(WHITE, seat1={"dice": [4, 2], "storage": ["white-castle"], "tiles": {13: "monastery9"}}, white=1)
    assert {"1:place s1 12", "2:place s1 12", "2:place s1 14", "1:place s1 26", "2:place s1 26"} == legal(
        state, "1:p"
    ) | legal(state, "2:p")


def test_with_monasteries_13_and_14() -> None:
    """B9.3, B8.1. They apply to taking workers, however the action was gained."""
    state = acting_with(1, tiles={13: "monastery13", 31: "monastery14", 25: "mine"})
    assert (4, 1) == (workers(after(state, "workers")), silver(after(state, "workers")))


def test_one_kind_for_the_city_rule() -> None:
    """B9.3, B4.5. A city may have one white castle, unless monastery 1 is in the duchy."""
    seat = {"dice": [1, 0], "storage": ["white-castle"], "tiles": {26: "white-castle"}}
    found = refusal(expanded(WHITE, seat1=seat), "1:place s1 27")
    assert ("city-has-one", {"hex": 27, "tile": "white-castle"}) == (found.code, found.values)
    seat["tiles"] = {26: "white-castle", 13: "monastery1"}
    assert "1:place s1 27" in legal(expanded(WHITE, seat1=seat))


def test_another_city_takes_another_white_castle() -> None:
    """B9.3, B4.5. The rule applies to each city."""
    seat = {"dice": [3, 0], "storage": ["white-castle"], "tiles": {26: "white-castle"}}
    assert "1:place s1 12" in legal(expanded(WHITE, seat1=seat))


def test_a_carpenter_brings_one() -> None:
    """B9.3, B5.5. A white castle is a building, not a castle."""
    for question, brought in (("carpenter", {"take 2b"}), ("church", set())):
        state = expanded(
            WHITE, players=3, depots={"2": ["white-castle"]}, agenda=[{"question": "turn"}, {"question": question}]
        )
        assert brought == legal(state, "take")


def test_placed_by_a_city_hall() -> None:
    """B9.3, B5.8. The chain continues: city hall, white castle, its action."""
    state = expanded(WHITE, seat1={"dice": [3, 0], "storage": ["city-hall", "white-castle"]}, depots=DEPOTS, white=5)
    later = after(state, "1:place s1 12", "place s2 26")
    assert (["turn", "white-castle"], ["mine"]) == (open_questions(later), stored(after(later, "take 5b")))


def test_a_chain_of_white_castles() -> None:
    """B9.3, B5.8. The action may place another white castle, whose action has the same number."""
    state = expanded(WHITE, seat1={"dice": [3, 0], "storage": ["white-castle", "white-castle"]}, depots=DEPOTS, white=3)
    later = after(state, "1:place s1 12", "place s2 26")
    assert (["turn", "white-castle"], {"take 3c"}) == (open_questions(later), legal(later, "take"))


@pytest.mark.parametrize("castles", range(4))
def test_monastery_29(castles: int) -> None:
    """B9.3. Four points for each white castle at the end."""
    tiles = dict.fromkeys((12, 26, 14)[:castles], "white-castle") | {13: "monastery29"}
    assert 4 * castles == points(end_round(expanded(WHITE, phase="E", round=5, seat1={"tiles": tiles})))


def test_monastery_29_counts_no_castles() -> None:
    """B9.3. Castles and other buildings do not count, and white castles alone score nothing."""
    tiles = {13: "monastery29", 2: "castle", 19: "castle", 12: "bank"}
    assert 0 == points(end_round(expanded(WHITE, phase="E", round=5, seat1={"tiles": tiles})))
    assert 0 == points(end_round(expanded(WHITE, phase="E", round=5, seat1={"tiles": {12: "white-castle"}})))


def test_monastery_29_and_a_crane() -> None:
    """B9.3, B9.1. A crane counts as a white castle."""
    tiles = {13: "monastery29", 12: "white-castle", 26: "crane"}
    assert 8 == points(end_round(expanded(WHITE | EXTRA, phase="E", round=5, seat1={"tiles": tiles})))


def test_monastery_29_is_told() -> None:
    """B9.3. Its points have their own source."""
    state = expanded(WHITE, phase="E", round=5, turn=2, seat1={"tiles": {13: "monastery29", 12: "white-castle"}})
    assert [("monastery-29", 4)] == [(e.source, e.points) for e in told(state, "end") if e.code == "final"]


def test_the_white_die_is_told() -> None:
    """B9.3. The journal names the number it shows, the number used, and the cost."""
    entries = told(acting_with(6, workers=1), "take 1b")
    assert ("white-die", {"shows": 6, "used_as": 1, "workers": 1}) == (entries[0].code, entries[0].values)

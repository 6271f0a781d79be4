"""Shields and monasteries: if both have the same effect only the shield counts, otherwise both do (B11.4, B11.5)."""

from collections.abc import Callable
from typing import Any

import pytest

from duchy.games.burgundy.state.state import Burgundy
from tests.games.burgundy.beyond import EXTRA, SHIELDS, WHITE, expanded, shields_of, yard
from tests.games.burgundy.table import (
    after,
    bridge,
    end_round,
    goods_of,
    legal,
    points,
    refusal,
    scored,
    silver,
    stored,
    told,
    workers,
)

DEPOTS = {"1": ["bank"], "2": ["castle"], "3": ["church"], "4": ["ship"], "5": ["mine"], "6": ["market"]}


def both(shield: int, monastery: int, **fields: Any) -> Burgundy:  # noqa: ANN401
    """Set up a duchy with a shield on the castle in the centre and a monastery on hex 13."""
    seat = dict(fields.pop("seat1", {}))
    tiles = {13: f"monastery{monastery}"} | seat.pop("tiles", {})
    seat |= {"shields": {19: shield}, "tiles": tiles}
    return expanded(SHIELDS | fields.pop("options", {}), seat1=seat, **fields)


def closed(state: Burgundy) -> Burgundy:
    """End the phase and pay for the one shield."""
    return after(end_round(state), "pay silver")


def finals(state: Burgundy) -> dict[str, int]:
    """End the game, pay for the one shield, and return the points of seat 1 by source."""
    entries = told(state, "end", "end", "pay silver")
    return {entry.source: entry.points for entry in entries if entry.code == "final" and entry.seat == 0}


# The same: only the shield counts.


def sailing(**fields: Any) -> Burgundy:  # noqa: ANN401
    """Place a ship with shield 5 and monastery 5."""
    seat = {"dice": [2, 0], "storage": ["ship"]} | fields.pop("seat1", {})
    return after(both(5, 5, seat1=seat, goods={1: {1: 1}, 2: {2: 1}, 4: {3: 2}}, **fields), "1:place s1 18")


def test_shield_5_and_monastery_5() -> None:
    """B11.4. Both let a ship take from more than one depot: only the shield works, and gathers a colour."""
    state = sailing()
    assert {f"load {depot}" for depot in range(1, 7)} == legal(state)
    assert "one-depot-only" == refusal(state, "load 1+2").code
    assert {1: 1, 3: 2} == goods_of(after(state, "load 1", "gather 3"))


def test_monastery_5_counts_again_without_the_shield() -> None:
    """B11.4. It has no effect only while the shield is there."""
    seat = {"dice": [6, 6], "storage": ["ship"]}
    state = after(both(5, 5, seat1=seat, arms={6: [9]}, goods={1: {1: 1}}), "shield 9")
    later = after(state, "end", "end", "roll 2 2", "roll 1 1", "white 1", "1:place s1 18")
    assert "load 1+2" in legal(later)


@pytest.mark.parametrize("tiles", range(1, 5))
def test_shield_9_and_monastery_3(tiles: int) -> None:
    """B11.4. Both set the silver of a sale: it is one for each tile, even where that is less than two."""
    state = both(9, 3, seat1={"dice": [4, 0], "goods": {4: tiles}})
    assert tiles == silver(after(state, "1:sell 4"))


def test_monastery_3_counts_again_without_the_shield() -> None:
    """B11.4. Without shield 9 a sale earns two silver."""
    seat = {"silver": 1, "goods": {4: 3}, "tiles": {13: "monastery3"}, "shields": {19: 9}}
    state = after(end_round(expanded(SHIELDS, round=5, seat1=seat)), "pay nothing")
    assert state.duchies[0].has(1 << 3)


def test_a_shield_silences_a_borrowed_monastery_too() -> None:
    """B11.4, B11.5, shield 6. Shield 9 overrides monastery 3 of the ally, shield 5 overrides monastery 5."""
    seat = {"shields": {19: 6, 2: 9, 3: 5}, "ally": 2, "dice": [4, 0], "goods": {4: 1}}
    state = expanded(SHIELDS, seat1=seat, seat2={"tiles": {13: "monastery3", 8: "monastery5"}})
    assert 1 == silver(after(state, "1:sell 4"))
    assert not state.duchies[0].has(1 << 5)


def test_a_shield_silences_no_monastery_of_others() -> None:
    """B11.4. Another player's monastery 3 works for its owner."""
    state = both(9, 8, order=[2, 1], seat2={"dice": [4, 0], "goods": {4: 1}, "tiles": {13: "monastery3"}})
    assert 2 == silver(after(state, "1:sell 4"), 2)


def test_a_monastery_that_comes_later_is_silenced() -> None:
    """B11.4. The order in which they arrive does not matter."""
    seat = {"dice": [1, 4], "storage": ["monastery3"], "goods": {4: 1}, "shields": {19: 9}}
    state = after(expanded(SHIELDS, seat1=seat), "1:place s1 13", "2:sell 4")
    assert 1 == silver(state)


# One subject, two things: both count.


def test_shield_9_and_monastery_4() -> None:
    """B11.4. A silver for each tile, and a worker for the sale."""
    state = after(both(9, 4, seat1={"dice": [4, 0], "goods": {4: 3}}), "1:sell 4")
    assert (3, 1) == (silver(state), workers(state))


def test_shield_8_and_monastery_2() -> None:
    """B11.4. Two silver and one worker for each mine."""
    state = closed(both(8, 2, round=5, seat1={"silver": 1, "tiles": {25: "mine", 30: "mine"}}))
    assert (4, 2) == (silver(state), workers(state))


def test_shield_2_and_own_monasteries_with_workers() -> None:
    """B11.4. Monasteries 4, 13, 14 and 28 increase the player's own gains; the shield applies to others."""
    assert 2 == workers(after(both(2, 13, seat1={"dice": [1, 0]}), "1:workers"))
    assert 4 == workers(after(both(2, 14, seat1={"dice": [1, 0]}), "1:workers"))
    assert 1 == workers(after(both(2, 4, seat1={"dice": [1, 0], "goods": {1: 1}}), "1:sell 1"))
    assert 2 == workers(after(both(2, 28, options=EXTRA, seat1={"silver": 1}), "hire"))


@pytest.mark.parametrize(("number", "gained"), [(13, 1), (14, 1), (4, 1), (28, 1)])
def test_shield_2_and_monasteries_of_others(number: int, gained: int) -> None:
    """B11.4. One worker for each gain of another player, however large their monastery makes it."""
    seat2 = {"dice": [1, 0], "goods": {1: 1}, "silver": 1, "tiles": {13: f"monastery{number}"}}
    state = both(2, 8, options=EXTRA, order=[2, 1], seat2=seat2)
    action = {4: "1:sell 1", 28: "hire"}.get(number, "1:workers")
    assert gained == workers(after(state, action))


def test_shield_3_and_monastery_6() -> None:
    """B11.4. Shield 3 lets workers pay for shields, monastery 6 for tiles."""
    state = both(3, 6, round=5, depots=DEPOTS, seat1={"workers": 3})
    bought = after(state, "buy 1b w2")
    assert (["bank"], 1) == (stored(bought), workers(bought))
    assert {19: 3} == shields_of(after(end_round(bought), "pay worker"))


def test_shield_3_and_monastery_28() -> None:
    """B11.4. Workers hired in the turn pay for shields after it."""
    state = both(3, 28, options=EXTRA, round=5, seat1={"silver": 1})
    assert {19: 3} == shields_of(after(end_round(after(state, "hire")), "pay worker"))


def test_shield_4_and_monastery_6() -> None:
    """B11.4. A tile bought from any depot has room."""
    state = both(4, 6, depots=DEPOTS, seat1={"silver": 2, "storage": ["mine", "mine", "ship"]})
    assert 3 == len(stored(after(state, "buy 1b")))


def test_shield_1_and_monastery_7() -> None:
    """B11.4. All pastures are one, and each tile that scores brings one more point."""
    tiles = {12: "bank", 20: "ship", 21: "ship", 28: "sheep4"}
    state = both(1, 7, seat1={"dice": [4, 0], "storage": ["sheep2"], "tiles": tiles})
    assert (2 + 1) + (4 + 1) == scored(state, "1:place s1 11")


def test_shield_1_and_monastery_24() -> None:
    """B11.4. Species are counted as usual."""
    tiles = {11: "sheep2", 28: "sheep4", 10: "cow2"}
    assert 2 * 4 == finals(both(1, 24, phase="E", round=5, seat1={"silver": 1, "tiles": tiles}))["monastery-24"]


def test_shield_7_and_monastery_26() -> None:
    """B11.4. The points of bonus tiles are doubled, and each is worth three more."""
    found = finals(both(7, 26, phase="E", round=5, seat1={"silver": 1, "large_bonus": ["mine", "ship"]}))
    assert {"monastery-26": 6, "shields": 8, "shield-7": 10} == found


SCORED = [
    (15, {"sold": {1: 2, 3: 1}}, 4),
    *[(16 + place, {"tiles": {12: kind}}, 4) for place, kind in enumerate(("warehouse", "watchtower", "carpenter"))],
    *[(19 + place, {"tiles": {12: kind}}, 4) for place, kind in enumerate(("church", "market", "boarding-house"))],
    *[(22 + place, {"tiles": {12: kind}}, 4) for place, kind in enumerate(("bank", "city-hall"))],
    (24, {"tiles": {11: "cow2"}}, 4),
    (25, {"sold": {1: 2, 3: 1}}, 3),
    (26, {"large_bonus": ["mine"]}, 3),
    (29, {"tiles": {12: "white-castle"}}, 4),
]


@pytest.mark.parametrize(("number", "own", "worth"), SCORED)
def test_shield_10_and_each_monastery_that_scores(number: int, own: dict[str, Any], worth: int) -> None:
    """B11.4, B11.5, shield 10. Its points are doubled."""
    found = finals(both(10, number, options=WHITE, phase="E", round=5, seat1={"silver": 1} | own))
    assert {f"monastery-{number}": 2 * worth, "shields": 8} == found


def test_shield_10_and_a_crane() -> None:
    """B11.4, B9.1. The building that the crane counts as is doubled with the others."""
    seat = {"silver": 1, "tiles": {12: "crane", 14: "bank"}}
    assert 2 * (4 + 4) == finals(both(10, 22, options=EXTRA, phase="E", round=5, seat1=seat))["monastery-22"]


@pytest.mark.parametrize(("number", "worth"), [(15, 2), (25, 3)])
def test_shield_12_and_the_goods_sold(number: int, worth: int) -> None:
    """B11.4. The sale scores double; monasteries 15 and 25 count colours and tiles as usual."""
    state = both(12, number, phase="E", round=5, seat1={"silver": 1, "dice": [4, 0], "goods": {4: 3}})
    sold = after(state, "1:sell 4")
    assert 2 * 3 * 2 == points(sold)
    assert worth == finals(sold)[f"monastery-{number}"]


@pytest.mark.parametrize(("number", "found"), [(3, (2, 0)), (4, (1, 1))])
def test_shield_12_and_what_a_sale_earns(number: int, found: tuple[int, int]) -> None:
    """B11.4. The shield changes the points, the monasteries the silver and workers."""
    state = after(both(12, number, seat1={"dice": [4, 0], "goods": {4: 1}}), "1:sell 4")
    assert (4, found) == (points(state), (silver(state), workers(state)))


def test_shield_16_and_monastery_8() -> None:
    """B11.4. A die is turned, then a worker changes it by up to two."""
    state = after(both(16, 8, depots=DEPOTS, seat1={"dice": [1, 0], "workers": 1}), "1:turn 4")
    assert {"1:take 4b", "1:take 3c", "1:take 5b", "1:take 2c", "1:take 6b"} == legal(state, "1:take")


@pytest.mark.parametrize(
    ("number", "tile", "hexes"),
    [(9, "bank", {12, 14, 26}), (10, "ship", {18}), (11, "mine", {25}), (12, "", {2, 3, 4})],
)
def test_shield_16_and_free_steps(number: int, tile: str, hexes: set[int]) -> None:
    """B11.4. The free step of monasteries 9-12 starts from the number a die was turned to, here a 3."""
    state = both(16, number, depots=DEPOTS, seat1={"dice": [6, 0], "storage": [tile]})
    turned = after(state, "1:turn 3")
    if tile:
        assert {f"1:place s1 {hex_}" for hex_ in hexes} == legal(turned, "1:place")
    else:
        assert hexes == {int(text[len("1:take ")]) for text in legal(turned, "1:take")}


def test_shield_11_and_monastery_11() -> None:
    """B11.4. The die that places the castle has its free step, and the castle takes its shield."""
    seat = {"dice": [5, 0], "storage": ["castle"], "tiles": {12: "bank", 19: "castle"}}
    state = both(11, 11, seat1=seat, arms={2: [8]})
    assert {19: 11, 7: 8} == shields_of(after(state, "1:place s1 7", "shield 8", "on 7"))


def test_shield_18_and_monastery_1() -> None:
    """B11.4. The shield lifts adjacency, the monastery the city rule."""
    state = both(18, 1, seat1={"dice": [3, 0], "storage": ["bank"], "tiles": {26: "bank"}})
    assert {f"1:place s1 {hex_}" for hex_ in (12, 15, 37)} == legal(state, "1:place")


def test_shields_14_and_15_and_monastery_1() -> None:
    """B11.4. A tile from a shield may go in the same city as another of its kind."""
    seat = {"silver": 2, "tiles": {13: "monastery1", 26: "bank"}, "shields": {19: 14, 2: 15}}
    state = expanded(SHIELDS, round=5, seat1=seat, depots={"1": ["bank"], "black": ["bank"]})
    brought = after(end_round(state), "pay silver", "pay silver", "take 1b", "on 27", "fetch *a", "on 32")
    assert 2 + 2 == silver(brought)


def test_shield_4_and_monastery_12() -> None:
    """B11.4. A tile taken with the free step has room beyond the slots."""
    state = both(4, 12, depots=DEPOTS, seat1={"dice": [6, 0], "storage": ["mine", "mine", "ship"]})
    assert (["bank"], ["mine", "mine", "ship"]) == (yard(after(state, "1:take 1b")), stored(after(state, "1:take 1b")))


def test_shield_5_and_monastery_10() -> None:
    """B11.4. The die that places the ship has its free step, and the ship gathers its colour."""
    seat = {"dice": [1, 0], "storage": ["ship"]}
    state = both(5, 10, seat1=seat, goods={1: {1: 1}, 2: {2: 1}, 4: {2: 2}})
    assert {1: 1, 2: 3} == goods_of(after(state, "1:place s1 18", "load 1", "gather 2"))


@pytest.mark.parametrize(("number", "worth"), [(15, 2), (25, 3)])
def test_shield_9_and_the_goods_sold(number: int, worth: int) -> None:
    """B11.4. Silver for each tile now, points for colours and tiles at the end."""
    state = both(9, number, phase="E", round=5, seat1={"dice": [4, 0], "goods": {4: 3}})
    assert {"silver": 3 - 1, f"monastery-{number}": worth, "shields": 8} == finals(after(state, "1:sell 4"))


def test_shield_10_and_monastery_7() -> None:
    """B11.4. Points for animals are scored when they are placed, and not doubled at the end."""
    seat = {"silver": 1, "dice": [4, 0], "storage": ["cow2"], "tiles": {12: "bank"}}
    state = both(10, 7, phase="E", round=5, seat1=seat)
    assert 2 + 1 == scored(state, "1:place s1 11")
    assert {"shields": 8} == finals(after(state, "1:place s1 11"))


@pytest.mark.parametrize("number", [9, 10, 11, 12])
def test_shield_14_and_free_steps(number: int) -> None:
    """B11.4. A tile from the shield goes on any number; there is no die to change."""
    state = after(closed(both(14, number, round=5, depots=DEPOTS, seat1={"silver": 1})), "take 4b")
    assert {"on 18", "on 20"} == legal(state)


# Shield 6 and every monastery: borrowed, it works.

Check = Callable[[Burgundy], bool]
BESIDE = {12: "bank", 18: "ship"}
BORROWED: list[tuple[int, dict[str, Any], Check]] = [
    (1, {"dice": [1, 0], "storage": ["bank"], "tiles": {26: "bank"}}, lambda s: "1:place s1 27" in legal(s)),
    (2, {"tiles": {25: "mine"}}, lambda s: workers(after(end_round(s), "pay silver")) == 1),
    (3, {"dice": [4, 0], "goods": {4: 1}}, lambda s: silver(after(s, "1:sell 4")) - silver(s) == 2),
    (4, {"dice": [4, 0], "goods": {4: 1}}, lambda s: workers(after(s, "1:sell 4")) == 1),
    (5, {"dice": [2, 0], "storage": ["ship"]}, lambda s: "load 1+2" in legal(after(s, "1:place s1 18"))),
    (6, {"silver": 2}, lambda s: "buy 1b" in legal(s)),
    (7, {"dice": [4, 0], "storage": ["cow2"], "tiles": BESIDE}, lambda s: scored(s, "1:place s1 11") == 3),
    (8, {"dice": [3, 0], "workers": 1}, lambda s: "1:take 1b" in legal(s)),
    (9, {"dice": [4, 0], "storage": ["bank"]}, lambda s: "1:place s1 12" in legal(s)),
    (10, {"dice": [1, 0], "storage": ["ship"]}, lambda s: "1:place s1 18" in legal(s)),
    (11, {"dice": [3, 0], "storage": ["mine"]}, lambda s: "1:place s1 25" in legal(s)),
    (12, {"dice": [6, 0]}, lambda s: "1:take 1b" in legal(s)),
    (13, {"dice": [1, 0]}, lambda s: silver(after(s, "1:workers")) - silver(s) == 1),
    (14, {"dice": [1, 0]}, lambda s: workers(after(s, "1:workers")) == 4),
    (27, {"space": 2}, lambda s: bridge(s)[0] == 1),
    (28, {"silver": 1}, lambda s: "hire" in legal(s)),
    (29, {"tiles": {12: "white-castle"}}, lambda s: points(after(end_round(s), "pay silver")) == 12 + 4),
]


@pytest.mark.parametrize(("number", "own", "works"), BORROWED, ids=[str(case[0]) for case in BORROWED])
def test_shield_6_and_each_monastery(number: int, own: dict[str, Any], works: Check) -> None:
    """B11.5, shield 6. Each monastery of the chosen player works for the holder too (15-26: see the final scoring)."""
    seat = {"silver": 1, "shields": {19: 6}} | own
    last = {"phase": "E", "round": 5} if number in (2, 29) else {}
    state = expanded(
        SHIELDS | EXTRA | WHITE,
        players=3,
        seat1=seat,
        seat2={"tiles": {13: f"monastery{number}"}},
        seat3={"space": 2},
        bridge=[3, 1, 2],
        depots=DEPOTS,
        goods={1: {1: 1}},
        **last,
    )
    assert works(after(state, "ally 2"))
    assert not works(after(state, "ally 3"))


@pytest.mark.parametrize(("mover", "stack"), [(1, [1, 2, 3]), (2, [2, 1, 3])])
def test_shield_6_and_monastery_27_of_the_ally(mover: int, stack: list[int]) -> None:
    """B11.5, shield 6, B9.1. Both markers are above others on their space; the later of the two is on top."""
    seats: list[dict[str, Any]] = [{"space": 2}, {"space": 2, "tiles": {13: "monastery27"}}, {"space": 2}]
    seats[0] |= {"shields": {19: 6}, "ally": 2}
    seats[mover - 1] |= {"space": 1, "dice": [2, 0], "storage": ["ship"]}
    still = 3 - mover
    state = expanded(
        SHIELDS | EXTRA,
        players=3,
        seat1=seats[0],
        seat2=seats[1],
        seat3=seats[2],
        order=[mover, still, 3],
        bridge=[still, 3, mover],
    )
    assert stack == bridge(after(state, "1:place s1 18"))

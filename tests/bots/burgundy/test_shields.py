"""How the greedy bot plays with shields (B11)."""

from typing import Any

from duchy.games.burgundy.box.components import COLOUR_NAMES
from duchy.games.burgundy.state.state import Burgundy
from tests.bots.burgundy.valued import LAST_MINE, TWO_MINES, play_turn, worth
from tests.bots.playing import choice
from tests.games.burgundy.beyond import EXTRA, SHIELDS, expanded, shields_of
from tests.games.burgundy.table import after, end_round, table, tile_on


def closing(shields: dict[int, int], phase: str, **seat: Any) -> Burgundy:  # noqa: ANN401
    """End a phase: seat 1 is asked about its shields."""
    return end_round(expanded(SHIELDS, phase=phase, round=5, seat1={"shields": shields} | seat))


def test_it_pays_for_a_shield_worth_twelve_points_at_the_end() -> None:
    """B11.3, B11.5."""
    assert "pay silver" == choice(closing({19: 4}, "E", silver=1))


def test_it_pays_for_a_shield_that_will_be_worth_it() -> None:
    """B11.3. Shield 14 brings a tile after each phase."""
    assert "pay silver" == choice(closing({19: 14}, "A", silver=1))


def test_it_keeps_the_more_valuable_shield_when_silver_is_short() -> None:
    """B11.3. Shield 7 is asked about first, shield 3 last."""
    state = closing({19: 7, 7: 3}, "E", silver=1)
    assert "pay nothing" == choice(state)
    assert "pay silver" == choice(after(state, "pay nothing"))


def test_it_drops_a_useless_shield() -> None:
    """B11.3. With only two empty hexes, both open, no one needs shield 18 for another four phases."""
    layout = table(seat1={}).duchies[0].layout
    kinds = {"castle": ["castle"], "mine": ["mine"], "ship": ["ship"], "animal": ["cow2", "sheep2", "pig2"]}
    kinds["monastery"] = [f"monastery{number}" for number in range(16, 22)]
    kinds["building"] = ["bank", "church", "market", "carpenter", "boarding-house", "city-hall"]
    tiles: dict[int, str] = {}
    for hex_ in range(layout.hexes - 2):
        names = kinds[COLOUR_NAMES[layout.colour[hex_]]]
        tiles[hex_ + 1] = names[0]
        kinds[COLOUR_NAMES[layout.colour[hex_]]] = [*names[1:], names[0]]
    assert "pay nothing" == choice(closing({19: 18}, "A", silver=2, tiles=tiles))


def test_it_pays_with_the_worker_that_scores_nothing() -> None:
    """B11.5, shield 3. At the end the third worker is worth nothing, but silver is."""
    assert "pay worker" == choice(closing({19: 3}, "E", silver=1, workers=3))


def test_it_takes_a_shield_with_a_double_if_the_dice_are_of_little_use() -> None:
    """B11.2. The depots are empty and nothing is stored."""
    state = expanded(SHIELDS, seat1={"dice": [3, 3], "silver": 2}, arms={3: [6]})
    assert "shield 6" == choice(state)


def test_it_takes_no_shield_if_the_dice_are_worth_more() -> None:
    """B11.2. Two tiles complete the mines and open a castle's action."""
    seat = {"dice": [3, 3], "storage": ["mine", "bank"], "tiles": {25: "mine", 30: "mine"}}
    state = play_turn(expanded(SHIELDS, seat1=seat, arms={3: [18]}))
    assert ("mine", {}) == (tile_on(state, LAST_MINE), shields_of(state))


def test_a_shield_that_cannot_be_paid_for_is_worth_less() -> None:
    """B11.3."""
    poor, rich = (
        worth(expanded(SHIELDS, round=5, seat1={"shields": shields, "silver": 0})) for shields in ({}, {19: 4})
    )
    one, other = (
        worth(expanded(SHIELDS, round=5, seat1={"shields": shields, "silver": 1})) for shields in ({}, {19: 4})
    )
    assert other - one > rich - poor


def test_it_puts_a_shield_on_a_castle_without_one() -> None:
    """B11.2."""
    seat = {"dice": [3, 3], "silver": 2, "shields": {19: 1}, "tiles": {7: "castle"}}
    state = after(expanded(SHIELDS, seat1=seat, arms={3: [6]}), "shield 6")
    assert "on 7" == choice(state)


def test_it_replaces_the_least_valuable_shield() -> None:
    """B11.2. This happens if every castle has one."""
    seat = {"dice": [3, 3], "silver": 2, "shields": {19: 6, 7: 18}}
    state = after(expanded(SHIELDS, seat1=seat, arms={3: [5]}, phase="E"), "shield 5")
    assert "on 7" == choice(state)


def test_it_chooses_the_ally_with_the_better_monasteries() -> None:
    """B11.5, shield 6. Three banks score with monastery 22 of seat 3."""
    tiles = {12: "bank", 24: "bank", 37: "bank"}
    others: dict[str, Any] = {"seat2": {"tiles": {8: "monastery27"}}, "seat3": {"tiles": {8: "monastery22"}}}
    state = expanded(SHIELDS | EXTRA, players=3, seat1={"shields": {19: 6}, "tiles": tiles}, **others)
    assert "ally 3" == choice(state)


def test_it_turns_a_die_to_complete_a_region() -> None:
    """B11.5, shield 16."""
    seat = {"dice": [6, 0], "storage": ["mine"], "shields": {19: 16}, "tiles": TWO_MINES, "silver": 1}
    state = play_turn(expanded(SHIELDS, seat1=seat))
    assert "mine" == tile_on(state, LAST_MINE)


def test_it_places_a_tile_from_the_yard() -> None:
    """B11.5, shield 4. The tiles in the slots have nowhere to go."""
    seat = {
        "dice": [3, 0],
        "storage": ["cow2", "pig2", "goat2"],
        "yard": ["mine"],
        "shields": {19: 4},
        "tiles": TWO_MINES,
    }
    state = play_turn(expanded(SHIELDS, seat1=seat | {"silver": 1}))
    assert "mine" == tile_on(state, LAST_MINE)

"""The solo game: its set-up, rivers, tiles that leave, monasteries (B13.1, B13.2, B13.4)."""

import pytest

from duchy.games.burgundy.box.components import COLOUR_NAMES
from duchy.games.burgundy.box.layout import BOX
from duchy.games.burgundy.state.state import Burgundy
from tests.games.burgundy.modes import (
    ALONE,
    DEPOTS_OF_TWO,
    REGION,
    alone,
    begun,
    face_down,
    hexes,
    score,
    target,
    tiles_in,
    waiting,
)
from tests.games.burgundy.table import (
    GAME,
    after,
    do,
    goods_in,
    goods_of,
    legal,
    open_questions,
    refusal,
    silver,
    tile_on,
    told,
    workers,
)


def test_means_of_the_solo_game() -> None:
    """B13.1. One silver, two workers, three goods; no first player has to be found."""
    state = GAME.initial(ALONE)
    assert ["start-goods"] == open_questions(state)
    for text in ("goods 4", "goods 2", "goods 4"):
        do(state, text)
    assert (1, 2, {4: 2, 2: 1}) == (silver(state), workers(state), goods_of(state))


@pytest.mark.parametrize(("layout", "castles"), [("13a", [7, 9, 12, 29]), ("13b", [3, 8, 23, 37])])
def test_the_castle_goes_on_any_castle_hex(layout: str, castles: list[int]) -> None:
    """B13.1. Of either duchy."""
    state = GAME.initial({**ALONE, "duchies": layout})
    for _ in range(3):
        do(state, "goods 1")
    assert {f"start a {hex_}" for hex_ in castles} == legal(state)
    assert ("castle", "castle") == (tile_on(alone(7), 7), tile_on(alone(29), 29))


@pytest.mark.parametrize("layout", ["13a", "13b"])
def test_37_hexes_in_parts(layout: str) -> None:
    """B13.1. As many hexes of each colour as in any duchy."""
    colours = [COLOUR_NAMES[colour] for colour in BOX[layout].colour]
    wanted = {"castle": 4, "mine": 3, "ship": 6, "monastery": 6, "building": 12, "animal": 6}
    assert wanted == {colour: colours.count(colour) for colour in COLOUR_NAMES}
    assert all("S" in layout_letters(layout, pair) for pair in BOX[layout].rivers)


def layout_letters(layout: str, pair: tuple[int, int]) -> str:
    """Name the colours at both ends of a river by letters."""
    return "".join("CMSYBA"[BOX[layout].colour[hex_]] for hex_ in pair)


def test_the_board_is_that_of_two() -> None:
    """B13.1. Twelve spaces and four black ones; in the first round one tile leaves."""
    alone_, two = begun(ALONE), begun({"players": 2})
    assert list(two.variant.space_colour) == list(alone_.variant.space_colour)
    assert [1, 2, 2, 2, 2, 2] == [len(tiles_in(alone_, depot)) for depot in range(1, 7)]
    assert 4 == len(tiles_in(alone_, 0))


def test_score_and_target_at_the_start() -> None:
    """B13.2. The score marker is on 0, the target marker on the number set by the option, 50 by default."""
    assert (0, 50) == (score(begun(ALONE)), target(begun(ALONE)))
    assert 45 == target(begun({**ALONE, "target": 45}))


def test_goods_of_all_colours_can_be_stored() -> None:
    """B13.1. A ship brings a fourth and a fifth colour; nothing is left over, and there is no question."""
    state = alone(own={"dice": [3, 0], "storage": ["ship"], "goods": {1: 1, 2: 1, 3: 1}}, goods={2: {4: 1, 5: 2, 1: 1}})
    state = after(state, "1:place s1 17", "effect 1", "load 2")
    assert {1: 2, 2: 1, 3: 1, 4: 1, 5: 2} == goods_of(state)


def test_a_river_leads_from_ship_to_ship() -> None:
    """B13.1. From the ship in the north-west to those in the north-east and the south-west."""
    state = alone(9, own={"tiles": {15: "ship"}, "dice": [6, 4], "storage": ["ship", "mine"]})
    assert {"1:place s1 3", "2:place s1 20"} == legal(state, "1:place s1") | legal(state, "2:place s1")


def test_no_other_way_leads_to_another_part() -> None:
    """B13.1. A hex at a gap is not next to any hex across the gap."""
    state = alone(9, own={"tiles": {2: "bank"}, "dice": [6, 0], "storage": ["ship"]})
    assert "not-adjacent" == refusal(state, "1:place s1 3").code


def test_beyond_a_river_a_part_opens() -> None:
    """B13.1. This works in both directions: first the ship hex, then its neighbours."""
    state = alone(9, own={"tiles": {15: "ship"}, "dice": [6, 5], "storage": ["ship", "mine"]})
    assert "not-adjacent" == refusal(state, "2:place s2 4").code
    state = after(state, "1:place s1 3", "effect 1", "effect 1", "2:place s2 4")
    assert "mine" == tile_on(state, 4)


def test_a_river_joins_no_regions() -> None:
    """B13.1, B5.6. Each ship hex of 13a is a separate region: it scores one point and the points of the phase."""
    state = alone(9, own={"tiles": {15: "ship"}, "dice": [6, 0], "storage": ["ship"]})
    assert [{"effect": "ship"}, *REGION] == waiting(after(state, "1:place s1 3"))


def at_white(**fields: object) -> Burgundy:
    """Set up the moment when the white die is rolled."""
    return alone(agenda=[{"question": "white"}], round_goods=[6, 0, 0, 0, 0], **fields)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("white", "left"),
    [
        (1, ["ship"]),
        (2, ["castle"]),
        (3, ["church"]),
        (4, ["market"]),
        (5, ["monastery2"]),
        (6, ["pig2"]),
    ],
)
def test_the_upper_or_leftmost_tile_leaves(white: int, left: list[str]) -> None:
    """B13.2. From 1 and 4 the leftmost one, from the others the upper one."""
    state = after(at_white(depots=DEPOTS_OF_TWO), f"white {white}")
    assert left == tiles_in(state, white)
    assert 11 == sum(len(tiles_in(state, depot)) for depot in range(1, 7))
    assert {6: 1} == goods_in(state, white)


def test_the_other_one_leaves_when_the_first_is_gone() -> None:
    """B13.2. The uppermost of the remaining tiles leaves."""
    state = after(at_white(depots={**DEPOTS_OF_TWO, "2": ["castle"]}), "white 2")
    assert [] == tiles_in(state, 2)


def test_an_empty_depot_passes_to_the_next_clockwise() -> None:
    """B13.2. The rule of that depot applies; the goods stay in the depot chosen by the die."""
    state = after(at_white(depots={**DEPOTS_OF_TWO, "2": []}), "white 2")
    assert (["church"], {6: 1}, {}) == (tiles_in(state, 3), goods_in(state, 2), goods_in(state, 3))


def test_the_ring_of_depots_closes() -> None:
    """B13.2. After 6 comes 1; an empty depot is passed over again."""
    state = after(at_white(depots={"2": ["monastery1", "castle"], "5": ["mine"]}), "white 6")
    assert (["castle"], ["mine"]) == (tiles_in(state, 2), tiles_in(state, 5))


def test_nothing_leaves_an_empty_board() -> None:
    """B13.2. The turn starts anyway; the black depot is not touched."""
    state = after(at_white(depots={"black": ["ship"]}), "white 3")
    assert (["turn"], ["ship"]) == (open_questions(state), tiles_in(state, 0))


def test_a_tile_that_leaves_is_told() -> None:
    """B13.2. The journal reports it after the white die."""
    entries = told(at_white(depots={**DEPOTS_OF_TWO, "2": []}), "white 2")
    assert [("white", {"white": 2, "goods": 6}), ("remove", {"tile": "cow2", "depot": 3})] == [
        (entry.code, entry.values) for entry in entries
    ]


def test_no_tile_leaves_with_more_players() -> None:
    """B13.2. This rule is for the solo game only."""
    state = GAME.read({"agenda": [{"question": "white"}], "depots": DEPOTS_OF_TWO, "round_goods": [6, 0, 0, 0, 0]})
    assert ["bank", "ship"] == tiles_in(after(state, "white 1"), 1)


@pytest.mark.parametrize("depot", [1, 2])
def test_one_tile_in_each_of_25_rounds(depot: int) -> None:
    """B13.2. The next round removes one more, from the same depot if the die shows its number again."""
    state = after(alone(depots=DEPOTS_OF_TWO, round_goods=[0, 1, 1, 1, 1]), "end", "roll 1 1", f"white {depot}")
    state = after(state, "end", "roll 1 1", f"white {depot}")
    assert [] == tiles_in(state, depot)


MONASTERY = {"dice": [3, 0]}


@pytest.mark.parametrize(
    ("number", "own", "points"),
    [
        (15, {"sold": {1: 1, 2: 2, 6: 1}}, 3 * 2),
        (16, {"tiles": {6: "warehouse", 10: "warehouse"}}, 2 * 4),
        (17, {"tiles": {6: "watchtower"}}, 4),
        (18, {"tiles": {6: "carpenter"}}, 4),
        (19, {"tiles": {6: "church"}}, 4),
        (20, {"tiles": {6: "market"}}, 4),
        (21, {"tiles": {6: "boarding-house"}}, 4),
        (22, {"tiles": {6: "bank", 16: "bank"}}, 8),
        (23, {"tiles": {6: "city-hall"}}, 4),
        (24, {"tiles": {11: "cow3", 24: "pig2", 30: "pig3"}}, 2 * 4),
        (25, {"sold": {1: 1, 2: 2, 6: 1}}, 4),
        (26, {"tiles": {4: "mine", 14: "mine", 35: "mine"}}, 3),
    ],
)
def test_a_monastery_scores_when_it_is_placed(number: int, own: dict[str, object], points: int) -> None:
    """B13.4. A monastery that scores at the end of the game scores the present tiles now; then its region scores."""
    state = alone(own={**MONASTERY, **own, "storage": [f"monastery{number}"]})
    wanted = [{"effect": "points", "points": points}, *REGION]
    assert wanted == waiting(after(state, "1:place s1 13"))


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
def test_other_monasteries_score_nothing(number: int) -> None:
    """B13.4. They work as usual; only the region scores."""
    state = alone(own={**MONASTERY, "storage": [f"monastery{number}"]})
    assert REGION == waiting(after(state, "1:place s1 13"))


@pytest.mark.parametrize("number", [15, 16, 24, 25, 26])
def test_a_monastery_that_finds_nothing_scores_nothing(number: int) -> None:
    """B13.4. Only the region is pending, and no points follow later."""
    state = alone(own={**MONASTERY, "storage": [f"monastery{number}"]})
    assert REGION == waiting(after(state, "1:place s1 13"))


def test_monastery_26_counts_the_colour_that_it_completes() -> None:
    """B13.4. Three points for each full colour: mines, and now monasteries."""
    tiles = {**face_down(hexes("monastery", (13,))), **face_down(hexes("mine"))}
    state = alone(own={**MONASTERY, "tiles": tiles, "storage": ["monastery26"]})
    assert {"effect": "points", "points": 6} == waiting(after(state, "1:place s1 13"))[0]


def test_what_is_built_later_is_not_scored() -> None:
    """B13.4. Monastery 22 has already scored; a later bank brings silver and no points."""
    state = alone(own={"tiles": {13: "monastery22"}, "dice": [2, 0], "storage": ["bank"]})
    assert [] == waiting(after(state, "1:place s1 6"))


def test_a_crane_counts_for_a_monastery() -> None:
    """B13.4, B9.1. The crane counts as one of the buildings that the monastery scores."""
    state = alone(own={**MONASTERY, "storage": ["monastery23"], "tiles": {6: "crane"}}, options={"extra_tiles": "yes"})
    assert {"effect": "points", "points": 4} == waiting(after(state, "1:place s1 13"))[0]


def test_a_space_of_more_players_is_refused() -> None:
    """B13.1, B1.6. The words of the reason fit one player."""
    reason = refusal(alone(own={"dice": [1, 0]}, depots=DEPOTS_OF_TWO), "1:take 1a")
    assert "space 1a is not used with 1 player" == reason.words

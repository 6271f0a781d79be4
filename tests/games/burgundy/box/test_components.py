"""The contents of the box, written out as facts (B1.1, B1.3, B1.6, B9, B11.1, B13)."""

from collections import Counter

import pytest

from duchy.games.burgundy.box.components import (
    ALTERNATING_SPACE,
    BLACK_IN_USE,
    BLACK_MONASTERIES,
    BLACK_TILES,
    COLOUR_NAMES,
    COLOURED_TILES,
    DEPOT_SPACES,
    DEPOTS,
    GOODS,
    GOODS_FOR_A_TILE,
    GOODS_NAMES,
    GOODS_OF_COLOUR,
    INNS,
    KIND_COLOUR,
    KIND_NAMES,
    KIND_OF_NAME,
    KINDS,
    LARGE_BONUS,
    LAST_BRIDGE_SPACE,
    PHASE_NAMES,
    PHASE_POINTS,
    REGION_POINTS,
    ROUNDS,
    ROUTE_BONUSES,
    ROUTE_CARDS,
    ROUTE_CARDS_DEALT,
    SALE_POINTS,
    SHIELD_POINTS,
    SHIELDS,
    SHIELDS_ON_DEPOT,
    SMALL_BONUS,
    SOLO_TARGETS,
    SPACE_COLOUR,
    SPACE_FROM_PLAYERS,
    STARTING_GOODS,
    TARGET_STEP,
    herd,
    species,
)
from duchy.games.burgundy.variant import variant_of
from tests.games.burgundy.table import table

BUILDING_NAMES = ("warehouse", "watchtower", "carpenter", "church", "market", "boarding-house", "bank", "city-hall")


def box(tiles: list[int], colour: str) -> int:
    """Count the tiles of a colour."""
    return sum(count for kind, count in enumerate(tiles) if count and COLOUR_NAMES[KIND_COLOUR[kind]] == colour)


def test_the_box_has_164_tiles() -> None:
    """B1.1. 164 tiles, 40 of them with black backs."""
    assert (124, 40) == (sum(COLOURED_TILES), sum(BLACK_TILES))


@pytest.mark.parametrize(
    ("colour", "coloured", "black"),
    [
        ("building", 40, 16),
        ("animal", 20, 8),
        ("monastery", 20, 6),
        ("castle", 14, 2),
        ("mine", 10, 2),
        ("ship", 20, 6),
    ],
)
def test_tiles_of_each_colour(colour: str, coloured: int, black: int) -> None:
    """B1.1. The number of tiles of each colour with coloured and with black backs."""
    assert (coloured, black) == (box(COLOURED_TILES, colour), box(BLACK_TILES, colour))


@pytest.mark.parametrize("name", BUILDING_NAMES)
def test_seven_of_each_building(name: str) -> None:
    """B1.1. Five beige and two black tiles of each of the eight buildings."""
    kind = KIND_OF_NAME[name]
    assert (5, 2) == (COLOURED_TILES[kind], BLACK_TILES[kind])


@pytest.mark.parametrize("name", ["cow", "sheep", "pig", "goat", "chicken"])
def test_seven_of_each_species(name: str) -> None:
    """B1.1. Each species has two tiles of 2, two of 3 and one of 4; with black backs one of 3 and one of 4."""
    kinds = [KIND_OF_NAME[f"{name}{animals}"] for animals in (2, 3, 4)]
    assert ([2, 2, 1], [0, 1, 1]) == ([COLOURED_TILES[k] for k in kinds], [BLACK_TILES[k] for k in kinds])
    assert [2, 3, 4] == [int(herd(kind)) for kind in kinds]
    assert 1 == len({int(species(kind)) for kind in kinds})


def test_goats_were_chickens() -> None:
    """B1.1. The goat of 2019 was a chicken in 2011; the four species are different."""
    assert KIND_OF_NAME["goat3"] == KIND_OF_NAME["chicken3"]
    assert [0, 1, 2, 3] == [int(species(KIND_OF_NAME[f"{name}2"])) for name in ("cow", "sheep", "pig", "goat")]


@pytest.mark.parametrize("number", range(1, 27))
def test_one_of_each_monastery(number: int) -> None:
    """B1.1. Of the 26 monasteries 7, 12, 14, 15, 24 and 25 have black backs, the others yellow ones."""
    kind = KIND_OF_NAME[f"monastery{number}"]
    black = number in (7, 12, 14, 15, 24, 25)
    assert (0 if black else 1, 1 if black else 0) == (COLOURED_TILES[kind], BLACK_TILES[kind])
    assert black == (number in BLACK_MONASTERIES)


def test_every_kind_has_one_name() -> None:
    """B1.1. Castle, mine, ship, 8 buildings, 12 animal tiles and 26 monasteries are 49 kinds.

    B9.1, B9.3, B9.4, B13.3. The expansions have 8 more: white castle, crane, geese, monasteries 27-29, the inn, and
    the face-down tile.
    """
    assert 49 + 8 == KINDS - 1 == len(set(KIND_NAMES[1:]))
    base = [kind for kind in range(1, KINDS) if COLOURED_TILES[kind] + BLACK_TILES[kind]]
    assert 49 == len(base)
    assert {"white-castle", "crane", "geese", "monastery27", "monastery28", "monastery29", "inn", "black-tile"} == {
        KIND_NAMES[kind] for kind in range(1, KINDS) if kind not in base
    }


def added(option: str) -> dict[str, tuple[int, int]]:
    """Count the tiles that an option adds to the piles, with coloured and with black backs."""
    with_it, without = variant_of({option: "yes"}), variant_of({})
    found = {}
    for kind in range(1, KINDS):
        coloured = with_it.coloured_tiles[kind] - without.coloured_tiles[kind]
        black = with_it.black_tiles[kind] - without.black_tiles[kind]
        if coloured or black:
            found[KIND_NAMES[kind]] = coloured, black
    return found


def test_four_extra_tiles() -> None:
    """B9.1. Monasteries 27 and 28 are yellow, crane and geese black; without the option nothing is added."""
    assert {"monastery27": (1, 0), "monastery28": (1, 0), "crane": (0, 1), "geese": (0, 1)} == added("extra_tiles")
    assert (COLOURED_TILES, BLACK_TILES) == (variant_of({}).coloured_tiles, variant_of({}).black_tiles)


def test_eight_white_castles_and_their_monastery() -> None:
    """B9.3. Six beige and two black ones; monastery 29 is yellow."""
    assert {"white-castle": (6, 2), "monastery29": (1, 0)} == added("white_castles")


def test_five_inns_that_lie_in_no_pile() -> None:
    """B9.4. One for each phase; they fit every colour."""
    assert 5 == INNS == len(PHASE_NAMES)
    assert {} == added("inns")
    assert {6} == {int(KIND_COLOUR[KIND_OF_NAME[name]]) for name in ("inn", "black-tile")}


def test_twelve_trade_route_cards() -> None:
    """B9.5. Three spaces each: every colour of goods six times, each of nine bonuses four times."""
    assert (12, {3}) == (len(ROUTE_CARDS), {len(card) for card in ROUTE_CARDS})
    assert dict.fromkeys(range(1, 7), 6) == Counter(goods for card in ROUTE_CARDS for goods, _ in card)
    assert dict.fromkeys(ROUTE_BONUSES, 4) == Counter(bonus for card in ROUTE_CARDS for _, bonus in card)
    assert (5, 4, 3) == ROUTE_CARDS_DEALT[2:]


def test_eighteen_shields() -> None:
    """B11.1, B11.5. The number of shields on depots 1 to 6; 1-6 are worth 12 points, 7-12 worth 8, 13-18 worth 4."""
    assert 18 == SHIELDS
    assert [(1, 1, 1, 1, 1, 1), (1, 2, 1, 2, 1, 2), (2, 2, 2, 2, 2, 2)] == list(SHIELDS_ON_DEPOT[2:])
    assert [12] * 6 + [8] * 6 + [4] * 6 == [int(points) for points in SHIELD_POINTS][1:]


def test_numbers_of_the_solo_game() -> None:
    """B13.2, B13.3, B13.6. Targets from 45 to 55, steps of 5, five goods for a tile."""
    assert (45, 55, 11) == (min(SOLO_TARGETS), max(SOLO_TARGETS), len(SOLO_TARGETS))
    assert (5, 5) == (TARGET_STEP, GOODS_FOR_A_TILE)


def test_42_goods() -> None:
    """B1.1, B1.3. Seven goods of each of six colours: 25 for the phases and 17 from which each player draws 3."""
    assert 42 == GOODS * GOODS_OF_COLOUR == len(PHASE_NAMES) * ROUNDS + 17
    assert 3 == STARTING_GOODS
    assert ("turquoise", "purple", "pink", "red", "brown", "orange") == GOODS_NAMES


@pytest.mark.parametrize(
    ("players", "depots"),
    [
        (
            2,
            [
                ["building", "ship"],
                ["monastery", "castle"],
                ["animal", "building"],
                ["ship", "building"],
                ["mine", "monastery"],
                ["building", "animal"],
            ],
        ),
        (
            3,
            [
                ["monastery", "building", "ship"],
                ["monastery", "building", "castle"],
                ["animal", "ship", "building"],
                ["ship", "building", "animal"],
                ["building", "mine", "monastery"],
                ["castle", "building", "animal"],
            ],
        ),
        (
            4,
            [
                ["monastery", "building", "ship", "animal"],
                ["monastery", "building", "castle", "building"],
                ["animal", "ship", "building", "monastery"],
                ["mine", "ship", "building", "animal"],
                ["building", "mine", "building", "monastery"],
                ["castle", "building", "ship", "animal"],
            ],
        ),
    ],
)
def test_spaces_of_the_depots(players: int, depots: list[list[str]]) -> None:
    """B1.6. The colours of the spaces in use in depots 1 to 6."""
    colours = table(players=players).variant.space_colour
    used = [
        [
            COLOUR_NAMES[colours[space]]
            for space in range(depot * DEPOT_SPACES, (depot + 1) * DEPOT_SPACES)
            if colours[space] >= 0
        ]
        for depot in range(DEPOTS)
    ]
    assert depots == used
    assert {2: 12, 3: 18, 4: 24}[players] == sum(len(depot) for depot in used)


@pytest.mark.parametrize(("players", "spaces"), [(1, 4), (2, 4), (3, 6), (4, 8)])
def test_size_of_the_black_depot(players: int, spaces: int) -> None:
    """B1.6. The black depot has 4, 6 or 8 spaces with 2, 3 or 4 players. B13.1. Alone as with two."""
    variant = variant_of({"players": players})
    assert spaces == BLACK_IN_USE[players] == variant.spaces_in_use - len(SPACE_COLOUR)


def test_the_special_space_of_depot_6() -> None:
    """B1.6. The special space is the first one of depot 6, and it is special only with three players."""
    assert ("castle", 3) == (COLOUR_NAMES[SPACE_COLOUR[ALTERNATING_SPACE]], SPACE_FROM_PLAYERS[ALTERNATING_SPACE])
    assert [-1, 20, -1] == [table(players=players).variant.alternating for players in (2, 3, 4)]


def test_four_players_use_up_the_piles() -> None:
    """B1.6. Five phases with four players use exactly the coloured tiles in the box, less four starting castles."""
    colours = table(players=4).variant.space_colour
    taken = dict.fromkeys(COLOUR_NAMES, 0)
    for space in range(DEPOTS * DEPOT_SPACES):
        taken[COLOUR_NAMES[colours[space]]] += 5
    taken["castle"] += 4
    assert {name: box(COLOURED_TILES, name) for name in COLOUR_NAMES} == taken


def test_the_bridge_has_seven_spaces() -> None:
    """B5.1. The start and six more."""
    assert 7 == LAST_BRIDGE_SPACE + 1


def test_point_tables() -> None:
    """B5.6, B5.7, B4.3. Regions, phases, bonus tiles and sales."""
    assert [1, 3, 6, 10, 15, 21, 28, 36] == [int(points) for points in REGION_POINTS][1:]
    assert [10, 8, 6, 4, 2] == [int(points) for points in PHASE_POINTS]
    assert [5, 6, 7] == [int(points) for points in LARGE_BONUS][2:]
    assert [2, 3, 4] == [int(points) for points in SMALL_BONUS][2:]
    assert [2, 3, 4] == [int(points) for points in SALE_POINTS][2:]

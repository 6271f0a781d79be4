"""The monasteries that score at the end, 15 to 26 (B8)."""

import pytest

from tests.games.burgundy.table import (
    GAME,
    at_the_end,
    end_round,
    table,
)

DARIO = {4: 4, 2: 3, 3: 3, 6: 1}
"""The goods sold in the example of monasteries 15 and 25: 4 red, 3 purple, 3 pink, 1 orange."""


@pytest.mark.parametrize(("edition", "wanted"), [(2019, 8), (2011, 12)])
def test_monastery_15_scores_colours_sold(edition: int, wanted: int) -> None:
    """B8, monastery 15. The example: four colours sold score 8 in 2019, 12 in 2011; unsold goods do not count."""
    assert wanted == at_the_end(edition, tiles={13: "monastery15"}, sold=DARIO)
    assert wanted + 1 == at_the_end(edition, tiles={13: "monastery15"}, sold=DARIO, goods={1: 1})


@pytest.mark.parametrize(
    ("number", "building"),
    [
        (16, "warehouse"),
        (17, "watchtower"),
        (18, "carpenter"),
        (19, "church"),
        (20, "market"),
        (21, "boarding-house"),
        (22, "bank"),
        (23, "city-hall"),
    ],
)
def test_monasteries_16_to_23_score_buildings(number: int, building: str) -> None:
    """B8, monasteries 16-23. Each scores 4 for every building of its kind, and nothing for the others."""
    others = [name for name in ("warehouse", "watchtower", "carpenter", "church") if name != building]
    tiles = {13: f"monastery{number}", 12: building, 26: building, 14: others[0], 27: others[1], 23: building}
    assert 3 * 4 == at_the_end(tiles=tiles)
    assert 0 == at_the_end(tiles={13: f"monastery{number}", 12: others[0]}, storage=[building])


def test_monasteries_17_and_22() -> None:
    """B8, monasteries 17, 22. The example: two watchtowers and four banks score (2x4)+(4x4)=24."""
    tiles = {
        13: "monastery17",
        31: "monastery22",
        12: "watchtower",
        14: "watchtower",
        9: "bank",
        26: "bank",
        27: "bank",
        23: "bank",
    }
    assert 2 * 4 + 4 * 4 == at_the_end(tiles=tiles)


@pytest.mark.parametrize(
    "species", [("sheep3", "sheep2", "sheep2", "cow2", "pig2"), ("cow2", "goat2", "sheep2", "sheep3", "sheep2")]
)
def test_monastery_24_scores_species(species: tuple[str, ...]) -> None:
    """B8, monastery 24. The example: three species score 12, however many tiles there are of each."""
    tiles = {13: "monastery24"} | dict(zip((1, 5, 6, 10, 28), species, strict=True))
    assert 12 == at_the_end(tiles=tiles)


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4])
def test_monastery_24_for_each_number_of_species(count: int) -> None:
    """B8, monastery 24. Four points for each species, at most 16."""
    tiles = {13: "monastery24"} | dict(zip((1, 5, 6, 10), ("cow4", "sheep4", "pig4", "goat4")[:count], strict=False))
    assert 4 * count == at_the_end(tiles=tiles)


@pytest.mark.parametrize("edition", [2011, 2019])
def test_monastery_25_scores_goods_sold(edition: int) -> None:
    """B8, monastery 25. The example: eleven tiles sold score 11; unsold ones do not count."""
    assert 11 == at_the_end(edition, tiles={13: "monastery25"}, sold=DARIO)
    assert 11 + 2 == at_the_end(edition, tiles={13: "monastery25"}, sold=DARIO, goods={1: 2})


@pytest.mark.parametrize(("edition", "each"), [(2019, 3), (2011, 2)])
def test_monastery_26_scores_bonus_tiles(edition: int, each: int) -> None:
    """B8, monastery 26. 3 (2011: 2) for each bonus tile, large or small."""
    state = table(
        edition=edition,
        phase="E",
        round=5,
        seat1={"tiles": {13: "monastery26"}, "large_bonus": ["mine"], "small_bonus": ["ship", "castle"]},
        seat2={"large_bonus": ["ship", "castle"]},
    )
    assert [3 * each, 0] == GAME.scores(end_round(state))


@pytest.mark.parametrize("number", range(1, 27))
def test_a_lonely_monastery_scores_nothing(number: int) -> None:
    """B8.1. No monastery scores points without the things it counts."""
    assert 0 == at_the_end(tiles={13: f"monastery{number}"})


def test_several_monasteries_score_together() -> None:
    """B8, monastery 15. B8, monastery 25. 2019: 8 and 11 for the goods of the example."""
    assert 8 + 11 == at_the_end(tiles={13: "monastery15", 31: "monastery25"}, sold=DARIO)

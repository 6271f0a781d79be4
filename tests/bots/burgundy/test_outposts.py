"""How the greedy bot connects outposts (B9.2)."""

import pytest

from duchy.bots.burgundy.outposts import way
from tests.bots.playing import choice
from tests.games.burgundy.beyond import expanded
from tests.games.burgundy.table import duchy, legal


@pytest.mark.parametrize(("tiles", "lack"), [({}, 5), ({5: "monastery1"}, 4), ({6: "monastery2", 7: "monastery3"}, 3)])
def test_the_way_between_outposts_counts_the_missing_tiles(tiles: dict[int, str], lack: int) -> None:
    """B9.2. From hex 5 to hex 9 of duchy 11a."""
    state = expanded({"duchies": "11a"}, seat1={"tiles": {1: "castle"} | tiles})
    assert lack == way(duchy(state), 0, 1)


def test_it_connects_outposts() -> None:
    """B9.2. Hexes 16 and 19 of duchy 11a are open sixes; three chains meet on 19."""
    chains = {
        10: "ship",
        11: "cow2",
        12: "bank",
        15: "cow2",
        14: "ship",
        35: "ship",
        30: "ship",
        20: "church",
        25: "market",
    }
    seat = {"dice": [6, 0], "storage": ["watchtower"], "tiles": chains | {1: "castle"}}
    state = expanded({"duchies": "11a"}, seat1=seat)
    assert {"1:place s1 16", "1:place s1 19"} == legal(state, "1:place")
    assert "1:place s1 19" == choice(state)

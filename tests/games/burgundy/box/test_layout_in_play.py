"""Custom duchies can be played."""

from duchy.core.chance import Rng
from duchy.core.match import Match, playout
from tests.games.burgundy.box.test_layout import CUSTOM
from tests.games.burgundy.table import GAME, after, table


def test_a_custom_duchy_is_played() -> None:
    """B1.5. A drawn duchy can be named in the options, and a whole game can be played on it."""
    options = {"drawings": CUSTOM, "duchies": "Vineyard"}
    state = GAME.initial(options)
    playout(GAME, state, Rng(5))
    assert ["Vineyard", "Vineyard"] == [duchy.layout.name for duchy in state.duchies]
    assert [] != GAME.places(state)


def test_a_custom_duchy_beside_a_printed_one() -> None:
    """B1.5. One seat plays a drawn duchy, the other a printed one."""
    match = Match(GAME, {"drawings": CUSTOM, "duchies": "Vineyard,4"})
    assert {"first", "start-goods", "duchy"} >= {entry.code for entry in match.journal}
    state = table(options={"drawings": CUSTOM, "duchies": "Vineyard,4"})
    assert ["Vineyard", "4"] == [duchy.layout.name for duchy in state.duchies]


def test_a_custom_duchy_with_outposts_is_played() -> None:
    """B9.2. A drawn duchy may have its own outposts."""
    state = GAME.initial({"drawings": CUSTOM + "outposts 5+10 9+15 35+36\n", "duchies": "Vineyard"})
    playout(GAME, state, Rng(6))
    assert 3 == len(state.duchies[0].layout.outposts)
    assert [] != GAME.places(state)


def test_a_custom_duchy_keeps_its_regions() -> None:
    """B5.6. The three castles of the drawing's first row are one region."""
    state = table(
        options={"drawings": CUSTOM, "duchies": "Vineyard"},
        seat1={"dice": [4, 0], "storage": ["castle"], "tiles": {19: "castle", 1: "castle", 2: "castle"}},
    )
    assert (6 + 10) + 5 == after(state, "1:place s1 3").seats[0].points

"""Outposts on duchies 11a to 11f: connecting them by a chain of tiles (B9.2)."""

from typing import Any

import pytest

from duchy.core.journal import Entry
from duchy.core.reason import OptionError
from duchy.games.burgundy.state.state import Burgundy
from tests.games.burgundy.beyond import INNS, SHIELDS, expanded
from tests.games.burgundy.table import GAME, after, bonus_tiles, duchy, end_round, open_questions, points, told

PHASES = {"A": 10, "B": 8, "C": 6, "D": 4, "E": 2}
FIRST = {2: 5, 3: 6, 4: 7}
SECOND = {2: 2, 3: 3, 4: 4}

# Duchy 11a. Its outposts touch the hexes 5 and 10, 9 and 15, 35 and 36.
NORTH = {1: "castle", 5: "monastery1", 6: "monastery2", 7: "monastery3", 8: "monastery4"}
"""The west outpost is reached, the east one is joined by a monastery on hex 9 (a 4)."""
SOUTH = {13: "bank", 19: "church", 26: "market", 31: "monastery8"}
"""A chain from the north to the hexes 35 (a 4) and 36 (a 1) beside the third outpost."""
JOINED = NORTH | {9: "monastery5"}
OTHER = {hex_: f"monastery{hex_ + 10}" for hex_ in range(5, 10)} | SOUTH | {1: "castle", 31: "monastery9"}
"""The same of another player."""
WEST, EAST, FROM_SOUTH = {10: "ship", 11: "cow2", 12: "bank"}, {15: "cow2", 14: "ship"}, {35: "ship", 30: "ship"}
APART = WEST | EAST | FROM_SOUTH | {20: "church", 25: "market", 1: "castle"}
"""Three chains, each from an outpost to a hex beside hex 19 (a 6)."""


def of_11a(tile: str, tiles: dict[int, str], pips: int, **fields: Any) -> Burgundy:  # noqa: ANN401
    """Set up duchy 11a with a tile to place."""
    options = {"duchies": "11a"} | fields.pop("options", {})
    seat = {"dice": [pips, 0], "storage": [tile], "tiles": tiles} | fields.pop("seat1", {})
    return expanded(options, seat1=seat, **fields)


def joining(state: Burgundy, *actions: str) -> list[Entry]:
    """List the journal entries about outposts."""
    return [entry for entry in told(state, *actions) if entry.code.startswith("outposts")]


def gained(state: Burgundy, *actions: str) -> int:
    """Count the points for outposts."""
    return sum(entry.points for entry in joining(state, *actions))


@pytest.mark.parametrize("phase", PHASES)
def test_the_second_outpost_scores_the_phase(phase: str) -> None:
    """B9.2. Two outposts connected by a chain of tiles score 10/8/6/4/2 in phase A-E."""
    assert PHASES[phase] == gained(of_11a("monastery5", NORTH, 4, phase=phase), "1:place s1 9")


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_third_outpost_scores_the_phase_and_the_first_player_more(players: int, phase: str) -> None:
    """B9.2. The third one scores the phase again; the first player to connect all scores 5/6/7 with 2/3/4 players."""
    state = of_11a("ship", JOINED | SOUTH, 4, phase=phase, players=players)
    assert PHASES[phase] + FIRST[players] == gained(state, "1:place s1 35")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_second_player_who_joins_all(players: int) -> None:
    """B9.2. The second player scores 2/3/4."""
    seat2 = {"dice": [4, 0], "storage": ["ship"], "tiles": OTHER}
    state = of_11a("ship", JOINED | SOUTH, 4, players=players, seat2=seat2)
    later = after(state, "1:place s1 35", "end")
    assert 10 + SECOND[players] == gained(later, "1:place s1 35")


def test_the_third_player_who_joins_all() -> None:
    """B9.2. Later players score the phase only."""
    north = {hex_: f"monastery{hex_ + 16}" for hex_ in range(5, 10)}
    seat3 = {"dice": [4, 0], "storage": ["ship"], "tiles": OTHER | north | {31: "monastery10"}}
    seat2 = {"dice": [4, 0], "storage": ["ship"], "tiles": OTHER}
    state = of_11a("ship", JOINED | SOUTH, 4, players=3, seat2=seat2, seat3=seat3)
    later = after(state, "1:place s1 35", "end", "1:place s1 35", "end")
    assert 10 == gained(later, "1:place s1 35")


def test_who_joined_all_before_is_counted_in_a_position() -> None:
    """B9.2. The tiles of a position show how many players have connected all their outposts."""
    state = of_11a("ship", JOINED | SOUTH, 4, seat2={"tiles": OTHER | {35: "ship"}})
    assert 10 + SECOND[2] == gained(state, "1:place s1 35")


def test_two_outposts_at_once() -> None:
    """B9.2. A tile that connects all three together scores the second and the third."""
    state = of_11a("watchtower", APART, 6)
    assert (0, 10 + 10 + 5) == (duchy(state).joined, gained(state, "1:place s1 19"))


def test_pairs() -> None:
    """B9.2. By option the third outpost scores both new pairs; the second is one pair."""
    pairs = {"options": {"outpost_scoring": "pairs"}}
    assert 10 == gained(of_11a("monastery5", NORTH, 4, **pairs), "1:place s1 9")
    assert 2 * 10 + 5 == gained(of_11a("ship", JOINED | SOUTH, 4, **pairs), "1:place s1 35")


def test_all_pairs_at_once() -> None:
    """B9.2. Three outposts connected by one tile are three pairs."""
    state = of_11a("watchtower", APART, 6, options={"outpost_scoring": "pairs"})
    assert 3 * 10 + 5 == gained(state, "1:place s1 19")


def test_an_outpost_is_reached_from_either_hex() -> None:
    """B9.2. Hex 15 touches the east outpost as hex 9 does; hex 14 does not."""
    assert 10 == gained(of_11a("cow3", NORTH | {14: "ship"}, 3), "1:place s1 15")
    assert 0 == gained(of_11a("ship", NORTH, 2), "1:place s1 14")


def test_one_outpost_scores_nothing() -> None:
    """B9.2. Reaching the first outpost scores nothing."""
    tiles = {1: "castle"}
    state = of_11a("monastery1", tiles, 2)
    assert ([], 0) == (joining(state, "1:place s1 5"), duchy(after(state, "1:place s1 5")).joined)


def test_a_gap_joins_nothing() -> None:
    """B9.2. The tiles must be adjacent; parts of a chain that do not touch do not count."""
    tiles = {1: "castle", 5: "monastery1", 6: "monastery2", 4: "castle", 8: "monastery4"}
    state = of_11a("monastery5", tiles, 4)
    assert (0, 0) == (gained(state, "1:place s1 9"), duchy(after(state, "1:place s1 9")).joined)


def test_a_tile_beside_scores_nothing_again() -> None:
    """B9.2. Connected outposts score once, whatever tile is added to their chain."""
    assert [] == joining(of_11a("cow3", JOINED | {14: "ship"}, 3), "1:place s1 15")


def test_joined_outposts_are_no_bonus_tiles() -> None:
    """B9.2, B8, monastery 26. They do not count for anything else at the end."""
    tiles = NORTH | {8: "monastery26"} | {9: "monastery5"} | SOUTH
    state = after(of_11a("ship", tiles, 4, phase="E", round=5), "1:place s1 35")
    assert ([], []) == bonus_tiles(state)
    finals = [entry.source for entry in told(state, "end", "end") if entry.code == "final"]
    assert "monastery-26" not in finals


def test_any_tile_joins() -> None:
    """B9.2, B9.4. An inn is a tile like any other."""
    state = of_11a("inn", NORTH, 4, options=INNS)
    assert 10 == gained(state, "1:place s1 9")


def test_an_effect_joins() -> None:
    """B9.2, B5.8. A tile placed by a castle or a city hall joins too."""
    for question in ("castle", "city-hall"):
        state = of_11a("monastery5", NORTH, 0, agenda=[{"question": "turn"}, {"question": question}])
        assert 10 == gained(state, "place s1 9")


def test_with_shield_18_only_a_chain_joins() -> None:
    """B9.2, B11.5, shield 18. Tiles may be placed anywhere, but only adjacent ones connect outposts."""
    state = of_11a("monastery5", {1: "castle", 5: "monastery1"}, 4, options=SHIELDS, seat1={"shields": {1: 18}})
    assert 0 == gained(state, "1:place s1 9")


def test_outposts_are_told() -> None:
    """B9.2. The number connected and the rank among players who connected all, with points by source."""
    phase, first = joining(of_11a("ship", JOINED | SOUTH, 4), "1:place s1 35")
    assert ("outposts", {"joined": 3}, 10, "outposts") == (phase.code, phase.values, phase.points, phase.source)
    assert ("outposts-first", {"place": 1}, 5, "outposts") == (first.code, first.values, first.points, first.source)


def test_the_points_are_the_sum() -> None:
    """B9.2, B5.6. Outposts add to the points of region and colour: the five monasteries are a region."""
    assert (15 + 10) + 10 == points(after(of_11a("monastery5", NORTH, 4), "1:place s1 9"))


# Options.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_outposts_are_dealt(players: int) -> None:
    """B9.2, B1.5. 'outposts' deals different duchies from 11a to 11f; the start is chosen."""
    state = GAME.initial({"players": players, "duchies": "outposts"})
    while open_questions(state)[-1] != "start":
        GAME.apply(state, GAME.acting(state)[0], GAME.legal_actions(state, GAME.acting(state)[0])[0])
    names = [other.layout.name for other in state.duchies]
    assert ["11a", "11b", "11c", "11d"][:players] == sorted(names)


@pytest.mark.parametrize("name", ["11a", "11b", "11c", "11d", "11e", "11f"])
def test_each_has_three_outposts(name: str) -> None:
    """B9.2. Three, and the game can be played on each."""
    state = GAME.initial({"duchies": name})
    assert 3 == len(state.variant.layouts[state.variant.chosen[0]].outposts)


def test_duchies_with_and_without_outposts() -> None:
    """B9.2, B1.5. Both kinds can be chosen in one game."""
    variant = GAME.initial({"duchies": "11c,4"}).variant
    assert ["11c", "4"] == [variant.layouts[index].name for index in variant.chosen]


def test_pairs_need_outposts() -> None:
    """B9.6. The option is refused where it has no meaning."""
    with pytest.raises(OptionError, match="outpost_scoring: no duchy of this game has outposts"):
        GAME.initial({"outpost_scoring": "pairs"})


def test_outposts_are_of_2019() -> None:
    """B9.6. The 2011 edition has no such duchies."""
    with pytest.raises(OptionError, match="choose edition 2019"):
        GAME.initial({"edition": 2011, "duchies": "outposts"})
    with pytest.raises(OptionError, match="there is no duchy '11a'"):
        GAME.initial({"edition": 2011, "duchies": "11a"})


def test_teams_and_solo_have_no_outposts() -> None:
    """B9.6. They have their own duchies."""
    for options in ({"players": 4, "teams": "yes"}, {"players": 1}):
        for duchies in ("outposts", "11a"):
            with pytest.raises(OptionError, match="option duchies"):
                GAME.initial({**options, "duchies": duchies})


def test_the_base_game_has_no_outposts() -> None:
    """B9.2. On other duchies there is nothing to connect."""
    state = end_round(expanded({}, phase="E", round=5))
    assert ([0, 0], [0, 0]) == ([int(other.joined) for other in state.duchies], GAME.scores(state))

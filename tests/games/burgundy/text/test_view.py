"""The view of a seat: plain data about the whole table (B1.5, B2)."""

import dataclasses
import json
from collections import Counter

from duchy.core.game import SPECTATOR
from duchy.games.burgundy.text.view import (
    AnnexView,
    CardSpaceView,
    EffectView,
    HoldingsView,
    ShieldView,
    StartView,
    View,
)
from tests.games.burgundy.table import GAME, end_round, table
from tests.games.burgundy.wandering import EXPANDED_SETS, OPTION_SETS, for_each, wander

SETS = OPTION_SETS + EXPANDED_SETS
TEAMS: dict[str, object] = {"players": 4, "teams": "yes"}


def seen(**fields: object) -> View:
    """Set up a table and show it to seat 1."""
    return GAME.view(GAME.read(fields), 0)


def test_the_table_is_shown() -> None:
    """B2.2. Depots, goods, bridge, round, and the seat whose turn it is."""
    view = seen(
        phase="C",
        round=2,
        white=5,
        depots={"1": ["bank"], "black": ["ship"]},
        goods={"3": [0, 0, 2, 0, 0, 0]},
        round_goods=[0, 0, 4, 5, 6],
        turn=2,
    )
    assert ("C", 2, 5, 1, False) == (view.phase, view.round, view.white, view.turn, view.bought)
    assert (["", "bank", "", ""], ["ship", "", "", ""]) == (view.depots[0], view.black_depot)
    assert ([0, 0, 2, 0, 0, 0], [0, 0, 4, 5, 6]) == (view.goods[2], view.round_goods)
    assert view.asked is not None
    assert ("turn", [1]) == (view.asked.question, view.asked.seats)


def test_duchies_are_shown() -> None:
    """B1.5. Each hex with colour, number, region and tile, and the possessions of the duchy."""
    view = seen(
        duchies=[
            {"tiles": {"19": "castle", "13": "monastery3"}, "goods": [1, 0, 0, 0, 0, 0], "silver": 2, "workers": 3},
            {"name": "1", "large_bonus": ["mine"], "sold": [0, 2, 0, 0, 0, 0]},
        ]
    )
    own, other = view.duchies
    assert ("castle", 6, "castle") == (own.hexes[18].colour, own.hexes[18].number, own.hexes[18].tile)
    assert ([1, 0, 0, 0, 0, 0], 2, 3, [3]) == (own.goods, own.silver, own.workers, own.monasteries)
    assert (["mine"], [0, 2, 0, 0, 0, 0]) == (other.large_bonus, other.sold)


def test_piles_are_shown_by_their_height() -> None:
    """B1.3. The number of tiles of each colour that are left, but not which."""
    view = seen()
    assert ([12, 10, 20, 20, 40, 20], 40) == (view.coloured_left, view.black_left)


@for_each(SETS)
def test_views_are_plain_data(options: dict[str, object]) -> None:
    """B1.5. Every position of every mode can be shown to every seat and to a spectator, as JSON."""
    for state in wander(options, seed=4, every=211):
        for seat in (SPECTATOR, *range(GAME.seats(state))):
            view = GAME.view(state, seat)
            shown = dataclasses.asdict(view)
            assert shown == json.loads(json.dumps(shown))
            assert state.variant.solo or GAME.scores(state) == [own.points for own in view.seats]


def test_a_finished_game_asks_nothing() -> None:
    """B2.4. There is no question when the game is over."""
    assert GAME.view(end_round(table(phase="E", round=5)), SPECTATOR).asked is None


def test_a_finished_game_shows_the_last_round() -> None:
    """B2.4. There are five rounds, also when the game is over."""
    view = GAME.view(end_round(table(phase="E", round=5)), SPECTATOR)
    assert ("E", 5) == (view.phase, view.round)


def holdings(view: View, duchy: int = 0) -> HoldingsView:
    """Return the parts of a duchy beyond the base game."""
    found = view.duchies[duchy].holdings
    assert found is not None
    return found


def annex(view: View) -> AnnexView:
    """Return the parts of the central board beyond the base game."""
    assert view.annex is not None
    return view.annex


def test_a_game_without_expansions_shows_nothing_of_them() -> None:
    """B9.6. Views of the base game are lean: no annex, no holdings, no teams."""
    view = seen()
    assert (None, [None, None], [None, None]) == (
        view.annex,
        [duchy.holdings for duchy in view.duchies],
        [own.team for own in view.seats],
    )


def test_hexes_have_a_place_to_draw_them() -> None:
    """B1.5. Row from the north, and half hexes from the west."""
    hexes = seen().duchies[0].hexes
    assert [(0, 3), (0, 9), (3, 6), (6, 9)] == [(hexes[hex_].row, hexes[hex_].across) for hex_ in (0, 3, 18, 36)]


def test_questions_say_what_they_are_about() -> None:
    """B4.1. The tile that needs room is named as in the edition."""
    asked = [{"question": "turn"}, {"question": "discard", "tile": "chicken2"}]
    storage = [{"storage": ["bank", "ship", "mine"]}, {}]
    view = seen(options={"edition": 2011}, seats=storage, agenda=asked)
    assert view.asked is not None
    assert ("discard", [0], {"tile": "goat2"}) == (view.asked.question, view.asked.seats, view.asked.about)


def test_shields_are_shown() -> None:
    """B11.1, B11.2. Shields on the depots, shields on castles, and the player whose monasteries are borrowed."""
    view = seen(
        options={"shields": "yes"},
        shields={"1": [4], "5": [17]},
        turned=True,
        duchies=[{"shields": {"19": 6}, "ally": 2, "yard": ["ship", "bank"]}, {"tiles": {"13": "monastery3"}}],
    )
    assert [[4], [], [], [], [17], []] == annex(view).shields
    assert (True, False) == (annex(view).turned, annex(view).closing)
    assert ([ShieldView(6, 18)], 1, ["ship", "bank"]) == (
        holdings(view).shields,
        holdings(view).ally,
        holdings(view).yard,
    )
    assert ([3], None) == (view.duchies[0].monasteries, holdings(view, 1).ally)


def test_the_end_of_a_phase_is_shown() -> None:
    """B11.3. The seat that is asked and the shield, while no player has a turn."""
    agenda = [{"question": "upkeep", "seat": 2, "shield": 7}]
    view = seen(options={"shields": "yes"}, round=5, duchies=[{}, {"shields": {"19": 7}, "silver": 1}], agenda=agenda)
    assert view.asked is not None
    assert (True, 5, "upkeep", [1], {"shield": 7}) == (
        annex(view).closing,
        view.round,
        view.asked.question,
        view.asked.seats,
        view.asked.about,
    )


def test_trade_routes_are_shown() -> None:
    """B9.5. The cards from the left with their spaces, and the goods on them."""
    view = seen(
        options={"trade_routes": "yes", "route_order": "chosen"},
        duchies=[{"route": [2, 1], "cards": [5], "route_goods": [1, 4], "sold": [1, 0, 0, 1, 0, 0]}, {}],
    )
    first, second = holdings(view).route
    assert (2, 1, [5]) == (first.card, second.card, [card.card for card in holdings(view).cards])
    assert [
        CardSpaceView(1, "market", 1),
        CardSpaceView(2, "silver", 4),
        CardSpaceView(5, "city-hall", 0),
    ] == first.spaces
    assert [0, 0, 0] == [space.laid for space in second.spaces]


def test_inns_are_shown() -> None:
    """B9.4. How many are for sale."""
    assert 3 == annex(seen(options={"inns": "yes"}, phase="C")).inns


def test_outposts_are_shown() -> None:
    """B9.2. Places, touching hexes, the number connected, and how many players have connected all."""
    row = {str(hex_): f"monastery{hex_}" for hex_ in (5, 6, 8, 9)} | {"31": "monastery2"}
    down = {"7": "monastery1", "12": "bank", "19": "church", "25": "market", "35": "ship"}
    view = seen(options={"duchies": "11a"}, duchies=[{"tiles": row | down}, {}])
    outposts = holdings(view).outposts
    assert 3 == len(outposts)
    for outpost in outposts:
        beside = [view.duchies[0].hexes[hex_] for hex_ in outpost.hexes]
        assert all(abs(hex_.row - outpost.row) <= 1 and abs(hex_.across - outpost.across) <= 2 for hex_ in beside)
    assert (3, 0, 1) == (holdings(view).joined, holdings(view, 1).joined, annex(view).outposts)


def test_teams_are_shown() -> None:
    """B12.3. Partners share a duchy of 73 hexes and two slots; each has two of their own."""
    view = seen(options=TEAMS, duchies=[{"store": ["", "bank"]}, {}], seats=[{"storage": ["ship"]}, {}, {}, {}])
    assert [0, 1, 0, 1] == [own.team for own in view.seats] == [own.duchy for own in view.seats]
    assert (73, ["", "bank"], ["ship", ""]) == (
        len(view.duchies[0].hexes),
        holdings(view).store,
        view.seats[0].storage,
    )


def test_a_layout_of_our_own_says_so() -> None:
    """B12.1. 12b is reconstructed, 12a is not."""
    assert [False, True] == [duchy.reconstructed for duchy in seen(options=TEAMS | {"duchies": "12a,12b"}).duchies]


def test_a_hidden_start_of_a_team_is_shown_to_the_team() -> None:
    """B12.1. The hexes of the east are counted after those of the west; the other team sees that one is chosen."""
    state = GAME.read(
        {
            "options": TEAMS | {"duchies": "12b", "start": "hidden"},
            "seats": [{"choice": "start a 46"}, {}, {}, {}],
            "agenda": [{"question": "start-hidden"}],
        }
    )
    starts = [GAME.view(state, viewer).seats[0].start for viewer in range(4)]
    assert [StartView("a", 45), None, StartView("a", 45), None] == starts
    assert [True] * 4 == [GAME.view(state, viewer).seats[0].has_chosen for viewer in range(4)]


def test_the_solo_game_is_shown() -> None:
    """B13.1, B13.6, B13.8. Rivers, the target, and the pending effects."""
    effects = [
        {"effect": "points", "points": 9},
        {"effect": "action"},
        {"effect": "building", "tile": "church"},
        {"effect": "colour", "colour": "mine"},
    ]
    view = seen(options={"players": 1}, target=45, effects=effects)
    assert (45, [2, 14]) == (annex(view).target, holdings(view).rivers[0])
    assert [
        EffectView("points", 9, ""),
        EffectView("action", 0, ""),
        EffectView("building", 0, "church"),
        EffectView("colour", 0, "mine"),
    ] == annex(view).effects


def test_only_what_is_in_the_game_is_shown() -> None:
    """B9.6. Without shields there are none on the depots; without a target none is shown."""
    view = seen(options={"inns": "yes"})
    assert ([], None, [], None) == (annex(view).shields, annex(view).target, annex(view).effects, holdings(view).ally)


def test_regions_are_worth_what_they_score() -> None:
    """B5.6, B9.4, B11.5. Points for size, with an inn and shield 17; points for this phase and the later ones."""
    plain = seen(phase="D")
    sizes = Counter(hex_.region for hex_ in plain.duchies[0].hexes)
    assert [(0, 1, 3, 6, 10, 15, 21, 28, 36)[sizes[region]] for region in sorted(sizes)] == plain.duchies[0].regions
    assert [4, 2] == plain.phase_points
    larger = seen(
        options={"inns": "yes", "shields": "yes"},
        duchies=[{"tiles": {"19": "castle", "1": "inn"}, "shields": {"19": 17}}, {}],
    ).duchies[0]
    region = larger.hexes[0].region
    points = [0, 1, 3, 6, 10, 15, 21, 28, 36, 36, 36]
    assert [points[sizes[other] + 1 + (other == region)] for other in sorted(sizes)] == larger.regions


def test_an_outpost_says_whether_a_tile_reaches_it() -> None:
    """B9.2. A tile on a hex next to an outpost reaches it."""
    fields: dict[str, object] = {"options": {"duchies": "11a"}}
    duchy = seen(**fields).duchies[0]
    assert duchy.holdings is not None
    hex_ = duchy.holdings.outposts[0].hexes[0]
    tile = {"monastery": "monastery1", "building": "bank", "animal": "cow2"}.get(duchy.hexes[hex_].colour)
    tiles = {str(hex_ + 1): tile or duchy.hexes[hex_].colour}
    after = seen(**fields, duchies=[{"tiles": tiles}, {}]).duchies[0].holdings
    assert after is not None
    assert [hex_ in outpost.hexes for outpost in after.outposts] == [outpost.reached for outpost in after.outposts]

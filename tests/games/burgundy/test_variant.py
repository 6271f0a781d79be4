"""The options of a game: their defaults, derived values and invalid combinations (B1, B9.6, B12, B13)."""

import pytest

from duchy.core.reason import OptionError
from duchy.games.burgundy.variant import (
    BOARDS,
    CHOSEN,
    HIDDEN,
    IN_CENTRE,
    IN_TURN,
    OUTPOSTS,
    RANDOM,
    RANDOM_ALIKE,
    Variant,
    variant_of,
)
from tests.games.burgundy.box.test_layout import CUSTOM
from tests.games.burgundy.table import GAME


def test_defaults() -> None:
    """B1.2, B1.5. Two players, the 2019 edition, duchy 1 for all, the castle in the centre."""
    variant = variant_of({})
    assert (2, 2019, CHOSEN, IN_CENTRE) == (variant.players, variant.edition, variant.dealing, variant.start)
    assert [0, 0] == variant.chosen


@pytest.mark.parametrize(("edition", "most", "stays"), [(2019, True, True), (2011, False, False)])
def test_what_follows_from_the_edition(edition: int, most: bool, stays: bool) -> None:
    """B5.1, B7.2. 2019: most empty hexes, goods stay; 2011: fewest empty hexes, goods are discarded."""
    variant = variant_of({"edition": edition})
    assert (most, stays) == (variant.most_empty_wins, variant.overflow_stays)


@pytest.mark.parametrize("edition", [2011, 2019])
def test_options_overrule_the_edition(edition: int) -> None:
    """B5.1, B7.2. Both are separate options in either edition."""
    one = variant_of({"edition": edition, "tie_break": "most_empty", "overflow_goods": "stay"})
    two = variant_of({"edition": edition, "tie_break": "fewest_empty", "overflow_goods": "discard"})
    assert (True, True) == (one.most_empty_wins, one.overflow_stays)
    assert (False, False) == (two.most_empty_wins, two.overflow_stays)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players(players: int) -> None:
    """B1.2. Two, three or four play; the number may be given as text."""
    assert players == variant_of({"players": str(players)}).players == GAME.seats(GAME.initial({"players": players}))


@pytest.mark.parametrize("players", [5, 0, "two", True, None])
def test_other_numbers_of_players_are_refused(players: object) -> None:
    """B1.2. Two to four, and one in the solo game; no other number."""
    with pytest.raises(OptionError, match=r"option players: .* is not one of 2, 3, 4, 1"):
        variant_of({"players": players})


@pytest.mark.parametrize(
    ("edition", "duchies", "start"),
    [
        (2019, "1", IN_CENTRE),
        (2019, "2", IN_CENTRE),
        (2019, "1,1", IN_CENTRE),
        (2019, "1,2", IN_TURN),
        (2019, "3", IN_TURN),
        (2011, "1", IN_CENTRE),
        (2011, "2", IN_TURN),
        (2019, "random", IN_TURN),
        (2019, "random-alike", IN_TURN),
        (2011, "boards", IN_TURN),
    ],
)
def test_where_the_castle_stands_by_default(edition: int, duchies: str, start: int) -> None:
    """B1.5. In the centre if all play duchy 1 (2019: or 2), otherwise each player chooses in turn order."""
    assert start == variant_of({"edition": edition, "duchies": duchies}).start


@pytest.mark.parametrize(("start", "wanted"), [("turn", IN_TURN), ("hidden", HIDDEN), ("centre", IN_CENTRE)])
def test_start_is_an_option(start: str, wanted: int) -> None:
    """B1.5. The start may be set on any duchy that has a castle in the centre."""
    for duchies in ("1", "2", "3", "6", "1,6"):
        assert wanted == variant_of({"duchies": duchies, "start": start}).start


@pytest.mark.parametrize(
    ("duchies", "dealing"), [("4", CHOSEN), ("random", RANDOM), ("random-alike", RANDOM_ALIKE), ("boards", BOARDS)]
)
def test_dealings(duchies: str, dealing: int) -> None:
    """B1.5. Duchies are chosen, drawn different, drawn alike, or boards are dealt."""
    assert dealing == variant_of({"duchies": duchies}).dealing


@pytest.mark.parametrize("edition", [2011, 2019])
def test_every_duchy_may_be_chosen(edition: int) -> None:
    """B1.5. 1-9 in 2011, 1-10 in 2019."""
    for number in range(1, 10 if edition == 2011 else 11):
        variant = variant_of({"edition": edition, "duchies": number})
        assert [str(number)] * 2 == [variant.layouts[index].name for index in variant.chosen]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"colour": "red"}, "there is no option 'colour': the options are players, edition, teams, duchies, start"),
        ({"edition": 2012}, "option edition: 2012 is not one of 2019, 2011"),
        ({"start": "north"}, "option start: 'north' is not one of auto, centre, turn, hidden"),
        ({"tie_break": "dice"}, "option tie_break: 'dice' is not one of auto, fewest_empty, most_empty"),
        ({"overflow_goods": ""}, "option overflow_goods: '' is not one of auto, stay, discard"),
        ({"duchies": "11"}, "option duchies: there is no duchy '11': choose from 1, 2, 3"),
        ({"duchies": "10", "edition": 2011}, "option duchies: there is no duchy '10'"),
        ({"duchies": ""}, "option duchies: there is no duchy ''"),
        ({"duchies": [None, 2]}, r"option duchies: must be text, a number or a list of them, got \[None, 2\]"),
        ({"duchies": [1, 2, 3]}, "option duchies: 3 duchies for 2; name one for everyone or one each"),
        ({"duchies": "1,2,3"}, "option duchies: 3 duchies for 2; name one for everyone or one each"),
        ({"duchies": "1,2", "players": 3}, "option duchies: 2 duchies for 3; name one for everyone or one each"),
        ({"duchies": "4", "start": "centre"}, "option start: duchy 4 has no castle in the centre"),
        ({"duchies": "1,10", "start": "centre"}, "option start: duchy 10 has no castle in the centre"),
        ({"duchies": "boards", "start": "centre"}, "option start: not every duchy of 'boards' has a castle in the"),
        ({"drawings": "duchy", "duchies": "1"}, "option drawings: a duchy needs a name"),
        (
            {"drawings": CUSTOM.replace("Vineyard", "7")},
            "option drawings: duchy 7 is a printed duchy; give yours another name",
        ),
        ({"drawings": CUSTOM.replace("Vineyard", "boards")}, "option drawings: a duchy cannot be called 'boards'"),
        ({"drawings": CUSTOM.replace("Vineyard", "a,b")}, "option drawings: a duchy cannot be called 'a,b'"),
    ],
)
def test_refusals(options: dict[str, object], message: str) -> None:
    """B1.2, B1.5. Unknown options and invalid combinations are refused with a valid alternative."""
    with pytest.raises(OptionError, match=message):
        variant_of(options)


@pytest.mark.parametrize(
    ("options", "names", "start"),
    [
        ({}, ["1", "1"], IN_CENTRE),
        ({"edition": 2011, "players": 3}, ["1", "1", "1"], IN_CENTRE),
        ({"players": 4, "teams": "yes"}, ["12a", "12a"], IN_CENTRE),
        ({"players": 1}, ["13a"], IN_TURN),
    ],
)
def test_the_duchy_that_is_played_by_itself(options: dict[str, object], names: list[str], start: int) -> None:
    """B1.5, B12.1, B13.1. Duchy 1 for all; teams play 12a from its centre; the solo game 13a, from any castle."""
    variant = variant_of(options)
    assert names == [variant.layouts[index].name for index in variant.chosen]
    assert start == variant.start


@pytest.mark.parametrize(
    ("duchies", "start", "names", "wanted"),
    [
        ("12b", "auto", ["12b", "12b"], IN_TURN),
        ("12a,12b", "auto", ["12a", "12b"], IN_TURN),
        ("12b", "hidden", ["12b", "12b"], HIDDEN),
        ("12a", "turn", ["12a", "12a"], IN_TURN),
    ],
)
def test_duchies_of_teams(duchies: str, start: str, names: list[str], wanted: int) -> None:
    """B12.1. One for both teams or one for each; on 12b the start is chosen, in turn or hidden."""
    variant = variant_of({"players": 4, "teams": "yes", "duchies": duchies, "start": start})
    assert names == [variant.layouts[index].name for index in variant.chosen]
    assert wanted == variant.start


@pytest.mark.parametrize("duchies", ["13a", "13b"])
def test_duchies_of_the_solo_game(duchies: str) -> None:
    """B13.1. 13a or 13b, and the castle on any castle hex."""
    variant = variant_of({"players": 1, "duchies": duchies})
    assert ([duchies], IN_TURN) == ([variant.layouts[index].name for index in variant.chosen], variant.start)


def test_seats_and_duchies_of_a_variant() -> None:
    """B12.1, B12.3. Two teams have two duchies, and two own slots per player; others have a duchy and three slots."""
    teams, four, one = (variant_of(options) for options in ({"players": 4, "teams": "yes"}, {"players": 4}, ALONE))
    assert [(2, 2), (4, 3), (1, 3)] == [(each.duchies, each.slots) for each in (teams, four, one)]


def test_duchies_with_outposts() -> None:
    """B9.2. Each of 11a to 11f may be chosen, mixed with others, or all six are dealt among themselves."""
    for name in ("11a", "11b", "11c", "11d", "11e", "11f"):
        assert variant_of({"duchies": name}).outposts
    assert variant_of({"duchies": "1,11c"}).outposts
    dealt = variant_of({"duchies": "outposts"})
    assert (OUTPOSTS, True) == (dealt.dealing, dealt.outposts)
    names = [dealt.layouts[index].name for index in range(dealt.first_dealt, dealt.last_dealt)]
    assert ["11a", "11b", "11c", "11d", "11e", "11f"] == names


@pytest.mark.parametrize("dealing", ["random", "random-alike", "boards"])
def test_other_dealings_bring_no_outposts(dealing: str) -> None:
    """B1.5, B9.2. Other dealings use duchies 1 to 10."""
    variant = variant_of({"duchies": dealing})
    assert not variant.outposts
    names = [variant.layouts[index].name for index in range(variant.first_dealt, variant.last_dealt)]
    assert [str(number) for number in range(1, 11)] == names


EXPANSIONS: list[dict[str, object]] = [
    {"extra_tiles": "yes"},
    {"white_castles": "yes"},
    {"inns": "yes"},
    {"trade_routes": "yes"},
    {"trade_routes": "yes", "route_order": "chosen"},
    {"shields": "yes"},
    {"duchies": "11a"},
    {"duchies": "outposts", "outpost_scoring": "pairs"},
    {"players": 4, "teams": "yes"},
    {"players": 1},
]
ALONE: dict[str, object] = {"players": 1}


@pytest.mark.parametrize("options", EXPANSIONS)
def test_what_goes_beyond_the_base_game(options: dict[str, object]) -> None:
    """B9.6. Any expansion makes it a game with expansions; without them it is a base game."""
    assert variant_of(options).expanded
    assert not variant_of({}).expanded
    assert not variant_of({"players": 4, "edition": 2011, "duchies": "boards"}).expanded


@pytest.mark.parametrize("edition", [2019, 2011])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_set_of_expansions_goes_together(players: int, edition: int) -> None:
    """B9.6. All of them together, also with the 2011 rules, whose duchies have no outposts."""
    everything = dict.fromkeys(("extra_tiles", "white_castles", "inns", "trade_routes", "shields"), "yes")
    variant = variant_of({**everything, "players": players, "edition": edition, "duchies": "boards"})
    assert all_in(variant)


def test_any_set_of_expansions_goes_with_teams() -> None:
    """B9.6, B12.1. Tiles, inns, trade routes and shields."""
    everything = dict.fromkeys(("extra_tiles", "white_castles", "inns", "trade_routes", "shields"), "yes")
    assert all_in(variant_of({**everything, "players": 4, "teams": "yes"}))


def test_tiles_and_inns_go_with_the_solo_game() -> None:
    """B9.6, B13.1. These are the expansions that are not dealt to players."""
    variant = variant_of({"players": 1, "extra_tiles": "yes", "white_castles": "yes", "inns": "yes", "target": 45})
    assert (True, True, True, 45) == (variant.extra_tiles, variant.white_castles, variant.inns, variant.target)


def all_in(variant: Variant) -> bool:
    """Return whether every expansion that is a separate option is in play."""
    tiles = variant.extra_tiles and variant.white_castles and variant.inns
    return tiles and variant.shields and variant.route_cards == {2: 5, 3: 4, 4: 3}[int(variant.players)]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"teams": "yes"}, "option teams: two teams need four players, got 2: choose players 4"),
        ({"teams": "yes", "players": 3}, "option teams: two teams need four players, got 3: choose players 4"),
        ({"teams": "yes", "players": 1}, "option teams: two teams need four players, got 1: choose players 4"),
        ({"teams": "yes", "players": 4, "edition": 2011}, "option teams: the team game came in 2019"),
        ({"players": 1, "edition": 2011}, "option players: the solo game came in 2019: choose edition 2019"),
        (
            {"teams": "yes", "players": 4, "drawings": CUSTOM},
            "option drawings: the team game has its own duchies and cannot use custom ones",
        ),
        (
            {"players": 1, "drawings": CUSTOM},
            "option drawings: the solo game has its own duchies and cannot use custom ones",
        ),
        ({"teams": "yes", "players": 4, "duchies": "1"}, "there is no duchy '1': choose from 12a, 12b"),
        (
            {"teams": "yes", "players": 4, "duchies": "12a,12a,12b,12b"},
            "option duchies: 4 duchies for 2; name one for everyone or one each",
        ),
        (
            {"teams": "yes", "players": 4, "duchies": "boards"},
            "option duchies: 'boards' is not possible here: choose from 12a, 12b",
        ),
        ({"teams": "yes", "players": 4, "duchies": "12b", "start": "centre"}, "12b has no castle in the centre"),
        ({"players": 1, "duchies": "12a"}, "there is no duchy '12a': choose from 13a, 13b"),
        (
            {"players": 1, "duchies": "outposts"},
            "option duchies: 'outposts' is not possible here: choose from 13a, 13b",
        ),
        ({"duchies": "12a"}, "there is no duchy '12a'"),
        ({"duchies": "13b", "players": 4}, "there is no duchy '13b'"),
        ({"duchies": "11a", "edition": 2011}, "there is no duchy '11a'"),
        ({"duchies": "outposts", "edition": 2011}, "the duchies with outposts came in 2019: choose edition 2019"),
        ({"outpost_scoring": "pairs"}, "option outpost_scoring: no duchy of this game has outposts"),
        ({"outpost_scoring": "pairs", "duchies": "random"}, "option outpost_scoring: no duchy of this game"),
        ({"outpost_scoring": "pairs", "players": 1}, "option outpost_scoring: no duchy of this game has outposts"),
        ({"duchies": "11a", "start": "centre"}, "option start: duchy 11a has no castle in the centre"),
        ({"duchies": "outposts", "start": "centre"}, "not every duchy of 'outposts' has a castle in the centre"),
        ({"route_order": "chosen"}, "option route_order: there are no trade routes in this game"),
        ({"target": 45}, "option target: only the solo game has a target: choose players 1"),
        ({"target": 44, "players": 1}, "option target: 44 is not one of 45, 46"),
        ({"target": 56, "players": 1}, "option target: 56 is not one of 45, 46"),
        ({"players": 1, "shields": "yes"}, "option shields: shields need two to four players"),
        ({"players": 1, "trade_routes": "yes"}, "option trade_routes: trade routes need two to four"),
        ({"players": 1, "tie_break": "most_empty"}, "option tie_break: a solo game has no ties: choose auto"),
        (
            {"players": 1, "overflow_goods": "stay"},
            "option overflow_goods: a solo player can store goods of all colours",
        ),
        (
            {"players": 1, "start": "centre"},
            "option start: in the solo game you choose any castle hex: choose auto or turn",
        ),
        (
            {"players": 1, "start": "hidden"},
            "option start: in the solo game you choose any castle hex: choose auto or turn",
        ),
        (
            {"drawings": CUSTOM.replace("Vineyard", "13a")},
            "option drawings: duchy 13a is a printed duchy; give yours another name",
        ),
        ({"drawings": CUSTOM.replace("Vineyard", "auto")}, "option drawings: a duchy cannot be called 'auto'"),
        ({"drawings": CUSTOM.replace("Vineyard", "outposts")}, "option drawings: a duchy cannot be called 'outposts'"),
    ],
)
def test_combinations_that_make_no_sense_are_refused(options: dict[str, object], message: str) -> None:
    """B9.6. Each is refused with its reason and an alternative."""
    with pytest.raises(OptionError, match=message):
        variant_of(options)


def test_every_option_has_words() -> None:
    """B1.2. Options and their choices say what they mean, and every default is one of the choices."""
    for option in GAME.options():
        assert option.words
        assert all(choice.words for choice in option.choices)
        assert not option.choices or option.default in [choice.value for choice in option.choices]

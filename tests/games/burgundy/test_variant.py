"""The options of a game: their defaults, what follows from the edition, and what does not go together (B1)."""

import pytest

from duchy.core.reason import OptionError
from duchy.games.burgundy.variant import (
    BOARDS,
    CHOSEN,
    HIDDEN,
    IN_CENTRE,
    IN_TURN,
    RANDOM,
    RANDOM_ALIKE,
    variant_of,
)
from tests.games.burgundy.table import GAME
from tests.games.burgundy.test_layout import CUSTOM


def test_defaults() -> None:
    """B1.2, B1.5. Two players, the edition of 2019, duchy 1 for all, the castle in the centre."""
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
    """B5.1, B7.2. Both are options of their own in either edition."""
    one = variant_of({"edition": edition, "tie_break": "most_empty", "overflow_goods": "stay"})
    two = variant_of({"edition": edition, "tie_break": "fewest_empty", "overflow_goods": "discard"})
    assert (True, True) == (one.most_empty_wins, one.overflow_stays)
    assert (False, False) == (two.most_empty_wins, two.overflow_stays)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players(players: int) -> None:
    """B1.2. Two, three or four play; a number may come as text."""
    assert players == variant_of({"players": str(players)}).players == GAME.seats(GAME.initial({"players": players}))


@pytest.mark.parametrize("players", [1, 5, 0, "two", True, None])
def test_other_numbers_of_players_are_refused(players: object) -> None:
    """B1.2. Nobody else."""
    with pytest.raises(OptionError, match=r"option players: .* is not one of 2, 3, 4"):
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
    """B1.5. In the centre if all play duchy 1 (2019: or 2), otherwise where everybody chooses in turn order."""
    assert start == variant_of({"edition": edition, "duchies": duchies}).start


@pytest.mark.parametrize(("start", "wanted"), [("turn", IN_TURN), ("hidden", HIDDEN), ("centre", IN_CENTRE)])
def test_start_is_an_option(start: str, wanted: int) -> None:
    """B1.5. The start may be asked for on any duchy that has a castle in the centre."""
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
        ({"colour": "red"}, "there is no option 'colour': the options are players, edition, duchies, start"),
        ({"edition": 2012}, "option edition: 2012 is not one of 2019, 2011"),
        ({"start": "north"}, "option start: 'north' is not one of auto, centre, turn, hidden"),
        ({"tie_break": "dice"}, "option tie_break: 'dice' is not one of auto, fewest_empty, most_empty"),
        ({"overflow_goods": ""}, "option overflow_goods: '' is not one of auto, stay, discard"),
        ({"duchies": "11"}, "option duchies: there is no duchy '11': choose from 1, 2, 3"),
        ({"duchies": "10", "edition": 2011}, "option duchies: there is no duchy '10'"),
        ({"duchies": ""}, "option duchies: there is no duchy ''"),
        ({"duchies": ["1", "2"]}, r"option duchies: \['1', '2'\] is no text"),
        ({"duchies": "1,2,3"}, "option duchies: 3 are named for 2 players; name one for all or one each"),
        ({"duchies": "1,2", "players": 3}, "option duchies: 2 are named for 3 players"),
        ({"duchies": "4", "start": "centre"}, "option start: duchy 4 has no castle in the centre"),
        ({"duchies": "1,10", "start": "centre"}, "option start: duchy 10 has no castle in the centre"),
        ({"duchies": "boards", "start": "centre"}, "option start: not every duchy of 'boards' has a castle in the"),
        ({"drawings": "duchy", "duchies": "1"}, "option drawings: a duchy needs a name"),
        ({"drawings": CUSTOM.replace("Vineyard", "7")}, "option drawings: duchy 7 is a printed one"),
        ({"drawings": CUSTOM.replace("Vineyard", "boards")}, "option drawings: a duchy cannot be called 'boards'"),
        ({"drawings": CUSTOM.replace("Vineyard", "a,b")}, "option drawings: a duchy cannot be called 'a,b'"),
    ],
)
def test_refusals(options: dict[str, object], message: str) -> None:
    """B1.2, B1.5. Options that do not exist or do not go together are refused with what would be right."""
    with pytest.raises(OptionError, match=message):
        variant_of(options)


def test_every_option_has_words() -> None:
    """B1.2. Options and their choices say what they mean, and every default is one of the choices."""
    for option in GAME.options():
        assert option.words
        assert all(choice.words for choice in option.choices)
        assert not option.choices or option.default in [choice.value for choice in option.choices]

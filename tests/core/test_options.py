"""Options: defaults, values as they come from forms and command lines, and refusals that say what would be right."""

import numpy as np
import pytest

from duchy.core.options import Choice, Option, settle, value_of
from duchy.core.reason import OptionError

PLAYERS = Option("players", 2, "How many play.", (Choice(2, "two"), Choice(3, "three")))
START = Option("start", "auto", "Where to start.", (Choice("auto", "anywhere"), Choice("turn", "in turn")))
TITLE = Option("title", "", "Any text.")
OPTIONS = (PLAYERS, START, TITLE)


def test_nothing_given_means_the_defaults() -> None:
    assert {"players": 2, "start": "auto", "title": ""} == settle(OPTIONS, {})


def test_options_come_in_the_order_in_which_they_are_listed() -> None:
    assert ["players", "start", "title"] == list(settle(OPTIONS, {"title": "x", "players": 3}))


@pytest.mark.parametrize("given", [3, "3"])
def test_a_number_may_come_as_text(given: object) -> None:
    assert {"players": 3, "start": "auto", "title": ""} == settle(OPTIONS, {"players": given})


def test_a_free_text_may_be_a_number() -> None:
    assert "7" == value_of(TITLE, 7)


def test_an_option_that_does_not_exist_is_named_with_those_that_do() -> None:
    with pytest.raises(OptionError, match="no option 'player': the options are players, start, title"):
        settle(OPTIONS, {"player": 2})


@pytest.mark.parametrize("given", [1, 5, "two", "", None, True, 2.5, [2], {}])
def test_a_value_that_does_not_exist_is_named_with_those_that_do(given: object) -> None:
    with pytest.raises(OptionError, match=r"option players: .* is not one of 2, 3") as caught:
        settle(OPTIONS, {"players": given})
    assert repr(given) in str(caught.value)


@pytest.mark.parametrize("given", [None, True, 1.5, [], [True], [["x"]], ["x,y"], {"x": 1}])
def test_a_free_text_must_be_text(given: object) -> None:
    with pytest.raises(OptionError, match=r"option title: must be text, a number or a list of them, got"):
        value_of(TITLE, given)


@pytest.mark.parametrize(("given", "expected"), [([1, 4], "1,4"), ((1, "2a"), "1,2a"), ([7], "7"), ("1,4", "1,4")])
def test_a_list_is_text_with_commas(given: object, expected: str) -> None:
    assert expected == value_of(TITLE, given)


TEAMS = Option("teams", "no", "", (Choice("no", "no"), Choice("yes", "yes")))


@pytest.mark.parametrize("given", [True, 1, 1.0, "yes", "True", "1", np.bool_(True), np.int64(1)])
def test_true_is_yes_and_its_contrary_no(given: object) -> None:
    contraries = {"yes": "no", "True": "False", "1": "0"}
    contrary = contraries[given] if isinstance(given, str) else type(given)(0)  # type: ignore[call-arg]
    assert ("yes", "no") == (value_of(TEAMS, given), value_of(TEAMS, contrary))


@pytest.mark.parametrize("given", ["maybe", 2, None, [True], float("nan"), float("inf")])
def test_nothing_else_is_yes_or_no(given: object) -> None:
    with pytest.raises(OptionError, match=r"option teams: .* is not one of no, yes"):
        value_of(TEAMS, given)


def test_numbers_of_other_libraries_are_numbers() -> None:
    for number in (np.int64(3), np.float64(3), np.array(3), 3.0):
        assert 3 == value_of(PLAYERS, number)
    assert "1,4" == value_of(TITLE, np.array([1, 4]))
    assert "1,4" == value_of(TITLE, list(np.array([1, 4])))


def test_true_is_not_one() -> None:
    one = Option("one", 1, "", (Choice(1, "one"),))
    with pytest.raises(OptionError, match="True"):
        value_of(one, True)


def test_settled_options_settle_to_themselves() -> None:
    settled = settle(OPTIONS, {"players": "3", "title": 9})
    assert settled == settle(OPTIONS, settled)

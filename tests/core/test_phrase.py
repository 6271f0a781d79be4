"""Words from data: templates filled with values, and counts of things in the right number."""

from dataclasses import FrozenInstanceError

import pytest

from duchy.core.phrase import phrase
from duchy.core.reason import IllegalAction, NotationError, OptionError, PositionError, Reason, RecordError, Refusal


def test_a_field_is_its_value() -> None:
    assert "hex 17 is a 4" == phrase("hex {hex} is a {number}", {"hex": 17, "number": 4})


@pytest.mark.parametrize(("count", "words"), [(0, "no workers"), (1, "1 worker"), (2, "2 workers")])
def test_a_count_of_things_is_in_the_right_number(count: int, words: str) -> None:
    assert words == phrase("{have|worker}", {"have": count})


@pytest.mark.parametrize(("count", "words"), [(0, "no silver"), (1, "1 silver"), (2, "2 silver")])
def test_silver_has_no_plural(count: int, words: str) -> None:
    assert words == phrase("{have|silver}", {"have": count})


def test_a_list_is_a_row_of_its_items_or_their_count() -> None:
    assert "1, 2; 2 dice? 2 tiles" == phrase("{row}; 2 dice? {row|tile}", {"row": [1, 2]})
    assert "(); no tiles" == phrase("({row}); {row|tile}", {"row": []})


@pytest.mark.parametrize(("workers", "words"), [(0, "2 silver"), (1, "2 silver and 1 worker")])
def test_what_is_nothing_is_not_said(workers: int, words: str) -> None:
    assert words == phrase("2 silver[ and {workers|worker}]", {"workers": workers})


@pytest.mark.parametrize(("goods", "words"), [([], "loads nothing"), ([1, 4], "loads goods 1, 4")])
def test_something_else_may_be_said_instead(goods: list[int], words: str) -> None:
    assert words == phrase("loads [goods {goods}|nothing]", {"goods": goods})


def test_a_value_that_is_missing_is_a_mistake_of_ours() -> None:
    with pytest.raises(KeyError):
        phrase("{missing}", {})


def test_values_are_not_filled_in_twice() -> None:
    assert "{b}" == phrase("{a}", {"a": "{b}", "b": 1})


def test_an_illegal_action_carries_its_reason_and_speaks_its_words() -> None:
    reason = Reason("die-used", "B3.1", {"die": 1}, "die 1 is already used")
    error = IllegalAction(reason)
    assert "die 1 is already used" == str(error)
    assert reason is error.reason


@pytest.mark.parametrize("error", [OptionError, NotationError, PositionError, RecordError, IllegalAction])
def test_every_error_is_a_refusal_and_a_value_error(error: type[Exception]) -> None:
    assert issubclass(error, Refusal)
    assert issubclass(Refusal, ValueError)


def test_reasons_are_equal_by_what_they_say_and_stay_as_they_are() -> None:
    reason = Reason("code", "B1", {"a": 1}, "words")
    assert reason == Reason("code", "B1", {"a": 1}, "words")
    assert reason != Reason("code", "B1", {"a": 2}, "words")
    with pytest.raises((FrozenInstanceError, AttributeError)):
        reason.code = "other"  # type: ignore[misc]

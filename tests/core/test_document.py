"""Documents: what is read, what is missing, and mistakes told with the way to the field."""

import re

import pytest

from duchy.core.document import Document, number_in, word_of
from duchy.core.reason import PositionError


def nested(content: object) -> Document:
    """Make a document two fields deep."""
    return Document({"table": {"seats": content}}).child("table").child("seats")


@pytest.mark.parametrize("content", [None, 1, "x", [], True])
def test_only_an_object_is_a_document(content: object) -> None:
    with pytest.raises(PositionError, match="the document: expected an object, got"):
        Document(content)


def test_a_part_that_is_no_object_is_named_with_the_way_to_it() -> None:
    with pytest.raises(PositionError, match=re.escape("table.seats: expected an object, got 5")):
        nested(5)


def test_what_is_missing_has_its_default() -> None:
    document = Document({})
    assert 4 == document.number("round", 1, 5, 4)
    assert [1, 2] == document.numbers("dice", 0, 6, [1, 2])
    assert [2, 1] == document.order("order", [2, 1])
    assert "A" == document.word("phase", "ABC", "A")
    assert document.flag("bought") is False
    assert ["x"] == document.items("tiles", ["x"])
    assert {} == document.child("depots").content
    assert not document.has("round")


def test_what_is_there_is_read() -> None:
    document = Document({"round": 5, "dice": [0, 6], "order": [1, 2], "phase": "C", "bought": True, "tiles": [3]})
    assert 5 == document.number("round", 1, 5, 4)
    assert [0, 6] == document.numbers("dice", 0, 6, [1, 2])
    assert [1, 2] == document.order("order", [2, 1])
    assert "C" == document.word("phase", "ABC", "A")
    assert document.flag("bought") is True
    assert [3] == document.items("tiles", [])
    document.finish()


@pytest.mark.parametrize("value", [None, "1", 1.0, True, [1]])
def test_a_number_is_a_number(value: object) -> None:
    with pytest.raises(PositionError, match=re.escape(f"table.seats.round: expected a number, got {value!r}")):
        nested({"round": value}).number("round", 1, 5, 1)


@pytest.mark.parametrize("value", [0, 6, -1, 1 << 70])
def test_a_number_has_its_bounds(value: int) -> None:
    with pytest.raises(PositionError, match=f"round: must be 1 to 5, got {value}"):
        Document({"round": value}).number("round", 1, 5, 1)


def test_a_wrong_number_in_a_list_is_counted() -> None:
    with pytest.raises(PositionError, match=re.escape("dice[1]: must be 0 to 6, got 7")):
        Document({"dice": [1, 7]}).numbers("dice", 0, 6, [0, 0])


@pytest.mark.parametrize("value", [[], [1], [1, 2, 3]])
def test_a_list_of_numbers_has_its_length(value: list[int]) -> None:
    with pytest.raises(PositionError, match=f"dice: expected 2 numbers, got {len(value)}"):
        Document({"dice": value}).numbers("dice", 0, 6, [0, 0])


@pytest.mark.parametrize("value", [None, 1, "ab", {}])
def test_a_list_is_a_list(value: object) -> None:
    with pytest.raises(PositionError, match="tiles: expected a list, got"):
        Document({"tiles": value}).items("tiles", [])


def test_an_order_names_every_seat_once() -> None:
    with pytest.raises(PositionError, match=re.escape("order: must list every seat from 1 to 2 once, got [1, 1]")):
        Document({"order": [1, 1]}).order("order", [1, 2])


@pytest.mark.parametrize("value", ["F", "", "AB", None, 1, ["A"]])
def test_a_word_is_one_of_the_words(value: object) -> None:
    with pytest.raises(PositionError, match=re.escape(f"phase: {value!r} is not one of A, B, C")):
        Document({"phase": value}).word("phase", ("A", "B", "C"), "A")


@pytest.mark.parametrize("value", [0, 1, "true", None])
def test_a_flag_is_true_or_false(value: object) -> None:
    with pytest.raises(PositionError, match="bought: expected true or false, got"):
        Document({"bought": value}).flag("bought")


def test_a_field_nobody_asked_for_is_refused_with_the_known_ones() -> None:
    document = nested({"round": 1, "rund": 2})
    document.number("round", 1, 5, 1)
    document.flag("bought")
    with pytest.raises(
        PositionError, match=re.escape("table.seats.rund: there is no such field; known: round, bought")
    ):
        document.finish()


def test_numbers_and_words_outside_a_document_name_their_place() -> None:
    with pytest.raises(PositionError, match="here: must be 1 to 2, got 3"):
        number_in(3, 1, 2, "here")
    with pytest.raises(PositionError, match="here: 'c' is not one of a, b"):
        word_of("c", ("a", "b"), "here")


def test_a_mistake_has_a_code_with_its_values_and_the_field() -> None:
    with pytest.raises(PositionError) as found:
        Document({"round": 9}, "table").number("round", 1, 5, 1)
    assert "table.round" == found.value.field
    assert found.value.reason is not None
    assert ("range", "table.round: must be 1 to 5, got 9") == (found.value.reason.code, found.value.reason.words)
    assert {"field": "table.round", "low": 1, "high": 5} == found.value.reason.values


def test_a_mistake_without_a_code_has_no_reason() -> None:
    error = PositionError("deck: too few")
    assert ("deck", None) == (error.field, error.reason)

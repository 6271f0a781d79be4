"""Fingerprints and changes: the page's tests have the same document with the same fingerprint."""

from typing import Any

import pytest

from duchy.server.wire.marks import MODULUS, changed, mark_of

DOCUMENT: dict[str, dict[str, Any]] = {
    "table": {"seats": [{"name": "Zoë Ж"}, {"name": "Bo"}], "ply": 3, "over": False, "seed": None},
    "view": {"tiles": ["a", "", "b"], "none": [], "counts": {"farm": 2}},
}
MARK = 1216904668


def test_a_fingerprint_depends_on_every_part_and_its_place() -> None:
    assert MARK == mark_of(DOCUMENT)
    others: list[Any] = [
        DOCUMENT | {"view": {**DOCUMENT["view"], "none": {}}},
        DOCUMENT | {"view": {**DOCUMENT["view"], "tiles": ["", "a", "b"]}},
        DOCUMENT | {"table": {**DOCUMENT["table"], "ply": "3"}},
        DOCUMENT | {"table": {**DOCUMENT["table"], "over": 0}},
        DOCUMENT | {"table": {**DOCUMENT["table"], "seed": "null"}},
    ]
    assert len({MARK, *map(mark_of, others)}) == 1 + len(others)


@pytest.mark.parametrize(
    ("before", "change", "after"),
    [
        ({"a": 1}, {"a": [2]}, {"a": 2}),
        ({"a": 1, "b": [1]}, {"a": [], "c": [{"d": None}]}, {"b": [1], "c": {"d": None}}),
        (["a", "b"], {"0": ["c"], "2": ["d"], "3": [["e"]]}, ["c", "b", "d", ["e"]]),
        ([{"a": 1}, {"a": 2}, {"a": 3}], {"0": {"a": [5]}, "1": []}, [{"a": 5}]),
        ([1, 2], [{"a": "b"}], {"a": "b"}),
        ({"a": ["x"]}, {"a": {"0": []}}, {"a": []}),
    ],
)
def test_a_change_leads_to_a_value_and_moves_the_fingerprint(before: Any, change: Any, after: Any) -> None:  # noqa: ANN401
    value, moved = changed(before, change)
    assert after == value
    assert mark_of(after) == mark_of(before) + moved & MODULUS


@pytest.mark.parametrize(
    ("value", "change"),
    [({"a": 1}, []), ([1], {"2": [1]}), (1, {"a": [1]}), ({"a": 1}, 5), ({"a": [1]}, {"a": {"x": [1]}})],
)
def test_a_change_that_does_not_fit_is_rejected(value: Any, change: Any) -> None:  # noqa: ANN401
    with pytest.raises((ValueError, TypeError)):
        changed(value, change)

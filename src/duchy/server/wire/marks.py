"""Fingerprints of JSON documents, and changes of them: how both ends of a wire keep the same document.

A change of a value is `[new]`, which replaces it; `[]`, with which a field, or an item of a list and all after it, is
gone; or an object with the changes of fields, or of items by index. New items follow in order.

The fingerprint of a document is a sum over its parts, modulo 2**32: for every scalar the CRC-32 of "path=value", and
for every list and object that of its path and length, as "path=[3]" or "path={3}". A path is every name and index on
the way, each after a "/"; a text has a quotation mark in front. So a change moves it by what was and what is in place.
"""

from typing import Any, Final
from zlib import crc32

MODULUS: Final = 0xFFFFFFFF
"""A sum is cut to 32 bits with this mask."""

STEPS: Final = tuple([b"/%d" % index for index in range(128)])
"""The steps of paths to the first items of lists."""
COUNTS: Final = tuple([b"=%d" % count for count in range(128)])
"""Small numbers as they are written, which most scalars are."""


def step_to(index: int) -> bytes:
    """Return the step of a path to an item of a list."""
    return STEPS[index] if 0 <= index < len(STEPS) else b"/%d" % index


def mark_of(value: Any) -> int:  # noqa: ANN401 - any JSON
    """Return the fingerprint of a document."""
    return parts_sum(value, 0) & MODULUS


def inside(at: int, name: str) -> int:
    """Return the CRC-32 of the path of a field or item, from that of what it is in; the root has 0.

    A CRC goes on from that of what comes before, so no path is ever written.
    """
    return crc32(b"/" + name.encode("utf-8", "replace"), at)


def parts_sum(value: Any, at: int) -> int:  # noqa: ANN401 - any JSON
    """Return the sum over the parts of a value at a path, given by its CRC-32; not cut yet."""
    if isinstance(value, list):
        total = crc32(b"=[%d]" % len(value), at)
        for index, item in enumerate(value):
            total += parts_sum(item, crc32(step_to(index), at))
        return total
    if isinstance(value, dict):
        total = crc32(b"={%d}" % len(value), at)
        for name, item in value.items():
            total += parts_sum(item, inside(at, name))
        return total
    return scalar_sum(value, at)


def scalar_sum(value: object, at: int) -> int:
    """Return the part of a scalar in a fingerprint."""
    if isinstance(value, str):
        return crc32(b'="' + value.encode("utf-8", "replace"), at)
    if isinstance(value, bool):
        return crc32(b"=true" if value else b"=false", at)
    if isinstance(value, int):
        return crc32(COUNTS[value] if 0 <= value < len(COUNTS) else b"=%d" % value, at)
    return crc32(b"=null" if value is None else f"={value}".encode(), at)


def changed(value: Any, change: Any, at: int = 0) -> tuple[Any, int]:  # noqa: ANN401 - any JSON
    """Return a value after a change, and by how much its fingerprint moves; the value itself stays as it is.

    Raises `ValueError` or `TypeError` if the change does not fit the value.
    """
    if isinstance(change, list):
        if len(change) != 1:
            raise ValueError(f"a change must be one new value, an object or [], got {len(change)} values")
        return change[0], parts_sum(change[0], at) - parts_sum(value, at)
    if not isinstance(change, dict) or not isinstance(value, list | dict):
        raise TypeError(f"only a list or an object has changes of its parts, got {value!r}")
    return changed_list(value, change, at) if isinstance(value, list) else changed_object(value, change, at)


def changed_list(value: list[Any], change: dict[str, Any], at: int) -> tuple[list[Any], int]:
    """Return a list after changes of its items."""
    after, moved = list(value), 0
    for name, inner in change.items():
        index, place = int(name), inside(at, name)
        if inner == []:
            moved -= sum(parts_sum(item, inside(at, str(gone))) for gone, item in enumerate(after[index:], start=index))
            del after[index:]
        elif index == len(after):
            after.append(inner[0])
            moved += parts_sum(inner[0], place)
        elif index < len(after):
            after[index], by = changed(after[index], inner, place)
            moved += by
        else:
            raise ValueError(f"item {name} does not follow the last of {len(after)}")
    return after, moved + resized(b"=[%d]", at, len(value), len(after))


def changed_object(value: dict[str, Any], change: dict[str, Any], at: int) -> tuple[dict[str, Any], int]:
    """Return an object after changes of its fields."""
    after, moved = dict(value), 0
    for name, inner in change.items():
        place = inside(at, name)
        if inner == []:
            moved -= parts_sum(after.pop(name, None), place)
        elif name in after:
            after[name], by = changed(after[name], inner, place)
            moved += by
        else:
            after[name] = inner[0]
            moved += parts_sum(inner[0], place)
    return after, moved + resized(b"={%d}", at, len(value), len(after))


def resized(form: bytes, at: int, before: int, after: int) -> int:
    """Return by how much a fingerprint moves when the length of a list or object changes."""
    return 0 if before == after else crc32(form % after, at) - crc32(form % before, at)

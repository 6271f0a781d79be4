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


def mark_of(value: Any, path: str = "") -> int:  # noqa: ANN401 - any JSON
    """Return the fingerprint of a document, or of a part of one at a path."""
    return parts_sum(value, path) & MODULUS


def parts_sum(value: Any, path: str) -> int:  # noqa: ANN401 - any JSON
    """Return the sum over the parts of a value, not cut yet."""
    if isinstance(value, list):
        total = crc32(f"{path}=[{len(value)}]".encode())
        for index, item in enumerate(value):
            total += parts_sum(item, f"{path}/{index}")
        return total
    if isinstance(value, dict):
        total = crc32(f"{path}={{{len(value)}}}".encode())
        for name, item in value.items():
            total += parts_sum(item, f"{path}/{name}")
        return total
    return scalar_sum(value, path)


def scalar_sum(value: object, path: str) -> int:
    """Return the part of a scalar in a fingerprint."""
    kind = type(value)
    if kind is str:
        text = f'{path}="{value}'
    elif kind is int:
        text = f"{path}={value}"
    elif value is None:
        text = f"{path}=null"
    else:
        text = f"{path}={'true' if value else 'false'}" if kind is bool else f"{path}={value}"
    return crc32(text.encode("utf-8", "replace"))


def changed(value: Any, change: Any, path: str = "") -> tuple[Any, int]:  # noqa: ANN401 - any JSON
    """Return a value after a change, and by how much its fingerprint moves; the value itself stays as it is.

    Raises `ValueError` or `TypeError` if the change does not fit the value.
    """
    if isinstance(change, list):
        if len(change) != 1:
            raise ValueError(f"{path or 'the document'} cannot be removed")
        return change[0], parts_sum(change[0], path) - parts_sum(value, path)
    if not isinstance(change, dict) or not isinstance(value, list | dict):
        raise TypeError(f"{path or 'the document'} does not fit its change")
    return changed_list(value, change, path) if isinstance(value, list) else changed_object(value, change, path)


def changed_list(value: list[Any], change: dict[str, Any], path: str) -> tuple[list[Any], int]:
    """Return a list after changes of its items."""
    after, moved = list(value), 0
    for name, inner in change.items():
        index = int(name)
        if inner == []:
            moved -= sum(parts_sum(item, f"{path}/{at}") for at, item in enumerate(after[index:], start=index))
            del after[index:]
        elif index == len(after):
            after.append(inner[0])
            moved += parts_sum(inner[0], f"{path}/{name}")
        elif index < len(after):
            after[index], by = changed(after[index], inner, f"{path}/{name}")
            moved += by
        else:
            raise ValueError(f"{path}/{name} does not follow the last item")
    return after, moved + resized(f"{path}=[", "]", len(value), len(after))


def changed_object(value: dict[str, Any], change: dict[str, Any], path: str) -> tuple[dict[str, Any], int]:
    """Return an object after changes of its fields."""
    after, moved = dict(value), 0
    for name, inner in change.items():
        inside = f"{path}/{name}"
        if inner == []:
            moved -= parts_sum(after.pop(name, None), inside)
        elif name in after:
            after[name], by = changed(after[name], inner, inside)
            moved += by
        else:
            after[name] = inner[0]
            moved += parts_sum(inner[0], inside)
    return after, moved + resized(f"{path}={{", "}", len(value), len(after))


def resized(head: str, tail: str, before: int, after: int) -> int:
    """Return by how much a fingerprint moves when the length of a list or object changes."""
    if before == after:
        return 0
    return crc32(f"{head}{after}{tail}".encode()) - crc32(f"{head}{before}{tail}".encode())

"""Vectors of numbers: copying in place and comparing. For compiled code only: Python passes no vec."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from duchy.core.buffer import BLANK

STEP: Final = 8
"""Extra capacity added when a vector grows."""

MOST: Final = 36
MANY: Final = 32
SOME: Final = 12
MANY_BYTES: Final = 120
"""Block sizes for copying: with a fixed number of items the compiler can omit bounds checks.

The compiler cannot infer the lengths of both vectors from a third number, so they are checked again.
"""


def overwrite(room: vec[i64], source: vec[i64]) -> vec[i64]:
    """Copy a vector over another of the same length and return that one; return a new copy if the lengths differ."""
    if len(room) != len(source):
        return source[:]
    place: i64 = 0
    for number in source:
        room[place] = number
        place += 1  # noqa: SIM113  (enumerate is not compiled as well)
    return room


def overwrite_prefix(room: vec[i64], source: vec[i64], length: i64) -> vec[i64]:
    """Copy the start of a vector over that of another; the rest of both must be the same."""
    if length > len(room) or length > len(source):
        return source[:]
    begun: i64 = 0
    if length >= MOST and len(room) >= MOST and len(source) >= MOST:
        for place in range(i64(MOST)):
            room[place] = source[place]
        begun = MOST
    elif length >= MANY and len(room) >= MANY and len(source) >= MANY:
        for place in range(i64(MANY)):
            room[place] = source[place]
        begun = MANY
    elif length >= SOME and len(room) >= SOME and len(source) >= SOME:
        for place in range(i64(SOME)):
            room[place] = source[place]
        begun = SOME
    for place in range(begun, length):
        room[place] = source[place]
    return room


def overwrite_bytes(room: vec[u8], source: vec[u8], length: i64) -> vec[u8]:
    """Copy the start of a byte vector over that of another, as `overwrite_prefix` does."""
    if length > len(room) or length > len(source):
        return source[:]
    begun: i64 = 0
    if length >= MANY_BYTES and len(room) >= MANY_BYTES and len(source) >= MANY_BYTES:
        for place in range(i64(MANY_BYTES)):
            room[place] = source[place]
        begun = MANY_BYTES
    for place in range(begun, length):
        room[place] = source[place]
    return room


def overwrite_used(room: vec[i64], used: i64, source: vec[i64], length: i64) -> vec[i64]:
    """Copy a vector's used prefix over another and zero the rest of what was used there."""
    if length > len(room) or length > len(source) or used > len(room):
        return source[:]
    for place in range(length):
        room[place] = source[place]
    for place in range(length, used):
        room[place] = 0
    return room


def fill_up_to(room: vec[i64], length: i64, number: i64) -> None:
    """Fill the start of a vector with one number."""
    if length > len(room):
        raise IndexError(f"{length} of {len(room)}")
    begun: i64 = 0
    if length >= MANY and len(room) >= MANY:
        for place in range(i64(MANY)):
            room[place] = number
        begun = MANY
    for place in range(begun, length):
        room[place] = number


def ensure_room(room: vec[i64], place: i64) -> vec[i64]:
    """Return a vector that has the given index: the same one, or a longer one padded with zeros."""
    if place < len(room):
        return room
    longer = BLANK[: place + STEP]
    for index in range(i64(len(room))):
        longer[index] = room[index]
    return longer


def equal(one: vec[i64], other: vec[i64]) -> bool:
    """Return whether two vectors hold the same numbers."""
    length = len(one)
    if len(other) != length:
        return False
    for index in range(length):
        if one[index] != other[index]:
            return False
    return True


def equal_bytes(one: vec[u8], other: vec[u8]) -> bool:
    """Return whether two byte vectors of the same length hold the same bytes."""
    for index in range(i64(len(one))):
        if one[index] != other[index]:
            return False
    return True


def equal_prefix(one: vec[i64], other: vec[i64], length: i64) -> bool:
    """Return whether two vectors, both at least `length` long, start with the same numbers."""
    begun: i64 = 0
    if length >= MANY and len(one) >= MANY and len(other) >= MANY:
        difference: i64 = 0
        for index in range(i64(MANY)):
            difference |= one[index] ^ other[index]
        if difference:
            return False
        begun = MANY
    for index in range(begun, length):
        if one[index] != other[index]:
            return False
    return True


def same_members(one: vec[i64], other: vec[i64]) -> bool:
    """Return whether two short vectors hold the same numbers, in any order."""
    length = len(one)
    if len(other) != length:
        return False
    for index in range(length):
        number = one[index]
        difference: i64 = 0
        for place in range(length):
            if one[place] == number:
                difference += 1
            if other[place] == number:
                difference -= 1
        if difference:
            return False
    return True

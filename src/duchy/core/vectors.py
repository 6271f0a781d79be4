"""Vectors of numbers: copied into room that is there, and compared. For compiled code: Python hands over no vec."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from duchy.core.buffer import BLANK

STEP: Final = 8
"""By so many numbers a vector grows beyond the one that it had no room for."""

MOST: Final = 36
MANY: Final = 32
SOME: Final = 12
MANY_BYTES: Final = 120
"""So many numbers are copied at once: where it knows how many they are, the compiler need not look at every place.

It does not see that two vectors are as long as a third number says, so they are asked again.
"""


def overwrite(room: vec[i64], source: vec[i64]) -> vec[i64]:
    """Write a vector over another one of its length and give that back; one of another length gets room of its own."""
    if len(room) != len(source):
        return source[:]
    place: i64 = 0
    for number in source:
        room[place] = number
        place += 1  # noqa: SIM113  (enumerate is not compiled as well)
    return room


def overwrite_prefix(room: vec[i64], source: vec[i64], length: i64) -> vec[i64]:
    """Write the beginning of a vector over that of another one, where the rest of both is known to be the same."""
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
    """Write a vector of bytes over another one, as `overwrite_prefix` does."""
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
    """Write the beginning of a vector, after which it has noughts, over another one, of which so much was used."""
    if length > len(room) or length > len(source) or used > len(room):
        return source[:]
    for place in range(length):
        room[place] = source[place]
    for place in range(length, used):
        room[place] = 0
    return room


def fill_up_to(room: vec[i64], length: i64, number: i64) -> None:
    """Write one number all over the beginning of a vector."""
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
    """Give a vector with room for a place: the same, or a longer one, with noughts after what it holds."""
    if place < len(room):
        return room
    longer = BLANK[: place + STEP]
    for index in range(i64(len(room))):
        longer[index] = room[index]
    return longer


def equal(one: vec[i64], other: vec[i64]) -> bool:
    """Say whether two vectors hold the same numbers."""
    length = len(one)
    if len(other) != length:
        return False
    for index in range(length):
        if one[index] != other[index]:
            return False
    return True


def equal_bytes(one: vec[u8], other: vec[u8]) -> bool:
    """Say whether two vectors of bytes, as long as each other, hold the same."""
    for index in range(i64(len(one))):
        if one[index] != other[index]:
            return False
    return True


def equal_prefix(one: vec[i64], other: vec[i64], length: i64) -> bool:
    """Say whether two vectors begin with the same numbers; they have room for so many."""
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
    """Say whether two short vectors hold the same numbers, in whatever order."""
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

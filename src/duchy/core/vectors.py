"""Vectors of numbers: copied into room that is there, and compared. For compiled code: Python hands over no vec."""

from librt.vecs import vec
from mypy_extensions import i64


def written(room: vec[i64], source: vec[i64]) -> vec[i64]:
    """Write a vector over another one of its length and give that back; one of another length gets room of its own."""
    if len(room) != len(source):
        return source[:]
    place: i64 = 0
    for number in source:
        room[place] = number
        place += 1  # noqa: SIM113  (enumerate is not compiled as well)
    return room


def written_up_to(room: vec[i64], source: vec[i64], length: i64) -> vec[i64]:
    """Write the beginning of a vector over that of another one, where the rest of both is known to be the same."""
    if len(room) != len(source):
        return source[:]
    for place in range(length):
        room[place] = source[place]
    return room


def alike(one: vec[i64], other: vec[i64]) -> bool:
    """Say whether two vectors hold the same numbers."""
    length = len(one)
    if len(other) != length:
        return False
    for index in range(length):
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

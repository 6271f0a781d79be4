"""Lessons in a file: a line that says what was played, then the lessons, each after its number, length and check.

Lessons are only ever added. Whoever is killed in the middle of one leaves a piece of it: that is cut off.
"""

import json
import struct
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from duchy.core.reason import Refusal

LABEL: Final = struct.Struct("<III")


class Archive:
    """A file that lessons are added to."""

    def __init__(self, path: Path, head: Mapping[str, object]) -> None:
        """Begin a file, or go on with one; raises `Refusal` if it was begun with something else."""
        self.path = path
        first = json.dumps(dict(head)).encode() + b"\n"
        try:
            there = path.read_bytes() if path.exists() else b""
            if there and not there.startswith(first) and not first.startswith(there):
                line = there.partition(b"\n")[0].decode(errors="replace")
                raise Refusal(f"{path} was begun with {line[:200]}, and here is {first.decode().strip()}: name another")
            self.numbers: set[int] = set()
            size = 0 if len(there) < len(first) else len(first)
            for number, lesson in pieces(there, size):
                self.numbers.add(number)
                size += LABEL.size + len(lesson)
            self.file = path.open("ab")
            self.file.truncate(size)
            self.file.write(b"" if size else first)
            self.file.flush()
        except OSError as error:
            raise Refusal(f"{path} cannot hold lessons: {error.strerror}") from error

    def add(self, number: int, lesson: bytes) -> None:
        """Write a lesson down, with the number of its game; it is in the file when this returns."""
        self.file.write(LABEL.pack(number, len(lesson), zlib.crc32(lesson)) + lesson)
        self.file.flush()
        self.numbers.add(number)

    def __enter__(self) -> Self:
        """Be used for a while."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the file."""
        self.file.close()


def pieces(data: bytes, place: int) -> Iterator[tuple[int, bytes]]:
    """Give one lesson after the other with its number, as long as they are whole."""
    while place > 0 and place + LABEL.size <= len(data):
        number, length, check = LABEL.unpack_from(data, place)
        place += LABEL.size
        lesson = data[place : place + length]
        if len(lesson) < length or zlib.crc32(lesson) != check:
            return
        yield number, lesson
        place += length


def lessons_in(path: Path) -> Iterator[bytes]:
    """Read the lessons of a file."""
    data = path.read_bytes()
    for _, lesson in pieces(data, data.find(b"\n") + 1):
        yield lesson

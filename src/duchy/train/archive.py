"""Transcripts in a file: a header line, then the transcripts, each preceded by its number, length and checksum.

Transcripts are only ever appended. A process killed while writing leaves a truncated one, which is cut off.
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
    """A file to which transcripts are appended."""

    def __init__(self, path: Path, head: Mapping[str, object]) -> None:
        """Start a file or resume one; raises `Refusal` if it was started with other settings."""
        self.path = path
        first = json.dumps(dict(head)).encode() + b"\n"
        try:
            there = path.read_bytes() if path.exists() else b""
            if there and not there.startswith(first) and not first.startswith(there):
                line = there.partition(b"\n")[0].decode(errors="replace")
                raise Refusal(f"{path} was started with {line[:200]}, not with {first.decode().strip()}: name another")
            self.numbers: set[int] = set()
            size = 0 if len(there) < len(first) else len(first)
            for number, transcript in pieces(there, size):
                self.numbers.add(number)
                size += LABEL.size + len(transcript)
            self.file = path.open("ab")
            self.file.truncate(size)
            self.file.write(b"" if size else first)
            self.file.flush()
        except OSError as error:
            raise Refusal(f"{path} cannot hold transcripts: {error.strerror}") from error

    def add(self, number: int, transcript: bytes) -> None:
        """Append a transcript with the number of its game; it is in the file when this returns."""
        self.file.write(LABEL.pack(number, len(transcript), zlib.crc32(transcript)) + transcript)
        self.file.flush()
        self.numbers.add(number)

    def __enter__(self) -> Self:
        """Enter the context."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the file."""
        self.file.close()


def pieces(data: bytes, place: int) -> Iterator[tuple[int, bytes]]:
    """Yield each transcript with its number, up to the first damaged one."""
    while place > 0 and place + LABEL.size <= len(data):
        number, length, check = LABEL.unpack_from(data, place)
        place += LABEL.size
        transcript = data[place : place + length]
        if len(transcript) < length or zlib.crc32(transcript) != check:
            return
        yield number, transcript
        place += length


def lessons_in(path: Path) -> Iterator[bytes]:
    """Read the transcripts of a file."""
    data = path.read_bytes()
    for _, transcript in pieces(data, data.find(b"\n") + 1):
        yield transcript

"""A canvas: shapes are filled in colours with smooth edges, and all of it becomes a PNG. Nothing but this language."""

import struct
import zlib
from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise
from math import floor
from typing import Final

from duchy.picture.path import Line

FINE: Final = 4
"""Lines within a row of dots: so smooth are slanting edges."""
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
Run = tuple[int, int, int, float]
"""A row, the first dot in it, the dot after the last, and how much of each is covered."""


def covered(shape: Sequence[Line]) -> list[Run]:
    """Find what a shape covers: whatever its lines go round, by however many of them."""
    crossings: defaultdict[int, list[tuple[float, int]]] = defaultdict(list)
    for line in shape:
        for (x, y), (a, b) in pairwise(line):
            way = 1 if y < b else -1
            (x1, y1), (x2, y2) = ((x, y), (a, b)) if way == 1 else ((a, b), (x, y))
            first, last = floor(y1 * FINE + 0.5), floor(y2 * FINE + 0.5)
            if first == last:
                continue
            slope = (x2 - x1) / (y2 - y1)
            at = x1 + ((first + 0.5) / FINE - y1) * slope
            for fine in range(first, last):
                crossings[fine].append((at, way))
                at += slope / FINE
    rows: defaultdict[int, defaultdict[int, float]] = defaultdict(lambda: defaultdict(float))
    for fine, found in crossings.items():
        row = rows[fine // FINE]
        found.sort()
        winding = 0
        for at, way in found:
            before, winding = winding, winding + way
            if before == 0 or winding == 0:
                weight = (1.0 if before == 0 else -1.0) / FINE
                dot = floor(at)
                part = at - dot
                row[dot] += weight * (1 - part)
                row[dot + 1] += weight * part
    return [run for y in sorted(rows) for run in runs(y, rows[y])]


def runs(y: int, changes: dict[int, float]) -> list[Run]:
    """Give the runs of dots in a row between which the cover changes."""
    found: list[Run] = []
    cover, before = 0.0, 0
    for x in sorted(changes):
        if cover > 0.004 and x > before:
            found.append((y, before, x, min(cover, 1.0)))
        cover += changes[x]
        before = x
    return found


def colour(text: str) -> bytes:
    """Read a colour as in CSS: #rrggbb."""
    return bytes.fromhex(text.removeprefix("#"))


class Canvas:
    """Dots in rows, each of three bytes."""

    def __init__(self, wide: int, high: int, ground: str) -> None:
        """Begin in one colour."""
        self.wide = wide
        self.high = high
        self.dots = bytearray(colour(ground) * (wide * high))

    def fill(self, shape: Sequence[Line], ink: str, strength: float = 1.0) -> None:
        """Fill a shape."""
        self.stamp(covered(shape), ink, strength=strength)

    def stamp(self, mask: Sequence[Run], ink: str, right: int = 0, down: int = 0, strength: float = 1.0) -> None:
        """Fill what is covered, so many dots further; what lies beside the canvas is left out."""
        paint, dots, wide = colour(ink), self.dots, self.wide
        red, green, blue = paint
        for row, begin, end, cover in mask:
            y = row + down
            if not 0 <= y < self.high:
                continue
            first, last = max(begin + right, 0), min(end + right, wide)
            if first >= last:
                continue
            share = cover * strength
            at, stop = (y * wide + first) * 3, (y * wide + last) * 3
            if share > 0.996:
                dots[at:stop] = paint * (last - first)
                continue
            left = 1 - share
            for dot in range(at, stop, 3):
                dots[dot] = int(dots[dot] * left + red * share + 0.5)
                dots[dot + 1] = int(dots[dot + 1] * left + green * share + 0.5)
                dots[dot + 2] = int(dots[dot + 2] * left + blue * share + 0.5)

    def png(self) -> bytes:
        """Write the picture as a PNG."""
        row = self.wide * 3
        raw = b"".join(b"\0" + self.dots[y * row : (y + 1) * row] for y in range(self.high))
        head = struct.pack(">IIBBBBB", self.wide, self.high, 8, 2, 0, 0, 0)
        return SIGNATURE + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(raw, 6)) + chunk(b"IEND", b"")


def chunk(kind: bytes, data: bytes) -> bytes:
    """Write a part of a PNG."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

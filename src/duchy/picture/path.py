"""Paths: written as in SVG, with absolute letters and E for an ellipse, and made of straight lines here."""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

Point = tuple[float, float]
Line = tuple[Point, ...]
"""Points that are joined one after the other."""
STEPS: Final = 8
"""Straight pieces of a curve."""
ROUND: Final = 20
"""Corners of a circle."""
SHARP: Final = 0.7
"""The cosine of the turn from which on a corner is one."""


def numbers(words: Iterator[str], count: int) -> list[float]:
    """Read so many numbers."""
    return [float(next(words)) for _ in range(count)]


@lru_cache(maxsize=512)
def lines(text: str) -> tuple[Line, ...]:
    """Read a path: M, L, H, V, Q, C, Z as in SVG; E has a centre and two radii. One line for each M and E."""
    words = iter(text.split())
    found: list[list[Point]] = []
    for word in words:
        if word == "E":
            x, y, across, down = numbers(words, 4)
            found.append(ellipse(x, y, across, down))
            continue
        if word == "M":
            x, y = numbers(words, 2)
            found.append([(x, y)])
            continue
        line = found[-1]
        here = line[-1]
        if word == "L":
            x, y = numbers(words, 2)
            line.append((x, y))
        elif word == "H":
            line.append((numbers(words, 1)[0], here[1]))
        elif word == "V":
            line.append((here[0], numbers(words, 1)[0]))
        elif word == "Q":
            a, b, x, y = numbers(words, 4)
            line += curve(here, third(here, (a, b)), third((x, y), (a, b)), (x, y))
        elif word == "C":
            a, b, c, d, x, y = numbers(words, 6)
            line += curve(here, (a, b), (c, d), (x, y))
        elif word == "Z":
            line.append(line[0])
        else:
            raise ValueError(f"{word!r} is no letter of a path: M, L, H, V, Q, C, Z or E")
    return tuple(tuple(line) for line in found)


def third(end: Point, bend: Point) -> Point:
    """Give the point that pulls a curve from one end on if one bend is all that it has."""
    return (end[0] + 2 * bend[0]) / 3, (end[1] + 2 * bend[1]) / 3


def curve(start: Point, one: Point, other: Point, end: Point) -> list[Point]:
    """Make a curve of straight pieces; the point that it begins with is left out."""
    found: list[Point] = []
    for step in range(1, STEPS + 1):
        t = step / STEPS
        u = 1 - t
        weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        parts = tuple(zip(weights, (start, one, other, end), strict=True))
        found.append((sum(w * p[0] for w, p in parts), sum(w * p[1] for w, p in parts)))
    return found


def ellipse(x: float, y: float, across: float, down: float, corners: int = ROUND) -> list[Point]:
    """Give an ellipse, closed."""
    turns = [2 * math.pi * step / corners for step in range(corners)]
    found = [(x + across * math.cos(turn), y + down * math.sin(turn)) for turn in turns]
    return [*found, found[0]]


def moved(shape: Sequence[Line], scale: float, x: float = 0.0, y: float = 0.0) -> list[Line]:
    """Make a shape larger and put it somewhere."""
    return [tuple((x + scale * a, y + scale * b) for a, b in line) for line in shape]


def stroked(shape: Sequence[Line], pen: float) -> list[Line]:
    """Give the outlines of lines that are drawn with a round pen: all run the same way round, so that they unite."""
    half = pen / 2
    found: list[Line] = []
    for line in shape:
        for piece in smooth(line):
            found += [tuple(ellipse(x, y, half, half, 12)) for x, y in {piece[0], piece[-1]}]
            if len(piece) > 1:
                found.append(strip(piece, half))
    return found


def smooth(line: Line) -> list[list[Point]]:
    """Break a line where it turns sharply."""
    found = [[line[0]]]
    for before, point in pairwise(line):
        if point == before:
            continue
        piece = found[-1]
        if len(piece) > 1:
            (a, b), (c, d) = normal(piece[-2], before), normal(before, point)
            if a * c + b * d < SHARP:
                piece = [before]
                found.append(piece)
        piece.append(point)
    return found


def normal(start: Point, end: Point) -> Point:
    """Give the direction to the side of a straight piece."""
    across, down = end[0] - start[0], end[1] - start[1]
    length = math.hypot(across, down)
    return down / length, -across / length


def strip(piece: Sequence[Point], half: float) -> Line:
    """Go along both sides of a smooth line."""
    sides = [normal(start, end) for start, end in pairwise(piece)]
    left: list[Point] = []
    right: list[Point] = []
    for (x, y), (a, b), (c, d) in zip(piece, [sides[0], *sides], [*sides, sides[-1]], strict=True):
        dx, dy = a + c, b + d
        share = 2 * half / (dx * dx + dy * dy)
        left.append((x + dx * share, y + dy * share))
        right.append((x - dx * share, y - dy * share))
    return (*left, *reversed(right), left[0])


def hexagon(x: float, y: float, radius: float) -> list[Line]:
    """Give a hexagon that stands on a corner."""
    turns = [math.pi / 3 * step + math.pi / 6 for step in range(6)]
    found = [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]
    return [(*found, found[0])]


def box(x: float, y: float, wide: float, high: float, corner: float = 0.0) -> list[Line]:
    """Give a rectangle, with round corners if they are to be round."""
    if not corner:
        return [((x, y), (x + wide, y), (x + wide, y + high), (x, y + high), (x, y))]
    centres = (
        (x + wide - corner, y + high - corner),
        (x + corner, y + high - corner),
        (x + corner, y + corner),
        (x + wide - corner, y + corner),
    )
    found: list[Point] = []
    for quarter, (a, b) in enumerate(centres):
        turns = [math.pi / 2 * (quarter + step / 6) for step in range(7)]
        found += [(a + corner * math.cos(turn), b + corner * math.sin(turn)) for turn in turns]
    return [(*found, found[0])]

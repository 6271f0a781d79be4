"""Words on a canvas: measured, shortened to the place there is, written with a pen."""

import unicodedata
from functools import lru_cache
from typing import Final

from duchy.picture.canvas import Canvas, Run, covered
from duchy.picture.letters import LETTERS, LIKE
from duchy.picture.path import lines, moved, stroked

SMALL: Final = 0.78
"""How high a small capital is."""
APART: Final = 0.27
BLANK: Final = 0.42
"""Between letters, and between words, by the height of a capital."""
WEIGHT: Final = 0.115
"""How thick the pen is."""
SHORTENED: Final = "\u2026"
Sign = tuple[str, bool]
"""A letter that can be drawn, and whether it is small."""


def signs(text: str) -> list[Sign]:
    """Give what can be drawn of a text: accents that are no letters of their own, and other writings, are left out."""
    found: list[Sign] = []
    for letter in text:
        if letter.isspace():
            found.append((" ", False))
            continue
        for capital in letter.upper():
            small = capital != letter
            known = capital if capital in LETTERS else LIKE.get(capital)
            if known is None:
                plain = unicodedata.normalize("NFD", capital)[0]
                known = plain if plain in LETTERS else LIKE.get(plain, "")
            found += [(one, small) for one in known]
    while found and found[-1][0] == " ":
        found.pop()
    return found


@lru_cache(maxsize=256)
def width(letter: str) -> float:
    """Say how wide a letter is that is ten high."""
    return max(x for line in lines(LETTERS[letter]) for x, _ in line)


def advance(sign: Sign, size: float) -> float:
    """Say how far it is from a letter to the next."""
    letter, small = sign
    if letter == " ":
        return BLANK * size
    high = size * (SMALL if small else 1)
    return width(letter) * high / 10 + APART * size


def measured(text: str, size: float) -> float:
    """Say how long a text is."""
    found = signs(text)
    return sum(advance(sign, size) for sign in found) - (APART * size if found else 0)


def shortened(text: str, size: float, room: float) -> str:
    """Give as much of a text as there is room for."""
    if measured(text, size) <= room:
        return text
    while text and measured(text + SHORTENED, size) > room:
        text = text[:-1]
    return text.rstrip() + SHORTENED


@lru_cache(maxsize=512)
def mask(letter: str, high: float, pen: float) -> list[Run]:
    """Draw a letter once for all times that it is written so large."""
    return covered(stroked(moved(lines(LETTERS[letter]), high / 10), pen))


def write(
    canvas: Canvas, text: str, x: float, y: float, size: float, ink: str, align: float = 0.0, weight: float = WEIGHT
) -> None:
    """Write a text whose capitals stand on `y`; align 0 begins at `x`, 0.5 has its middle there, 1 ends there."""
    at = x - measured(text, size) * align
    for sign in signs(text):
        letter, small = sign
        if letter != " ":
            high = size * (SMALL if small else 1)
            pen = size * weight * (0.92 if small else 1)
            canvas.stamp(mask(letter, round(high, 2), round(pen, 2)), ink, round(at), round(y - high))
        at += advance(sign, size)

"""Text in pictures: cleaned for XML, measured by estimate, and shortened to the available width."""

import unicodedata
from typing import Final

ELLIPSIS: Final = "\u2026"
JOINER: Final = "\u200d"
UNREADABLE: Final = "\ufffd"
"""The sign drawn for a character that no font can have."""
NARROW: Final = frozenset("fijlrtI.,:;'\u2019\u00b7!|()[]/- \u0456\u0457\u0406\u0407")
WIDE: Final = frozenset("mwMW@%\u2026\u2014\u0436\u0448\u0449\u044e\u0444\u044b\u0416\u0428\u0429\u042e\u0424\u042b")
"""Letters that are clearly narrower or wider than others of their kind, Latin and Cyrillic."""


def clean(text: str) -> str:
    """Return a text that XML can carry: white space becomes a space, an unprintable character a visible sign."""
    return "".join(
        " " if letter.isspace() else letter if letter.isprintable() or letter == JOINER else UNREADABLE
        for letter in text
    )


def width_of(letter: str) -> float:
    """Estimate the width of a letter in ems; the true one is known only to the font that has it."""
    if letter == JOINER or unicodedata.category(letter) in {"Mn", "Me"}:
        return 0.0
    if unicodedata.east_asian_width(letter) in {"W", "F"}:
        return 1.0
    if letter in NARROW:
        return 0.32
    if letter in WIDE:
        return 0.86
    return 0.65 if letter.isupper() else 0.54


def measure(text: str, size: float) -> float:
    """Estimate the width of a text in pixels; it is a little too large rather than too small."""
    return sum(map(width_of, text)) * size


def shorten(text: str, size: float, room: float) -> str:
    """Return as much of a text as fits into the room, with an ellipsis if anything is missing."""
    if measure(text, size) <= room:
        return text
    while text and measure(text + ELLIPSIS, size) > room:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS

"""Texts of people for others to read: names and chat, without invisible or text-reversing characters."""

import unicodedata
from typing import Final

GONE: Final = {"Cc", "Cf", "Cs", "Co", "Cn"}
"""Control and format characters (including text direction), surrogates, private-use and unassigned ones."""
JOINER, PICTURE = "\u200d", "\ufe0f"
"""The zero-width joiner and the emoji variation selector: allowed only after emoji."""
BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u2800\u3164\uffa0")
"""Letters that look like nothing at all."""
MARKS: Final = {"Mn", "Me"}
MOST_MARKS: Final = 3
"""The maximum number of accents on one letter; more would cover the lines around."""


def in_line(text: str) -> str:
    """Return a text in one line, with single spaces and composed letters."""
    return unicodedata.normalize("NFC", " ".join(text.split()))


def tidy(text: str) -> str:
    """Return a text in one line, with visible characters only."""
    kept: list[str] = []
    marks = 0
    for letter in in_line(text):
        kind = unicodedata.category(letter)
        before = unicodedata.category(kept[-1]) if kept else ""
        if letter in (JOINER, PICTURE):
            seen = before in ("So", "Sk") or (letter == JOINER and kept[-1:] == [PICTURE])
        elif kind in MARKS:
            marks += 1
            seen = marks <= MOST_MARKS and bool(kept) and not is_variant(letter) and letter not in BLANKS
        else:
            marks = 0
            seen = kind not in GONE and letter not in BLANKS
        if seen:
            kept.append(letter)
    return " ".join("".join(kept).rstrip(JOINER).split())


def is_variant(letter: str) -> bool:
    """Return whether a character only selects a variant of the one before it."""
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"

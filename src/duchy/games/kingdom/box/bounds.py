"""How long, deep and full the text of a set may be: looked at in one go, before anything tries to read it as TOML.

A text of a few thousand letters can nest so deep, or name one key with so many parts, that reading it takes gigabytes.
No set that can be played is deep. How long and full it may be is asked of new ones only: others are played already.
"""

import re
from typing import Final

LONGEST: Final = 200_000
"""Letters; the house set has 25,000."""
DEEPEST: Final = 8
"""Brackets inside brackets, and parts of a key: the cost of a task of a quest is in four."""
MOST_KEYS: Final = 12_000
"""Keys, tables and lists together; the house set has 1,600."""

TOKEN: Final = re.compile(
    r'"""(?:[^\\"]++|\\.?|"(?!""))*+(?:"{3,5})?'
    r"|'''(?:[^']++|'(?!''))*+(?:'{3,5})?"
    r'|"(?:[^"\\\n]++|\\.?)*+"?'
    r"|'[^'\n]*+'?"
    r"|#[^\n]*+"
    r"|[\[\]{}=.,\n]",
    re.DOTALL,
)
"""Strings and comments, in which nothing counts, and the signs outside them; a string without an end goes on to it."""


def too_much(text: str, new: bool = True) -> str:
    """Say what there is too much of in the text of a set, be it new or played before; nothing if it can be read."""
    if new and len(text) > LONGEST:
        return f"the file has {len(text)} letters; {LONGEST} are the most"
    depth = 0
    parts = 1
    keys = 0
    for found in TOKEN.finditer(text):
        sign = found[0]
        if sign in ("[", "{"):
            depth += 1
            keys += 1
            parts = 1
        elif sign in ("]", "}"):
            depth = max(depth - 1, 0)
        elif sign == ".":
            parts += 1
        elif sign in ("=", ",", "\n"):
            keys += sign == "="
            parts = 1
        if depth > DEEPEST or parts > DEEPEST:
            line = text.count("\n", 0, found.start()) + 1
            what = "lists and tables are nested" if depth > DEEPEST else "a key has parts"
            return f"line {line}: {what} more than {DEEPEST} deep"
        if new and keys > MOST_KEYS:
            return f"the file has more than {MOST_KEYS} keys, tables and lists"
    return ""

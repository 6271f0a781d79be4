"""Limits on the text of a set, checked in one pass before it is parsed as TOML.

A text of a few thousand characters can be nested so deep, or have a key of so many parts, that parsing it takes
gigabytes. Every set must be shallow; limits on length and keys apply to new sets only.
"""

import re
from typing import Final

from duchy.core.reason import Reason
from duchy.games.kingdom.box.set_faults import fault

LONGEST: Final = 200_000
"""Characters; the house set has 25,000."""
DEEPEST: Final = 8
"""Levels of brackets, and parts of a key; the cost of a quest task is at level four."""
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
"""Strings and comments, which are skipped, and the signs outside them; an open string reaches to the end."""


def excess(text: str, new: bool = True) -> Reason | None:
    """Return which limit the text of a set exceeds; `None` if it can be parsed."""
    if new and len(text) > LONGEST:
        return fault("set-too-long", letters=len(text), most=LONGEST)
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
            code = "set-nested-too-deep" if depth > DEEPEST else "set-key-too-deep"
            return fault(code, line=line, most=DEEPEST)
        if new and keys > MOST_KEYS:
            return fault("set-too-many-keys", most=MOST_KEYS)
    return None

"""TOML texts, parsed once: a set of cards is read several times while a game is set up."""

import tomllib
from collections.abc import Mapping
from typing import Final

from duchy.core.shelf import Shelf

PARSED: Final = Shelf[str, Mapping[str, object]](4)
"""The texts parsed last; a program may also put here what another process has parsed. No one may change them."""


def parse_toml(text: str) -> Mapping[str, object]:
    """Parse a text; raises `ValueError` if it is not TOML."""
    found = PARSED.get(text)
    return PARSED.keep(text, tomllib.loads(text)) if found is None else found

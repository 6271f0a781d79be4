"""Reading JSON documents that people write: every error names the field."""

import json
import re
from collections.abc import Sequence
from typing import Final

from duchy.core.reason import PositionError, quote

DEEPEST: Final = 32
"""The deepest allowed nesting of lists and objects; a position has five levels."""
TOKEN: Final = re.compile(r'"(?:[^"\\]++|\\.?)*+"?|[\[\]{}]', re.DOTALL)
"""Strings, whose content is skipped, and the brackets outside them."""


def parse_json(text: str) -> object:
    """Read untrusted JSON; raises `ValueError`, also for JSON that only some programs could read."""
    depth = 0
    for found in TOKEN.finditer(text):
        depth += (found[0] in ("[", "{")) - (found[0] in ("]", "}"))
        if depth > DEEPEST:
            raise ValueError(f"column {found.start() + 1}: lists and objects are nested more than {DEEPEST} deep")
    document: object = json.loads(text)
    if "\\u" in text:
        json.dumps(document, ensure_ascii=False).encode()  # unpaired surrogates raise
    return document


class Document:
    """A JSON object being read; remembers its path and which fields were requested."""

    def __init__(self, content: object, path: str = "") -> None:
        """Store the content of a field."""
        if not isinstance(content, dict):
            raise PositionError(f"{path or 'the document'}: expected an object, got {quote(content)}", "object")
        self.content: dict[object, object] = content
        self.path = path
        self.known: list[str] = []

    def where(self, name: str) -> str:
        """Return the path of a field."""
        return f"{self.path}.{name}" if self.path else name

    def has(self, name: str) -> bool:
        """Return whether a field is present."""
        if name not in self.known:
            self.known.append(name)
        return name in self.content

    def child(self, name: str) -> "Document":
        """Read an object; a missing one is empty."""
        return Document(self.content[name] if self.has(name) else {}, self.where(name))

    def items(self, name: str, default: Sequence[object]) -> list[object]:
        """Read a list."""
        found = self.content[name] if self.has(name) else list(default)
        if not isinstance(found, list):
            raise PositionError(f"{self.where(name)}: expected a list, got {quote(found)}", "list")
        return found

    def number(self, name: str, low: int, high: int, default: int) -> int:
        """Read a number from `low` to `high`."""
        return number_in(self.content[name] if self.has(name) else default, low, high, self.where(name))

    def numbers(self, name: str, low: int, high: int, default: list[int]) -> list[int]:
        """Read a list of numbers, as long as the default."""
        found = self.items(name, default)
        if len(found) != len(default):
            raise PositionError(
                f"{self.where(name)}: expected {len(default)} numbers, got {len(found)}",
                "length",
                wanted=len(default),
                found=len(found),
            )
        return [number_in(value, low, high, f"{self.where(name)}[{i}]") for i, value in enumerate(found)]

    def order(self, name: str, default: list[int]) -> list[int]:
        """Read an order of seats, counted from 1."""
        found = self.numbers(name, 1, len(default), default)
        if sorted(found) != sorted(default):
            raise PositionError(
                f"{self.where(name)}: must list every seat from 1 to {len(default)} once, got {found}",
                "order",
                seats=len(default),
            )
        return found

    def word(self, name: str, words: Sequence[str], default: str) -> str:
        """Read one of the given words."""
        return word_of(self.content[name] if self.has(name) else default, words, self.where(name))

    def flag(self, name: str) -> bool:
        """Read a boolean; a missing one is false."""
        found = self.content[name] if self.has(name) else False
        if not isinstance(found, bool):
            raise PositionError(f"{self.where(name)}: expected true or false, got {quote(found)}", "flag")
        return found

    def finish(self) -> None:
        """Reject fields that were never requested."""
        for name in self.content:
            if name not in self.known:
                raise PositionError(
                    f"{self.where(str(name))}: there is no such field; known: {', '.join(self.known)}", "unknown"
                )


def number_in(value: object, low: int, high: int, where: str) -> int:
    """Check a number."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise PositionError(f"{where}: expected a number, got {quote(value)}", "number")
    if not low <= value <= high:
        raise PositionError(f"{where}: must be {low} to {high}, got {value}", "range", low=low, high=high)
    return value


def word_of(value: object, words: Sequence[str], where: str) -> str:
    """Check a word."""
    if not isinstance(value, str) or value not in words:
        raise PositionError(f"{where}: {quote(value)} is not one of {', '.join(words)}", "word")
    return value

"""Words from data: templates filled with the values of a reason or a journal entry."""

import re
from collections.abc import Mapping
from typing import Final

FIELD: Final = re.compile(r"\{(\w+)(?:\|(\w+))?\}")
PART: Final = re.compile(r"\[([^\[\]{}|]*(?:\{[^{}]*\}[^\[\]{}|]*)*)(?:\|([^\[\]]*))?\]")


class Piece:
    """A piece of a template: words, the name of the value that follows them, and its noun if it is counted."""

    def __init__(self, words: str, name: str, noun: str) -> None:
        self.words = words
        self.name = name
        self.noun = noun


class Section:
    """A part of a template: always used, or only if its values are truthy, with an alternative otherwise."""

    def __init__(self, pieces: list[Piece], others: list[Piece], always: bool) -> None:
        self.pieces = pieces
        self.others = others
        self.always = always


TEMPLATES: Final[dict[str, list[Section]]] = {}
"""Every template used so far, parsed."""


def phrase(template: str, values: Mapping[str, object]) -> str:
    """Fill in a template.

    `{name}` is a value, `{name|worker}` a count: no workers, 1 worker, 2 workers. `[ and {name} more]` appears only if
    its values are truthy; `[goods {name}|nothing]` becomes "nothing" otherwise.
    """
    sections = TEMPLATES.get(template)
    if sections is None:
        sections = TEMPLATES[template] = sections_of(template)
    words: list[str] = []
    for section in sections:
        said = section.always or all(values[piece.name] for piece in section.pieces if piece.name)
        for piece in section.pieces if said else section.others:
            words.append(piece.words)
            if piece.name:
                words.append(value_words(values[piece.name], piece.noun))
    return "".join(words)


def value_words(value: object, noun: str) -> str:
    """Write a value, or a count with its noun."""
    if not noun:
        return ", ".join(str(item) for item in value) if isinstance(value, list) else str(value)
    number = len(value) if isinstance(value, list) else int(str(value))
    return f"{number or 'no'} {noun if number == 1 or noun == 'silver' else noun + 's'}"


def sections_of(template: str) -> list[Section]:
    """Parse a template."""
    sections: list[Section] = []
    end = 0
    for match in PART.finditer(template):
        sections.append(Section(pieces_of(template[end : match.start()]), [], True))
        sections.append(Section(pieces_of(match[1]), pieces_of(match[2] or ""), False))
        end = match.end()
    sections.append(Section(pieces_of(template[end:]), [], True))
    return sections


def pieces_of(text: str) -> list[Piece]:
    """Split text at the values in it."""
    pieces: list[Piece] = []
    end = 0
    for match in FIELD.finditer(text):
        pieces.append(Piece(text[end : match.start()], match[1], match[2] or ""))
        end = match.end()
    pieces.append(Piece(text[end:], "", ""))
    return pieces

"""What is printed on a table and can be asked about with `? WORD`, in any spelling, also if this game has none."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache

from rich.text import Text

from duchy.cli.terminal.screen import text
from duchy.core.reason import Refusal

LONGEST = 120
"""The number of letters of a question beyond which nothing is looked for in its parts."""
MOST_WORDS = 5
"""The longest part of a phrase that is looked up by itself, in words."""
SHORTEST = 3
"""The number of letters from which a part of a name is enough."""
PLURALS = (("ies", "y"), ("es", ""), ("s", ""))
NUMBER_SIGN = re.compile(r"(?:\b(?:no|nr|number)\b\.?|#|№)\s*(?=\d)", re.IGNORECASE)
"""What people may write before a number: monastery no. 23, shield #7."""


@dataclass(frozen=True)
class Topic:
    """Something on the table: its names, its explanation, and what brings it into the game if it is not in this one."""

    names: tuple[str, ...]
    lines: tuple[Text, ...]
    missing: str = ""

    def answer(self) -> Iterator[Text]:
        """Explain it, and say if this game has none."""
        yield from self.lines
        if self.missing:
            yield text((f"     not in this game: {self.missing}", "yellow"))


@lru_cache(maxsize=4096)
def spelling(words: str) -> str:
    """Reduce words to what all their spellings share: small letters and digits without accents, blanks and hyphens."""
    plain = unicodedata.normalize("NFKD", words.casefold())
    letters = "".join(letter for letter in plain if letter.isalnum())
    return letters or "".join(words.split())  # a sign such as ▲


def spellings(words: str) -> set[str]:
    """Return the spelling of words, and of the singular that they may be the plural of."""
    whole = spelling(words)
    return {whole, *(whole.removesuffix(end) + rest for end, rest in PLURALS if whole.endswith(end))}


def plain_number(words: str) -> str:
    """Leave out what stands before a number."""
    return NUMBER_SIGN.sub("", words) or words


def find_topics(topics: Sequence[Topic], asked: str) -> list[Topic]:
    """Find what has these words as its sign, else as its name, else as a part of its name."""
    words = plain_number(asked)
    sign = "".join(words.casefold().split())
    shown = [topic for topic in topics if any(sign == name.casefold() for name in topic.names)]
    if shown:
        return shown
    named = list(called(topics, words))
    if named or len(spelling(words)) < SHORTEST:
        return named
    return [topic for topic in topics if any(spelling(words) in spelling(name) for name in topic.names)]


def called(topics: Sequence[Topic], words: str) -> Iterator[Topic]:
    """Find what has exactly these words as its name, in any spelling."""
    wanted = spellings(words)
    return (topic for topic in topics if any(wanted & spellings(name) for name in topic.names))


def parts(words: str) -> Iterator[str]:
    """List the parts of a phrase that may have a name of their own: the longest first, and of these the last."""
    each = words.split()
    for length in range(min(len(each) - 1, MOST_WORDS), 0, -1):
        for first in range(len(each) - length, -1, -1):
            part = " ".join(each[first : first + length])
            if len(spelling(part)) >= SHORTEST:
                yield part


def answer_lines(topics: Sequence[Topic], legend: Iterable[Text], words: str) -> list[Text]:
    """Explain words: what they name, or else the lines of the legend that contain them; raises `Refusal`."""
    found = find_topics(topics, words)
    lines = [line for topic in found for line in topic.answer()]
    lines = lines or [line for line in legend if words.casefold() in line.plain.casefold()]
    if lines:
        return lines
    for part in parts(words[:LONGEST]):
        if known := [line for topic in called(topics, part) for line in topic.answer()]:
            return [text((f"     about {part!r}:", "dim")), *known]
    names = {spelling(name): name for topic in topics for name in topic.names}
    close = [names[name] for name in get_close_matches(spelling(words), names)]
    hint = f"did you mean {' or '.join(close)}?" if close else "`legend` explains everything"
    raise Refusal(f"nothing on the table is called {words!r}: {hint}")

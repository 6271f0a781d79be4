"""Output that every terminal, file and pipe can take, whoever wrote the words.

Text from files and servers may contain anything. All output passes here: `echo` prints words, and consoles
(`screen.py`) clean what they draw. Control characters are left out, so no text can move the cursor, change colours or
give the terminal commands. Characters that the output's encoding lacks become plain signs.
"""

import codecs
import re
import sys
import unicodedata
from io import TextIOWrapper
from typing import Final

PLAIN: Final = "duchy.plain"
"""The name of the error handler that prints plain signs."""
LINE_ENDS: Final = "\t\n"
DIRECTIONS: Final = "\u061c\u200e\u200f\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Characters that reorder or break the text after them."""
CONTROLS: Final = dict.fromkeys(
    [code for code in (*range(0x20), *range(0x7F, 0xA0)) if chr(code) not in LINE_ENDS] + [*map(ord, DIRECTIONS)]
)
ALIKE: Final = (
    *(
        ("PLUS-MINUS", "~"),
        ("MINUS", "-"),
        ("DASH", "-"),
        ("MULTIPLICATION", "x"),
        ("MIDDLE DOT", "."),
        ("BULLET", "."),
    ),
    *(("RIGHTWARDS", ">"), ("LEFTWARDS", "<"), ("UPWARDS", "^"), ("DOWNWARDS", "v"), ("UP-POINTING", "^")),
    *(("DOWN-POINTING", "v"), ("SINGLE", "'"), ("PRIME", "'"), ("QUOTATION", '"'), ("BLOCK", "#"), ("SHADE", "#")),
    *((" AND ", "+"), ("HORIZONTAL", "-"), ("VERTICAL", "|")),
)
"""Words in the names of signs, and the plain sign for each; the first that fits decides."""
STROKE: Final = re.compile(r"LATIN (?P<case>CAPITAL|SMALL) LETTER (?P<letter>[A-Z]) WITH .*")
"""The name of a letter with a mark that belongs to it, as in Polish and Danish."""


def printable(words: str) -> str:
    """Leave out control characters, which are instructions to the terminal; line ends and tabs stay."""
    return words if words.isprintable() else words.translate(CONTROLS)


def plain_sign(letter: str) -> str:
    """Return the ASCII character most like another: its letter without accents, a sign like it, or '?'."""
    first = unicodedata.normalize("NFKD", letter)[0]
    if first.isascii():
        return first
    name = unicodedata.name(letter, "")
    if unicodedata.category(letter)[0] not in "PS":
        found = STROKE.fullmatch(name)
        return "?" if found is None else found["letter"] if found["case"] == "CAPITAL" else found["letter"].lower()
    return next((sign for word, sign in ALIKE if word in name), "?")


def plain_signs(error: UnicodeError) -> tuple[str, int]:
    """Replace what cannot be encoded, as an error handler of codecs."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(plain_sign(letter) for letter in error.object[error.start : error.end]), error.end


def accept_everything() -> None:
    """Let standard output and standard error take every character, whatever their encoding."""
    codecs.register_error(PLAIN, plain_signs)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=PLAIN)


def echo(words: str = "", end: str = "\n", err: bool = False) -> None:
    """Print words now, to standard output or standard error."""
    stream = sys.stderr if err else sys.stdout
    stream.write(printable(words) + end)
    stream.flush()

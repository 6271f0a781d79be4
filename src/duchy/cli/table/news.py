"""What happened, in words: the journal with the players' names, one line for what a player did in a row."""

import re
from collections.abc import Iterable

from rich.text import Text

from duchy.cli.table.table import Table
from duchy.cli.terminal.screen import hanging
from duchy.core.journal import Entry


def told(table: Table, entries: Iterable[Entry], width: int) -> list[Text]:
    """Tell journal entries in lines of a width."""
    return [line for sentence in sentences(table, entries) for line in hanging(sentence, width)]


def sentences(table: Table, entries: Iterable[Entry]) -> list[Text]:
    """Put journal entries into words, one sentence for what a player did in a row."""
    lines: list[Text] = []
    teller = -1
    for entry, story in table.stories(entries):
        words = named(table, story)
        if not words:
            continue
        name = table.names[entry.seat] if entry.seat >= 0 else ""
        if not name or not words.startswith(f"{name} "):
            lines.append(Text(words[:1].upper() + words[1:], style="" if name else "bold"))
            teller = -1
            continue
        words = words.removeprefix(f"{name} ")
        if entry.seat == teller:
            lines[-1].append("; ")
        else:
            lines.append(Text.assemble((f"{name} ", "bold cyan")))
        lines[-1].append(words, style="green" if entry.points else "")
        teller = entry.seat
    return lines


def named(table: Table, words: str) -> str:
    """Put names in the place of 'player 2'."""

    def name(match: re.Match[str]) -> str:
        seat = int(match[1]) - 1
        return table.names[seat] if 0 <= seat < len(table.names) else match[0]

    return re.sub(r"\bplayer (\d+)\b", name, words)

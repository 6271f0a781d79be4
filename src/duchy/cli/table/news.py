"""News for the players: journal entries as sentences with names, one sentence per run of a player's actions."""

import re
from collections.abc import Iterable

from rich.text import Text

from duchy.cli.table.table import Table
from duchy.cli.terminal.screen import wrap_indented
from duchy.core.journal import Entry


def news_lines(table: Table, entries: Iterable[Entry], width: int) -> list[Text]:
    """Describe journal entries in lines of at most a width."""
    return [line for sentence in sentences(table, entries) for line in wrap_indented(sentence, width)]


def sentences(table: Table, entries: Iterable[Entry]) -> list[Text]:
    """Describe journal entries, with one sentence for consecutive actions of a player."""
    lines: list[Text] = []
    subject = -1
    for entry, story in table.stories(entries):
        words = with_names(table, story)
        if not words:
            continue
        name = table.names[entry.seat] if entry.seat >= 0 else ""
        if not name or not words.startswith(f"{name} "):
            lines.append(Text(words[:1].upper() + words[1:], style="" if name else "bold"))
            subject = -1
            continue
        words = words.removeprefix(f"{name} ")
        if entry.seat == subject:
            lines[-1].append("; ")
        else:
            lines.append(Text.assemble((f"{name} ", "bold cyan")))
        lines[-1].append(words, style="green" if entry.points else "")
        subject = entry.seat
    return lines


def with_names(table: Table, words: str) -> str:
    """Replace 'player 2' and the like with the player's name."""

    def name(match: re.Match[str]) -> str:
        seat = int(match[1]) - 1
        return table.names[seat] if 0 <= seat < len(table.names) else match[0]

    return re.sub(r"\bplayer (\d+)\b", name, words)

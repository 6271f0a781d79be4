"""The page of a game's facts: Markdown with all sheets and plots, and the command that makes them."""

import shlex
from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Final

from duchy import __version__
from duchy.games import entry_of, load
from duchy.research.data.reading import reading_of
from duchy.research.stats.facts import Facts
from duchy.research.stats.sheets import Sheet, sheets_of

WIDTH: Final = 120
WORDS: Final = (
    "Other players play differently: these are facts about the game as this bot plays it. Intervals are 95% intervals"
    " over games; one figure in twenty will look significant by chance. [data.md](data.md) explains how everything is"
    " measured."
)


def files_of(facts: Facts, pictures: Mapping[str, tuple[str, str]], command: Sequence[str]) -> dict[str, str]:
    """Write the page and its plots, by file name; each plot is a title and an SVG, by its key."""
    name = facts.series.game
    reading = reading_of(name)
    files = {f"facts-{name}-{word}.svg": drawn for word, (_, drawn) in pictures.items()}
    bots = " and ".join(sorted(set(facts.series.bots)))
    made = f"{facts.games} games played by the bot {bots}, rules {load(name).rules}, duchy {__version__}."
    lines = [f"# {entry_of(name).title}: measured facts", "", *wrap(f"{made} {WORDS}", WIDTH), ""]
    lines += ["```sh", shlex.join(command), "```"]
    for sheet in sheets_of(facts, reading):
        lines += ["", f"## {sheet.title}", "", *wrap(sheet.words, WIDTH), "", *markdown(sheet)]
        if sheet.picture in pictures:
            lines += ["", f"![{pictures[sheet.picture][0]}](facts-{name}-{sheet.picture}.svg)"]
    files[f"facts-{name}.md"] = "\n".join(lines) + "\n"
    return files


def markdown(sheet: Sheet) -> list[str]:
    """Write a sheet as a Markdown table."""
    ruler = ["---", *["--:"] * (len(sheet.heads) - 1)]
    return [f"| {' | '.join(row)} |" for row in (sheet.heads, ruler, *sheet.rows)]

"""docs/journal.md lists the contents and point sources of every entry; the journals of games must match it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from duchy.core.journal import Entry
from duchy.games.burgundy.box.components import COLOUR_NAMES
from duchy.games.burgundy.text.words import ENTRIES as BURGUNDY
from duchy.games.kingdom.text.words import ENTRIES as KINGDOM
from tests.contract.play import Numbers, take_lively
from tests.contract.witnesses import CASES, Case, title

PAGE: Final = Path(__file__).parents[2] / "docs" / "journal.md"
CHAPTERS: Final = {"burgundy": "## Castles of Burgundy", "kingdom": "## Wonderful Kingdom"}
CODES: Final = {"burgundy": set(BURGUNDY), "kingdom": set(KINGDOM)}


class Row:
    """A row of a table: the contents of an entry, and the sources of its points."""

    def __init__(self, values: str, sources: str) -> None:
        """Read both cells; 'x-15 to x-26' means all from x-15 to x-26."""
        self.values = set(re.findall(r"`([\w-]+)`", values))
        self.sources = set(re.findall(r"`([\w-]+)`", sources))
        for word, first, last in re.findall(r"`([a-z]+)-(\d+)` to `[a-z]+-(\d+)`", sources):
            self.sources |= {f"{word}-{number}" for number in range(int(first), int(last) + 1)}
        if "the colour of the hex" in sources:
            self.sources |= set(COLOUR_NAMES)


def rows(game: str) -> dict[str, Row]:
    """Read the table of a game, by code."""
    chapter = PAGE.read_text(encoding="utf-8").split(CHAPTERS[game])[1].split("\n## ")[0]
    found = re.findall(r"^\| `([\w-]+)` \|([^|]*)\|([^|]*)\|", chapter, re.MULTILINE)
    return {code: Row(values, sources) for code, values, sources in found}


def played(case: Case) -> Iterator[Entry]:
    """Play an eventful game and return its journal."""
    state = case.begin()
    journal = case.witness.game.start_journal(state)
    numbers = Numbers(11)
    while case.witness.game.acting(state):
        take_lively(case, state, numbers)
    yield from journal


@pytest.mark.parametrize("game", CHAPTERS)
def test_every_entry_is_on_the_page(game: str) -> None:
    assert CODES[game] == set(rows(game))


@pytest.mark.parametrize("case", [case for case in CASES[::3] if case.witness.game.name in CHAPTERS], ids=title)
def test_entries_are_as_the_page_says(case: Case) -> None:
    table = rows(case.witness.game.name)
    alone = case.witness.game.seats(case.begin()) == 1
    for entry in played(case):
        row = table[entry.code]
        more = {"points"} if alone and entry.code in {"animals", "watchtower", "sell", "final"} else set()
        assert row.values <= set(entry.values) <= row.values | more, entry
        assert not entry.source or entry.source in row.sources, entry

"""The games of the terminal: each has a table and its own commands, and another game can be added."""

from collections.abc import Sequence

import click
import pytest
from rich.text import Text

from duchy.cli.table import registry
from duchy.cli.table.registry import ENTRIES, TerminalEntry, game_commands, register, table_of
from duchy.cli.table.table import Group, Table
from duchy.core.game import State
from duchy.core.journal import Entry
from duchy.core.reason import Refusal
from duchy.games import BUILT_IN, load
from tests.cli.terminal import run


class PlainTable(Table):
    """A table that shows almost nothing."""

    place = "seat"
    example = "end"

    def picture(self, state: State, viewer: int, width: int) -> list[Text]:
        del state, width
        return [Text(f"seen from seat {viewer}")]

    def front(self, state: State, viewer: int, seat: int, width: int) -> list[Text]:
        return self.picture(state, viewer, width) if seat else []

    def legend(self, state: State) -> list[Text]:
        del state
        return []

    def question(self, state: State, seat: int) -> str:
        del state
        return f"seat {seat}?"

    def groups(self, state: State, seat: int, actions: Sequence[int]) -> list[Group]:
        del state, seat, actions
        return []

    def news(self, entry: Entry) -> str:
        return entry.code


@click.command()
def dance() -> None:
    """Dance."""
    click.echo("danced")


@pytest.fixture
def entries(monkeypatch: pytest.MonkeyPatch) -> dict[str, TerminalEntry]:
    """Change the list of games for one test only."""
    copied = dict(ENTRIES)
    monkeypatch.setattr(registry, "ENTRIES", copied)
    return copied


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_game_has_a_table(name: str) -> None:
    assert isinstance(table_of(load(name), ["Anna", "Berta"]), Table)


def test_the_commands_of_games_are_those_of_the_program() -> None:
    assert ["duchies", "set"] == list(game_commands())
    for command in game_commands():
        assert 0 == run(command, "--help").code


@pytest.mark.usefixtures("entries")
def test_a_game_is_added_with_its_table_and_commands() -> None:
    register("burgundy", TerminalEntry(f"{__name__}:PlainTable", {"dance": f"{__name__}:dance"}))
    assert isinstance(table_of(load("burgundy"), ["Anna"]), PlainTable)
    assert "\n  dance " in run("--help").out
    assert "danced\n" == run("dance").out
    assert 2 == run("duchies").code


def test_a_game_without_a_table_is_refused(entries: dict[str, TerminalEntry]) -> None:
    del entries["kingdom"]
    with pytest.raises(Refusal, match="kingdom cannot be drawn in a terminal"):
        table_of(load("kingdom"), ["Anna", "Berta"])

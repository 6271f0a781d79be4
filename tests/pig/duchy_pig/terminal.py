"""The registration of Pig in the terminal."""

from typing import Final

from duchy.cli.table.registry import TerminalEntry

ENTRY: Final = TerminalEntry(table="duchy_pig.table:PigTable")

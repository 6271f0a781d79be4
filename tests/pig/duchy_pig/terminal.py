"""The registration of Pig in the terminal."""

from typing import Final

from duchy.cli.table.registry import Entry

ENTRY: Final = Entry(table="duchy_pig.table:PigTable")

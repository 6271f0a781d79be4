"""What the numbers of a game's actions mean: sent once, so that messages have numbers alone.

Actions of one kind are a block of numbers. Every field of theirs goes through its values in a circle and stays at each
for a while, as the digits of a number do.
"""

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from math import gcd
from typing import Any, Final

from msgspec import Struct

LISTED: Final = 2
"""The number of parts of a field whose values are listed: how long each stays, and the list.

A field that goes from one number to another has three: how long each stays, the first and the last.
"""


class Block(Struct):
    """The actions of one kind, `count` of them from the number `first` on, with their fields by name.

    A field is `[each, [value, ...]]` or `[each, first, last]`: its values in turn, each for `each` actions.
    """

    do: str
    first: int
    count: int
    fields: dict[str, list[Any]]


class Legend:
    """The blocks of a game's actions, for clients that read actions."""

    def __init__(self, blocks: Sequence[Block]) -> None:
        """Use the blocks that a server sent."""
        self.blocks = blocks
        self.firsts = [block.first for block in blocks]

    def fields(self, action: int) -> dict[str, Any]:
        """Return the fields of an action; raises `ValueError` if there is no such action."""
        index = bisect_right(self.firsts, action) - 1
        if index < 0 or action - self.firsts[index] >= self.blocks[index].count:
            raise ValueError(f"the legend has no action {action}")
        block = self.blocks[index]
        return {"do": block.do} | {name: value_at(field, action - block.first) for name, field in block.fields.items()}


def value_at(field: Sequence[Any], at: int) -> Any:  # noqa: ANN401 - any JSON
    """Return the value of a field of the action at a place in its block."""
    turn = at // field[0]
    if len(field) == LISTED:
        return field[1][turn % len(field[1])]
    return field[1] + turn % (field[2] - field[1] + 1)


def legend_of(actions: int, fields: Callable[[int], Mapping[str, Any]]) -> list[Block]:
    """Work out the blocks of a game with so many actions from the fields of all."""
    found = []
    for do, group in groupby(range(actions), lambda action: str(fields(action)["do"])):
        numbers = list(group)
        rows = [fields(action) for action in numbers]
        columns = {name: field_of([row[name] for row in rows]) for name in rows[0] if name != "do"}
        found.append(Block(do, numbers[0], len(rows), columns))
    return found


def field_of(column: list[Any]) -> list[Any]:
    """Return a field that has these values in turn: how long each stays, and after how many they come again."""
    each = gcd(*(at for at in range(1, len(column)) if column[at] != column[at - 1]), len(column))
    heads = column[::each]
    turn = next(turn for turn in range(1, len(heads) + 1) if heads[turn:] == heads[:-turn])
    values = heads[:turn]
    if len(values) > LISTED and values == spanned(values):
        return [each, values[0], values[-1]]
    return [each, values]


def spanned(values: list[Any]) -> list[Any]:
    """Return the whole numbers from the first of some values on, as many; none if that is no number."""
    first = values[0]
    return list(range(first, first + len(values))) if isinstance(first, int) else []

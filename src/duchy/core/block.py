"""Blocks of an action space: the actions of one kind, counted through by their fields, the last one fastest."""

from collections.abc import Mapping, Sequence

from duchy.core.reason import NotationError


class Block:
    """One thing that can be done: where its actions begin, and its fields with their sizes."""

    def __init__(self, do: str, first: int, fields: tuple[tuple[str, int], ...]) -> None:
        """Take the word for it, its first action and its fields."""
        self.do = do
        self.first = first
        self.fields = fields
        self.size = 1
        for _, size in fields:
            self.size *= size

    def split(self, action: int) -> dict[str, int]:
        """Take an action apart into the numbers of its fields."""
        rest = action - self.first
        values: dict[str, int] = {}
        for name, size in reversed(self.fields):
            rest, values[name] = divmod(rest, size)
        return {name: values[name] for name, _ in self.fields}

    def join(self, values: Mapping[str, int]) -> int:
        """Put an action together from the numbers of its fields."""
        action = 0
        for name, size in self.fields:
            action = action * size + values[name]
        return self.first + action


def block_in(blocks: Sequence[Block], action: int) -> Block:
    """Find the block of an action among all of its space."""
    for block in blocks:
        if block.first <= action < block.first + block.size:
            return block
    last = blocks[-1].first + blocks[-1].size - 1
    raise NotationError(f"there is no action {action}: actions are 0 to {last}")

"""Blocks of an action space: the actions of one kind, numbered by their fields, the last field fastest."""

from collections.abc import Mapping, Sequence

from duchy.core.reason import NotationError


class Block:
    """One kind of action: its first number, and its fields with their sizes."""

    def __init__(self, do: str, first: int, fields: tuple[tuple[str, int], ...]) -> None:
        """Store the word for it, its first action and its fields."""
        self.do = do
        self.first = first
        self.fields = fields
        self.size = 1
        for _, size in fields:
            self.size *= size

    def split(self, action: int) -> dict[str, int]:
        """Split an action into the numbers of its fields."""
        rest = action - self.first
        values: dict[str, int] = {}
        for name, size in reversed(self.fields):
            rest, values[name] = divmod(rest, size)
        return {name: values[name] for name, _ in self.fields}

    def join(self, values: Mapping[str, int]) -> int:
        """Combine the numbers of the fields into an action."""
        action = 0
        for name, size in self.fields:
            action = action * size + values[name]
        return self.first + action


def block_in(blocks: Sequence[Block], action: int) -> Block:
    """Find the block that contains an action."""
    for block in blocks:
        if block.first <= action < block.first + block.size:
            return block
    last = blocks[-1].first + blocks[-1].size - 1
    raise NotationError(f"there is no action {action}: actions are 0 to {last}")

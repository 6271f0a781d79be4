"""The action space of Burgundy: a row of blocks, one for each thing that can be done.

Inside a block an action is its fields counted through, the last one fastest. An action always means the same;
how people write it is in `notation`.
"""

from typing import Final

from mypy_extensions import i64

from duchy.core.block import Block, block_in
from duchy.games.burgundy.components import (
    DEPOT_SPACES,
    DEPOTS,
    GOODS,
    HEXES,
    KINDS,
    SPACES,
    STORAGE,
)

NO_DIE: Final = 2
"""In the place of a die: an effect pays."""

DICE_FIELD: Final = 3
PAYMENTS: Final = 3
LOADS: Final = 12
KEEPS: Final = 64
SIDES: Final = 2
PIPS: Final = 6

# Where each block begins: written out, because compiled code folds literals; a test adds them up.
END: Final = 0
SKIP: Final = 1
WORKERS: Final = 2
TAKE: Final = 5
PLACE: Final = 77
SELL: Final = 410
BUY: Final = 428
LOAD: Final = 524
KEEP: Final = 536
DISCARD: Final = 600
START: Final = 603
FIRST: Final = 677
DUCHY: Final = 681
BOARD: Final = 691
DEAL: Final = 697
TILE: Final = 703
ROLL: Final = 752
WHITE: Final = 788
ACTIONS: Final = 794


def depots_of_load(load: i64) -> i64:
    """List the depots of a load as bits: 0-5 one depot, 6-11 a depot and the next one of the ring."""
    one: i64 = 1
    if load < DEPOTS:
        return one << load
    return one << (load - DEPOTS) | one << ((load - DEPOTS + 1) % DEPOTS)


BLOCKS: Final = (
    Block("end", END, ()),
    Block("skip", SKIP, ()),
    Block("workers", WORKERS, (("die", DICE_FIELD),)),
    Block("take", TAKE, (("die", DICE_FIELD), ("depot", DEPOTS), ("space", DEPOT_SPACES))),
    Block("place", PLACE, (("die", DICE_FIELD), ("slot", STORAGE), ("hex", HEXES))),
    Block("sell", SELL, (("die", DICE_FIELD), ("goods", GOODS))),
    Block("buy", BUY, (("workers", PAYMENTS), ("place", SPACES))),
    Block("load", LOAD, (("depots", LOADS),)),
    Block("keep", KEEP, (("colours", KEEPS),)),
    Block("discard", DISCARD, (("slot", STORAGE),)),
    Block("start", START, (("side", SIDES), ("hex", HEXES))),
    Block("first", FIRST, (("seat", 4),)),
    Block("duchy", DUCHY, (("duchy", 10),)),
    Block("board", BOARD, (("board", 6),)),
    Block("goods", DEAL, (("goods", GOODS),)),
    Block("tile", TILE, (("tile", KINDS - 1),)),
    Block("roll", ROLL, (("first", PIPS), ("second", PIPS))),
    Block("white", WHITE, (("white", PIPS),)),
)
BLOCK_OF_WORD: Final = {block.do: block for block in BLOCKS}


def block_of(action: int) -> Block:
    """Find the block of an action."""
    return block_in(BLOCKS, action)


def bit_list(bits: int) -> list[int]:
    """List the members of a set of bits."""
    return [bit for bit in range(bits.bit_length()) if bits >> bit & 1]


def load_list(load: int) -> list[int]:
    """List the depots of a load, the chosen one first."""
    return [load] if load < DEPOTS else [load - DEPOTS, (load - DEPOTS + 1) % DEPOTS]

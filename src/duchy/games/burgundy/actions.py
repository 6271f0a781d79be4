"""The action space of Burgundy: a sequence of blocks, one for each kind of action.

Inside a block actions are numbered by their fields, the last field fastest. An action always means the same; `notation`
writes it for people.
"""

from typing import Final

from mypy_extensions import i64

from duchy.core.block import Block, block_in
from duchy.games.burgundy.box.components import (
    BLACK_SPACES,
    BUILDINGS,
    DEPOT_SPACES,
    DEPOTS,
    DICE,
    GOODS,
    INN_SPACE,
    KINDS,
    MOST_SLOTS,
    ROUTE_CARDS,
    SHIELDS,
    SPECIES,
    TEAM_HEXES,
)

NO_DIE: Final = 2
"""In place of a die: an effect pays."""

DICE_FIELD: Final = 3
PAYMENTS: Final = 3
LOADS: Final = 12
KEEPS: Final = 64
SIDES: Final = 2
STORAGES: Final = 2
SHIELD_PAYMENTS: Final = 3
SEATS: Final = 4
DUCHIES: Final = 16
BOARDS: Final = 6
PIPS: Final = 6
WAITING: Final = 64
"""The largest number of pending effects in the solo game."""

# The first action of each block: literals, because compiled code inlines those; a test checks the sums.
END: Final = 0
SKIP: Final = 1
WORKERS: Final = 2
TAKE: Final = 5
PLACE: Final = 77
SELL: Final = 953
BUY: Final = 971
LOAD: Final = 1070
KEEP: Final = 1082
DISCARD: Final = 1146
HIRE: Final = 1150
STORE: Final = 1151
PICK: Final = 1153
DROP: Final = 1324
SITE: Final = 1381
FETCH: Final = 1454
USE: Final = 1462
BESIDE: Final = 1472
GATHER: Final = 1476
TURN: Final = 1482
SHIELD: Final = 1494
PAY: Final = 1512
ALLY: Final = 1515
LAY: Final = 1519
EFFECT: Final = 1531
POINT: Final = 1595
SPEND: Final = 1596
START: Final = 1602
FIRST: Final = 1748
DUCHY: Final = 1752
BOARD: Final = 1768
DEAL: Final = 1774
TILE: Final = 1780
ROLL: Final = 1837
WHITE: Final = 1873
CARD: Final = 1879
ARMS: Final = 1891
ACTIONS: Final = 1909

# What pays for a shield at the end of a phase (B11.3).
PAY_SILVER: Final = 0
PAY_WORKER: Final = 1
PAY_NOTHING: Final = 2

# Where a tile is stored in a team (B12.3).
OWN: Final = 0
SHARED: Final = 1


def depots_of_load(load: i64) -> i64:
    """List the depots of a load as bits: loads 0-5 are one depot, 6-11 a depot and the next one on the ring."""
    one: i64 = 1
    if load < DEPOTS:
        return one << load
    return one << (load - DEPOTS) | one << ((load - DEPOTS + 1) % DEPOTS)


BLOCKS: Final = (
    Block("end", END, ()),
    Block("skip", SKIP, ()),
    Block("workers", WORKERS, (("die", DICE_FIELD),)),
    Block("take", TAKE, (("die", DICE_FIELD), ("depot", DEPOTS), ("space", DEPOT_SPACES))),
    Block("place", PLACE, (("die", DICE_FIELD), ("slot", MOST_SLOTS), ("hex", TEAM_HEXES))),
    Block("sell", SELL, (("die", DICE_FIELD), ("goods", GOODS))),
    Block("buy", BUY, (("workers", PAYMENTS), ("place", INN_SPACE + 1))),
    Block("load", LOAD, (("depots", LOADS),)),
    Block("keep", KEEP, (("colours", KEEPS),)),
    Block("discard", DISCARD, (("slot", MOST_SLOTS),)),
    Block("hire", HIRE, ()),
    Block("store", STORE, (("storage", STORAGES),)),
    Block("pick", PICK, (("die", DICE_FIELD), ("tile", KINDS - 1))),
    Block("drop", DROP, (("tile", KINDS - 1),)),
    Block("on", SITE, (("hex", TEAM_HEXES),)),
    Block("fetch", FETCH, (("black", BLACK_SPACES),)),
    Block("use", USE, (("building", BUILDINGS),)),
    Block("beside", BESIDE, (("species", SPECIES),)),
    Block("gather", GATHER, (("goods", GOODS),)),
    Block("turn", TURN, (("own_die", DICE), ("number", PIPS))),
    Block("shield", SHIELD, (("shield", SHIELDS),)),
    Block("pay", PAY, (("payment", SHIELD_PAYMENTS),)),
    Block("ally", ALLY, (("seat", SEATS),)),
    Block("lay", LAY, (("card", len(ROUTE_CARDS)),)),
    Block("effect", EFFECT, (("effect", WAITING),)),
    Block("point", POINT, ()),
    Block("spend", SPEND, (("goods", GOODS),)),
    Block("start", START, (("side", SIDES), ("hex", TEAM_HEXES))),
    Block("first", FIRST, (("seat", SEATS),)),
    Block("duchy", DUCHY, (("duchy", DUCHIES),)),
    Block("board", BOARD, (("board", BOARDS),)),
    Block("goods", DEAL, (("goods", GOODS),)),
    Block("tile", TILE, (("tile", KINDS - 1),)),
    Block("roll", ROLL, (("first", PIPS), ("second", PIPS))),
    Block("white", WHITE, (("white", PIPS),)),
    Block("card", CARD, (("card", len(ROUTE_CARDS)),)),
    Block("arms", ARMS, (("shield", SHIELDS),)),
)
BLOCK_OF_WORD: Final = {block.do: block for block in BLOCKS}


BLOCK_OF_ACTION: Final = [block for block in BLOCKS for _ in range(block.size)]


def block_of(action: int) -> Block:
    """Find the block of an action."""
    return BLOCK_OF_ACTION[action] if 0 <= action < ACTIONS else block_in(BLOCKS, action)


def bit_list(bits: int) -> list[int]:
    """List the members of a bit set."""
    return [bit for bit in range(bits.bit_length()) if bits >> bit & 1]


def load_list(load: int) -> list[int]:
    """List the depots of a load, the chosen one first."""
    return [load] if load < DEPOTS else [load - DEPOTS, (load - DEPOTS + 1) % DEPOTS]

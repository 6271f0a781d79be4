"""The action space of Kingdom: a row of blocks, one for each thing that can be done.

Inside a block an action is its fields counted through, the last one fastest. A card is named by the number of its
kind in the set, so an action means the same whatever else the set holds; how people write it is in `notation`.
"""

from typing import Final

from duchy.core.block import Block, block_in

# Where each block begins: written out, because compiled code folds literals; a test adds them up.
DONE: Final = 0
CONVERT: Final = 1
TAKE: Final = 2
SEARCH: Final = 4
OFFER: Final = 6
BUILD: Final = 514
RECYCLE: Final = 641
ALCHEMY: Final = 768
CUBE: Final = 769
SUBSTITUTE: Final = 849
SOLDIER: Final = 1249
SCRAP: Final = 1329
PICK: Final = 1409
FIND: Final = 1457
LOSE: Final = 1584
FREEZE: Final = 1711
FREEZE_DRAFTED: Final = 1791
COVER: Final = 1918
COLOUR: Final = 1938
FIGHT: Final = 1942
FIGHT_SITE: Final = 1947
CATCH: Final = 2027
TASK: Final = 2047
USE: Final = 2055
KEEP: Final = 2087
SPY: Final = 2119
DUCHY: Final = 2120
CARD: Final = 2128
ACTIONS: Final = 2255


BLOCKS: Final = (
    Block("done", DONE, ()),
    Block("convert", CONVERT, ()),
    Block("take", TAKE, (("area", 2),)),
    Block("search", SEARCH, (("area", 2),)),
    Block("offer", OFFER, (("card", 127), ("area", 2), ("face", 2))),
    Block("build", BUILD, (("card", 127),)),
    Block("recycle", RECYCLE, (("card", 127),)),
    Block("alchemy", ALCHEMY, ()),
    Block("put", CUBE, (("site", 80),)),
    Block("krystallium", SUBSTITUTE, (("site", 80), ("resource", 5))),
    Block("soldier", SOLDIER, (("site", 80),)),
    Block("scrap", SCRAP, (("site", 80),)),
    Block("pick", PICK, (("area", 2), ("place", 24))),
    Block("find", FIND, (("card", 127),)),
    Block("lose", LOSE, (("card", 127),)),
    Block("freeze", FREEZE, (("site", 80),)),
    Block("freeze-drafted", FREEZE_DRAFTED, (("card", 127),)),
    Block("cover", COVER, (("icon", 20),)),
    Block("colour", COLOUR, (("cube", 4),)),
    Block("fight", FIGHT, (("menace", 5),)),
    Block("thaw", FIGHT_SITE, (("site", 80),)),
    Block("catch", CATCH, (("icon", 20),)),
    Block("task", TASK, (("board", 2), ("task", 4))),
    Block("use", USE, (("advisor", 32),)),
    Block("keep", KEEP, (("advisor", 32),)),
    Block("spy", SPY, ()),
    Block("duchy", DUCHY, (("duchy", 8),)),
    Block("card", CARD, (("card", 127),)),
)
BLOCK_OF_WORD: Final = {block.do: block for block in BLOCKS}


def block_of(action: int) -> Block:
    """Find the block of an action."""
    return block_in(BLOCKS, action)

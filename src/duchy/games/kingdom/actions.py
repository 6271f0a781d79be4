"""The action space of Kingdom: a row of blocks, one for each thing that can be done.

Inside a block an action is its fields counted through, the last one fastest. A card is named by the number of its
kind in the set, so an action means the same whatever else the set holds; how people write it is in `notation`.
"""

from typing import Final

from duchy.core.block import Block, block_in
from duchy.games.kingdom.box.components import (
    ADVISORS,
    AREAS,
    BOARDS,
    CUBES,
    DUCHIES,
    FACES,
    ICONS,
    KINDS,
    MENACES,
    PLACES,
    SITES,
    SUBSTITUTED,
    TASKS,
)

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
    Block("take", TAKE, (("area", AREAS),)),
    Block("search", SEARCH, (("area", AREAS),)),
    Block("offer", OFFER, (("card", KINDS), ("area", AREAS), ("face", FACES))),
    Block("build", BUILD, (("card", KINDS),)),
    Block("recycle", RECYCLE, (("card", KINDS),)),
    Block("alchemy", ALCHEMY, ()),
    Block("put", CUBE, (("site", SITES),)),
    Block("krystallium", SUBSTITUTE, (("site", SITES), ("resource", SUBSTITUTED))),
    Block("soldier", SOLDIER, (("site", SITES),)),
    Block("scrap", SCRAP, (("site", SITES),)),
    Block("pick", PICK, (("area", AREAS), ("place", PLACES))),
    Block("find", FIND, (("card", KINDS),)),
    Block("lose", LOSE, (("card", KINDS),)),
    Block("freeze", FREEZE, (("site", SITES),)),
    Block("freeze-drafted", FREEZE_DRAFTED, (("card", KINDS),)),
    Block("cover", COVER, (("icon", ICONS),)),
    Block("colour", COLOUR, (("cube", CUBES),)),
    Block("fight", FIGHT, (("menace", MENACES),)),
    Block("thaw", FIGHT_SITE, (("site", SITES),)),
    Block("catch", CATCH, (("icon", ICONS),)),
    Block("task", TASK, (("board", BOARDS), ("task", TASKS))),
    Block("use", USE, (("advisor", ADVISORS),)),
    Block("keep", KEEP, (("advisor", ADVISORS),)),
    Block("spy", SPY, ()),
    Block("duchy", DUCHY, (("duchy", DUCHIES),)),
    Block("card", CARD, (("card", KINDS),)),
)
BLOCK_OF_WORD: Final = {block.do: block for block in BLOCKS}


def block_of(action: int) -> Block:
    """Find the block of an action."""
    return block_in(BLOCKS, action)

"""What Python does before the first table of a browser: its memory after that is kept, and the next start begins there.

Nothing here may belong to one start: no seed, no time, no table, nothing of the page.
"""

import random
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from duchy.bots.registry import USUAL
from duchy.coach.registry import knowledge_of
from duchy.games import BUILT_IN
from duchy.offline.house import House
from duchy.offline.levels import offered
from duchy.offline.parts import ME
from duchy.offline.thinker import think
from duchy.server.table.opening import open_table
from duchy.server.table.showing import update
from duchy.server.tasks.choosing import Task, choose
from duchy.server.wire.ready import make_ready
from duchy.server.wire.requests import NewTable

BEGINS: Final = (House, think)
"""What the two workers begin with."""


def load() -> None:
    """Do once what every first table needs: load the games, show a table of each, have the usual bot choose at it."""
    offered()
    for game in BUILT_IN:
        _, _, table = open_table(NewTable(game), ME, "", 0)
        update(table, table.seats_of(ME), 0, 0)
        state = table.board.state
        seat = table.setup.game.acting(state)[0]
        choose({}, [], Task(game, table.setup.game.write(state), USUAL, seat, 0))
        knowledge_of(game)
    make_ready()


def wake() -> None:
    """Forget the one thing that must not be the same at every start."""
    random.seed()


def shed() -> None:
    """Remove the files of modules that are loaded: in a browser, files take up memory."""
    for module in list(sys.modules.values()):
        file = Path(getattr(module, "__file__", None) or "")
        if file.suffix == ".pyc":
            with suppress(OSError):  # those of the standard library lie in an archive
                file.unlink()

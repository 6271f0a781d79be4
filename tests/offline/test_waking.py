"""What is done before a browser keeps Python's memory: everything a first table needs, and nothing of one start."""

import subprocess
import sys

LOADED = """
import sys
from duchy.offline.waking import load, wake
load()
wake()
before = set(sys.modules)
from duchy.games import BUILT_IN
from duchy.offline.parts import ME
from duchy.server.table.opening import open_table
from duchy.server.table.showing import update
from duchy.server.wire.requests import NewTable
for game in BUILT_IN:
    _, _, table = open_table(NewTable(game), ME, "Ann", 0)
    assert update(table, table.seats_of(ME), 0, 0).frames
print(sorted(name for name in set(sys.modules) - before if name.startswith("duchy")))
"""


def test_a_first_table_of_either_game_loads_nothing_more() -> None:
    """A process of its own: what other tests have loaded does not count."""
    ran = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"

"""What is done before a browser keeps Python's memory: everything a first table needs, and nothing of one start."""

import py_compile
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from duchy.offline.waking import shed

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


def test_files_of_loaded_modules_are_given_back_and_what_is_imported_later_keeps_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a browser modules are files of compiled code only, and all files lie in its memory."""
    source = tmp_path / "source.py"
    source.write_text("def words():\n    return 'loaded'\n")
    files = {name: tmp_path / f"{name}.pyc" for name in ("shed_at_once", "shed_later")}
    for file in files.values():
        py_compile.compile(str(source), str(file))
    monkeypatch.syspath_prepend(tmp_path)
    loaded = import_module("shed_at_once")
    monkeypatch.setitem(sys.modules, "shed_at_once", loaded)
    shed()
    assert [name for name, file in files.items() if file.exists()] == ["shed_later"]
    assert loaded.words() == import_module("shed_later").words() == "loaded"
    monkeypatch.delitem(sys.modules, "shed_later")

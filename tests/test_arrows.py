"""The allowed imports between the parts of the package, and the names and sizes of its modules."""

import ast
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePath

import pytest

from duchy.games import BUILT_IN, entry_of

PACKAGE = Path(__file__).parents[1] / "src" / "duchy"
GAMES = frozenset(path.parent.name for path in PACKAGE.glob("games/*/__init__.py"))
NAMES_NO_GAME = {"core", "bots", "coach", "puzzles", "arena", "offline", "research", "server", "store", "train"}
"""The parts that know games by the registry only, and by name in the folder of that name."""

MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "picture": {"core", "picture"},
    "research": {"core", "games", "bots", "picture", "research"},
    "arena": {"core", "system", "games", "bots", "coach", "arena"},
    "coach": {"core", "games", "bots", "coach"},
    "puzzles": {"core", "games", "bots", "coach", "puzzles"},
    "train": {"core", "system", "games", "bots", "arena", "train"},
    "store": {"core", "system", "store"},
    "server": {"core", "system", "games", "bots", "arena", "coach", "puzzles", "picture", "store", "server"},
    "offline": {"core", "games", "bots", "coach", "store", "server", "offline"},
    "cli": {
        *(
            "core",
            "system",
            "games",
            "bots",
            "research",
            "arena",
            "coach",
            "puzzles",
            "train",
            "store",
            "server",
            "cli",
        ),
    },
}
FLOORS = {
    "games": {
        "box": set(),
        "state": {"box"},
        "rules": {"box", "state"},
        "text": {"box", "state", "rules"},
        "encoding": {"box", "state", "rules"},
    },
    "server": {
        "wire": set(),
        "table": {"wire"},
        "tasks": {"wire", "table"},
        "live": {"wire", "table", "tasks"},
        "http": {"wire", "table", "tasks", "live"},
    },
    "cli": {
        "terminal": set(),
        "table": {"terminal"},
        "burgundy": {"table", "terminal"},
        "kingdom": {"table", "terminal"},
        "runs": {"table", "terminal"},
        "commands": {"runs", "table", "terminal"},
    },
}
"""The rooms of a house, each with those that lie below it; modules beside the rooms are for everybody in the house."""
PURE = {"core", "games"}
PURE_LIBRARIES = sys.stdlib_module_names | {"mypy_extensions", "librt"}
RANDOMNESS = {"random", "secrets", "hmac", "librt.random"}
ONLY_THE_WIRE = PurePath("server", "client.py")
ONLY_RANDOMNESS = PurePath("core", "chance.py")
NOT_NAMES = {"utils", "util", "common", "helpers", "helper"}
LONGEST = 400
FULLEST = 26
"""The largest number of files that a folder may hold itself, not counting those of its subfolders."""


def imports(path: PurePath, source: str) -> Iterator[str]:
    """Return the full dotted name of everything a module imports, anywhere in the module."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                above = ["duchy", *path.parts][:-level] if level else []
                base = ".".join([*above, *([module] if module else [])])
                yield from (f"{base}.{alias.name}" for alias in names)
            case ast.Call(func=ast.Name("import_module") | ast.Attribute(attr="import_module"), args=[named, *_]):
                if isinstance(named, ast.Constant):
                    yield str(named.value)


def arrow_is_right(path: PurePath, name: str) -> bool:
    """Return whether the module at a path may import a name."""
    parts = name.split(".")
    own = path.parts[0]
    if parts[0] != "duchy":
        return own not in PURE or parts[0] in PURE_LIBRARIES
    if len(path.parts) == 1:
        return path.stem == "__main__" and parts[1] == "cli"
    if parts[1] == "__version__":
        return own not in PURE
    if parts[1] not in MAY_IMPORT.get(own, set()):
        return False
    if path == ONLY_THE_WIRE:
        return parts[1:3] == ["server", "wire"]
    if parts[1] == own and not room_is_below(path, parts):
        return False
    if parts[1] != "games":
        return True
    game = parts[2] if len(parts) > 2 and parts[2] in GAMES else ""
    if own == "games":
        return len(path.parts) == 2 or game == path.parts[1]
    if own in {"bots", "coach", "puzzles", "research", "train"}:
        return game == (path.parts[1] if path.parts[1] in GAMES else "")
    if own == "cli":
        return game in {"", path.parts[1]}
    return own != "server" or not game  # the server knows games through the registry


def room_is_below(path: PurePath, parts: list[str]) -> bool:
    """Return whether a module may import another module of the same house, by the rooms that they are in."""
    depth = 2 if path.parts[0] == "games" else 1
    floors = FLOORS.get(path.parts[0], {})
    own, other = (where[depth] if len(where) > depth else "" for where in (path.parts, parts[1:]))
    return own not in floors or other not in floors or other == own or other in floors[own]


def complaints(path: PurePath, source: str) -> Iterator[str]:
    """List everything wrong with the module at a path below the package."""
    for name in imports(path, source):
        if not arrow_is_right(path, name):
            yield f"{path}: may not import {name}"
        randomness = any(name == word or name.startswith(word + ".") for word in RANDOMNESS)
        if randomness and path.parts[0] in PURE and path != ONLY_RANDOMNESS:
            yield f"{path}: imports {name}, but only {ONLY_RANDOMNESS} may be random"
    for part in NOT_NAMES.intersection({*path.parts[:-1], path.stem}):
        yield f"{path}: {part} names nothing; find the word for what is in it"
    if path.parts[0] in NAMES_NO_GAME and not GAMES.intersection(path.parts):
        for game in sorted(GAMES):
            if game in source.lower():
                yield f"{path}: names {game}, which only the folders of that name and the registry may"
    lines = source.count("\n")
    if lines > LONGEST:
        yield f"{path}: {lines} lines, at most {LONGEST} are allowed"


def test_every_arrow_is_right() -> None:
    modules = sorted(PACKAGE.rglob("*.py"))
    assert modules
    assert [] == [
        complaint
        for module in modules
        for complaint in complaints(module.relative_to(PACKAGE), module.read_text(encoding="utf-8"))
    ]


def test_no_folder_is_crowded() -> None:
    folders = [PACKAGE, *(path for path in PACKAGE.rglob("*") if path.is_dir() and path.name != "__pycache__")]
    sizes = {str(folder.relative_to(PACKAGE)): sum(path.is_file() for path in folder.iterdir()) for folder in folders}
    assert {} == {folder: size for folder, size in sizes.items() if size > FULLEST}


@pytest.mark.parametrize("folder", ["tests", "benchmarks", "examples", "tools"])
def test_files_beside_the_package_are_short_too(folder: str) -> None:
    files = sorted((PACKAGE.parents[1] / folder).rglob("*.py"))
    assert files
    sizes = {str(path): path.read_text(encoding="utf-8").count("\n") for path in files}
    assert {} == {path: lines for path, lines in sizes.items() if lines > LONGEST}


def test_games_are_the_folders_of_the_registry() -> None:
    assert set(BUILT_IN) == GAMES


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("core/match.py", "import duchy.core.game"),
        ("core/match.py", "from . import game"),
        ("core/match.py", "from dataclasses import dataclass"),
        ("core/match.py", "from librt.vecs import vec"),
        ("core/match.py", "from mypy_extensions import i64"),
        ("core/chance.py", "import hmac, secrets"),
        ("games/__init__.py", "from duchy.games.kingdom.game import Kingdom"),
        ("games/burgundy/game.py", "from duchy.games.burgundy import state"),
        ("games/burgundy/rules/ships.py", "from ..state import State"),
        ("bots/search.py", "import random"),
        ("bots/burgundy/evaluation.py", "from duchy.games.burgundy.state.state import Burgundy"),
        ("bots/burgundy/weights.py", "from duchy.games.burgundy.box.components import CASTLE"),
        ("games/burgundy/rules/ships.py", "from duchy.games.burgundy.box.components import SHIP"),
        ("games/burgundy/text/view.py", "from duchy.games.burgundy.rules.dice import shown"),
        ("server/live/room.py", "from duchy.server.table.table import Table"),
        ("server/table/table.py", "from duchy.server.settings import Limits"),
        ("research/opponents.py", "import numpy\nfrom duchy.bots.registry import bot_of"),
        ("bots/burgundy/learnt.py", "from duchy.games.burgundy.encoding.encoder import BurgundyEncoder"),
        ("arena/ratings.py", "from duchy.bots.greedy import Greedy"),
        ("coach/burgundy/knowledge.py", "from duchy.games.burgundy.state.state import Burgundy"),
        ("store/sqlite.py", "from duchy.core.record import Record"),
        ("server/http/app.py", "from duchy.store import sqlite"),
        ("server/table/setup.py", "from duchy.games import load"),
        ("server/client.py", "from duchy.server.wire.messages import Ack"),
        ("cli/commands/serve.py", "from duchy.server.http.app import app"),
        ("cli/commands/arena.py", "from duchy.cli.runs.arena import run_arena"),
        ("cli/runs/sim.py", "from duchy.cli.table.registry import table_of"),
        ("cli/kingdom/table.py", "from duchy.games.kingdom.text.view import View"),
        ("server/live/processes/worker.py", "from duchy.picture.painting import paint_scene"),
        ("cli/__init__.py", "from duchy import __version__"),
        ("__main__.py", "from duchy.cli import main"),
        ("games/burgundy/game.py", "A = 1\n" * 400),
    ],
)
def test_right_arrows(path: str, source: str) -> None:
    assert [] == list(complaints(PurePath(path), source))


@pytest.mark.parametrize(
    ("path", "source", "complaint"),
    [
        ("core/match.py", "from duchy.games import load", "may not import duchy.games.load"),
        ("core/match.py", "from ..games import load", "may not import duchy.games.load"),
        ("core/match.py", "def late():\n    import duchy.cli", "may not import duchy.cli"),
        ("core/match.py", "from duchy import bots", "may not import duchy.bots"),
        ("core/match.py", "import_module('duchy.server')", "may not import duchy.server"),
        ("core/match.py", "import numpy", "may not import numpy"),
        ("core/match.py", "import random", "imports random, but only core/chance.py may be random"),
        ("core/match.py", "from librt.random import Random", "imports librt.random.Random, but only"),
        (
            "games/burgundy/game.py",
            "from duchy.games.kingdom import state",
            "may not import duchy.games.kingdom",
        ),
        ("games/burgundy/game.py", "from ..kingdom import state", "may not import duchy.games.kingdom"),
        ("games/burgundy/game.py", "from duchy.games import load", "may not import duchy.games.load"),
        ("games/burgundy/game.py", "from secrets import token_hex", "imports secrets.token_hex, but only"),
        ("games/burgundy/view.py", "import rich", "may not import rich"),
        ("bots/registry.py", "if name == 'burgundy': pass", "names burgundy, which only the folders of that name"),
        ("research/play.py", "# as in Kingdom", "names kingdom, which only the folders of that name"),
        ("train/modes.py", "from duchy.games.x import y; MODES = {'kingdom': 1}", "names kingdom, which only"),
        (
            "bots/kingdom/evaluation.py",
            "from duchy.games.burgundy import state",
            "may not import duchy.games.burgundy.state",
        ),
        ("bots/greedy.py", "from duchy.arena import ratings", "may not import duchy.arena.ratings"),
        ("research/batch.py", "from duchy.arena import ratings", "may not import duchy.arena.ratings"),
        ("games/burgundy/encoding/places.py", "from duchy.games.burgundy.text.view import View", "may not import"),
        ("arena/ratings.py", "import duchy.store.sqlite", "may not import duchy.store.sqlite"),
        ("store/sqlite.py", "from duchy.games import load", "may not import duchy.games.load"),
        ("picture/kingdom.py", "from duchy.games import load", "may not import duchy.games.load"),
        ("server/http/app.py", "from duchy.cli import main", "may not import duchy.cli.main"),
        ("arena/ratings.py", "import duchy.server", "may not import duchy.server"),
        (
            "research/burgundy/reading.py",
            "from duchy.games.kingdom import state",
            "may not import duchy.games.kingdom.state",
        ),
        ("coach/review.py", "from duchy.server.wire.coach import Review", "may not import duchy.server.wire"),
        ("server/http/routes.py", "GAME = 'burgundy'", "names burgundy, which only the folders of that name"),
        ("store/rows.py", "# cards of Kingdom", "names kingdom, which only the folders of that name"),
        ("server/client.py", "from duchy.server.table.table import Table", "may not import duchy.server.table.table"),
        ("server/wire/messages.py", "from duchy.server.table.table import Table", "may not import duchy.server.table"),
        (
            "server/table/table.py",
            "from duchy.server.live.live_table import LiveTable",
            "may not import duchy.server.live.live_table",
        ),
        ("server/live/room.py", "from duchy.server.http.socket import serve", "may not import duchy.server.http"),
        ("games/burgundy/box/layout.py", "from duchy.games.burgundy.state.duchy import Duchy", "may not import"),
        ("games/kingdom/state/seat.py", "from duchy.games.kingdom.rules.draft import deal", "may not import"),
        ("games/burgundy/rules/dice.py", "from duchy.games.burgundy.text.words import told", "may not import"),
        ("games/burgundy/rules/taking.py", "from duchy.games.burgundy.text.notation import notation", "may not import"),
        ("cli/runs/sim.py", "from duchy.cli.commands.sim import sim", "may not import duchy.cli.commands.sim.sim"),
        ("cli/table/prompt.py", "from duchy.cli.runs.sim import Series", "may not import duchy.cli.runs.sim.Series"),
        ("cli/terminal/screen.py", "from duchy.cli.table.table import Table", "may not import duchy.cli.table"),
        ("cli/burgundy/table.py", "from duchy.cli.kingdom.signs import letter", "may not import duchy.cli.kingdom"),
        ("cli/arguments.py", "from duchy.games.kingdom.box.cards import HOUSE", "may not import duchy.games.kingdom"),
        ("cli/runs/stats.py", "from duchy.games.kingdom.box.cards import HOUSE", "may not import duchy.games"),
        ("somewhere/new.py", "import duchy.core", "may not import duchy.core"),
        ("__init__.py", "from duchy.cli import main", "may not import duchy.cli.main"),
        ("core/utils.py", "", "utils names nothing"),
        ("games/burgundy/common/tile.py", "", "common names nothing"),
        ("core/match.py", "A = 1\n" * 401, "401 lines, at most 400 are allowed"),
        ("games/burgundy/box/components.py", "A = 1\n" * 401, "401 lines, at most 400 are allowed"),
    ],
)
def test_wrong_arrows(path: str, source: str, complaint: str) -> None:
    [said] = complaints(PurePath(path), source)
    assert said.startswith(f"{path}: {complaint}")


FORBIDDEN_OFFLINE = {"socket", "socketserver", "selectors", "ssl", "threading", "concurrent", "multiprocessing"} | {
    *("subprocess", "signal", "ctypes", "sqlite3", "sqlalchemy", "psycopg", "litestar", "uvicorn", "httpx", "resvg_py"),
    *("resource", "fcntl", "pty", "duchy.system", "duchy.picture", "duchy.arena", "duchy.server.http"),
    *("duchy.server.live.processes", "duchy.store.database", "duchy.cli"),
}
"""What a browser has not, or must not need."""
ALLOWED_OFFLINE = {"threading.Lock"}
"""A lock is there where nothing runs beside anything else, too."""


def module_of(name: str) -> Path:
    """Return the file in which a dotted name of ours lies."""
    parts = name.split(".")[1:]
    for length in range(len(parts), -1, -1):
        found = PACKAGE.joinpath(*parts[:length])
        for path in (found.with_suffix(".py"), found / "__init__.py"):
            if path.is_file() and path.is_relative_to(PACKAGE):
                return path
    raise AssertionError(name)


def reach(starts: Iterable[Path]) -> dict[Path, set[str]]:
    """Return all modules that are imported from some on, each with what it imports from elsewhere."""
    found: dict[Path, set[str]] = {}
    waiting = list(starts)
    while waiting:
        path = waiting.pop()
        if path in found:
            continue
        names = set(imports(PurePath(path.relative_to(PACKAGE)), path.read_text(encoding="utf-8")))
        found[path] = names
        waiting += [module_of(name) for name in names if name.split(".")[0] == "duchy"]
    return found


def entries() -> Iterator[Path]:
    """List the modules that games name by address and a browser imports: not their pictures, research and training."""
    for name in BUILT_IN:
        entry = entry_of(name)
        for address in (entry.game, entry.bots, entry.coach, entry.lessons):
            yield module_of(address.partition(":")[0])


def test_nothing_in_the_browser_needs_sockets_threads_processes_or_a_database() -> None:
    starts = [*PACKAGE.glob("offline/**/*.py"), *entries()]
    found = reach(starts)
    assert len(found) > 200
    assert [] == [
        f"{path.relative_to(PACKAGE)}: imports {name}, which a browser has not"
        for path, names in sorted(found.items())
        for name in sorted(names - ALLOWED_OFFLINE)
        if any(name == word or name.startswith(f"{word}.") for word in FORBIDDEN_OFFLINE)
    ]


def test_what_a_browser_has_not_is_noticed_however_far_away() -> None:
    found = reach([PACKAGE / "server" / "live" / "state.py"])
    away = {name.split(".")[0] for names in found.values() for name in names}
    assert {"concurrent", "subprocess", "sqlalchemy"} <= away

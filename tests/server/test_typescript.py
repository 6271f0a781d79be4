"""The page has the same types of messages and views as the server."""

import os
import subprocess
import sys
from pathlib import Path

from duchy.games import BUILT_IN
from duchy.server import typescript
from duchy.server.wire.messages import Happened, TakeBack

ROOT = Path(__file__).parents[2]
PAGE = ROOT / typescript.TARGET


def test_the_types_of_the_page_are_fresh(tmp_path: Path) -> None:
    interpreted = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    subprocess.run([sys.executable, "-m", "duchy.server.typescript", str(tmp_path)], check=True, env=interpreted)
    assert written(tmp_path) == written(PAGE), "make wire regenerates them"


def written(folder: Path) -> dict[str, str]:
    return {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in folder.rglob("*.*")}


def test_the_file_of_a_removed_module_is_removed(tmp_path: Path) -> None:
    (tmp_path / "gone.ts").write_text("", encoding="utf-8")
    interpreted = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    subprocess.run([sys.executable, "-m", "duchy.server.typescript", str(tmp_path)], check=True, env=interpreted)
    assert "gone.ts" not in written(tmp_path)


def test_a_file_imports_the_types_it_uses_from_others() -> None:
    files = {"notes": {"Told": ""}, "messages": {"Move": ""}, "views/nim": {"NimView": ""}}
    body = "/** Unlike a Move, this was told. */\n  readonly journal: readonly Told[]"
    assert typescript.imports("messages", body, files) == ["import type { Told } from './notes'"]
    assert typescript.imports("views/nim", body, files) == ["import type { Told } from '../notes'"]


def test_what_may_be_left_out_is_optional() -> None:
    names: typescript.Names = {}
    assert "  readonly to?: number | null\n" in typescript.interface(TakeBack, "TakeBack", names)
    assert "  readonly type: 'back'\n" in typescript.interface(TakeBack, "TakeBack", names)
    assert "  readonly journal?: readonly Told[]\n" in typescript.interface(Happened, "Happened", names)


def test_views_of_two_games_do_not_clash() -> None:
    names = [name for game in BUILT_IN for _, name in typescript.views(game)]
    assert len(set(names)) == len(names)
    assert {"BurgundyView", "KingdomView"} <= set(names)

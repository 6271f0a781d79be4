"""The types that the page has of the wire and of the views are those of the server."""

import os
import subprocess
import sys
from pathlib import Path

from duchy.server import typescript
from duchy.server.wire.messages import Happened, TakeBack

ROOT = Path(__file__).parents[2]
PAGE = ROOT / typescript.TARGET


def test_the_types_of_the_page_are_fresh(tmp_path: Path) -> None:
    written = tmp_path / "types.ts"
    interpreted = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    subprocess.run([sys.executable, "-m", "duchy.server.typescript", str(written)], check=True, env=interpreted)
    assert written.read_text(encoding="utf-8") == PAGE.read_text(encoding="utf-8"), "make wire writes them anew"


def test_what_may_be_left_out_is_optional() -> None:
    names: typescript.Names = {}
    assert "  readonly to?: number | null\n" in typescript.interface(TakeBack, "TakeBack", names)
    assert "  readonly type: 'back'\n" in typescript.interface(TakeBack, "TakeBack", names)
    assert "  readonly journal?: readonly Told[]\n" in typescript.interface(Happened, "Happened", names)


def test_views_of_two_games_do_not_clash() -> None:
    names = [name for _, name in typescript.views()]
    assert len(set(names)) == len(names)
    assert {"BurgundyView", "KingdomView"} <= set(names)

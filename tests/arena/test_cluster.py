"""The arena on a Ray cluster: two nodes play the same games as this machine."""

import json
import re
import subprocess
import sys
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import pytest

from duchy.arena.cluster import Cluster
from duchy.arena.plan import Played
from duchy.arena.playing import play
from duchy.core.reason import Refusal
from tests.arena.test_playing import plan
from tests.cli.terminal import run

ROOT = Path(__file__).parents[2]
PATIENCE = 300
"""Seconds after which a cluster counts as stuck; it needs about ten."""


@pytest.mark.slow
@pytest.mark.skipif(find_spec("ray") is None, reason="Ray, which is an extra, is not installed")
@pytest.mark.skipif(sys.platform == "win32", reason="Ray has no clusters of several nodes there")
def test_two_nodes_play_the_same_games_as_one_machine(tmp_path: Path) -> None:
    found = tmp_path / "found.json"
    command = [sys.executable, "-m", "tests.arena.two_nodes", str(found)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert 0 == ran.returncode, ran.stderr
    games = [Played(**game) for game in json.loads(found.read_text())]
    assert 2 == len({game.node for game in games})
    for game in games[:2] + games[-2:]:
        here = play(plan("burgundy").job(0, game.trial, 0, False))
        assert replace(here, node=game.node, seconds=game.seconds) == game
    assert re.search(r"random - random +2 +4 +50\.0%", ran.stdout)
    assert 5 == len(found.with_suffix(".jsonl").read_text().splitlines())


def test_without_ray_the_error_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Refusal, match=r"--ray needs Ray: pip install 'duchy\[ray\]', here and on every node"):
        Cluster("auto")
    ran = run("arena", "burgundy", "--bots", "random,random", "--ray", "auto")
    assert (1, "") == (ran.code, ran.out)

"""The speed of the engine."""

import re

from tests.cli.terminal import run


def test_bench_measures_every_number_of_players() -> None:
    out = run("bench", "--seconds", "0.01").out
    measured = [tuple(line.split()[:2]) for line in out.splitlines() if re.search(r" \d ", line)]
    burgundy, kingdom = [("burgundy", players) for players in "1234"], [("kingdom", players) for players in "12"]
    assert burgundy + kingdom == measured

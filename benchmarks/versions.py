"""Compares the speed of the installed engine with that of an earlier commit, in one run.

The earlier one is built separately (takes minutes, kept in build/versions), then both play random games in turns:
make bench-versions BEFORE=<commit>
"""

import argparse
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median

from benchmarks.speed import Figures, Table, measure

ROOT = Path(__file__).parents[1]
GIT = shutil.which("git") or "git"
TAR = shutil.which("tar") or "tar"


def build(commit: str) -> Path:
    """Build the package of a commit into its own folder, unless it is already there."""
    name = subprocess.run(
        [GIT, "rev-parse", "--verify", f"{commit}^{{commit}}"],
        cwd=ROOT,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    ).stdout.strip()
    home = ROOT / "build" / "versions" / name
    if not (home / "installed" / "duchy").exists():
        (home / "tree").mkdir(parents=True, exist_ok=True)
        archive = subprocess.run([GIT, "archive", name], cwd=ROOT, check=True, stdout=subprocess.PIPE)
        subprocess.run([TAR, "-x", "-C", str(home / "tree")], input=archive.stdout, check=True)
        pip = [sys.executable, "-m", "pip", "-qq", "install", "--no-build-isolation", "--no-deps"]
        subprocess.run([*pip, "--target", str(home / "installed"), str(home / "tree")], check=True)
    return home / "installed"


def main() -> None:
    """Print the decisions per second of both versions and their ratio, the medians of several turns."""
    parser = argparse.ArgumentParser(description="Compare the speed of two versions of the engine in one run.")
    parser.add_argument("commit", help="the earlier version")
    parser.add_argument("--turns", type=int, default=9, help="how often each version has its turn")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU time of a turn")
    wish = parser.parse_args()
    earlier = build(wish.commit)
    turns: list[tuple[Figures, Figures]] = []
    for _ in range(wish.turns):
        then = measure(sys.executable, "engine.py", "speed", wish.seconds, source=earlier)
        turns.append((then, measure(sys.executable, "engine.py", "speed", wish.seconds)))
    if not all(figures["compiled"] for turn in turns for figures in turn):
        sys.exit("both versions must be compiled: a C compiler is missing")
    table = Table()
    for key, name in (("decisions", "Burgundy"), ("kingdom", "Kingdom")):
        table.line(f"{name}, earlier", median(then[key] for then, _ in turns), "/s")
        table.line(f"{name}, now", median(now[key] for _, now in turns), "/s")
        table.line(f"{name}, now / earlier", median(now[key] / then[key] for then, now in turns), "x", ">= 0.95")
    sys.exit(table.missed > 0)


if __name__ == "__main__":
    main()

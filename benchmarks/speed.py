"""Measures speed and size against their targets, and prints a table.

Run it with `make bench`. Speed is per CPU second of one core. The contenders take turns, so that a slow
moment slows all of them; ratios are formed within a turn, and the table shows the median of the turns.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter

HERE = Path(__file__).parent
SOURCE = HERE.parent / "src"

Figures = dict[str, float]


class Table:
    """The lines of the table, printed as they come."""

    def __init__(self) -> None:
        self.missed = 0
        print(f"{'figure':<58}{'measured':>14}  {'target':<12}")

    def line(self, figure: str, measured: float, unit: str = "", target: str = "") -> None:
        """Print a figure; a target is "<" or ">=" and a number."""
        verdict = ""
        if target:
            sign, limit = target.split()
            right = measured < float(limit) if sign == "<" else measured >= float(limit)
            self.missed += not right
            verdict = "ok" if right else "missed"
        number = f"{measured:,.0f}" if measured >= 1000 else f"{measured:.3g}"
        print(f"{figure:<58}{number + ' ' + unit:>14}  {target:<12}{verdict}".rstrip())


def measure(python: str, script: str, *words: object, source: Path | None = None) -> Figures:
    """Run a script that prints its figures as JSON; from a source folder it runs interpreted."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if source:
        environment["PYTHONPATH"] = str(source)
    command = [python, str(HERE / script), *map(str, words)]
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    figures: Figures = json.loads(done.stdout)
    return figures


def help_seconds() -> float:
    """Time `duchy --help` from start to end."""
    started = perf_counter()
    subprocess.run([str(Path(sys.executable).with_name("duchy")), "--help"], check=True, stdout=subprocess.DEVNULL)
    return perf_counter() - started


def speed(table: Table, turns: int, seconds: float, peers: str | None) -> None:
    """Compare random two-player games with each other and with the peers."""
    taken: list[dict[str, Figures]] = []
    for _ in range(turns):
        turn = {
            "installed": measure(sys.executable, "engine.py", "speed", seconds),
            "interpreted": measure(sys.executable, "engine.py", "speed", seconds, source=SOURCE),
        }
        if peers:
            turn["catanatron"] = measure(peers, "peers.py", "catanatron", seconds)
            turn["backgammon"] = measure(peers, "peers.py", "backgammon", seconds)
        taken.append(turn)

    def rate(contender: str, key: str = "decisions") -> float:
        return median(turn[contender][key] for turn in taken)

    def ratio(ours: str, theirs: str, key: str = "decisions", own: str = "decisions") -> float:
        return median(turn[ours][own] / turn[theirs][key] for turn in taken)

    compiled = bool(taken[0]["installed"]["compiled"])
    if compiled:
        table.line("Burgundy, compiled", rate("installed"), "dec/s")
        table.line("Kingdom, compiled", rate("installed", "kingdom"), "dec/s")
    else:
        print("The engine is not compiled here: its lines are left out, or measured interpreted")
    table.line("Burgundy, interpreted", rate("interpreted"), "dec/s")
    table.line("Kingdom, interpreted", rate("interpreted", "kingdom"), "dec/s")
    if peers:
        table.line("catanatron", rate("catanatron"), "dec/s")
        table.line("OpenSpiel backgammon from Python, decisions", rate("backgammon"), "dec/s")
        table.line("OpenSpiel backgammon from Python, with chance", rate("backgammon", "steps"), "steps/s")
    if compiled:
        table.line("compiled to interpreted", ratio("installed", "interpreted"), "x")
    if compiled and peers:
        table.line("compiled to catanatron (aim: 80)", ratio("installed", "catanatron"), "x", ">= 40")
        table.line("Kingdom, compiled to catanatron", ratio("installed", "catanatron", own="kingdom"), "x", ">= 40")
        table.line("compiled to backgammon, decisions", ratio("installed", "backgammon"), "x", ">= 12")
        table.line("compiled to backgammon, with chance", ratio("installed", "backgammon", "steps"), "x", ">= 12")
    if peers:
        table.line("interpreted to catanatron", ratio("interpreted", "catanatron"), "x", ">= 1.5")


def size(table: Table, turns: int, seconds: float) -> None:
    """Measure what a state costs, and what more players cost."""
    sizes = [measure(sys.executable, "engine.py", "size", seconds) for _ in range(turns)]
    costs = [measure(sys.executable, "engine.py", "players", seconds / 2) for _ in range(turns)]
    table.line("copy of a two-player state", median(turn["copy 2"] for turn in sizes), "us")
    table.line("copy of a four-player state", median(turn["copy 4"] for turn in sizes), "us", "< 2")
    table.line("a two-player state becomes another", median(turn["become 2"] for turn in sizes), "us", "< 0.5")
    table.line("memory of a four-player state", median(turn["bytes 4"] for turn in sizes), "bytes", "< 8000")
    for players in (2, 3, 4):
        table.line(f"decision of {players} players", median(turn[f"cost {players}"] for turn in costs), "us")
    spread = median(max(turn["cost 3"], turn["cost 4"]) / turn["cost 2"] for turn in costs)
    table.line("decision of 3 or 4 players to one of 2", spread, "x", "< 1.5")


def thought(table: Table, turns: int, seconds: float) -> None:
    """Measure how fast bots think, per CPU second."""
    taken = [measure(sys.executable, "engine.py", "bots", seconds) for _ in range(turns)]
    table.line("greedy, Burgundy for two", median(turn["greedy"] for turn in taken), "dec/s")
    table.line("search, Burgundy for two", median(turn["burgundy"] for turn in taken), "nodes/s")
    table.line("search, Kingdom for two", median(turn["kingdom"] for turn in taken), "nodes/s")


def main() -> None:
    """Read the command line and print the table."""
    parser = argparse.ArgumentParser(description="Measure speed and size against their targets.")
    parser.add_argument("--smoke", action="store_true", help="a second or two, only to see that everything runs")
    parser.add_argument("--peers", metavar="PYTHON", help="the interpreter of the environment of the peers")
    arguments = parser.parse_args()
    turns, seconds = (1, 0.1) if arguments.smoke else (5, 2.0)
    table = Table()
    speed(table, turns, seconds, arguments.peers)
    size(table, turns, seconds)
    thought(table, turns, seconds)
    table.line("duchy --help", median(help_seconds() for _ in range(turns)), "s", "< 0.3")
    print("every target is met" if not table.missed else f"targets missed: {table.missed}")


if __name__ == "__main__":
    main()

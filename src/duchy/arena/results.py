"""The results file: a first line that says what is played, then one line for every game, each as JSON.

Lines are only ever added. Whoever is killed in the middle of one leaves a line without an end: it is cut off, and its
game played again. A file goes on with the plan that it was begun with, and with no other.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from duchy import __version__
from duchy.arena.plan import Plan, Played
from duchy.core.reason import Refusal

FORM: Final = 1


class Results:
    """A results file that games are added to."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Begin a file, or go on with one; raises `Refusal` if it belongs to something else."""
        self.path = path
        self.played: list[Played] = []
        head = head_of(plan)
        try:
            there = path.read_bytes() if path.exists() else b""
            whole = there[: there.rfind(b"\n") + 1]
            first = json.dumps(head).encode() + b"\n"
            if whole:
                self.played = list(games_of(path, whole.decode(errors="replace").splitlines(), head))
            elif not first.startswith(there):
                raise Refusal(f"{path} holds no results of an arena: name another file")
            self.file = path.open("ab")
            self.file.truncate(len(whole))
            self.file.write(b"" if whole else first)
            self.file.flush()
        except OSError as error:
            raise Refusal(f"{path} cannot be used for results: {error.strerror}") from error

    def add(self, played: Played) -> None:
        """Write a game down; it is in the file when this returns."""
        line = {name: value for name, value in asdict(played).items() if name != "record" and value != ""}
        self.file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
        self.file.flush()

    def __enter__(self) -> Self:
        """Be used for a while."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the file."""
        self.file.close()


def head_of(plan: Plan) -> dict[str, object]:
    """Write what is played, which is all that a result hangs on."""
    return {
        "arena": FORM,
        "duchy": __version__,
        "game": plan.game,
        "rules": plan.rules,
        "options": dict(plan.options),
        "bots": list(plan.entrants),
        "seed": plan.seed.hex(),
    }


def games_of(path: Path, lines: list[str], head: dict[str, object]) -> Iterator[Played]:
    """Read the games of a file."""
    for number, line in enumerate(lines, start=1):
        try:
            found = json.loads(line)
            if number > 1:
                yield Played(**found)
                continue
        except (ValueError, TypeError) as error:
            raise Refusal(f"{path}, line {number}: {line[:60]!r} is no result: name another file") from error
        if not isinstance(found, dict) or "arena" not in found:
            raise Refusal(f"{path} holds no results of an arena: name another file")
        for name, here in head.items():
            if found.get(name) != here:
                there = json.dumps(found.get(name))
                said = f"{name} is {there} there and {json.dumps(here)} here"
                raise Refusal(f"{path} was begun with something else: {said}. Give the same, or name another file")


def seed_in(path: Path) -> str | None:
    """Find the seed that a file was begun with, so that whoever goes on need not give it again."""
    if not path.is_file():
        return None
    with path.open(encoding="utf-8", errors="replace") as file:
        line = file.readline()
    try:
        found = json.loads(line)
    except ValueError:
        return None
    return found.get("seed") if isinstance(found, dict) and isinstance(found.get("seed"), str) else None

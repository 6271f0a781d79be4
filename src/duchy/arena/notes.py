"""A file of notes: a header line that describes the run, then one line for every game, each as JSON.

Lines are only ever appended. A process killed while writing leaves a truncated line, which is cut off and its game
replayed. A file can be resumed only with the settings it was started with.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

from duchy.core.reason import Refusal


class Notes:
    """A file in which games are noted; the first key of its header says what it holds."""

    def __init__(self, path: Path, head: Mapping[str, object]) -> None:
        """Start a file or resume one; raises `Refusal` if it belongs to something else."""
        self.path = path
        self.lines: list[dict[str, object]] = []
        try:
            there = path.read_bytes() if path.exists() else b""
            whole = there[: there.rfind(b"\n") + 1]
            first = json.dumps(head).encode() + b"\n"
            if whole:
                self.lines = list(lines_of(path, whole.decode(errors="replace").splitlines(), head))
            elif not first.startswith(there):
                raise Refusal(nothing_of(path, head))
            self.file = path.open("ab")
            self.file.truncate(len(whole))
            self.file.write(b"" if whole else first)
            self.file.flush()
        except OSError as error:
            raise Refusal(f"{path} cannot be used for results: {error.strerror}") from error

    def write(self, line: Mapping[str, object]) -> None:
        """Append a game; it is in the file when this returns."""
        self.file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
        self.file.flush()

    def __enter__(self) -> Self:
        """Enter the context."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the file."""
        self.file.close()


def nothing_of(path: Path, head: Mapping[str, object]) -> str:
    """Return the error for a file that holds something else."""
    kind = next(iter(head))
    return f"{path} holds no results of {'an' if kind[0] in 'aeiou' else 'a'} {kind}: name another file"


def lines_of(path: Path, lines: list[str], head: Mapping[str, object]) -> Iterator[dict[str, object]]:
    """Read the games of a file."""
    for number, line in enumerate(lines, start=1):
        try:
            found = json.loads(line)
        except ValueError as error:
            raise Refusal(no_result(path, number, line)) from error
        if number == 1:
            check_head(path, found, head)
        elif isinstance(found, dict):
            yield found
        else:
            raise Refusal(no_result(path, number, line))


def no_result(path: Path, number: int, line: str) -> str:
    """Return the error for a line that this file's writer did not write."""
    return f"{path}, line {number}: {line[:60]!r} is not a result: name another file"


def check_head(path: Path, found: object, head: Mapping[str, object]) -> None:
    """Compare a file's header with the current settings."""
    if not isinstance(found, dict) or next(iter(head)) not in found:
        raise Refusal(nothing_of(path, head))
    for name, here in head.items():
        if found.get(name) != here:
            there = json.dumps(found.get(name))
            said = f"{name} is {there} there and {json.dumps(here)} here"
            raise Refusal(f"{path} was started with something else: {said}. Use the same, or name another file")


def seed_in(path: Path) -> str | None:
    """Return the seed that a file was started with, so that a resumed run need not repeat it."""
    if not path.is_file():
        return None
    with path.open(encoding="utf-8", errors="replace") as file:
        line = file.readline()
    try:
        found = json.loads(line)
    except ValueError:
        return None
    return found.get("seed") if isinstance(found, dict) and isinstance(found.get("seed"), str) else None

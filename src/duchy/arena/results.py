"""The results file of an arena: notes (`notes.py`) of the settings and of every game played."""

from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, cast

from duchy import __version__
from duchy.arena.notes import Notes, no_result
from duchy.arena.plan import Plan, Played
from duchy.core.reason import Refusal

FORM: Final = 1
APART: Final = {"record", "error", "position"}
"""What is kept in files of its own."""


class Results(Notes):
    """A results file to which games are appended."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Start a file or resume one; raises `Refusal` if it belongs to something else."""
        super().__init__(path, head_of(plan))
        self.played = [played_of(path, number, line) for number, line in enumerate(self.lines, start=2)]

    def add(self, played: Played) -> None:
        """Append a game; it is in the file when this returns."""
        noted = {name: value for name, value in asdict(played).items() if name not in APART}
        self.write({name: value for name, value in noted.items() if value not in ("", None)})


def played_of(path: Path, number: int, line: Mapping[str, object]) -> Played:
    """Read one game."""
    try:
        return Played(**cast("dict[str, Any]", line))
    except TypeError as error:
        raise Refusal(no_result(path, number, str(line))) from error


def head_of(plan: Plan) -> dict[str, object]:
    """Write the header: everything a result depends on."""
    return {
        "arena": FORM,
        "duchy": __version__,
        "game": plan.game,
        "rules": plan.rules,
        "options": dict(plan.options),
        "bots": list(plan.entrants),
        "seed": plan.seed.hex(),
    }

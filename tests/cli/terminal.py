"""Runs `duchy` in this process, with lines typed and everything it prints."""

import io
import sys
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from unittest.mock import patch

from duchy.cli import main


@dataclass(frozen=True)
class Ran:
    """The exit code and output of a command."""

    code: int
    out: str
    err: str


def run(*arguments: str, lines: Sequence[str] = ()) -> Ran:
    """Run a command; the lines are typed one after the other, then the input ends."""
    out, err = io.StringIO(), io.StringIO()
    code = -1
    typed = io.StringIO("".join(f"{line}\n" for line in lines))
    with redirect_stdout(out), redirect_stderr(err), patch.object(sys, "stdin", typed):
        try:
            main(list(arguments))
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else -1
    return Ran(code, out.getvalue(), err.getvalue())


def refused(ran: Ran, code: int) -> str:
    """Check that a command was refused with one line on stderr, and return the line."""
    assert code == ran.code, ran
    assert 1 == len(ran.err.splitlines()), ran
    assert ran.err.startswith("duchy: ")
    return ran.err.removeprefix("duchy: ").rstrip("\n")

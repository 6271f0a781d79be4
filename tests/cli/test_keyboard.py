"""Lines are typed while other things go on, and nobody waits for one when the program ends."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import duchy

CODE = """
import asyncio
from duchy.cli.terminal.keyboard import typed_line

async def main():
    print("ready", flush=True)
    while line := await typed_line():
        print(repr(line), flush=True)

asyncio.run(main())
print("over")
"""


def started() -> subprocess.Popen[bytes]:
    """Start a program that repeats what is typed."""
    surroundings = {**os.environ, "PYTHONPATH": str(Path(duchy.__file__).resolve().parents[1]), "PYTHONUTF8": "1"}
    command, pipe = [sys.executable, "-c", CODE], subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=surroundings)


def test_lines_are_read_to_the_end_of_the_input_whatever_they_hold() -> None:
    with started() as process:
        out, err = process.communicate("1\n? épée\n".encode() + b"\xff\n\nlast", timeout=60)
    lines = out.decode().splitlines()
    assert ["ready", r"'1\n'", r"'? épée\n'", "'\N{REPLACEMENT CHARACTER}\\n'", r"'\n'", "'last'", "over"] == lines
    assert (0, b"") == (process.returncode, err)


def test_an_interrupt_does_not_wait_for_a_line() -> None:
    with started() as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert b"ready\n" == process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60)
        assert process.stderr is not None
        assert process.stderr.read().strip().endswith(b"KeyboardInterrupt")

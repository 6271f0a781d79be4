"""`duchy decisions`: what bots lose in positions that are weighed; made, gone on with, and refused."""

import re
from pathlib import Path

import pytest

from tests.cli.terminal import refused, run

ALONE = ("--jobs", "1")


def test_bots_lose_in_the_sample_what_they_lose_and_the_same_bot_the_same() -> None:
    ran = run("decisions", "burgundy", "--bots", "greedy", "-n", "4", *ALONE)
    assert (0, "") == (ran.code, ran.err)
    rows = re.findall(r"^ greedy +4 +(\S+) +(\S+) +(\S+) +(\S+) ", ran.out, re.MULTILINE)
    assert 1 <= len(rows)
    assert re.search(r"^ phase +count +greedy", ran.out, re.MULTILINE)
    assert re.search(r"^ decision +count +greedy", ran.out, re.MULTILINE)


@pytest.mark.slow
def test_two_bots_are_compared_in_the_same_positions() -> None:
    ran = run("decisions", "burgundy", "--bots", "novice,greedy", "-n", "5", "--fresh", "8", *ALONE)
    again = run("decisions", "burgundy", "--bots", "novice,greedy", "-n", "5", "--fresh", "8", "--jobs", "2")
    assert ran == again
    novice, greedy = (
        re.search(rf"^ {name} +5 +(\S+) +\S+ +(\S+) ", ran.out, re.MULTILINE) for name in ("novice", "greedy")
    )
    assert novice is not None
    assert greedy is not None
    assert "-" == novice[2]
    assert float(novice[1]) - float(greedy[1]) == pytest.approx(float(greedy[2]), abs=0.011)


@pytest.mark.slow
def test_positions_are_made_and_gone_on_with() -> None:
    make = ("decisions", "burgundy", "--file", "made", "--continuations", "16", "--player", "random", *ALONE)
    assert 0 == run(*make, "--make", "1", "--seed", "a").code
    first = Path("made").read_text()
    assert 0 == run(*make, "--make", "2", "--bots", "greedy").code
    assert Path("made").read_text().startswith(first)
    assert 3 == len(Path("made").read_text().splitlines())


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (("burgundy",), 2, "--bots"),
        (("burgundy", "--make", "3"), 2, "--make needs a file"),
        (("burgundy", "--bots", "nobody"), 1, "there is no bot 'nobody'"),
        (("burgundy", "--bots", "greedy", "--file", "nothing"), 1, "cannot be read"),
    ],
)
def test_nonsense_is_refused(arguments: tuple[str, ...], code: int, words: str) -> None:
    assert words in refused(run("decisions", *arguments), code)

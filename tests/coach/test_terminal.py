"""Hints in the terminal: plan, reason and figures, as on the page."""

import re
from pathlib import Path

import pytest

from duchy.core.record import read_record
from tests.cli.terminal import run


def test_the_coach_proposes_a_plan_and_the_record_counts_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    arguments = ["--bot", "random", "--seed", "table", "--save", "hinted.duchy"]
    ran = run("play", "burgundy", *arguments, lines=["hint", "hint", "1", "quit"])
    plan = next(part for part in ran.out.split("Player 1> ") if "Plan: " in part)
    assert re.search(r"[\d.]+ points? (ahead|behind), \d+% to win; eight games in ten end between", plan)
    assert [1, 0] == read_record((tmp_path / "hinted.duchy").read_text(encoding="utf-8")).hints

"""Processes that play: a killed one is reported, and none is left behind."""

import multiprocessing
from collections.abc import Iterator
from time import monotonic

import pytest

from duchy.arena.crew import Alone, Processes, crew_of
from duchy.arena.plan import Job
from duchy.core.reason import Refusal
from tests.arena.test_playing import plan


def killing(jobs: Iterator[Job]) -> Iterator[Job]:
    """Yield one game, then kill all processes when the next one is requested."""
    yield next(jobs)
    for child in multiprocessing.active_children():
        child.kill()
    yield from jobs


def all_end() -> bool:
    """Wait until no process is left; a closing pool waits for the same ones, and either may notice first."""
    until = monotonic() + 60
    while (children := multiprocessing.active_children()) and monotonic() < until:
        children[0].join(0.1)
    return not children


def test_a_killed_process_is_reported_and_none_is_left() -> None:
    wanted = plan("burgundy")
    jobs = (wanted.job(0, trial, 0, False) for trial in range(3))
    with pytest.raises(Refusal, match="a process was killed from outside; with --results the same command resumes"):
        list(Processes(1).play(killing(jobs)))
    assert all_end()


def test_closing_the_generator_ends_the_processes() -> None:
    wanted = plan("burgundy")
    playing = Processes(2).play(wanted.job(0, trial, 0, False) for trial in range(50))
    assert 0 == next(playing).pair
    playing.close()
    assert all_end()


def halve(number: int) -> int:
    """Halve a number, slowly for 0; odd numbers are refused."""
    if number % 2:
        raise Refusal(f"{number} is odd")
    return sum(number for _ in range(1 if number else 1_000_000)) // 2


@pytest.mark.parametrize("crew", [Alone(), Processes(2)])
def test_results_of_any_work_come_back_in_order(crew: Alone | Processes) -> None:
    assert list(range(20)) == list(crew.work(halve, iter(range(0, 40, 2))))


@pytest.mark.parametrize("crew", [Alone(), Processes(2)])
def test_a_refused_task_ends_all_processes(crew: Alone | Processes) -> None:
    with pytest.raises(Refusal, match="3 is odd"):
        list(crew.work(halve, iter([2, 3, 4])))
    assert all_end()


def test_a_crew_of_one_is_this_process() -> None:
    assert isinstance(crew_of(1), Alone)
    assert isinstance(crew_of(3), Processes)

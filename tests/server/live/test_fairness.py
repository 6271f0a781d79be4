"""The fair queue: tables with the least usage come first, and no one is forgotten."""

import asyncio
from itertools import pairwise

import pytest

from duchy.server.live import fairness
from duchy.server.live.fairness import Fairness
from tests.server.rough import until

pytestmark = pytest.mark.anyio


class Clock:
    """A clock that advances only while someone works."""

    def __init__(self) -> None:
        self.value = 0.0

    def __call__(self) -> float:
        """Read the clock."""
        return self.value


class Shop:
    """Tables that work one after the other in a fair queue, each with steps of a fixed length."""

    def __init__(self, count: int = 1) -> None:
        self.clock = Clock()
        self.fairness = Fairness(count, self.clock)
        self.done: list[str] = []

    async def work(self, table: str, seconds: float, steps: int) -> None:
        """Work a number of steps at a table."""
        for _ in range(steps):
            async with self.fairness.turn(table):
                await asyncio.sleep(0)
                self.clock.value += seconds
                self.done.append(table)


async def test_tables_that_need_as_much_take_turns() -> None:
    shop = Shop()
    await asyncio.gather(*(shop.work(name, 1.0, 4) for name in "abc"))
    assert [{"a", "b", "c"}] * 4 == [set(shop.done[start : start + 3]) for start in range(0, 12, 3)]


async def test_a_quick_table_is_before_all_slow_ones_that_have_not_waited_long() -> None:
    """In a round of ten slow steps, a fast table does not wait for the first two seconds."""
    shop = Shop()
    slow = [shop.work(f"slow {number}", 0.2, 60) for number in range(10)]
    await asyncio.gather(*slow, shop.work("quick", 0.001, 60))
    steps = [index for index, table in enumerate(shop.done) if table == "quick"]
    assert steps[0] <= 10
    assert max(later - sooner for sooner, later in pairwise(steps[30:])) <= 3


async def test_nobody_is_passed_over_for_ever() -> None:
    shop = Shop()
    await shop.work("slow", 5.0, 3)
    quick = [shop.work(f"quick {number}", 0.3, 30) for number in range(10)]
    await asyncio.gather(*quick, shop.work("slow", 5.0, 1))
    assert shop.done[3:].index("slow") <= 10 + fairness.LONGEST / 0.3


async def test_as_many_work_at_once_as_there_are_places() -> None:
    shop = Shop(3)
    inside = most = 0

    async def one(name: str) -> None:
        nonlocal inside, most
        async with shop.fairness.turn(name):
            inside += 1
            most = max(most, inside)
            await asyncio.sleep(0)
            inside -= 1

    await asyncio.gather(*(one(str(number)) for number in range(9)))
    assert 3 == most
    assert (3, []) == (shop.fairness.free, shop.fairness.queue)


@pytest.mark.parametrize("granted", [False, True])
async def test_who_gives_up_waiting_takes_no_place_along(granted: bool) -> None:
    gate = Fairness(1)
    hold = asyncio.Event()

    async def holding(name: str) -> None:
        async with gate.turn(name):
            await hold.wait()

    first, second = asyncio.create_task(holding("a")), asyncio.create_task(holding("b"))
    await until(lambda: bool(gate.queue))
    if granted:
        hold.set()
        await first
    second.cancel()
    await asyncio.gather(second, return_exceptions=True)
    hold.set()
    await first
    assert (1, []) == (gate.free, gate.queue)


async def test_a_step_that_fails_leaves_its_place() -> None:
    gate = Fairness(1)
    with pytest.raises(ZeroDivisionError):
        async with gate.turn("a"):
            raise ZeroDivisionError
    assert 1 == gate.free


async def test_tables_are_not_remembered_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fairness, "MOST", 5)
    shop = Shop()
    for number in range(200):
        await shop.work(f"table {number}", 5.0, 1)
    assert len(shop.fairness.had) < 60
    shop.clock.value += 1000
    await shop.work("last", 1.0, 1)
    assert ["last"] == list(shop.fairness.had)

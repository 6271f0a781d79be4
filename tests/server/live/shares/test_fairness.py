"""The fair queue: addresses share evenly, then tables, then persons, and no one is forgotten."""

import asyncio
from collections import Counter
from itertools import pairwise
from math import inf

import pytest

from duchy.server.live.shares.fairness import Asker, Crowded, FairQueue
from tests.server.rough import until

pytestmark = pytest.mark.anyio

HONEST = Asker("home", "table", "Ann")


class Clock:
    """A clock that advances only while someone works."""

    def __init__(self) -> None:
        self.value = 0.0

    def __call__(self) -> float:
        """Read the clock."""
        return self.value


class Shop:
    """Askers who work in a fair queue, each with steps of a fixed length; one at a time moves the clock."""

    def __init__(self, count: int = 1, most: int = 0, each: int = 0, ahead: float = inf) -> None:
        self.clock = Clock()
        self.queue = FairQueue(count, most, each, self.clock, ahead=ahead)
        self.done: list[Asker] = []

    async def work(self, asker: Asker, seconds: float, steps: int, size: int = 0) -> None:
        """Work a number of steps."""
        for _ in range(steps):
            async with self.queue.turn(asker, size):
                await asyncio.sleep(0)
                self.clock.value += seconds
                self.done.append(asker)

    def waits(self, asker: Asker) -> list[int]:
        """Count the steps of others between an asker's."""
        steps = [index for index, one in enumerate(self.done) if one == asker]
        return [later - sooner - 1 for sooner, later in pairwise(steps)]


def crowd(count: int, address: str = "crowd") -> list[Asker]:
    """Return nicknames of one address, each at a table of its own."""
    return [Asker(address, f"table {number}", f"nickname {number}") for number in range(count)]


@pytest.mark.parametrize("level", ["address", "table", "person"])
async def test_those_that_need_as_much_take_turns(level: str) -> None:
    shop = Shop()
    askers = [Asker(**{level: name}) for name in "abc"]
    await asyncio.gather(*(shop.work(asker, 1.0, 4) for asker in askers))
    assert [set(askers)] * 4 == [set(shop.done[start : start + 3]) for start in range(0, 12, 3)]


async def test_three_hundred_tables_of_one_address_cost_another_one_step_of_waiting() -> None:
    shop = Shop()
    others = [shop.work(asker, 0.2, 5) for asker in crowd(300)]
    await asyncio.gather(*others, shop.work(HONEST, 0.2, 100))
    assert shop.done.index(HONEST) <= 1
    assert {1} == set(shop.waits(HONEST))


async def test_whoever_comes_late_to_a_long_queue_is_next() -> None:
    """An address that was away neither waits behind all that came before it, nor saves up time."""
    shop = Shop()
    others = [asyncio.create_task(shop.work(asker, 1.0, 20)) for asker in crowd(10)]
    await until(lambda: len(shop.done) >= 57)
    before = len(shop.done)
    await shop.work(HONEST, 1.0, 10)
    steps = shop.done[before:]
    assert steps.index(HONEST) <= 1
    assert max(shop.waits(HONEST)) <= 1
    assert len(steps) <= 22
    await asyncio.gather(*others)


async def test_time_is_shared_and_not_steps() -> None:
    """An address with long steps gets fewer of them than its neighbour with short ones."""
    shop = Shop()
    slow, quick = Asker("a"), Asker("b")
    slowly, quickly = ([shop.work(slow, 1.0, 4) for _ in range(5)], [shop.work(quick, 0.1, 40) for _ in range(5)])
    await asyncio.gather(*slowly, *quickly)
    early = Counter(shop.done[:110])
    assert 9 <= early[slow] <= 11


@pytest.mark.parametrize(("ahead", "steps"), [(inf, 9 * 101), (0.3, 9 * 4)])
async def test_whoever_has_worked_long_waits_no_longer_than_is_said(ahead: float, steps: int) -> None:
    """Nine others with steps of a tenth of a second: without a limit, all catch up with the one long step."""
    shop = Shop(ahead=ahead)
    late = Asker("crowd", "late", "late")

    async def once_long() -> None:
        await shop.work(late, 10.0, 1)
        await shop.work(late, 0.1, 1)

    await asyncio.gather(once_long(), *(shop.work(asker, 0.1, 120) for asker in crowd(9)))
    assert [steps] == shop.waits(late)


async def test_a_table_gets_as_much_as_another_however_many_persons_sit_at_it() -> None:
    shop = Shop()
    full = [Asker("a", "full", name) for name in "bcdefgh"]
    await asyncio.gather(*(shop.work(asker, 1.0, 10) for asker in full), shop.work(Asker("a", "small", "i"), 1.0, 20))
    assert 1 >= max(shop.waits(Asker("a", "small", "i")))


async def test_a_small_task_goes_first_but_a_large_one_is_not_passed_over_for_ever() -> None:
    queue = FairQueue(1)
    done: list[str] = []

    async def work(name: str, size: int, steps: int) -> None:
        for _ in range(steps):
            async with queue.turn(Asker("a"), size):
                done.append(name)
                await asyncio.sleep(0)

    async with queue.turn(Asker("a")):
        sizes = [("large", 10, 1), ("small", 1, 15), ("small", 1, 15)]
        tasks = [asyncio.create_task(work(*size)) for size in sizes]
        await until(lambda: queue.waiting == 3)
    await asyncio.gather(*tasks)
    assert 8 <= done.index("large") <= 12


async def test_as_many_work_at_once_as_there_are_places_and_one_address_leaves_a_place_free() -> None:
    shop = Shop(3, each=2)
    inside: Counter[str] = Counter()
    most: Counter[str] = Counter()

    async def one(asker: Asker) -> None:
        async with shop.queue.turn(asker):
            for name in (asker.address, "all"):
                inside[name] += 1
                most[name] = max(most[name], inside[name])
            await asyncio.sleep(0)
            for name in (asker.address, "all"):
                inside[name] -= 1

    await asyncio.gather(*map(one, crowd(9)), *map(one, crowd(3, "home")))
    assert (2, 3) == (most["crowd"], most["all"])
    assert (3, 0, {}) == (shop.queue.free, shop.queue.waiting, shop.queue.root.parts)


async def test_a_full_queue_turns_away_the_last_of_the_address_with_the_most_waiting() -> None:
    shop = Shop(1, most=4)
    hold = asyncio.Event()

    async def held(asker: Asker) -> None:
        async with shop.queue.turn(asker):
            await hold.wait()

    many = [asyncio.create_task(held(asker)) for asker in crowd(5)]
    await until(lambda: shop.queue.waiting == 4)
    with pytest.raises(Crowded):
        await held(Asker("crowd", "another", "nickname"))
    honest = asyncio.create_task(held(HONEST))
    await asyncio.sleep(0)
    assert 4 == shop.queue.waiting
    with pytest.raises(Crowded):
        await many[-1]
    hold.set()
    await asyncio.gather(*many[:-1], honest)
    assert (1, 0) == (shop.queue.free, shop.queue.waiting)


@pytest.mark.parametrize(("others", "own", "crowded"), [(0, 1, 1), (0, 10, 10), (3, 1, 4), (3, 5, 20)])
async def test_an_asker_knows_after_how_many_steps_its_turn_comes_again(others: int, own: int, crowded: int) -> None:
    shop = Shop()
    hold = asyncio.Event()

    async def held(asker: Asker) -> None:
        async with shop.queue.turn(asker):
            await hold.wait()

    askers = [*(Asker(f"other {number}") for number in range(others)), *crowd(own, "home")]
    assert 1 == shop.queue.crowd(HONEST)
    tasks = [asyncio.create_task(held(asker)) for asker in askers]
    await asyncio.sleep(0)
    assert crowded == shop.queue.crowd(HONEST)
    hold.set()
    await asyncio.gather(*tasks)


@pytest.mark.parametrize("granted", [False, True])
async def test_who_gives_up_waiting_takes_no_place_along(granted: bool) -> None:
    queue = FairQueue(1)
    hold = asyncio.Event()

    async def holding(name: str) -> None:
        async with queue.turn(Asker(name)):
            await hold.wait()

    first, second, third = (asyncio.create_task(holding(name)) for name in "abc")
    await until(lambda: queue.waiting == 2)
    if granted:
        hold.set()
        await first
    second.cancel()
    await asyncio.gather(second, return_exceptions=True)
    hold.set()
    await asyncio.gather(first, third)
    assert (1, 0, {}) == (queue.free, queue.waiting, queue.root.parts)


async def test_a_place_is_not_given_to_someone_who_was_just_cancelled() -> None:
    queue = FairQueue(1)
    async with queue.turn(Asker("a")):
        waiting = asyncio.create_task(queue.come(queue.path(Asker("b")), 0))
        await asyncio.sleep(0)
        waiting.cancel()  # it learns of this only after the place is free
    await asyncio.gather(waiting, return_exceptions=True)
    assert (1, 0) == (queue.free, queue.waiting)


async def test_a_step_that_fails_leaves_its_place() -> None:
    queue = FairQueue(1)
    with pytest.raises(ZeroDivisionError):
        async with queue.turn(Asker("a")):
            raise ZeroDivisionError
    assert 1 == queue.free


async def test_nothing_is_remembered_of_those_who_are_level_with_the_others() -> None:
    shop = Shop()
    busy = asyncio.create_task(shop.work(Asker("busy"), 0.01, 1000))
    for number in range(200):
        await shop.work(Asker(f"address {number}"), 0.01, 1)
    assert len(shop.queue.root.parts) < 20
    await busy
    assert {} == shop.queue.root.parts

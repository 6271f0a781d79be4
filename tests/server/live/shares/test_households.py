"""Many nicknames of one address next to an honest person of another: every pool gives the person its share.

Processes are replaced by steps that a test counts, so that waits are counted in steps and not in seconds.
"""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count, pairwise
from typing import Any

import pytest
from msgspec import Raw, json

from duchy.server.live.coach import MOST_WAITING, Coach
from duchy.server.live.processes.pools import BotWorkers, Readers, hint_workers
from duchy.server.live.readings import MOST_EACH
from duchy.server.live.shares.buckets import HOUSEHOLD, Rates
from duchy.server.live.shares.fairness import Asker, FairQueue
from duchy.server.live.shares.visitors import REMEMBERED, Visitors
from duchy.server.live.thoughts import LEAST, LONGEST
from duchy.server.settings import NO_LIMITS, Limits
from duchy.server.table.refused import Refused
from duchy.server.tasks.choosing import Choice, Task
from duchy.server.tasks.reading import Read
from duchy.server.wire.analysis import WantedThought
from duchy.server.wire.replay import RecordText
from tests.server.rough import until

pytestmark = pytest.mark.anyio

NICKNAMES = [f"nickname {number}" for number in range(40)]


class Steps:
    """A pool's processes, replaced by steps: each takes a few rounds of the loop, and the clock counts steps."""

    def __init__(self, answer: bytes, queue: FairQueue) -> None:
        self.answer = answer
        self.asked: list[Any] = []
        queue.now = lambda: len(self.asked) / 1000

    async def ask(self, line: bytes) -> bytes | None:
        """Note a task, and answer after a while."""
        self.asked.append(json.decode(line))
        for _ in range(5):
            await asyncio.sleep(0)
        return self.answer

    def waits(self, mine: Callable[[Any], bool]) -> list[int]:
        """Count the steps of others before each of mine."""
        places = [-1, *(index for index, task in enumerate(self.asked) if mine(task))]
        return [later - sooner - 1 for sooner, later in pairwise(places)]


async def over_and_over(times: int, work: Callable[..., Awaitable[object]], *given: object) -> list[object]:
    """Do something again and again; return the answers and refusals."""
    found: list[object] = []
    for _ in range(times):
        try:
            found.append(await work(*given))
        except Refused as refused:
            found.append(refused)
            await asyncio.sleep(0)
    return found


def visitors() -> Visitors:
    """Return forty nicknames of one address, and Ann of another."""
    found = Visitors()
    for nickname in NICKNAMES:
        found.see(nickname, "crowd")
    found.see("Ann", "home")
    return found


async def test_three_hundred_tables_of_one_address_let_another_ones_bot_think_next_and_long_enough() -> None:
    bots = BotWorkers(2)
    steps = Steps(json.encode(Choice(1)) + b"\n", bots.queue)
    bots.ask = steps.ask  # type: ignore[method-assign]

    async def choose(seat: int, asker: Asker) -> int:
        return await bots.choose(Task("burgundy", None, "duke", seat, 1), asker)

    crowd = [
        asyncio.create_task(over_and_over(10, choose, 0, Asker("crowd", f"table {number}"))) for number in range(300)
    ]
    await until(lambda: len(steps.asked) > 400)
    before = len(steps.asked)
    await over_and_over(50, choose, 1, Asker("home", "table"))
    assert max(steps.waits(lambda task: task["seat"] == 1)[1:]) <= 4
    late = steps.asked[before:]
    assert all(LONGEST - 0.01 < task["seconds"] for task in late if task["seat"] == 1)
    assert {LEAST} == {task["seconds"] for task in late if task["seat"] == 0}
    for task in crowd:
        task.cancel()
    await asyncio.gather(*crowd, return_exceptions=True)


class Tables:
    """All that the coach needs of the tables."""

    def __init__(self, found: Visitors) -> None:
        self.visitors = found


async def test_forty_nicknames_of_one_address_leave_an_honest_person_every_answer_of_the_coach() -> None:
    coach = Coach(Tables(visitors()), hint_workers(1), NO_LIMITS, 1)  # type: ignore[arg-type]
    steps = Steps(json.encode(Read(answer=Raw(b"1"))) + b"\n", coach.queue)
    coach.coach_workers.ask = steps.ask  # type: ignore[method-assign]

    async def think(person: str, effort: int) -> Raw:
        return await coach.think(person, WantedThought({}, effort=effort))

    crowd = [asyncio.create_task(over_and_over(20, think, name, 0)) for name in NICKNAMES]
    await until(lambda: coach.queue.waiting == MOST_WAITING)
    answers = await over_and_over(24, think, "Ann", 1)
    assert [Raw(b"1")] * 24 == answers
    mine = [task for task in steps.asked if task["wanted"].get("effort") == 1]
    assert max(steps.waits(lambda task: task in mine)[1:]) <= 2
    found = [one for some in await asyncio.gather(*crowd) for one in some]
    refused = [one for one in found if isinstance(one, Refused)]
    assert refused
    assert "24 questions are waiting for the coach, most of them from your address: try again soon" == str(refused[0])


async def test_ten_nicknames_with_large_records_refuse_no_one_else_the_analysis_board() -> None:
    readers = Readers(Limits(), visitors())
    steps = Steps(json.encode(Read(answer=Raw(b"1"))) + b"\n", readers.queue)
    readers.ask = steps.ask  # type: ignore[method-assign]

    async def look(person: str) -> Raw:
        return await readers.look(person, RecordText(person), draws=False)

    crowd = [
        asyncio.create_task(over_and_over(20, look, name)) for name in NICKNAMES[:10] for _ in range(MOST_EACH + 1)
    ]
    await until(lambda: readers.queue.waiting >= Limits().readings)
    assert [Raw(b"1")] * 31 == await over_and_over(31, look, "Ann")
    assert max(steps.waits(lambda task: task["wanted"]["record"] == "Ann")[1:]) <= 3
    await asyncio.gather(*crowd)


async def test_an_honest_person_keeps_a_process_while_one_address_has_stuck_ones() -> None:
    readers = Readers(Limits(), visitors())
    numbers = count()
    stuck = asyncio.Event()

    async def ask(line: bytes) -> bytes | None:
        next(numbers)
        if b"nickname" in line:
            await stuck.wait()
        return json.encode(Read(answer=Raw(b"1"))) + b"\n"

    readers.ask = ask  # type: ignore[method-assign]
    crowd = [asyncio.create_task(readers.look(name, RecordText(name), draws=False)) for name in NICKNAMES[:5]]
    await until(lambda: readers.queue.waiting == 3)
    assert Raw(b"1") == await readers.look("Ann", RecordText("Ann"), draws=False)
    stuck.set()
    await asyncio.gather(*crowd)


def test_the_rates_of_all_nicknames_of_an_address_are_those_of_five() -> None:
    rates = Rates(10, 1.0, lambda: 0.0)
    found = visitors()
    taken = sum(rates.take(found.asker(name)) for name in NICKNAMES for _ in range(20))
    assert HOUSEHOLD * 10 == taken
    assert 10 == sum(rates.take(found.asker("Ann")) for _ in range(20))


def test_a_person_without_a_known_address_has_a_rate_of_their_own() -> None:
    rates = Rates(10, 1.0, lambda: 0.0)
    assert 400 == sum(rates.take(Asker(person=name)) for name in NICKNAMES for _ in range(20))


def test_persons_not_seen_for_longest_are_forgotten_first() -> None:
    found = Visitors()
    for name in ("a", "b", "a", *map(str, range(REMEMBERED - 1))):
        found.see(name, f"address of {name}")
    assert ["address of a", "", "address of 0"] == [found.asker(name).address for name in "ab0"]

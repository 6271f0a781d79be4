"""The server's coach: hints at tables and evaluations of positions, one at a time per person.

It thinks apart from the tables, in processes of low priority, which addresses share evenly.
"""

from typing import Final

from msgspec import Raw, json

from duchy.core.shelf import Shelf
from duchy.server.live.live_table import LiveTable
from duchy.server.live.pool import Pool
from duchy.server.live.readings import unpack
from duchy.server.live.shares.buckets import Places, Rates
from duchy.server.live.shares.fairness import Crowded, FairQueue
from duchy.server.live.tables import LiveTables
from duchy.server.settings import Limits
from duchy.server.table.advice import KNOWN, What, events_of_advice, imagine, luck_of, require_may_ask
from duchy.server.table.events import Draft
from duchy.server.table.positions import seen_position
from duchy.server.table.refused import Refused
from duchy.server.table.table import Table
from duchy.server.tasks.coaching import Advise, Solve, Think
from duchy.server.wire.analysis import AnalysisPosition, WantedThought
from duchy.server.wire.coach import WantedHint

MOST_WAITING: Final = 24
"""The maximum number of waiting questions; if there are more, the address with the most of them loses one."""
KEPT: Final = 256
"""The number of cached hints: asking again costs nothing."""


class Coach:
    """Answers questions about what to do."""

    def __init__(self, tables: LiveTables, coach_workers: Pool, limits: Limits, count: int) -> None:
        """Store the collaborators; at most `count` questions are answered at once."""
        self.tables = tables
        self.coach_workers = coach_workers
        self.visitors = tables.visitors
        self.queue = FairQueue(count, MOST_WAITING)
        self.own = Places(1)
        self.questions = Rates(limits.questions, limits.questions_per_second)
        self.kept = Shelf[tuple[str, int, int], bytes](KEPT)

    async def write_down(self, live: LiveTable, person: str, seat: int, number: int, what: What) -> Table:
        """Record at the table that the coach was asked, for everyone to see; return the table after that."""

        def decision(table: Table) -> list[Draft]:
            return events_of_advice(table, person, seat, number, what)

        try:
            await self.tables.submit(live.table.id, person, None, decision)
        except Refused as refused:
            if refused.code != KNOWN:
                raise
        require_may_ask(live.table, person, seat, number, what)
        return live.table

    async def hint(self, person: str, live: LiveTable, wanted: WantedHint) -> Raw:
        """Return a hint as JSON; its use is recorded before it is computed."""
        seat = wanted.seat
        require_may_ask(live.table, person, seat, wanted.number, "hint")
        self.check(person)
        table = await self.write_down(live, person, seat, wanted.number, "hint")
        key = table.id, seat, table.asked_since[seat]
        kept = self.kept.get(key)
        if kept is not None:
            return Raw(kept)
        position = table.setup.game.write(imagine(table, seat))
        task = Advise(table.setup.game.name, position, seat, table.asked_since[seat], luck_of(table, seat))
        return Raw(self.kept.keep(key, bytes(await self.ask(person, task))))

    async def seen(self, person: str, live: LiveTable, seat: int, number: int) -> AnalysisPosition:
        """Return the position of a running table to analyse, as a seat sees it; this is recorded."""
        table = await self.write_down(live, person, seat, number, "analysis")
        return seen_position(table, seat, imagine(table, seat))

    async def think(self, person: str, wanted: WantedThought) -> Raw:
        """Return the evaluation of an uploaded position as JSON."""
        self.check(person)
        return await self.ask(person, Think(wanted))

    async def solve(self, person: str, puzzle: str, line: list[int]) -> Raw:
        """Return the judgement of a puzzle's turn as JSON."""
        self.check(person)
        return await self.ask(person, Solve(puzzle, line))

    def check(self, person: str) -> None:
        """Raise if a person or address asks too often, or the person has a question under way."""
        if not self.questions.take(self.visitors.asker(person)):
            raise Refused("too-fast", "too many questions to the coach: wait a moment")
        if self.own.held[person]:
            raise Refused("too-fast", "the coach is still thinking about your last question: wait for it")

    async def ask(self, person: str, task: Advise | Think | Solve) -> Raw:
        """Have a process think; raises `Refused`."""
        with self.own.take(person) as free:
            if not free:
                raise Refused("too-fast", "the coach is still thinking about your last question: wait for it")
            asker = self.visitors.asker(person)
            self.coach_workers.waiting += 1
            try:
                async with self.queue.turn(asker):
                    answer = await self.coach_workers.ask(json.encode(task) + b"\n")
            except Crowded:
                words = f"{MOST_WAITING} questions are waiting for the coach, most of them from your address"
                raise Refused("too-fast", f"{words}: try again soon") from None
            finally:
                self.coach_workers.waiting -= 1
        if answer is None:
            raise Refused("lost-thought", "the coach was interrupted or took too long: ask again")
        return unpack(answer)

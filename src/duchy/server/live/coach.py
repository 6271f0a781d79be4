"""The coach of a server: hints at tables and thoughts about positions, one at a time for each person.

They are found in processes of their own that stand behind all others; who has asked much lately waits for the others.
"""

from typing import Final

from msgspec import Raw, json

from duchy.core.shelf import Shelf
from duchy.server.live.buckets import Buckets, Places
from duchy.server.live.coach_worker import PATIENCE, Advise, Think
from duchy.server.live.fairness import Fairness
from duchy.server.live.live_table import LiveTable
from duchy.server.live.readers import unpack
from duchy.server.live.tables import LiveTables
from duchy.server.live.workers import Workers
from duchy.server.settings import Limits
from duchy.server.table.advice import KNOWN, What, events_of_advice, imagine, luck_of, require_may_ask
from duchy.server.table.events import Draft
from duchy.server.table.positions import seen_position
from duchy.server.table.refused import Refused
from duchy.server.table.table import Table
from duchy.server.wire.analysis import AnalysisPosition, WantedThought
from duchy.server.wire.coach import WantedHint

STEPS_BACK: Final = 7
"""What the system calls niceness."""
MEMORY: Final = 512
"""Megabytes that a tutor may have."""
STUCK: Final = 20.0
"""Seconds after which a tutor is taken to be stuck."""
MOST_WAITING: Final = 24
"""Questions to the coach that may wait, of all together."""
LEAST: Final = 0.1
"""Seconds of thought, however many wait."""
KEPT: Final = 256
"""Hints that are kept: asking again costs nothing."""


class CoachWorkers(Workers):
    """The processes that think for the coach."""

    program = "duchy.server.live.coach_worker"

    def __init__(self, count: int, steps_back: int, patience: float) -> None:
        """Have at most so many, so far back."""
        super().__init__(count, patience, (str(steps_back), str(MEMORY)))


class Coach:
    """Answers questions about what to do."""

    def __init__(self, tables: LiveTables, limits: Limits, count: int) -> None:
        """Have at most so many processes."""
        self.tables = tables
        self.coach_workers = CoachWorkers(count, STEPS_BACK, STUCK)
        self.fairness = Fairness(count)
        self.own = Places(1)
        self.questions = Buckets(limits.questions, limits.questions_per_second)
        self.kept = Shelf[tuple[str, int, int], bytes](KEPT)

    async def write_down(self, live: LiveTable, person: str, seat: int, number: int, what: What) -> Table:
        """Let everybody at the table know that the coach was asked; return the table as it is then."""

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
        """Give the JSON of a hint; its use is written down before it is thought of."""
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
        """Give the position of a running table to analyse, as a seat sees it; that is written down."""
        table = await self.write_down(live, person, seat, number, "analysis")
        return seen_position(table, seat, imagine(table, seat))

    async def think(self, person: str, wanted: WantedThought) -> Raw:
        """Give the JSON of what is thought of a position that a person brings."""
        self.check(person)
        return await self.ask(person, Think(wanted))

    def check(self, person: str) -> None:
        """Raise if a person has asked too much, or asks something now, or too many others do."""
        if not self.questions.take(person):
            raise Refused("too-fast", "too many questions to the coach: wait a moment")
        if self.own.held[person]:
            raise Refused("too-fast", "the coach still thinks about your last question: wait for it")
        if self.coach_workers.waiting >= MOST_WAITING:
            raise Refused("too-fast", f"{self.coach_workers.waiting} others wait for the coach: try again soon")

    async def ask(self, person: str, task: Advise | Think) -> Raw:
        """Let a process think; raises `Refused`."""
        with self.own.take(person) as free:
            if not free:
                raise Refused("too-fast", "the coach still thinks about your last question: wait for it")
            self.coach_workers.waiting += 1
            try:
                async with self.fairness.turn(person):
                    task.seconds = max(
                        LEAST, PATIENCE * min(1.0, 2 * self.coach_workers.count / self.coach_workers.waiting)
                    )
                    answer = await self.coach_workers.ask(json.encode(task) + b"\n")
            finally:
                self.coach_workers.waiting -= 1
        if answer is None:
            raise Refused("lost-thought", "the coach lost its thought, or took too long: ask again")
        return unpack(answer)

    async def close(self) -> None:
        """End all processes."""
        await self.coach_workers.close()

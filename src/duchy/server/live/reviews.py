"""Reviews: made in slices in a process of low priority, saved after each slice, and resumable.

A review is a stored document. Addresses take turns, and of one address's reviews the one with the least left to do goes
first. A restart loses at most a slice of each. If several processes share a database, a lease decides which of them
makes a slice.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final, cast

from msgspec import Raw, Struct, ValidationError, json
from msgspec.structs import replace

from duchy.coach.review import FORM
from duchy.server.live.duties import Duty
from duchy.server.live.pool import Pool
from duchy.server.live.readings import unpack
from duchy.server.live.shares.buckets import Locks, Rates
from duchy.server.live.shares.fairness import Asker, FairQueue
from duchy.server.live.shares.room import Room
from duchy.server.live.shares.visitors import Visitors
from duchy.server.settings import Limits
from duchy.server.table.refused import Forbidden, Refused
from duchy.server.table.reviewing import Source
from duchy.server.tasks.coaching import Reviewing
from duchy.server.wire.coach import Review, ReviewState, ReviewStatus
from duchy.store.errors import StoreError
from duchy.store.rows import Document
from duchy.store.store import Store

KIND: Final = "review"
UNDER_WAY: Final = ("waiting", "running")
CHUNK: Final = 3
"""The most parts made per request; where they take long, it is one."""
PLY: Final = 1_000
"""About how many bytes of a review there are per ply."""
SLICE: Final = 5.0
"""Seconds after which another review has its turn."""
MOST_PLIES: Final = 1_500
"""The maximum number of plies of a game to review; a usual game has a few hundred."""
MOST_SECONDS: Final = 3_600
"""The maximum computing time of a review in seconds; a usual one takes about a minute."""
ATTEMPTS: Final = 3
LEASE: Final = 30_000
"""Milliseconds after which another process may continue a review whose process no longer renews its lease."""
PAUSE: Final = 10.0
"""Seconds after which to look for reviews that another process has started or abandoned."""
MOST_WAITING: Final = 200
MOST_COUNTED: Final = 300
"""The same with those of addresses that have no other review waiting: a full queue has room for them."""
MOST_EACH: Final = 3
"""The maximum number of waiting reviews per person."""
MOST_HOUSEHOLD: Final = 12
"""The maximum number of waiting reviews of all persons of an address."""
MOST_KEPT: Final = 30
"""The maximum number of reviews of records kept per person; the oldest is dropped."""
KEPT_FOR: Final = 30 * 24 * 3600 * 1000
"""Milliseconds for which a record's review is kept; a table's review is kept with the table."""


class Parts(Struct):
    """A process's answer."""

    total: int
    parts: list[Raw]
    review: Raw


class Reviews:
    """All reviews of this server."""

    def __init__(
        self,
        store: Store,
        coach_workers: Pool,
        limits: Limits,
        room: Room,
        visitors: Visitors,
        now: Callable[[], int],
        share: int,
    ) -> None:
        """Store the collaborators; a review gets the `share`-th part of the usual effort."""
        self.store = store
        self.room = room
        self.visitors = visitors
        self.now = now
        self.share = share
        self.coach_workers = coach_workers
        self.new = Rates(limits.documents, limits.documents_per_second)
        self.owner = secrets.token_hex(8)
        self.progress: dict[str, tuple[int, int]] = {}
        """The progress of the reviews being made here."""
        self.queue = FairQueue(1)
        self.making: dict[str, asyncio.Task[None]] = {}
        self.spent: dict[str, float] = {}
        """The computing time that reviews have taken here, in seconds."""
        self.failure: BaseException | None = None
        """An error of ours in a review, to be reported by the background task."""
        self.beginning = Locks()
        self.news = asyncio.Event()

    async def begin(self, person: str, table: str, source: Source) -> ReviewState:
        """Start a review, or resume a cancelled one; an existing one is returned."""
        async with self.beginning.of(table or person):
            there = await self.store.document(table) if table else None
            if there is not None and there.status == "done" and read_review(there.data) is None:
                there = None
            if there is not None and there.status in {*UNDER_WAY, "done"}:
                return await self.state(person, there)
            if len(source.plies) > MOST_PLIES:
                words = f"a game to review must have at most {MOST_PLIES} plies, this one has {len(source.plies)}"
                raise Refused("too-much", words)
            await self.check(person)
            self.room.take(self.visitors.asker(person), PLY * len(source.plies))
            source.share = self.share
            now = self.now()
            document = Document(
                table or secrets.token_urlsafe(18),
                KIND,
                person,
                now,
                "waiting",
                table or None,
                None if table else now + KEPT_FOR,
                source=json.encode(source).decode(),
                data="[]",
            )
            if there is not None and there.source == document.source and there.status == "cancelled":
                document = replace(document, done=there.done, total=there.total, data=there.data)
            await self.store.save_document(document)
            self.news.set()
            return await self.state(person, document)

    async def check(self, person: str) -> None:
        """Raise if a person may not start another review now; the oldest reviews of records make room."""
        if not self.new.take(self.visitors.asker(person)):
            raise Refused("too-fast", "too many new reviews: wait a moment")
        waiting = await self.store.documents(KIND, UNDER_WAY, limit=MOST_COUNTED)
        if sum(1 for document in waiting if document.person == person) >= MOST_EACH:
            raise Refused(
                "too-fast", f"{MOST_EACH} of your reviews are waiting, the maximum: wait for one of them, or cancel it"
            )
        asker = self.visitors.asker(person)
        here = [other for other in waiting if self.visitors.asker(other.person).address == asker.address]
        if len(waiting) >= (MOST_WAITING if here else MOST_COUNTED):
            raise Refused("too-fast", f"{len(waiting)} reviews are waiting, the maximum: try again later")
        if asker.address and len(here) >= MOST_HOUSEHOLD:
            raise Refused(
                "too-fast", f"{MOST_HOUSEHOLD} reviews of your address are waiting, the maximum: wait for one of them"
            )
        own = [
            document
            for document in await self.store.documents(KIND, person=person, limit=1000)
            if document.table is None
        ]
        for document in own[: max(0, len(own) + 1 - MOST_KEPT)]:
            if document.status not in UNDER_WAY:
                await self.store.drop_document(document.id)

    async def head(self, name: str) -> Document:
        """Find a review; raises `Refused`."""
        document = await self.store.document_head(name)
        if document is None or document.kind != KIND:
            raise Refused("no-review", "this review does not exist or has expired")
        return document

    async def state(self, person: str, document: Document, review: Review | None = None) -> ReviewState:
        """Return a review's progress."""
        done, total = self.progress.get(document.id, (document.done, document.total))
        ahead = 0
        if document.status == "waiting":
            waiting = await self.store.documents(KIND, UNDER_WAY, limit=MOST_COUNTED)
            ahead = sum(1 for other in waiting if (other.created, other.id) < (document.created, document.id))
        return ReviewState(
            document.id,
            document.table or "",
            cast("ReviewStatus", document.status),
            done,
            total,
            ahead,
            document.person == person,
            document.words,
            document.expires,
            review,
        )

    async def whole(self, person: str, name: str) -> ReviewState:
        """Return a finished review with its contents."""
        document = await self.store.document(name)
        if document is None or document.kind != KIND:
            raise Refused("no-review", "this review does not exist or has expired")
        review = read_review(document.data) if document.status == "done" else None
        if document.status == "done" and review is None:
            raise Refused("no-review", "this review was made by an earlier version: start it again")
        return await self.state(person, document, review)

    async def cancel(self, person: str, name: str) -> ReviewState:
        """Cancel a review that the person started; its parts are kept, and it can be resumed."""
        document = await self.store.document(name)
        if document is None or document.kind != KIND:
            raise Refused("no-review", "this review does not exist or has expired")
        if document.person != person:
            raise Forbidden("only the person who started a review can cancel it")
        if document.status in UNDER_WAY:
            document = replace(document, status="cancelled")
            await self.store.save_document(document, UNDER_WAY)
        return await self.state(person, document)

    async def run(self, duty: Duty) -> None:
        """Make reviews for as long as the server runs."""
        try:
            while True:
                self.news.clear()
                if self.failure is not None:
                    failure, self.failure = self.failure, None
                    raise failure
                for head in await self.store.documents(KIND, UNDER_WAY, limit=MOST_COUNTED):
                    if head.id not in self.making:
                        task = self.making[head.id] = asyncio.create_task(self.make(head), name=head.id)
                        task.add_done_callback(self.done)
                duty.did()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.news.wait(), PAUSE)
        finally:
            for task in list(self.making.values()):
                task.cancel()
            await asyncio.gather(*self.making.values(), return_exceptions=True)

    def done(self, task: asyncio.Task[None]) -> None:
        """Forget a review that is no longer made here; after a failure it is found again."""
        self.making.pop(task.get_name(), None)
        self.spent.pop(task.get_name(), None)
        if not task.cancelled() and task.exception() is not None:
            self.failure = task.exception()
            self.news.set()

    async def make(self, head: Document) -> None:
        """Make a review slice by slice, in turn with others."""
        left: int | None = max(0, head.total - head.done)
        while True:
            async with self.queue.turn(Asker(self.visitors.asker(head.person).address), left or 0):
                left = await self.slice(head.id)
            if left == 0:
                return
            if left is None:
                await asyncio.sleep(PAUSE)

    async def slice(self, name: str) -> int | None:
        """Make some parts of a review; return how many are left, `None` if another process is making it now."""
        async with self.hold(name) as held:
            if not held:
                return None
            try:
                document = await self.store.document(name)
                if document is None or document.status not in UNDER_WAY:
                    return 0
                return await self.grow(document)
            except Refused as refused:
                there = await self.store.document(name)
                if there is not None:
                    await self.store.save_document(replace(there, status="failed", words=str(refused)), UNDER_WAY)
                return 0
            finally:
                self.progress.pop(name, None)

    @asynccontextmanager
    async def hold(self, name: str) -> AsyncIterator[bool]:
        """Hold the lease on a review, and renew it; yields whether it is held."""
        if self.store.alone:
            yield True
            return
        lease = f"review {name}"

        async def renew() -> None:
            while True:
                await asyncio.sleep(LEASE / 3000)
                with suppress(StoreError):
                    await self.store.lease(lease, self.owner, self.now(), self.now() + LEASE)

        if not await self.store.lease(lease, self.owner, self.now(), self.now() + LEASE):
            yield False
            return
        renewing = asyncio.create_task(renew())
        try:
            yield True
        finally:
            renewing.cancel()
            await self.store.release(lease, self.owner)

    async def grow(self, document: Document) -> int:
        """Make parts for the time of a slice and save them, or the whole review after the last; return what is left.

        One that an earlier version began, whose figures mean something else, begins again. Raises `Refused` if the
        review fails.
        """
        name, source = document.id, json.decode(document.source, type=Source)
        if source.form != FORM:
            source.form = FORM
            document = replace(document, source=json.encode(source).decode(), data="[]", done=0, total=0)
        parts, total = json.decode(document.data, type=list[Raw]), document.total
        self.progress[name] = len(parts), total
        if document.status != "running":
            document = replace(document, status="running")
            if not await self.store.save_document(document, UNDER_WAY):
                return 0
        began = self.queue.now()
        while not total or len(parts) < total:
            made = await self.ask(Reviewing(source, len(parts), len(parts) + CHUNK))
            total = made.total
            if not total:
                raise Refused("not-over", "there is nothing to review in this game")
            parts += [Raw(bytes(part)) for part in made.parts]
            self.progress[name] = len(parts), total
            if self.queue.now() - began >= SLICE:
                break
        spent = self.spent[name] = self.spent.get(name, 0.0) + self.queue.now() - began
        if len(parts) < total:
            if spent > MOST_SECONDS:
                raise Refused("too-much", f"a review must take at most {MOST_SECONDS} seconds of computing")
            data = json.encode(parts).decode()
            grown = replace(document, done=len(parts), total=total, data=data)
            return total - len(parts) if await self.store.save_document(grown, UNDER_WAY) else 0
        whole = await self.ask(Reviewing(source, 0, 0, parts))
        done = replace(document, status="done", done=total, total=total, data=bytes(whole.review).decode())
        await self.store.save_document(done, UNDER_WAY)
        return 0

    async def ask(self, task: Reviewing) -> Parts:
        """Have the process do a task; raises `Refused` if it dies repeatedly."""
        for _ in range(ATTEMPTS):
            answer = await self.coach_workers.ask(json.encode(task) + b"\n")
            if answer is not None:
                return json.decode(unpack(answer), type=Parts)
        raise Refused("lost-thought", f"{ATTEMPTS} processes died or took too long")


def read_review(text: str) -> Review | None:
    """Read a finished review; None if an earlier version made it, whose figures mean something else."""
    try:
        return json.decode(text, type=Review)
    except ValidationError:
        return None

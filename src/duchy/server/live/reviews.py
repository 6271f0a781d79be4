"""Reviews: made one after the other in a process of low priority, saved as they grow, and resumable.

A review is a stored document. Its parts are saved every few steps, so that a restart loses almost nothing. If several
processes share a database, a lease decides which of them makes it.
"""

import asyncio
import secrets
from collections.abc import Callable
from typing import Final, cast

from msgspec import Raw, Struct, json
from msgspec.structs import replace

from duchy.server.live.buckets import Buckets, Locks
from duchy.server.live.coach import CoachWorkers
from duchy.server.live.coach_worker import Reviewing
from duchy.server.live.duties import Duty
from duchy.server.live.readers import unpack
from duchy.server.settings import Limits
from duchy.server.table.refused import Forbidden, Refused
from duchy.server.table.reviewing import Source
from duchy.server.wire.coach import Review, ReviewState, ReviewStatus
from duchy.store.rows import Document
from duchy.store.store import Store

KIND: Final = "review"
UNDER_WAY: Final = ("waiting", "running")
STEPS_BACK: Final = 10
STUCK: Final = 180.0
"""Seconds after which the process counts as stuck."""
CHUNK: Final = 3
"""The number of parts made per request."""
CHECKPOINT: Final = 12
"""The number of parts after which they are saved."""
ATTEMPTS: Final = 3
LEASE: Final = 600_000
"""Milliseconds for which a process keeps a review without renewing its lease."""
PAUSE: Final = 10.0
"""Seconds after which to look for reviews that another process has abandoned."""
MOST_WAITING: Final = 200
MOST_EACH: Final = 3
"""The maximum number of waiting reviews per person."""
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

    def __init__(self, store: Store, limits: Limits, now: Callable[[], int], share: int) -> None:
        """Store the collaborators; a review gets the `share`-th part of the usual effort."""
        self.store = store
        self.now = now
        self.share = share
        self.coach_workers = CoachWorkers(1, STEPS_BACK, STUCK)
        self.new = Buckets(limits.documents, limits.documents_per_second)
        self.owner = secrets.token_hex(8)
        self.progress: dict[str, tuple[int, int]] = {}
        """The progress of the reviews being made here."""
        self.cancelled: set[str] = set()
        self.beginning = Locks()
        self.news = asyncio.Event()

    async def begin(self, person: str, table: str, source: Source) -> ReviewState:
        """Start a review, or resume a cancelled one; an existing one is returned."""
        async with self.beginning.of(table or person):
            there = await self.store.document(table) if table else None
            if there is not None and there.status in {*UNDER_WAY, "done"}:
                return await self.state(person, there)
            await self.check(person)
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
        if not self.new.take(person):
            raise Refused("too-fast", "too many new reviews: wait a moment")
        waiting = await self.store.documents(KIND, UNDER_WAY, limit=MOST_WAITING)
        if len(waiting) >= MOST_WAITING:
            raise Refused("too-fast", f"{MOST_WAITING} reviews are waiting, the maximum: try again later")
        if sum(1 for document in waiting if document.person == person) >= MOST_EACH:
            raise Refused(
                "too-fast", f"{MOST_EACH} of your reviews are waiting, the maximum: wait for one of them, or cancel it"
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
            waiting = await self.store.documents(KIND, UNDER_WAY, limit=MOST_WAITING)
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
        review = json.decode(document.data, type=Review) if document.status == "done" else None
        return await self.state(person, document, review)

    async def cancel(self, person: str, name: str) -> ReviewState:
        """Cancel a review that the person started; its parts are kept, and it can be resumed."""
        document = await self.store.document(name)
        if document is None or document.kind != KIND:
            raise Refused("no-review", "this review does not exist or has expired")
        if document.person != person:
            raise Forbidden("only the person who started a review can cancel it")
        if document.status in UNDER_WAY:
            if name in self.progress:
                self.cancelled.add(name)
            document = replace(document, status="cancelled")
            await self.store.save_document(document, UNDER_WAY)
        return await self.state(person, document)

    async def run(self, duty: Duty) -> None:
        """Make one review after the other for as long as the server runs."""
        while True:
            self.news.clear()
            document = await self.next_waiting()
            duty.did()
            if document is not None:
                await self.make(document)
                continue
            try:
                await asyncio.wait_for(self.news.wait(), PAUSE)
            except TimeoutError:
                continue

    async def next_waiting(self) -> Document | None:
        """Find the oldest review that no process is making."""
        for head in await self.store.documents(KIND, UNDER_WAY, limit=MOST_WAITING):
            if await self.hold(head.id):
                return await self.store.document(head.id)
        return None

    async def hold(self, name: str) -> bool:
        """Take or renew the lease on a review."""
        now = self.now()
        return self.store.alone or await self.store.lease(f"review {name}", self.owner, now, now + LEASE)

    async def make(self, document: Document) -> None:
        """Make a review, or its missing parts."""
        self.progress[document.id] = document.done, document.total
        try:
            words = await self.grow(document)
        except Refused as refused:
            words = str(refused)
        finally:
            self.progress.pop(document.id, None)
            self.cancelled.discard(document.id)
            if not self.store.alone:
                await self.store.release(f"review {document.id}", self.owner)
        if words:
            there = await self.store.document(document.id)
            if there is not None:
                await self.store.save_document(replace(there, status="failed", words=words), UNDER_WAY)

    async def grow(self, document: Document) -> str:
        """Make the parts one by one and assemble them; return why it failed, '' if it did not or was cancelled."""
        source = json.decode(document.source, type=Source)
        parts = json.decode(document.data, type=list[Raw])
        total, written = document.total, -CHECKPOINT
        while not total or len(parts) < total:
            if len(parts) - written >= CHECKPOINT:
                written = len(parts)
                data = json.encode(parts).decode()
                grown = replace(document, status="running", done=len(parts), total=total, data=data)
                if not await self.store.save_document(grown, UNDER_WAY) or not await self.hold(document.id):
                    return ""
            made = await self.ask(Reviewing(source, len(parts), len(parts) + CHUNK))
            if made is None:
                return f"{ATTEMPTS} processes died or took too long"
            total = made.total
            parts += [Raw(bytes(part)) for part in made.parts]
            self.progress[document.id] = len(parts), total
            if document.id in self.cancelled:
                return ""
        whole = await self.ask(Reviewing(source, 0, 0, parts))
        if whole is None:
            return f"{ATTEMPTS} processes died or took too long"
        done = replace(document, status="done", done=total, total=total, data=bytes(whole.review).decode())
        await self.store.save_document(done, UNDER_WAY)
        return ""

    async def ask(self, task: Reviewing) -> Parts | None:
        """Have the process do a task; `None` if it dies repeatedly."""
        for _ in range(ATTEMPTS):
            answer = await self.coach_workers.ask(json.encode(task) + b"\n")
            if answer is not None:
                return json.decode(unpack(answer), type=Parts)
        return None

    async def close(self) -> None:
        """End the process."""
        await self.coach_workers.close()

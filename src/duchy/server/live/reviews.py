"""Reviews: made one after the other in a process that stands behind all others, kept as they grow, and gone on with.

A review is a paper of the store. Its parts are written down every few steps, so that a restart loses next to nothing;
where several processes share a database, a lease says which of them makes it.
"""

import asyncio
import secrets
from collections.abc import Callable
from typing import Final, cast

from msgspec import Raw, Struct, json
from msgspec.structs import replace

from duchy.server.live.buckets import Buckets, Locks
from duchy.server.live.coach import Tutors
from duchy.server.live.duties import Duty
from duchy.server.live.readers import found
from duchy.server.live.tutor import Reviewing
from duchy.server.settings import Limits
from duchy.server.table.refused import Forbidden, Refused
from duchy.server.table.reviewing import Source
from duchy.server.wire.coach import Review, ReviewState, ReviewStatus
from duchy.store.rows import Paper
from duchy.store.store import Store

KIND: Final = "review"
UNDER_WAY: Final = ("waiting", "running")
STEPS_BACK: Final = 10
STUCK: Final = 180.0
"""Seconds after which a process that makes some parts is taken to be stuck."""
CHUNK: Final = 3
"""Parts that are made at once."""
CHECKPOINT: Final = 12
"""Parts after which they are written down."""
ATTEMPTS: Final = 3
LEASE: Final = 600_000
"""Milliseconds for which a process keeps a review to itself without a sign of life."""
PAUSE: Final = 10.0
"""Seconds after which somebody looks for reviews that another process has left."""
MOST_WAITING: Final = 200
MOST_EACH: Final = 3
"""Reviews of one person that may wait."""
MOST_KEPT: Final = 30
"""Reviews of records that are kept for one person: the oldest goes."""
KEPT_FOR: Final = 30 * 24 * 3600 * 1000
"""Milliseconds for which a review of a record is kept; that of a table is kept with it."""


class Parts(Struct):
    """What a process answers."""

    total: int
    parts: list[Raw]
    review: Raw


class Reviews:
    """All reviews of this server."""

    def __init__(self, store: Store, limits: Limits, now: Callable[[], int], share: int) -> None:
        """Take what is needed; a review gets a part of the usual effort."""
        self.store = store
        self.now = now
        self.share = share
        self.tutors = Tutors(1, STEPS_BACK, STUCK)
        self.new = Buckets(limits.papers, limits.papers_per_second)
        self.owner = secrets.token_hex(8)
        self.progress: dict[str, tuple[int, int]] = {}
        """How far those are that are made here."""
        self.cancelled: set[str] = set()
        self.beginning = Locks()
        self.news = asyncio.Event()

    async def begin(self, person: str, table: str, source: Source) -> ReviewState:
        """Begin a review, or go on with one that was cancelled; the one that there is, if it was not."""
        async with self.beginning.of(table or person):
            there = await self.store.paper(table) if table else None
            if there is not None and there.status in {*UNDER_WAY, "done"}:
                return await self.state(person, there)
            await self.check(person)
            source.share = self.share
            now = self.now()
            paper = Paper(
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
            if there is not None and there.source == paper.source and there.status == "cancelled":
                paper = replace(paper, done=there.done, total=there.total, data=there.data)
            await self.store.save_paper(paper)
            self.news.set()
            return await self.state(person, paper)

    async def check(self, person: str) -> None:
        """Raise if a person may not begin one more review now; too old ones of records make room."""
        if not self.new.take(person):
            raise Refused("too-fast", "too many new reviews: wait a moment")
        waiting = await self.store.papers(KIND, UNDER_WAY, limit=MOST_WAITING)
        if len(waiting) >= MOST_WAITING:
            raise Refused("too-fast", f"{MOST_WAITING} reviews are waiting, which is the most: try again later")
        if sum(1 for paper in waiting if paper.person == person) >= MOST_EACH:
            raise Refused("too-fast", f"{MOST_EACH} reviews of yours are waiting: wait for one of them, or cancel it")
        own = [paper for paper in await self.store.papers(KIND, person=person, limit=1000) if paper.table is None]
        for paper in own[: max(0, len(own) + 1 - MOST_KEPT)]:
            if paper.status not in UNDER_WAY:
                await self.store.drop_paper(paper.id)

    async def head(self, name: str) -> Paper:
        """Find a review; raises `Refused`."""
        paper = await self.store.paper_head(name)
        if paper is None or paper.kind != KIND:
            raise Refused("no-review", "there is no such review (any more)")
        return paper

    async def state(self, person: str, paper: Paper, review: Review | None = None) -> ReviewState:
        """Say how far a review is."""
        done, total = self.progress.get(paper.id, (paper.done, paper.total))
        ahead = 0
        if paper.status == "waiting":
            waiting = await self.store.papers(KIND, UNDER_WAY, limit=MOST_WAITING)
            ahead = sum(1 for other in waiting if (other.created, other.id) < (paper.created, paper.id))
        return ReviewState(
            paper.id,
            paper.table or "",
            cast("ReviewStatus", paper.status),
            done,
            total,
            ahead,
            paper.person == person,
            paper.words,
            paper.expires,
            review,
        )

    async def whole(self, person: str, name: str) -> ReviewState:
        """Give a review that is done, with all that it holds."""
        paper = await self.store.paper(name)
        if paper is None or paper.kind != KIND:
            raise Refused("no-review", "there is no such review (any more)")
        review = json.decode(paper.data, type=Review) if paper.status == "done" else None
        return await self.state(person, paper, review)

    async def cancel(self, person: str, name: str) -> ReviewState:
        """Stop a review that the person began; what is made of it stays, and it can be gone on with."""
        paper = await self.store.paper(name)
        if paper is None or paper.kind != KIND:
            raise Refused("no-review", "there is no such review (any more)")
        if paper.person != person:
            raise Forbidden("somebody else began this review: only they can cancel it")
        if paper.status in UNDER_WAY:
            if name in self.progress:
                self.cancelled.add(name)
            paper = replace(paper, status="cancelled")
            await self.store.save_paper(paper, UNDER_WAY)
        return await self.state(person, paper)

    async def run(self, duty: Duty) -> None:
        """Make one review after the other, for as long as the server lives."""
        while True:
            self.news.clear()
            paper = await self.following()
            duty.did()
            if paper is not None:
                await self.make(paper)
                continue
            try:
                await asyncio.wait_for(self.news.wait(), PAUSE)
            except TimeoutError:
                continue

    async def following(self) -> Paper | None:
        """Find the oldest review that nobody makes."""
        for head in await self.store.papers(KIND, UNDER_WAY, limit=MOST_WAITING):
            if await self.held(head.id):
                return await self.store.paper(head.id)
        return None

    async def held(self, name: str) -> bool:
        """Take or keep the right to make a review."""
        now = self.now()
        return self.store.alone or await self.store.lease(f"review {name}", self.owner, now, now + LEASE)

    async def make(self, paper: Paper) -> None:
        """Make a review, or what is missing of it."""
        self.progress[paper.id] = paper.done, paper.total
        try:
            words = await self.grown(paper)
        except Refused as refused:
            words = str(refused)
        finally:
            self.progress.pop(paper.id, None)
            self.cancelled.discard(paper.id)
            if not self.store.alone:
                await self.store.release(f"review {paper.id}", self.owner)
        if words:
            there = await self.store.paper(paper.id)
            if there is not None:
                await self.store.save_paper(replace(there, status="failed", words=words), UNDER_WAY)

    async def grown(self, paper: Paper) -> str:
        """Make part after part and put them together; return why it failed, '' if it did not or was cancelled."""
        source = json.decode(paper.source, type=Source)
        parts = json.decode(paper.data, type=list[Raw])
        total, written = paper.total, -CHECKPOINT
        while not total or len(parts) < total:
            if len(parts) - written >= CHECKPOINT:
                written = len(parts)
                data = json.encode(parts).decode()
                grown = replace(paper, status="running", done=len(parts), total=total, data=data)
                if not await self.store.save_paper(grown, UNDER_WAY) or not await self.held(paper.id):
                    return ""
            made = await self.asked(Reviewing(source, len(parts), len(parts) + CHUNK))
            if made is None:
                return f"{ATTEMPTS} processes died over it or took too long"
            total = made.total
            parts += [Raw(bytes(part)) for part in made.parts]
            self.progress[paper.id] = len(parts), total
            if paper.id in self.cancelled:
                return ""
        whole = await self.asked(Reviewing(source, 0, 0, parts))
        if whole is None:
            return f"{ATTEMPTS} processes died over it or took too long"
        done = replace(paper, status="done", done=total, total=total, data=bytes(whole.review).decode())
        await self.store.save_paper(done, UNDER_WAY)
        return ""

    async def asked(self, task: Reviewing) -> Parts | None:
        """Let the process make something; none if it dies over it again and again."""
        for _ in range(ATTEMPTS):
            answer = await self.tutors.ask(json.encode(task) + b"\n")
            if answer is not None:
                return json.decode(found(answer), type=Parts)
        return None

    async def close(self) -> None:
        """End the process."""
        await self.tutors.close()

"""Previews of links: what is found behind a token, and its picture, drawn in a process of its own and kept a while."""

import asyncio
from collections import OrderedDict
from typing import Final

from msgspec import json

from duchy.core.game import State
from duchy.server.live.buckets import Buckets
from duchy.server.live.persons import TOKEN, Persons
from duchy.server.live.readers import Readers
from duchy.server.live.tables import LiveTables
from duchy.server.live.worker import Paint
from duchy.server.settings import Limits
from duchy.server.table.preview import Preview, invitation_scene, invited, position_scene, watched
from duchy.server.table.refused import Refused
from duchy.server.table.table import Table
from duchy.store.errors import UnknownTable
from duchy.store.rows import OPEN, Token, hash_of
from duchy.store.store import Store

KEPT: Final = 64
"""Pictures that are kept at hand; each has about 100 kB."""
SHOWN: Final = ("join", "watch")
"""The kinds of links that tell something before they are followed: a seat that is carried is nobody else's business."""
Key = tuple[str, str, int, int, str]


class Found:
    """Where a token leads."""

    def __init__(self, token: Token, table: Table, who: str) -> None:
        """Take the token, its table, and the name of whoever made it."""
        self.token = token
        self.table = table
        self.who = who


class Previews:
    """What links tell of themselves."""

    def __init__(self, store: Store, tables: LiveTables, persons: Persons, limits: Limits) -> None:
        """Take what is needed; one process draws."""
        self.store = store
        self.tables = tables
        self.persons = persons
        self.painters = Readers(limits, 1)
        self.new_pictures = Buckets(limits.pictures, limits.pictures_per_second)
        self.kept: OrderedDict[Key, bytes] = OrderedDict()
        self.coming: dict[Key, asyncio.Task[bytes]] = {}

    async def find(self, secret: str, now: int, kinds: tuple[str, ...] = SHOWN) -> Found | None:
        """Find where a token leads; nothing where it leads nowhere, or to nothing that can be shown."""
        token = await self.store.token(hash_of(secret)) if TOKEN.fullmatch(secret) else None
        if token is None or token.table is None or token.kind not in kinds:
            return None
        if token.expires is not None and token.expires <= now:
            return None
        try:
            live = await self.tables.get(token.table)
        except (UnknownTable, Refused):
            return None
        return Found(token, live.table, await self.maker(token, live.table))

    async def maker(self, token: Token, table: Table) -> str:
        """Name whoever made a token: as they are called at the table, else as they are called now."""
        own = table.seats_of(token.person)
        if own:
            return table.seats[own[0]].name
        if token.person is not None:
            return await self.persons.nickname(token.person)
        return next((seat.name for seat in table.seats if seat.person is not None and not seat.reserved), "")

    def describe(self, found: Found, ply: int | None, language: str) -> Preview:
        """Say what is behind a link."""
        if found.token.kind == "join":
            return invited(found.table, found.who, language)
        return watched(found.table, ply, language)

    async def picture(self, visitor: str, found: Found, ply: int | None, language: str) -> bytes:
        """Give the picture of what is behind a link; raises `Refused` where too many are wanted."""
        table = found.table
        if found.token.kind == "join" or table.status == OPEN:
            key = table.id, found.who, table.next, -1, language
            ply = None
        else:
            ply = table.board.ply if ply is None else min(ply, table.board.ply)
            key = table.id, table.status, ply, table.board.gone, language
        kept = self.kept.get(key)
        if kept is not None:
            self.kept.move_to_end(key)
            return kept
        coming = self.coming.get(key)
        if coming is None:
            if not self.new_pictures.take(visitor):
                raise Refused("too-fast", "too many new pictures: wait a moment")
            coming = self.coming[key] = asyncio.create_task(self.paint(key, found, ply))
            coming.add_done_callback(lambda done: self.done(key, done))
        return await asyncio.shield(coming)

    def done(self, key: Key, task: asyncio.Task[bytes]) -> None:
        """Forget a task, and what went wrong with it if nobody waits for it any more."""
        self.coming.pop(key, None)
        if not task.cancelled():
            task.exception()

    async def paint(self, key: Key, found: Found, ply: int | None) -> bytes:
        """Let a picture be drawn, and keep it."""
        table, language = found.table, key[-1]
        if ply is None:
            scene = invitation_scene(table, found.who, language)
        else:
            state = table.board.state if ply == table.board.ply else await asyncio.to_thread(past, table, ply)
            scene = position_scene(table, state, ply, language)
        try:
            drawn = json.decode(await self.painters.read(table.id, Paint(scene)), type=bytes)
        except Refused as refused:
            raise Refused(
                refused.code, "too many pictures are being drawn, or this one is too large: wait"
            ) from refused
        self.kept[key] = drawn
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return drawn

    async def close(self) -> None:
        """End what is under way, and the process."""
        for task in list(self.coming.values()):
            task.cancel()
        await asyncio.gather(*self.coming.values(), return_exceptions=True)
        await self.painters.close()


def past(table: Table, ply: int) -> State:
    """Play the first plies of a table again."""
    return table.board.replay(ply)

"""Previews of links: the table behind a token, and its picture, drawn in a separate process and cached."""

import asyncio
from collections import OrderedDict
from collections.abc import Coroutine
from functools import partial
from typing import Final

from msgspec import json

from duchy.picture.scene import Scene
from duchy.server.live.persons import TOKEN, Persons
from duchy.server.live.processes.pools import Readers
from duchy.server.live.processes.worker import Paint
from duchy.server.live.shares.buckets import Buckets
from duchy.server.live.shares.fairness import Asker
from duchy.server.live.tables import LiveTables
from duchy.server.settings import Limits
from duchy.server.table.preview import Preview, invitation_scene, invited, position_scene, watched
from duchy.server.table.refused import Refused
from duchy.server.table.table import Table
from duchy.store.errors import UnknownTable
from duchy.store.rows import OPEN, Token, hash_of
from duchy.store.store import Store

KEPT: Final = 64
"""The number of cached pictures, of about 100 kB each."""
SHOWN: Final = ("join", "watch")
"""The kinds of links that can be previewed; a carried seat concerns no one else."""
Key = tuple[str, str, int, int, str]


class Found:
    """The target of a token."""

    def __init__(self, token: Token, table: Table, who: str) -> None:
        """Store the token, its table, and its creator's name."""
        self.token = token
        self.table = table
        self.who = who


class Previews:
    """Titles, descriptions and pictures of links."""

    def __init__(self, store: Store, tables: LiveTables, persons: Persons, limits: Limits) -> None:
        """Store the collaborators; a single process draws."""
        self.store = store
        self.tables = tables
        self.persons = persons
        self.painters = Readers(limits, tables.visitors, 1)
        self.new_pictures = Buckets(limits.pictures, limits.pictures_per_second)
        self.kept: OrderedDict[Key, bytes] = OrderedDict()
        self.coming: dict[Key, asyncio.Task[bytes]] = {}

    async def find(self, visitor: str, secret: str, now: int, kinds: tuple[str, ...] = SHOWN) -> Found | None:
        """Find a token's target; `None` if the token is invalid or its target cannot be shown."""
        token = await self.store.token(hash_of(secret)) if TOKEN.fullmatch(secret) else None
        if token is None or token.table is None or token.kind not in kinds:
            return None
        if token.expires is not None and token.expires <= now:
            return None
        try:
            live = await self.tables.get(token.table, Asker(visitor, token.table))
        except (UnknownTable, Refused):
            return None
        return Found(token, live.table, await self.maker(token, live.table))

    async def maker(self, token: Token, table: Table) -> str:
        """Return the name of a token's creator, preferably as at the table."""
        own = table.seats_of(token.person)
        if own:
            return table.seats[own[0]].name
        if token.person is not None:
            return await self.persons.nickname(token.person)
        return next((seat.name for seat in table.seats if seat.person is not None and not seat.reserved), "")

    def describe(self, found: Found, ply: int | None, language: str) -> Preview:
        """Return the title and description of a link."""
        if found.token.kind == "join":
            return invited(found.table, found.who, language)
        return watched(found.table, ply, language)

    async def picture(self, visitor: str, found: Found, ply: int | None, language: str) -> bytes:
        """Return the picture of a link; raises `Refused` if too many are requested."""
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
        return await self.awaited(visitor, key, self.paint(key, found, ply, Asker(visitor, table.id)))

    async def drawn(self, visitor: str, key: Key, scene: Scene) -> bytes:
        """Return the picture of a scene that belongs to no table; raises `Refused` if too many are requested."""
        kept = self.kept.get(key)
        if kept is not None:
            self.kept.move_to_end(key)
            return kept
        return await self.awaited(visitor, key, self.finish(key, scene, Asker(visitor, "")))

    async def awaited(self, visitor: str, key: Key, drawing: Coroutine[None, None, bytes]) -> bytes:
        """Return a picture once it is drawn; several who ask for the same wait for the same drawing."""
        coming = self.coming.get(key)
        if coming is not None:
            drawing.close()
        elif not self.new_pictures.take(visitor):
            drawing.close()
            raise Refused("too-fast", "too many new pictures: wait a moment")
        else:
            coming = self.coming[key] = asyncio.create_task(drawing)
            coming.add_done_callback(lambda done: self.done(key, done))
        return await asyncio.shield(coming)

    def done(self, key: Key, task: asyncio.Task[bytes]) -> None:
        """Forget a task and its error, if no one is waiting for it."""
        self.coming.pop(key, None)
        if not task.cancelled():
            task.exception()

    async def paint(self, key: Key, found: Found, ply: int | None, asker: Asker) -> bytes:
        """Have a picture drawn, and cache it."""
        table, language = found.table, key[-1]
        if ply is None:
            scene = invitation_scene(table, found.who, language)
        else:
            state = (
                table.board.state
                if ply == table.board.ply
                else await self.tables.loads.do(asker, partial(table.board.replay, ply))
            )
            scene = position_scene(table, state, ply, language)
        return await self.finish(key, scene, asker)

    async def finish(self, key: Key, scene: Scene, asker: Asker) -> bytes:
        """Have a scene drawn, and cache the picture."""
        try:
            drawn = json.decode(await self.painters.read_for(asker, Paint(scene)), type=bytes)
        except Refused as refused:
            raise Refused(
                refused.code, "too many pictures are being drawn, or this one takes too long: wait a moment"
            ) from refused
        self.kept[key] = drawn
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return drawn

    async def close(self) -> None:
        """Cancel drawings and end the process."""
        for task in list(self.coming.values()):
            task.cancel()
        await asyncio.gather(*self.coming.values(), return_exceptions=True)
        await self.painters.close()

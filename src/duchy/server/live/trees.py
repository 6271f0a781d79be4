"""Saved analysis trees: anyone with the link can open them until they expire."""

import secrets
from collections.abc import Callable
from typing import Final

from msgspec import json

from duchy.server.live.readings import Readings
from duchy.server.live.shares.buckets import Rates
from duchy.server.live.shares.room import Room
from duchy.server.settings import Limits
from duchy.server.table.refused import Forbidden, Refused
from duchy.server.tasks.reading import CheckTree
from duchy.server.wire.analysis import SavedTree, Tree
from duchy.store.rows import Document
from duchy.store.store import Store

KIND: Final = "tree"
MOST_EACH: Final = 100
"""The maximum number of trees per person."""
KEPT_FOR: Final = 183 * 24 * 3600 * 1000
"""Milliseconds for which a tree is kept: half a year."""


class Trees:
    """All saved trees."""

    def __init__(self, store: Store, readers: Readings, room: Room, limits: Limits, now: Callable[[], int]) -> None:
        """Store the collaborators."""
        self.store = store
        self.readers = readers
        self.room = room
        self.now = now
        self.new = Rates(limits.documents, limits.documents_per_second)

    async def save(self, person: str, tree: Tree) -> SavedTree:
        """Check a tree and save it; raises `Refused`."""
        if not self.new.take(self.readers.visitors.asker(person)):
            raise Refused("too-fast", "too many new trees: wait a moment")
        if len(await self.store.documents(KIND, person=person, limit=MOST_EACH)) >= MOST_EACH:
            raise Refused("too-many", f"you have {MOST_EACH} trees here, the maximum: delete one, or save a file")
        checked = json.decode(await self.readers.read(person, CheckTree(tree)), type=Tree)
        now = self.now()
        name, expires = secrets.token_urlsafe(18), now + KEPT_FOR
        data = json.encode(checked).decode()
        self.room.take(self.readers.visitors.asker(person), len(data))
        await self.store.save_document(Document(name, KIND, person, now, "done", None, expires, data=data))
        return SavedTree(name, expires, True, checked)

    async def find(self, person: str, name: str) -> SavedTree:
        """Find a tree; raises `Refused`."""
        document = await self.document(name)
        tree = json.decode(document.data, type=Tree)
        return SavedTree(document.id, document.expires or 0, document.person == person, tree)

    async def drop(self, person: str, name: str) -> None:
        """Delete a tree that the person saved."""
        if (await self.document(name)).person != person:
            raise Forbidden("only the person who saved a tree can delete it")
        await self.store.drop_document(name)

    async def document(self, name: str) -> Document:
        """Return a tree's document; raises `Refused`."""
        document = await self.store.document(name)
        if document is None or document.kind != KIND or (document.expires or 0) <= self.now():
            raise Refused("bad-link", "this link is invalid or has expired: ask for a new one")
        return document

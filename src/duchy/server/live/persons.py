"""Persons: an unguessable cookie and a nickname, nothing else. Only the cookie's hash is stored."""

import re
import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from duchy.server.table.seats import clean_name
from duchy.store.errors import StoreError
from duchy.store.rows import Person, Token, hash_of
from duchy.store.store import Store

COOKIE: Final = "duchy"
TOKEN: Final = re.compile("[A-Za-z0-9_-]{16,128}")
REMEMBERED: Final = 10_000
PERSON: Final = "person"
WATCHER: Final = "watcher"


class Persons:
    """The registry of persons."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        """Set the store; recently seen cookies are cached."""
        self.store = store
        self.now = now
        self.known: OrderedDict[str, str] = OrderedDict()

    async def find(self, cookie: str | None) -> str | None:
        """Find a cookie's person."""
        if cookie is None or not TOKEN.fullmatch(cookie):
            return None
        hashed = hash_of(cookie)
        person = self.known.get(hashed)
        if person is None:
            token = await self.store.token(hashed)
            if token is None or token.kind != PERSON or token.person is None:
                return None
            person = token.person
            self.remember(hashed, person)
        else:
            self.known.move_to_end(hashed)
        return person

    def remember(self, hashed: str, person: str) -> None:
        """Cache a cookie, and forget the least recently used one."""
        self.known[hashed] = person
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)

    async def create(self, nickname: str) -> tuple[Person, str]:
        """Create a person; also return the cookie, which is stored nowhere."""
        now = self.now()
        person = Person(secrets.token_hex(12), clean_name(nickname), now)
        cookie = secrets.token_urlsafe(32)
        await self.store.save_person(person)
        await self.store.save_token(Token(hash_of(cookie), PERSON, now, person.id))
        self.remember(hash_of(cookie), person.id)
        return person, cookie

    async def rename(self, person: str, nickname: str) -> Person:
        """Change a person's nickname; at current tables they keep the old one."""
        known = await self.store.person(person)
        changed = Person(person, clean_name(nickname), self.now() if known is None else known.created)
        await self.store.save_person(changed)
        return changed

    async def nickname(self, person: str) -> str:
        """Return a person's nickname."""
        known = await self.store.person(person)
        return "Someone" if known is None else known.nickname

    async def let_watch(self, person: str, table: str) -> None:
        """Allow a person to watch a table; repeated and concurrent calls are harmless."""
        if await self.may_watch(person, table):
            return
        try:
            await self.store.save_token(Token(watcher_hash(person, table), WATCHER, self.now(), person, table))
        except StoreError:
            if not await self.may_watch(person, table):
                raise

    async def may_watch(self, person: str, table: str) -> bool:
        """Return whether a person may watch a table."""
        return await self.store.token(watcher_hash(person, table)) is not None


def watcher_hash(person: str, table: str) -> str:
    """Return the hash that marks a person's permission to watch a table."""
    return hash_of(f"{WATCHER} {person} {table}")

"""Persons: an unguessable cookie and a nickname, nothing else. Only the hash of the cookie is kept."""

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
    """Who is who."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        """Take the store; the last cookies seen are kept at hand."""
        self.store = store
        self.now = now
        self.known: OrderedDict[str, str] = OrderedDict()

    async def find(self, cookie: str | None) -> str | None:
        """Find the person of a cookie."""
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
        """Keep a cookie at hand, and forget the one that was not used for longest."""
        self.known[hashed] = person
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)

    async def create(self, nickname: str) -> tuple[Person, str]:
        """Make a new person; return the cookie too, which is told nobody else and never again."""
        now = self.now()
        person = Person(secrets.token_hex(12), clean_name(nickname), now)
        cookie = secrets.token_urlsafe(32)
        await self.store.save_person(person)
        await self.store.save_token(Token(hash_of(cookie), PERSON, now, person.id))
        self.remember(hash_of(cookie), person.id)
        return person, cookie

    async def rename(self, person: str, nickname: str) -> Person:
        """Give a person another nickname; at tables where they sit they keep the old one."""
        known = await self.store.person(person)
        changed = Person(person, clean_name(nickname), self.now() if known is None else known.created)
        await self.store.save_person(changed)
        return changed

    async def nickname(self, person: str) -> str:
        """Read the nickname of a person."""
        known = await self.store.person(person)
        return "Somebody" if known is None else known.nickname

    async def let_watch(self, person: str, table: str) -> None:
        """Let a person look at a table from now on, however often and at once they ask."""
        if await self.may_watch(person, table):
            return
        try:
            await self.store.save_token(Token(watcher_hash(person, table), WATCHER, self.now(), person, table))
        except StoreError:
            if not await self.may_watch(person, table):
                raise

    async def may_watch(self, person: str, table: str) -> bool:
        """Say whether a person was let in to look at a table."""
        return await self.store.token(watcher_hash(person, table)) is not None


def watcher_hash(person: str, table: str) -> str:
    """Give the hash under which it is kept that a person may look at a table."""
    return hash_of(f"{WATCHER} {person} {table}")

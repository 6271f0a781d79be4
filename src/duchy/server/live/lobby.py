"""The lobby: creating, joining, watching, carrying, listing and rematching tables."""

import hashlib
import secrets
from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Final

from msgspec import json

from duchy.games import game_names
from duchy.server.live.live_table import LiveTable
from duchy.server.live.persons import Persons
from duchy.server.live.shares.buckets import Locks, Rates
from duchy.server.live.shares.room import TABLE, Room
from duchy.server.live.tables import LiveTables
from duchy.server.settings import Limits
from duchy.server.table import events as kinds
from duchy.server.table.decide import events_of_start, require_own_seat
from duchy.server.table.events import Again, Draft, Named
from duchy.server.table.news.digest import Digest
from duchy.server.table.opening import open_table, rematch_of
from duchy.server.table.refused import Forbidden, Refused
from duchy.server.table.seats import clean_name
from duchy.server.table.solo import solo_of
from duchy.server.table.summary import summary_of
from duchy.server.table.table import Table
from duchy.server.wire.requests import Created, Entered, Link, Links, Listing, Listings, NewTable, SoloGames
from duchy.store.errors import StoreError, UnknownTable
from duchy.store.rows import LIVE, OPEN, OVER, STATUSES, Listed, Token, hash_of
from duchy.store.store import Store

CARRY_FOR: Final = 24 * 3600 * 1000
"""Milliseconds for which a link that carries a seat is valid."""
MOST_LIVE: Final = 300
"""The maximum number of unfinished tables per person."""


class Lobby:
    """Ways to a table, and lists of tables."""

    def __init__(
        self,
        store: Store,
        tables: LiveTables,
        persons: Persons,
        room: Room,
        limits: Limits,
        now: Callable[[], int],
    ) -> None:
        """Store the collaborators; the limits set how many tables and links a person may create."""
        self.store = store
        self.tables = tables
        self.persons = persons
        self.room = room
        self.new_tables = Rates(limits.tables, limits.tables_per_second)
        self.new_links = Rates(limits.links, limits.links_per_second)
        self.now = now
        self.opening = Locks()

    async def check_open(self, person: str, options: Mapping[str, object]) -> None:
        """Raise if a person may not create another table now: too many unfinished or new ones, or no room."""
        asker = self.tables.visitors.asker(person)
        if not self.new_tables.take(asker):
            raise Refused("too-fast", "too many new tables: wait a moment")
        counts = await self.store.count_tables(person)
        if sum(counts.get(status, 0) for status in LIVE) >= MOST_LIVE:
            raise Refused(
                "too-many-tables", f"you have {MOST_LIVE} unfinished tables, the maximum: finish or leave some"
            )
        self.room.take(asker, TABLE + sum(len(value.encode()) for value in options.values() if isinstance(value, str)))

    async def create(self, person: str, wanted: NewTable) -> Created:
        """Create a table and the links to it."""
        async with self.opening.of(person):
            await self.check_open(person, wanted.options)
            return await self.open_new(person, wanted)

    async def open_new(self, person: str, wanted: NewTable) -> Created:
        """Create a table after the limits were checked."""
        now = self.now()
        nickname = await self.persons.nickname(person)
        # A long card set takes a while to read: no other table may wait for it.
        asker, loads = self.tables.visitors.asker(person), self.tables.loads
        await loads.parse(asker, wanted.options)
        row, events, table = await loads.do(asker, partial(open_table, wanted, person, nickname, now))
        await self.store.create(row, events, summary_of(table, now))
        self.tables.metrics.count_events(events)
        live = self.tables.adopt(table)
        live.see(person)
        self.tables.wake(live)
        links = Links(watch=await self.token(row.id, "watch", person))
        if any(seat.kind == "friend" for seat in table.seats):
            links.join = await self.token(row.id, "join", person)
        return Created(row.id, links)

    async def token(self, table: str, kind: str, person: str | None = None, seat: int | None = None) -> str:
        """Create an unguessable token; only its hash is stored."""
        token, now = secrets.token_urlsafe(24), self.now()
        expires = now + CARRY_FOR if kind == "carry" else None
        await self.store.save_token(Token(hash_of(token), kind, now, person, table, seat, expires))
        return token

    async def link(self, person: str, table: str, kind: str, seat: int | None) -> Link:
        """Create a link for a person at the table; spectators may create links to watch."""
        live = await self.table_for(person, table)
        seats = live.table.seats_of(person)
        if not seats and kind != "watch":
            raise Forbidden("only people seated at the table can create links to its seats")
        if not self.new_links.take(self.tables.visitors.asker(person)):
            raise Refused("too-fast", "too many new links: wait a moment")
        if kind != "carry":
            return Link(await self.token(table, kind, person))
        carried = seats[0] if seat is None else seat
        require_own_seat(live.table, person, carried)
        return Link(await self.token(table, kind, person, carried), self.now() + CARRY_FOR)

    async def redeem(self, person: str, secret: str, name: str) -> Entered:
        """Follow a token."""
        token = await self.store.token(hash_of(secret))
        now = self.now()
        if token is None or token.table is None or (token.expires is not None and token.expires <= now):
            raise Refused("bad-link", "this link is invalid or has expired: ask for a new one")
        if token.kind == "join":
            await self.join(person, token.table, name)
        elif token.kind == "watch":
            await self.get(person, token.table)
            await self.persons.let_watch(person, token.table)
        elif token.kind == "carry":
            await self.carry(person, token)
        else:
            raise Refused("bad-link", "this link is invalid or has expired: ask for a new one")
        live = await self.get(person, token.table)
        return Entered(token.table, live.table.seats_of(person))

    async def join(self, person: str, table: str, name: str, reserved: bool = False) -> None:
        """Take a friend's seat, or one reserved for the person; the last to sit down starts the game.

        Nothing happens if they are already seated.
        """
        called = clean_name(name) if name else await self.persons.nickname(person)

        def decision(now: Table) -> list[Draft]:
            if now.seats_of(person):
                raise Refused("seated", "you are already seated at this table")
            if now.status != OPEN:
                raise Refused("started", "the game has started: every seat is taken")
            kept = [index for index, seat in enumerate(now.seats) if seat.reserved and seat.person == person]
            free = [index for index, seat in enumerate(now.seats) if seat.kind == "friend" and seat.person is None]
            found = kept or ([] if reserved else free)
            if not found:
                raise Refused("full", "every seat is taken")
            drafts: list[Draft] = []
            for seat in kept or found[:1]:
                own = now.seats[seat].name if kept else called
                drafts.append(Draft(kinds.JOINED, seat, person=person, data=Named(own)))
            return drafts + events_of_start_after(now, kept or found[:1])

        try:
            await self.tables.submit(table, person, None, decision)
        except Refused as refused:
            if refused.code != "seated":
                raise

    async def carry(self, person: str, token: Token) -> None:
        """Move a seat from one person's device to another's; the link works once."""
        assert token.table is not None
        assert token.seat is not None
        seat = token.seat
        live = await self.get(person, token.table)
        if token.person == person:
            return

        def decision(now: Table) -> list[Draft]:
            require_own_seat(now, token.person, seat)
            if now.seats_of(person):
                raise Refused("seated", "you are already seated at this table")
            return [Draft(kinds.CARRIED, seat, person=person)]

        decision(live.table)
        if await self.store.spend_token(token.hash) is None:
            raise Refused("bad-link", "this link was already used: ask for a new one")
        await self.tables.submit(token.table, person, None, decision)
        if token.person is not None:
            await self.persons.let_watch(token.person, token.table)

    async def rematch(self, person: str, table: str, key: str | None) -> tuple[int, str]:
        """Create the rematch of a finished table, once for everyone who asks; return the event and the new table."""
        live = await self.get(person, table)
        name = hashlib.sha256(f"rematch {table}".encode()).hexdigest()[:16]

        def decision(now: Table) -> list[Draft]:
            own = now.seats_of(person)
            if not own:
                raise Forbidden("you are not seated at this table")
            if now.status != OVER:
                raise Refused("not-over", "the game is not over yet")
            if now.rematch:
                raise Refused("rematch", "the rematch was already opened")
            return [Draft(kinds.REMATCH, own[0], person=person, data=Again(name))]

        if not live.table.rematch:
            decision(live.table)
            async with self.opening.of(person):
                await self.open_rematch(live.table, person, name)
        try:
            number = await self.tables.submit(table, person, key, decision)
        except Refused as refused:
            if refused.code != "rematch":
                raise
            number = live.table.next - 1
        if person not in (await self.get(person, name)).table.persons():
            raise Forbidden("there is no seat for you in the rematch")
        await self.sit_again(person, name)
        return number, name

    async def open_rematch(self, table: Table, person: str, name: str) -> None:
        """Create the rematch's table, unless someone else was faster; it counts as a new table."""
        if await self.store.table(name) is not None:
            return
        await self.check_open(person, table.setup.options)
        now = self.now()
        asker = self.tables.visitors.asker(person)
        row, events, after = await self.tables.loads.do(asker, partial(rematch_of, table, person, name, now))
        try:
            await self.store.create(row, events, summary_of(after, now))
        except StoreError:
            if await self.store.table(name) is None:
                raise
        self.tables.wake(await self.get(person, name))

    async def sit_again(self, person: str, table: str) -> None:
        """Take the seats reserved for a person."""
        live = await self.get(person, table)
        if any(seat.reserved and seat.person == person for seat in live.table.seats):
            await self.join(person, table, "", reserved=True)

    async def get(self, person: str, table: str) -> LiveTable:
        """Return a table; if it has to be loaded, at the expense of the person's address."""
        return await self.tables.get(table, self.tables.visitors.asker(person, table))

    async def table_for(self, person: str | None, table: str) -> LiveTable:
        """Return a table that a person may see; raises `UnknownTable` if there is none or it is not visible."""
        live = await self.get(person or "", table)
        if person is not None and (person in live.table.persons() or await self.persons.may_watch(person, table)):
            return live
        raise UnknownTable(table)

    async def solo(self, person: str, game: str) -> SoloGames:
        """Return statistics of a person's finished solo games."""
        if game not in game_names():
            raise Refused("game", f"game must be one of {', '.join(game_names())}, got {game[:20]!r}")
        rows = await self.store.finished(person, game)
        return await self.tables.loads.do(self.tables.visitors.asker(person), partial(solo_of, game, rows))

    async def listings(self, person: str, statuses: Collection[str], limit: int, offset: int) -> Listings:
        """List a person's tables."""
        found = await self.store.tables_of(person, statuses, limit, offset)
        counts = await self.store.count_tables(person)
        return Listings(
            [listing(row, person) for row in found], sum(counts.get(status, 0) for status in statuses or STATUSES)
        )


def events_of_start_after(table: Table, seats: list[int]) -> list[Draft]:
    """Return the events that start the game, if only these seats were missing."""
    missing = [index for index, seat in enumerate(table.seats) if not seat.taken and index not in seats]
    if missing:
        return []
    after = table.copy()
    after.part()
    for seat in seats:
        after.seats[seat].reserved = False
        after.seats[seat].person = after.seats[seat].person or "someone"
    return events_of_start(after)


def listing(row: Listed, person: str) -> Listing:
    """Return a table as an entry in a person's list."""
    digest = json.decode(row.data, type=Digest)
    mine = [seat for seat, other in enumerate(digest.persons) if other == person]
    return Listing(
        row.id,
        row.game,
        row.status,
        row.created,
        row.touched,
        digest.names,
        mine,
        any(seat in digest.acting for seat in mine),
        digest.scores,
        digest.places,
        digest.lesson,
        digest.practice,
    )

"""The live tables of this process. Commands are decided, written, and only then visible to anyone.

Several processes may have the same table: its log decides which came first, and the others catch up.
"""

import asyncio
import hashlib
import logging
from collections.abc import Callable, Sequence
from typing import Final

from duchy.core.chance import Rng
from duchy.core.reason import Refusal
from duchy.server.live.live_table import LiveTable
from duchy.server.live.loads import LONG, Loads
from duchy.server.live.metrics import Metrics
from duchy.server.live.shares.fairness import NOBODY, Asker
from duchy.server.live.shares.visitors import Visitors
from duchy.server.live.thoughts import BotFailed, Thoughts
from duchy.server.live.troubles import Troubles
from duchy.server.table import decide
from duchy.server.table.decide import number_events
from duchy.server.table.events import Draft
from duchy.server.table.refused import Refused, Stale
from duchy.server.table.snapshot import write_snapshot
from duchy.server.table.summary import summary_of
from duchy.server.table.table import Table
from duchy.server.tasks.choosing import Task
from duchy.store.errors import Conflict, Repeated, StoreError
from duchy.store.rows import EVERYTHING, OVER, Event, Snapshot
from duchy.store.store import Store

KEEP_EVERY: Final = 200
"""The number of events after which a snapshot of a table is saved."""
ATTEMPTS: Final = 8
"""How many times a command is decided again because another process was faster."""
PATIENCE: Final = 2.0
"""Seconds before each bot move when only bots are playing, so that a person who returns finds a game."""
MOST_TABLES = 2000
"""The number of tables in memory above which idle ones are dropped sooner."""
MOST_LETTERS = 10_000_000
"""The maximum number of letters that tables in memory have brought along, such as sets of cards."""
LATELY: Final = 5_000
"""Milliseconds for which a recently requested table is kept, also when its game is over."""
IDLE: Final = 120_000
"""Milliseconds after which an idle table is dropped from memory; it is in the log."""

log = logging.getLogger("duchy.tables")
Decision = Callable[[Table], list[Draft]]
Notify = Callable[[Table, Table, Sequence[Event]], None]
"""Tells those who are not looking: the table before and after the events."""


class LiveTables:
    """The tables in memory, and everything that happens at them."""

    def __init__(
        self,
        store: Store,
        loads: Loads,
        bot_workers: Thoughts,
        notify: Notify,
        metrics: Metrics,
        visitors: Visitors,
        now: Callable[[], int],
    ) -> None:
        """Store the collaborators; the clock counts milliseconds."""
        self.store = store
        self.loads = loads
        self.bot_workers = bot_workers
        self.notify = notify
        self.metrics = metrics
        self.visitors = visitors
        self.now = now
        self.by_id: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.saving: set[asyncio.Task[None]] = set()
        self.troubles = Troubles()
        self.behind: set[str] = set()
        """Tables that could not be brought up to date with other processes' writes."""
        self.closing = False
        self.patience = PATIENCE

    async def get(self, table: str, asker: Asker = NOBODY) -> LiveTable:
        """Return a table from memory or from its log; raises `UnknownTable`, or `Refused` for newer rules."""
        live = self.by_id.get(table)
        if live is None:
            loading = self.loading.get(table)
            if loading is None:
                loading = self.loading[table] = asyncio.create_task(self.load(table, asker))
                loading.add_done_callback(lambda _: self.loading.pop(table, None))
            live = await asyncio.shield(loading)
        live.used = self.now()
        return live

    async def load(self, table: str, asker: Asker) -> LiveTable:
        """Fold a table from its log."""
        try:
            folded, kept = await self.loads.load(asker, table)
        except Refused:
            raise
        except Refusal as error:
            raise Refused("outdated", str(error)) from error
        self.metrics.loads += 1
        return self.adopt(folded, kept)

    def adopt(self, table: Table, kept: int = 0) -> LiveTable:
        """Take a folded table into memory; its snapshot has `kept` events."""
        live = self.by_id[table.id] = LiveTable(table, self.store.alone)
        live.kept = kept
        live.used = self.now()
        live.rest()
        if len(self.by_id) > MOST_TABLES:
            self.forget_oldest()
        if live.weight > LONG:
            self.forget_heavy()
        return live

    async def submit(self, table: str, person: str | None, key: str | None, decision: Decision) -> int:
        """Carry out a command once; return the number of its first event.

        Raises `Refused`, and `StoreError` if the outcome is unknown: the same key may then be sent again.
        """
        live = self.by_id.get(table)
        if live is None:
            live = await self.get(table, self.visitors.asker(person or "", table))
        live.used = self.now()
        if person is not None:
            live.see(person)
        await live.lock.acquire()
        try:
            for _ in range(ATTEMPTS):
                number = None if key is None else live.table.recent.number_of(person, key)
                if number is not None:
                    return number
                try:
                    await self.settle(live)
                    return await self.append(live, decide.check_length(live.table, decision(live.table)), key)
                except Conflict:
                    await self.catch_up(live)
                except Repeated as repeated:
                    await self.catch_up(live)
                    return repeated.number
                except Refused as refused:
                    # The table may have moved on elsewhere, or the command may already have been carried out.
                    if await self.catch_up(live):
                        continue
                    number = await self.search_log(live, person, key, refused)
                    if number is not None:
                        return number
                    raise
        finally:
            live.lock.release()
        raise Stale

    async def search_log(self, live: LiveTable, person: str | None, key: str | None, refused: Refused) -> int | None:
        """Find a command in the whole log, if it may have been refused because it was already carried out."""
        if key is None or person is None or refused.code == "illegal":
            return None
        return await self.store.number_of(live.table.id, person, key)

    async def append(self, live: LiveTable, drafts: list[Draft], key: str | None) -> int:
        """Write events, then fold them and start everything that follows from them."""
        before, at = live.table, self.now()
        events = number_events(drafts, before.next, at, key)
        after = before.copy()
        for event in events:
            after.fold(event)
        await self.store.append(before.id, events, summary_of(after, at, before))
        live.show(after)
        self.keep(live)
        self.troubles.settled(before.id)
        self.metrics.count_events(events)
        self.notify(before, after, events)
        self.wake(live)
        return before.next

    async def settle(self, live: LiveTable) -> None:
        """Write what is due first: continuing under newer rules, and seats that ran out of time."""
        if newer := decide.events_of_upgrade(live.table):
            await self.append(live, newer, None)
        if late := decide.timeouts(live.table, self.now()):
            await self.append(live, late, None)

    def keep(self, live: LiveTable) -> None:
        """Save a snapshot now and then, so that a table loads quickly however long its log is."""
        table = live.table
        if table.next - live.kept >= KEEP_EVERY and not table.older and not self.closing:
            live.kept = table.next
            saving = asyncio.create_task(self.save(table.id, Snapshot(table.next, write_snapshot(table))))
            self.saving.add(saving)
            saving.add_done_callback(self.saving.discard)

    async def save(self, table: str, snapshot: Snapshot) -> None:
        """Save a snapshot; nothing is lost if that fails."""
        try:
            await self.store.save_snapshot(table, snapshot)
        except StoreError as error:
            log.warning("a snapshot was not saved", extra={"table": table, "error": str(error)})

    async def catch_up(self, live: LiveTable) -> bool:
        """Fold events written by other processes; return whether there were any."""
        missing = await self.store.events(live.table.id, live.table.next)
        if missing:
            table = live.table.copy()
            table.fold_all(missing)
            live.show(table)
        return bool(missing)

    def wake(self, live: LiveTable) -> None:
        """Let bots think if it is their turn; at an abandoned table only while someone looks."""
        if live.thinking is None and not self.closing and not live.resting and live.table.bots_to_act():
            live.thinking = asyncio.create_task(self.think(live))

    async def think(self, live: LiveTable) -> None:
        """Let a table's bots act until a person has to; a choice for an outdated state is dropped."""
        try:
            while not self.closing and not live.resting and (seats := live.table.bots_to_act()):
                if live.table.deserted and self.patience:
                    await asyncio.sleep(self.patience)
                    seats = live.table.bots_to_act()
                if not seats or live.resting:
                    return
                seat, number = seats[0], live.table.next
                action = await self.choice(live, seat)

                def decision(table: Table, seat: int = seat, action: int = action, number: int = number) -> list[Draft]:
                    return decide.bot_move(table, seat, action, number)

                try:
                    await self.submit(live.table.id, None, None, decision)
                except Stale:
                    continue
        except Exception as error:  # noqa: BLE001 - any error concerns this table only
            self.troubles.add(live.table.id, "a bot could not act", error)
        finally:
            live.thinking = None

    async def choice(self, live: LiveTable, seat: int) -> int:
        """Ask a bot, which sees only its seat's view; if it fails, choose at random."""
        table = live.table
        game, board = table.setup.game, table.board
        label = b"bot %b %d %d" % (table.dice.seed, table.next, seat)
        seed = int.from_bytes(hashlib.sha256(label).digest()[:7], "big")
        position = game.write(game.resample(board.state, seat, Rng(seed)))
        began = self.now()
        try:
            task = Task(game.name, position, table.seats[seat].played_by, seat, seed)
            return await self.bot_workers.choose(task, self.visitors.asker(live.person, table.id))
        except BotFailed as error:
            log.error("a bot could not choose", extra={"table": table.id, "error": str(error)})  # noqa: TRY400 - no trace
            actions = game.legal_actions(board.state, seat)
            return actions[seed % len(actions)]
        finally:
            self.metrics.thoughts += 1
            self.metrics.thinking += self.now() - began

    async def ring(self, table: str) -> None:
        """Check on a table whose wake-up is due: seats out of time, and forgotten bots."""
        live = await self.get(table)
        async with live.lock:
            await self.catch_up(live)
            try:
                await self.settle(live)
            except Conflict:
                await self.catch_up(live)
            if live.table.abandoned:  # its last summary may be of a version that let bots play on
                await self.store.let_rest(table, live.table.next)
        self.wake(live)

    async def hear_change(self, table: str, number: int) -> None:
        """React to another process's write, if the table is in memory."""
        found = list(self.by_id.values()) if table == EVERYTHING else [self.by_id[table]] if table in self.by_id else []
        for live in found:
            if table == EVERYTHING or live.table.next < number:
                await self.follow(live)

    async def follow(self, live: LiveTable) -> None:
        """Bring a table up to date with other processes' writes; failures are retried later."""
        name = live.table.id
        if self.troubles.waits(name):
            self.behind.add(name)
            return
        try:
            async with live.lock:
                await self.catch_up(live)
            if live.table.abandoned:
                self.wake(live)  # those who look may all be here, where no one wrote
        except Exception as error:  # noqa: BLE001 - no error may affect other tables
            self.behind.add(name)
            self.troubles.add(name, "a table could not be brought up to date", error)
        else:
            self.behind.discard(name)
            self.troubles.settled(name)

    async def follow_again(self) -> None:
        """Retry the tables that could not be brought up to date."""
        for table in list(self.behind):
            live = self.by_id.get(table)
            if live is None:
                self.behind.discard(table)
            else:
                await self.follow(live)

    def forget_oldest(self) -> None:
        """Drop the least recently used tables, because there are too many."""
        limit = self.now() - LATELY
        idle = [(live.used, table) for table, live in self.by_id.items() if not live.busy and live.used < limit]
        for _, table in sorted(idle)[: MOST_TABLES // 10]:
            del self.by_id[table]

    def forget_heavy(self) -> None:
        """Drop the least recently used tables that brought long texts along, until the rest are not too long."""
        weight = sum(live.weight for live in self.by_id.values())
        limit = self.now() - LATELY
        heavy = [(live.used, name) for name, live in self.by_id.items() if live.weight > LONG and not live.busy]
        for used, name in sorted(heavy):
            if weight <= MOST_LETTERS or used >= limit:
                return
            weight -= self.by_id.pop(name).weight

    def put_away(self) -> int:
        """Drop tables that have been idle for a while, and let the others rest at which no one is; return how many."""
        now, before = self.now(), len(self.by_id)
        for table, live in list(self.by_id.items()):
            if not live.busy:
                live.rest()
                if live.used < now - (LATELY if live.table.status == OVER else IDLE):
                    del self.by_id[table]
        return before - len(self.by_id)

    async def close(self) -> None:
        """Stop the bots and the loading of tables; commands under way are finished."""
        self.closing = True
        thinking = [live.thinking for live in self.by_id.values() if live.thinking is not None]
        stopped: list[asyncio.Task[None] | asyncio.Task[LiveTable]] = [*thinking, *self.loading.values()]
        for task in stopped:
            task.cancel()
        await asyncio.gather(*stopped, *self.saving, return_exceptions=True)
        for live in self.by_id.values():
            async with live.lock:
                pass

"""Writes the stored database and records that later versions must open.

Run it when the format of logs, positions or records has changed on purpose, under a new name for a new version:

    PYTHONPATH=src:. python -m tests.upgrade.make 1

It writes `tables-1.sqlite` and `records/*-1.txt`, the same bytes of games each time. Files of earlier versions stay.
"""

import asyncio
import hashlib
import random
import sqlite3
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final
from unittest.mock import patch

from msgspec import json

from duchy.core.game import CHANCE
from duchy.server.table import advice, decide, history, undo
from duchy.server.table.decide import number_events
from duchy.server.table.events import Draft
from duchy.server.table.history import story_of
from duchy.server.table.opening import open_table
from duchy.server.table.snapshot import write_snapshot
from duchy.server.table.summary import summary_of
from duchy.server.table.table import Table
from duchy.server.wire.messages import SeatRequest
from duchy.server.wire.requests import NewTable
from duchy.store.address import store_at
from duchy.store.rows import OVER, PLAYING, Document, Event, Person, Snapshot, Token, hash_of
from duchy.store.rows import Table as Row

HERE: Final = Path(__file__).parent
PERSON: Final = "ann"
COOKIE: Final = "ann-cookie-of-the-tests"
START: Final = 1_600_000_000_000
ALL: Final = 100_000
ME, HOT, BOT, FRIEND = SeatRequest("me"), SeatRequest("hot"), SeatRequest("bot", bot="random"), SeatRequest("friend")
TABLES: Final[dict[str, tuple[str, dict[str, str | int], Sequence[SeatRequest], int]]] = {
    "burgundy-two": ("burgundy", {}, (ME, HOT), ALL),
    "burgundy-running": ("burgundy", {}, (ME, HOT), 120),
    "burgundy-2011": ("burgundy", {"players": 3, "edition": 2011}, (ME, BOT, HOT), ALL),
    "burgundy-teams": ("burgundy", {"players": 4, "teams": "yes"}, (ME, HOT, HOT, HOT), ALL),
    "burgundy-expansions": (
        "burgundy",
        {"white_castles": "yes", "inns": "yes", "trade_routes": "yes", "shields": "yes"},
        (ME, BOT),
        ALL,
    ),
    "burgundy-waiting": ("burgundy", {"players": 3}, (ME, FRIEND, BOT), 0),
    "burgundy-solo": ("burgundy", {"players": 1}, (ME,), ALL),
    "burgundy-solo-running": ("burgundy", {"players": 1}, (ME,), 90),
    "kingdom-two": ("kingdom", {}, (ME, HOT), ALL),
    "kingdom-running": ("kingdom", {}, (ME, HOT), 100),
    "kingdom-menaces": ("kingdom", {"module": "menaces"}, (ME, HOT), ALL),
    "kingdom-quests": ("kingdom", {"module": "quests", "side": "b"}, (ME, BOT), ALL),
    "kingdom-solo": ("kingdom", {"players": 1}, (ME,), ALL),
    "kingdom-solo-running": ("kingdom", {"players": 1}, (ME,), 60),
}
"""Each table: game, options, seats, and the number of decisions played."""


def play(name: str) -> tuple[Row, list[Event], Table]:
    """Open a table and play it, with a chat line, an undo and a hint on the way."""
    game, options, seats, decisions = TABLES[name]
    seed = hashlib.sha256(name.encode()).digest()
    with (
        patch("duchy.server.table.opening.new_seed", return_value=seed),
        patch("duchy.server.table.opening.secrets.token_hex", return_value=name),
    ):
        row, log, table = open_table(NewTable(game, options, list(seats), coach="hints"), PERSON, "Ann", START)
    dice = random.Random(name)

    def take(drafts: list[Draft]) -> None:
        for event in number_events(drafts, table.next, START + 1000 * table.next, None):
            table.fold(event)
            log.append(event)

    for number in range(decisions):
        if table.status != PLAYING:
            break
        seat = next(seat for seat in table.acting() if seat != CHANCE)
        held = table.seats[seat]
        if number == 5:
            take(decide.chat(table, PERSON, "Good luck."))
        if number == 7 and not held.played_by:
            take(advice.events_of_advice(table, held.person, seat, table.next, "hint"))
        action = dice.choice(table.setup.game.legal_actions(table.board.state, seat))
        if held.played_by:
            take(decide.bot_move(table, seat, action, table.next))
        else:
            take(decide.move(table, held.person, seat, action, table.next))
        if number == 20 and name.endswith("two"):
            take(undo.take_back(table, PERSON, 0, None))
    return row, log, table


async def write(path: Path, version: str) -> None:
    """Write every table, and the records of those that are over."""
    store = store_at(str(path))
    await store.open()
    await store.save_person(Person(PERSON, "Ann", START))
    await store.save_token(Token(hash_of(COOKIE), "person", START, PERSON))
    for name in TABLES:
        row, log, table = play(name)
        await store.create(row, log, summary_of(table, log[-1].at))
        if name.endswith("running"):
            await store.save_snapshot(name, Snapshot(table.next, write_snapshot(table)))
        if table.status == OVER:
            record = HERE / "records" / f"{name}-{version}.txt"
            record.write_text(history.record(story_of(row, log)), encoding="utf-8")
    row, _, table = play("burgundy-running")
    tree = {
        "form": "duchy analysis 1",
        "game": row.game,
        "position": table.setup.game.write(table.board.state),
        "title": "What now?",
    }
    data = json.encode(tree).decode()
    await store.save_document(Document("a-tree-of-the-tests", "tree", PERSON, START, "done", data=data))
    await store.close()


def pack(path: Path) -> None:
    """Make the database a single small file."""
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA journal_mode = DELETE")
    connection.execute("VACUUM")
    connection.close()
    Path(f"{path}.lock").unlink(missing_ok=True)


def main(version: str) -> None:
    """Write the database and the records of one version."""
    path = HERE / f"tables-{version}.sqlite"
    path.unlink(missing_ok=True)
    (HERE / "records").mkdir(exist_ok=True)
    asyncio.run(write(path, version))
    pack(path)


if __name__ == "__main__":
    main(sys.argv[1])

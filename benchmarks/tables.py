"""Tables for the benchmark: games played at random with the server's own decisions, written straight into a store."""

import asyncio
import random
from collections.abc import Sequence

import msgspec
from sqlalchemy import create_engine, make_url, text

from duchy.games import game_names, load
from duchy.server.live.persons import Persons
from duchy.server.table.decide import move, number_events
from duchy.server.table.opening import open_table
from duchy.server.table.summary import summary_of
from duchy.server.table.table import Table
from duchy.server.wire.messages import SeatRequest
from duchy.server.wire.requests import NewTable
from duchy.store.address import store_at
from duchy.store.rows import PLAYING, Event, Summary
from duchy.store.rows import Table as Row
from duchy.store.schema import VERSION_TABLE, metadata
from duchy.store.store import Store

STARTED = 1_700_000_000_000
Played = tuple[Row, list[Event], Summary]


def play_game(game: str, options: dict[str, str | int], person: str, moves: int, seed: int) -> Played:
    """Play a hot-seat game for the given number of moves, or to its end."""
    dice = random.Random(seed)
    name = load(game)
    seats = name.seats(name.initial({option.name: option.default for option in name.options()} | options))
    wishes = [SeatRequest("me"), *[SeatRequest("hot")] * (seats - 1)]
    row, events, table = open_table(NewTable(game, options, wishes), person, "Ada", STARTED)
    for made in range(moves):
        if table.status != PLAYING:
            break
        seat = table.acting()[0]
        action = dice.choice(table.setup.game.legal_actions(table.board.state, seat))
        new = number_events(move(table, person, seat, action, table.next), table.next, STARTED + made, f"k{made}")
        for event in new:
            table.fold(event)
        events += new
    return row, events, summary_of(table, STARTED)


def longest(person: str, games_each: int) -> Played:
    """Return the longest of some games of each kind with the most players, one move before its end."""
    games = []
    for name in game_names():
        most = max(
            (choice.value for option in load(name).options() if option.name == "players" for choice in option.choices),
            default=None,
        )
        options = {} if most is None else {"players": most}
        games += [play_game(name, options, person, 10**6, seed) for seed in range(games_each)]
    row, events, _ = max(games, key=lambda game: len(game[1]))
    last = max(event.number for event in events if event.key is not None)
    table = Table(row)
    table.fold_all(events[:last])
    return row, events[:last], summary_of(table, STARTED)


def copies(games: Sequence[Played], count: int) -> list[Played]:
    """Return tables with copies of the given games."""
    found = []
    for number in range(count):
        row, events, summary = games[number % len(games)]
        at = STARTED + 1000 * number
        last = msgspec.structs.replace(events[-1], at=at)
        found.append((msgspec.structs.replace(row, id=f"{number:016x}", created=at), [*events[:-1], last], summary))
    return found


async def person_at(store: Store) -> tuple[str, str]:
    """Make a person; return the id and the cookie."""
    person, cookie = await Persons(store, lambda: STARTED).create("Ada")
    return person.id, cookie


async def fill(store: Store, tables: Sequence[Played], together: int = 100) -> None:
    """Write tables, many with one flush."""
    for first in range(0, len(tables), together):
        part = tables[first : first + together]
        await asyncio.gather(*(store.create(row, events, summary) for row, events, summary in part))


async def open_store(database: str) -> Store:
    """Open a store to be filled."""
    store = store_at(database)
    await store.open()
    return store


def empty(database: str) -> None:
    """Remove everything that duchy has in a PostgreSQL database."""
    engine = create_engine(make_url(database).set(drivername="postgresql+psycopg"))
    with engine.begin() as connection:
        metadata.drop_all(connection)
        connection.execute(text(f"DROP TABLE IF EXISTS {VERSION_TABLE}"))
    engine.dispose()

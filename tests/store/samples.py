"""A table and its events, for tests."""

from duchy.store.rows import OPEN, PLAYING, Event, Listed, Summary, Table
from duchy.store.store import Store

SEED = bytes(range(32))


def table(name: str = "oak", created: int = 1000) -> Table:
    return Table(name, "burgundy", 3, '{"players": 2}', SEED, created)


def ply(number: int, key: str | None = None, person: str = "anna", at: int = 2000) -> Event:
    return Event(number, at, "ply", 0, 17 + number, person, key, '{"note": "über 🏰"}')


async def open_table(
    store: Store, name: str = "oak", members: tuple[str, ...] = ("anna",), created: int = 1000
) -> None:
    await store.create(
        table(name, created), [Event(0, created, "opened", data="{}")], Summary(OPEN, None, "{}", members)
    )


def playing(wake: int | None = None, data: str = "{}", members: tuple[str, ...] | None = None) -> Summary:
    return Summary(PLAYING, wake, data, members)


async def listed(store: Store, name: str = "oak") -> Listed:
    found = await store.listed(name)
    assert found is not None
    return found

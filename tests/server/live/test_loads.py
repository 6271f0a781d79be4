"""Loading tables: in pieces and in turns of addresses, so that long logs delay no one else."""

import asyncio
import itertools
from collections.abc import Callable

import pytest

from duchy.core.toml import PARSED
from duchy.games.kingdom.box.cards import SETS
from duchy.games.kingdom.box.template import template
from duchy.games.kingdom.variant import VARIANTS
from duchy.server.live import loads
from duchy.server.live.loads import Loads
from duchy.server.live.processes.thread import LoadingThread
from duchy.server.live.shares.fairness import Asker
from duchy.server.table.events import Draft, Said
from duchy.server.table.history import story_of
from duchy.server.table.refused import Refused
from duchy.server.table.setup import SETUPS
from duchy.server.tasks.reading import parsed
from duchy.server.wire.messages import SeatRequest
from duchy.store.rows import Event
from duchy.store.rows import Table as Row
from tests.server.offline import ME, OfflineTable
from tests.server.rough import until
from tests.server.serving import Place

pytestmark = pytest.mark.anyio

SET = template() + "\n# " + "long " * 1000 + "\n"


class Shelves:
    """All that loading needs of a store: two tables."""

    def __init__(self, logs: dict[str, OfflineTable]) -> None:
        self.logs = logs

    async def table(self, table: str) -> Row | None:
        """Return a row."""
        return self.logs[table].row

    async def snapshot(self, table: str) -> None:
        """Return no snapshot."""

    async def events(self, table: str, since: int = 0, limit: int = 10**6) -> list[Event]:
        """Return a piece of a log."""
        return self.logs[table].log[since : since + limit]


class Counted(Loads):
    """Loads whose turns are counted, and are all of the same length: one tick of the clock."""

    def __init__(self, logs: dict[str, OfflineTable]) -> None:
        self.thread = LoadingThread()
        super().__init__(Shelves(logs), None, self.thread)  # type: ignore[arg-type]
        self.queue.now = itertools.count(0.0).__next__
        self.turns: list[Asker] = []

    async def do(self, asker: Asker, work: Callable[[], object]) -> object:  # type: ignore[override]
        """Note whose turn it is."""

        def noted() -> object:
            self.turns.append(asker)
            return work()

        return await super().do(asker, noted)


def long_log(events: int = 2000) -> OfflineTable:
    """Return a table with a long log: moves and chat."""
    offline = OfflineTable(seats=(ME, SeatRequest("hot")), friends=())
    offline.play_until(lambda table: table.board.ply >= 60)
    chat = [Draft("chat", 0, person="ann", data=Said("Hello?"))] * (events - len(offline.log))
    offline.take(chat)
    return offline


async def test_twelve_nicknames_that_ask_for_a_long_log_cost_another_address_one_turn_of_waiting() -> None:
    found = Counted({"long": long_log(), "short": OfflineTable()})
    askers = [Asker("crowd", "long", f"nickname {number}") for number in range(12)]
    crowd = [asyncio.create_task(found.story(asker, "long")) for asker in askers]
    await until(lambda: found.queue.waiting > 5)
    before = len(found.turns)
    honest = Asker("home", "short", "Ann")
    table, _ = await found.load(honest, "short")
    assert "playing" == table.status
    late = found.turns[before:]
    mine = [index for index, asker in enumerate(late) if asker == honest]
    assert 2 <= len(mine)
    assert mine[-1] <= 2 * len(mine)
    stories = await asyncio.gather(*crowd)
    assert {2000} == {len(story.log) for story in stories}
    found.thread.close()


async def test_a_log_in_pieces_is_the_same_as_in_one(monkeypatch: pytest.MonkeyPatch) -> None:
    offline = long_log(700)
    for piece in (33, 100, 250, 700, 1000):
        monkeypatch.setattr(loads, "PIECE", piece)
        found = Counted({"a": offline})
        table, kept = await found.load(Asker(), "a")
        assert 0 == kept
        whole = offline.folded()
        assert [note.event for note in whole.recent] == [note.event for note in table.recent]
        assert (whole.board.game.write(whole.board.state), whole.next) == (
            table.board.game.write(table.board.state),
            table.next,
        )
        story = await found.story(Asker(), "a", range(3, 9))
        one = story_of(offline.row, offline.log, range(3, 9))
        assert [note.event.number for note in one.notes] == [note.event.number for note in story.notes]
        assert one.log == story.log
        found.thread.close()


async def test_too_many_loads_are_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    found = Counted({"a": OfflineTable()})
    monkeypatch.setattr(found.queue, "most", 2)
    async with found.queue.turn(Asker("other")):
        crowd = [asyncio.create_task(found.load(Asker("crowd", "a", str(number)), "a")) for number in range(2)]
        await until(lambda: found.queue.waiting == 2)
        with pytest.raises(Refused, match="most of them for your address: try again soon"):
            await found.load(Asker("crowd", "a", "one more"), "a")
    await asyncio.gather(*crowd)
    found.thread.close()


async def test_a_set_is_parsed_by_another_process_when_its_table_is_loaded(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    def not_here(text: str) -> object:
        raise AssertionError(text[:40])

    async with place.person("Ann") as ann:
        made = await ann.create("kingdom", {"set": SET, "players": 1}, [ME])
        place.state.tables.by_id.clear()
        forget_sets()
        monkeypatch.setattr("duchy.core.toml.tomllib.loads", not_here)
        assert SET == (await ann.see(made.table)).table.options["set"]


async def test_a_set_is_parsed_here_if_no_other_process_can(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def busy(*_: object) -> None:
        raise Refused("too-fast", "no")

    async with place.person("Ann") as ann:
        made = await ann.create("kingdom", {"set": SET, "players": 1}, [ME])
        place.state.tables.by_id.clear()
        forget_sets()
        monkeypatch.setattr(place.state.readers, "read_for", busy)
        assert SET == (await ann.see(made.table)).table.options["set"]


def forget_sets() -> None:
    """Forget everything that was parsed or set up."""
    PARSED.kept.clear()
    SETS.kept.clear()
    VARIANTS.kept.clear()
    SETUPS.kept.clear()


def test_only_what_is_the_same_as_json_is_parsed_elsewhere() -> None:
    assert {"a": [1, "b"]} == parsed("a = [1, 'b']\n")
    for text in ("a = 1979-05-27\n", "a = nan\n", "a = \n", "a = inf\n"):
        assert parsed(text) is None


async def test_a_load_under_way_ends_with_its_server(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async with place.person("Ann") as ann:
        made = await ann.create("burgundy", {}, [ME, SeatRequest("hot")])
        place.state.tables.by_id.clear()
        begun = asyncio.Event()

        async def stuck(*_: object) -> None:
            begun.set()
            await asyncio.Event().wait()

        monkeypatch.setattr(place.state.loads, "row", stuck)
        asked = asyncio.create_task(place.state.tables.get(made.table))
        await begun.wait()
        await place.state.tables.close()
        with pytest.raises(asyncio.CancelledError):
            await asked
        assert {} == place.state.tables.loading


async def test_a_new_table_is_not_read_from_its_log_again(place: Place) -> None:
    async with place.person("Ann") as ann:
        made = await ann.create("burgundy", {}, [ME, SeatRequest("hot")])
        await ann.see(made.table)
        assert 0 == place.state.metrics.loads


async def test_lists_and_statistics_are_read_from_rows_and_no_table_is_folded(place: Place) -> None:
    async with place.person("Ann") as ann:
        made = [await ann.create("burgundy", {}, [ME, SeatRequest("hot")]) for _ in range(3)]
        place.state.tables.by_id.clear()
        listed = await ann.tables()
        await ann.solo("burgundy")
        assert {one.id for one in listed.tables} == {one.table for one in made}
        assert (place.state.metrics.loads, place.state.tables.by_id) == (0, {})

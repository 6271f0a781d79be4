"""The latest notes of a table, and what a table takes while it rests."""

import random
import tracemalloc

from msgspec import msgpack

from duchy.server.live.live_table import LiveTable
from duchy.server.table.news.recent import RECENT, Notes
from duchy.server.table.notes import Note
from duchy.server.table.table import Table
from duchy.store.rows import Event
from duchy.store.rows import Table as Row
from tests.server.offline import OfflineTable

MOST_BYTES = 16_000
"""What a table in the middle of a game may take while it rests: about 13 kB, and 23 kB if nothing is packed."""


def note(number: int) -> Note:
    """Make a note that differs from all others."""
    return Note(Event(number, 5 * number, "ply", number % 3, number, "ann", f"k{number}"), number % 2, b"[%d]" % number)


def test_only_the_latest_notes_are_kept() -> None:
    notes = Notes()
    assert (notes.first, list(notes)) == (-1, [])
    for number in range(RECENT + 3):
        notes.append(note(number))
    assert notes.first == 3
    assert [one.event.number for one in notes] == list(range(3, RECENT + 3))


def test_packed_notes_are_the_same_and_stay_packed_until_one_is_added() -> None:
    notes = Notes([note(number) for number in range(4)])
    before = list(notes)
    notes.pack()
    notes.pack()
    assert list(notes) == before
    assert notes.kept == []
    assert (notes.first, list(notes.copy())) == (0, before)
    notes.append(note(4))
    assert notes.packed is None
    assert list(notes) == [*before, note(4)]


def test_what_a_client_has_missed_is_known_unless_it_is_too_long_ago() -> None:
    notes = Notes()
    assert notes.since(0) is None
    for number in range(RECENT + 3):
        notes.append(note(number))
    for _ in range(2):
        assert notes.since(2) is None
        assert [one.event.number for one in notes.since(RECENT) or []] == [RECENT, RECENT + 1, RECENT + 2]
        assert notes.since(RECENT + 3) == []
        notes.pack()


def test_a_command_is_found_by_its_person_and_key_until_it_is_forgotten() -> None:
    notes = Notes()
    for number in range(RECENT + 3):
        notes.append(note(number))
    notes.pack()
    for found in (notes, notes.copy()):
        assert [found.number_of("ann", f"k{number}") for number in (2, 3, RECENT + 2)] == [None, 3, RECENT + 2]
        assert found.number_of("ben", "k3") is None


def test_a_table_at_rest_takes_little_memory() -> None:
    offline, dice = OfflineTable(), random.Random(39)
    for _ in range(60):
        seat = offline.table.acting()[0]
        legal = offline.table.setup.game.legal_actions(offline.table.board.state, seat)
        offline.move(seat, dice.choice(legal))
    row, log = msgpack.encode(offline.row), msgpack.encode(offline.log)

    def load() -> LiveTable:
        table = Table(msgpack.decode(row, type=Row))
        table.fold_all(msgpack.decode(log, type=list[Event]))
        live = LiveTable(table, alone=True)
        live.rest()
        return live

    kept = [load()]
    tracemalloc.start()
    try:
        kept += [load() for _ in range(20)]
        each = tracemalloc.get_traced_memory()[0] / 20
    finally:
        tracemalloc.stop()
    assert len(kept) == 21
    assert each < MOST_BYTES

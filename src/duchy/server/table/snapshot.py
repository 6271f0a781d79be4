"""A table as bytes, so that loading it takes only its current plies and not its whole log.

A snapshot is a cache: one with another format or other rules is ignored, and the table is folded from the log.
"""

from array import array
from typing import Final

from msgspec import DecodeError, Struct, ValidationError, msgpack

from duchy.server.table.board import Board
from duchy.server.table.clock import Clock
from duchy.server.table.events import Finished, Opened
from duchy.server.table.news.recent import Notes
from duchy.server.table.notes import Note
from duchy.server.table.seats import Proposal, Seat
from duchy.server.table.table import Table
from duchy.server.wire.messages import ClockRule
from duchy.store.rows import Event
from duchy.store.rows import Table as Row

FORM: Final = 2
"""The format version; it grows with every change of the data."""


class GameData(Struct, array_like=True):
    """The game on the table: its current plies, and the facts about undone ones."""

    seats: bytes
    actions: list[int]
    by_person: bytes
    informed: list[int]
    gone: int
    taken_back: dict[int, int]
    practice: bool


class SnapshotData(Struct, array_like=True):
    """Everything about a table that does not follow from its row and its plies."""

    form: int
    rules: int
    next: int
    status: str
    seats: list[Seat]
    opened: Opened | None
    clock: tuple[ClockRule, list[int], list[int | None]]
    asked_since: list[int]
    proposals: list[Proposal]
    result: Finished | None
    rematch: str
    past: int
    recent: list[tuple[Event, int, bytes]]
    chats: list[Event]
    game: GameData


def write_snapshot(table: Table) -> bytes:
    """Encode a table that is played by the current rules."""
    board = table.board
    game = GameData(
        board.seats.tobytes(),
        list(board.actions),
        board.by_person.tobytes(),
        list(board.informed),
        board.gone,
        board.taken_back,
        board.practice,
    )
    return msgpack.encode(
        SnapshotData(
            FORM,
            table.rules,
            table.next,
            table.status,
            table.seats,
            table.opened,
            (table.clock.rule, table.clock.left, table.clock.since),
            table.asked_since,
            list(table.proposals.values()),
            table.result,
            table.rematch,
            table.past,
            [(note.event, note.hidden, note.journal) for note in table.recent],
            list(table.chats),
            game,
        )
    )


def read_snapshot(row: Row, data: bytes) -> Table | None:
    """Restore a table from its snapshot; `None` if that has another format or other rules."""
    table = Table(row)
    try:
        found = msgpack.decode(data, type=SnapshotData)
    except (DecodeError, ValidationError):
        return None
    if found.form != FORM or found.rules != table.setup.game.rules:
        return None
    table.rules, table.next, table.status = found.rules, found.next, found.status
    table.seats, table.opened = found.seats, found.opened
    rule, left, since = found.clock
    table.clock = Clock(rule, table.setup.seats)
    table.clock.left, table.clock.since = left, since
    table.asked_since = found.asked_since
    table.proposals = {proposal.asked: proposal for proposal in found.proposals}
    table.result, table.rematch, table.past = found.result, found.rematch, found.past
    table.recent = Notes(Note(*note) for note in found.recent)
    table.chats = tuple(found.chats)
    table.board = replay_plies(table.board, found.game)
    return table


def replay_plies(board: Board, game: GameData) -> Board:
    """Play the current plies on a new board."""
    board.seats = array("b", game.seats)
    board.actions = array("i", game.actions)
    board.by_person = array("b", game.by_person)
    board.informed = array("h", game.informed)
    board.gone, board.taken_back, board.practice = game.gone, game.taken_back, game.practice
    board.state = board.replay(board.ply)
    board.journal = board.game.start_journal(board.state)
    return board

"""What a viewer sees of a table: the only way from a table to a message. Hidden plies become blanks here.

Words that are left out of messages as defaults are interned: msgspec knows a default by its identity.
"""

from collections.abc import Sequence
from sys import intern
from typing import cast

from msgspec import UNSET, Raw, convert, to_builtins

from duchy.core.game import SPECTATOR
from duchy.core.past import Stop
from duchy.core.reason import Reason
from duchy.server.table import events as kinds
from duchy.server.table.notes import NOTHING, Note, told_json
from duchy.server.table.refused import Refused
from duchy.server.table.setup import GameSetup
from duchy.server.table.table import Table
from duchy.server.table.undo import has_learned, last_own
from duchy.server.wire.messages import (
    Brief,
    Choice,
    Coach,
    Frame,
    Happened,
    ProposalInfo,
    ReasonInfo,
    SeatInfo,
    StopInfo,
    TableInfo,
    Update,
)
from duchy.store.rows import OVER, PLAYING, Event

PRIVATE_KINDS = {kinds.OPENED}
"""Events with private data; its public part is in the table's info."""


def may_see(setup: GameSetup, hidden: int, seats: list[int]) -> bool:
    """Return whether a person with these seats, or a spectator without any, may see a ply."""
    viewers = seats or [setup.seats]
    return any(not hidden >> viewer & 1 for viewer in viewers)


def show_event(table: Table, note: Note, seats: list[int], *, over: bool = False) -> Happened:
    """Show an event; until the game is over, a ply hidden from all of the viewer's seats is a blank with its number."""
    event = note.event
    shown = Happened(event.number, event.at, event.kind, event.seat)
    if event.kind == kinds.PLY:
        if note.journal != NOTHING:
            shown.journal = Raw(told_json(note.journal))
        if not over and not may_see(table.setup, note.hidden, seats):
            shown.kind = kinds.BLANK
            return shown
        assert event.action is not None
        shown.action = event.action
        shown.fields = table.setup.fields(event.action)
        return shown
    if event.data and event.kind not in PRIVATE_KINDS:
        shown.data = Raw(event.data.encode())
    if event.seat is not None and event.seat < len(table.seats):
        shown.name = table.seats[event.seat].name
    return shown


def brief_event(table: Table, note: Note, before: int) -> Brief:
    """Show an event to everybody, after one at the time `before`; a ply that spectators may not see is a blank."""
    event = note.event
    brief = Brief(intern(event.kind), event.at - before, event.seat)
    if event.kind == kinds.PLY:
        if note.journal != NOTHING:
            brief.told = Raw(note.journal)
        if may_see(table.setup, note.hidden, []):
            brief.action = event.action
        else:
            brief.kind = kinds.BLANK
        return brief
    if event.data and event.kind not in PRIVATE_KINDS:
        brief.data = Raw(event.data.encode())
    if event.seat is not None and event.seat < len(table.seats):
        brief.name = table.seats[event.seat].name
    return brief


def brief_events(table: Table, notes: Sequence[Note], before: int = 0) -> list[Brief]:
    """Show events to everybody, after one at the time `before`."""
    found = list[Brief]()
    for note in notes:
        found.append(brief_event(table, note, before))
        before = note.event.at
    return found


def seat_info(table: Table, index: int) -> SeatInfo:
    """Show a seat and its holder."""
    seat = table.seats[index]
    timed = table.clock.rule.kind != "none"
    return SeatInfo(
        seat.name,
        "bot" if seat.bot else "free" if seat.person is None else "reserved" if seat.reserved else "person",
        seat.played_by,
        bool(seat.stand_in),
        seat.why,
        table.clock.left[index] if timed else None,
        table.clock.since[index] if timed else None,
        table.clock.deadline(index),
        seat.hints,
    )


def table_info(table: Table, full: bool, seats: list[SeatInfo] | None = None) -> TableInfo:
    """Show public information, with seats shown before; the options and the cards they bring along only if `full`."""
    game, opened, result = table.setup.game, table.opened, table.result
    assert opened is not None
    return TableInfo(
        table.id,
        game.name,
        game.rules,
        table.status,
        [seat_info(table, index) for index in range(len(table.seats))] if seats is None else seats,
        opened.clock,
        table.dice.commitment,
        table.board.ply,
        table.acting(),
        result.scores if result else game.scores(table.board.state),
        table.board.gone,
        [convert(to_builtins(proposal), ProposalInfo) for proposal in table.proposals.values()],
        result.seed if result else "",
        result.why if result else "",
        result.places if result else [],
        table.rematch,
        opened.rematch_of,
        table.setup.options if full else {},
        opened.lesson,
        table.board.practice,
        table.begun if table.begun != game.rules else 0,
        table.stopped,
        cast("Coach", intern(opened.coach)),
        stop_info(table.stop, game.rules),
        table.setup.printed if full else UNSET,
    )


def frame(table: Table, seat: int) -> Frame:
    """Show the table to a seat, with its legal actions."""
    game, state = table.setup.game, table.board.state
    return Frame(seat, game.view(state, seat), legal_actions(table, seat), may_take_back(table, seat))


def legal_actions(table: Table, seat: int) -> list[Choice]:
    """List what a seat may do now."""
    game, state, fields = table.setup.game, table.board.state, table.setup.fields
    return [Choice(action, fields(action), game.costs(state, seat, action)) for action in legal_numbers(table, seat)]


def legal_numbers(table: Table, seat: int) -> list[int]:
    """List the actions of a seat now by number; nothing for a spectator, or while a bot plays the seat."""
    if not plays(table, seat) or table.seats[seat].stand_in:
        return []
    return table.setup.game.legal_actions(table.board.state, seat)


def plays(table: Table, seat: int) -> bool:
    """Return whether a seat takes part in a running game."""
    return seat != SPECTATOR and table.status == PLAYING and not table.stopped


def may_take_back(table: Table, seat: int) -> bool:
    """Return whether the last action of the seat's person can be undone, possibly by agreement."""
    if not plays(table, seat):
        return False
    person = table.seats[seat].person
    target = last_own(table, person)
    return target is not None and not has_learned(table, person, target)


def frames(table: Table, seats: list[int]) -> list[Frame]:
    """Show the table to a person's seats that have to act, or to the first; to no one before the start."""
    if not shows_game(table):
        return []
    return [frame(table, seat) for seat in frame_seats(table, seats) or [SPECTATOR]]


def shows_game(table: Table) -> bool:
    """Return whether there is a game to be seen; there is none before the start."""
    return table.status in {PLAYING, OVER}


def frame_seats(table: Table, seats: list[int]) -> list[int]:
    """List those of a person's seats that have to act, or the first; none for a spectator."""
    return [seat for seat in table.acting() if seat in seats] or seats[:1]


def update(table: Table, seats: list[int], since: int, now: int) -> Update:
    """Bring a viewer up to date after `since` events; with everything if that is too long ago or wrong."""
    oldest = max(table.recent.first, 0)
    full = since == 0 or since < oldest or since > table.next
    notes = [note for note in table.recent if full or note.event.number >= since]
    return Update(
        table.next,
        full,
        now,
        table_info(table, full),
        seats,
        frames(table, seats),
        [show_event(table, note, seats) for note in notes],
        [show_event(table, chat_note(event), seats) for event in table.chats] if full else [],
    )


def chat_note(event: Event) -> Note:
    """Return the note of a chat line."""
    return Note(event, 0, b"[]")


def reason_info(error: Refused) -> ReasonInfo | None:
    """Return the engine's reason, if there is one."""
    return None if error.reason is None else reason_of(error.reason)


def reason_of(reason: Reason) -> ReasonInfo:
    """Return a reason of the engine for the wire."""
    return ReasonInfo(reason.code, reason.rule, reason.values)


def stop_info(stop: Stop | None, rules: int) -> StopInfo | None:
    """Return where and why a game of earlier rules cannot be followed under these rules; none if it can."""
    return None if stop is None else StopInfo(stop.ply, stop.notation, rules, reason_of(stop.reason))

"""What a viewer sees of a table: the only way from a table to a message. Hidden plies become blanks here."""

from msgspec import UNSET, Raw, convert, json, to_builtins

from duchy.core.game import CHANCE, SPECTATOR
from duchy.core.past import Stop
from duchy.core.reason import Reason
from duchy.server.table import events as kinds
from duchy.server.table.notes import Note
from duchy.server.table.refused import Refused
from duchy.server.table.setup import GameSetup
from duchy.server.table.table import Table
from duchy.server.table.undo import check_hidden, last_own
from duchy.server.wire.messages import (
    Choice,
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


def show_event(table: Table, note: Note, seats: list[int]) -> Happened:
    """Show an event; a ply hidden from all of the viewer's seats becomes a blank with the same number."""
    event = note.event
    shown = Happened(event.number, event.at, event.kind, event.seat)
    if event.kind == kinds.PLY:
        if note.journal != b"[]":
            shown.journal = Raw(note.journal)
        if not may_see(table.setup, note.hidden, seats):
            shown.kind = kinds.BLANK
            return shown
        assert event.action is not None
        shown.action = event.action
        shown.notation, shown.fields = table.setup.text(event.action)
        return shown
    if event.data and event.kind not in PRIVATE_KINDS:
        shown.data = Raw(event.data.encode())
    if event.seat is not None and event.seat < len(table.seats):
        shown.name = table.seats[event.seat].name
    return shown


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


def table_info(table: Table, full: bool) -> TableInfo:
    """Show public information; the options and the cards they bring along only in a full update."""
    game, opened, result = table.setup.game, table.opened, table.result
    assert opened is not None
    return TableInfo(
        table.id,
        game.name,
        game.rules,
        table.status,
        [seat_info(table, index) for index in range(len(table.seats))],
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
        opened.coach,
        stop_info(table.stop, game.rules),
        table.setup.printed if full else UNSET,
    )


def frame(table: Table, seat: int) -> Frame:
    """Show the table to a seat, with its legal actions."""
    game, state = table.setup.game, table.board.state
    legal: list[Choice] = []
    back = False
    if seat != SPECTATOR and table.status == PLAYING and not table.stopped:
        if not table.seats[seat].stand_in:
            for action in game.legal_actions(state, seat):
                notation, fields = table.setup.text(action)
                words, costs = game.describe(state, seat, action), game.costs(state, seat, action)
                legal.append(Choice(action, notation, fields, words, costs))
        back = may_take_back(table, seat)
    return Frame(seat, game.view(state, seat), legal, back)


def may_take_back(table: Table, seat: int) -> bool:
    """Return whether the last action of the seat's person can be undone, possibly by agreement."""
    person = table.seats[seat].person
    target = last_own(table, person)
    if target is None:
        return False
    try:
        check_hidden(table, person, target)
    except Refused:
        return False
    return True


def frames(table: Table, seats: list[int]) -> list[Frame]:
    """Show the table to a person's seats that have to act, or to the first; to no one before the start."""
    if table.status not in {PLAYING, OVER}:
        return []
    if not seats:
        return [frame(table, SPECTATOR)]
    acting = [seat for seat in table.acting() if seat in seats]
    return [frame(table, seat) for seat in acting or seats[:1]]


def title(table: Table, seats: list[int]) -> str:
    """Return the title for the tab: whose turn it is, from the viewer's side."""
    name = table.setup.game.name.capitalize()
    if table.status == OVER:
        return f"{name}: over"
    if table.stopped:
        return f"{name}: stopped"
    if any(seat in seats for proposal in table.proposals.values() for seat in proposal.waiting):
        return f"● You are asked - {name}"
    acting = [seat for seat in table.acting() if seat != CHANCE]
    if any(seat in seats and not table.seats[seat].stand_in for seat in acting):
        return f"● Your turn - {name}"
    if not acting:
        return f"{name}: waiting for players"
    return f"{name}: {', '.join(table.seats[seat].name for seat in acting)}"


def update(table: Table, seats: list[int], since: int, now: int) -> Update:
    """Bring a viewer up to date after `since` events; with everything if that is too long ago or wrong."""
    oldest = table.recent[0].event.number if table.recent else 0
    full = since == 0 or since < oldest or since > table.next
    notes = [note for note in table.recent if full or note.event.number >= since]
    return Update(
        table.next,
        full,
        now,
        title(table, seats),
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


encoder = json.Encoder()

"""A table, folded from its events one by one. Nothing is decided here, and nothing is read or written."""

from collections.abc import Callable, Sequence
from copy import copy
from typing import Final

from msgspec import json
from msgspec.structs import replace

from duchy.core.chance import FairDice
from duchy.core.game import CHANCE
from duchy.core.journal import Entry
from duchy.core.past import Stop, past_action, past_notation, reason_to_stop
from duchy.core.reason import NotationError, Refusal
from duchy.server.table import events as kinds
from duchy.server.table.board import Board
from duchy.server.table.clock import Clock
from duchy.server.table.events import Again, Answered, Asked, Finished, Named, Opened, Sits, Upgraded, WentBack
from duchy.server.table.news.recent import RECENT, Notes, bare_journal
from duchy.server.table.notes import Note
from duchy.server.table.seats import Proposal, Seat
from duchy.server.table.setup import GameSetup, setup_of
from duchy.server.wire.messages import ClockRule
from duchy.store.rows import OPEN, OVER, PLAYING, Event
from duchy.store.rows import Table as Row

CHATS: Final = 40
"""The number of chat lines kept for who comes later."""


class Table:
    """The current state of a table."""

    def __init__(self, row: Row, like: "Table | None" = None) -> None:
        """Start from a table's row; its events do the rest. A copy of another table goes on from there.

        Seats and proposals are shared with it until they change (`part`).
        """
        self.row: Row = like.row if like else replace(row, options="")
        """The row, without its options, which can be long."""
        self.id = row.id
        self.created = row.created
        self.begun = row.rules
        """The rules that the game started under."""
        self.setup: GameSetup = like.setup if like else setup_of(row.game, row.options)
        self.rules: int = like.rules if like else row.rules
        """The rules that the latest plies were made under, which number their actions."""
        self.check_rules()
        self.past: int = like.past if like else 0
        """The number of current plies that were made under earlier rules."""
        self.stop: Stop | None = like.stop if like else None
        """Why the game cannot continue under the current rules; `None` if it can."""
        self.unread: int = like.unread if like else 0
        """The number of plies after the last one that the current rules can follow."""
        self.dice: FairDice = like.dice if like else FairDice(row.seed)
        self.next: int = like.next if like else 0
        self.status: str = like.status if like else OPEN
        self.seats: list[Seat] = like.seats if like else []
        self.opened: Opened | None = like.opened if like else None
        self.board: Board = like.board.copy() if like else Board(self.setup, self.setup.initial())
        self.clock: Clock = like.clock.copy() if like else Clock(ClockRule(), self.setup.seats)
        self.asked_since: list[int] = like.asked_since[:] if like else [0] * self.setup.seats
        """For each seat, the event number from which on it knows its current question."""
        self.proposals: dict[int, Proposal] = like.proposals if like else {}
        self.result: Finished | None = like.result if like else None
        self.rematch: str = like.rematch if like else ""
        self.recent: Notes = like.recent.copy() if like else Notes()
        self.chats: tuple[Event, ...] = like.chats if like else ()

    def copy(self) -> "Table":
        """Return an independent copy."""
        return Table(self.row, self)

    def part(self) -> None:
        """Stop to share seats and proposals with other copies."""
        self.seats = [replace(seat) for seat in self.seats]
        self.proposals = {number: copy(proposal) for number, proposal in self.proposals.items()}

    def check_rules(self) -> None:
        """Raise if the table has newer rules than this version."""
        game = self.setup.game
        if self.rules > game.rules:
            raise Refusal(
                f"this table uses rules {self.rules} of {game.name}, newer than rules {game.rules}:"
                " update duchy to open it"
            )

    @property
    def older(self) -> bool:
        """Return whether the latest plies were made under earlier rules."""
        return self.rules != self.setup.game.rules

    def acting(self) -> list[int]:
        """List the seats that have to act; `[CHANCE]` for chance, empty if the game is not running."""
        return self.board.acting() if self.status == PLAYING and not self.stopped else []

    def seats_of(self, person: str | None) -> list[int]:
        """List the seats that a person holds."""
        if person is None:
            return []
        return [index for index, seat in enumerate(self.seats) if seat.person == person and not seat.reserved]

    def persons(self) -> tuple[str, ...]:
        """List the persons of the table, each once."""
        return tuple(dict.fromkeys(seat.person for seat in self.seats if seat.person is not None))

    def voters(self, person: str | None) -> list[int]:
        """List one seat of every other person with a vote."""
        found: dict[str, int] = {}
        for index, seat in enumerate(self.seats):
            if seat.person is not None and seat.person != person and seat.asked:
                found.setdefault(seat.person, index)
        return list(found.values())

    def agreeing(self, person: str | None, to: int) -> list[int]:
        """List one seat of every other person who must agree to an undo to `to` plies.

        These are all active persons, and the authors of undone plies even if they left; bots agree to everything.
        """
        found = {str(self.seats[seat].person): seat for seat in self.voters(person)}
        for seat, by_person in zip(self.board.seats[to:], self.board.by_person[to:], strict=True):
            holder = self.seats[seat].person if by_person else None
            if holder is not None and holder != person:
                found.setdefault(holder, seat)
        return list(found.values())

    def bots_to_act(self) -> list[int]:
        """List the seats to act that are played by bots."""
        return [seat for seat in self.acting() if seat != CHANCE and self.seats[seat].played_by]

    @property
    def stopped(self) -> str:
        """Return in English why the game cannot continue under the current rules; '' if it can."""
        stop = self.stop
        if stop is None:
            return ""
        return f"ply {stop.ply}, {stop.notation!r}, does not fit rules {self.setup.game.rules}: {stop.reason.words}"

    @property
    def abandoned(self) -> bool:
        """Return whether no person is playing any more: bots play every seat."""
        return all(seat.played_by for seat in self.seats)

    @property
    def deserted(self) -> bool:
        """Return whether no person is playing, although someone could return."""
        if not self.abandoned:
            return False
        may_return = {"left", "time"} if self.clock.rule.kind != "bank" else {"left"}
        return any(seat.why in may_return for seat in self.seats)

    def fold_all(self, log: Sequence[Event]) -> None:
        """Fold events in order; only the latest are kept."""
        for index, event in enumerate(log):
            self.fold(event, index >= len(log) - RECENT)

    def fold(self, event: Event, noted: bool = True) -> Note:
        """Fold the next event, and keep its note if `noted`."""
        assert event.number == self.next, (event.number, self.next)
        before = set(self.acting())
        hidden, entries = 0, list[Entry]()
        self.next += 1
        if event.kind == kinds.PLY:
            event, hidden, entries = self.play(event)
            if self.proposals:
                self.proposals = {n: p for n, p in self.proposals.items() if p.what != kinds.BACK}
        else:
            change = CHANGES.get(event.kind)
            if change is not None:
                self.part()
                change(self, event)
        self.keep_time(event, before)
        note = Note(event, hidden, bare_journal(entries) if noted else b"[]")
        if noted:
            self.recent.append(note)
        if event.kind == kinds.CHAT:
            self.chats = (*self.chats, event)[-CHATS:]
        return note

    def play(self, event: Event) -> tuple[Event, int, list[Entry]]:
        """Play a ply; one of earlier rules gets its current number, or becomes a blank if it cannot be followed."""
        assert event.seat is not None
        assert event.action is not None
        action = self.follow_ply(event.seat, event.action) if self.older else event.action
        if action < 0:
            return replace(event, kind=kinds.BLANK), 0, []
        hidden, entries = self.board.play(event.seat, action, event.person is not None)
        return (event if action == event.action else replace(event, action=action)), hidden, entries

    def follow_ply(self, seat: int, number: int) -> int:
        """Return the current number of a ply of earlier rules; -1 from the first illegal one on."""
        game = self.setup.game
        if self.stop is None:
            try:
                action = past_action(game, self.rules, number)
                reason = game.explain(self.board.state, seat, action)
                if reason is None:
                    self.past += 1
                    return action
            except NotationError as error:
                reason = reason_to_stop(error)
            self.stop = Stop(self.board.ply + 1, past_notation(game, self.rules, number), reason)
        self.unread += 1
        return -1

    def keep_time(self, event: Event, before: set[int]) -> None:
        """Note since when each seat knows its question, and run the clocks of persons."""
        if event.kind not in TIMED:
            return
        acting = self.acting()
        for seat in acting:
            if seat == CHANCE:
                continue
            new = event.seat == seat or seat not in before
            if new or event.kind == kinds.BACK or (event.kind == kinds.PLY and event.seat == CHANCE):
                self.asked_since[seat] = self.next
        if acting != [CHANCE]:
            self.clock.turn([seat for seat in acting if not self.seats[seat].played_by], event.at)


def open_table(table: Table, event: Event) -> None:
    """Open the table."""
    opened = json.decode(event.data, type=Opened)
    table.opened = opened
    table.seats = [copy(seat) for seat in opened.seats]
    table.clock = Clock(opened.clock, table.setup.seats)


def sit(table: Table, event: Event) -> None:
    """Seat a person."""
    assert event.seat is not None
    seat = table.seats[event.seat]
    seat.person = event.person
    seat.name = json.decode(event.data, type=Named).name
    seat.reserved = False


def leave(table: Table, event: Event) -> None:
    """Free the seat before the start; during the game, mark it as left."""
    for index in table.seats_of(event.person):
        seat = table.seats[index]
        if table.status == OPEN:
            seat.person, seat.name, seat.kind = None, "", "friend"
        elif not seat.why:
            seat.why = "left"
    table.proposals = {
        number: proposal
        for number, proposal in table.proposals.items()
        if not set(proposal.waiting) & set(table.seats_of(event.person))
    }


def start(table: Table, event: Event) -> None:  # noqa: ARG001 - every change takes both
    """Start the game."""
    table.status = PLAYING


def go_back(table: Table, event: Event) -> None:
    """Undo plies."""
    to = json.decode(event.data, type=WentBack).to
    ahead = max(to - table.board.ply, 0)
    table.board.gone += table.unread - ahead
    table.unread = ahead
    if not ahead:
        table.stop = None
        table.board.go_back(to)
        table.past = min(table.past, to)
    table.proposals = {n: p for n, p in table.proposals.items() if p.what != kinds.BACK}


def ask(table: Table, event: Event) -> None:
    """Add a proposal; it replaces an earlier one of the same kind by the same seat."""
    asked = json.decode(event.data, type=Asked)
    assert event.seat is not None
    table.proposals = {n: p for n, p in table.proposals.items() if p.what != asked.what or p.seat != event.seat}
    person = table.seats[event.seat].person
    waiting = table.agreeing(person, asked.to) if asked.what == kinds.BACK else table.voters(person)
    table.proposals[event.number] = Proposal(event.number, asked.what, event.seat, asked.to, asked.bot, waiting)


def answer(table: Table, event: Event) -> None:
    """Count an answer."""
    answered = json.decode(event.data, type=Answered)
    proposal = table.proposals.get(answered.asked)
    if proposal is None:
        return
    proposal.waiting = [seat for seat in proposal.waiting if seat != event.seat]
    if not answered.yes or not proposal.waiting:
        del table.proposals[answered.asked]


def seat_bot(table: Table, event: Event) -> None:
    """Let a bot play for a person who left."""
    assert event.seat is not None
    table.seats[event.seat].stand_in = json.decode(event.data, type=Sits).bot


def come_back(table: Table, event: Event) -> None:
    """Let a person play again instead of the bot."""
    assert event.seat is not None
    seat = table.seats[event.seat]
    seat.stand_in, seat.why = "", ""
    table.proposals = {n: p for n, p in table.proposals.items() if p.what != kinds.BOT or p.seat != event.seat}


def carry(table: Table, event: Event) -> None:
    """Move a seat to another device, which is another person to the server."""
    assert event.seat is not None
    table.seats[event.seat].person = event.person


def resign(table: Table, event: Event) -> None:
    """Mark a seat as resigned; a bot plays on if the others do."""
    assert event.seat is not None
    assert table.opened is not None
    seat = table.seats[event.seat]
    seat.why, seat.stand_in = "resigned", table.opened.stand_in
    table.proposals = {n: p for n, p in table.proposals.items() if event.seat not in p.waiting and p.seat != event.seat}


def run_out(table: Table, event: Event) -> None:
    """Mark a seat as out of time; a bot takes over."""
    assert event.seat is not None
    seat = table.seats[event.seat]
    seat.why = seat.why or "time"
    seat.stand_in = json.decode(event.data, type=Sits).bot


def finish(table: Table, event: Event) -> None:
    """End the game."""
    table.status = OVER
    table.result = json.decode(event.data, type=Finished)
    table.proposals = {}
    table.clock.turn((), event.at)


def go_again(table: Table, event: Event) -> None:
    """Note the rematch."""
    table.rematch = json.decode(event.data, type=Again).table


def upgrade(table: Table, event: Event) -> None:
    """Continue under newer rules."""
    table.rules = json.decode(event.data, type=Upgraded).rules
    table.check_rules()


def take_advice(table: Table, event: Event) -> None:
    """Count a question to the coach."""
    assert event.seat is not None
    seat = table.seats[event.seat]
    seat.hints += 1
    seat.advised = event.number


CHANGES: Final[dict[str, Callable[[Table, Event], None]]] = {
    kinds.OPENED: open_table,
    kinds.JOINED: sit,
    kinds.LEFT: leave,
    kinds.STARTED: start,
    kinds.BACK: go_back,
    kinds.ASKED: ask,
    kinds.ANSWERED: answer,
    kinds.BOT: seat_bot,
    kinds.RETURNED: come_back,
    kinds.CARRIED: carry,
    kinds.RESIGNED: resign,
    kinds.TIMEOUT: run_out,
    kinds.FINISHED: finish,
    kinds.REMATCH: go_again,
    kinds.UPGRADED: upgrade,
    kinds.ADVISED: take_advice,
}
TIMED: Final = {
    kinds.STARTED,
    kinds.PLY,
    kinds.BACK,
    kinds.BOT,
    kinds.RETURNED,
    kinds.CARRIED,
    kinds.RESIGNED,
    kinds.TIMEOUT,
}
"""The events after which other seats may be asked or played by others."""

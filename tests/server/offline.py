"""A table without a server: commands are decided and folded immediately, and the test sets the time."""

from collections.abc import Callable, Sequence
from typing import Literal

from msgspec import json

from duchy.core.game import CHANCE
from duchy.server.live.live_table import LiveTable
from duchy.server.live.lobby import events_of_start_after
from duchy.server.table import decide, events, opening, showing, undo
from duchy.server.table.decide import number_events
from duchy.server.table.events import Draft, Named
from duchy.server.table.history import Story, story_of
from duchy.server.table.news.known import Known
from duchy.server.table.table import Table
from duchy.server.wire.messages import Change, ClockRule, Coach, SeatRequest, Update, Whole
from duchy.server.wire.mirror import Mirror
from duchy.server.wire.requests import NewTable
from duchy.store.rows import PLAYING, Event

ME = SeatRequest("me")
FRIEND = SeatRequest("friend")
BOT = SeatRequest("bot", bot="random")


def hot(name: str) -> SeatRequest:
    """Return a request for a hot seat."""
    return SeatRequest("hot", name=name)


class OfflineTable:
    """One table, its log, and a clock that does not run."""

    def __init__(
        self,
        game: str = "burgundy",
        options: dict[str, str | int] | None = None,
        seats: Sequence[SeatRequest] = (ME, FRIEND),
        clock: ClockRule | None = None,
        friends: Sequence[str] = ("ben",),
        coach: Coach | Literal[""] = "",
    ) -> None:
        self.now = 1_000_000
        wanted = NewTable(game, options or {}, list(seats), clock or ClockRule(), coach=coach)
        self.row, self.log, self.table = opening.open_table(wanted, "ann", "Ann", self.now)
        for friend in friends:
            self.join(friend)

    def join(self, person: str) -> None:
        """Let a friend take the first free seat."""
        free = [index for index, seat in enumerate(self.table.seats) if not seat.taken]
        if free:
            joined = Draft(events.JOINED, free[0], person=person, data=Named(person.title()))
            self.take([joined, *events_of_start_after(self.table, free[:1])])

    def take(self, drafts: list[Draft]) -> list[Event]:
        """Write events and fold them."""
        written = number_events(drafts, self.table.next, self.now, None)
        for event in written:
            self.table.fold(event)
        self.log += written
        return written

    def do(self, decision: Callable[..., list[Draft]], person: str | None, *arguments: object) -> list[str]:
        """Carry out a command; return the kinds of its events."""
        return [event.kind for event in self.take(decision(self.table, person, *arguments))]

    def move(self, seat: int, action: int | None = None) -> list[str]:
        """Let a seat act, by default with its first legal action."""
        game, board = self.table.setup.game, self.table.board
        chosen = game.legal_actions(board.state, seat)[0] if action is None else action
        holder = self.table.seats[seat]
        if holder.played_by:
            return [event.kind for event in self.take(decide.bot_move(self.table, seat, chosen, self.table.next))]
        return self.do(decide.move, holder.person, seat, chosen, self.table.next)

    def back(self, person: str, seat: int, to: int | None = None) -> list[str]:
        """Undo."""
        return self.do(undo.take_back, person, seat, to)

    def play_until(self, stop: Callable[[Table], bool], limit: int = 3000) -> None:
        """Let everyone play their first legal action until a condition holds."""
        for _ in range(limit):
            if stop(self.table) or self.table.status != PLAYING:
                return
            self.move(self.table.acting()[0])
        raise AssertionError(limit)

    def shown(self, person: str | None, since: int = 0) -> bytes:
        """Return what a person is sent."""
        return json.encode(showing.update(self.table, self.table.seats_of(person), since, self.now))

    def follower(self, person: str | None) -> "Follower":
        """Return a client that looks at the table from now on."""
        return Follower(self, person)

    @property
    def story(self) -> Story:
        """Fold the log into a story."""
        return story_of(self.row, self.log)

    def story_at(self, since: int, limit: int) -> Story:
        """Fold the log into a story with notes of some events."""
        return story_of(self.row, self.log, range(since, since + limit))

    def folded(self) -> Table:
        """Fold the log again from its start."""
        table = Table(self.row)
        table.fold_all(self.log)
        return table


class Follower:
    """A client that is sent whatever the socket would send it."""

    def __init__(self, offline: OfflineTable, person: str | None) -> None:
        """Get the whole table."""
        self.offline = offline
        self.person = person
        self.live = LiveTable(offline.table, alone=True)
        self.known = Known()
        self.mirror = Mirror()
        self.sent: list[bytes] = []
        self.update = self.hear()

    def hear(self) -> Update:
        """Get the next message."""
        self.live.table = self.offline.table.copy()
        self.sent.append(self.live.message(self.person or "", self.known, self.offline.now, []))
        update = self.mirror.hear(json.decode(self.sent[-1], type=Whole | Change))
        assert update is not None
        self.update = update
        return update


def drawn(table: Table) -> list[int]:
    """List the current draws."""
    return [action for seat, action in table.board.plies() if seat == CHANCE]

"""Opening a table: the request, checked, and the first events of its log."""

import secrets
from collections.abc import Sequence

from msgspec import json
from msgspec.structs import replace

from duchy.bots.registry import bot
from duchy.core.chance import commitment, new_seed
from duchy.server.table import events as kinds
from duchy.server.table.decide import events_of_start
from duchy.server.table.events import Draft, Opened
from duchy.server.table.lessons import lesson_of, seats_of
from duchy.server.table.refused import Refused
from duchy.server.table.seats import STAND_IN, Seat, bot_known, clean_name
from duchy.server.table.setup import settle_options, setup_of
from duchy.server.table.table import Table
from duchy.server.wire.messages import ClockRule, Coach, SeatRequest
from duchy.server.wire.requests import NewTable
from duchy.store.rows import Event
from duchy.store.rows import Table as Row


def seat_people(game: str, requests: Sequence[SeatRequest], person: str, nickname: str) -> list[Seat]:
    """Fill the seats that are known; friends join later."""
    seats: list[Seat] = []
    for number, request in enumerate(requests, start=1):
        if request.kind == "bot":
            name = bot_known(request.bot or STAND_IN)
            bot(name, game, 0)  # raises if the bot cannot play the game
            seats.append(Seat("bot", f"{name.capitalize()} {number}", bot=name))
        elif request.kind == "friend":
            seats.append(Seat("friend"))
        else:
            named = (
                clean_name(request.name) if request.name else nickname if request.kind == "me" else f"Player {number}"
            )
            seats.append(Seat(request.kind, named, person))
    if not any(seat.person for seat in seats):
        raise Refused("seats", "one of the seats must be yours: me or hot")
    return seats


def check_clock(rule: ClockRule) -> None:
    """Raise if a clock is not playable."""
    if rule.kind != "none" and rule.seconds < 1:
        raise Refused("clock", f"a clock of kind {rule.kind!r} needs at least 1 second, got {rule.seconds}")


def open_table(wanted: NewTable, person: str, nickname: str, now: int) -> tuple[Row, list[Event], Table]:
    """Create a table: its row, its first events, and the table folded from them; raises `Refusal`."""
    seed = new_seed()
    if wanted.lesson:
        lesson = lesson_of(wanted)
        wanted, seed = replace(wanted, options=lesson.options, seats=seats_of(lesson)), lesson.seed
    options = json.encode(settle_options(wanted.game, dict(wanted.options))).decode()
    setup = setup_of(wanted.game, options)
    requests = wanted.seats or [SeatRequest("me"), *[SeatRequest("bot")] * (setup.seats - 1)]
    if len(requests) != setup.seats:
        raise Refused("seats", f"{wanted.game} with these options needs {setup.seats} seats, got {len(requests)}")
    check_clock(wanted.clock)
    seats = seat_people(wanted.game, requests, person, nickname)
    friends = any(request.kind == "friend" for request in requests)
    coach: Coach = wanted.coach or ("off" if friends else "hints")
    stand_in = bot_known(wanted.stand_in or STAND_IN)
    bot(stand_in, wanted.game, 0)
    data = Opened(seats, requests, wanted.clock, commitment(seed), stand_in, lesson=wanted.lesson, coach=coach)
    row = Row(secrets.token_hex(8), wanted.game, setup.game.rules, options, seed, now)
    return write_opening(row, data, person)


def write_opening(row: Row, data: Opened, person: str) -> tuple[Row, list[Event], Table]:
    """Write the first events of a table; if every seat is taken, the game starts."""
    table = Table(row)
    events = [Draft(kinds.OPENED, person=person, data=data).event(0, row.created)]
    table.fold(events[0])
    for draft in events_of_start(table):
        events.append(draft.event(table.next, row.created))
        table.fold(events[-1])
    return row, events, table


def rematch_of(table: Table, person: str, name: str, now: int) -> tuple[Row, list[Event], Table]:
    """Create the rematch of a table: the person asking is seated, the others' seats are reserved.

    The rematch of a lesson gets new dice.
    """
    assert table.opened is not None
    seats = [
        Seat(seat.kind, seat.name, seat.person, seat.bot, reserved=seat.person not in {None, person})
        for seat in table.seats
    ]
    before = table.opened
    seed = new_seed()
    data = Opened(seats, before.requests, before.clock, commitment(seed), before.stand_in, table.id, coach=before.coach)
    options = json.encode(table.setup.options).decode()
    return write_opening(Row(name, table.setup.game.name, table.setup.game.rules, options, seed, now), data, person)

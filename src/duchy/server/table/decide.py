"""Decisions about commands: the events they cause at a table, or why they are refused. Nothing changes here."""

from collections.abc import Callable
from typing import Final

from duchy.core.game import CHANCE, State
from duchy.server.table import events as kinds
from duchy.server.table.events import Answered, Asked, Draft, Finished, Said, Sits, Upgraded
from duchy.server.table.refused import Forbidden, Refused, Stale
from duchy.server.table.table import Table
from duchy.server.table.tidy import tidy
from duchy.store.rows import OPEN, OVER, PLAYING, Event

LONGEST_CHAT: Final = 500
LONGEST_LOG: Final = 6_000
"""The number of events, undone ones too, after which a table accepts only what leads to its end.

A game has a few hundred.
"""
GOES_ON: Final = {kinds.PLY, kinds.RESIGNED, kinds.LEFT, kinds.FINISHED, kinds.TIMEOUT, kinds.UPGRADED, kinds.REMATCH}


def number_events(drafts: list[Draft], first: int, at: int, key: str | None) -> list[Event]:
    """Number the events of one command; the first gets the client's key."""
    events = list[Event]()
    for draft in drafts:
        own = key if not events and draft.person is not None else None
        events.append(draft.event(first + len(events), at, own))
    return events


def require_own_seat(table: Table, person: str | None, seat: int) -> None:
    """Raise unless the person holds the seat."""
    if seat not in table.seats_of(person):
        raise Forbidden(f"seat {seat + 1} is not yours")


def require_playing(table: Table) -> None:
    """Raise unless the game is running."""
    if table.status == OPEN:
        raise Refused("not-started", "the game starts when every seat is taken")
    if table.status != PLAYING:
        raise Refused("over", "the game is over")


def require_continuable(table: Table) -> None:
    """Raise unless the game is running and can continue under the current rules."""
    require_playing(table)
    if table.stopped:
        raise Refused("outdated", f"this game cannot continue under newer rules: {table.stopped}")


def events_of_upgrade(table: Table) -> list[Draft]:
    """Return the events that continue a game of earlier rules, if it can: the upgrade, and draws."""
    if not table.older or table.stopped or table.status == OVER:
        return []
    drafts = [Draft(kinds.UPGRADED, data=Upgraded(table.setup.game.rules))]
    if table.status == OPEN:
        return drafts
    state, drawn = table.board.play_ahead(table.dice, [])
    return [*drafts, *(Draft(kinds.PLY, CHANCE, outcome) for outcome in drawn), *events_of_end(table, state)]


def check_length(table: Table, drafts: list[Draft]) -> list[Draft]:
    """Raise if a log has grown too long; then the game can only be played to its end."""
    if table.next >= LONGEST_LOG and drafts and drafts[0].kind not in GOES_ON:
        raise Refused("full", f"this table has {LONGEST_LOG} events, the maximum: play on, resign or leave")
    return drafts


def require_up_to_date(table: Table, seat: int, number: int) -> None:
    """Raise if the client has not seen the seat's question, or claims to have seen more events than there are."""
    if number > table.next:
        raise Refused("wrong-order", f"number must be at most {table.next}, got {number}")
    acting = seat in table.acting()
    if number < (table.asked_since[seat] if acting else table.next):
        raise Stale


def require_may_act(table: Table, person: str | None, seat: int, number: int) -> None:
    """Raise unless the person plays the seat and has seen its question."""
    require_continuable(table)
    require_own_seat(table, person, seat)
    if table.seats[seat].stand_in:
        raise Refused("bot-plays", f"a bot is playing seat {seat + 1}: return first")
    require_up_to_date(table, seat, number)


def move(table: Table, person: str | None, seat: int, action: int, number: int) -> list[Draft]:
    """Decide a person's move, made after `number` events; draws follow."""
    require_may_act(table, person, seat, number)
    reason = table.setup.game.explain(table.board.state, seat, action)
    if reason is not None:
        raise Refused("illegal", reason.words, reason)
    return events_of_move(table, seat, action, person)


def bot_move(table: Table, seat: int, action: int, number: int) -> list[Draft]:
    """Decide a bot's move, unless the table has moved on since it started to think."""
    if seat not in table.bots_to_act() or number < table.asked_since[seat]:
        raise Stale
    reason = table.setup.game.explain(table.board.state, seat, action)
    if reason is not None:
        raise Refused("illegal", reason.words, reason)
    return events_of_move(table, seat, action, None)


def events_of_move(table: Table, seat: int, action: int, person: str | None) -> list[Draft]:
    """Return the events of a legal action: the ply, the draws that follow, and the end if it is one."""
    state, drawn = table.board.play_ahead(table.dice, [(seat, action)])
    drafts = [Draft(kinds.PLY, seat, action, person)]
    drafts += [Draft(kinds.PLY, CHANCE, outcome) for outcome in drawn]
    return drafts + events_of_end(table, state)


def events_of_end(table: Table, state: State) -> list[Draft]:
    """Return the event of the end, if the game is over; players who resigned come last."""
    game = table.setup.game
    if game.to_act(state):
        return []
    places = game.places(state)
    gone = [seat.why == "resigned" for seat in table.seats]
    order = sorted(range(len(places)), key=lambda seat: (gone[seat], places[seat]))
    if any(gone):
        places = [order.index(seat) + 1 for seat in range(len(places))]
    return [Draft(kinds.FINISHED, data=Finished(table.dice.seed.hex(), "played", game.scores(state), places))]


def events_of_start(table: Table) -> list[Draft]:
    """Return the events of the start, if every seat is taken."""
    if table.status != OPEN or not all(seat.taken for seat in table.seats):
        return []
    state, drawn = table.board.play_ahead(table.dice, [])
    drafts = [Draft(kinds.STARTED), *(Draft(kinds.PLY, CHANCE, outcome) for outcome in drawn)]
    return drafts + events_of_end(table, state)


def chat(table: Table, person: str | None, text: str) -> list[Draft]:
    """Decide a chat line from a person at the table."""
    seats = table.seats_of(person)
    if not seats:
        raise Forbidden("only people seated at the table can chat")
    words = tidy(text)
    if not words or len(words) > LONGEST_CHAT:
        raise Refused("chat", f"a chat line must have 1 to {LONGEST_CHAT} visible characters")
    return [Draft(kinds.CHAT, seats[0], person=person, data=Said(words))]


def resign(table: Table, person: str | None, seat: int) -> list[Draft]:
    """Decide a resignation: the game ends if no opponent or no person is left."""
    require_playing(table)
    require_own_seat(table, person, seat)
    if table.seats[seat].why == "resigned":
        raise Refused("resigned", f"seat {seat + 1} has already resigned")
    drafts = [Draft(kinds.RESIGNED, seat, person=person)]
    gone = {index for index, other in enumerate(table.seats) if other.why == "resigned"} | {seat}
    persons = [index for index, other in enumerate(table.seats) if other.asked and index not in gone]
    if len(table.seats) - len(gone) < 2 or not persons:
        drafts.append(early_end(table, gone, "resigned"))
    return drafts


def early_end(table: Table, gone: set[int], why: str) -> Draft:
    """Return the event of an early end: ranked by points, with `gone` seats last."""
    scores = table.setup.game.scores(table.board.state)
    places = [
        1 + sum((other in gone, -scores[other]) < (seat in gone, -scores[seat]) for other in range(len(scores)))
        for seat in range(len(scores))
    ]
    return Draft(kinds.FINISHED, data=Finished(table.dice.seed.hex(), why, scores, places))


def leave(table: Table, person: str | None) -> list[Draft]:
    """Decide that a person leaves; during a game, the others are asked whether a bot may take over."""
    seats = table.seats_of(person)
    if not seats:
        raise Forbidden("you are not seated at this table")
    if table.status == OPEN:
        return [Draft(kinds.LEFT, seats[0], person=person)]
    require_playing(table)
    staying = [seat for seat in seats if not table.seats[seat].why]
    if not staying:
        raise Refused("left", "you have already left")
    drafts = [Draft(kinds.LEFT, seats[0], person=person)]
    if not table.voters(person):
        return [*drafts, early_end(table, set(seats), "left")]
    assert table.opened is not None
    bot = table.opened.stand_in
    return drafts + [Draft(kinds.ASKED, seat, person=person, data=Asked(kinds.BOT, bot=bot)) for seat in staying]


def come_back(table: Table, person: str | None, seat: int) -> list[Draft]:
    """Decide that a person who left or ran out of time returns."""
    require_continuable(table)
    require_own_seat(table, person, seat)
    held = table.seats[seat]
    if held.why == "resigned":
        raise Refused("resigned", f"seat {seat + 1} has resigned")
    if not held.why:
        raise Refused("here", f"you are already playing seat {seat + 1}")
    if held.why == "time" and table.clock.rule.kind == "bank":
        raise Refused("time", f"seat {seat + 1} is out of time")
    return [Draft(kinds.RETURNED, seat, person=person)]


def answer(table: Table, person: str | None, asked: int, yes: bool, agreed: Callable[[], list[Draft]]) -> list[Draft]:
    """Decide an answer to a proposal; the last agreement carries it out."""
    require_continuable(table)
    proposal = table.proposals.get(asked)
    if proposal is None:
        raise Refused("no-question", "this proposal is no longer open")
    own = [seat for seat in proposal.waiting if seat in table.seats_of(person)]
    if not own:
        raise Forbidden("you are not asked, or have already answered")
    drafts = [Draft(kinds.ANSWERED, own[0], person=person, data=Answered(asked, yes))]
    if yes and len(proposal.waiting) == 1:
        if proposal.what == kinds.BOT:
            drafts.append(Draft(kinds.BOT, proposal.seat, data=Sits(proposal.bot)))
        else:
            drafts += agreed()
    return drafts


def timeouts(table: Table, now: int) -> list[Draft]:
    """Return the events of seats out of time: bots take over."""
    if table.status != PLAYING or table.opened is None:
        return []
    return [Draft(kinds.TIMEOUT, seat, data=Sits(table.opened.stand_in)) for seat in table.clock.overdue(now)]

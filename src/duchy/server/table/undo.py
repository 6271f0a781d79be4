"""Undo: immediate within one's own turn and against bots, otherwise by agreement; never past a revelation.

Everyone who plays must agree, and every author of an undone action, even if they have left or resigned.

A draw after an undo is a new one, so undoing a roll reveals nothing about the next. Hidden information that was
revealed cannot be unseen, so no one can undo past it.
"""

from duchy.core.game import CHANCE
from duchy.server.table import events as kinds
from duchy.server.table.decide import require_continuable, require_own_seat
from duchy.server.table.events import Asked, Draft, WentBack
from duchy.server.table.refused import Refused
from duchy.server.table.table import Table


def take_back(table: Table, person: str | None, seat: int, to: int | None) -> list[Draft]:
    """Undo to `to` plies, or before the person's last action; other players are asked first."""
    require_continuable(table)
    require_own_seat(table, person, seat)
    target = last_own(table, person) if to is None else to
    if target is None or not 0 <= target < table.board.ply:
        raise Refused("nothing-to-take-back", "you have nothing to undo")
    check_hidden(table, person, target)
    if is_own_turn(table, seat, target) or not table.agreeing(person, target):
        return events_of_undo(table, target, person)
    return [Draft(kinds.ASKED, seat, person=person, data=Asked(kinds.BACK, target))]


def events_of_undo(table: Table, to: int, person: str | None = None) -> list[Draft]:
    """Return the events of an undo: itself, and new draws if it leads to one."""
    _, drawn = table.board.play_ahead(table.dice, [], to)
    return [
        Draft(kinds.BACK, person=person, data=WentBack(to)),
        *(Draft(kinds.PLY, CHANCE, outcome) for outcome in drawn),
    ]


def events_of_agreed_undo(table: Table, asked: int) -> list[Draft]:
    """Return the events of an undo that everyone has accepted; empty if the proposal is another one."""
    proposal = table.proposals.get(asked)
    if proposal is None or proposal.what != kinds.BACK:
        return []
    check_hidden(table, table.seats[proposal.seat].person, proposal.to)
    return events_of_undo(table, proposal.to)


def last_own(table: Table, person: str | None) -> int | None:
    """Return the number of plies before a person's last action."""
    seats = table.seats_of(person)
    for ply in range(table.board.ply - 1, -1, -1):
        if table.board.seats[ply] in seats:
            return ply
    return None


def is_own_turn(table: Table, seat: int, to: int) -> bool:
    """Return whether neither chance nor another seat has acted since `to` plies."""
    return all(other == seat for other in table.board.seats[to:])


def check_hidden(table: Table, person: str | None, to: int) -> None:
    """Raise if a person has learned hidden information since `to` plies."""
    if has_learned(table, person, to):
        raise Refused("hidden", "hidden information has been revealed since: it cannot be undone")


def has_learned(table: Table, person: str | None, to: int) -> bool:
    """Return whether a person has learned hidden information since `to` plies.

    Players may undo what their own actions reveal to others.
    """
    board, own = table.board, table.seats_of(person)
    own_bits = everybody = -1
    for ply in range(to, board.ply):
        informed = board.informed[ply]
        if not informed:
            continue
        if own_bits < 0:
            own_bits = sum([1 << seat for seat in own])
            everybody = sum([1 << index for index, seat in enumerate(table.seats) if seat.person is not None])
        if informed & (own_bits if board.seats[ply] in own else everybody):
            return True
    return False

"""The coach at a running table: who may ask, what is logged, and the position that the coach sees.

Hidden information is resampled with a seed that depends on nothing secret, so that the coach's answer does not depend
on it.
"""

import hashlib
from typing import Final, Literal

from duchy.core.chance import Rng
from duchy.core.game import State
from duchy.server.table import events as kinds
from duchy.server.table.decide import require_may_act
from duchy.server.table.events import Advised, Draft
from duchy.server.table.refused import Refused
from duchy.server.table.table import Table

What = Literal["hint", "analysis"]
KNOWN: Final = "known"
"""The refusal code for a decision whose advice is already logged."""
ALLOWS: Final = {"off": (), "hints": ("hint",), "analysis": ("hint", "analysis")}


def require_may_ask(table: Table, person: str | None, seat: int, number: int, what: What) -> None:
    """Raise unless the person decides for the seat now, has seen its question, and the table allows it."""
    require_may_act(table, person, seat, number)
    if seat not in table.acting():
        raise Refused("not-acting", f"seat {seat + 1} has nothing to decide now")
    assert table.opened is not None
    coach = table.opened.coach
    if what not in ALLOWS[coach]:
        raise Refused("coach-off", f"the coach is set to {coach!r} at this table: no {what} during the game")


def events_of_advice(table: Table, person: str | None, seat: int, number: int, what: What) -> list[Draft]:
    """Return the event of asking the coach, once per decision; raises `Refused` if it is already logged."""
    require_may_ask(table, person, seat, number, what)
    if table.seats[seat].advised >= table.asked_since[seat]:
        raise Refused(KNOWN, "it is already logged that the coach was asked")
    return [Draft(kinds.ADVISED, seat, person=person, data=Advised(what))]


def luck_of(table: Table, seat: int) -> int:
    """Return the coach's seed for a decision, which depends on nothing hidden."""
    label = f"coach {table.id} {table.asked_since[seat]} {seat}"
    return int.from_bytes(hashlib.sha256(label.encode()).digest()[:5], "big")


def imagine(table: Table, seat: int) -> State:
    """Return the position as the seat sees it, with the rest resampled."""
    return table.setup.game.resample(table.board.state, seat, Rng(luck_of(table, seat)))

"""The coach at a running table: who may ask, what is written down of it, and the position that it is shown.

What the asking seat cannot see is drawn anew by luck that follows from nothing secret: the coach answers the same
whatever is hidden.
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
"""The code of a refusal to write down twice that the same decision was asked about."""
ALLOWS: Final = {"off": (), "hints": ("hint",), "analysis": ("hint", "analysis")}


def require_may_ask(table: Table, person: str | None, seat: int, number: int, what: What) -> None:
    """Raise unless the person decides for the seat now, has seen what it is asked, and the table allows it."""
    require_may_act(table, person, seat, number)
    if seat not in table.acting():
        raise Refused("not-acting", f"seat {seat + 1} has nothing to decide now")
    assert table.opened is not None
    coach = table.opened.coach
    if what not in ALLOWS[coach]:
        raise Refused("coach-off", f"this table was opened with the coach set to {coach!r}: no {what} while it runs")


def events_of_advice(table: Table, person: str | None, seat: int, number: int, what: What) -> list[Draft]:
    """A seat asks the coach: that is written down once for each of its decisions; raises `Refused` if it is."""
    require_may_ask(table, person, seat, number, what)
    if table.seats[seat].advised >= table.asked_since[seat]:
        raise Refused(KNOWN, "it is written down already that the coach was asked")
    return [Draft(kinds.ADVISED, seat, person=person, data=Advised(what))]


def luck_of(table: Table, seat: int) -> int:
    """Give the luck by which the coach thinks about a decision: it follows from nothing that is hidden."""
    label = f"coach {table.id} {table.asked_since[seat]} {seat}"
    return int.from_bytes(hashlib.sha256(label.encode()).digest()[:5], "big")


def imagine(table: Table, seat: int) -> State:
    """Give the position as the seat sees it, the rest drawn anew."""
    return table.setup.game.resample(table.board.state, seat, Rng(luck_of(table, seat)))

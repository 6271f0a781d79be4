"""Looking back at a table: its log, dice and record, folded again in a thread."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from duchy.core.game import CHANCE
from duchy.core.record import text_of
from duchy.games import load
from duchy.server.table.past import past_record
from duchy.server.table.refused import NotOver
from duchy.server.table.showing import may_see, show_event
from duchy.server.table.table import Table
from duchy.server.wire.requests import DiceInfo, Draws, History
from duchy.store.rows import OVER, Event
from duchy.store.rows import Table as Row

PAGE: Final = 500
"""The maximum number of events per page."""


def history(row: Row, log: Sequence[Event], person: str | None, since: int, limit: int) -> History:
    """Return events from a number on, as a person may see them now."""
    table = Table(row)
    last = min(since + limit, len(log))
    notes = [table.fold(event, since <= event.number < last) for event in log]
    seats = table.seats_of(person)
    shown = [show_event(table, note, seats) for note in notes[since:last]]
    return History(shown, last if last < len(log) else None)


def dice(row: Row, log: Sequence[Event], person: str | None) -> DiceInfo:
    """Count what chance gave each seat; hidden draws and odds are included once the game is over."""
    table = Table(row)
    table.fold_all(log)
    seats, over = table.seats_of(person), table.status == OVER
    counts: dict[tuple[int, str], dict[str, int]] = defaultdict(lambda: defaultdict(int))
    expected: dict[tuple[int, str], dict[str, float]] = defaultdict(lambda: defaultdict(float))
    board = Table(row).board
    for seat, action in table.board.plies():
        chances = board.game.chances(board.state) if seat == CHANCE else []
        hidden, entries = board.play(seat, action)
        if seat != CHANCE or not (over or may_see(table.setup, hidden, seats)):
            continue
        owner = next((entry.seat for entry in entries if entry.seat >= 0), -1)
        draw = str(table.setup.text(action)[1]["do"])
        for value in values(table, action):
            counts[owner, draw][value] += 1
        total = sum(weight for _, weight in chances)
        for outcome, weight in chances if over else []:  # the odds reveal the contents of a hidden deck
            for value in values(table, outcome):
                expected[owner, draw][value] += weight / total
    return DiceInfo(
        table.dice.commitment,
        [
            Draws(owner, draw, dict(found), {value: round(n, 4) for value, n in expected[owner, draw].items()})
            for (owner, draw), found in sorted(counts.items())
        ],
        table.result.seed if table.result else "",
        table.board.gone,
    )


def values(table: Table, action: int) -> list[str]:
    """List the values of a draw: the faces of dice, a card, a tile."""
    fields = table.setup.text(action)[1]
    return [str(value) for name, value in fields.items() if name != "do"]


def record(row: Row, log: Sequence[Event]) -> str:
    """Write the record of a game that is over or cannot continue: everything, with commitment and seed."""
    if row.rules != load(row.game).rules:
        return older_record(row, log)
    table = Table(row)
    table.fold_all(log)
    if table.status != OVER:
        raise NotOver
    names = [f"bot {seat.bot}" if seat.bot else seat.name for seat in table.seats]
    written = table.board.record(names, table.dice.commitment, table.dice.seed)
    written.lesson = table.opened.lesson if table.opened else ""
    written.hints = [seat.hints for seat in table.seats]
    return text_of(written)


def older_record(row: Row, log: Sequence[Event]) -> str:
    """Write the record of a table that started under earlier rules."""
    written = past_record(row, log)
    if not written.seed:
        table = Table(row)
        table.fold_all(log)
        if not table.stopped:
            raise NotOver
        written.seed = row.seed.hex()
    return text_of(written)

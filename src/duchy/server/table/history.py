"""Looking back at a table: its story (the whole log, folded piece by piece), and from it log, dice and record."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from msgspec import Raw

from duchy.core.game import CHANCE
from duchy.core.record import text_of
from duchy.server.table.board import Board
from duchy.server.table.notes import NOTHING, Note, entries_of, journal_json
from duchy.server.table.past import past_record
from duchy.server.table.refused import NotOver
from duchy.server.table.showing import may_see, show_event
from duchy.server.table.table import Table
from duchy.server.wire.messages import Happened
from duchy.server.wire.requests import DiceInfo, Draws, History
from duchy.store.rows import OVER, Event
from duchy.store.rows import Table as Row

PAGE: Final = 500
"""The maximum number of events per page."""


class Story:
    """A table, its log, and the notes of some of its events."""

    def __init__(self, row: Row, noted: range = range(0)) -> None:
        """Start before the first event; `noted` are the numbers of events whose notes are wanted."""
        self.row = row
        self.table = Table(row)
        self.log: list[Event] = []
        self.noted = noted
        self.notes: list[Note] = []

    def read(self, piece: Sequence[Event]) -> None:
        """Fold the next piece of the log."""
        for event in piece:
            wanted = event.number in self.noted
            note = self.table.fold(event, wanted)
            if wanted:
                self.notes.append(note)
        self.log += piece


def story_of(row: Row, log: Sequence[Event], noted: range = range(0)) -> Story:
    """Fold a whole log in one piece."""
    story = Story(row, noted)
    story.read(log)
    return story


def history(story: Story, person: str | None, worded: bool = False) -> History:
    """Return the noted events with their notation, as a person may see them now; in words if asked.

    Once the game is over, nothing stays hidden, as in its replay.
    """
    return history_of(story.table, story.notes, story.noted, person, worded)


def history_of(table: Table, notes: Sequence[Note], noted: range, person: str | None, worded: bool) -> History:
    """Return the events of some notes; if there are later ones, with their number."""
    last, seats = min(noted.stop, table.next), table.seats_of(person)
    return History([tell_event(table, note, seats, worded) for note in notes], last if last < table.next else None)


def recent_history(table: Table, person: str | None, noted: range, worded: bool) -> History | None:
    """Return the latest events of a table, if they are all at hand, without its log."""
    if not 0 <= table.recent.first <= noted.start:
        return None
    notes = [note for note in table.recent if note.event.number in noted]
    return history_of(table, notes, noted, person, worded)


def tell_event(table: Table, note: Note, seats: list[int], worded: bool) -> Happened:
    """Show an event with the notation of its action, and the words of its journal if asked."""
    shown = show_event(table, note, seats, over=table.status == OVER)
    if shown.action is not None:
        shown.notation = table.setup.text(shown.action)[0]
    if worded and note.journal != NOTHING:
        shown.journal = Raw(journal_json(table.setup.game, entries_of(note.journal)))
    return shown


def dice(table: Table, person: str | None) -> DiceInfo:
    """Count what chance gave each seat; hidden draws and odds are included once the game is over."""
    seats, over = table.seats_of(person), table.status == OVER
    counts: dict[tuple[int, str], dict[str, int]] = defaultdict(lambda: defaultdict(int))
    expected: dict[tuple[int, str], dict[str, float]] = defaultdict(lambda: defaultdict(float))
    board = Board(table.setup, table.setup.initial())
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


def record(story: Story) -> str:
    """Write the record of a game that is over or cannot continue: everything, with commitment and seed."""
    table = story.table
    if story.row.rules != table.setup.game.rules:
        return older_record(story)
    if table.status != OVER:
        raise NotOver
    names = [f"bot {seat.bot}" if seat.bot else seat.name for seat in table.seats]
    written = table.board.record(names, table.dice.commitment, table.dice.seed)
    written.lesson = table.opened.lesson if table.opened else ""
    written.hints = [seat.hints for seat in table.seats]
    return text_of(written)


def older_record(story: Story) -> str:
    """Write the record of a table that started under earlier rules."""
    written = past_record(story.row, story.log)
    if not written.seed:
        if not story.table.stopped:
            raise NotOver
        written.seed = story.row.seed.hex()
    return text_of(written)

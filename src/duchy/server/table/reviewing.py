"""The sources of reviews: the plies of a finished table or of a record; and points by source."""

from typing import Any

from msgspec import Struct

from duchy.coach.review import FORM
from duchy.core.journal import breakdown
from duchy.server.table.history import Story
from duchy.server.table.refused import NotOver, Refused
from duchy.server.table.replay import film_of, read
from duchy.server.table.table import Table
from duchy.server.wire.coach import Sources
from duchy.store.rows import OVER


class Source(Struct):
    """A game to review; it gets the `share`-th part of the usual effort.

    `form` is that of the coach's figures: parts of different forms do not go together.
    """

    game: str
    options: dict[str, str | int]
    position: Any
    plies: list[tuple[int, int]]
    players: list[str]
    hints: list[int]
    share: int = 1
    form: int = 0


def finished(story: Story) -> Table:
    """Return the table of a story; raises `Refused` if its game is running."""
    if story.table.status != OVER:
        raise NotOver
    return story.table


def table_source(story: Story) -> Source:
    """Return the game of a finished table; a running one is refused, because of its hidden information."""
    table = finished(story)
    if not table.board.ply:
        raise Refused("not-over", "the game ended before the first ply")
    return Source(
        table.setup.game.name,
        dict(table.setup.options),
        None,
        list(table.board.plies()),
        [seat.name for seat in table.seats],
        [seat.hints for seat in table.seats],
        form=FORM,
    )


def record_source(text: str) -> Source:
    """Return the game of a verified record, perhaps a resigned one; raises `Refused` if it holds no game."""
    record = read(text)
    film, verdict = film_of(record)
    match = verdict.match
    if verdict.stopped or not match.plies:
        raise Refused("not-over", f"the game of this record has {len(match.plies)} plies that can be replayed")
    players = [name[:80] for name in record.players]
    return Source(record.game, match.options, match.position, list(film.plies), players, record.hints, form=FORM)


def sources(story: Story) -> Sources:
    """Sum each seat's points of a finished game by source."""
    table = finished(story)
    game, state = table.setup.game, table.setup.initial()
    journal = game.start_journal(state)
    for seat, action in table.board.plies():
        game.apply(state, seat, action)
    return Sources(
        game.name,
        [seat.name for seat in table.seats],
        [seat.bot for seat in table.seats],
        game.scores(state),
        breakdown(journal, table.setup.seats),
        [seat.hints for seat in table.seats],
    )

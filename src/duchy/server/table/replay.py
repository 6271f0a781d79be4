"""Replays: what each seat saw at each moment, and what chance could have drawn."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Raw

from duchy.core.game import CHANCE, SPECTATOR
from duchy.core.record import Record, read_record
from duchy.core.verdict import Verdict, judge
from duchy.games import load
from duchy.server.table.notes import journal_json
from duchy.server.table.refused import Forbidden, Refused
from duchy.server.table.setup import GameSetup, printed_of
from duchy.server.table.showing import may_see, stop_info
from duchy.server.table.table import Table
from duchy.server.wire.replay import AllDrawn, Drawn, Moment, Moments, RecordText, Standings
from duchy.store.rows import OVER


class Film:
    """A game to step through, from a table's log or from a record."""

    def __init__(self, setup: GameSetup, plies: Sequence[tuple[int, int]], position: object | None, over: bool) -> None:
        """Set the game, its plies and its first position; once it is over, hidden information is shown."""
        self.setup = setup
        self.plies = plies
        self.position = position
        self.over = over

    def moments(self, seat: int, since: int, limit: int) -> list[Moment]:
        """Return moments as a seat saw them, from `since` plies on."""
        game = self.setup.game
        state = self.setup.initial() if self.position is None else game.read(self.position)
        journal = game.start_journal(state)
        viewers = [] if seat == SPECTATOR else [seat]
        last = max(0, min(since + limit - 1, len(self.plies)))
        found = [self.moment(state, 0, seat, None, Raw(b"[]"))] if since == 0 and limit else []
        for ply, (actor, action) in enumerate(self.plies[:last], start=1):
            hidden = sum(1 << one for one in range(self.setup.seats) if game.hides(state, actor, action, one))
            hidden |= game.hides(state, actor, action, SPECTATOR) << self.setup.seats
            shown = self.over or may_see(self.setup, hidden, viewers)
            game.apply(state, actor, action)
            if ply >= since:
                entries = Raw(journal_json(game, journal))
                found.append(self.moment(state, ply, seat, (actor, action) if shown else None, entries))
            journal.clear()
        return found

    def moment(self, state: Any, ply: int, seat: int, last: tuple[int, int] | None, journal: Raw) -> Moment:  # noqa: ANN401 - a state of any game
        """Return one moment."""
        game = self.setup.game
        notation, fields = self.setup.text(last[1]) if last else ("", None)
        return Moment(
            ply,
            game.acting(state),
            game.scores(state),
            game.view(state, seat),
            last[0] if last else None,
            last[1] if last else None,
            notation,
            fields,
            journal,
        )

    def standings(self) -> list[list[int]]:
        """Return the points of all seats at each moment."""
        game = self.setup.game
        state = self.setup.initial() if self.position is None else game.read(self.position)
        found = [game.scores(state)]
        for actor, action in self.plies:
            game.apply(state, actor, action)
            found.append(game.scores(state))
        return found

    def draws(self, taken_back: Mapping[int, int]) -> list[Drawn]:
        """List the draws, each with all possible outcomes."""
        game = self.setup.game
        state = self.setup.initial() if self.position is None else game.read(self.position)
        found: list[Drawn] = []
        gone = 0
        for ply, (actor, action) in enumerate(self.plies):
            gone += taken_back.get(ply, 0)
            if actor == CHANCE:
                chances = game.chances(state)
                actions, weights = [one for one, _ in chances], [weight for _, weight in chances]
                found.append(Drawn(ply + 1, ply + gone, action, game.notation(action), actions, weights))
            game.apply(state, actor, action)
        return found


def moments(table: Table, person: str, seat: int, since: int, limit: int) -> Moments:
    """Return moments of a table; during the game only for the person's own seats or the public view."""
    over, own = table.status == OVER, table.seats_of(person)
    if not -1 <= seat < len(table.seats) or not (over or seat in (own or [SPECTATOR])):
        raise Forbidden("other seats' views are shown when the game is over")
    film = Film(table.setup, list(table.board.plies()), None, over)
    result = table.result
    return Moments(
        table.setup.game.name,
        dict(table.setup.options),
        [seat.name for seat in table.seats],
        table.board.ply,
        table.dice.commitment,
        result.seed if result else "",
        result.scores if result else [],
        result.places if result else [],
        film.moments(seat, since, limit),
        table.board.practice,
        table.begun if table.begun != table.setup.game.rules else 0,
        table.stopped,
        stop_info(table.stop, table.setup.game.rules),
        table.setup.printed,
    )


def standings(table: Table) -> Standings:
    """Return the points of all seats at each moment; everyone at the table can count them."""
    return Standings(Film(table.setup, list(table.board.plies()), None, over=False).standings())


def draws(table: Table) -> AllDrawn:
    """List every draw of a finished table."""
    if table.status != OVER:
        raise Refused("not-over", "the seed and all draws are shown when the game is over")
    film = Film(table.setup, list(table.board.plies()), None, over=True)
    return AllDrawn(table.dice.commitment, table.dice.seed.hex(), film.draws(table.board.taken_back), table.past)


def read(text: str) -> Record:
    """Read an uploaded record; raises `Refusal`."""
    try:
        return read_record(text)
    except RecursionError as error:
        raise Refused("wrong", "this is not the record of a game") from error


def film_of(record: Record) -> tuple[Film, Verdict]:
    """Verify a record and prepare its replay, as far as the current rules can follow; raises `RecordError`."""
    try:
        verdict = judge(load(record.game), record)
    except (RecursionError, OverflowError) as error:
        raise Refused("wrong", "this is not the record of a game") from error
    match = verdict.match
    setup = GameSetup(record.game, match.options)
    if match.position is not None:
        setup.seats = match.game.seats(match.state)
    return Film(setup, match.plies, match.position, over=True), verdict


def record_moments(wanted: RecordText) -> Moments:
    """Return moments of a record."""
    record = read(wanted.record)
    film, verdict = film_of(record)
    if wanted.seat >= film.setup.seats:
        raise Refused("seats", f"seat must be -1 to {film.setup.seats - 1}, got {wanted.seat}")
    players = [*record.players, *[""] * (film.setup.seats - len(record.players))]
    return Moments(
        record.game,
        record.options,
        players,
        len(film.plies),
        record.commitment,
        record.seed,
        record.scores,
        record.places,
        film.moments(wanted.seat, wanted.since, wanted.limit),
        record.practice,
        verdict.match.begun[0],
        verdict.stopped,
        stop_info(verdict.stop, verdict.match.game.rules),
        printed_of(film.setup.game, verdict.match.state),
    )


def record_draws(wanted: RecordText) -> AllDrawn:
    """List every draw of a record."""
    record = read(wanted.record)
    film, verdict = film_of(record)
    return AllDrawn(record.commitment, record.seed, film.draws(record.taken_back), verdict.match.begun[1])

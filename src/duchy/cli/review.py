"""A record looked at afterwards: told, drawn, checked."""

import click
from rich.text import Text

from duchy.cli.closing import closing
from duchy.cli.news import told
from duchy.cli.paper import console
from duchy.cli.seating import sitter_of
from duchy.cli.tables import table_of
from duchy.core.game import CHANCE, SPECTATOR
from duchy.core.match import Match
from duchy.core.reason import RecordError, Refusal
from duchy.core.record import Record, verify
from duchy.games import load


def checked(file: str, record: Record) -> None:
    """Verify a record and say what was verified."""
    match = verify(load(record.game), record)
    draws = sum(1 for seat, _ in record.plies if seat == CHANCE)
    parts = [f"{len(record.plies)} plies are legal", f"{len(record.digests)} digests fit"]
    if record.seed:
        parts.append(f"{draws} draws follow from the seed, which fits its commitment")
    else:
        parts.append(f"{draws} draws are possible (the seed is not revealed)")
    if record.scores:
        parts.append(f"the result {'-'.join(str(score) for score in record.scores)} is right")
    else:
        parts.append("the game is over, but no result is written" if not match.acting() else "the game is not over")
    if record.practice:
        parts.append("it is practice: a draw was taken back")
    click.echo(f"{file} holds: {'; '.join(parts)}.")


def shown(record: Record, ply: int | None) -> None:
    """Tell a record up to a ply, and draw the table there."""
    match = Match(load(record.game), record.options, record.position)
    wanted = len(record.plies) if ply is None else ply
    if wanted > len(record.plies):
        raise click.UsageError(f"--ply: there is no ply {wanted}: the record has {len(record.plies)}")
    for number, (seat, action) in enumerate(record.plies[:wanted], start=1):
        try:
            match.play(seat, action)
        except Refusal as error:
            raise RecordError(f"ply {number}: {error}") from error
    names = [sitter_of(entry, seat).name for seat, entry in enumerate(record.players)]
    names += [f"Player {seat + 1}" for seat in range(len(names), match.game.seats(match.state))]
    table = table_of(match.game, names[: match.game.seats(match.state)])
    screen = console()
    for line in told(table, match.journal, screen.width):
        screen.print(line)
    screen.print()
    acting = [seat for seat in match.acting() if seat != CHANCE]
    for line in table.picture(match.state, acting[0] if acting else SPECTATOR, screen.width):
        screen.print(line)
    screen.print()
    if record.practice:
        screen.print(Text("practice: a draw was taken back, and another came in its place", style="dim"))
    if match.acting():
        screen.print(Text(f"after ply {wanted} of {len(record.plies)}", style="dim"))
    else:
        for part in closing(match, table):
            screen.print(part)

"""How a session at the terminal begins: with a new game, from a position, or from a record."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import click

from duchy.cli.files import read_text
from duchy.cli.table.game import Desk
from duchy.cli.table.seating import seated, sitter_of
from duchy.core.match import Match
from duchy.core.reason import RecordError
from duchy.core.record import read_record
from duchy.core.verdict import verify
from duchy.games import load


def new_desk(
    name: str,
    options: Mapping[str, object],
    position: object,
    seats: str,
    bots: str,
    names: Sequence[str],
    seed: bytes,
    save: str | None,
) -> Desk:
    """Begin a game."""
    if save is not None and Path(save).exists():
        raise click.UsageError(f"{save} is there already: go on with it by --resume, or name another file")
    match = Match(load(name), options if position is None else None, position)
    sitters = seated(name, match.game.seats(match.state), seats, bots, names)
    desk = Desk(match, sitters, seed, save)
    if save is not None:
        desk.save(save)
    return desk


def resumed_desk(path: str) -> Desk:
    """Go on with a record exactly where it stopped."""
    record = read_record(read_text(path))
    match = verify(load(record.game), record)
    if not record.seed:
        raise RecordError(f"{path} holds no seed, so its dice cannot go on; `duchy replay {path}` shows it")
    count = match.game.seats(match.state)
    if len(record.players) != count:
        raise RecordError(f"{path} names {len(record.players)} players, the game has {count}")
    sitters = [sitter_of(entry, seat) for seat, entry in enumerate(record.players)]
    return Desk(match, sitters, bytes.fromhex(record.seed), path)

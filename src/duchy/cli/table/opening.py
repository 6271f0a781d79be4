"""How a game at the terminal starts: from the beginning, from a position, or from a record."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import click

from duchy.cli.arguments import entrants
from duchy.cli.files import read_text
from duchy.cli.table.game import TerminalGame
from duchy.cli.table.seating import read_player, seat_players
from duchy.core.match import Match
from duchy.core.reason import RecordError
from duchy.core.record import read_record
from duchy.core.verdict import verify
from duchy.games import load


def start_game(
    name: str,
    options: Mapping[str, object],
    position: object,
    seats: str,
    bots: str,
    names: Sequence[str],
    seed: bytes,
    save: str | None,
) -> TerminalGame:
    """Start a game with the given options or, if there is one, from a position."""
    if save is not None and Path(save).exists():
        raise click.UsageError(f"{save} already exists: resume it with --resume, or name another file")
    match = Match(load(name), options if position is None else None, position)
    players = seat_players(name, match.game.seats(match.state), seats, bots, names)
    game = TerminalGame(match, players, seed, save)
    if save is not None:
        game.write_record(save)
    return game


def resume_game(path: str) -> TerminalGame:
    """Resume the game in a record exactly where it stopped."""
    record = read_record(read_text(path))
    match = verify(load(record.game), record)
    if not record.seed:
        raise RecordError(f"{path} has no seed, so its dice cannot continue; `duchy replay {path}` shows the game")
    count = match.game.seats(match.state)
    if len(record.players) != count:
        raise RecordError(f"{path} must name {count} players, got {len(record.players)}")
    players = [read_player(entry, seat) for seat, entry in enumerate(record.players)]
    entrants([player.bot for player in players if player.bot], record.game)
    return TerminalGame(match, players, bytes.fromhex(record.seed), path)

"""`duchy replay` at work: describes and draws a recorded game, or verifies it."""

import click
from rich.text import Text

from duchy.cli.table.news import news_lines
from duchy.cli.table.points import result_lines
from duchy.cli.table.registry import table_of
from duchy.cli.table.seating import read_player
from duchy.cli.terminal.output import echo
from duchy.cli.terminal.screen import Lines, console
from duchy.core.game import CHANCE, SPECTATOR
from duchy.core.reason import RecordError, Refusal
from duchy.core.record import Record
from duchy.core.verdict import Verdict, action_of, judge, start_match
from duchy.games import load


def verify_record(file: str, record: Record) -> None:
    """Verify a record and report each verified part."""
    verdict = judge(load(record.game), record)
    if verdict.older:
        verify_older(file, record, verdict)
        return
    match = verdict.match
    draws = sum(1 for seat, _ in record.plies if seat == CHANCE)
    parts = [f"{len(record.plies)} plies are legal", f"{len(record.digests)} digests match"]
    if record.seed:
        parts.append(f"{draws} draws follow from the seed, which matches its commitment")
    else:
        parts.append(f"{draws} draws are possible (the seed is not revealed)")
    if record.scores:
        parts.append(f"the result {'-'.join(str(score) for score in record.scores)} is right")
    else:
        parts.append("the game is over, but the record has no result" if not match.acting() else "the game is not over")
    if record.practice:
        parts.append("it is a practice game: a draw was undone")
    if any(record.hints):
        parts.append(f"the coach gave {sum(record.hints)} {'hint' if sum(record.hints) == 1 else 'hints'}")
    if record.begun[1]:
        parts.append(f"the first {record.begun[1]} plies were played under rules {record.begun[0]}")
    parts += verdict.differences.values()
    echo(f"{file} is valid: {'; '.join(parts)}.")


def verify_older(file: str, record: Record, verdict: Verdict) -> None:
    """Report how a record made under earlier rules fares under the current ones."""
    rules = verdict.match.game.rules
    if verdict.stopped:
        made = f"{file} was made with rules {record.rules} of {record.game}"
        raise RecordError(f"{made} and stops under rules {rules}: {verdict.stopped}")
    differences = "; ".join(verdict.differences.values()) or "position, draws and result are the same"
    echo(
        f"{file} was made with rules {record.rules} of {record.game}; under rules {rules} its {len(record.plies)} plies"
        f" are legal; {differences}."
    )


def show_record(record: Record, ply: int | None) -> None:
    """Print what happened in a recorded game up to a ply, and draw the table there."""
    match = start_match(load(record.game), record)
    wanted = len(record.plies) if ply is None else ply
    if wanted > len(record.plies):
        raise click.UsageError(f"--ply must be 0 to {len(record.plies)} for this record, got {wanted}")
    stopped = ""
    for index, (seat, _) in enumerate(record.plies[:wanted]):
        try:
            match.play(seat, action_of(match.game, record, index))
        except Refusal as error:
            stopped = f"ply {index + 1}: {error}"
            if record.rules == match.game.rules:
                raise RecordError(stopped) from error
            break
    names = [read_player(entry, seat).name for seat, entry in enumerate(record.players)]
    names += [f"Player {seat + 1}" for seat in range(len(names), match.game.seats(match.state))]
    table = table_of(match.game, names[: match.game.seats(match.state)])
    screen = console()
    screen.print(Lines(news_lines(table, match.journal, screen.width)))
    screen.print()
    acting = [seat for seat in match.acting() if seat != CHANCE]
    screen.print(Lines(table.picture(match.state, acting[0] if acting else SPECTATOR, screen.width)))
    screen.print()
    if record.practice:
        screen.print(Text("practice: a draw was undone and drawn again", style="dim"))
    if any(record.hints):
        screen.print(Text(f"hints used: {', '.join(str(count) for count in record.hints)}", style="dim"))
    if record.rules != match.game.rules:
        words = f"made with rules {record.rules}, shown under rules {match.game.rules}"
        screen.print(Text(f"{words}; {stopped}" if stopped else words, style="dim"))
    if match.acting():
        screen.print(Text(f"after ply {len(match.plies)} of {len(record.plies)}", style="dim"))
    else:
        for part in result_lines(match, table):
            screen.print(part)

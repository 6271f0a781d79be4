"""`duchy replay`: shows a recorded game, or checks everything it says."""

import click


@click.command()
@click.argument("file", metavar="FILE")
@click.option(
    "--verify", "check", is_flag=True, help="Check every ply, digest, draw and the result; show nothing else."
)
@click.option("--ply", type=click.IntRange(0), metavar="N", help="Stop after ply N and show the table there.")
def replay(file: str, check: bool, ply: int | None) -> None:
    """Show a recorded game: what happened in words, and the table at the end or after a ply.

    With --verify the record is checked instead; the first thing that does not hold is named, and the exit code is 1.
    """
    from duchy.cli.files import read_text
    from duchy.cli.runs.replay import checked, shown
    from duchy.core.record import read_record

    record = read_record(read_text(file))
    if check and ply is not None:
        raise click.UsageError("--verify checks the whole record: leave --ply out")
    if check:
        checked(file, record)
    else:
        shown(record, ply)

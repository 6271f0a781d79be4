"""`duchy replay`: shows a recorded game, or verifies it."""

import click


@click.command()
@click.argument("file", metavar="FILE")
@click.option(
    "--verify", is_flag=True, help="Verify every ply, digest and draw and the result instead of showing the game."
)
@click.option("--ply", type=click.IntRange(0), metavar="N", help="Stop after ply N and show the table there.")
def replay(file: str, verify: bool, ply: int | None) -> None:
    """Show or verify a recorded game.

    Prints what happened in words, then the table at the end or after a ply. With --verify, it verifies the record
    instead, names the first thing that is wrong, and exits with code 1.
    """
    from duchy.cli.files import read_text
    from duchy.cli.runs.replay import show_record, verify_record
    from duchy.core.record import read_record

    record = read_record(read_text(file))
    if verify and ply is not None:
        raise click.UsageError("--verify checks the whole record: leave out --ply")
    if verify:
        verify_record(file, record)
    else:
        show_record(record, ply)

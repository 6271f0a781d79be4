"""`duchy review`: the coach goes through a recorded game."""

import click


@click.command()
@click.argument("file", metavar="FILE")
@click.option("--quick", is_flag=True, help="Think a tenth as long: rougher figures in a few seconds.")
@click.option(
    "--worst", type=click.IntRange(0), default=5, show_default=True, metavar="N", help="Decisions that are told."
)
def review(file: str, quick: bool, worst: int) -> None:
    """Let the coach review a recorded game that is over: luck apart from skill, and the costliest decisions.

    A game for two takes about a minute; what the figures mean stands in docs/coach.md.
    """
    from duchy.cli.files import read_text
    from duchy.cli.runs.review import reviewed
    from duchy.core.record import read_record

    reviewed(read_record(read_text(file)), 10 if quick else 1, worst)

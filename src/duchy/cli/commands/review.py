"""`duchy review`: the coach reviews a recorded game."""

import click


@click.command()
@click.argument("file", metavar="FILE")
@click.option("--quick", is_flag=True, help="Think a tenth as long: rougher figures, in a few seconds.")
@click.option(
    "--worst",
    type=click.IntRange(0),
    default=5,
    show_default=True,
    metavar="N",
    help="How many of the costliest decisions to list.",
)
def review(file: str, quick: bool, worst: int) -> None:
    """Let the coach review a recorded game.

    The game must be over. Prints luck, skill, and the costliest decisions. A two-player game takes about a minute.
    docs/coach.md explains the figures.
    """
    from duchy.cli.files import read_text
    from duchy.cli.runs.review import review_game
    from duchy.core.record import read_record

    review_game(read_record(read_text(file)), 10 if quick else 1, worst)

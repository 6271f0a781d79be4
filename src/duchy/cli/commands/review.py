"""`duchy review`: the coach reviews a recorded game."""

import click

from duchy.cli.arguments import jobs_param


@click.command()
@click.argument("file", metavar="FILE")
@click.option("--quick", is_flag=True, help="Sample less: rougher figures of luck, sooner.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object, in points, and nothing else.")
@click.option("--seed", type=int, default=0, show_default=True, metavar="N", help="The seed of what is sampled.")
@click.option(
    "--worst",
    type=click.IntRange(0),
    default=5,
    show_default=True,
    metavar="N",
    help="How many of the costliest decisions to list.",
)
def review(file: str, quick: bool, as_json: bool, seed: int, worst: int, jobs: int | None) -> None:
    """Let the coach review a recorded game.

    Prints luck, skill, and the costliest decisions. The result of a game that was resigned is what its last position
    is worth. A two-player game takes about half a minute, with all expansions a minute. docs/coach.md explains the
    figures.
    """
    from duchy.cli.files import read_text
    from duchy.cli.runs.review import print_json, print_review, review_game
    from duchy.core.record import read_record

    found = review_game(read_record(read_text(file)), 10 if quick else 1, seed, jobs)
    if as_json:
        print_json(found)
    else:
        print_review(found, worst)


review.params.append(jobs_param())

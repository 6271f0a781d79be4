"""`duchy puzzles`: finds puzzles, checks and lists a collection, and uses it as a test of a bot."""

import click

from duchy.cli.arguments import bots_help, jobs_param
from duchy.core.reason import Refusal

FILE = click.option("--file", metavar="FILE", help="Another collection than the one that comes with duchy.")
KIND = click.option("--kind", metavar="KIND", default="", help="Only puzzles of this kind.")


@click.group(short_help="Find, check and list puzzles, and test bots with them.")
def puzzles() -> None:
    """Find, check and list puzzles, and test bots with them.

    A puzzle is a position with known dice or cards and a whole turn to find. `duchy puzzle` plays one;
    docs/puzzles.md explains how they are found and proven.
    """


@puzzles.command()
@click.argument("game")
@click.option("-n", "--games", type=click.IntRange(1), default=100, show_default=True, help="Number of games.")
@click.option("--first", type=click.IntRange(0), default=0, show_default=True, help="Number of the first game.")
@click.option("--bot", default="duke", show_default=True, help=bots_help("The bot that plays in all seats"))
@click.option("--seed", default="duchy", show_default=True, metavar="TEXT", help="The same seed gives the same games.")
@KIND
@click.option("--to", required=True, metavar="FILE", help="Append puzzles to FILE; rerun to resume.")
def make(
    game: str, games: int, first: int, bot: str, seed: str, kind: str, to: str, jobs: int | None, ray: str | None
) -> None:
    """Look for puzzles in games of a bot, in every mode of a game.

    Machines without a cluster share the work with different numbers of the first game; their files can be joined.
    """
    from duchy.cli.runs.puzzles import Hands, Search, make_puzzles

    make_puzzles(Search(game, first, games, bot, seed, kind), to, Hands(jobs, ray))


@puzzles.command()
@click.argument("file", required=False, metavar="[FILE]")
@click.option("--sample", type=click.IntRange(1), metavar="N", help="Check only N puzzles, drawn by the seed.")
@click.option("--seed", type=int, default=0, show_default=True, metavar="N", help="The seed of the sample and of luck.")
@click.option("--quick", is_flag=True, help="Check as far as the engine goes, without a search.")
@click.option("--to", metavar="FILE", help="Append puzzles that hold to FILE; rerun to resume.")
def check(
    file: str | None, sample: int | None, seed: int, quick: bool, to: str | None, jobs: int | None, ray: str | None
) -> None:
    """Try the puzzles of a collection again with a stronger budget; list those that do not hold.

    The exit status is 1 if there are any.
    """
    from duchy.cli.runs.puzzles import Hands, Trial, check_puzzles

    if not check_puzzles(Trial(file, sample, seed, quick, to), Hands(jobs, ray)):
        raise click.exceptions.Exit(1)


@puzzles.command()
@click.argument("file", required=False, metavar="[FILE]")
@click.option("--bot", "bots", multiple=True, metavar="BOT", help="Only what this bot loses; may be repeated.")
@click.option("--game", default="", help="Only puzzles of this game.")
@KIND
@click.option("--to", required=True, metavar="FILE", help="Append puzzles to FILE; rerun to resume.")
def rate(
    file: str | None, bots: tuple[str, ...], game: str, kind: str, to: str, jobs: int | None, ray: str | None
) -> None:
    """Let the bots of today play puzzles again, and rate them by what these lose; list those that no longer hold.

    The exit status is 1 if there are any.
    """
    from duchy.cli.runs.puzzles import Hands, chosen, rate_puzzles
    from duchy.puzzles.difficulty import LEVELS

    for name in bots:
        if name not in LEVELS:
            raise Refusal(f"{name!r} rates no puzzles: {', '.join(LEVELS)} do")
    if not rate_puzzles(chosen(file, game, kind), bots or LEVELS, to, Hands(jobs, ray)):
        raise click.exceptions.Exit(1)


@puzzles.command("list")
@FILE
@click.option("--game", default="", help="Only puzzles of this game.")
@KIND
@click.option("--json", "as_json", is_flag=True, help="Print one JSON array, with positions and answers.")
def show(file: str | None, game: str, kind: str, as_json: bool) -> None:
    """List the puzzles of a collection."""
    from duchy.cli.runs.puzzles import list_puzzles

    list_puzzles(file, game, kind, as_json)


@puzzles.command()
@FILE
@click.option("--bot", required=True, help=bots_help("The bot to test"))
@click.option("--game", default="", help="Only puzzles of this game.")
@KIND
@click.option("--seed", type=int, default=0, show_default=True, metavar="N", help="The seed of the bot.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object, in points.")
def score(
    file: str | None, bot: str, game: str, kind: str, seed: int, as_json: bool, jobs: int | None, ray: str | None
) -> None:
    """Let a bot solve puzzles: the share it solves, and the points it loses in each, with 95% intervals."""
    from duchy.cli.runs.puzzle_score import Test, print_scores
    from duchy.cli.runs.puzzles import Hands, chosen

    print_scores(chosen(file, game, kind), Test(bot, seed), Hands(jobs, ray), as_json)


for command in (make, check, rate, score):
    ray = click.Option(["--ray"], metavar="ADDRESS", help="Work on the Ray cluster at ADDRESS (auto: the local one).")
    command.params.extend([jobs_param(), ray])

"""`duchy set`: checks, creates, shows and measures sets of cards for Wonderful Kingdom."""

import click

from duchy.cli.arguments import jobs_param, seed_param
from duchy.cli.terminal.output import echo


@click.group("set", short_help="Check, create, show or measure a set of Kingdom cards.")
def sets() -> None:
    """Check, create, show or measure a set of cards for Wonderful Kingdom.

    A set is one TOML file. `duchy set new mine.toml` writes one to start from, and `duchy play kingdom --set mine.toml`
    plays with it.
    """


@sets.command("check")
@click.argument("file", metavar="FILE")
def check_set(file: str) -> None:
    """Check a set, and report every mistake with its card and field.

    The exit code is 1 if there is a mistake.
    """
    from duchy.cli.files import read_text
    from duchy.cli.kingdom.sets.listing import contents
    from duchy.games.kingdom.box.cards import cards_from
    from duchy.games.kingdom.box.set_check import check

    text = read_text(file)
    mistakes = check(text)
    for mistake in mistakes:
        echo(mistake)
    if mistakes:
        raise click.exceptions.Exit(1)
    echo(f"no mistakes: {contents(cards_from(text, file))}")


@sets.command("new")
@click.argument("file", metavar="[FILE]", default="my-set.toml")
def new_set(file: str) -> None:
    """Write a small set to start your own from.

    Every field has a comment. The default FILE is my-set.toml. An existing file is never overwritten.
    """
    from pathlib import Path

    from duchy.cli.files import write_text
    from duchy.games.kingdom.box.template import template

    if Path(file).exists():
        raise click.UsageError(f"{file} already exists: name another file")
    write_text(file, template())
    echo(f"Wrote {file}. Check it with `duchy set check {file}`, play it with `duchy play kingdom --set {file}`.")


@sets.command("show")
@click.argument("file", metavar="[FILE|NAME]", default="")
def show_set(file: str) -> None:
    """Show the cards of a set as tables (default: the house set)."""
    from duchy.cli.files import read_text
    from duchy.cli.kingdom.sets.listing import listing
    from duchy.cli.terminal.screen import console
    from duchy.games.kingdom.box.cards import HOUSE, cards_from, cards_of

    name = file or HOUSE
    cards = cards_of(name) if name == HOUSE else cards_from(read_text(file), file)
    screen = console()
    for line in listing(cards, screen.width):
        screen.print(line)


@sets.command("measure")
@click.argument("file", metavar="[FILE|NAME]", default="")
@click.option("-n", "--games", type=click.IntRange(1), default=40, show_default=True, help="Games per mode.")
@click.option(
    "--bots",
    "--bot",
    default="greedy",
    show_default=True,
    help="Bots that play: one for all seats, or one per seat, as in duke@2000n. `duchy bots` lists them.",
)
@click.option(
    "--only",
    multiple=True,
    metavar="MODE",
    help="Only modes with this prefix; may be repeated: two, one, scenario, two/quests, scenario/5.",
)
@click.option("--side", type=click.Choice(["a", "b"]), default="b", show_default=True, help="Side of the duchy cards.")
@click.option("--results", metavar="FILE", help="Append each game to FILE; rerun to resume.")
def measure_set(
    file: str,
    games: int,
    bots: str,
    only: tuple[str, ...],
    side: str,
    seed: str | None,
    results: str | None,
    jobs: int | None,
) -> None:
    """Let bots play a set in every mode and report on it.

    Reports points, gaps, final tasks, medals and cards. The default is the house set. docs/kingdom-set.md explains the
    tables and the aims of the house set.
    """
    from duchy.cli.kingdom.sets.measure import Request, measure
    from duchy.games.kingdom.box.cards import HOUSE

    measure(Request(file or HOUSE, games, bots.split(","), only, side, seed, results, jobs))


measure_set.params += [seed_param(), jobs_param()]

"""`duchy set`: the cards of Wonderful Kingdom as a file: checked, begun, shown."""

import click


@click.group("set", short_help="Check, begin or show a set of cards for Wonderful Kingdom.")
def sets() -> None:
    """Sets of cards for Wonderful Kingdom: check one, begin one of your own, show one.

    A set is one TOML file. `duchy set new mine.toml` writes one to begin with, `duchy play kingdom --set mine.toml`
    plays with it.
    """


@sets.command("check")
@click.argument("file", metavar="FILE")
def check_set(file: str) -> None:
    """Check a set; every mistake is told with its card and its field.

    The exit code is 1 if there is a mistake.
    """
    from duchy.cli.files import read_text
    from duchy.cli.kingdom.sets.listing import contents
    from duchy.games.kingdom.box.cards import cards_from
    from duchy.games.kingdom.box.sheet import check

    text = read_text(file)
    mistakes = check(text)
    for mistake in mistakes:
        click.echo(mistake)
    if mistakes:
        raise click.exceptions.Exit(1)
    click.echo(f"fine: {contents(cards_from(text, file))}")


@sets.command("new")
@click.argument("file", metavar="FILE", default="my-set.toml")
def new_set(file: str) -> None:
    """Write a small set with a comment on every field, to begin one of your own (my-set.toml if no FILE is named).

    A file that is there already is not overwritten.
    """
    from pathlib import Path

    from duchy.cli.files import write_text
    from duchy.games.kingdom.box.template import template

    if Path(file).exists():
        raise click.UsageError(f"{file} is there already: name another file")
    write_text(file, template())
    click.echo(f"{file} is written. `duchy set check {file}` checks it, `duchy play kingdom --set {file}` plays it.")


@sets.command("show")
@click.argument("file", metavar="[FILE|NAME]", default="")
def show_set(file: str) -> None:
    """Show the cards of a set as tables; without a name those of the house set, by its name those of an earlier one."""
    from duchy.cli.files import read_text
    from duchy.cli.kingdom.sets.listing import listing
    from duchy.cli.terminal.screen import console
    from duchy.games.kingdom.box.cards import HOUSE, HOUSES, cards_from, cards_of

    name = file or HOUSE
    cards = cards_of(name) if name in HOUSES else cards_from(read_text(file), file)
    screen = console()
    for line in listing(cards, screen.width):
        screen.print(line)


@sets.command("measure")
@click.argument("file", metavar="[FILE|NAME]", default="")
@click.option("-n", "--games", type=click.IntRange(1), default=40, show_default=True, help="How many in each mode.")
@click.option(
    "--bots",
    "--bot",
    default="greedy",
    show_default=True,
    help="Who plays, one for all seats or one for each, as in duke@2000n; `duchy arena` says more.",
)
@click.option(
    "--only",
    multiple=True,
    metavar="MODE",
    help="Only modes that begin so, several if given several times: two, one, scenario, two/quests, scenario/5.",
)
@click.option("--side", type=click.Choice(["a", "b"]), default="b", show_default=True, help="The side of the duchies.")
@click.option("--seed", metavar="TEXT", help="Fixes everything random: the same seed, the same games.")
@click.option("--results", metavar="FILE", help="Where every game is noted at once; the same command with it goes on.")
@click.option("--jobs", type=click.IntRange(1), metavar="N", help="So many processes; without it, one for every core.")
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
    """Let bots play a set in every mode, and say how it behaves: points and gaps, final tasks, medals, cards.

    Without a name it is the house set.

    docs/kingdom-set.md says what the tables mean and what the house set aims at.
    """
    from duchy.cli.kingdom.sets.measure import Wishes, measure
    from duchy.games.kingdom.box.cards import HOUSE

    measure(Wishes(file or HOUSE, games, bots.split(","), only, side, seed, results, jobs))

"""`duchy arena`: bots against bots over paired seeds, until it is known who is stronger."""

import click

from duchy.cli.arguments import GameGroup, bots_help, game_options, game_params, jobs_param, seed_param


def arena_command(name: str) -> click.Command:
    """Make `duchy arena GAME`."""

    def run(**values: object) -> None:
        from duchy.cli.runs.arena import Wishes, contest

        given = {option: None if values[option] is None else str(values[option]) for option in FILES}
        wishes = Wishes(
            name,
            game_options(name, values),
            str(values["bots"]).split(","),
            int(str(values["trials"])),
            float(str(values["claim"])),
            not values["play_all"],
            None if values["jobs"] is None else int(str(values["jobs"])),
            **given,
        )
        contest(wishes)

    words = f"""Let bots play {name} against each other, and find out how strong they are.

    Every two of the bots play trials: one seed in every seating, with the same dice and piles. With three or four
    players the bot that is named first sits alone among others of the second kind; alone, each plays by itself and the
    results are compared. A pair stops as soon as it is known, with 95 %, whether the first one scores more or less than
    the claim. docs/arena.md says what the figures mean.
    """
    return click.Command(name, callback=run, params=[*game_params(name), *own_params()], help=words)


FILES = ("seed", "results", "records", "plot", "ray")


def own_params() -> list[click.Parameter]:
    """Make the options that are the arena's own."""
    return [
        click.Option(
            ["--bots", "--bot"],
            required=True,
            help=bots_help(
                "Who plays, two or more: greedy,random. NAME@0.5s gives seconds for each decision, NAME@400n nodes."
                " MODULE:NAME is a bot of your own, from a module in this folder"
            ),
        ),
        click.Option(
            ["-n", "--trials"],
            type=click.IntRange(1),
            default=500,
            show_default=True,
            help="At most so many seeds for every two bots.",
        ),
        click.Option(
            ["--claim"],
            type=click.FloatRange(0, 1, min_open=True, max_open=True),
            default=0.5,
            show_default=True,
            help="The score that the first of two bots is claimed to have: 0.5 asks which one is stronger.",
        ),
        click.Option(["--play-all"], is_flag=True, help="Play all trials, even if the question is settled before."),
        jobs_param(),
        seed_param(),
        click.Option(
            ["--results"],
            metavar="FILE",
            help="Where every game is noted at once; the same command with the same file goes on.",
        ),
        click.Option(["--records"], metavar="FOLDER", help="Where the record of every game is kept."),
        click.Option(["--plot"], metavar="FILE", help="Where a picture is drawn (SVG)."),
        click.Option(
            ["--ray"], metavar="ADDRESS", help="Play on the Ray cluster there (auto: the one of this machine)."
        ),
    ]


arena = GameGroup("arena", "Let bots play each other, and find out how strong they are.", arena_command)

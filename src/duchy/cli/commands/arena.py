"""`duchy arena`: bots against bots over paired seeds, until it is clear which is stronger."""

import click

from duchy.cli.arguments import (
    GameGroup,
    bots_help,
    game_options,
    game_params,
    game_title,
    jobs_param,
    seed_param,
)
from duchy.cli.help import GroupedCommand
from duchy.cli.table.registry import option_groups

GROUPS = {
    "Bots": ("bots", "trials", "claim", "play_all", "luck", "seed", "jobs", "ray"),
    "Saving": ("results", "records", "plot"),
}
"""The groups of the options that only this command has."""

TEXTS = ("seed", "results", "records", "plot", "ray")
"""Options that are passed on as the text they have."""


def arena_command(name: str) -> click.Command:
    """Build `duchy arena GAME`."""

    def run(**values: object) -> None:
        from duchy.cli.runs.arena import Request, run_arena

        given = {option: None if values[option] is None else str(values[option]) for option in TEXTS}
        request = Request(
            name,
            game_options(name, values),
            str(values["bots"]).split(","),
            int(str(values["trials"])),
            float(str(values["claim"])),
            not values["play_all"],
            None if values["jobs"] is None else int(str(values["jobs"])),
            failures=str(values["failures"]),
            lose=values["on_error"] == "lose",
            luck=bool(values["luck"]),
            **given,
        )
        run_arena(request)

    words = f"""Let bots play {game_title(name)} against each other.

    Each pair of bots plays trials: one seed in every seating, with the same dice and piles. With three or four players,
    the bot named first sits alone among copies of the second. In solo games, each plays by itself and the results are
    compared. A pair stops as soon as it is clear, with 95% confidence, whether the first bot scores more or less than
    the claim. docs/arena.md explains the figures.
    """
    return GroupedCommand(
        name, option_groups(name, GROUPS), callback=run, params=[*game_params(name), *own_params()], help=words
    )


def own_params() -> list[click.Parameter]:
    """Build the options that only the arena has."""
    return [
        click.Option(
            ["--bots", "--bot"],
            required=True,
            help=bots_help("Two or more bots: greedy,random"),
        ),
        click.Option(
            ["-n", "--trials"],
            type=click.IntRange(1),
            default=500,
            show_default=True,
            help="Maximum seeds per pair of bots.",
        ),
        click.Option(
            ["--claim"],
            type=click.FloatRange(0, 1, min_open=True, max_open=True),
            default=0.5,
            show_default=True,
            help="The score to test the first bot of each pair against; 0.5 tests which one is stronger.",
        ),
        click.Option(["--play-all"], is_flag=True, help="Play all trials, even after the question is settled."),
        click.Option(["--luck"], is_flag=True, help="Measure each game's luck too: margins need fewer games then."),
        jobs_param(),
        seed_param(),
        click.Option(["--results"], metavar="FILE", help="Append each game to FILE; rerun to resume."),
        click.Option(["--records"], metavar="FOLDER", help="Save the record of each game in FOLDER."),
        click.Option(
            ["--on-error"],
            type=click.Choice(["stop", "lose"]),
            default="stop",
            show_default=True,
            help="What happens when a bot raises an error or makes an illegal choice: stop, or it loses the game.",
        ),
        click.Option(
            ["--failures"],
            metavar="FOLDER",
            default="arena-failures",
            show_default=True,
            help="Save the traceback and the position of such an error in FOLDER.",
        ),
        click.Option(["--plot"], metavar="FILE", help="Write a plot of the results to FILE (SVG)."),
        click.Option(["--ray"], metavar="ADDRESS", help="Play on the Ray cluster at ADDRESS (auto: the local one)."),
    ]


arena = GameGroup("arena", "Let bots play each other, and measure how strong they are.", arena_command)

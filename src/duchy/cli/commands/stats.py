"""`duchy stats`: measures facts about a game, with confidence intervals."""

import click

from duchy.cli.arguments import GameGroup, bots_help, game_options, game_params, game_title, jobs_param, seed_param
from duchy.cli.help import GroupedCommand
from duchy.cli.table.registry import option_groups

GROUPS = {"Bots": ("bot", "games", "seed", "jobs"), "Saving": ("to", "overwrite")}
"""The groups of the options that only this command has."""


def stats_command(name: str) -> click.Command:
    """Build `duchy stats GAME`."""

    def run(**values: object) -> None:
        from duchy.cli.runs.stats import Request, measure_facts

        given = {option: None if values[option] is None else str(values[option]) for option in ("seed", "to")}
        request = Request(
            name,
            game_options(name, values),
            int(str(values["games"])),
            str(values["bot"]),
            None if values["jobs"] is None else int(str(values["jobs"])),
            bool(values["overwrite"]),
            command_line(click.get_current_context()),
            **given,
        )
        measure_facts(request)

    words = f"""Measure facts about {game_title(name)}, with 95% confidence intervals.

    Game length, legal actions, points by source, the first player's advantage, and what each duchy and each special
    tile or card is worth. One bot plays in all seats, with the options of the game.
    docs/research/data.md explains how facts are measured.
    """
    return GroupedCommand(
        name, option_groups(name, GROUPS), callback=run, params=[*game_params(name), *own_params()], help=words
    )


def own_params() -> list[click.Parameter]:
    """Build the options that only this command has."""
    return [
        click.Option(
            ["-n", "--games"], type=click.IntRange(2), default=200, show_default=True, help="Number of games."
        ),
        click.Option(["--bot"], default="greedy", show_default=True, help=bots_help("The bot that plays in all seats")),
        seed_param(),
        jobs_param(),
        click.Option(["--to"], metavar="FOLDER", help="Write a page (Markdown) and pictures (SVG) to FOLDER."),
        click.Option(["--overwrite"], is_flag=True, help="Replace a page that is already in FOLDER."),
    ]


def command_line(context: click.Context) -> list[str]:
    """Rebuild the command line without options that do not affect results."""
    words = ["duchy", "stats", str(context.info_name)]
    for param in context.command.params:
        source = context.get_parameter_source(str(param.name))
        if source is click.core.ParameterSource.COMMANDLINE and param.name not in {"jobs", "overwrite"}:
            words += [max(param.opts, key=len), str(context.params[str(param.name)])]
    return words


stats = GameGroup("stats", "Measure facts about a game, with confidence intervals.", stats_command)

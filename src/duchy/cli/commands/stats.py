"""`duchy stats`: measures facts of a game, with intervals."""

import click

from duchy.cli.arguments import GameGroup, bots_help, game_options, game_params, jobs_param, seed_param


def stats_command(name: str) -> click.Command:
    """Make `duchy stats GAME`."""

    def run(**values: object) -> None:
        from duchy.cli.runs.stats import Wishes, measure

        given = {option: None if values[option] is None else str(values[option]) for option in ("seed", "to")}
        wishes = Wishes(
            name,
            game_options(name, values),
            int(str(values["games"])),
            str(values["bot"]),
            None if values["jobs"] is None else int(str(values["jobs"])),
            bool(values["overwrite"]),
            spoken(click.get_current_context()),
            **given,
        )
        measure(wishes)

    words = f"""Measure facts of {name}, with 95 % intervals.

    Length, legal actions, points by source, the advantage of the first player, and what each duchy and each
    {"monastery" if name == "burgundy" else "card"} is worth. One bot plays in all seats, with the options of the game;
    docs/research/data.md tells how facts are measured.
    """
    return click.Command(name, callback=run, params=[*game_params(name), *own_params()], help=words)


def own_params() -> list[click.Parameter]:
    """Make the options that are its own."""
    return [
        click.Option(["-n", "--games"], type=click.IntRange(2), default=200, show_default=True, help="How many games."),
        click.Option(["--bot"], default="greedy", show_default=True, help=bots_help("Who plays in all seats")),
        seed_param(),
        jobs_param(),
        click.Option(["--to"], metavar="FOLDER", help="Where a page (Markdown) and pictures (SVG) are written."),
        click.Option(["--overwrite"], is_flag=True, help="Write over a page that lies there already."),
    ]


def spoken(context: click.Context) -> list[str]:
    """Say the command again as it was given, without what changes no figure."""
    words = ["duchy", "stats", str(context.info_name)]
    for param in context.command.params:
        source = context.get_parameter_source(str(param.name))
        if source is click.core.ParameterSource.COMMANDLINE and param.name not in {"jobs", "overwrite"}:
            words += [max(param.opts, key=len), str(context.params[str(param.name)])]
    return words


stats = GameGroup("stats", "Measure facts of a game, with intervals.", stats_command)

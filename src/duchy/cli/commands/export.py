"""`duchy export`: writes many games as Parquet, from records or from new games between bots."""

import click

from duchy.cli.arguments import GameGroup, bots_help, game_options, game_params, game_title, jobs_param, seed_param
from duchy.cli.help import GroupedCommand
from duchy.cli.table.registry import option_groups

GROUPS = {"Bots": ("bots", "games", "seed", "jobs"), "Saving": ("to", "overwrite")}
"""The groups of the options that only this command has."""

FOR_RECORDS = ("to", "jobs", "overwrite")
"""Options that also apply to records."""


def export_command(name: str) -> click.Command:
    """Build `duchy export GAME`."""

    def run(**values: object) -> None:
        from duchy.cli.runs.export import Request, export_games

        context = click.get_current_context()
        given = [
            max(param.opts, key=len)
            for param in context.command.params
            if isinstance(param, click.Option)
            and param.name not in FOR_RECORDS
            and context.get_parameter_source(str(param.name)) is click.core.ParameterSource.COMMANDLINE
        ]
        files = values["files"]
        assert isinstance(files, tuple)
        if files and given:
            raise click.UsageError(f"{given[0]} applies only to new games, not to records: leave out one of them")
        if not files and values["games"] is None:
            raise click.UsageError("nothing to export: name records (files or folders), or play games with --games N")
        request = Request(
            name,
            [str(file) for file in files],
            game_options(name, values),
            0 if files else int(str(values["games"])),
            str(values["bots"]).split(","),
            None if values["seed"] is None else str(values["seed"]),
            None if values["jobs"] is None else int(str(values["jobs"])),
            str(values["to"]),
            bool(values["overwrite"]),
        )
        export_games(request)

    words = f"""Write games of {game_title(name)} as Parquet.

    There are two files: games.parquet, with one row per game, and plies.parquet, with one row per ply. FILES are
    records or folders of records; each one is verified. Without FILES, bots play --games new games with the options of
    the game. docs/research/data.md describes the columns. This command requires an extra: pip install
    'duchy[research]'.
    """
    files = click.Argument(["files"], nargs=-1, metavar="[FILES]...")
    return GroupedCommand(
        name, option_groups(name, GROUPS), callback=run, params=[files, *game_params(name), *own_params()], help=words
    )


def own_params() -> list[click.Parameter]:
    """Build the options that only the export has."""
    return [
        click.Option(["-n", "--games"], type=click.IntRange(1), metavar="N", help="Number of new games between bots."),
        click.Option(
            ["--bots", "--bot"],
            default="greedy",
            show_default=True,
            help=bots_help("Bots that play: one for all seats, or one per seat (random,greedy)"),
        ),
        seed_param(),
        jobs_param(),
        click.Option(["--to"], required=True, metavar="FOLDER", help="Write both files to FOLDER."),
        click.Option(["--overwrite"], is_flag=True, help="Replace an export that is already in FOLDER."),
    ]


export = GameGroup("export", "Write many games as Parquet: records, or new games between bots.", export_command)

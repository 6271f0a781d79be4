"""`duchy export`: writes many games as Parquet, records or fresh games of bots."""

import click

from duchy.cli.arguments import GameGroup, bots_help, game_options, game_params, jobs_param, seed_param


def export_command(name: str) -> click.Command:
    """Make `duchy export GAME`."""

    def run(**values: object) -> None:
        from duchy.cli.runs.export import Wishes, export_games

        context = click.get_current_context()
        given = [
            max(param.opts, key=len)
            for param in context.command.params
            if isinstance(param, click.Option)
            and param.name not in ANY
            and context.get_parameter_source(str(param.name)) is click.core.ParameterSource.COMMANDLINE
        ]
        files = values["files"]
        assert isinstance(files, tuple)
        if files and given:
            raise click.UsageError(f"{given[0]} is for fresh games, and records are named: give one or the other")
        if not files and values["games"] is None:
            raise click.UsageError("nothing to export: name records (files or folders), or fresh games with --games N")
        wishes = Wishes(
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
        export_games(wishes)

    words = f"""Write games of {name} as two Parquet files: games.parquet, with a row for each game, and plies.parquet.

    FILES are records, or folders with them; every one is checked on the way. Without any, bots play as many games as
    --games says, with the options of the game. docs/research/data.md tells what the columns mean. The extra is needed:
    pip install 'duchy[research]'.
    """
    files = click.Argument(["files"], nargs=-1, metavar="[FILES]...")
    return click.Command(name, callback=run, params=[files, *game_params(name), *own_params()], help=words)


ANY = ("to", "jobs", "overwrite")
"""Options that make sense for records too."""


def own_params() -> list[click.Parameter]:
    """Make the options that are the export's own."""
    return [
        click.Option(["-n", "--games"], type=click.IntRange(1), metavar="N", help="Play so many games of bots."),
        click.Option(
            ["--bots", "--bot"],
            default="greedy",
            show_default=True,
            help=bots_help(
                "Who plays, one bot for all or one for each seat (random,greedy). NAME@400n gives nodes for each"
                " decision, MODULE:NAME is a bot of your own, from a module in this folder"
            ),
        ),
        seed_param(),
        jobs_param(),
        click.Option(["--to"], required=True, metavar="FOLDER", help="Where the two files are written."),
        click.Option(["--overwrite"], is_flag=True, help="Write over an export that lies there already."),
    ]


export = GameGroup("export", "Write many games as Parquet: records, or fresh games of bots.", export_command)

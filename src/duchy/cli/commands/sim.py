"""`duchy sim`: plays many games between bots and summarises them."""

import click

from duchy.cli.arguments import GameGroup, bots_help, game_options, game_params, game_title, seed_param
from duchy.cli.help import GroupedCommand
from duchy.cli.table.registry import option_groups

GROUPS = {"Bots": ("bots", "games", "seed")}
"""The groups of the options that only this command has."""


def sim_command(name: str) -> click.Command:
    """Build `duchy sim GAME`."""

    def run(**values: object) -> None:
        from duchy.cli.arguments import bot_names, seed_of
        from duchy.cli.runs.sim import Series
        from duchy.games import load

        game = load(name)
        start = game.initial(game_options(name, values))
        seed = seed_of(None if values["seed"] is None else str(values["seed"]))
        series = Series(game, start, bot_names(str(values["bots"]), game.seats(start), name), seed)
        series.play(int(str(values["games"])))
        series.report()

    own = [
        click.Option(
            ["-n", "--games"], type=click.IntRange(1), default=1000, show_default=True, help="Number of games."
        ),
        click.Option(
            ["--bots", "--bot"],
            default="random",
            show_default=True,
            help=bots_help("Bots that play: one for all seats, or one per seat (random,greedy)"),
        ),
        seed_param(),
    ]
    words = f"""Play many games of {game_title(name)} between bots.

    Reports scores, lengths, winners and speed (in CPU time).
    """
    return GroupedCommand(
        name, option_groups(name, GROUPS), callback=run, params=[*game_params(name), *own], help=words
    )


sim = GameGroup("sim", "Play many games between bots and summarise them.", sim_command)

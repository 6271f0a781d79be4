"""`duchy perft`: counts the leaves of the tree of actions, the classic check of a rules engine."""

import click

from duchy.cli.arguments import GameGroup, game_options, game_params, game_title
from duchy.cli.help import GroupedCommand
from duchy.cli.table.registry import option_groups

GROUPS = {"Tree": ("depth", "divide", "position")}
"""The groups of the options that only this command has."""


def perft_command(name: str) -> click.Command:
    """Build `duchy perft GAME`."""

    def run(**values: object) -> None:
        from duchy.cli.files import read_json
        from duchy.cli.runs.perft import count_levels, divide
        from duchy.games import load

        game = load(name)
        if values["position"] is None:
            state = game.initial(game_options(name, values))
        else:
            state = game.read(read_json(str(values["position"])))
        depth = int(str(values["depth"]))
        if values["divide"]:
            divide(game, state, depth)
        else:
            count_levels(game, state, depth)

    own = [
        click.Option(
            ["--depth"], type=click.IntRange(1), default=3, show_default=True, help="Number of plies to look ahead."
        ),
        click.Option(["--position"], metavar="FILE", help="Start from a position (JSON), with its own options."),
        click.Option(["--divide"], is_flag=True, help="Count the leaves below each first action."),
    ]
    words = f"""Count the leaves of the tree of {game_title(name)}.

    Prints the number of leaves after each number of plies. Actions of seats and outcomes of chance count alike,
    whatever their probability. A position counts once for every path to it.
    """
    return GroupedCommand(
        name, option_groups(name, GROUPS), callback=run, params=[*game_params(name), *own], help=words
    )


perft = GameGroup("perft", "Count the leaves of the tree of actions.", perft_command)

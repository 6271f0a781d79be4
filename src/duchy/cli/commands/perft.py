"""`duchy perft`: counts the leaves of the tree of actions, the classic check of a rules engine."""

import click

from duchy.cli.arguments import GameGroup, game_options, game_params


def perft_command(name: str) -> click.Command:
    """Make `duchy perft GAME`."""

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
            ["--depth"], type=click.IntRange(1), default=3, show_default=True, help="How many plies deep to count."
        ),
        click.Option(["--position"], metavar="FILE", help="Count from a position (JSON); its own options count."),
        click.Option(["--divide"], is_flag=True, help="Count below each first action."),
    ]
    words = f"""Count the positions of {name} that so many plies lead to.

    Actions of seats and outcomes of chance count alike, however likely they are; every way to a position counts.
    """
    return click.Command(name, callback=run, params=[*game_params(name), *own], help=words)


perft = GameGroup("perft", "Count the leaves of the tree of actions.", perft_command)

"""`duchy show`: draws a position."""

import click


@click.command()
@click.argument("file", metavar="POSITION")
@click.option("--game", "name", metavar="GAME", help="The game of the position, if the file does not name it.")
def show(file: str, name: str | None) -> None:
    """Draw a position (a JSON file).

    If neither the file nor --game names the game, the first game that can read the position draws it.
    """
    from duchy.cli.runs.show import draw_position

    draw_position(file, name)

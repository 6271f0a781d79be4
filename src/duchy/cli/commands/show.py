"""`duchy show`: a position as a picture."""

import click


@click.command()
@click.argument("file", metavar="POSITION")
@click.option("--game", "name", metavar="GAME", help="Whose position it is, where the file does not say so.")
def show(file: str, name: str | None) -> None:
    """Draw a position (a JSON file).

    Where neither the file nor --game says whose it is, it is taken for a position of the first game that can read it.
    """
    from duchy.cli.runs.show import draw_position

    draw_position(file, name)

"""`duchy puzzle`: plays a puzzle in the terminal."""

import click


@click.command(short_help="Play today's puzzle, or another one.")
@click.argument("name", required=False, metavar="[ID]")
@click.option("--game", default="burgundy", show_default=True, help="The game of today's puzzle.")
def puzzle(name: str | None, game: str) -> None:
    """Play today's puzzle, or the one with an id, in the terminal.

    Find the best turn; `undo` takes an action back. When the turn is over, the points that it left are told, with the
    better line and why.
    """
    from duchy.cli.runs.puzzle import play_puzzle

    play_puzzle(name, game)

"""`duchy bots`: the levels of bots, weakest first."""

import click


@click.command(short_help="List the bots, how they play, and their ratings.")
def bots() -> None:
    """List the bots, weakest first, with how they play and their ratings.

    Every option that takes a bot takes one of these.
    """
    from duchy.cli.runs.bots import list_bots

    list_bots()

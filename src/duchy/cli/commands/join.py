"""`duchy join`: play at a server's table, in the terminal."""

import click


@click.command()
@click.argument("address")
@click.option("--name", default="", help="The name that other players see.")
@click.option("--new", metavar="GAME", help="Open a new table for this game.")
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the new game; may be repeated."
)
@click.option("--friend", is_flag=True, help="Keep the other seats for friends, who join by link (default: bots play).")
@click.option(
    "--bot",
    default="greedy",
    show_default=True,
    help="The bot for the other seats of a new table; `duchy bots` lists them.",
)
@click.option("--table", help="The id of one of your tables (default: the most recent one).")
@click.option(
    "--home",
    default="~/.duchy-seats.json",
    show_default=True,
    metavar="FILE",
    help="Stores your identity for each server. Keep it private.",
)
def join(
    address: str,
    name: str,
    new: str | None,
    options: tuple[str, ...],
    friend: bool,
    bot: str,
    table: str | None,
    home: str,
) -> None:
    """Play at a server's table.

    ADDRESS is the server, as in http://127.0.0.1:8123, or a link that someone sent you. Choose actions by number or
    notation; type `help` for everything else.
    """
    try:
        from duchy.cli.table.online import run
    except ImportError as error:
        raise click.ClickException(f"{error.name} is missing: install duchy[server]") from error
    run(address, name, new, options, friend, bot, table, home)

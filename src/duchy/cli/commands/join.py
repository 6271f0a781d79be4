"""`duchy join`: sit at a table of a server, in the terminal."""

import click


@click.command()
@click.argument("address")
@click.option("--name", default="", help="What the others call you.")
@click.option("--new", metavar="GAME", help="Open a table for this game.")
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the new game; once for each."
)
@click.option(
    "--friend", is_flag=True, help="Keep the other seats for friends, who come by link; without it bots play."
)
@click.option("--bot", default="greedy", show_default=True, help="Who sits in the other seats of a new table.")
@click.option("--table", help="The id of one of your tables; without it the last one goes on.")
@click.option(
    "--home",
    default="~/.duchy-seats.json",
    show_default=True,
    metavar="FILE",
    help="Where it is kept who you are at which server. Keep it to yourself.",
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
    """Sit at a table of a server.

    ADDRESS is that of the server, as in http://127.0.0.1:8123, or a link that you were given. Choose by number or by
    notation; `help` lists everything else.
    """
    try:
        from duchy.cli.table.online import run
    except ImportError as error:
        raise click.ClickException(f"{error.name} is missing: install duchy[server]") from error
    run(address, name, new, options, friend, bot, table, home)

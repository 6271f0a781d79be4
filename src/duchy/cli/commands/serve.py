"""`duchy serve`: the table online."""

import os
import sys
import threading
import webbrowser

import click

from duchy.cli.webpage import OF_A_CHECKOUT, built_in, folder

DEFAULT_PORT = 8123
LEVELS = ("debug", "info", "warning", "error")


def has_screen() -> bool:
    """Say whether a browser would open in a window, not in this terminal."""
    return sys.platform in {"darwin", "win32"} or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at; 0.0.0.0 for all.")
@click.option("--port", default=DEFAULT_PORT, show_default=True, type=click.IntRange(0, 65535), help="0: any free one.")
@click.option(
    "--database",
    default="duchy.db",
    show_default=True,
    metavar="URL",
    help="Where the tables are kept: a SQLite file, or postgresql://USER:PASSWORD@HOST/NAME for many processes.",
)
@click.option(
    "--log-level", default="warning", show_default=True, type=click.Choice(LEVELS), help="How much is logged."
)
@click.option(
    "--public",
    metavar="URL",
    help="The address that people open, if a proxy stands before this one; requests for any other host are refused.",
)
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    help="A proxy, or a network of them, whose X-Forwarded-For and X-Forwarded-Proto are believed; may be repeated.",
)
@click.option("--webhook", metavar="URL", help="Where to send notifications: whose turn it is, and the like.")
@click.option(
    "--thinkers", type=click.IntRange(1, 64), help="How many processes bots think in; as many as cores, 4 at most."
)
@click.option(
    "--page",
    "wish",
    metavar="FOLDER",
    help="The built page, if not "
    + ("the one that came with this duchy." if built_in() else f"{OF_A_CHECKOUT}: this duchy came without one.")
    + " Where there is none, people sit down with `duchy join`.",
)
@click.option("--open", "show", is_flag=True, help="Open the page in a browser, if there is one to be seen.")
@click.option("--note", default="", metavar="TEXT", help="Something to say below the address, once it is known.")
@click.option("--no-limits", is_flag=True, help="Let everybody ask as often as they like: for measurements.")
def serve(
    host: str,
    port: int,
    database: str,
    log_level: str,
    public: str | None,
    proxies: tuple[str, ...],
    webhook: str | None,
    thinkers: int | None,
    wish: str | None,
    show: bool,
    note: str,
    no_limits: bool,
) -> None:
    """Serve tables to people at several places.

    Everything is kept in the database: stop and start as you like.
    """
    try:
        from duchy.server.http.running import serve as run
    except ImportError as error:
        raise click.ClickException(f"{error.name} is missing: install duchy[server]") from error
    from duchy.server.settings import NO_LIMITS, Limits, Settings
    from duchy.store.errors import StoreError

    page = folder(wish)
    settings = Settings(
        host=host,
        port=port,
        database=database,
        log_level=log_level,
        public=public,
        proxies=proxies,
        webhook=webhook,
        page=str(page) if page else None,
        thinkers=thinkers or Settings().thinkers,
        limits=NO_LIMITS if no_limits else Limits(),
    )

    def say(address: str) -> None:
        lacking = "" if page else "; there is no page: sit down with `duchy join`"
        click.echo(f"Duchy listens at {public or address} (stop with Ctrl-C{lacking})")
        if note:
            click.echo(note)
        if show and has_screen():
            threading.Thread(target=webbrowser.open, args=(public or address,), daemon=True).start()

    try:
        run(settings, say)
    except StoreError as error:
        raise click.ClickException(str(error)) from error

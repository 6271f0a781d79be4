"""`duchy serve`: online tables."""

import threading
import webbrowser

import click

from duchy.cli.terminal.output import echo
from duchy.cli.webpage import OF_A_CHECKOUT, folder, is_built_in, offline_folder

DEFAULT_PORT = 8123
LEVELS = ("debug", "info", "warning", "error")


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for all.")
@click.option(
    "--port", default=DEFAULT_PORT, show_default=True, type=click.IntRange(0, 65535), help="Port; 0 for any free one."
)
@click.option(
    "--database",
    default="duchy.db",
    show_default=True,
    metavar="URL",
    help="Where tables are stored: a SQLite file, or postgresql://USER:PASSWORD@HOST/NAME for several servers.",
)
@click.option("--log-level", default="warning", show_default=True, type=click.Choice(LEVELS), help="How much to log.")
@click.option(
    "--public",
    metavar="URL",
    help="The address that people open, if the server is behind a proxy. Requests for any other host are rejected.",
)
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    help="Trust X-Forwarded-For and X-Forwarded-Proto from this proxy or network; may be repeated.",
)
@click.option("--webhook", metavar="URL", help="Send notifications to URL, for example when it is someone's turn.")
@click.option(
    "--bot-workers", type=click.IntRange(1, 64), help="Number of processes for bots (default: one per core, at most 4)."
)
@click.option(
    "--storage",
    default=20.0,
    show_default=True,
    type=click.FloatRange(0.1),
    metavar="GB",
    help="Most gigabytes that the database may take; beyond, games can be finished but nothing new is stored.",
)
@click.option(
    "--page",
    "wish",
    metavar="FOLDER",
    help="Folder of the built page (default: "
    + ("the one included in this package)." if is_built_in() else f"{OF_A_CHECKOUT}; this package includes none).")
    + " Without a page, people play with `duchy join`.",
)
@click.option("--open", "show", is_flag=True, help="Open the page in a browser, if there is a screen.")
@click.option("--note", default="", metavar="TEXT", help="Text to print below the address at startup.")
@click.option("--no-limits", is_flag=True, help="Switch off rate limits, for measurements.")
def serve(
    host: str,
    port: int,
    database: str,
    log_level: str,
    public: str | None,
    proxies: tuple[str, ...],
    webhook: str | None,
    bot_workers: int | None,
    storage: float,
    wish: str | None,
    show: bool,
    note: str,
    no_limits: bool,
) -> None:
    """Serve tables to players in several places.

    Everything is stored in the database, so you can stop and restart the server at any time.
    """
    try:
        from duchy.server.http.running import serve as run
    except ImportError as error:
        raise click.ClickException(f"{error.name} is missing: install duchy[server]") from error
    from msgspec.structs import replace

    from duchy.server.settings import NO_LIMITS, Limits, Settings
    from duchy.store.errors import StoreError
    from duchy.system import has_screen

    page, offline = folder(wish), offline_folder()
    settings = Settings(
        host=host,
        port=port,
        database=database,
        log_level=log_level,
        public=public,
        proxies=proxies,
        webhook=webhook,
        page=str(page) if page else None,
        offline=str(offline) if offline else None,
        bot_workers=bot_workers or Settings().bot_workers,
        limits=replace(NO_LIMITS if no_limits else Limits(), storage=int(storage * 1e9)),
    )

    def announce(address: str) -> None:
        lacking = "" if page else "; there is no page: play with `duchy join`"
        echo(f"Duchy is listening at {public or address} (stop with Ctrl-C{lacking})")
        if note:
            echo(note)
        if show and has_screen():
            threading.Thread(target=webbrowser.open, args=(public or address,), daemon=True).start()

    try:
        run(settings, announce)
    except StoreError as error:
        raise click.ClickException(str(error)) from error

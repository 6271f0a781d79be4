"""A server's table in the terminal, through the typed client.

It prints the journal and lists the legal actions, but draws nothing, so it can play every game that a server offers.
"""

import asyncio
import getpass
import json
import os
import sys
from pathlib import Path
from urllib.parse import urlsplit

import click
import httpx
from websockets.exceptions import WebSocketException

from duchy.cli.files import FileError, write_text
from duchy.server.client import Client, ServerRefused, Sitting
from duchy.server.wire.messages import Frame, Happened, SeatRequest, Update
from duchy.server.wire.requests import Created

HELP = """  NUMBER or NOTATION       play this action
  back                     undo your last action, or ask the other players to agree
  say WORDS                send a chat message
  yes, no                  answer a request
  watch, join, carry       create a link: to spectate, to join, to move your seat to another device
  dice                     show the dice and draws of each player
  resign, leave, return    resign; leave the table; take over from the bot that plays for you
  rematch                  play the same game again, once it is over
  quit                     close the table here; the game continues"""

PRACTICE = "Practice: a draw was undone and drawn again."


class Identities:
    """Your identity on each server, stored in a file that only you can read."""

    def __init__(self, path: str) -> None:
        """Read the file, if there is one."""
        self.path = Path(path).expanduser()
        self.cookies: dict[str, str] = {}
        if self.path.exists():
            try:
                self.cookies = json.loads(self.path.read_text(encoding="utf-8"))
            except (OSError, ValueError) as error:
                raise click.ClickException(f"{self.path} cannot be read: {error}") from error

    def store(self, server: str, cookie: str) -> None:
        """Store your identity on a server."""
        self.cookies[server] = cookie
        try:
            write_text(str(self.path), json.dumps(self.cookies, indent=1) + "\n")
            os.chmod(self.path, 0o600)  # noqa: PTH101 - an existing file would keep its mode
        except (FileError, OSError) as error:
            raise click.ClickException(f"{self.path} cannot be written: {error}") from error


def run(
    address: str,
    name: str,
    new: str | None,
    options: tuple[str, ...],
    friend: bool,
    bot: str,
    table: str | None,
    home: str,
) -> None:
    """Play at a table until it is closed or the input ends."""
    parts = urlsplit(address if "://" in address else f"http://{address}")
    server = f"{parts.scheme}://{parts.netloc}"
    token = token_in(parts.path, parts.fragment)
    try:
        asyncio.run(visit(server, token, name, new, options, friend, bot, table, Identities(home)))
    except ServerRefused as error:
        raise click.ClickException(str(error)) from error
    except (httpx.HTTPError, OSError, WebSocketException) as error:
        raise click.ClickException(f"{server} cannot be reached: {type(error).__name__}") from error
    except EOFError:
        click.echo()


def token_in(path: str, fragment: str) -> str:
    """Find the token in a link: after #, or in a path such as /join/TOKEN or /watch/TOKEN/MOMENT."""
    parts = path.strip("/").split("/")
    return fragment or (parts[1] if len(parts) > 1 and parts[0] in {"join", "watch"} else "")


async def visit(
    server: str,
    token: str,
    name: str,
    new: str | None,
    options: tuple[str, ...],
    friend: bool,
    bot: str,
    table: str | None,
    identities: Identities,
) -> None:
    """Connect to a server with your stored identity, and play at a table."""
    async with Client(server, identities.cookies.get(server)) as client:
        await introduce(client, name)
        identities.store(server, str(client.cookie))
        if token:
            table = (await client.follow(token)).table
        elif new is not None:
            table = await open_table(client, server, new, options, friend, bot)
        elif table is None:
            table = await last_table(client)
        while table is not None:
            async with client.sit(table) as sitting:
                table = await play(client, sitting, server, table)


async def introduce(client: Client, name: str) -> None:
    """Use the stored identity with its name, or create one if there is none or a new name is given."""
    if name or client.cookie is None:
        await client.call_me(name or getpass.getuser()[:24])
        return
    try:
        await client.me()
    except ServerRefused as refused:
        if refused.status != 401:
            raise
        client.http.cookies.clear()
        await client.call_me(getpass.getuser()[:24])


async def open_table(client: Client, server: str, game: str, given: tuple[str, ...], friend: bool, bot: str) -> str:
    """Open a table with the number of seats that its options require."""
    options: dict[str, str | int] = {}
    for pair in given:
        key, equals, value = pair.partition("=")
        if not equals:
            raise click.UsageError(f"--option must be NAME=VALUE, as in players=3, got {pair!r}")
        options[key] = value
    made = await create_table(client, game, options, friend, bot)
    click.echo(f"Table {made.table}. Link to spectate: {server}/watch/{made.links.watch}")
    if made.links.join:
        click.echo(f"For your friends: duchy join {server}/join/{made.links.join}")
    return made.table


async def create_table(client: Client, game: str, options: dict[str, str | int], friend: bool, bot: str) -> Created:
    """Create a table with you in the first seat; try numbers of seats until the server accepts one."""
    other = SeatRequest("friend") if friend else SeatRequest("bot", bot=bot)
    for others in range(8):
        try:
            return await client.create(game, options, [SeatRequest("me"), *[other] * others])
        except ServerRefused as refused:
            if refused.problem.code != "seats":
                raise
    raise click.ClickException(f"{game} must have at most 8 seats")


async def last_table(client: Client) -> str:
    """List all your tables and return the most recent one."""
    tables = (await client.tables(["open", "playing"])).tables
    for listed in tables:
        names = ", ".join(name or "free" for name in listed.names)
        practice = ", practice" if listed.practice else ""
        click.echo(f"{listed.id}  {listed.game}{practice}: {names}{'  - your turn' if listed.turn else ''}")
    if not tables:
        raise click.ClickException("you have no tables on this server: open one with --new GAME")
    return tables[0].id


async def play(client: Client, sitting: Sitting, server: str, table: str) -> str | None:
    """Print news and execute typed lines until you leave the table; return the next table, if there is one."""
    shown = await sitting.update()
    print_news(shown, shown.events[-12:])
    if shown.table.practice:
        click.echo(PRACTICE)
    while True:
        while not awaits_input(shown):
            shown = await sitting.update()
            print_news(shown, shown.events)
        print_choices(shown)
        words = (await asyncio.to_thread(read_line)).strip()
        if words == "quit":
            return None
        try:
            ended, other = await execute(client, sitting, server, table, shown, words)
        except ServerRefused as refused:
            click.echo(f"  {refused}")
            ended, other = 0, ""
        if other:
            return other
        latest = sitting.latest
        while ended and (latest is None or latest.number <= ended):
            latest = await sitting.update()
        if latest is not None and latest is not shown:
            if latest.table.practice and not shown.table.practice:
                click.echo(PRACTICE)
            print_news(latest, [event for event in latest.events if event.number >= shown.number])
            shown = latest


def read_line() -> str:
    """Read a line; raise `EOFError` at the end of the input."""
    click.echo("> ", nl=False)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line


def awaits_input(shown: Update) -> bool:
    """Return whether there is something to type: an action, an answer to a request, or a command after the end."""
    return (
        shown.table.status == "over"
        or any(frame.legal for frame in shown.frames)
        or any(seat in shown.you for proposal in shown.table.proposals for seat in proposal.waiting)
    )


def print_news(shown: Update, events: list[Happened]) -> None:
    """Print what happened."""
    for event in events:
        for entry in event.journal if isinstance(event.journal, list) else []:
            click.echo(f"  {entry['words']}")
        data = event.data if isinstance(event.data, dict) else {}
        if event.kind == "chat":
            click.echo(f"  {event.name}: {data.get('text', '')}")
        elif event.kind not in {"ply", "blank"}:
            click.echo(f"  [{event.kind}{f' {event.name}' if event.name else ''}]")
    if not awaits_input(shown):
        click.echo(shown.title)


def print_choices(shown: Update) -> None:
    """Print open requests, the result if the game is over, and the legal actions."""
    for proposal in shown.table.proposals:
        if any(seat in shown.you for seat in proposal.waiting):
            wish = "to undo" if proposal.what == "back" else "to let a bot take a seat"
            click.echo(f"{shown.table.seats[proposal.seat].name} asks {wish}: yes or no?")
    if shown.table.status == "over":
        names = [seat.name for seat in shown.table.seats]
        for place, name, score in sorted(zip(shown.table.places, names, shown.table.scores, strict=False)):
            click.echo(f"{place}. {name}: {score} points")
        if shown.table.practice:
            click.echo(PRACTICE)
        click.echo(f"Seed of the dice: {shown.table.seed} (SHA-256 {shown.table.commitment})")
    for frame in shown.frames:
        if frame.legal:
            click.echo(f"{shown.table.seats[frame.seat].name}:")
        for number, choice in enumerate(frame.legal, start=1):
            click.echo(f"  {number:3} {choice.notation:16} {choice.words}")


async def execute(
    client: Client, sitting: Sitting, server: str, table: str, shown: Update, words: str
) -> tuple[int, str]:
    """Execute a typed line; return the number of its event (0: none) and the next table, if it changes."""
    word, _, rest = words.partition(" ")
    seat = shown.frames[0].seat if shown.frames else 0
    asked = [p.asked for p in shown.table.proposals if any(own in shown.you for own in p.waiting)]
    if word in {"help", "?", ""}:
        click.echo(HELP)
    elif word == "say":
        return (await sitting.chat(rest)).number, ""
    elif word == "back":
        return (await sitting.take_back(seat)).number, ""
    elif word in {"yes", "no"} and asked:
        return (await sitting.answer(asked[0], word == "yes")).number, ""
    elif word in {"watch", "join", "carry"}:
        where = "#" if word == "carry" else f"{word}/"
        click.echo(f"  duchy join {server}/{where}{(await client.link(table, word)).token}")
    elif word == "dice":
        for draws in (await client.dice(table)).draws:
            who = shown.table.seats[draws.seat].name if draws.seat >= 0 else "-"
            counts = ", ".join(f"{value}: {count}" for value, count in sorted(draws.counts.items()))
            click.echo(f"  {who}, {draws.draw}: {counts}")
    elif word == "resign":
        return (await sitting.resign(seat)).number, ""
    elif word == "leave":
        return (await sitting.leave()).number, ""
    elif word == "return":
        return (await sitting.come_back(seat)).number, ""
    elif word == "rematch":
        return 0, (await sitting.rematch()).table
    else:
        return await choose(sitting, shown.frames, words), ""
    return 0, ""


async def choose(sitting: Sitting, frames: list[Frame], words: str) -> int:
    """Play an action by its number or notation; return the number of its event (0: none)."""
    for frame in frames:
        for number, choice in enumerate(frame.legal, start=1):
            if words in {str(number), choice.notation}:
                return (await sitting.move(frame.seat, choice.action)).number
    click.echo("  That is not an action or a command; `help` lists them.")
    return 0

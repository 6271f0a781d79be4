"""A table of a server in the terminal: what happened, what may be done, and what is typed, through the typed client.

It draws nothing: it tells the journal and lists the choices, so it can play every game that a server offers.
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

from duchy.cli.files import FileTrouble, write_text
from duchy.server.client import Client, ServerRefused, Sitting
from duchy.server.wire.messages import Frame, Happened, SeatWish, Update
from duchy.server.wire.requests import Created

HELP = """  a number or a notation   do this
  back                     take back, or ask the others to
  say WORDS                talk to the table
  yes, no                  answer what is asked of you
  watch, join, carry       make a link: to watch, to join, to carry your seat to another device
  dice                     what chance gave to whom
  resign, leave, return    give up; get up; play again instead of the bot
  rematch                  the same again, when the game is over
  quit                     close the table here; it goes on"""

PRACTICE = "Practice: a draw was taken back, and another came in its place."


class Seats:
    """Who you are at which server, kept in a file that only you can read."""

    def __init__(self, path: str) -> None:
        """Read the file, if there is one."""
        self.path = Path(path).expanduser()
        self.cookies: dict[str, str] = {}
        if self.path.exists():
            try:
                self.cookies = json.loads(self.path.read_text(encoding="utf-8"))
            except (OSError, ValueError) as error:
                raise click.ClickException(f"{self.path} cannot be read: {error}") from error

    def keep(self, server: str, cookie: str) -> None:
        """Write down who you are at a server."""
        self.cookies[server] = cookie
        try:
            write_text(str(self.path), json.dumps(self.cookies, indent=1) + "\n")
            os.chmod(self.path, 0o600)  # noqa: PTH101 - a file that was there keeps its mode otherwise
        except (FileTrouble, OSError) as error:
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
    """Sit down and play until the game or the input ends."""
    parts = urlsplit(address if "://" in address else f"http://{address}")
    server = f"{parts.scheme}://{parts.netloc}"
    token = token_in(parts.path, parts.fragment)
    try:
        asyncio.run(visit(server, token, name, new, options, friend, bot, table, Seats(home)))
    except ServerRefused as error:
        raise click.ClickException(str(error)) from error
    except (httpx.HTTPError, OSError, WebSocketException) as error:
        raise click.ClickException(f"{server} cannot be reached: {type(error).__name__}") from error
    except EOFError:
        click.echo()


def token_in(path: str, fragment: str) -> str:
    """Find the token of a link: behind #, or in its path as in /join/TOKEN and /watch/TOKEN/MOMENT."""
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
    seats: Seats,
) -> None:
    """Come to a server as the person one was there, and go to a table."""
    async with Client(server, seats.cookies.get(server)) as client:
        await introduce(client, name)
        seats.keep(server, str(client.cookie))
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
    """Be somebody."""
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
    """Open a table, for as many as its options say."""
    options: dict[str, str | int] = {}
    for pair in given:
        key, equals, value = pair.partition("=")
        if not equals:
            raise click.UsageError(f"--option: {pair!r} is no NAME=VALUE, as in players=3")
        options[key] = value
    made = await seated(client, game, options, friend, bot)
    click.echo(f"Table {made.table}. To watch: {server}/watch/{made.links.watch}")
    if made.links.join:
        click.echo(f"For your friends: duchy join {server}/join/{made.links.join}")
    return made.table


async def seated(client: Client, game: str, options: dict[str, str | int], friend: bool, bot: str) -> Created:
    """Open a table with me in the first seat; how many seats there are is known when the server has said so."""
    other = SeatWish("friend") if friend else SeatWish("bot", bot=bot)
    for others in range(8):
        try:
            return await client.create(game, options, [SeatWish("me"), *[other] * others])
        except ServerRefused as refused:
            if refused.problem.code != "seats":
                raise
    raise click.ClickException(f"{game} has too many seats")


async def last_table(client: Client) -> str:
    """Find the table that was touched last, and list them all."""
    tables = (await client.tables(["open", "playing"])).tables
    for listed in tables:
        names = ", ".join(name or "free" for name in listed.names)
        practice = ", practice" if listed.practice else ""
        click.echo(f"{listed.id}  {listed.game}{practice}: {names}{'  - your turn' if listed.turn else ''}")
    if not tables:
        raise click.ClickException("you have no table here: open one with --new GAME")
    return tables[0].id


async def play(client: Client, sitting: Sitting, server: str, table: str) -> str | None:
    """Tell what happens and do what is typed, until the table is left; name the next table if there is one."""
    shown = await sitting.update()
    tell(shown, shown.events[-12:])
    if shown.table.practice:
        click.echo(PRACTICE)
    while True:
        while not asks(shown):
            shown = await sitting.update()
            tell(shown, shown.events)
        ask(shown)
        words = (await asyncio.to_thread(read_line)).strip()
        if words == "quit":
            return None
        try:
            ended, other = await do(client, sitting, server, table, shown, words)
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
            tell(latest, [event for event in latest.events if event.number >= shown.number])
            shown = latest


def read_line() -> str:
    """Read a line; raises `EOFError` at the end of the input."""
    click.echo("> ", nl=False)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line


def asks(shown: Update) -> bool:
    """Say whether there is something to type: a choice, a question of the others, or the end."""
    return (
        shown.table.status == "over"
        or any(frame.legal for frame in shown.frames)
        or any(seat in shown.you for proposal in shown.table.proposals for seat in proposal.waiting)
    )


def tell(shown: Update, events: list[Happened]) -> None:
    """Tell what happened."""
    for event in events:
        for entry in event.journal if isinstance(event.journal, list) else []:
            click.echo(f"  {entry['words']}")
        data = event.data if isinstance(event.data, dict) else {}
        if event.kind == "chat":
            click.echo(f"  {event.name}: {data.get('text', '')}")
        elif event.kind not in {"ply", "blank"}:
            click.echo(f"  [{event.kind}{f' {event.name}' if event.name else ''}]")
    if not asks(shown):
        click.echo(shown.title)


def ask(shown: Update) -> None:
    """List what may be done."""
    for proposal in shown.table.proposals:
        if any(seat in shown.you for seat in proposal.waiting):
            wish = "to go back" if proposal.what == "back" else "that a bot takes a seat"
            click.echo(f"{shown.table.seats[proposal.seat].name} asks {wish}: yes or no?")
    if shown.table.status == "over":
        names = [seat.name for seat in shown.table.seats]
        for place, name, score in sorted(zip(shown.table.places, names, shown.table.scores, strict=False)):
            click.echo(f"{place}. {name}: {score} points")
        if shown.table.practice:
            click.echo(PRACTICE)
        click.echo(f"The seed of the dice: {shown.table.seed} (sha256 {shown.table.commitment})")
    for frame in shown.frames:
        if frame.legal:
            click.echo(f"{shown.table.seats[frame.seat].name}:")
        for number, choice in enumerate(frame.legal, start=1):
            click.echo(f"  {number:3} {choice.notation:16} {choice.words}")


async def do(client: Client, sitting: Sitting, server: str, table: str, shown: Update, words: str) -> tuple[int, str]:
    """Do what was typed; return the number of its event (0: none) and the table to go to, if it is another."""
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
    """Do one of the choices, by its number or notation."""
    for frame in frames:
        for number, choice in enumerate(frame.legal, start=1):
            if words in {str(number), choice.notation}:
                return (await sitting.move(frame.seat, choice.action)).number
    click.echo("  That is none of the choices; `help` lists what can be typed.")
    return 0

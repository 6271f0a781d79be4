"""A server's table in the terminal, through the typed client.

It prints the journal and lists the legal actions, but draws nothing, so it can play every game that a server offers.
"""

import asyncio
import json
import os
from pathlib import Path
from urllib.parse import urlsplit

import click
import httpx
from websockets.exceptions import WebSocketException

from duchy.cli.files import FileError, write_text
from duchy.cli.table.glossary import explain_words
from duchy.cli.table.hints import hint_lines
from duchy.cli.table.registry import table_of
from duchy.cli.terminal.keyboard import typed_line
from duchy.cli.terminal.output import echo
from duchy.cli.terminal.screen import Lines, console, wrap
from duchy.core.reason import Refusal
from duchy.games import load
from duchy.server.client import Client, ServerRefused, Sitting
from duchy.server.wire.messages import Happened, SeatRequest, Update
from duchy.server.wire.requests import MOST_FORESEEN, Created, Foreseen, WhatIf
from duchy.system import user_name

HELP = """  NUMBER or NOTATION       play this action
  back                     undo your last action, or ask the other players to agree
  say WORDS                send a chat message
  yes, no                  answer a request
  watch, join, carry       create a link: to spectate, to join, to move your seat to another device
  hint                     let the coach propose a plan for your turn, if the table allows it
  ? WORD                   explain anything on the table by its name or sign
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
        echo()


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
        await client.call_me(name or user_name()[:24])
        return
    try:
        await client.me()
    except ServerRefused as refused:
        if refused.status != 401:
            raise
        client.http.cookies.clear()
        await client.call_me(user_name()[:24])


async def open_table(client: Client, server: str, game: str, given: tuple[str, ...], friend: bool, bot: str) -> str:
    """Open a table with the number of seats that its options require."""
    options: dict[str, str | int] = {}
    for pair in given:
        key, equals, value = pair.partition("=")
        if not equals:
            raise click.UsageError(f"--option must be NAME=VALUE, as in players=3, got {pair!r}")
        options[key] = value
    made = await create_table(client, game, options, friend, bot)
    echo(f"Table {made.table}. Link to spectate: {server}/watch/{made.links.watch}")
    if made.links.join:
        echo(f"For your friends: duchy join {server}/join/{made.links.join}")
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
        echo(f"{listed.id}  {listed.game}{practice}: {names}{'  - your turn' if listed.turn else ''}")
    if not tables:
        raise click.ClickException("you have no tables on this server: open one with --new GAME")
    return tables[0].id


async def play(client: Client, sitting: Sitting, server: str, table: str) -> str | None:
    """Print news and execute typed lines until you leave the table; return the next table, if there is one."""
    first = shown = await sitting.update()
    await print_news(client, table, shown, shown.events[-12:])
    if shown.table.practice:
        echo(PRACTICE)
    while True:
        while not awaits_input(shown):
            shown = await sitting.update()
            await print_news(client, table, shown, shown.events)
        choices = await worded_choices(client, table, shown)
        print_choices(shown, choices)
        words = (await read_line()).strip()
        if words == "quit":
            return None
        if words.startswith("?") and words != "?":
            explain(first, words[1:].strip())
            continue
        try:
            ended, other = await execute(client, sitting, server, table, shown, choices, words)
        except ServerRefused as refused:
            echo(f"  {refused}")
            ended, other = 0, ""
        if other:
            return other
        latest = sitting.latest
        while ended and (latest is None or latest.number <= ended):
            latest = await sitting.update()
        if latest is not None and latest is not shown:
            if latest.table.practice and not shown.table.practice:
                echo(PRACTICE)
            news = [event for event in latest.events if event.number >= shown.number]
            await print_news(client, table, latest, news)
            shown = latest


async def read_line() -> str:
    """Read a line; raise `EOFError` at the end of the input."""
    echo("> ", end="")
    line = await typed_line()
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


async def print_news(client: Client, table: str, shown: Update, events: list[Happened]) -> None:
    """Print what happened; the server is asked for the words of the journals, if there are any."""
    told: dict[int, list[str]] = {}
    if any(event.journal for event in events):
        first, last = events[0].number, events[-1].number
        for event in (await client.history(table, first, last + 1 - first, words=True)).events:
            told[event.number] = [entry["words"] for entry in event.journal] if isinstance(event.journal, list) else []
    for event in events:
        for words in told.get(event.number, []):
            echo(f"  {words}")
        data = event.data if isinstance(event.data, dict) else {}
        if event.kind == "chat":
            echo(f"  {event.name}: {data.get('text', '')}")
        elif event.kind not in {"ply", "blank"}:
            echo(f"  [{event.kind}{f' {event.name}' if event.name else ''}]")
    if not awaits_input(shown):
        echo(status_line(shown))


def status_line(shown: Update) -> str:
    """Return whom the table waits for."""
    table, game = shown.table, shown.table.game.capitalize()
    if table.stopped:
        return f"{game}: stopped"
    acting = [seat for seat in table.acting if seat < len(table.seats)]
    if any(seat in shown.you and not table.seats[seat].played_by_bot for seat in acting):
        return f"Your turn - {game}"
    if not acting:
        return f"{game}: waiting for players"
    return f"{game}: {', '.join(table.seats[seat].name for seat in acting)}"


async def worded_choices(client: Client, table: str, shown: Update) -> list[tuple[int, list[Foreseen]]]:
    """Ask the server for the words of each seat's legal actions; nothing if the table has moved on."""
    found: list[tuple[int, list[Foreseen]]] = []
    for frame in shown.frames:
        actions = [choice.action for choice in frame.legal]
        worded: list[Foreseen] = []
        for first in range(0, len(actions), MOST_FORESEEN):
            wanted = WhatIf(frame.seat, shown.number, actions[first : first + MOST_FORESEEN], effects=False)
            worded += await client.ask(table, wanted)
        found.append((frame.seat, worded))
    return found


def print_choices(shown: Update, choices: list[tuple[int, list[Foreseen]]]) -> None:
    """Print open requests, the result if the game is over, and the legal actions."""
    for proposal in shown.table.proposals:
        if any(seat in shown.you for seat in proposal.waiting):
            wish = "to undo" if proposal.what == "back" else "to let a bot take a seat"
            echo(f"{shown.table.seats[proposal.seat].name} asks {wish}: yes or no?")
    if shown.table.status == "over":
        names = [seat.name for seat in shown.table.seats]
        for place, name, score in sorted(zip(shown.table.places, names, shown.table.scores, strict=False)):
            echo(f"{place}. {name}: {score} points")
        if shown.table.practice:
            echo(PRACTICE)
        echo(f"Seed of the dice: {shown.table.seed} (SHA-256 {shown.table.commitment})")
    for seat, worded in choices:
        if worded:
            echo(f"{shown.table.seats[seat].name}:")
        for number, choice in enumerate(worded, start=1):
            echo(f"  {number:3} {choice.notation:16} {choice.words}")


async def execute(
    client: Client,
    sitting: Sitting,
    server: str,
    table: str,
    shown: Update,
    choices: list[tuple[int, list[Foreseen]]],
    words: str,
) -> tuple[int, str]:
    """Execute a typed line; return the number of its event (0: none) and the next table, if it changes."""
    word, _, rest = words.partition(" ")
    seat = shown.frames[0].seat if shown.frames else 0
    asked = [p.asked for p in shown.table.proposals if any(own in shown.you for own in p.waiting)]
    if word in {"help", "?", ""}:
        echo(HELP)
    elif word == "hint":
        for line in hint_lines(await client.hint(table, seat, shown.number)):
            echo(f"  {line}")
    elif word == "say":
        return (await sitting.chat(rest)).number, ""
    elif word == "back":
        return (await sitting.take_back(seat)).number, ""
    elif word in {"yes", "no"} and asked:
        return (await sitting.answer(asked[0], word == "yes")).number, ""
    elif word in {"watch", "join", "carry"}:
        where = "#" if word == "carry" else f"{word}/"
        echo(f"  duchy join {server}/{where}{(await client.link(table, word)).token}")
    elif word == "dice":
        for draws in (await client.dice(table)).draws:
            who = shown.table.seats[draws.seat].name if draws.seat >= 0 else "-"
            counts = ", ".join(f"{value}: {count}" for value, count in sorted(draws.counts.items()))
            echo(f"  {who}, {draws.draw}: {counts}")
    elif word == "resign":
        return (await sitting.resign(seat)).number, ""
    elif word == "leave":
        return (await sitting.leave()).number, ""
    elif word == "return":
        return (await sitting.come_back(seat)).number, ""
    elif word == "rematch":
        return 0, (await sitting.rematch()).table
    else:
        return await choose(sitting, choices, words), ""
    return 0, ""


def explain(shown: Update, words: str) -> None:
    """Explain something on the table of the first update, which has the options, if the terminal knows the game."""
    try:
        game = load(shown.table.game)
        table, state = table_of(game, [seat.name for seat in shown.table.seats]), game.initial(shown.table.options)
        lines = explain_words(table, state, words)
    except Refusal as error:
        echo(f"  {error}")
        return
    screen = console()
    screen.print(Lines([part for line in lines for part in wrap(line, screen.width)]))


async def choose(sitting: Sitting, choices: list[tuple[int, list[Foreseen]]], words: str) -> int:
    """Play an action by its number or notation; return the number of its event (0: none)."""
    for seat, worded in choices:
        for number, choice in enumerate(worded, start=1):
            if words in {str(number), choice.notation}:
                return (await sitting.move(seat, choice.action)).number
    echo("  That is not an action or a command; `help` lists them.")
    return 0

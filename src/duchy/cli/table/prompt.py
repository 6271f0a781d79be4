"""The prompt: reads an action by number or notation, or one of a few words that look, explain, save and leave."""

import contextlib
from collections.abc import Callable
from dataclasses import dataclass

from rich.text import Text

from duchy.cli.files import FileTrouble
from duchy.cli.table.game import Desk
from duchy.cli.table.menu import Menu
from duchy.cli.table.news import told
from duchy.cli.table.points import points_sheet
from duchy.cli.terminal.screen import broken
from duchy.core.reason import NotationError, Refusal

LOG_LINES = 15


class Leave(Exception):
    """Somebody leaves the table."""


@dataclass(frozen=True)
class Asked:
    """A seat at the prompt, what it may do, and what it typed after the first word."""

    desk: Desk
    seat: int
    menu: Menu
    rest: str = ""


def ask(desk: Desk, seat: int) -> None:
    """Show the table to a person and read lines until one changes the position."""
    desk.hand_over(seat)
    desk.tell(seat)
    desk.look(seat)
    menu = Menu(desk.table, desk.match.state, seat)
    desk.show(menu.lines(desk.console.width))
    while True:
        line = read(f"{desk.sitters[seat].name}> ")
        try:
            if line and answered(desk, seat, menu, line):
                return
        except (ValueError, FileTrouble) as error:  # every refusal is a ValueError
            desk.say(str(error), "red")


def read(prompt: str) -> str:
    """Read a line, with editing and history where the terminal can."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
    return " ".join(input(prompt).split())


def answered(desk: Desk, seat: int, menu: Menu, line: str) -> bool:
    """Do what a line says; true when the position has changed."""
    word, _, rest = line.partition(" ")
    word = word.lower()
    command = COMMANDS.get("front" if word == desk.table.place else word)
    if command is not None:
        return command.do(Asked(desk, seat, menu, rest))
    desk.match.play(seat, chosen(desk, menu, line))
    desk.changed()
    return True


def number_up_to(text: str, most: int) -> int | None:
    """Read a number from 1 to the most there is."""
    return int(text) if text.isdecimal() and len(text) < 6 and 1 <= int(text) <= most else None


def chosen(desk: Desk, menu: Menu, text: str) -> int:
    """Read an action: its number in the menu, or its notation."""
    if text.isdecimal():
        number = number_up_to(text, len(menu.actions))
        if number is None:
            raise Refusal(f"there is no {text[:12]} in the list: it goes from 1 to {len(menu.actions)}")
        return menu.actions[number - 1]
    try:
        return desk.game.parse(text)
    except NotationError as error:
        word = text.partition(":")[2] or text
        if word.split()[:1] in [desk.game.notation(action).rpartition(":")[2].split()[:1] for action in menu.actions]:
            raise
        raise Refusal(f"{text!r} is no number and no action of the list, and no other word: try 'help'") from error


def undo(asked: Asked) -> bool:
    """Take back the last action of the seat."""
    asked.desk.match.undo(asked.seat)
    asked.desk.seen[asked.seat] = len(asked.desk.match.journal)
    asked.desk.changed()
    return True


def why(asked: Asked) -> bool:
    """Say why an action is not legal now."""
    if not asked.rest:
        raise Refusal(f"why what? Name an action, as in: why {asked.desk.table.example}")
    desk = asked.desk
    action = chosen(desk, asked.menu, asked.rest)
    reason = desk.game.explain(desk.match.state, asked.seat, action)
    if reason is None:
        desk.say(f"You may {desk.game.describe(desk.match.state, asked.seat, action)}.")
    else:
        desk.say(f"{reason.words}{f' (rule {reason.rule})' if reason.rule else ''}")
    return False


def score(asked: Asked) -> bool:
    """Show the points so far."""
    asked.desk.console.print(points_sheet(asked.desk.match, asked.desk.table))
    return False


def log(asked: Asked) -> bool:
    """Tell again what happened."""
    rest = asked.rest or str(LOG_LINES)
    lines = told(asked.desk.table, asked.desk.match.journal, asked.desk.console.width)
    wanted = len(lines) if rest == "all" else number_up_to(rest, 99999)
    if wanted is None:
        raise Refusal(f"log {rest}: a number of lines or 'all' is right")
    asked.desk.show(lines[-wanted:])
    return False


def front(asked: Asked) -> bool:
    """Show what a player has in front."""
    desk = asked.desk
    number = number_up_to(asked.rest or str(asked.seat + 1), len(desk.sitters))
    if number is None:
        raise Refusal(f"{desk.table.place} {asked.rest}: name a player by number, 1 to {len(desk.sitters)}")
    desk.show(desk.table.front(desk.match.state, asked.seat, number - 1, desk.console.width))
    return False


def look(asked: Asked) -> bool:
    """Draw the table again."""
    asked.desk.look(asked.seat)
    asked.desk.show(asked.menu.lines(asked.desk.console.width))
    return False


def legend(asked: Asked) -> bool:
    """Explain the signs, or those with a word."""
    desk, width = asked.desk, asked.desk.console.width
    lines = desk.table.legend(desk.match.state)
    if asked.rest:
        lines = [line for line in lines if asked.rest.lower() in line.plain.lower()]
        if not lines:
            raise Refusal(f"legend {asked.rest}: nothing in the legend is called so")
    desk.show([part for line in lines for part in broken(line, width)])
    return False


def query(asked: Asked) -> bool:
    """Explain a word, or without one what can be typed."""
    return legend(asked) if asked.rest else list_commands(asked)


def save(asked: Asked) -> bool:
    """Write the record."""
    asked.desk.save_as(asked.rest or asked.desk.file)
    asked.desk.say(f"Saved: {asked.desk.file}")
    return False


def list_commands(asked: Asked) -> bool:
    """List what can be typed."""
    asked.desk.say("Type the number of an action, or its notation, which stands beside it. Or:")
    for command in COMMANDS.values():
        usage = command.usage.replace("front", asked.desk.table.place)
        words = command.words.replace("EXAMPLE", asked.desk.table.example)
        asked.desk.console.print(Text.assemble((f"  {usage:<14}", "bold cyan"), words))
    return False


def leave(asked: Asked) -> bool:
    """Save and leave."""
    if asked.rest not in ("", "now"):
        raise Refusal(f"quit {asked.rest}: 'quit' or 'quit now' is right")
    if not asked.rest:
        asked.desk.keep()
    raise Leave


@dataclass(frozen=True)
class Command:
    """A word for the prompt: how it is typed, what it does in words, and what does it."""

    usage: str
    words: str
    do: Callable[[Asked], bool]


COMMANDS = {
    "undo": Command("undo", "take back your last action, as long as no dice, draw or other player followed", undo),
    "why": Command("why ACTION", "why an action is not legal now, as in: why EXAMPLE", why),
    "look": Command("look", "draw the table and list the actions again", look),
    "front": Command("front NUMBER", "what another player has in front", front),
    "legend": Command("legend [WORD]", "what the signs mean, and what tiles or cards do", legend),
    "?": Command("? WORD", "only the lines of the legend with a word in them", query),
    "score": Command("score", "the points of everybody so far, by source", score),
    "log": Command("log [LINES]", "what happened lately; 'log all' from the beginning", log),
    "save": Command("save [FILE]", "write the record, now and after each of your actions", save),
    "quit": Command("quit", "save and leave; 'quit now' leaves without saving", leave),
    "help": Command("help", "this list", list_commands),
}

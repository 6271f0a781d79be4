"""The prompt: reads an action by number or notation, or a command such as `undo`, `why`, `legend` or `quit`."""

import contextlib
from collections.abc import Callable
from dataclasses import dataclass

from rich.text import Text

from duchy.cli.files import FileError
from duchy.cli.table.game import TerminalGame
from duchy.cli.table.glossary import explain_words
from duchy.cli.table.menu import Menu
from duchy.cli.table.news import news_lines
from duchy.cli.table.points import points_grid
from duchy.cli.terminal.output import printable
from duchy.cli.terminal.screen import wrap
from duchy.core.reason import NotationError, Refusal

LOG_LINES = 15
"""The number of lines that `log` prints by default."""


class Leave(Exception):
    """A person leaves the table."""


@dataclass(frozen=True)
class Typed:
    """A command as it was typed: the game, the seat, its menu of actions, and the words after the command."""

    game: TerminalGame
    seat: int
    menu: Menu
    rest: str = ""


def ask(game: TerminalGame, seat: int) -> None:
    """Show the table to a person, and read lines until one changes the position."""
    game.hand_over(seat)
    game.print_news(seat)
    game.print_table(seat)
    menu = Menu(game.table, game.match.state, seat)
    game.print_lines(menu.lines(game.console.width))
    while True:
        line = read_line(f"{game.players[seat].name}> ")
        try:
            if line and execute(game, seat, menu, line):
                return
        except (ValueError, FileError) as error:  # every refusal is a ValueError
            game.print_line(str(error), "red")


def read_line(prompt: str) -> str:
    """Read a line, with editing and history if the terminal supports them."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
    return " ".join(input(printable(prompt)).split())


def execute(game: TerminalGame, seat: int, menu: Menu, line: str) -> bool:
    """Execute a line; return whether the position has changed."""
    word, _, rest = (f"? {line[1:].lstrip()}" if line.startswith("?") else line).partition(" ")
    word = word.lower()
    command = COMMANDS.get("front" if word == game.table.place else word)
    if command is not None:
        return command.do(Typed(game, seat, menu, rest))
    game.match.play(seat, read_action(game, menu, line))
    game.record_decision()
    return True


def number_up_to(text: str, most: int) -> int | None:
    """Read a number from 1 to `most`; return None for anything else."""
    return int(text) if text.isdecimal() and len(text) < 6 and 1 <= int(text) <= most else None


def read_action(game: TerminalGame, menu: Menu, text: str) -> int:
    """Read an action: its number in the menu, or its notation."""
    if text.isdecimal():
        number = number_up_to(text, len(menu.actions))
        if number is None:
            raise Refusal(f"an action's number must be 1 to {len(menu.actions)}, got {text[:12]}")
        return menu.actions[number - 1]
    try:
        return game.engine.parse(text)
    except NotationError as error:
        word = text.partition(":")[2] or text
        words = [game.engine.notation(action).rpartition(":")[2].split()[:1] for action in menu.actions]
        if word.split()[:1] in words:
            raise
        raise Refusal(f"{text!r} is not an action or a command: try 'help'") from error


def undo(typed: Typed) -> bool:
    """Undo the seat's last action."""
    typed.game.match.undo(typed.seat)
    typed.game.seen[typed.seat] = len(typed.game.match.journal)
    typed.game.record_decision()
    return True


def why(typed: Typed) -> bool:
    """Explain why an action is not legal now."""
    if not typed.rest:
        raise Refusal(f"name an action, as in: why {typed.game.table.example}")
    game = typed.game
    action = read_action(game, typed.menu, typed.rest)
    reason = game.engine.explain(game.match.state, typed.seat, action)
    if reason is None:
        game.print_line(f"You may {game.engine.describe(game.match.state, typed.seat, action)}.")
    else:
        game.print_line(f"{reason.words}{f' (rule {reason.rule})' if reason.rule else ''}")
    return False


def score(typed: Typed) -> bool:
    """Show everyone's points so far."""
    typed.game.console.print(points_grid(typed.game.match, typed.game.table))
    return False


def log(typed: Typed) -> bool:
    """Show the last lines of the log."""
    rest = typed.rest or str(LOG_LINES)
    lines = news_lines(typed.game.table, typed.game.match.journal, typed.game.console.width)
    wanted = len(lines) if rest == "all" else number_up_to(rest, 99999)
    if wanted is None:
        raise Refusal(f"log takes a number of lines or 'all', got {rest!r}")
    typed.game.print_lines(lines[-wanted:])
    return False


def front(typed: Typed) -> bool:
    """Show what a player has on the table."""
    game = typed.game
    number = number_up_to(typed.rest or str(typed.seat + 1), len(game.players))
    if number is None:
        raise Refusal(f"{game.table.place} takes a player's number, 1 to {len(game.players)}, got {typed.rest!r}")
    game.print_lines(game.table.front(game.match.state, typed.seat, number - 1, game.console.width))
    return False


def look(typed: Typed) -> bool:
    """Draw the table again."""
    typed.game.print_table(typed.seat)
    typed.game.print_lines(typed.menu.lines(typed.game.console.width))
    return False


def legend(typed: Typed) -> bool:
    """Explain all signs, or only what is asked about."""
    game, width = typed.game, typed.game.console.width
    state = game.match.state
    lines = explain_words(game.table, state, typed.rest) if typed.rest else game.table.legend(state)
    game.print_lines([part for line in lines for part in wrap(line, width)])
    return False


def query(typed: Typed) -> bool:
    """Explain a word or, without one, list the commands."""
    return legend(typed) if typed.rest else list_commands(typed)


def hint(typed: Typed) -> bool:
    """Let the coach propose a plan for the turn; the record counts one hint for each decision."""
    from duchy.cli.table.hints import hint_lines
    from duchy.coach.hint import Adviser
    from duchy.coach.registry import knowledge_of

    game, state = typed.game, typed.game.match.state
    advice = Adviser(game.engine, state, typed.seat, knowledge_of(game.engine.name), 1).advise()
    game.count_hint(typed.seat)
    for line in hint_lines(advice):
        game.print_line(line)
    return False


def save(typed: Typed) -> bool:
    """Save the record."""
    typed.game.save_as(typed.rest or typed.game.file)
    typed.game.print_line(f"Saved: {typed.game.file}")
    return False


def list_commands(typed: Typed) -> bool:
    """List the commands."""
    typed.game.print_line("Type an action's number or notation, as listed above, or one of these commands:")
    for command in COMMANDS.values():
        usage = command.usage.replace("front", typed.game.table.place)
        words = command.words.replace("EXAMPLE", typed.game.table.example)
        typed.game.console.print(Text.assemble((f"  {usage:<14}", "bold cyan"), words))
    return False


def leave(typed: Typed) -> bool:
    """Leave the table, and save the game first unless `now` is added."""
    if typed.rest not in ("", "now"):
        raise Refusal(f"quit takes nothing or 'now', got {typed.rest!r}")
    if not typed.rest:
        typed.game.save_on_leaving()
    raise Leave


@dataclass(frozen=True)
class Command:
    """A command at the prompt: how to type it, its help, and its function."""

    usage: str
    words: str
    do: Callable[[Typed], bool]


COMMANDS = {
    "undo": Command("undo", "undo your last action, unless dice, a draw or another player followed it", undo),
    "why": Command("why ACTION", "explain why an action is not legal now, as in: why EXAMPLE", why),
    "hint": Command("hint", "let the coach propose a plan for your turn", hint),
    "look": Command("look", "draw the table and list the actions again", look),
    "front": Command("front NUMBER", "show a player's part of the table", front),
    "legend": Command("legend [WORD]", "explain the signs, and what tiles or cards do", legend),
    "?": Command("? WORD", "explain anything on the table by its name or sign, also if this game has none", query),
    "score": Command("score", "show everyone's points so far, by source", score),
    "log": Command("log [LINES]", "show what happened lately; 'log all' starts at the beginning", log),
    "save": Command("save [FILE]", "save the record now and after each of your actions", save),
    "quit": Command("quit", "save and leave; 'quit now' leaves without saving", leave),
    "help": Command("help", "show this list", list_commands),
}

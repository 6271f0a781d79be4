"""A session at the terminal: chance, bots and people act in turn until the end; it is saved whatever happens."""

import sys
from io import TextIOWrapper

import click

from duchy.cli.table.game import Desk
from duchy.cli.table.news import told
from duchy.cli.table.points import closing
from duchy.cli.table.prompt import Leave, ask
from duchy.cli.table.seating import bot_choice
from duchy.core.game import CHANCE

INTERRUPTED = 130


def run(desk: Desk) -> None:
    """Play to the end, or until somebody leaves."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    greet(desk)
    try:
        play(desk)
    except EOFError:
        desk.console.print()
        desk.keep()
    except KeyboardInterrupt:
        desk.console.print()
        desk.match.replay(desk.kept)
        desk.keep()
        raise click.exceptions.Exit(INTERRUPTED) from None
    except Leave:
        return


def greet(desk: Desk) -> None:
    """Say what is being played, and pin the dice down before the first roll."""
    names = ", ".join(f"{seat} {sitter.name}" for seat, sitter in enumerate(desk.sitters, start=1))
    desk.say(f"{desk.game.name.capitalize()}{', resumed' if desk.kept else ''}: {names}", "bold")
    if any(not sitter.bot for sitter in desk.sitters):
        desk.say("`help` lists what you can type, `legend` explains the signs.", "dim")
    desk.say(f"The sha256 of the dice's seed: {desk.dice.commitment}", "dim")


def play(desk: Desk) -> None:
    """Let everybody act until the game is over."""
    match = desk.match
    while acting := match.acting():
        if acting == [CHANCE]:
            match.draw(desk.dice)
            continue
        bots = [seat for seat in acting if desk.sitters[seat].bot]
        if bots:
            match.play(bots[0], bot_choice(match, bots[0], desk.sitters[bots[0]], desk.seed))
        else:
            ask(desk, acting[0])
    finish(desk)


def finish(desk: Desk) -> None:
    """Show how the game ended, and save it."""
    people = [seat for seat, sitter in enumerate(desk.sitters) if not sitter.bot]
    desk.console.print()
    desk.show(told(desk.table, desk.match.journal[desk.seen[people[0]] if people else 0 :], desk.console.width))
    desk.console.print()
    for part in closing(desk.match, desk.table):
        desk.console.print(part)
    desk.say(f"The seed of the dice:          {desk.seed.hex()}", "dim")
    desk.say(f"Its sha256, told at the start: {desk.dice.commitment}", "dim")
    if people or desk.path:
        desk.kept = list(desk.match.plies)
        desk.keep()
        desk.say(f"`duchy replay {desk.file} --verify` checks every roll and every point.", "dim")

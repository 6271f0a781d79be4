"""A session at the terminal: chance, bots and people act until the game ends, and it is saved whatever happens."""

import sys
from io import TextIOWrapper

import click

from duchy.cli.table.game import TerminalGame
from duchy.cli.table.news import news_lines
from duchy.cli.table.points import result_lines
from duchy.cli.table.prompt import Leave, ask
from duchy.cli.table.seating import choose_for_bot
from duchy.core.game import CHANCE

INTERRUPTED = 130


def run(game: TerminalGame) -> None:
    """Play until the game ends or someone leaves."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    greet(game)
    try:
        play(game)
    except EOFError:
        game.console.print()
        game.save_on_leaving()
    except KeyboardInterrupt:
        game.console.print()
        game.match.replay(game.decided)
        game.save_on_leaving()
        raise click.exceptions.Exit(INTERRUPTED) from None
    except Leave:
        return


def greet(game: TerminalGame) -> None:
    """Print the game and its players, and commit to the dice before the first roll."""
    names = ", ".join(f"{seat} {player.name}" for seat, player in enumerate(game.players, start=1))
    game.print_line(f"{game.engine.name.capitalize()}{', resumed' if game.decided else ''}: {names}", "bold")
    if any(not player.bot for player in game.players):
        game.print_line("`help` lists the commands, `legend` explains the signs.", "dim")
    game.print_line(f"SHA-256 of the seed of the dice: {game.dice.commitment}", "dim")


def play(game: TerminalGame) -> None:
    """Let chance, bots and people act until the game is over."""
    match = game.match
    while acting := match.acting():
        if acting == [CHANCE]:
            match.draw(game.dice)
            continue
        bots = [seat for seat in acting if game.players[seat].bot]
        if bots:
            match.play(bots[0], choose_for_bot(match, bots[0], game.players[bots[0]], game.seed))
        else:
            ask(game, acting[0])
    finish(game)


def finish(game: TerminalGame) -> None:
    """Show how the game ended, and save it."""
    people = [seat for seat, player in enumerate(game.players) if not player.bot]
    game.console.print()
    unseen = game.match.journal[game.seen[people[0]] if people else 0 :]
    game.print_lines(news_lines(game.table, unseen, game.console.width))
    game.console.print()
    for part in result_lines(game.match, game.table):
        game.console.print(part)
    game.print_line(f"Seed of the dice:               {game.seed.hex()}", "dim")
    game.print_line(f"SHA-256, as shown at the start: {game.dice.commitment}", "dim")
    if people or game.path:
        game.decided = list(game.match.plies)
        game.save_on_leaving()
        game.print_line(f"Verify every roll and every point with `duchy replay {game.file} --verify`.", "dim")

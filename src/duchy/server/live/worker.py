"""A worker process: reads positions from its standard input, lets a bot choose, and writes the choices back.

It knows no table and no person: what it is told is made up where the bot must not see the truth. It can be killed at
any moment. Messages are JSON, each on a line of its own.
"""

import sys
from typing import Any

from msgspec import Struct, json

from duchy.bots.registry import bot
from duchy.core.game import Game
from duchy.games import load


class Task(Struct):
    """A position in which a bot is to choose for a seat."""

    game: str
    position: Any
    bot: str
    seat: int
    seed: int


class Choice(Struct):
    """What the bot chose."""

    action: int


def choose(games: dict[str, Game], task: Task) -> int:
    """Let a bot choose."""
    game = games.setdefault(task.game, load(task.game))
    state = game.read(task.position)
    return bot(task.bot, task.game, task.seed).choose(game, state, task.seat)


def main() -> None:
    """Choose until the input ends."""
    games: dict[str, Game] = {}
    decoder, encoder = json.Decoder(Task), json.Encoder()
    while line := sys.stdin.buffer.readline():
        action = choose(games, decoder.decode(line))
        sys.stdout.buffer.write(encoder.encode(Choice(action)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()

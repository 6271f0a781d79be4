"""A bot chooses: the task, and its choice. It knows no table and no person, and sees what its seat sees."""

from typing import Any, Final

from msgspec import Struct

from duchy.bots.bot import Bot
from duchy.bots.levels import LEVELS, settings_of
from duchy.bots.registry import bot, profile_of
from duchy.core.game import Game
from duchy.games import load

THOUGHTS: Final = 4
"""The maximum number of bots whose search is kept for the next decision of their turn."""


class Task(Struct, tag="choose"):
    """A position in which a bot chooses for a seat."""

    game: str
    position: Any
    bot: str
    seat: int
    seed: int
    seconds: float = 0.0
    """The maximum thinking time, where people are waiting; 0: all that the level needs."""


class Choice(Struct):
    """The bot's choice."""

    action: int


def choose(games: dict[str, Game], thoughts: list[Bot], task: Task) -> int:
    """Have a bot choose; a bot that already searched in the same turn continues from there."""
    game = games.setdefault(task.game, load(task.game))
    state = game.read(task.position)
    player = next((one for one in thoughts if one.name == task.bot and one.follows(game, state, task.seat)), None)
    player = player or bot(task.bot, task.game, task.seed)
    if task.bot in LEVELS:
        thoughts[:] = [player, *(one for one in thoughts if one is not player)][:THOUGHTS]
    if task.seconds:
        player.hurry(task.seconds)
    elif task.bot in LEVELS:
        player.budget(0.0, nodes_of(task.bot, task.game))
    return player.choose(game, state, task.seat)


def nodes_of(level: str, game: str) -> int:
    """Return how many nodes a level may try for a decision in a game."""
    settings = settings_of(level, profile_of(game))
    return settings.nodes if settings else LEVELS[level].nodes

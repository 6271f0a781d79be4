"""Which bots a browser offers: those whose decisions come in a time that people wait for, and how long that is.

Nowhere does a level get less than its nodes: Python is interpreted in a browser, so the same thought takes about forty
times as long as on a server, and what takes too long is left to servers.
"""

from importlib.resources import files
from typing import Final

from msgspec import json
from msgspec.structs import replace

from duchy.server.live.catalogue import catalogue
from duchy.server.wire.requests import BotInfo, Catalogue

SECONDS: Final[dict[str, dict[str, int]]] = json.decode(files(__package__).joinpath("seconds.json").read_bytes())
"""The seconds in which nine decisions of ten come, in a browser on a computer, by bot and game; others take less."""
LONGEST: Final = 10
"""The seconds that a bot's decision may take."""


def offered() -> Catalogue:
    """List the games, and the bots that a browser offers."""
    whole = catalogue()
    return replace(whole, bots=[with_seconds(bot) for bot in whole.bots])


def with_seconds(bot: BotInfo) -> BotInfo:
    """Say how long a bot thinks, if people notice it, and leave it out where that is too long."""
    seconds = SECONDS.get(bot.name, {})
    slow = [game for game, long in seconds.items() if long > LONGEST and game not in bot.left_out]
    return replace(bot, seconds=seconds, left_out=[*bot.left_out, *slow]) if seconds else bot

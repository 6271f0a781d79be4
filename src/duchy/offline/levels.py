"""Which bots a browser offers: those whose decisions come in a time that people wait for, and how long that is.

Nowhere does a level get less than its nodes: Python is interpreted in a browser, so the same thought takes about forty
times as long as on a server, and the strongest levels are left to servers.
"""

from typing import Final

from msgspec.structs import replace

from duchy.server.live.catalogue import catalogue
from duchy.server.wire.requests import Catalogue

SECONDS: Final = {"steward": {"burgundy": 2, "kingdom": 2}}
"""The seconds that a decision usually takes in a browser on a computer, where that is one or more."""
LEFT_OUT: Final = ("chancellor", "duke")
"""Five times and twenty-five times as long as the steward."""


def offered() -> Catalogue:
    """List the games, and the bots that a browser offers."""
    whole = catalogue()
    bots = [replace(bot, seconds=SECONDS[bot.name]) if bot.name in SECONDS else bot for bot in whole.bots]
    return replace(whole, bots=[bot for bot in bots if bot.name not in LEFT_OUT])

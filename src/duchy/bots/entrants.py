"""Bots as commands and programs name them, with a budget of their own if one is given."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Final

from duchy.bots.bot import Bot
from duchy.bots.registry import HAND, LEARNT, bot
from duchy.core.reason import Refusal

FORM: Final = re.compile(rf"(?P<bot>[^@]+?)(:(?P<by>{HAND}|{LEARNT}))?(@(?P<amount>\d+(\.\d+)?)(?P<unit>[sn]))?")
SECONDS: Final = "s"
OWN: Final = ":"
"""Separator between module and factory in a custom bot's name."""


@dataclass(frozen=True)
class Entrant:
    """A bot, and the budget of each of its decisions: seconds, nodes, or its level's default."""

    bot: str
    seconds: float = 0.0
    nodes: int = 0
    by: str = ""
    """How it values positions: `hand`, `learnt`, or empty for whichever is better."""

    @property
    def is_own(self) -> bool:
        """Return whether it is a custom bot, of a module outside the registry."""
        return OWN in self.bot

    def __str__(self) -> str:
        """Write the entrant as `entrant_of` reads it."""
        name = f"{self.bot}:{self.by}" if self.by else self.bot
        if self.seconds:
            return f"{name}@{self.seconds:g}s"
        return f"{name}@{self.nodes}n" if self.nodes else name

    def make(self, game: str, seed: int) -> Bot:
        """Make the bot for a game; raises `Refusal` if there is none, or none with a budget."""
        made = own_bot(self.bot, seed) if self.is_own else bot(self.bot, game, seed, self.by)
        if (self.seconds or self.nodes) and not made.budget(self.seconds, self.nodes):
            raise Refusal(f"{self}: bot {self.bot} has no budget; name it without one")
        return made


def make_bot(text: str, game: str, seed: int) -> Bot:
    """Make the bot that an entrant's text describes."""
    return entrant_of(text).make(game, seed)


def own_bot(name: str, seed: int) -> Bot:
    """Make a custom bot, written MODULE:NAME: NAME is called with a seed and must return a `Bot`."""
    module, _, attribute = name.partition(OWN)
    try:
        make: Callable[[int], object] = getattr(import_module(module), attribute)
        made = make(seed)
    except Exception as error:
        raise Refusal(f"bot {name} cannot be created: {error!r}; MODULE:NAME is called with a seed") from error
    if not isinstance(made, Bot):
        raise Refusal(f"bot {name} must be a duchy.bots.bot.Bot, got {type(made).__name__}")
    return made


def entrant_of(text: str) -> Entrant:
    """Read an entrant: NAME, NAME:hand, NAME:learnt or MODULE:NAME, and @0.5s (seconds a decision) or @400n (nodes)."""
    found = FORM.fullmatch(text.strip())
    if found is None:
        raise Refusal(f"{text.strip()!r} is not a bot: use NAME, NAME@0.5s (seconds per decision) or NAME@400n (nodes)")
    by = found["by"] or ""
    if found["unit"] is None:
        return Entrant(found["bot"], by=by)
    amount = float(found["amount"])
    if not amount or (found["unit"] != SECONDS and "." in found["amount"]):
        raise Refusal(f"{text.strip()!r} has an invalid budget: use seconds like 0.5s or nodes like 400n, more than 0")
    if found["unit"] == SECONDS:
        return Entrant(found["bot"], seconds=amount, by=by)
    return Entrant(found["bot"], nodes=int(amount), by=by)

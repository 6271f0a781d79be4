"""Games for the tests of research: short series of random bots, and their records."""

from collections.abc import Mapping

from duchy.bots.bot import Bot
from duchy.bots.registry import bot
from duchy.core.game import Game, State
from duchy.core.match import Match
from duchy.core.options import settle
from duchy.core.record import record_of, text_of
from duchy.games import load
from duchy.research.data.account import Account
from duchy.research.data.fresh import Series


def series(name: str, options: Mapping[str, str | int] | None = None, seed: bytes = b"seed") -> Series:
    """Make a series of random bots."""
    game = load(name)
    settled = settle(game.options(), options or {})
    return Series(name, settled, ("random",) * game.seats(game.initial(settled)), seed)


def record_text(account: Account) -> str:
    """Write the record of an account's game, with its seed revealed."""
    match = Match(load(account.game), account.origin.options)
    match.replay(list(zip(account.seats, account.actions, strict=True)))
    return text_of(record_of(match, account.origin.players, bytes.fromhex(account.origin.seed)))


class Cheat(Bot):
    """A bot that makes illegal choices."""

    name = "cheat"

    def __init__(self, seed: int) -> None:
        del seed

    def choose(self, game: Game, state: State, seat: int) -> int:
        del state, seat
        return game.actions


def cheated(name: str, game: str, seed: int) -> Bot:
    """Make a cheat, or a registered bot."""
    return Cheat(seed) if name == "cheat" else bot(name, game, seed)

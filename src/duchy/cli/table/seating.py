"""The players at the terminal, people and bots. A record stores them as its players, so that a game can be resumed."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

import click

from duchy.bots.entrants import OWN, entrant_of, make_bot
from duchy.bots.registry import BOTS
from duchy.cli.arguments import bot_names
from duchy.core.chance import Rng
from duchy.core.match import Match
from duchy.core.reason import RecordError, Refusal

BOT_PREFIX = "bot "
"""The start of a bot's entry in a record."""
LONGEST_NAME = 16


@dataclass(frozen=True)
class Player:
    """A person or a bot in a seat: the name, and the bot as commands name it ('' for a person)."""

    name: str
    bot: str = ""

    def entry(self) -> str:
        """Return the player's entry in a record."""
        return BOT_PREFIX + self.bot if self.bot else self.name


def seat_players(game: str, count: int, seats: str, bots: str, names: Sequence[str]) -> list[Player]:
    """Put people into the seats listed in `seats`, and bots into all the others."""
    people: list[int] = []
    for word in [] if seats == "none" else seats.split(","):
        if not (word.strip().isdecimal() and 1 <= int(word) <= count):
            raise click.UsageError(f"--seat must be 1 to {count}, as in 1 or 1,2, got {word.strip()!r}")
        people.append(int(word) - 1)
    if len(names) > len(people):
        raise click.UsageError(f"--name allows one name per human seat ({len(people)}), got {len(names)}")
    for name in names:
        if not name.isprintable() or not 1 <= len(name.strip()) <= LONGEST_NAME or name.startswith(BOT_PREFIX):
            raise click.UsageError(
                f"--name must have 1 to {LONGEST_NAME} printable characters and not start with 'bot', got {name!r}"
            )
    others = bot_names(bots, count - len(set(people)), game) if count > len(set(people)) else []
    name_of = dict(zip(people, names, strict=False))
    players: list[Player] = []
    for seat in range(count):
        if seat in people:
            players.append(Player(name_of.get(seat, f"Player {seat + 1}")))
        else:
            players.append(read_player(BOT_PREFIX + others.pop(0), seat))
    return players


def read_player(entry: str, seat: int) -> Player:
    """Read a player's entry in a record; raise `RecordError` if it names a bot that does not exist.

    A custom bot is only known by its name here: whoever reads a record need not have it.
    """
    if not entry.startswith(BOT_PREFIX):
        return Player(entry)
    name = entry.removeprefix(BOT_PREFIX)
    try:
        entrant = entrant_of(name)
    except Refusal as refusal:
        raise RecordError(f"player {seat + 1}: {refusal}") from refusal
    if entrant.is_own:
        return Player(f"{entrant.bot.rpartition(OWN)[2]} {seat + 1}", name)
    if entrant.bot not in BOTS:
        raise RecordError(f"player {seat + 1}: there is no bot {entrant.bot!r}: the bots are {', '.join(BOTS)}")
    return Player(f"{name.capitalize()} {seat + 1}", name)


def choose_for_bot(match: Match, seat: int, player: Player, seed: bytes) -> int:
    """Let a bot choose; its randomness depends only on the game's seed and the ply, so a resumed game is the same."""
    label = f"{len(match.plies)} {seat}".encode()
    number = int.from_bytes(hashlib.sha256(b"bot " + seed + label).digest()[:7], "big")
    state = match.game.resample(match.state, seat, Rng(number))
    return make_bot(player.bot, match.game.name, number).choose(match.game, state, seat)

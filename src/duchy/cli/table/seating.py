"""Who sits where: people and bots. A record keeps them as the names of its players, so a game can go on."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

import click

from duchy.bots.registry import BOTS, bot
from duchy.cli.arguments import bot_names
from duchy.core.chance import Rng
from duchy.core.match import Match
from duchy.core.reason import RecordError

BOT_SIGN = "bot "
LONGEST_NAME = 16


@dataclass(frozen=True)
class Sitter:
    """Somebody in a seat: a name, and which bot it is ('' for a person)."""

    name: str
    bot: str = ""

    def entry(self) -> str:
        """Write the sitter as a record does."""
        return BOT_SIGN + self.bot if self.bot else self.name


def seated(game: str, count: int, seats: str, bots: str, names: Sequence[str]) -> list[Sitter]:
    """Seat the people where they want and bots everywhere else."""
    people: list[int] = []
    for word in [] if seats == "none" else seats.split(","):
        if not (word.strip().isdecimal() and 1 <= int(word) <= count):
            raise click.UsageError(f"--seat: {word.strip()!r} is no seat of this game: 1 to {count}, as in 1 or 1,2")
        people.append(int(word) - 1)
    if len(names) > len(people):
        raise click.UsageError(f"--name: {len(names)} names are given, and {len(people)} of the seats are for people")
    for name in names:
        if not name.isprintable() or not 1 <= len(name.strip()) <= LONGEST_NAME or name.startswith(BOT_SIGN):
            raise click.UsageError(f"--name: {name!r} is no name for a person: at most {LONGEST_NAME} letters")
    others = bot_names(bots, count - len(set(people)), game) if count > len(set(people)) else []
    called = dict(zip(people, names, strict=False))
    sitters: list[Sitter] = []
    for seat in range(count):
        if seat in people:
            sitters.append(Sitter(called.get(seat, f"Player {seat + 1}")))
        else:
            sitters.append(sitter_of(BOT_SIGN + others.pop(0), seat))
    return sitters


def sitter_of(entry: str, seat: int) -> Sitter:
    """Read a sitter from a record; raises `RecordError` if it is a bot that does not exist."""
    if not entry.startswith(BOT_SIGN):
        return Sitter(entry)
    name = entry.removeprefix(BOT_SIGN)
    if name not in BOTS:
        raise RecordError(f"player {seat + 1}: there is no bot {name!r}: the bots are {', '.join(BOTS)}")
    return Sitter(f"{name.capitalize()} {seat + 1}", name)


def bot_choice(match: Match, seat: int, sitter: Sitter, seed: bytes) -> int:
    """Let a bot choose; its chance follows from the game's seed and the ply, so that a resumed game is the same."""
    label = f"{len(match.plies)} {seat}".encode()
    number = int.from_bytes(hashlib.sha256(b"bot " + seed + label).digest()[:7], "big")
    state = match.game.resample(match.state, seat, Rng(number))
    return bot(sitter.bot, match.game.name, number).choose(match.game, state, seat)

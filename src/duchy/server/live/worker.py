"""A worker process: reads tasks from its standard input and writes the answers back.

It lets bots choose in positions, or reads what clients bring, or draws pictures: then it has limits. It knows no table
and no person: what it is told of a position is made up where the bot must not see the truth. It can be killed at any
moment. Messages are JSON, each on a line of its own.
"""

import os
import sys
from contextlib import suppress
from typing import Any, Final

from msgspec import Raw, Struct, json

from duchy.bots.registry import bot
from duchy.core.game import Game
from duchy.core.reason import Refusal
from duchy.games import load
from duchy.server.picture.painting import painted
from duchy.server.picture.scene import Scene
from duchy.server.table.refused import Refused
from duchy.server.table.replay import record_draws, record_moments
from duchy.server.wire.replay import RecordText

if sys.platform != "win32":  # which has no such limits: the server looks at the clock, there as everywhere
    import resource

MEGABYTE: Final = 1 << 20
TOO_MUCH: Final = "too-much"
STEPS_BACK: Final = 5
"""What the system calls niceness."""


class Task(Struct, tag="choose"):
    """A position in which a bot is to choose for a seat."""

    game: str
    position: Any
    bot: str
    seat: int
    seed: int
    seconds: float = 0.0
    """The longest that it may think, where people wait."""


class SetUp(Struct, tag="set-up"):
    """A game that somebody wants to play, with options that hold a text."""

    game: str
    options: dict[str, str]


class Look(Struct, tag="look"):
    """A record that somebody brings: its moments are wanted, or its draws."""

    wanted: RecordText
    draws: bool


class Paint(Struct, tag="paint"):
    """A picture that is wanted of a link."""

    scene: Scene


class Choice(Struct):
    """What the bot chose."""

    action: int


class Read(Struct):
    """What came of reading: an answer, or a code and words why not."""

    code: str = ""
    words: str = ""
    answer: Raw = Raw(b"null")


def choose(games: dict[str, Game], task: Task) -> int:
    """Let a bot choose."""
    game = games.setdefault(task.game, load(task.game))
    state = game.read(task.position)
    player = bot(task.bot, task.game, task.seed)
    if task.seconds:
        player.hurry(task.seconds)
    return player.choose(game, state, task.seat)


def read(task: SetUp | Look | Paint) -> Read:
    """Read what a client brings, and say why it cannot be if it cannot; or draw a picture."""
    try:
        if isinstance(task, Paint):
            return Read(answer=Raw(json.encode(painted(task.scene))))
        if isinstance(task, SetUp):
            load(task.game).initial(task.options)
            return Read()
        found = record_draws(task.wanted) if task.draws else record_moments(task.wanted)
        return Read(answer=Raw(json.encode(found)))
    except Refused as refused:
        return Read(refused.code, str(refused))
    except Refusal as refusal:
        return Read("wrong", str(refusal))
    except RecursionError:
        return Read("wrong", "this is nested too deep")


def limit_memory(megabytes: int) -> None:
    """Let this process have so much memory, where the system can be told."""
    if sys.platform != "win32":
        with suppress(ValueError, OSError):  # some systems have the limit and do not let it be set
            resource.setrlimit(resource.RLIMIT_AS, (megabytes * MEGABYTE, megabytes * MEGABYTE))


def limit_time(seconds: int) -> None:
    """Let this process compute for so many seconds from now on, where the system can be told."""
    if sys.platform != "win32":
        usage = resource.getrusage(resource.RUSAGE_SELF)
        most = resource.getrlimit(resource.RLIMIT_CPU)[1]
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            resource.setrlimit(resource.RLIMIT_CPU, (int(usage.ru_utime + usage.ru_stime) + 1 + seconds, most))


def stand_back() -> None:
    """Let everybody else on this machine go first: what people do must not wait for what bots think."""
    if sys.platform != "win32":
        os.nice(STEPS_BACK)


def main(seconds: int = 0, megabytes: int = 0) -> None:
    """Do what is asked until the input ends; with limits, end over a task that needs more memory than there may be."""
    games: dict[str, Game] = {}
    decoder, encoder = json.Decoder(Task | SetUp | Look | Paint), json.Encoder()
    if megabytes:
        limit_memory(megabytes)
    else:
        stand_back()
    while line := sys.stdin.buffer.readline():
        if seconds:
            limit_time(seconds)
        task = decoder.decode(line)
        answer: Choice | Read
        if isinstance(task, Task):
            answer = Choice(choose(games, task))
        else:
            try:
                answer = read(task)
            except MemoryError:
                return  # what is left of this process is not to be trusted
        sys.stdout.buffer.write(encoder.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    try:
        main(*(int(argument) for argument in sys.argv[1:]))
    except BrokenPipeError:
        os._exit(0)  # the server is gone: nobody is left to be told anything

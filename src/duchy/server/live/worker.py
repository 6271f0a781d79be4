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

from duchy.bots.bot import Bot
from duchy.bots.levels import LEVELS
from duchy.bots.registry import bot
from duchy.core.game import Game
from duchy.core.reason import IllegalAction, OptionError, PositionError, Refusal
from duchy.games import load
from duchy.picture.painting import paint_scene
from duchy.picture.scene import Scene
from duchy.server.table.positions import check_tree, record_position, spots, start_position
from duchy.server.table.refused import Refused
from duchy.server.table.replay import record_draws, record_moments
from duchy.server.table.reviewing import record_source
from duchy.server.table.setup import settle_options
from duchy.server.table.showing import reason_info, reason_of
from duchy.server.wire.analysis import RecordPosition, StartPosition, Tree, WantedPosition
from duchy.server.wire.messages import ReasonInfo
from duchy.server.wire.replay import RecordText

if sys.platform != "win32":  # which has no such limits: the server looks at the clock, there as everywhere
    import resource

MEGABYTE: Final = 1 << 20
THOUGHTS: Final = 4
"""Bots whose thoughts are kept for the next decision of their turn, at most."""
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


class ShowPositions(Struct, tag="spots"):
    """A position that somebody analyses, with plies after it; luck for what is rolled."""

    wanted: WantedPosition
    luck: int


class ShowStart(Struct, tag="start"):
    """A game whose first position is wanted."""

    wanted: StartPosition


class ShowMoment(Struct, tag="moment"):
    """A record of which one position is wanted."""

    wanted: RecordPosition


class ReadGame(Struct, tag="game"):
    """A record that is to be reviewed."""

    record: str


class CheckTree(Struct, tag="tree"):
    """A tree that is to be kept."""

    tree: Tree


Brought = SetUp | Look | Paint | ShowPositions | ShowStart | ShowMoment | ReadGame | CheckTree
"""What is done for clients in a process with limits."""


class Choice(Struct):
    """What the bot chose."""

    action: int


class Read(Struct):
    """What came of reading: an answer, or a code and words why not, with the engine's reason if it has one."""

    code: str = ""
    words: str = ""
    reason: ReasonInfo | None = None
    answer: Raw = Raw(b"null")


def choose(games: dict[str, Game], thoughts: list[Bot], task: Task) -> int:
    """Let a bot choose; one that has thought about the decision before in the same turn goes on from there."""
    game = games.setdefault(task.game, load(task.game))
    state = game.read(task.position)
    player = next((one for one in thoughts if one.name == task.bot and one.follows(game, state, task.seat)), None)
    player = player or bot(task.bot, task.game, task.seed)
    if task.bot in LEVELS:
        thoughts[:] = [player, *(one for one in thoughts if one is not player)][:THOUGHTS]
    if task.seconds:
        player.hurry(task.seconds)
    return player.choose(game, state, task.seat)


def read(task: Brought) -> Read:
    """Read what a client brings, and say why it cannot be if it cannot; or draw a picture."""
    try:
        return Read(answer=Raw(json.encode(answer_of(task))))
    except (Refusal, RecursionError) as error:
        return refusal_of(error)


def answer_of(task: Brought) -> object:
    """Do what a client wants done; raises `Refusal`."""
    match task:
        case Paint():
            return paint_scene(task.scene)
        case SetUp():
            load(task.game).initial(settle_options(task.game, dict(task.options)))
            return None
        case Look():
            return record_draws(task.wanted) if task.draws else record_moments(task.wanted)
        case ShowPositions():
            return spots(task.wanted, task.luck)
        case ShowStart():
            return start_position(task.wanted)
        case ShowMoment():
            return record_position(task.wanted)
        case ReadGame():
            return record_source(task.record)
        case CheckTree():
            return check_tree(task.tree)


def refusal_of(error: Refusal | RecursionError) -> Read:
    """Say why something cannot be; of a position with the field that is wrong."""
    words = str(error)
    if isinstance(error, RecursionError):
        return Read("wrong", "this is nested too deep")
    if isinstance(error, Refused):
        return Read(error.code, words, reason_info(error))
    if isinstance(error, IllegalAction):
        return Read("illegal", words, reason_of(error.reason))
    if isinstance(error, OptionError) and error.reason is not None:
        return Read("wrong", words, reason_of(error.reason))
    if isinstance(error, PositionError):
        return Read("position", words, ReasonInfo("position", "", {"field": words.partition(":")[0]}))
    return Read("wrong", words)


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
    thoughts: list[Bot] = []
    decoder, encoder = json.Decoder(Task | Brought), json.Encoder()
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
            answer = Choice(choose(games, thoughts, task))
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

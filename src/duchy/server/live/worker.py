"""A worker process: reads tasks from standard input and writes the answers back as JSON, one per line.

It lets bots choose; with limits on time and memory, it reads uploads or draws pictures. It knows no table and no
person: positions are resampled where the bot must not see hidden information. It can be killed at any time.
"""

import os
import sys
from typing import Any, Final

from msgspec import Raw, Struct, json

from duchy.bots.bot import Bot
from duchy.bots.levels import LEVELS
from duchy.bots.registry import bot
from duchy.core.game import Game
from duchy.core.reason import IllegalAction, OptionError, PositionError, Refusal
from duchy.core.toml import parse_toml
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
from duchy.system import limit_memory, limit_time, step_back

THOUGHTS: Final = 4
"""The maximum number of bots whose search is kept for the next decision of their turn."""
STEPS_BACK: Final = 5
"""The niceness of the process: people must not wait for bots."""


class Task(Struct, tag="choose"):
    """A position in which a bot chooses for a seat."""

    game: str
    position: Any
    bot: str
    seat: int
    seed: int
    seconds: float = 0.0
    """The maximum thinking time, where people are waiting."""


class SetUp(Struct, tag="set-up"):
    """A game to set up, with options that contain text."""

    game: str
    options: dict[str, str]


class Look(Struct, tag="look"):
    """An uploaded record whose moments or draws are requested."""

    wanted: RecordText
    draws: bool


class Paint(Struct, tag="paint"):
    """A link preview to draw."""

    scene: Scene


class ShowPositions(Struct, tag="spots"):
    """A position to analyse, with plies after it, and a seed for rolls."""

    wanted: WantedPosition
    luck: int


class ShowStart(Struct, tag="start"):
    """A game whose first position is requested."""

    wanted: StartPosition


class ShowMoment(Struct, tag="moment"):
    """A record of which one position is requested."""

    wanted: RecordPosition


class ReadGame(Struct, tag="game"):
    """A record to review."""

    record: str


class ParseText(Struct, tag="parse"):
    """A set of cards to parse, for a table that has been played with it."""

    text: str


class CheckTree(Struct, tag="tree"):
    """A tree to check."""

    tree: Tree


Brought = SetUp | Look | Paint | ShowPositions | ShowStart | ShowMoment | ReadGame | ParseText | CheckTree
"""Tasks for clients that run in a process with limits."""


class Choice(Struct):
    """The bot's choice."""

    action: int


class Read(Struct):
    """The result of a task: an answer, or a code and words saying why not, with the engine's reason if any."""

    code: str = ""
    words: str = ""
    reason: ReasonInfo | None = None
    answer: Raw = Raw(b"null")


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
    return player.choose(game, state, task.seat)


def read(task: Brought) -> Read:
    """Carry out a client's task, and report errors as data."""
    try:
        return Read(answer=Raw(json.encode(answer_of(task))))
    except (Refusal, RecursionError) as error:
        return refusal_of(error)


def answer_of(task: Brought) -> object:
    """Carry out a client's task; raises `Refusal`."""
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
        case ParseText():
            return parsed(task.text)
        case CheckTree():
            return check_tree(task.tree)


def parsed(text: str) -> object:
    """Parse TOML; `None` if it is not valid, or not the same after a journey as JSON."""
    try:
        content = parse_toml(text)
        return content if content == json.decode(json.encode(content)) else None
    except (ValueError, TypeError):
        return None


def refusal_of(error: Refusal | RecursionError) -> Read:
    """Return an error as data; for a position, with the invalid field."""
    words = str(error)
    if isinstance(error, RecursionError):
        return Read("wrong", "this is nested too deeply")
    if isinstance(error, Refused):
        return Read(error.code, words, reason_info(error))
    if isinstance(error, IllegalAction):
        return Read("illegal", words, reason_of(error.reason))
    if isinstance(error, OptionError) and error.reason is not None:
        return Read("wrong", words, reason_of(error.reason))
    if isinstance(error, PositionError):
        return Read("position", words, ReasonInfo("position", "", position_values(error)))
    return Read("wrong", words)


def position_values(error: PositionError) -> dict[str, object]:
    """Return the wrong field of a position and, if the error has a code, the code as `fault` with its values."""
    if error.reason is None:
        return {"field": error.field}
    return {**error.reason.values, "fault": error.reason.code}


def main(seconds: int = 0, megabytes: int = 0) -> None:
    """Carry out tasks until the input ends; with limits, exit if a task needs too much memory."""
    games: dict[str, Game] = {}
    thoughts: list[Bot] = []
    decoder, encoder = json.Decoder(Task | Brought), json.Encoder()
    if megabytes:
        limit_memory(megabytes)
    else:
        step_back(STEPS_BACK)
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
                return  # the process is no longer reliable
        sys.stdout.buffer.write(encoder.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    try:
        main(*(int(argument) for argument in sys.argv[1:]))
    except BrokenPipeError:
        os._exit(0)  # the server is gone

"""A worker process: reads tasks from standard input and writes the answers back as JSON, one per line.

It lets bots choose; with limits on time and memory, it reads uploads or draws pictures. It knows no table and no
person: positions are resampled where the bot must not see hidden information. It can be killed at any time.
"""

import os
import sys
from typing import Final

from msgspec import Raw, Struct, json

from duchy.bots.bot import Bot
from duchy.core.game import Game
from duchy.core.reason import Refusal
from duchy.picture.painting import paint_scene
from duchy.picture.scene import Scene
from duchy.server.tasks.choosing import Choice, Task, choose
from duchy.server.tasks.reading import Brought, Read, read, refusal_of
from duchy.system import limit_memory, limit_time, step_back

STEPS_BACK: Final = 5
"""The niceness of the process: people must not wait for bots."""


class Paint(Struct, tag="paint"):
    """A link preview to draw."""

    scene: Scene


def painted(task: Paint) -> Read:
    """Draw a link preview."""
    try:
        return Read(answer=Raw(json.encode(paint_scene(task.scene))))
    except Refusal as error:
        return refusal_of(error)


def main(seconds: int = 0, megabytes: int = 0) -> None:
    """Carry out tasks until the input ends; with limits, exit if a task needs too much memory."""
    games: dict[str, Game] = {}
    thoughts: list[Bot] = []
    decoder, encoder = json.Decoder(Task | Brought | Paint), json.Encoder()
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
                answer = painted(task) if isinstance(task, Paint) else read(task)
            except MemoryError:
                return  # the process is no longer reliable
        sys.stdout.buffer.write(encoder.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    try:
        main(*(int(argument) for argument in sys.argv[1:]))
    except BrokenPipeError:
        os._exit(0)  # the server is gone

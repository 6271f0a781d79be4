"""A coach process: thinks for the coach. It knows no table and no person, and can be killed at any time.

It reads tasks from standard input and writes answers back as JSON, one per line. It has a low priority: bots and
people's moves come first.
"""

import os
import sys

from msgspec import Raw, json

from duchy.core.reason import IllegalAction, Refusal
from duchy.server.tasks.coaching import CoachDesk, Question
from duchy.server.tasks.reading import Read, refusal_of
from duchy.system import limit_memory, step_back


def main(steps_back: int, megabytes: int) -> None:
    """Carry out tasks until the input ends."""
    step_back(steps_back)
    limit_memory(megabytes)
    decoder, encoder, tutor = json.Decoder(Question), json.Encoder(), CoachDesk()
    while line := sys.stdin.buffer.readline():
        try:
            answer = Read(answer=Raw(encoder.encode(tutor.answer(decoder.decode(line)))))
        except (Refusal, RecursionError, IllegalAction) as error:
            answer = refusal_of(error)
        except MemoryError:
            return  # the process is no longer reliable
        sys.stdout.buffer.write(encoder.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    try:
        main(*(int(argument) for argument in sys.argv[1:]))
    except BrokenPipeError:
        os._exit(0)  # the server is gone

"""The other worker of a browser: bots and the coach, one task after the other. It knows no table and no person."""

from typing import Final

from msgspec import Raw, json

from duchy.bots.bot import Bot
from duchy.core.game import Game
from duchy.core.reason import IllegalAction, Refusal
from duchy.server.tasks.choosing import Choice, Task, choose
from duchy.server.tasks.coaching import CoachDesk, Question
from duchy.server.tasks.reading import Read, refusal_of

GAMES: Final[dict[str, Game]] = {}
BOTS: Final[list[Bot]] = []
DESK: Final = CoachDesk()
decoder = json.Decoder(Task | Question)


def think(line: str) -> str:
    """Do a task, and answer in JSON."""
    task = decoder.decode(line)
    if isinstance(task, Task):
        return json.encode(Choice(choose(GAMES, BOTS, task))).decode()
    try:
        answer = Read(answer=Raw(json.encode(DESK.answer(task))))
    except (Refusal, RecursionError, IllegalAction) as error:
        answer = refusal_of(error)
    return json.encode(answer).decode()

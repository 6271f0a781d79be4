"""The words of previews in the languages of the page: who opens a link has not met the page yet."""
# ruff: noqa: RUF001 - letters of two scripts look alike here, and are meant

import re
from typing import Final

LANGUAGES: Final = ("en", "ru", "uk")
WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "burgundy": "Castles of Burgundy",
        "kingdom": "Wonderful Kingdom",
        "invites": "{who} invites you: {game}",
        "inviting": "{who} invites",
        "begun": "{game}: the game has begun",
        "at-table": "At the table: {names}. Free seats: {free}. Open the link, say a name and play: no account needed.",
        "all-taken": "At the table: {names}.",
        "coach-hints": "The coach may be asked for hints; all see it.",
        "coach-analysis": "The coach may be asked for hints and analyses; all see it.",
        "playing": "The game is on: {scores}. Anybody with this link may watch.",
        "over": "The game is over: {scores}.",
        "won": "The game is over. Winner: {winners}. {scores}.",
        "waiting": "Waiting for players: {names}.",
        "moment": "Moment {ply} of {plies}",
        "moment-text": "One moment of a game of {names}, to be looked at and gone on from.",
        "phase": "Phase {phase} · round {round}",
        "round": "Round {round}",
        "ended": "The game is over",
        "free": "free seat",
        "player": "Player {seat}",
        "bot": "Bot {seat}",
        "picture": "The position as a picture",
    },
    "ru": {
        "burgundy": "Замки Бургундии",
        "kingdom": "Чудесное королевство",
        "invites": "{who} приглашает вас: {game}",
        "inviting": "{who} приглашает",
        "begun": "{game}: партия началась",
        "at-table": "За столом: {names}. Свободных мест: {free}. Откройте ссылку, назовитесь и играйте.",
        "all-taken": "За столом: {names}.",
        "coach-hints": "Можно просить подсказки у тренера; все это видят.",
        "coach-analysis": "Можно просить у тренера подсказки и разборы; все это видят.",
        "playing": "Партия идёт: {scores}. По этой ссылке можно смотреть.",
        "over": "Партия окончена: {scores}.",
        "won": "Партия окончена. Победа: {winners}. {scores}.",
        "waiting": "Ждём игроков: {names}.",
        "moment": "Момент {ply} из {plies}",
        "moment-text": "Один момент партии, в которой играли: {names}. Его можно рассмотреть и пойти дальше.",
        "phase": "Фаза {phase} · раунд {round}",
        "round": "Раунд {round}",
        "ended": "Партия окончена",
        "free": "свободное место",
        "player": "Игрок {seat}",
        "bot": "Бот {seat}",
        "picture": "Позиция на столе",
    },
    "uk": {
        "burgundy": "Замки Бургундії",
        "kingdom": "Чудесне королівство",
        "invites": "{who} запрошує вас: {game}",
        "inviting": "{who} запрошує",
        "begun": "{game}: партія почалася",
        "at-table": "За столом: {names}. Вільних місць: {free}. Відкрийте посилання, назвіться і грайте.",
        "all-taken": "За столом: {names}.",
        "coach-hints": "Можна просити підказки в тренера; усі це бачать.",
        "coach-analysis": "Можна просити в тренера підказки та розбори; усі це бачать.",
        "playing": "Партія триває: {scores}. За цим посиланням можна дивитися.",
        "over": "Партію завершено: {scores}.",
        "won": "Партію завершено. Перемога: {winners}. {scores}.",
        "waiting": "Чекаємо на гравців: {names}.",
        "moment": "Момент {ply} з {plies}",
        "moment-text": "Один момент партії, у якій грали: {names}. Його можна роздивитися й піти далі.",
        "phase": "Етап {phase} · раунд {round}",
        "round": "Раунд {round}",
        "ended": "Партію завершено",
        "free": "вільне місце",
        "player": "Гравець {seat}",
        "bot": "Бот {seat}",
        "picture": "Позиція на столі",
    },
}
WISH: Final = re.compile(r"[a-z]{2}")
LONGEST_WISH: Final = 200
"""Letters that are read of what a browser says it likes."""


def say(language: str, key: str, **values: str | int) -> str:
    """Say something; what a person has written is only put in, whatever it looks like."""
    return WORDS[language][key].format(**values)


def language_of(wished: str, accepted: str) -> str:
    """Choose a language: the one that the link names, else the first that the browser likes and we speak."""
    for wish in (wished, *accepted[:LONGEST_WISH].lower().split(",")):
        found = WISH.match(wish.strip())
        if found and found[0] in LANGUAGES:
            return found[0]
    return LANGUAGES[0]

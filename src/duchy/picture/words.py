"""The texts of link previews in the languages of the page; people who get a link may not have seen the page yet."""
# ruff: noqa: RUF001 - letters of two scripts look alike here, on purpose

import re
from typing import Final

LANGUAGES: Final = ("en", "ru", "uk")
WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "burgundy": "Castles of Burgundy",
        "kingdom": "Wonderful Kingdom",
        "invites": "{who} invites you: {game}",
        "inviting": "{who} invites",
        "started": "{game}: the game has started",
        "at-table": "At the table: {names}. Free seats: {free}. "
        "Open the link, enter a name and play: no account needed.",
        "all-taken": "At the table: {names}.",
        "coach-hints": "Players can ask the coach for hints; everyone sees when one is used.",
        "coach-analysis": "Players can ask the coach for hints and analysis; everyone sees when either is used.",
        "playing": "The game is under way: {scores}. Anyone with this link can watch.",
        "over": "The game is over: {scores}.",
        "won": "The game is over. Winner: {winners}. {scores}.",
        "waiting": "Waiting for players: {names}.",
        "moment": "Position {ply} of {plies}",
        "moment-text": "A position from a game between {names}, to look at and continue from.",
        "phase": "Phase {phase} · round {round}",
        "round": "Round {round}",
        "ended": "The game is over",
        "wins": "{who} won {scores}",
        "leads": "{who} ahead, {scores}",
        "tied": "A tie, {scores}",
        "free": "free seat",
        "player": "Player {seat}",
        "bot": "Bot {seat}",
        "picture": "A picture of the position",
        "puzzle": "A puzzle: {game}",
        "puzzle-text": "Find the best turn. Rating {rating}; the answer is not shown until you have played yours.",
        "puzzle-note": "Puzzle",
        "puzzle-seat": "Player {seat} to move",
    },
    "ru": {
        "burgundy": "Замки Бургундии",
        "kingdom": "Это безумное королевство",
        "invites": "{who} приглашает вас: {game}",
        "inviting": "{who} приглашает",
        "started": "{game}: партия началась",
        "at-table": "За столом: {names}. Свободных мест: {free}. "
        "Откройте ссылку, введите имя и играйте: регистрация не нужна.",
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
        "wins": "Победа: {who}, {scores}",
        "leads": "Впереди {who}, {scores}",
        "tied": "Ничья, {scores}",
        "free": "свободное место",
        "player": "Игрок {seat}",
        "bot": "Бот {seat}",
        "picture": "Позиция на столе",
        "puzzle": "Задача: {game}",
        "puzzle-text": "Найдите лучший ход. Сложность {rating}; ответ виден только после вашего хода.",
        "puzzle-note": "Задача",
        "puzzle-seat": "Ходит игрок {seat}",
    },
    "uk": {
        "burgundy": "Замки Бургундії",
        "kingdom": "Чудесне королівство",
        "invites": "{who} запрошує вас: {game}",
        "inviting": "{who} запрошує",
        "started": "{game}: партія почалася",
        "at-table": "За столом: {names}. Вільних місць: {free}. "
        "Відкрийте посилання, введіть ім’я та грайте: реєстрація не потрібна.",
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
        "wins": "Перемога: {who}, {scores}",
        "leads": "Попереду {who}, {scores}",
        "tied": "Нічия, {scores}",
        "free": "вільне місце",
        "player": "Гравець {seat}",
        "bot": "Бот {seat}",
        "picture": "Позиція на столі",
        "puzzle": "Задача: {game}",
        "puzzle-text": "Знайдіть найкращий хід. Складність {rating}; відповідь видно лише після вашого ходу.",
        "puzzle-note": "Задача",
        "puzzle-seat": "Ходить гравець {seat}",
    },
}
CODE: Final = re.compile(r"[a-z]{2}")
LONGEST_PREFERENCES: Final = 200
"""The length to which the browser's language preferences are read, in letters."""


def say(language: str, key: str, **values: str | int) -> str:
    """Return a text with its values filled in; values are inserted as they are, never interpreted."""
    return WORDS[language][key].format(**values)


def language_of(wanted: str, accepted: str) -> str:
    """Choose a language: the one in the link, otherwise the first of the browser's that we have."""
    for code in (wanted, *accepted[:LONGEST_PREFERENCES].lower().split(",")):
        found = CODE.match(code.strip())
        if found and found[0] in LANGUAGES:
            return found[0]
    return LANGUAGES[0]

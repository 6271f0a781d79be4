"""The columns of the two tables with their types and meanings, and their rows (docs/research/data.md)."""

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from duchy import __version__
from duchy.core.game import CHANCE, Game
from duchy.research.data.account import Account

BOT_SIGN: Final = "bot "
"""The prefix that marks a bot among the players of a record."""
FORM: Final = 1
"""The version of the two tables: increases when a column is removed or changes meaning."""


@dataclass(frozen=True)
class Column:
    """A column: its name, its Arrow type, and its meaning."""

    name: str
    kind: str
    words: str


GAMES: Final = (
    Column("game", "int64", "number of the game in this export, from 0"),
    Column("name", "string", "name of the game"),
    Column("rules", "int32", "rules version the game was played under"),
    Column("version", "string", "version of duchy that wrote the row"),
    Column("options", "string", "options of the game, a JSON object"),
    Column("seats", "int8", "number of seats"),
    Column("players", "list<string>", "player in each seat, as in a record: `bot greedy`, a person's name, or empty"),
    Column("bots", "list<string>", "bot in each seat: `greedy`; null for a person"),
    Column("file", "string", "file the record was read from; null for a new game"),
    Column("seed", "string", "seed of the fair dice, hexadecimal; null if unknown"),
    Column("commitment", "string", "SHA-256 of the seed; null without fair dice"),
    Column("position", "bool", "whether the game started from a position; `sources` then omits earlier points"),
    Column("practice", "bool", "whether a draw was undone"),
    Column("lesson", "string", "name of the lesson, which has fixed dice; null for other games"),
    Column("plies", "int32", "number of plies, including chance"),
    Column("decisions", "int32", "number of plies decided by a seat"),
    Column("over", "bool", "whether the game was played to the end"),
    Column("first", "int8", "seat that went first; null if unknown"),
    Column("scores", "list<int32>", "score of each seat"),
    Column("places", "list<int8>", "place of each seat, 1 for the winner; null for an unfinished game"),
    Column(
        "sources",
        "list<struct<seat: int8, source: string, points: int32>>",
        "points of each seat by source, named as in the journal",
    ),
    Column("duchies", "list<string>", "duchy of each seat"),
    Column("built", "list<list<string>>", "tiles (with their hexes) or cards each seat has built by the end"),
)
PLIES: Final = (
    Column("game", "int64", "number of the game, as in the games table"),
    Column("ply", "int32", "number of the ply, from 1 as in a record"),
    Column("chance", "bool", "whether this is a chance ply"),
    Column("seat", "int8", "seat that decided, from 0; null for chance"),
    Column("action", "int32", "number of the action in the game's action space"),
    Column("notation", "dictionary<string>", "the action as text"),
    Column("legal", "int32", "number of legal actions (for chance: possible outcomes)"),
    Column("stage", "dictionary<string>", "phase of the game or stage of the round"),
    Column("round", "int8", "round of the phase or of the game, from 1"),
    Column("scores", "list<int32>", "points of each seat after the ply"),
)

Rows = dict[str, list[object]]


def rows_of_games(accounts: Iterable[tuple[int, Account]]) -> Rows:
    """Return the rows of the numbered games, by column."""
    rows: Rows = {column.name: [] for column in GAMES}
    for number, account in accounts:
        origin = account.origin
        values = {
            "game": number,
            "name": account.game,
            "rules": origin.rules,
            "version": __version__,
            "options": json.dumps(origin.options),
            "seats": len(account.scores),
            "players": origin.players,
            "bots": [name.removeprefix(BOT_SIGN) if name.startswith(BOT_SIGN) else None for name in origin.players],
            "file": origin.file or None,
            "seed": origin.seed or None,
            "commitment": origin.commitment or None,
            "position": origin.position,
            "practice": origin.practice,
            "lesson": origin.lesson or None,
            "plies": len(account.seats),
            "decisions": account.decisions,
            "over": bool(account.places),
            "first": account.first,
            "scores": account.scores,
            "places": account.places or None,
            "sources": [
                {"seat": seat, "source": source, "points": points}
                for seat, table in enumerate(account.sources)
                for source, points in table.items()
            ],
            "duchies": account.duchies,
            "built": account.built,
        }
        for name, column in rows.items():
            column.append(values[name])
    return rows


def rows_of_plies(accounts: Iterable[tuple[int, Account]], notation: Callable[[int], str]) -> Rows:
    """Return the rows of the plies of the numbered games, by column."""
    rows: Rows = {column.name: [] for column in PLIES}
    for number, account in accounts:
        count = len(account.seats)
        rows["game"] += [number] * count
        rows["ply"] += range(1, count + 1)
        rows["chance"] += [seat == CHANCE for seat in account.seats]
        rows["seat"] += [None if seat == CHANCE else seat for seat in account.seats]
        rows["action"] += account.actions
        rows["notation"] += [notation(action) for action in account.actions]
        rows["legal"] += account.legal
        rows["stage"] += account.stages
        rows["round"] += account.rounds
        rows["scores"] += account.running
    return rows


class Notations:
    """A cache of a game's notations."""

    def __init__(self, game: Game) -> None:
        """Store the game; no notation is cached yet."""
        self.game = game
        self.known: dict[int, str] = {}

    def __call__(self, action: int) -> str:
        """Return the notation of an action."""
        if action not in self.known:
            self.known[action] = self.game.notation(action)
        return self.known[action]

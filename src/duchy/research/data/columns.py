"""The two tables: every column with its type and meaning, and the rows made from accounts (docs/research/data.md)."""

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from duchy import __version__
from duchy.core.game import CHANCE, Game
from duchy.research.data.account import Account

BOT_SIGN: Final = "bot "
"""The prefix of a bot among the players of a record."""
FORM: Final = 1
"""The version of the two tables: grows when a column is removed or changes its meaning."""


@dataclass(frozen=True)
class Column:
    """A column: its name, its Arrow type, and its meaning."""

    name: str
    kind: str
    words: str


GAMES: Final = (
    Column("game", "int64", "number of the game in this export, from 0"),
    Column("name", "string", "name of the game"),
    Column("rules", "int32", "version of the rules that it was made under"),
    Column("version", "string", "version of duchy that wrote the row"),
    Column("options", "string", "options of the game, a JSON object"),
    Column("seats", "int8", "how many seats there are"),
    Column("players", "list<string>", "who sits there, as a record has it: `bot greedy`, a person's name, or nothing"),
    Column("bots", "list<string>", "the same for bots only: `greedy`; null where a person sits"),
    Column("file", "string", "file that the record was read from; null for a fresh game"),
    Column("seed", "string", "seed of the fair dice, hexadecimal; null where it is not known"),
    Column("commitment", "string", "SHA-256 of the seed; null where there were no fair dice"),
    Column("position", "bool", "whether it went on from a position: then points before it are not in `sources`"),
    Column("practice", "bool", "whether a draw was taken back"),
    Column("lesson", "string", "lesson that it is, with known dice; null for all others"),
    Column("plies", "int32", "how many plies it has, those of chance too"),
    Column("decisions", "int32", "how many of them were decided by seats"),
    Column("over", "bool", "whether it was played to its end"),
    Column("first", "int8", "seat that began; null where that is not known"),
    Column("scores", "list<int32>", "score of each seat"),
    Column("places", "list<int8>", "place of each seat, 1 the winner's; null while it is not over"),
    Column(
        "sources",
        "list<struct<seat: int8, source: string, points: int32>>",
        "points of each seat by their source, as the journal names it",
    ),
    Column("duchies", "list<string>", "duchy of each seat"),
    Column("built", "list<list<string>>", "what each seat has built at the end: tiles in their hexes, or cards"),
)
PLIES: Final = (
    Column("game", "int64", "the game, as in the table of games"),
    Column("ply", "int32", "number of the ply, from 1 as in a record"),
    Column("chance", "bool", "whether chance decided"),
    Column("seat", "int8", "who decided, from 0; null for chance"),
    Column("action", "int32", "the action, a number of the game's action space"),
    Column("notation", "dictionary<string>", "the action as text"),
    Column("legal", "int32", "how many actions (of chance: outcomes) were possible"),
    Column("stage", "dictionary<string>", "phase of the game, or stage of the round"),
    Column("round", "int8", "round, or round of the phase, from 1"),
    Column("scores", "list<int32>", "points of each seat after the ply"),
)

Rows = dict[str, list[object]]


def rows_of_games(accounts: Iterable[tuple[int, Account]]) -> Rows:
    """Make the rows of some numbered games, by column."""
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
    """Make the rows of the plies of some numbered games, by column."""
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
    """The notations of a game, each made once."""

    def __init__(self, game: Game) -> None:
        """Start with none."""
        self.game = game
        self.known: dict[int, str] = {}

    def __call__(self, action: int) -> str:
        """Return the notation of an action."""
        if action not in self.known:
            self.known[action] = self.game.notation(action)
        return self.known[action]

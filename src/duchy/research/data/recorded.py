"""Accounts of records: each record is verified while it is played, and errors name the file and the line."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from duchy.core.game import Game
from duchy.core.reason import RecordError, Refusal
from duchy.core.record import LONGEST, Record, read_record
from duchy.core.verdict import Verdict, check_digest, check_ply, check_result, fair_dice, start_match
from duchy.games import load
from duchy.research.data.account import Account, Clerk, Origin

ENDING: Final = ".record"
BYTES_OF_A_LETTER: Final = 4


@dataclass(frozen=True)
class RecordedLot:
    """Some files with records of a game, with the number of the first among all."""

    game: str
    first: int
    paths: tuple[str, ...]

    def accounts(self) -> Iterator[Account]:
        """Read and play the records."""
        for path in self.paths:
            yield account_of_file(self.game, path)


def recorded_lots(game: str, paths: list[str], size: int) -> Iterator[RecordedLot]:
    """Split files into lots."""
    for first in range(0, len(paths), size):
        yield RecordedLot(game, first, tuple(paths[first : first + size]))


def records_in(given: list[str]) -> list[str]:
    """Return the named files, and for folders all files ending in .record, by name."""
    paths: list[str] = []
    for name in given:
        path = Path(name)
        if not path.is_dir():
            paths.append(name)
            continue
        inside = sorted(str(each) for each in path.iterdir() if each.suffix == ENDING)
        if not inside:
            raise Refusal(f"{name} is a folder without records: their names end in {ENDING}")
        paths += inside
    return paths


def account_of_file(game: str, path: str) -> Account:
    """Read a file and write the account of its game; raises `RecordError` with file and line."""
    try:
        if Path(path).stat().st_size > LONGEST * BYTES_OF_A_LETTER:
            raise RecordError(f"{path}: a record has at most {LONGEST} characters")
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise RecordError(f"{path} is not a record: byte {error.start + 1} is not UTF-8") from error
    try:
        named = os.fsencode(path).decode("utf-8", "replace")  # file names need not be valid text
        return account_of(load(game), read_record(text), text, named)
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from error


def account_of(game: Game, record: Record, text: str = "", file: str = "") -> Account:
    """Play a record and write its account; raises `RecordError` if anything in it is wrong.

    Given the text of the record, errors also name the line. A record of earlier rules is played by the current ones as
    far as possible; if it gets stuck, it is refused.
    """
    match = start_match(game, record)
    seats = game.seats(match.state)
    if len(record.players) > seats:
        raise RecordError(f"the record names {len(record.players)} players; the game has {seats} seats")
    verdict, dice, gone = Verdict(match, record.rules), fair_dice(record), 0
    clerk = Clerk(game, match.state, match.journal, origin_of(verdict, record, file))
    at = "="
    try:
        check_digest(verdict, record)
        for index, (seat, action) in enumerate(record.plies):
            at = f"{index + 1} "
            gone += record.taken_back.get(index, 0)
            if seat in match.acting():
                clerk.before(seat, action)
            check_ply(verdict, record, index, dice, gone)
            clerk.account.actions[-1] = match.plies[-1][1]  # in the current numbering
            clerk.after()
            check_digest(verdict, record)
        at = "scores:"
        check_result(verdict, record)
    except Refusal as error:
        older = f"made with rules {record.rules}; under rules {game.rules} it stops: " if verdict.older else ""
        raise RecordError(f"{line_of(text, at)}{older}{error}") from error
    return clerk.close()


def origin_of(verdict: Verdict, record: Record, file: str) -> Origin:
    """Read the header of a record; a position has its own options, and seats without a name have none."""
    match = verdict.match
    options = match.options
    if record.position is not None:
        options = match.game.write(match.state)["options"]  # type: ignore[assignment]
    named = [*record.players, *[""] * (match.game.seats(match.state) - len(record.players))]
    return Origin(
        options,
        named,
        record.rules,
        record.seed,
        record.commitment,
        file,
        record.position is not None,
        record.practice,
        record.lesson,
    )


def line_of(text: str, beginning: str) -> str:
    """Return the line of a record that starts with some text."""
    for number, line in enumerate(text.split("\n"), start=1):
        if line.startswith(beginning):
            return f"line {number}: "
    return ""

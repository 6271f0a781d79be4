"""Records: a whole game as text that people can read, compare and verify; docs/record.md describes the format.

A record holds every ply, including those of chance, so it is complete without a seed. It has a digest of the position
every few plies; once the seed is revealed, anyone can recompute every draw.
"""

import json
from dataclasses import dataclass, field
from typing import Final

from duchy.core.chance import commitment
from duchy.core.document import parse_json
from duchy.core.game import CHANCE
from duchy.core.match import Match, digest
from duchy.core.reason import RecordError

FORM: Final = "duchy record 1"
CHANCE_SIGN: Final = "*"
TAKEN_BACK_SIGN: Final = "-"
LONGEST: Final = 1_000_000
"""The largest size of a record in characters; a long game has a tenth of it, unless it includes a custom set."""
PRACTICE: Final = "yes"
LONGEST_NUMBER: Final = 9
"""The largest number of digits: draws are also numbered by undone plies, and a number has eight bytes."""


@dataclass
class Record:
    """One recorded game: header, plies (seat and action), digests by ply, and the result."""

    game: str
    rules: int
    options: dict[str, object]
    players: list[str]
    position: object | None = None
    commitment: str = ""
    seed: str = ""
    plies: list[tuple[int, int]] = field(default_factory=list)
    notations: list[str] = field(default_factory=list)
    digests: dict[int, str] = field(default_factory=dict)
    taken_back: dict[int, int] = field(default_factory=dict)
    """The number of plies undone after each ply: draws are numbered by all plies ever made."""
    scores: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    lesson: str = ""
    """The lesson that was played: its dice were known beforehand."""
    practice: bool = False
    """Whether a draw was undone, so that another one replaced it."""
    hints: list[int] = field(default_factory=list)
    """The number of decisions for which each seat asked the coach; empty if no one did."""
    begun: tuple[int, int] = (0, 0)
    """The earlier rules version under which the game started, and the number of plies played under it."""


def record_of(
    match: Match, players: list[str], seed: bytes | None = None, taken_back: dict[int, int] | None = None
) -> Record:
    """Record a match, with a digest of its last position. A seed is revealed together with its commitment."""
    game = match.game
    record = Record(game.name, game.rules, dict(match.options), list(players), match.position)
    record.taken_back = dict(taken_back or {})
    record.begun = match.begun if match.plies else (0, 0)
    if seed is not None:
        record.commitment = commitment(seed)
        record.seed = seed.hex()
    record.plies = list(match.plies)
    record.notations = [game.notation(action) for _, action in match.plies]
    record.digests = dict(match.digests)
    if match.plies:
        record.digests[len(match.plies)] = digest(game, match.state)
    if not match.acting():
        record.scores = game.scores(match.state)
        record.places = game.places(match.state)
    return record


def text_of(record: Record) -> str:
    """Write a record as text."""
    lines = [FORM, f"game: {record.game}", f"rules: {record.rules}"]
    lines.append(f"options: {json.dumps(record.options, ensure_ascii=False)}")
    if record.position is not None:
        lines.append(f"position: {json.dumps(record.position, ensure_ascii=False)}")
    lines += [f"player {index}: {' '.join(name.split())}" for index, name in enumerate(record.players, start=1)]
    if record.lesson:
        lines.append(f"lesson: {record.lesson}")
    if record.practice:
        lines.append(f"practice: {PRACTICE}")
    if any(record.hints):
        lines.append(f"hints: {' '.join(str(count) for count in record.hints)}")
    if record.begun[1]:
        lines.append(f"begun: {record.begun[0]} {record.begun[1]}")
    if record.commitment:
        lines.append(f"commitment: {record.commitment}")
    lines.append("")
    if 0 in record.taken_back:
        lines.append(f"{TAKEN_BACK_SIGN} {record.taken_back[0]}")
    for ply, ((seat, action), words) in enumerate(zip(record.plies, record.notations, strict=True), start=1):
        lines.append(f"{ply} {CHANCE_SIGN if seat == CHANCE else seat + 1} {action} {words}")
        if ply in record.digests:
            lines.append(f"= {record.digests[ply]}")
        if ply in record.taken_back:
            lines.append(f"{TAKEN_BACK_SIGN} {record.taken_back[ply]}")
    lines.append("")
    if record.scores:
        lines.append(f"scores: {' '.join(str(score) for score in record.scores)}")
        lines.append(f"places: {' '.join(str(place) for place in record.places)}")
    if record.seed:
        lines.append(f"seed: {record.seed}")
    return "\n".join(lines).rstrip() + "\n"


def read_record(text: str) -> Record:
    """Read a record; raises `RecordError`, which names the line. Its content is checked in `verdict`."""
    if len(text) > LONGEST:
        raise RecordError(f"the record has {len(text)} characters; at most {LONGEST} are allowed")
    lines = text.split("\n")
    if lines[0].strip() != FORM:
        raise RecordError(f"line 1: a record must start with {FORM!r}")
    record = Record("", 0, {}, [])
    for number, line in enumerate(lines[1:], start=2):
        words = line.split()
        try:
            if not words:
                continue
            if words[0] == "=":
                record.digests[len(record.plies)] = words[1]
            elif words[0] == TAKEN_BACK_SIGN:
                read_taken_back(record, words)
            elif words[0].isdigit():
                read_ply(record, words)
            else:
                read_header(record, line)
        except (ValueError, IndexError) as error:
            start = line if len(line) <= 100 else f"{line[:100]}..."
            raise RecordError(f"line {number}: {start!r} cannot be read: {error}") from error
    if not record.game:
        raise RecordError("the line 'game: NAME' is missing")
    return record


def read_ply(record: Record, words: list[str]) -> None:
    """Read a ply: its number, the seat, the action and the notation."""
    expected = len(record.plies) + 1
    if int(words[0]) != expected:
        raise ValueError(f"expected ply {expected}")
    seat = CHANCE if words[1] == CHANCE_SIGN else int(words[1]) - 1
    if seat == CHANCE and words[1] != CHANCE_SIGN:
        raise ValueError(f"there is no seat {words[1]}; chance is written {CHANCE_SIGN}")
    record.plies.append((seat, int(words[2])))
    record.notations.append(" ".join(words[3:]))


def read_taken_back(record: Record, words: list[str]) -> None:
    """Read how many plies were made here and undone."""
    if not words[1].isdecimal() or len(words[1]) > LONGEST_NUMBER or int(words[1]) < 1:
        raise ValueError(f"{TAKEN_BACK_SIGN} must be followed by the number of undone plies, at least 1")
    record.taken_back[len(record.plies)] = int(words[1])


def read_header(record: Record, line: str) -> None:
    """Read a line `name: value`."""
    name, colon, value = line.partition(":")
    value = value.strip()
    if not colon:
        raise ValueError("a line must be 'NAME: VALUE', a ply, or '= DIGEST'")
    if name == "game":
        record.game = value
    elif name == "rules":
        record.rules = int(value)
    elif name == "options":
        options = parse_json(value)
        if not isinstance(options, dict):
            raise ValueError("options must be a JSON object")
        record.options = options
    elif name == "position":
        record.position = parse_json(value)
    elif name.startswith("player "):
        if name != f"player {len(record.players) + 1}":
            raise ValueError(f"expected player {len(record.players) + 1}")
        record.players.append(value)
    elif name == "commitment":
        record.commitment = value
    elif name == "lesson":
        record.lesson = value
    elif name == "practice":
        if value != PRACTICE:
            raise ValueError(f"practice must be {PRACTICE!r} if the line is present")
        record.practice = True
    elif name == "hints":
        if any(not word.isdecimal() or len(word) > LONGEST_NUMBER for word in value.split()):
            raise ValueError("hints must be one number per seat, at least 0")
        record.hints = [int(word) for word in value.split()]
    elif name == "begun":
        rules, plies = value.split()
        record.begun = int(rules), int(plies)
    elif name == "seed":
        bytes.fromhex(value)
        record.seed = value
    elif name == "scores":
        record.scores = [int(score) for score in value.split()]
    elif name == "places":
        record.places = [int(place) for place in value.split()]
    else:
        raise ValueError(f"there is no field {name!r}")

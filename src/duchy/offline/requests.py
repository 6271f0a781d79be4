"""The requests that a browser's tables answer: those of a server, as far as they need no second machine."""

import re
import secrets
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar
from urllib.parse import parse_qs, urlsplit

from msgspec import DecodeError, Raw, ValidationError, convert, json

from duchy.coach.registry import averages_of
from duchy.games import BUILT_IN
from duchy.offline import chest
from duchy.offline.levels import offered
from duchy.offline.parts import ME, Parts
from duchy.server.live.commands import carry_out
from duchy.server.table import history, replay, reviewing
from duchy.server.table.positions import table_position
from duchy.server.table.refused import Refused
from duchy.server.table.reviewing import Source
from duchy.server.table.showing import update
from duchy.server.table.what_if import answer_what_if
from duchy.server.tasks import puzzles
from duchy.server.tasks.reading import Foresee, ReadGame, ShowMoment, ShowPositions, ShowStart
from duchy.server.wire.analysis import (
    PositionWhatIf,
    RecordPosition,
    StartPosition,
    Tree,
    WantedPosition,
    WantedThought,
)
from duchy.server.wire.coach import BotSources, WantedHint, WantedReview
from duchy.server.wire.messages import AnyCommand
from duchy.server.wire.puzzles import PuzzleAnswer
from duchy.server.wire.replay import MOST_MOMENTS, RecordText
from duchy.server.wire.requests import Entered, Me, NewName, NewTable, WhatIf
from duchy.store.rows import OVER, STATUSES

T = TypeVar("T")
FAR: Final = 2**31 - 1
FIRST_GAME: Final = next(iter(BUILT_IN))
TABLE: Final = r"tables/(?P<id>[0-9a-f]{16})"
PUZZLE: Final = r"(?P<id>[0-9a-f]{12})"
DOCUMENT: Final = r"(?P<id>[A-Za-z0-9_-]{16,64})"


class Request:
    """A request, of which each part is checked when it is asked for."""

    def __init__(self, method: str, path: str, body: str) -> None:
        """Take a request apart; the path is that below `/api/`."""
        parts = urlsplit(path)
        self.method = method
        self.path = parts.path
        self.query = parse_qs(parts.query)
        self.body = body
        self.id = ""

    def number(self, name: str, usual: int, least: int = 0, most: int = FAR) -> int:
        """Return a number of the query; raises `Refused`."""
        text = self.query.get(name, [str(usual)])[-1]
        if not re.fullmatch("-?[0-9]{1,10}", text) or not least <= int(text) <= most:
            raise Refused("invalid", f"{name}: must be a number from {least} to {most}, got {text[:20]!r}")
        return int(text)

    def says(self, name: str) -> bool:
        """Return whether a word of the query says yes."""
        return self.query.get(name, [""])[-1] in {"true", "1"}

    def read(self, kind: type[T]) -> T:
        """Return the body; raises `Refused`."""
        try:
            return json.decode(self.body, type=kind)
        except (ValidationError, DecodeError, UnicodeError, RecursionError) as error:
            raise Refused("invalid", str(error)) from error


Answer = Callable[[Parts, Request], Awaitable[object]]


async def games(parts: Parts, asked: Request) -> object:
    """List the games and the bots, for whoever has no list beside the page."""
    del parts, asked
    return offered()


async def who_am_i(parts: Parts, asked: Request) -> object:
    """Return the nickname."""
    del asked
    if await parts.store.person(ME) is None:
        raise Refused("nobody", "choose a nickname first: PUT /api/me")
    return Me(await parts.persons.nickname(ME))


async def call_me(parts: Parts, asked: Request) -> object:
    """Set the nickname."""
    return Me((await parts.persons.rename(ME, asked.read(NewName).nickname)).nickname)


def game_of(asked: Request) -> str:
    """Return the game that a query names."""
    name = asked.query.get("game", [FIRST_GAME])[-1]
    if not re.fullmatch("[a-z]{1,32}", name):
        raise Refused("invalid", f"game: must be the name of a game, got {name[:20]!r}")
    return name


async def my_solo_games(parts: Parts, asked: Request) -> object:
    """Return statistics of finished solo games."""
    return await parts.lobby.solo(ME, game_of(asked))


async def my_tables(parts: Parts, asked: Request) -> object:
    """List the tables."""
    statuses = tuple(dict.fromkeys(asked.query.get("status", [])))
    for word in statuses:
        if word not in STATUSES:
            raise Refused("status", f"status must be one of {', '.join(STATUSES)}, got {word[:20]!r}")
    limit, offset = asked.number("limit", 50, 1, 100), asked.number("offset", 0, 0, 1_000_000)
    return await parts.lobby.listings(ME, statuses, limit, offset)


async def new_table(parts: Parts, asked: Request) -> object:
    """Create a table."""
    wanted = asked.read(NewTable)
    if any(seat.kind == "friend" for seat in wanted.seats):
        raise Refused("friends", "friends sit down by a link, which needs a server: choose a bot or a hot seat")
    await parts.readers.check(ME, wanted)
    return await parts.lobby.create(ME, wanted)


async def check_setup(parts: Parts, asked: Request) -> object:
    """Check that a game can be set up; no table is created."""
    await parts.readers.set_up(ME, asked.read(NewTable))
    return None


async def see_table(parts: Parts, asked: Request) -> object:
    """Return a table."""
    live = await parts.lobby.table_for(ME, asked.id)
    return update(live.table, live.table.seats_of(ME), asked.number("number", 0), parts.now())


async def command(parts: Parts, asked: Request) -> object:
    """Carry out a command."""
    said: AnyCommand = asked.read(AnyCommand)  # type: ignore[arg-type]
    await parts.lobby.table_for(ME, asked.id)
    return await carry_out(parts.tables, parts.lobby, asked.id, ME, said)


async def ask(parts: Parts, asked: Request) -> object:
    """Preview actions."""
    live = await parts.lobby.table_for(ME, asked.id)
    return answer_what_if(live.table, ME, asked.read(WhatIf))


async def join(parts: Parts, asked: Request) -> object:
    """Take the seats that a rematch reserves."""
    live = await parts.lobby.table_for(ME, asked.id)
    await parts.lobby.join(ME, asked.id, "", reserved=True)
    return Entered(asked.id, live.table.seats_of(ME))


async def events(parts: Parts, asked: Request) -> object:
    """Return a part of a table's log."""
    since, words = asked.number("since", 0), asked.says("words")
    noted = range(since, since + asked.number("limit", history.PAGE, 1, history.PAGE))
    live = await parts.lobby.table_for(ME, asked.id)
    recent = history.recent_history(live.table, ME, noted, words)
    if recent is not None:
        return recent
    return await parts.archive.from_log(ME, asked.id, lambda story: history.history(story, ME, words), noted)


async def dice(parts: Parts, asked: Request) -> object:
    """Count what chance gave each seat."""
    return await parts.archive.from_table(ME, asked.id, lambda now: history.dice(now, ME))


async def record(parts: Parts, asked: Request) -> object:
    """Return the record of a finished game, which is plain text."""
    return (await parts.archive.from_log(ME, asked.id, history.record)).encode()


async def moments(parts: Parts, asked: Request) -> object:
    """Return a game position by position."""
    seat, since = asked.number("seat", -1, -1, 14), asked.number("since", 0)
    limit = asked.number("limit", MOST_MOMENTS, 0, MOST_MOMENTS)
    return await parts.archive.from_table(ME, asked.id, lambda now: replay.moments(now, ME, seat, since, limit))


async def standings(parts: Parts, asked: Request) -> object:
    """Return the points after each ply."""
    return await parts.archive.from_table(ME, asked.id, replay.standings)


async def draws(parts: Parts, asked: Request) -> object:
    """Return every draw, to verify the dice."""
    return await parts.archive.from_table(ME, asked.id, replay.draws)


async def look_at_record(parts: Parts, asked: Request) -> object:
    """Verify a record and return its game."""
    return await parts.readers.look(ME, asked.read(RecordText), draws=False)


async def draws_of_record(parts: Parts, asked: Request) -> object:
    """Verify a record and return its draws."""
    return await parts.readers.look(ME, asked.read(RecordText), draws=True)


async def hint(parts: Parts, asked: Request) -> object:
    """Ask the coach."""
    wanted = asked.read(WantedHint)
    return await parts.coach.hint(ME, await parts.lobby.table_for(ME, asked.id), wanted)


async def begin_review(parts: Parts, asked: Request) -> object:
    """Start a review."""
    wanted = asked.read(WantedReview)
    if bool(wanted.table) == bool(wanted.record):
        raise Refused("wrong", "a review needs either a table or a record")
    if wanted.table:
        source = await parts.archive.from_log(ME, wanted.table, reviewing.table_source)
    else:
        source = json.decode(await parts.readers.read(ME, ReadGame(wanted.record)), type=Source)
    return await parts.reviews.begin(ME, wanted.table, source)


async def see_review(parts: Parts, asked: Request) -> object:
    """Return a review's progress, or the review."""
    if asked.says("full"):
        return await parts.reviews.whole(ME, asked.id)
    return await parts.reviews.state(ME, await parts.reviews.head(asked.id))


async def cancel_review(parts: Parts, asked: Request) -> object:
    """Cancel a review."""
    return await parts.reviews.cancel(ME, asked.id)


async def sources(parts: Parts, asked: Request) -> object:
    """Sum the points of a finished game by source."""
    return await parts.archive.from_log(ME, asked.id, reviewing.sources)


async def bots(parts: Parts, asked: Request) -> object:
    """List bots' average points by source."""
    del parts
    return [convert(one, BotSources, from_attributes=True) for one in averages_of(game_of(asked))]


async def spot(parts: Parts, asked: Request) -> object:
    """Return a position of a table to analyse."""
    ply, seat, number = asked.number("ply", 0), asked.number("seat", 0, 0, 14), asked.number("number", 0)
    live = await parts.lobby.table_for(ME, asked.id)
    if live.table.status == OVER:
        return await parts.archive.from_log(ME, asked.id, lambda story: table_position(story, ply))
    return await parts.coach.seen(ME, live, seat, number)


async def start(parts: Parts, asked: Request) -> object:
    """Return the first position of a game."""
    return await parts.readers.read(ME, ShowStart(asked.read(StartPosition)))


async def moment(parts: Parts, asked: Request) -> object:
    """Return one position of a record."""
    return await parts.readers.read(ME, ShowMoment(asked.read(RecordPosition)))


async def spots(parts: Parts, asked: Request) -> object:
    """Check a position, play plies after it, roll chance, and return the result."""
    return await parts.readers.read(ME, ShowPositions(asked.read(WantedPosition), secrets.randbelow(1 << 40)))


async def foresee(parts: Parts, asked: Request) -> object:
    """Preview actions in a position: their effects, or why they are not legal."""
    return await parts.readers.read(ME, Foresee(asked.read(PositionWhatIf)))


async def think(parts: Parts, asked: Request) -> object:
    """Ask what the engine thinks of a position."""
    return await parts.coach.think(ME, asked.read(WantedThought))


async def save_tree(parts: Parts, asked: Request) -> object:
    """Save a tree."""
    return await parts.trees.save(ME, asked.read(Tree))


async def find_tree(parts: Parts, asked: Request) -> object:
    """Return a saved tree."""
    return await parts.trees.find(ME, asked.id)


async def drop_tree(parts: Parts, asked: Request) -> object:
    """Delete a saved tree."""
    await parts.trees.drop(ME, asked.id)
    return None


async def list_puzzles(parts: Parts, asked: Request) -> object:
    """List all puzzles."""
    del parts, asked
    return Raw(puzzles.listed())


async def see_puzzle(parts: Parts, asked: Request) -> object:
    """Return a puzzle's position."""
    del parts
    return puzzles.position_of(asked.id)


async def answer_puzzle(parts: Parts, asked: Request) -> object:
    """Judge a turn of a puzzle."""
    puzzles.found(asked.id)
    return await parts.coach.solve(ME, asked.id, asked.read(PuzzleAnswer).line)


async def export(parts: Parts, asked: Request) -> object:
    """Return all tables as one file."""
    del asked
    return await chest.pack(parts)


async def take_in(parts: Parts, asked: Request) -> object:
    """Keep what a file of tables has and this browser has not."""
    return await chest.unpack(parts, asked.body)


ROUTES: Final[tuple[tuple[str, str, Answer], ...]] = (
    ("GET", "games", games),
    ("GET", "me", who_am_i),
    ("PUT", "me", call_me),
    ("GET", "me/solo", my_solo_games),
    ("GET", "tables", my_tables),
    ("POST", "tables", new_table),
    ("POST", "tables/check", check_setup),
    ("GET", TABLE, see_table),
    ("POST", f"{TABLE}/commands", command),
    ("POST", f"{TABLE}/ask", ask),
    ("POST", f"{TABLE}/join", join),
    ("GET", f"{TABLE}/events", events),
    ("GET", f"{TABLE}/dice", dice),
    ("GET", f"{TABLE}/record", record),
    ("GET", f"{TABLE}/moments", moments),
    ("GET", f"{TABLE}/standings", standings),
    ("GET", f"{TABLE}/draws", draws),
    ("POST", "records", look_at_record),
    ("POST", "records/draws", draws_of_record),
    ("POST", f"{TABLE}/hint", hint),
    ("POST", "reviews", begin_review),
    ("GET", f"reviews/{DOCUMENT}", see_review),
    ("DELETE", f"reviews/{DOCUMENT}", cancel_review),
    ("GET", f"{TABLE}/sources", sources),
    ("GET", "coach/bots", bots),
    ("GET", f"{TABLE}/spot", spot),
    ("POST", "analysis/start", start),
    ("POST", "analysis/record", moment),
    ("POST", "analysis/spot", spots),
    ("POST", "analysis/ask", foresee),
    ("POST", "analysis/think", think),
    ("GET", "chest", export),
    ("POST", "chest", take_in),
    ("POST", "trees", save_tree),
    ("GET", f"trees/{DOCUMENT}", find_tree),
    ("DELETE", f"trees/{DOCUMENT}", drop_tree),
    ("GET", "puzzles", list_puzzles),
    ("GET", f"puzzles/{PUZZLE}", see_puzzle),
    ("POST", f"puzzles/{PUZZLE}/answer", answer_puzzle),
)
PATTERNS: Final = [(method, re.compile(pattern), route) for method, pattern, route in ROUTES]


async def answer(parts: Parts, asked: Request) -> str:
    """Answer a request in text; raises `Refusal` and `StoreError`."""
    for method, pattern, route in PATTERNS:
        found = pattern.fullmatch(asked.path) if method == asked.method else None
        if found is not None:
            asked.id = found.groupdict().get("id", "")
            return text_of(await route(parts, asked))
    raise Refused("no-page", "this needs a server: it is not possible here")


def text_of(said: object) -> str:
    """Write an answer: bytes as they are, everything else as JSON."""
    if isinstance(said, bytes):
        return said.decode()
    if isinstance(said, Raw):
        return bytes(said).decode()
    return json.encode(said).decode()

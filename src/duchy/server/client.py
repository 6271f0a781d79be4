"""A small typed client, used by the tests, the benchmark and the command line."""

import itertools
import secrets
from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cache
from ssl import SSLContext
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
from msgspec import json
from websockets.asyncio.client import ClientConnection, connect

from duchy.server.wire.coach import Hint, ReviewState, WantedHint, WantedReview
from duchy.server.wire.messages import (
    VERSION,
    Ack,
    Answer,
    AnyCommand,
    Change,
    Chat,
    ClockRule,
    Heard,
    Hello,
    Leave,
    Move,
    Present,
    Refusal,
    Rematch,
    Resign,
    Return,
    SeatRequest,
    TakeBack,
    Update,
    Whole,
)
from duchy.server.wire.mirror import Mirror
from duchy.server.wire.requests import (
    Catalogue,
    Created,
    DiceInfo,
    Entered,
    Foreseen,
    History,
    Link,
    Listings,
    Me,
    NewName,
    NewTable,
    Problem,
    Redeemed,
    SoloGames,
    WantedLink,
    WhatIf,
)

T = TypeVar("T")
decoder = json.Decoder(Heard)


class ServerRefused(Exception):
    """A request or command that the server refused; `problem.words` says why."""

    def __init__(self, status: int, problem: Problem | Refusal) -> None:
        """Store the server's answer; status 0 stands for the socket."""
        super().__init__(problem.words)
        self.status = status
        self.problem = problem


class Ids:
    """A generator of command ids that no other client of the same person uses."""

    def __init__(self) -> None:
        """Start with a random prefix."""
        self.first = secrets.token_hex(6)
        self.count = itertools.count()

    def __call__(self) -> str:
        """Return a new id."""
        return f"{self.first}-{next(self.count)}"


@cache
def ssl_context() -> SSLContext:
    """Load the trusted certificates once: this takes longer than a request."""
    return httpx.create_ssl_context()


class Client:
    """One person at one server; the cookie is kept here, and callers can store it elsewhere."""

    def __init__(self, address: str, cookie: str | None = None, http: httpx.AsyncClient | None = None) -> None:
        """Set the server's address; a custom HTTP client may use its own transport."""
        self.address = address.rstrip("/")
        self.http = http or httpx.AsyncClient(base_url=self.address, timeout=30, verify=ssl_context())
        if cookie is not None:
            self.http.cookies.set("duchy", cookie)
        self.new_id = Ids()

    async def __aenter__(self) -> Self:
        """Enter the context."""
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close all connections."""
        await self.http.aclose()

    @property
    def cookie(self) -> str | None:
        """Return the cookie that identifies the person."""
        return self.http.cookies.get("duchy")

    async def request(self, kind: type[T], method: str, path: str, body: object = None, **query: Any) -> T:  # noqa: ANN401
        """Send a request and decode the answer."""
        content = None if body is None else json.encode(body)
        headers = {} if body is None else {"content-type": "application/json"}
        answer = await self.http.request(method, path, content=content, headers=headers, params=query or None)
        if answer.is_error:
            raise ServerRefused(answer.status_code, problem_of(answer))
        return json.decode(answer.content, type=kind)

    async def games(self) -> Catalogue:
        """List games, options and bots."""
        return await self.request(Catalogue, "GET", "/api/games")

    async def call_me(self, nickname: str) -> Me:
        """Set your nickname; the first call creates the person."""
        return await self.request(Me, "PUT", "/api/me", NewName(nickname))

    async def me(self) -> Me:
        """Return your nickname."""
        return await self.request(Me, "GET", "/api/me")

    async def create(
        self,
        game: str,
        options: dict[str, str | int] | None = None,
        seats: Sequence[SeatRequest] = (),
        clock: ClockRule | None = None,
    ) -> Created:
        """Create a table."""
        wanted = NewTable(game, options or {}, list(seats), clock or ClockRule())
        return await self.request(Created, "POST", "/api/tables", wanted)

    async def learn(self, game: str, lesson: str) -> Created:
        """Create the table of a lesson."""
        return await self.request(Created, "POST", "/api/tables", NewTable(game, lesson=lesson))

    async def follow(self, token: str, name: str = "") -> Entered:
        """Follow a link."""
        return await self.request(Entered, "POST", "/api/links", Redeemed(token, name))

    async def link(self, table: str, kind: Any, seat: int | None = None) -> Link:  # noqa: ANN401 - one of three words
        """Create a link to your table."""
        return await self.request(Link, "POST", f"/api/tables/{table}/links", WantedLink(kind, seat))

    async def join(self, table: str) -> Entered:
        """Take the seats that a rematch reserves for you."""
        return await self.request(Entered, "POST", f"/api/tables/{table}/join")

    async def tables(self, status: Sequence[str] = (), limit: int = 50, offset: int = 0) -> Listings:
        """List your tables."""
        query = {"status": list(status), "limit": limit, "offset": offset}
        return await self.request(Listings, "GET", "/api/tables", **query)

    async def solo(self, game: str) -> SoloGames:
        """Return statistics of your finished solo games."""
        return await self.request(SoloGames, "GET", "/api/me/solo", game=game)

    async def see(self, table: str, number: int = 0) -> Update:
        """Return a table as an update."""
        return await self.request(Update, "GET", f"/api/tables/{table}", number=number)

    async def history(self, table: str, since: int = 0, limit: int = 500, *, words: bool = False) -> History:
        """Return events of a table's log, with the words of their journals if asked."""
        return await self.request(History, "GET", f"/api/tables/{table}/events", since=since, limit=limit, words=words)

    async def dice(self, table: str) -> DiceInfo:
        """Count what chance gave each seat."""
        return await self.request(DiceInfo, "GET", f"/api/tables/{table}/dice")

    async def record(self, table: str) -> str:
        """Return the record of a finished game."""
        answer = await self.http.get(f"/api/tables/{table}/record")
        if answer.is_error:
            raise ServerRefused(answer.status_code, problem_of(answer))
        return answer.text

    async def do(self, table: str, command: AnyCommand) -> Ack:
        """Carry out a command without a socket."""
        return await self.request(Ack, "POST", f"/api/tables/{table}/commands", command)

    async def ask(self, table: str, wanted: WhatIf) -> list[Foreseen]:
        """Preview actions: their effects, or why they are not legal."""
        return await self.request(list[Foreseen], "POST", f"/api/tables/{table}/ask", wanted)

    async def hint(self, table: str, seat: int, number: int) -> Hint:
        """Ask the coach for a hint; everyone at the table sees it."""
        return await self.request(Hint, "POST", f"/api/tables/{table}/hint", WantedHint(seat, number))

    async def review(self, table: str = "", record: str = "") -> ReviewState:
        """Start a review of a finished table or of a record."""
        return await self.request(ReviewState, "POST", "/api/reviews", WantedReview(table, record))

    async def review_state(self, name: str, *, full: bool = False) -> ReviewState:
        """Return the progress of a review, or the review itself."""
        return await self.request(ReviewState, "GET", f"/api/reviews/{name}", full=full)

    @asynccontextmanager
    async def sit(self, table: str, number: int | None = 0) -> AsyncIterator["Sitting"]:
        """Open the socket at a table after seeing `number` events; `None` sends no hello."""
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        headers = {"Cookie": f"duchy={self.cookie}"} if self.cookie else {}
        async with connect(address, additional_headers=headers, compression=None, max_size=None) as socket:
            sitting = Sitting(socket, self.new_id)
            if number is not None:
                await sitting.hello(number)
            yield sitting


def problem_of(answer: httpx.Response) -> Problem:
    """Read why a request was refused."""
    try:
        return json.decode(answer.content, type=Problem)
    except ValueError:
        return Problem("http", f"the server answered {answer.status_code}")


class Sitting:
    """An open socket at a table: sends commands, follows the table and keeps the latest update."""

    def __init__(self, socket: ClientConnection, new_id: Ids) -> None:
        """Use an open socket."""
        self.socket = socket
        self.new_id = new_id
        self.mirror = Mirror()
        self.latest: Update | None = None
        self.heard: deque[Update | Ack | Refusal | Present] = deque()

    async def say(self, message: object) -> None:
        """Send any message."""
        await self.socket.send(json.encode(message).decode())

    async def hello(self, number: int) -> None:
        """Tell the server how many events are known, to be brought up to date."""
        await self.say(Hello(number, self.mirror.mark if number == self.mirror.number else 0, VERSION))

    async def hear(self) -> Update | Ack | Refusal | Present:
        """Wait for the next message; an update's acknowledgements come before it.

        If a change does not build on what is known here, everything is asked for, and nothing is told before.
        """
        while not self.heard:
            heard: Heard = decoder.decode(await self.socket.recv())
            if not isinstance(heard, Whole | Change):
                self.heard.append(heard)
                continue
            update = self.mirror.hear(heard)
            self.heard += self.mirror.acks(heard) if self.mirror.table else []
            if update is None:
                await self.hello(self.latest.number if self.latest else 0)
            else:
                self.heard.append(update)
        told = self.heard.popleft()
        if isinstance(told, Update):
            self.latest = told
        return told

    async def update(self) -> Update:
        """Wait for the next update."""
        while True:
            heard = await self.hear()
            if isinstance(heard, Update):
                return heard

    async def do(self, command: AnyCommand) -> Ack:
        """Send a command and wait for its acknowledgement; raises `ServerRefused`."""
        await self.say(command)
        while True:
            heard = await self.hear()
            if isinstance(heard, Ack) and heard.id == command.id:
                return heard
            if isinstance(heard, Refusal) and heard.id == command.id:
                raise ServerRefused(0, heard)

    async def move(self, seat: int, action: int) -> Ack:
        """Act on the state shown by the latest update."""
        assert self.latest is not None
        return await self.do(Move(id=self.new_id(), seat=seat, action=action, number=self.latest.number))

    async def chat(self, text: str) -> Ack:
        """Send a chat line."""
        return await self.do(Chat(id=self.new_id(), text=text))

    async def take_back(self, seat: int, to: int | None = None) -> Ack:
        """Undo, or ask the others to agree to it."""
        return await self.do(TakeBack(id=self.new_id(), seat=seat, to=to))

    async def answer(self, asked: int, yes: bool) -> Ack:
        """Answer a proposal."""
        return await self.do(Answer(id=self.new_id(), asked=asked, yes=yes))

    async def resign(self, seat: int) -> Ack:
        """Resign."""
        return await self.do(Resign(id=self.new_id(), seat=seat))

    async def leave(self) -> Ack:
        """Leave the table."""
        return await self.do(Leave(id=self.new_id()))

    async def come_back(self, seat: int) -> Ack:
        """Take over from the bot again."""
        return await self.do(Return(id=self.new_id(), seat=seat))

    async def rematch(self) -> Ack:
        """Start a rematch; the acknowledgement names the new table."""
        return await self.do(Rematch(id=self.new_id()))

"""A small typed client: the tests, the benchmark and the command line talk to the server through it."""

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
    Ack,
    Answer,
    AnyCommand,
    Chat,
    ClockRule,
    Heard,
    Hello,
    Leave,
    Move,
    Refusal,
    Rematch,
    Resign,
    Return,
    SeatRequest,
    TakeBack,
    Update,
)
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
    """The server refused a request or a command: `problem.words` says why."""

    def __init__(self, status: int, problem: Problem | Refusal) -> None:
        """Keep what the server said; status 0 stands for the socket."""
        super().__init__(problem.words)
        self.status = status
        self.problem = problem


class Ids:
    """Ids for commands that no other client of the same person has."""

    def __init__(self) -> None:
        """Begin with something random."""
        self.first = secrets.token_hex(6)
        self.count = itertools.count()

    def __call__(self) -> str:
        """Give a new id."""
        return f"{self.first}-{next(self.count)}"


@cache
def ssl_context() -> SSLContext:
    """Read once which servers are trusted: it takes longer than a request."""
    return httpx.create_ssl_context()


class Client:
    """One person at one server; the cookie is kept here, and can be kept elsewhere by the caller."""

    def __init__(self, address: str, cookie: str | None = None, http: httpx.AsyncClient | None = None) -> None:
        """Name the server; an HTTP client of one's own may bring its own way there."""
        self.address = address.rstrip("/")
        self.http = http or httpx.AsyncClient(base_url=self.address, timeout=30, verify=ssl_context())
        if cookie is not None:
            self.http.cookies.set("duchy", cookie)
        self.new_id = Ids()

    async def __aenter__(self) -> Self:
        """Begin."""
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close all connections."""
        await self.http.aclose()

    @property
    def cookie(self) -> str | None:
        """Give the cookie that makes the person."""
        return self.http.cookies.get("duchy")

    async def request(self, kind: type[T], method: str, path: str, body: object = None, **query: Any) -> T:  # noqa: ANN401
        """Send a request and read the answer."""
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
        """Take a nickname; the first time this makes the person."""
        return await self.request(Me, "PUT", "/api/me", NewName(nickname))

    async def me(self) -> Me:
        """Ask who I am."""
        return await self.request(Me, "GET", "/api/me")

    async def create(
        self,
        game: str,
        options: dict[str, str | int] | None = None,
        seats: Sequence[SeatRequest] = (),
        clock: ClockRule | None = None,
    ) -> Created:
        """Open a table."""
        wanted = NewTable(game, options or {}, list(seats), clock or ClockRule())
        return await self.request(Created, "POST", "/api/tables", wanted)

    async def learn(self, game: str, lesson: str) -> Created:
        """Open the table of a lesson."""
        return await self.request(Created, "POST", "/api/tables", NewTable(game, lesson=lesson))

    async def follow(self, token: str, name: str = "") -> Entered:
        """Follow a link."""
        return await self.request(Entered, "POST", "/api/links", Redeemed(token, name))

    async def link(self, table: str, kind: Any, seat: int | None = None) -> Link:  # noqa: ANN401 - one of three words
        """Make a link to a table of mine."""
        return await self.request(Link, "POST", f"/api/tables/{table}/links", WantedLink(kind, seat))

    async def join(self, table: str) -> Entered:
        """Sit down in the seats that a rematch keeps for me."""
        return await self.request(Entered, "POST", f"/api/tables/{table}/join")

    async def tables(self, status: Sequence[str] = (), limit: int = 50, offset: int = 0) -> Listings:
        """List my tables."""
        query = {"status": list(status), "limit": limit, "offset": offset}
        return await self.request(Listings, "GET", "/api/tables", **query)

    async def solo(self, game: str) -> SoloGames:
        """Sum up what I have finished alone."""
        return await self.request(SoloGames, "GET", "/api/me/solo", game=game)

    async def see(self, table: str, number: int = 0) -> Update:
        """See a table."""
        return await self.request(Update, "GET", f"/api/tables/{table}", number=number)

    async def history(self, table: str, since: int = 0, limit: int = 500) -> History:
        """Read the story of a table."""
        return await self.request(History, "GET", f"/api/tables/{table}/events", since=since, limit=limit)

    async def dice(self, table: str) -> DiceInfo:
        """Count what chance gave to whom."""
        return await self.request(DiceInfo, "GET", f"/api/tables/{table}/dice")

    async def record(self, table: str) -> str:
        """Read the record of a game that is over."""
        answer = await self.http.get(f"/api/tables/{table}/record")
        if answer.is_error:
            raise ServerRefused(answer.status_code, problem_of(answer))
        return answer.text

    async def do(self, table: str, command: AnyCommand) -> Ack:
        """Do something at a table without a socket."""
        return await self.request(Ack, "POST", f"/api/tables/{table}/commands", command)

    async def ask(self, table: str, wanted: WhatIf) -> list[Foreseen]:
        """Ask what actions would do, or why they are not possible."""
        return await self.request(list[Foreseen], "POST", f"/api/tables/{table}/ask", wanted)

    async def hint(self, table: str, seat: int, number: int) -> Hint:
        """Ask the coach what to do; all at the table see it."""
        return await self.request(Hint, "POST", f"/api/tables/{table}/hint", WantedHint(seat, number))

    async def review(self, table: str = "", record: str = "") -> ReviewState:
        """Begin a review of a table whose game is over, or of a record."""
        return await self.request(ReviewState, "POST", "/api/reviews", WantedReview(table, record))

    async def review_state(self, name: str, *, full: bool = False) -> ReviewState:
        """Ask how far a review is, or see it."""
        return await self.request(ReviewState, "GET", f"/api/reviews/{name}", full=full)

    @asynccontextmanager
    async def sit(self, table: str, number: int | None = 0) -> AsyncIterator["Sitting"]:
        """Open the socket at a table, having seen so many events; `None` says nothing yet."""
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
    """An open socket at a table: commands go out, the newest update is at hand."""

    def __init__(self, socket: ClientConnection, new_id: Ids) -> None:
        """Take an open socket."""
        self.socket = socket
        self.new_id = new_id
        self.latest: Update | None = None
        self.heard: deque[Heard] = deque()

    async def say(self, message: object) -> None:
        """Send anything."""
        await self.socket.send(json.encode(message).decode())

    async def hello(self, number: int) -> None:
        """Say how many events are known, and be brought up to date."""
        await self.say(Hello(number))

    async def hear(self) -> Heard:
        """Wait for the next message; what an update acknowledges is heard before it."""
        if not self.heard:
            heard: Heard = decoder.decode(await self.socket.recv())
            if isinstance(heard, Update):
                self.heard += heard.acks
            self.heard.append(heard)
        heard = self.heard.popleft()
        if isinstance(heard, Update):
            self.latest = heard
        return heard

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
        """Act, knowing what the latest update showed."""
        assert self.latest is not None
        return await self.do(Move(id=self.new_id(), seat=seat, action=action, number=self.latest.number))

    async def chat(self, text: str) -> Ack:
        """Say something."""
        return await self.do(Chat(id=self.new_id(), text=text))

    async def take_back(self, seat: int, to: int | None = None) -> Ack:
        """Take back, or ask to."""
        return await self.do(TakeBack(id=self.new_id(), seat=seat, to=to))

    async def answer(self, asked: int, yes: bool) -> Ack:
        """Answer what was asked of all."""
        return await self.do(Answer(id=self.new_id(), asked=asked, yes=yes))

    async def resign(self, seat: int) -> Ack:
        """Give up."""
        return await self.do(Resign(id=self.new_id(), seat=seat))

    async def leave(self) -> Ack:
        """Get up."""
        return await self.do(Leave(id=self.new_id()))

    async def come_back(self, seat: int) -> Ack:
        """Play again instead of a bot."""
        return await self.do(Return(id=self.new_id(), seat=seat))

    async def rematch(self) -> Ack:
        """Play the same again; the acknowledgement names the new table."""
        return await self.do(Rematch(id=self.new_id()))

"""The HTTP interface, apart from the socket; the OpenAPI document is generated from it."""

from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get, post, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.exceptions import NotAuthorizedException
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from duchy.games import BUILT_IN
from duchy.server.http.gate import visitor_of
from duchy.server.live.catalogue import catalogue
from duchy.server.live.commands import carry_out
from duchy.server.live.persons import COOKIE
from duchy.server.live.state import ServerState
from duchy.server.table import history
from duchy.server.table.refused import Refused
from duchy.server.table.showing import update
from duchy.server.table.what_if import answer_what_if
from duchy.server.wire.messages import Ack, AnyCommand, Update
from duchy.server.wire.requests import (
    Catalogue,
    Created,
    DiceInfo,
    Entered,
    Foreseen,
    Health,
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
from duchy.store.rows import STATUSES

FIRST_GAME: Final = next(iter(BUILT_IN))
"""The default game of requests that name none."""
YEAR: Final = 365 * 24 * 3600
PROBLEMS: Final = {
    400: "invalid request",
    401: "no cookie: PUT /api/me first",
    403: "forbidden or cross-origin",
    404: "not found or no access",
    409: "not possible now; the code says why",
    413: "too large",
    429: "too many requests",
    503: "the database is not available",
}
Asked = Request[Any, Any, Any]
Here = NamedDependency[ServerState]
TableId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$", description="The id of a table.")]


def problems(*codes: int) -> dict[int, ResponseSpec]:
    """List the ways in which a request may be refused."""
    return {
        code: ResponseSpec(Problem, description=PROBLEMS[code], generate_examples=False)
        for code in (400, 429, 503, *codes)
    }


async def require_person(request: Asked, server: ServerState) -> str:
    """Return the person who sent a request; raises if the cookie is unknown."""
    person = await server.persons.find(request.cookies.get(COOKIE))
    if person is None:
        raise NotAuthorizedException("choose a nickname first: PUT /api/me")
    server.visitors.see(person, visitor_of(request.scope))
    return person


@get("/api/games", responses=problems(), sync_to_thread=False)
def games() -> Catalogue:
    """List the games with their options, and the bots."""
    return catalogue()


@get("/api/me", responses=problems(401))
async def who_am_i(request: Asked, server: Here) -> Me:
    """Return your nickname."""
    return Me(await server.persons.nickname(await require_person(request, server)))


@get("/api/me/solo", responses=problems(401, 409))
async def my_solo_games(
    request: Asked,
    server: Here,
    game: Annotated[str, QueryParameter(pattern="^[a-z]{1,32}$", description="The name of a game.")] = FIRST_GAME,
) -> SoloGames:
    """Return statistics of your finished solo games."""
    return await server.lobby.solo(await require_person(request, server), game)


@put("/api/me", responses=problems(401, 403, 413))
async def call_me(request: Asked, server: Here, data: JSONBody[NewName]) -> Response[Me]:
    """Set your nickname; a new person gets a cookie, which is their only identity."""
    person = await server.persons.find(request.cookies.get(COOKIE))
    if person is not None:
        return Response(Me((await server.persons.rename(person, data.nickname)).nickname))
    if not server.new_persons.take(visitor_of(request.scope)):
        raise Refused("too-fast", "too many new persons from one address: wait a moment")
    made, cookie = await server.persons.create(data.nickname)
    server.visitors.see(made.id, visitor_of(request.scope))
    kept = Cookie(
        COOKIE, "/", cookie, max_age=YEAR, httponly=True, samesite="strict", secure=server.is_secure(request.url.scheme)
    )
    return Response(Me(made.nickname), cookies=[kept])


@get("/api/tables", responses=problems(401))
async def my_tables(
    request: Asked,
    server: Here,
    status: Annotated[
        list[str] | None, QueryParameter(description="open, playing or over; all by default", max_items=3)
    ] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
    offset: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
) -> Listings:
    """List your tables, most recent first."""
    person = await require_person(request, server)
    statuses = tuple(dict.fromkeys(status or ()))
    for word in statuses:
        if word not in STATUSES:
            raise Refused("status", f"status must be one of {', '.join(STATUSES)}, got {word[:20]!r}")
    return await server.lobby.listings(person, statuses, limit, offset)


@post("/api/tables", responses=problems(401, 403, 409, 413))
async def new_table(request: Asked, server: Here, data: JSONBody[NewTable]) -> Created:
    """Create a table; the links are for friends and spectators."""
    person = await require_person(request, server)
    await server.readers.check(person, data)
    return await server.lobby.create(person, data)


@post("/api/tables/check", status_code=204, responses=problems(401, 403, 409, 413))
async def check_setup(request: Asked, server: Here, data: JSONBody[NewTable]) -> None:
    """Check that a game can be set up with these options; no table is created."""
    await server.readers.set_up(await require_person(request, server), data)


@post("/api/links", status_code=200, responses=problems(401, 403, 404, 409, 413))
async def follow_link(request: Asked, server: Here, data: JSONBody[Redeemed]) -> Entered:
    """Follow a link: join a table, watch it, or carry a seat to this device."""
    return await server.lobby.redeem(await require_person(request, server), data.token, data.name)


@get("/api/tables/{table:str}", responses=problems(401, 404, 409))
async def see_table(
    request: Asked, server: Here, table: TableId, number: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0
) -> Update:
    """Return a table as the socket would show it after `number` known events."""
    person = await require_person(request, server)
    live = await server.lobby.table_for(person, table)
    return update(live.table, live.table.seats_of(person), number, server.now())


@post("/api/tables/{table:str}/commands", status_code=200, responses=problems(401, 403, 404, 409, 413))
async def command(request: Asked, server: Here, table: TableId, data: JSONBody[AnyCommand]) -> Ack:
    """Carry out a command without a socket."""
    person = await require_person(request, server)
    await server.lobby.table_for(person, table)
    return await carry_out(server.tables, server.lobby, table, person, data)


@post("/api/tables/{table:str}/ask", status_code=200, responses=problems(401, 403, 404, 409, 413))
async def ask(request: Asked, server: Here, table: TableId, data: JSONBody[WhatIf]) -> list[Foreseen]:
    """Preview actions: their effects, or why they are not legal; nothing changes."""
    person = await require_person(request, server)
    live = await server.lobby.table_for(person, table)
    return answer_what_if(live.table, person, data)


@post("/api/tables/{table:str}/join", status_code=200, responses=problems(401, 403, 404, 409, 413))
async def join(request: Asked, server: Here, table: TableId) -> Entered:
    """Take the seats that a rematch reserves for you."""
    person = await require_person(request, server)
    live = await server.lobby.table_for(person, table)
    await server.lobby.join(person, table, "", reserved=True)
    return Entered(table, live.table.seats_of(person))


@post("/api/tables/{table:str}/links", responses=problems(401, 403, 404, 409, 413))
async def new_link(request: Asked, server: Here, table: TableId, data: JSONBody[WantedLink]) -> Link:
    """Create a link to your table."""
    return await server.lobby.link(await require_person(request, server), table, data.kind, data.seat)


@get("/api/tables/{table:str}/events", responses=problems(401, 404, 409))
async def events(
    request: Asked,
    server: Here,
    table: TableId,
    since: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=history.PAGE)] = history.PAGE,
    words: Annotated[bool, QueryParameter(description="Whether to tell the journal in words, too.")] = False,
) -> History:
    """Return a table's full event log, paginated, as you may see it."""
    person, noted = await require_person(request, server), range(since, since + limit)
    live = await server.lobby.table_for(person, table)
    if (recent := history.recent_history(live.table, person, noted, words)) is not None:
        return recent
    return await server.archive.from_log(person, table, lambda story: history.history(story, person, words), noted)


@get("/api/tables/{table:str}/dice", responses=problems(401, 404, 409))
async def dice(request: Asked, server: Here, table: TableId) -> DiceInfo:
    """Count what chance gave each seat."""
    person = await require_person(request, server)
    return await server.archive.from_table(person, table, lambda now: history.dice(now, person))


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT, responses=problems(401, 404, 409))
async def record(request: Asked, server: Here, table: TableId) -> str:
    """Return the record of a finished game: every ply, the commitment and the seed."""
    person = await require_person(request, server)
    return await server.archive.from_log(person, table, history.record)


@get(
    "/health", responses={503: ResponseSpec(Health, description="The server is not healthy.", generate_examples=False)}
)
async def health(server: Here) -> Response[Health]:
    """Report whether the server is healthy."""
    found = await server.health()
    return Response(found, status_code=200 if found.status == "ok" else 503)


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False, sync_to_thread=False)
def metrics(server: Here) -> str:
    """Return all metrics for Prometheus."""
    return server.metrics.text(server.gauges(), server.duties.all.values())


HANDLERS: Final = [
    games,
    who_am_i,
    my_solo_games,
    call_me,
    my_tables,
    new_table,
    check_setup,
    follow_link,
    see_table,
    command,
    ask,
    join,
    new_link,
    events,
    dice,
    record,
    health,
    metrics,
]

"""The HTTP interface of replays: games of tables and of uploaded records."""

from typing import Annotated, Any, Final

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Raw

from duchy.server.http.routes import Asked, Here, TableId, problems, require_person
from duchy.server.table import replay
from duchy.server.wire.replay import MOST_MOMENTS, AllDrawn, Moments, RecordText, Standings


@get("/api/tables/{table:str}/moments", responses=problems(401, 403, 404, 409))
async def moments(
    request: Asked,
    server: Here,
    table: TableId,
    seat: Annotated[int, QueryParameter(ge=-1, le=14)] = -1,
    since: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0,
    limit: Annotated[int, QueryParameter(ge=0, le=MOST_MOMENTS)] = MOST_MOMENTS,
) -> Moments:
    """Return a game position by position as a seat saw it: any seat of a finished game, otherwise your own."""
    person = await require_person(request, server)
    return await server.archive.from_table(person, table, lambda now: replay.moments(now, person, seat, since, limit))


@get("/api/tables/{table:str}/standings", responses=problems(401, 404, 409))
async def standings(request: Asked, server: Here, table: TableId) -> Standings:
    """Return the points of all seats after each ply of a game."""
    person = await require_person(request, server)
    return await server.archive.from_table(person, table, replay.standings)


@get("/api/tables/{table:str}/draws", responses=problems(401, 404, 409))
async def draws(request: Asked, server: Here, table: TableId) -> AllDrawn:
    """Return every draw of a finished game with all its possible outcomes, to verify the dice."""
    person = await require_person(request, server)
    return await server.archive.from_table(person, table, replay.draws)


@post("/api/records", status_code=200, responses=problems(401, 403, 409, 413))
async def look_at_record(request: Asked, server: Here, data: JSONBody[RecordText]) -> Response[Moments]:
    """Verify a record and return its game position by position; the record is not stored."""
    return json_response(await server.readers.look(await require_person(request, server), data, draws=False))


@post("/api/records/draws", status_code=200, responses=problems(401, 403, 409, 413))
async def draws_of_record(request: Asked, server: Here, data: JSONBody[RecordText]) -> Response[AllDrawn]:
    """Verify a record and return all its draws."""
    return json_response(await server.readers.look(await require_person(request, server), data, draws=True))


def json_response(answer: Raw) -> Response[Any]:
    """Send JSON that is already encoded."""
    return Response(answer, media_type=MediaType.JSON)


REPLAY_HANDLERS: Final = [moments, standings, draws, look_at_record, draws_of_record]

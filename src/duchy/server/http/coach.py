"""The coach's HTTP interface: hints, reviews, positions to analyse, evaluations and trees."""

import secrets
from typing import Annotated, Any, Final

from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import convert, json

from duchy.coach.registry import averages_of
from duchy.server.http.replay import json_response
from duchy.server.http.routes import FIRST_GAME, Asked, Here, TableId, problems, require_person
from duchy.server.live.state import ServerState
from duchy.server.table import reviewing
from duchy.server.table.positions import table_position
from duchy.server.table.refused import Refused
from duchy.server.table.reviewing import Source
from duchy.server.tasks.reading import Foresee, ReadGame, ShowMoment, ShowPositions, ShowStart
from duchy.server.wire.analysis import (
    AnalysisPosition,
    AnalysisPositions,
    PositionWhatIf,
    RecordPosition,
    SavedTree,
    StartPosition,
    Thought,
    Tree,
    WantedPosition,
    WantedThought,
)
from duchy.server.wire.coach import BotSources, Hint, ReviewState, Sources, WantedHint, WantedReview
from duchy.server.wire.requests import Foreseen
from duchy.store.rows import OVER, Document

DocumentId = Annotated[
    str, PathParameter(pattern="^[A-Za-z0-9_-]{16,64}$", description="The id of a review or a tree.")
]
Ply = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]


@post("/api/tables/{table:str}/hint", status_code=200, responses=problems(401, 403, 404, 409, 413))
async def hint(request: Asked, server: Here, table: TableId, data: JSONBody[WantedHint]) -> Response[Hint]:
    """Ask the coach for a hint; everyone at the table sees that it was asked."""
    person = await require_person(request, server)
    live = await server.lobby.table_for(person, table)
    return json_response(await server.coach.hint(person, live, data))


@post("/api/reviews", status_code=200, responses=problems(401, 403, 404, 409, 413))
async def begin_review(request: Asked, server: Here, data: JSONBody[WantedReview]) -> ReviewState:
    """Start a review of a finished table or of a record; an existing review is not started again."""
    person = await require_person(request, server)
    if bool(data.table) == bool(data.record):
        raise Refused("wrong", "a review needs either a table or a record")
    if data.table:
        source = await server.archive.from_log(person, data.table, reviewing.table_source)
    else:
        source = json.decode(await server.readers.read(person, ReadGame(data.record)), type=Source)
    return await server.reviews.begin(person, data.table, source)


async def require_review(server: ServerState, person: str, name: str) -> Document:
    """Find a review that a person may see: a table's if they may see the table, any other by its secret id."""
    document = await server.reviews.head(name)
    if document.table is not None:
        await server.lobby.table_for(person, document.table)
    return document


@get("/api/reviews/{document:str}", responses=problems(401, 404, 409))
async def see_review(
    request: Asked,
    server: Here,
    document: DocumentId,
    full: Annotated[bool, QueryParameter(description="Include the contents.")] = False,
) -> ReviewState:
    """Return a review's progress, or the review itself once it is done."""
    person = await require_person(request, server)
    head = await require_review(server, person, document)
    return await (server.reviews.whole(person, document) if full else server.reviews.state(person, head))


@delete("/api/reviews/{document:str}", status_code=200, responses=problems(401, 403, 404, 409))
async def cancel_review(request: Asked, server: Here, document: DocumentId) -> ReviewState:
    """Cancel a review that you started; it can be resumed."""
    person = await require_person(request, server)
    await require_review(server, person, document)
    return await server.reviews.cancel(person, document)


@get("/api/tables/{table:str}/sources", responses=problems(401, 404, 409))
async def sources(request: Asked, server: Here, table: TableId) -> Sources:
    """Sum the points of a finished game by source."""
    return await server.archive.from_log(await require_person(request, server), table, reviewing.sources)


@get("/api/coach/bots", responses=problems(), sync_to_thread=False)
def bots(
    game: Annotated[str, QueryParameter(pattern="^[a-z]{1,32}$", description="The name of a game.")] = FIRST_GAME,
) -> list[BotSources]:
    """List bots' average points by source."""
    return [convert(one, BotSources, from_attributes=True) for one in averages_of(game)]


@get("/api/tables/{table:str}/spot", responses=problems(401, 403, 404, 409))
async def spot(
    request: Asked,
    server: Here,
    table: TableId,
    ply: Ply = 0,
    seat: Annotated[int, QueryParameter(ge=0, le=14)] = 0,
    number: Ply = 0,
) -> AnalysisPosition:
    """Return a position to analyse: any position of a finished game, or what your seat sees now in a running one."""
    person = await require_person(request, server)
    live = await server.lobby.table_for(person, table)
    if live.table.status == OVER:
        return await server.archive.from_log(person, table, lambda story: table_position(story, ply))
    return await server.coach.seen(person, live, seat, number)


@post("/api/analysis/start", status_code=200, responses=problems(401, 403, 409, 413))
async def start(request: Asked, server: Here, data: JSONBody[StartPosition]) -> Response[AnalysisPosition]:
    """Return the first position of a game."""
    return json_response(await server.readers.read(await require_person(request, server), ShowStart(data)))


@post("/api/analysis/record", status_code=200, responses=problems(401, 403, 409, 413))
async def moment(request: Asked, server: Here, data: JSONBody[RecordPosition]) -> Response[AnalysisPosition]:
    """Return one position of a record; the record is not stored."""
    return json_response(await server.readers.read(await require_person(request, server), ShowMoment(data)))


@post("/api/analysis/spot", status_code=200, responses=problems(401, 403, 409, 413))
async def spots(request: Asked, server: Here, data: JSONBody[WantedPosition]) -> Response[AnalysisPositions]:
    """Check a position, play plies after it, roll chance, and return the result."""
    task = ShowPositions(data, secrets.randbelow(1 << 40))
    return json_response(await server.readers.read(await require_person(request, server), task))


@post("/api/analysis/ask", status_code=200, responses=problems(401, 403, 409, 413))
async def foresee(request: Asked, server: Here, data: JSONBody[PositionWhatIf]) -> Response[list[Foreseen]]:
    """Preview actions in a position: their effects, or why they are not legal."""
    return json_response(await server.readers.read(await require_person(request, server), Foresee(data)))


@post("/api/analysis/think", status_code=200, responses=problems(401, 403, 409, 413))
async def think(request: Asked, server: Here, data: JSONBody[WantedThought]) -> Response[Thought]:
    """Ask what the engine thinks of a position; more effort gives better answers."""
    return json_response(await server.coach.think(await require_person(request, server), data))


@post("/api/trees", responses=problems(401, 403, 409, 413))
async def save_tree(request: Asked, server: Here, data: JSONBody[Tree]) -> SavedTree:
    """Save a tree; anyone with its id can find it."""
    return await server.trees.save(await require_person(request, server), data)


@get("/api/trees/{document:str}", responses=problems(401, 409))
async def find_tree(request: Asked, server: Here, document: DocumentId) -> SavedTree:
    """Return a saved tree."""
    return await server.trees.find(await require_person(request, server), document)


@delete("/api/trees/{document:str}", responses=problems(401, 403, 409))
async def drop_tree(request: Asked, server: Here, document: DocumentId) -> None:
    """Delete a tree that you saved."""
    await server.trees.drop(await require_person(request, server), document)


COACH_HANDLERS: Final[list[Any]] = [
    hint,
    begin_review,
    see_review,
    cancel_review,
    sources,
    bots,
    spot,
    start,
    moment,
    spots,
    foresee,
    think,
    save_tree,
    find_tree,
    drop_tree,
]

"""The HTTP interface of the coach: hints, reviews, positions to analyse, thoughts, trees."""

import secrets
from typing import Annotated, Any, Final

from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import convert, json

from duchy.coach.registry import averages_of
from duchy.server.http.replay import written
from duchy.server.http.routes import Asked, Here, TableId, known, problems
from duchy.server.live.house import House
from duchy.server.live.worker import ReadGame, ShowMoment, ShowSpots, ShowStart
from duchy.server.table import reviewing
from duchy.server.table.refused import Refused
from duchy.server.table.reviewing import Source
from duchy.server.table.spots import table_spot
from duchy.server.wire.analysis import (
    NewSpot,
    RecordSpot,
    SavedTree,
    Spot,
    Spots,
    Thought,
    Tree,
    WantedSpot,
    WantedThought,
)
from duchy.server.wire.coach import BotSources, Hint, ReviewState, Sources, WantedHint, WantedReview
from duchy.store.rows import OVER, Paper

PaperId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{16,64}$", description="The id of a review or a tree.")]
Ply = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]


@post("/api/tables/{table:str}/hint", status_code=200, responses=problems(401, 403, 404, 409, 413))
async def hint(request: Asked, house: Here, table: TableId, data: JSONBody[WantedHint]) -> Response[Hint]:
    """Ask the coach what to do; all at the table see that it was asked."""
    person = await known(request, house)
    room = await house.lobby.room_for(person, table)
    return written(await house.coach.hint(person, room, data))


@post("/api/reviews", status_code=200, responses=problems(401, 403, 404, 409, 413))
async def begin_review(request: Asked, house: Here, data: JSONBody[WantedReview]) -> ReviewState:
    """Begin a review of a table whose game is over, or of a record; one that there is, is not begun again."""
    person = await known(request, house)
    if bool(data.table) == bool(data.record):
        raise Refused("wrong", "a review is of a table or of a record: name one of the two")
    if data.table:
        source = await house.told(person, data.table, reviewing.table_source)
    else:
        source = json.decode(await house.readers.read(person, ReadGame(data.record)), type=Source)
    return await house.reviews.begin(person, data.table, source)


async def visible(house: House, person: str, name: str) -> Paper:
    """Find a review that a person may see: that of a table if they may look at it, any other by its unguessable id."""
    paper = await house.reviews.head(name)
    if paper.table is not None:
        await house.lobby.room_for(person, paper.table)
    return paper


@get("/api/reviews/{paper:str}", responses=problems(401, 404, 409))
async def see_review(
    request: Asked,
    house: Here,
    paper: PaperId,
    full: Annotated[bool, QueryParameter(description="with all that it holds")] = False,
) -> ReviewState:
    """Ask how far a review is; when it is done, see it."""
    person = await known(request, house)
    head = await visible(house, person, paper)
    return await (house.reviews.whole(person, paper) if full else house.reviews.state(person, head))


@delete("/api/reviews/{paper:str}", status_code=200, responses=problems(401, 403, 404, 409))
async def cancel_review(request: Asked, house: Here, paper: PaperId) -> ReviewState:
    """Cancel a review that I began; it can be gone on with."""
    person = await known(request, house)
    await visible(house, person, paper)
    return await house.reviews.cancel(person, paper)


@get("/api/tables/{table:str}/sources", responses=problems(401, 404, 409))
async def sources(request: Asked, house: Here, table: TableId) -> Sources:
    """Sum the points of a game that is over by their source."""
    return await house.told(await known(request, house), table, reviewing.sources)


@get("/api/coach/bots", responses=problems(), sync_to_thread=False)
def bots(
    game: Annotated[str, QueryParameter(pattern="^[a-z]{1,32}$", description="The name of a game.")] = "burgundy",
) -> list[BotSources]:
    """List what bots score on average by source."""
    return [convert(one, BotSources, from_attributes=True) for one in averages_of(game)]


@get("/api/tables/{table:str}/spot", responses=problems(401, 403, 404, 409))
async def spot(
    request: Asked,
    house: Here,
    table: TableId,
    ply: Ply = 0,
    seat: Annotated[int, QueryParameter(ge=0, le=14)] = 0,
    number: Ply = 0,
) -> Spot:
    """Take a position to analyse: of a game that is over any; of one that goes on what my seat sees now."""
    person = await known(request, house)
    room = await house.lobby.room_for(person, table)
    if room.table.status == OVER:
        return await house.told(person, table, table_spot, ply)
    return await house.coach.seen(person, room, seat, number)


@post("/api/analysis/start", status_code=200, responses=problems(401, 403, 409, 413))
async def start(request: Asked, house: Here, data: JSONBody[NewSpot]) -> Response[Spot]:
    """See the first position of a game."""
    return written(await house.readers.read(await known(request, house), ShowStart(data)))


@post("/api/analysis/record", status_code=200, responses=problems(401, 403, 409, 413))
async def moment(request: Asked, house: Here, data: JSONBody[RecordSpot]) -> Response[Spot]:
    """See one position of a record; nothing of it is kept."""
    return written(await house.readers.read(await known(request, house), ShowMoment(data)))


@post("/api/analysis/spot", status_code=200, responses=problems(401, 403, 409, 413))
async def spots(request: Asked, house: Here, data: JSONBody[WantedSpot]) -> Response[Spots]:
    """Check a position, make plies after it, roll the chance, and see what may be done then."""
    task = ShowSpots(data, secrets.randbelow(1 << 40))
    return written(await house.readers.read(await known(request, house), task))


@post("/api/analysis/think", status_code=200, responses=problems(401, 403, 409, 413))
async def think(request: Asked, house: Here, data: JSONBody[WantedThought]) -> Response[Thought]:
    """Ask what the engine thinks of a position; more with more effort."""
    return written(await house.coach.think(await known(request, house), data))


@post("/api/trees", responses=problems(401, 403, 409, 413))
async def save_tree(request: Asked, house: Here, data: JSONBody[Tree]) -> SavedTree:
    """Save a tree, to be found by whoever has its id."""
    return await house.trees.save(await known(request, house), data)


@get("/api/trees/{paper:str}", responses=problems(401, 409))
async def find_tree(request: Asked, house: Here, paper: PaperId) -> SavedTree:
    """See a tree that somebody saved."""
    return await house.trees.find(await known(request, house), paper)


@delete("/api/trees/{paper:str}", responses=problems(401, 403, 409))
async def drop_tree(request: Asked, house: Here, paper: PaperId) -> None:
    """Delete a tree that I saved."""
    await house.trees.drop(await known(request, house), paper)


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
    think,
    save_tree,
    find_tree,
    drop_tree,
]

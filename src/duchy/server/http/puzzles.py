"""The HTTP interface of puzzles: the list, a position, the judgement of a turn, and a link with its picture."""

from typing import Annotated, Any, Final

from litestar import MediaType, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody, PathParameter
from msgspec import Raw, json

from duchy.core.game import SPECTATOR
from duchy.games import entry_of, load
from duchy.picture.scene import Scene, Sitter
from duchy.picture.words import WORDS, say
from duchy.puzzles.collection import collection
from duchy.puzzles.puzzle import Puzzle
from duchy.server.http.gate import header, visitor_of
from duchy.server.http.hosts import Hosts
from duchy.server.http.page import Page
from duchy.server.http.previews import language, tags
from duchy.server.http.replay import json_response
from duchy.server.http.routes import Asked, Here, problems, require_person
from duchy.server.table.preview import Preview
from duchy.server.tasks import puzzles
from duchy.server.wire.puzzles import PuzzleAnswer, PuzzlePosition, Puzzles, PuzzleVerdict

PuzzleId = Annotated[str, PathParameter(pattern="^[0-9a-f]{12}$", description="The id of a puzzle.")]


@get("/api/puzzles", responses=problems(), sync_to_thread=True)
def list_puzzles() -> Response[Puzzles]:
    """List all puzzles, without positions and answers."""
    return json_response(Raw(puzzles.listed()))


@get("/api/puzzles/{puzzle:str}", responses=problems(404), sync_to_thread=True)
def see_puzzle(puzzle: PuzzleId) -> PuzzlePosition:
    """Return a puzzle's position; play its turn with POST /api/analysis/spot."""
    return puzzles.position_of(puzzle)


@post("/api/puzzles/{puzzle:str}/answer", status_code=200, responses=problems(401, 403, 404, 409, 413))
async def answer_puzzle(
    request: Asked, server: Here, puzzle: PuzzleId, data: JSONBody[PuzzleAnswer]
) -> Response[PuzzleVerdict]:
    """Judge a whole turn, and return the best turns; nothing is kept."""
    person = await require_person(request, server)
    puzzles.found(puzzle)
    return json_response(await server.coach.solve(person, puzzle, data.line))


@get("/preview/puzzle/{puzzle:str}/picture.png", include_in_schema=False)
async def puzzle_picture(request: Asked, server: Here, puzzle: FromPath[str]) -> Response[bytes]:
    """Send the picture of a puzzle."""
    there = collection().get(puzzle)
    if there is None:
        return Response(b"this picture does not exist", status_code=404, media_type=MediaType.TEXT)
    tongue = language(request)
    scene = scene_of(there, tongue)
    drawn = await server.previews.drawn(visitor_of(request.scope), ("puzzle", puzzle, 0, 0, tongue), scene)
    return Response(drawn, media_type="image/png", headers={"cache-control": "public, max-age=3600"})


def described(puzzle: Puzzle, language: str) -> Preview:
    """Return the title and description of a link to a puzzle, which give nothing of its answer away."""
    title = WORDS[language].get(puzzle.game) or entry_of(puzzle.game).title
    return Preview(say(language, "puzzle", game=title), say(language, "puzzle-text", rating=puzzle.rating))


def scene_of(puzzle: Puzzle, language: str) -> Scene:
    """Return the scene of a puzzle: its position as a spectator sees it, and who has to find a turn."""
    game = load(puzzle.game)
    state = game.read(puzzle.position)
    scores = game.scores(state)
    people = [Sitter(say(language, "player", seat=seat + 1), score) for seat, score in enumerate(scores)]
    view = json.decode(json.encode(game.view(state, SPECTATOR)))
    title = WORDS[language].get(puzzle.game) or entry_of(puzzle.game).title
    note, sentence = say(language, "puzzle-note"), say(language, "puzzle-seat", seat=puzzle.seat + 1)
    return Scene(entry_of(puzzle.game).picture, title, note, people, view, game.facts(state), sentence)


def puzzle_pages(page: Page, hosts: Hosts) -> list[HTTPRouteHandler]:
    """Return the handler of links to puzzles: the page, with tags that show the position and not the answer."""

    @get("/puzzle/{puzzle:str}", include_in_schema=False)
    async def linked(request: Asked, puzzle: FromPath[str]) -> Response[bytes]:
        there = collection().get(puzzle)
        if there is None:
            return page.with_head("")
        bound = request.scope.get("server")
        host = header(request.scope["headers"], b"host")
        address = hosts.address(request.url.scheme, host, str(bound[0]) if bound else "")
        tongue = language(request)
        preview = described(there, tongue)
        return page.with_head(tags(preview, tongue, address, f"/preview/puzzle/{puzzle}/picture.png"))

    return [linked]


PUZZLE_HANDLERS: Final[list[Any]] = [list_puzzles, see_puzzle, answer_puzzle, puzzle_picture]

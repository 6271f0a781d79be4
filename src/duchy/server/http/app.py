"""The composition root: turns a server's state into an application behind a gate."""

import asyncio
import logging
from functools import lru_cache
from typing import Any

from litestar import Litestar, MediaType, Request, Response, WebSocket, get, websocket
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.serialization import encode_json
from litestar.types import ASGIApp, Receive, Scope, Send

from duchy import __version__
from duchy.core.reason import Refusal
from duchy.server.http.body import BodyRequest
from duchy.server.http.coach import COACH_HANDLERS
from duchy.server.http.gate import Gate, visitor_of
from duchy.server.http.hosts import Hosts
from duchy.server.http.page import Page, offline_handlers
from duchy.server.http.previews import PREVIEW_HANDLERS, link_pages
from duchy.server.http.puzzles import PUZZLE_HANDLERS, puzzle_pages
from duchy.server.http.replay import REPLAY_HANDLERS
from duchy.server.http.routes import HANDLERS
from duchy.server.http.socket import serve_visit
from duchy.server.live.persons import COOKIE
from duchy.server.live.problems import LONGEST_WORDS, problem_of
from duchy.server.live.state import ServerState
from duchy.server.live.visit import BAD
from duchy.server.logs import quieten_libraries
from duchy.server.table.refused import Refused
from duchy.server.wire.requests import Problem
from duchy.store.errors import StoreError, UnknownTable

log = logging.getLogger("duchy.app")
Asked = Request[Any, Any, Any]


def problem(status: int, said: Problem) -> Response[Problem]:
    """Return a problem as a response."""
    return Response(said, status_code=status, media_type=MediaType.JSON)


def on_refusal(_: Asked, error: Refusal) -> Response[Problem]:
    """Report why a command or request was refused, or what was wrong with the input."""
    return problem(*problem_of(error))


def on_store(_: Asked, error: StoreError) -> Response[Problem]:
    """Report that a table is not visible, or the database not available, without details."""
    if not isinstance(error, UnknownTable):
        log.error("the store failed", extra={"error": str(error)})
    return problem(*problem_of(error))


def on_http(_: Asked, error: HTTPException) -> Response[Problem]:
    """Report what the framework rejected, field by field."""
    code = {400: "invalid", 401: "nobody", 404: "no-page", 405: "method", 413: "too-big"}.get(error.status_code, "http")
    details = [item for item in error.extra if isinstance(item, dict)] if isinstance(error.extra, list) else []
    words = "; ".join(f"{item.get('key', '')}: {item.get('message', '')}" for item in details) or error.detail
    answer = problem(error.status_code, Problem(code, words[:LONGEST_WORDS]))
    answer.headers.update(error.headers or {})
    return answer


def on_mistake(_: Asked, error: Exception) -> Response[Problem]:
    """Log an internal error and reveal nothing about it."""
    log.error("internal error", exc_info=error)
    return problem(500, Problem("mistake", "internal server error; it has been logged"))


def interface() -> HTTPRouteHandler:
    """Return the handler of the OpenAPI document, which is built at the first request and then cached."""
    made: list[bytes] = []

    @get("/api/openapi.json", include_in_schema=False, sync_to_thread=True, media_type=MediaType.JSON)
    def described(request: Asked) -> bytes:
        if not made:
            made.append(encode_json(request.app.openapi_schema.to_schema()))
        return made[0]

    return described


@websocket("/api/tables/{table:str}/socket")
async def sit_down(
    socket: WebSocket[Any, Any, Any], server: NamedDependency[ServerState], table: FromPath[str]
) -> None:
    """Open a client's socket at a table that it may see."""
    person = await server.persons.find(socket.cookies.get(COOKIE))
    if person is None:
        await socket.close(BAD, "nobody")
        return
    address = visitor_of(socket.scope)
    server.visitors.see(person, address)
    with server.sockets.take(address) as free, server.own_sockets.take(person) as own:
        if not (free and own):
            await socket.close(BAD, "too many sockets")
            return
        try:
            live = await server.lobby.table_for(person, table)
        except (Refused, StoreError) as error:
            await socket.close(BAD, error.code if isinstance(error, Refused) else "no-table")
            return
        with server.watching.take("" if person in live.table.persons() else table) as place:
            if not place:
                await socket.close(BAD, "too many spectators")
                return
            await socket.accept()
            # A task of its own: what the framework has put around this one need not be woken by every message.
            await asyncio.create_task(serve_visit(socket, server, live, person))


async def give_server(scope: Scope) -> ServerState:
    """Return the server state that the gate stored in the scope."""
    server: ServerState = scope["duchy"]  # type: ignore[typeddict-item]
    return server


@lru_cache(maxsize=8)
def application(folder: str | None, offline: str | None, public: str | None, longest: int) -> Litestar:
    """Create the application for the folders of both editions, a public address and a maximum body size in bytes.

    It knows no server state, so that all servers in a process share it.
    """
    page = Page(folder)
    links = [*link_pages(page, Hosts(public)), *puzzle_pages(page, Hosts(public))]
    return Litestar(
        [
            interface(),
            sit_down,
            *HANDLERS,
            *REPLAY_HANDLERS,
            *COACH_HANDLERS,
            *PREVIEW_HANDLERS,
            *PUZZLE_HANDLERS,
            *links,
            *offline_handlers(offline),
            page.handler(),
        ],
        dependencies={"server": Provide(give_server)},
        request_class=BodyRequest,
        exception_handlers={
            Refusal: on_refusal,
            StoreError: on_store,
            HTTPException: on_http,
            Exception: on_mistake,
        },
        openapi_config=OpenAPIConfig(
            "Duchy", __version__, path="/openapi", render_plugins=[JsonRenderPlugin(path="/")]
        ),
        request_max_body_size=longest,
        logging_config=None,
        debug=False,
    )


def with_gate(server: ServerState) -> ASGIApp:
    """Wrap the application of a server in its gate."""
    quieten_libraries()
    settings = server.settings
    shared = application(settings.page, settings.offline, settings.public, settings.limits.body)

    async def with_server(scope: Scope, receive: Receive, send: Send) -> None:
        scope["duchy"] = server  # type: ignore[typeddict-unknown-key]
        await shared(scope, receive, send)

    return Gate(with_server, settings.limits, server.metrics, settings.public, settings.proxies)

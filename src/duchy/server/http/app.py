"""The composition root: turns a server's state into an application behind a gate."""

import logging
from functools import lru_cache
from typing import Any, Final

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
from duchy.core.reason import OptionError, Refusal
from duchy.server.http.body import BodyRequest
from duchy.server.http.coach import COACH_HANDLERS
from duchy.server.http.gate import Gate, visitor_of
from duchy.server.http.hosts import Hosts
from duchy.server.http.page import Page
from duchy.server.http.previews import PREVIEW_HANDLERS, link_pages
from duchy.server.http.replay import REPLAY_HANDLERS
from duchy.server.http.routes import HANDLERS
from duchy.server.http.socket import serve_visit
from duchy.server.live.persons import COOKIE
from duchy.server.live.state import ServerState
from duchy.server.live.visit import BAD
from duchy.server.logs import quieten_libraries
from duchy.server.table.refused import Refused
from duchy.server.table.showing import reason_info, reason_of
from duchy.server.wire.requests import Problem
from duchy.store.errors import StoreError, UnknownTable

log = logging.getLogger("duchy.app")
Asked = Request[Any, Any, Any]

STATUS: Final = {
    "forbidden": 403,
    "too-fast": 429,
    "status": 400,
    "wrong": 400,
    "too-much": 400,
    "seats": 400,
    "clock": 400,
    "position": 400,
    "no-review": 404,
}
"""The HTTP status of a refusal by its code; 409 for all others."""
LONGEST_WORDS: Final = 1000


def problem(status: int, code: str, words: str) -> Response[Problem]:
    """Return a problem as a response."""
    return Response(Problem(code, words[:LONGEST_WORDS]), status_code=status, media_type=MediaType.JSON)


def on_refused(_: Asked, error: Refused) -> Response[Problem]:
    """Report why a command or request was refused."""
    answer = problem(STATUS.get(error.code, 409), error.code, str(error))
    answer.content.reason = reason_info(error)
    return answer


def on_refusal(_: Asked, error: Refusal) -> Response[Problem]:
    """Report what was wrong with the input."""
    answer = problem(400, "wrong", str(error))
    if isinstance(error, OptionError) and error.reason is not None:
        answer.content.reason = reason_of(error.reason)
    return answer


def on_unknown(_: Asked, error: UnknownTable) -> Response[Problem]:
    """Answer the same whether a table does not exist or is not visible to the person."""
    return problem(404, "no-table", f"table {error.table!r} does not exist or is not visible to you")


def on_store(_: Asked, error: StoreError) -> Response[Problem]:
    """Report that the database is unavailable, without details."""
    log.error("the store failed", extra={"error": str(error)})
    return problem(503, "unavailable", "the database is not available now: try again soon")


def on_http(_: Asked, error: HTTPException) -> Response[Problem]:
    """Report what the framework rejected, field by field."""
    code = {400: "invalid", 401: "nobody", 404: "no-page", 405: "method", 413: "too-big"}.get(error.status_code, "http")
    details = [item for item in error.extra if isinstance(item, dict)] if isinstance(error.extra, list) else []
    words = "; ".join(f"{item.get('key', '')}: {item.get('message', '')}" for item in details) or error.detail
    answer = problem(error.status_code, code, words)
    answer.headers.update(error.headers or {})
    return answer


def on_mistake(_: Asked, error: Exception) -> Response[Problem]:
    """Log an internal error and reveal nothing about it."""
    log.error("internal error", exc_info=error)
    return problem(500, "mistake", "internal server error; it has been logged")


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
            await serve_visit(socket, server, live, person)


async def give_server(scope: Scope) -> ServerState:
    """Return the server state that the gate stored in the scope."""
    server: ServerState = scope["duchy"]  # type: ignore[typeddict-item]
    return server


@lru_cache(maxsize=8)
def application(folder: str | None, public: str | None, longest: int) -> Litestar:
    """Create the application for a page folder, a public address and a maximum body size in bytes.

    It knows no server state, so that all servers in a process share it.
    """
    page = Page(folder)
    links = link_pages(page, Hosts(public))
    return Litestar(
        [
            interface(),
            sit_down,
            *HANDLERS,
            *REPLAY_HANDLERS,
            *COACH_HANDLERS,
            *PREVIEW_HANDLERS,
            *links,
            page.handler(),
        ],
        dependencies={"server": Provide(give_server)},
        request_class=BodyRequest,
        exception_handlers={
            Refused: on_refused,
            Refusal: on_refusal,
            UnknownTable: on_unknown,
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
    shared = application(settings.page, settings.public, settings.limits.body)

    async def with_server(scope: Scope, receive: Receive, send: Send) -> None:
        scope["duchy"] = server  # type: ignore[typeddict-unknown-key]
        await shared(scope, receive, send)

    return Gate(with_server, settings.limits, server.metrics, settings.public, settings.proxies)

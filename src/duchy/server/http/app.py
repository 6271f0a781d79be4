"""The composition root: settings become an application, and the application a running server."""

import asyncio
import gc
import logging
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import uvicorn
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, websocket
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.types import ASGIApp

from duchy import __version__
from duchy.core.reason import Refusal
from duchy.server.http.gate import Gate, visitor_of
from duchy.server.http.page import Page
from duchy.server.http.replay import REPLAY_HANDLERS
from duchy.server.http.routes import HANDLERS
from duchy.server.http.socket import BAD, SocketClient
from duchy.server.live.house import House
from duchy.server.live.persons import COOKIE
from duchy.server.logs import begin, hush
from duchy.server.settings import Settings
from duchy.server.table.refused import Refused
from duchy.server.table.showing import reason_info
from duchy.server.wire.requests import Problem
from duchy.store.errors import StoreError, UnknownTable

log = logging.getLogger("duchy.app")
Asked = Request[Any, Any, Any]

STATUS: Final = {"forbidden": 403, "too-fast": 429, "status": 400, "wrong": 400, "seats": 400, "clock": 400}
"""The HTTP status of a refusal by its code; 409 for all others."""
GRACE: Final = 10
"""Seconds that requests have to finish when the server stops."""


def problem(status: int, code: str, words: str) -> Response[Problem]:
    """Answer with a problem."""
    return Response(Problem(code, words), status_code=status, media_type=MediaType.JSON)


def on_refused(_: Asked, error: Refused) -> Response[Problem]:
    """Say why not."""
    answer = problem(STATUS.get(error.code, 409), error.code, str(error))
    answer.content.reason = reason_info(error)
    return answer


def on_refusal(_: Asked, error: Refusal) -> Response[Problem]:
    """Say what was wrong with the input."""
    return problem(400, "wrong", str(error))


def on_unknown(_: Asked, error: UnknownTable) -> Response[Problem]:
    """Tell nobody whether a table is not there or not theirs."""
    return problem(404, "no-table", f"there is no table {error.table!r} that you may see")


def on_store(_: Asked, error: StoreError) -> Response[Problem]:
    """Say that the database is away, and nothing of it."""
    log.error("the store failed", extra={"error": str(error)})
    return problem(503, "unavailable", "the tables cannot be reached now: try again soon")


def on_http(_: Asked, error: HTTPException) -> Response[Problem]:
    """Say what the framework found wrong, field by field."""
    code = {400: "invalid", 401: "nobody", 404: "no-page", 405: "method", 413: "too-big"}.get(error.status_code, "http")
    details = [item for item in error.extra if isinstance(item, dict)] if isinstance(error.extra, list) else []
    words = "; ".join(f"{item.get('key', '')}: {item.get('message', '')}" for item in details) or error.detail
    answer = problem(error.status_code, code, words)
    answer.headers.update(error.headers or {})
    return answer


def on_mistake(_: Asked, error: Exception) -> Response[Problem]:
    """Log our own mistakes, and say nothing of what is inside."""
    log.error("a mistake of ours", exc_info=error)
    return problem(500, "mistake", "something went wrong here; it has been written down")


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def interface(request: Asked) -> dict[str, Any]:
    """Describe the interface."""
    return request.app.openapi_schema.to_schema()


@websocket("/api/tables/{table:str}/socket")
async def sit_down(socket: WebSocket[Any, Any, Any], house: NamedDependency[House], table: FromPath[str]) -> None:
    """Open the socket of a client at a table that it may look at."""
    person = await house.persons.find(socket.cookies.get(COOKIE))
    visitor = visitor_of(socket.scope)
    if person is None:
        await socket.close(BAD, "nobody")
        return
    if house.sockets.get(visitor, 0) >= house.settings.limits.sockets:
        await socket.close(BAD, "too many sockets")
        return
    try:
        room = await house.lobby.room_for(person, table)
    except (Refused, StoreError) as error:
        await socket.close(BAD, error.code if isinstance(error, Refused) else "no-table")
        return
    await socket.accept()
    house.sockets[visitor] = house.sockets.get(visitor, 0) + 1
    try:
        await SocketClient(socket, house.hall, house.lobby, room, person, house.settings.limits).run()
    finally:
        house.sockets[visitor] -= 1
        if not house.sockets[visitor]:
            del house.sockets[visitor]


def application(house: House) -> Litestar:
    """Make the application of a house."""

    async def give_house() -> House:
        return house

    return Litestar(
        [interface, sit_down, *HANDLERS, *REPLAY_HANDLERS, Page(house.settings.page).handler()],
        dependencies={"house": Provide(give_house)},
        lifespan=[house.living],
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
        request_max_body_size=house.settings.limits.body,
        logging_config=None,
        debug=False,
    )


def guarded(house: House) -> ASGIApp:
    """Put the gate in front of the application."""
    hush()
    settings = house.settings
    return Gate(application(house), settings.limits, house.metrics, settings.public, settings.proxies)


class Server(uvicorn.Server):
    """A server that says where it listens once it does."""

    def __init__(self, config: uvicorn.Config, say: Callable[[str], None]) -> None:
        """Take the configuration and what to say it with."""
        super().__init__(config)
        self.say = say

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop gracefully when told to, and then end as if nothing had happened."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)

    async def startup(self, sockets: Any = None) -> None:  # noqa: ANN401 - as the library has it
        """Begin to listen, then say where."""
        await super().startup(sockets)
        if self.should_exit:
            return
        for server in self.servers:
            for bound in server.sockets:
                host, port = bound.getsockname()[:2]
                self.say(f"http://{f'[{host}]' if ':' in host else host}:{port}")
                return


def configured(house: House) -> uvicorn.Config:
    """Say how the application of a house is served."""
    return uvicorn.Config(
        guarded(house),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=4 * house.settings.limits.message,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=GRACE,
    )


def serve(settings: Settings, say: Callable[[str], None]) -> None:
    """Run a server until it is told to stop; raises `Refusal` and `StoreError` if it cannot begin."""
    begin(settings.log_level)
    # Collections of garbage neither look at what is there for good nor come often: they would be felt as pauses.
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    house = House(settings)
    bound = listening(settings.host, settings.port)
    config = configured(house)

    async def run() -> None:
        await house.open()
        await Server(config, say).serve([bound])

    asyncio.run(run())


def listening(host: str, port: int) -> socket.socket:
    """Take an address to listen at; raises `Refusal` if it cannot be had."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        raise Refusal(f"cannot listen at {host}, port {port}: {error.strerror}; --port 0 takes any free one") from error

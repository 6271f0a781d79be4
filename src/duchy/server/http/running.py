"""A running server: binds an address and serves the application until it is stopped."""

import asyncio
import gc
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from types import FrameType
from typing import Any, Final

import uvicorn

from duchy.core.reason import Refusal
from duchy.server.http.app import with_gate
from duchy.server.http.connection_limits import ConnectionLimiter
from duchy.server.http.connections import Config, RequestConnection, SocketConnection
from duchy.server.http.proxies import Proxies
from duchy.server.live.state import ServerState
from duchy.server.logs import start_logging
from duchy.server.settings import Settings
from duchy.system import open_files, stopped_by_signals

GRACE: Final = 10
"""Seconds that requests have to finish when the server stops."""
IDLE: Final = 20
"""Seconds for which an idle connection is kept."""
LONGEST_HEAD: Final = 16_384
TICK: Final = 0.1
"""Seconds between two checks of everything."""
GLANCE: Final = 0.005
"""Seconds between two checks of the remaining connections while the server stops."""
SPARE: Final = 128
"""The number of open files reserved for the database, the bots and the logs."""


class Server(uvicorn.Server):
    """A server that announces its address once it listens, and checks on its connections."""

    def __init__(self, config: uvicorn.Config, say: Callable[[str], None], state: ServerState | None = None) -> None:
        """Set the configuration, the function that announces the address, and the state that lives with the server."""
        super().__init__(config)
        self.say = say
        self.state = state
        self.told = asyncio.Event()

    def stop(self) -> None:
        """Stop gracefully without waiting for the next check."""
        self.should_exit = True
        self.told.set()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop on a signal; on a second one, do not wait for requests."""
        super().handle_exit(sig, frame)
        self.told.set()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop gracefully on a signal, then exit normally."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        with stopped_by_signals(lambda number: self.handle_exit(number, None)):
            yield

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Run until stopped; the state is open before the first request and after the last."""
        async with self.state.living() if self.state else nullcontext():
            await super().serve(sockets)

    async def startup(self, sockets: Any = None) -> None:  # noqa: ANN401 - as the library has it
        """Start to listen, then announce the address."""
        await super().startup(sockets)
        if self.should_exit:
            return
        for server in self.servers:
            for bound in server.sockets:
                host, port = bound.getsockname()[:2]
                self.say(f"http://{f'[{host}]' if ':' in host else host}:{port}")
                return

    async def main_loop(self) -> None:
        """Check everything ten times a second until it is time to stop."""
        counter = 0
        while not await self.on_tick(counter):
            counter += 1
            with suppress(TimeoutError):
                await asyncio.wait_for(self.told.wait(), TICK)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept no new connections, let requests finish for a while, and stop after the last."""
        for listener in self.servers:
            listener.close()
        for bound in sockets or []:
            bound.close()
        state = self.server_state
        for connection in list(state.connections):
            connection.shutdown()
        try:
            async with asyncio.timeout(self.config.timeout_graceful_shutdown):
                while (state.connections or state.tasks) and not self.force_exit:  # noqa: ASYNC110 - they send no signal
                    await asyncio.sleep(GLANCE)
        except TimeoutError:
            for task in state.tasks:
                task.cancel()
        if not self.force_exit:
            await self.lifespan.shutdown()

    async def on_tick(self, counter: int) -> bool:
        """Check on the connections once a second."""
        if counter % 10 == 0:
            now = time.monotonic()
            for connection in list(self.server_state.connections):
                if isinstance(connection, RequestConnection | SocketConnection):
                    connection.look_after(now)
        return await super().on_tick(counter)


def configure(state: ServerState) -> Config:
    """Return the configuration that serves a state; raises `Refusal` if a setting is invalid."""
    settings = state.settings
    config = Config(
        with_gate(state),
        http=RequestConnection,
        ws=SocketConnection,
        ws_per_message_deflate=False,
        lifespan="off",
        ws_max_size=4 * settings.limits.message,
        h11_max_incomplete_event_size=LONGEST_HEAD,
        timeout_keep_alive=IDLE,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=GRACE,
    )
    limiter = config.limiter = ConnectionLimiter(settings.limits, Proxies(settings.proxies), state.metrics)
    state.connections = lambda: limiter.count
    return config


def serve(settings: Settings, say: Callable[[str], None]) -> None:
    """Run a server until it is stopped; raises `Refusal` and `StoreError` if it cannot start."""
    start_logging(settings.log_level)
    # Garbage collection skips permanent objects and runs rarely: otherwise it would cause noticeable pauses.
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    state = ServerState(settings)
    bound = bind(settings.host, settings.port)
    config = configure(state)
    config.limiter.most = files_for(settings.limits.connections)

    async def run() -> None:
        await state.open()
        await Server(config, say, state).serve([bound])

    asyncio.run(run())


def bind(host: str, port: int) -> socket.socket:
    """Bind an address; raises `Refusal` if that fails."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        raise Refusal(f"cannot listen on {host}, port {port}: {error.strerror}; --port 0 uses any free port") from error


def files_for(connections: int) -> int:
    """Make room for the open files of the connections; return how many connections there is room for."""
    return max(1, open_files(connections + SPARE) - SPARE)

"""Network connections, limited in number, time and unsent data.

The libraries below read and write; this module decides how long that may take. Slow clients are cut off, because a
graceful end would wait for a client that does not listen.
"""

import asyncio
import socket
import time
from collections import deque
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from duchy.server.http.connection_limits import ConnectionLimiter, Outbox
from duchy.server.http.frames import are_whole, head_of, text_in
from duchy.server.live.shares.buckets import Bucket

SEND_BUFFER: Final = 131_072
"""The number of bytes that the system buffers for a connection that does not read."""
MOST_UNREAD: Final = 1_048_576
"""The number of bytes that may wait for a connection in this process."""
MOST_HEARD: Final = 128
"""The number of messages accepted from a client before the first is processed."""
FEW: Final = 4
"""The number of messages that may wait before reading stops until they are taken."""
CONNECTION: Final = "duchy.connection"
"""The extension of a socket's scope that holds its connection."""
MOST_FRAGMENTS: Final = 64
"""The maximum number of fragments of a message."""
HEAD_ENDS: Final = b"\r\n\r\n"
FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain\r\ncontent-length: 39\r\nretry-after: 5\r\n"
    b"connection: close\r\n\r\ntoo many connections: try again later.\n"
)


class Config(uvicorn.Config):
    """The library's configuration with the connection limiter."""

    limiter: ConnectionLimiter


def ready(transport: asyncio.Transport) -> None:
    """Send small writes immediately (some answers come in two parts), and limit the system's buffer."""
    found = transport.get_extra_info("socket")
    if found is not None and found.family in {socket.AF_INET, socket.AF_INET6}:
        found.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)


class RequestConnection(H11Protocol):
    """A connection for requests."""

    config: Config

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        """Prepare for a connection that is not yet made."""
        super().__init__(config, server_state, app_state, _loop)
        self.limiter = config.limiter
        self.outbox = Outbox()
        self.admitted = False
        self.began: float | None = None
        """When the current incomplete request started; a new connection is expected to send one immediately."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Admit a connection, unless there are too many."""
        super().connection_made(transport)
        ready(transport)
        self.began = time.monotonic()
        self.admitted = self.limiter.admit(address(self))
        if not self.admitted:
            transport.write(FULL)
            transport.close()

    def data_received(self, data: bytes) -> None:
        """Read data, and note whether a request is complete."""
        if self.began is None:
            self.began = time.monotonic()
        super().data_received(data)
        if self.conn.their_state not in {h11.IDLE, h11.SEND_BODY}:
            self.began = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        super().connection_lost(exc)
        if self.admitted:
            self.limiter.leave(address(self))

    def look_after(self, now: float) -> None:
        """Cut off a client that is too slow to send its request or to read the answer."""
        limits = self.limiter.limits
        asked = self.conn.their_state is h11.SEND_BODY
        if self.outbox.stuck(self.transport, now, limits):
            self.limiter.cut(self.transport, "slow")
        elif self.began is not None and now - self.began > (limits.body_seconds if asked else limits.head_seconds):
            self.limiter.cut(self.transport, "late")


class Inbox:
    """What has come on a socket and was not taken yet, by the only one who takes it: a light `asyncio.Queue`."""

    def __init__(self) -> None:
        """Start with nothing."""
        self.items: deque[Any] = deque()
        self.waiting: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        """Count what was not taken yet."""
        return len(self.items)

    def empty(self) -> bool:
        """Return whether everything was taken."""
        return not self.items

    def put_nowait(self, item: object) -> None:
        """Add something, and wake whoever waits for it."""
        self.items.append(item)
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    async def get(self) -> Any:  # noqa: ANN401 - messages as texts, and events of the library
        """Take what came first; wait for it if there is nothing."""
        while not self.items:
            self.waiting = asyncio.get_running_loop().create_future()
            await self.waiting
        return self.items.popleft()


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that has become a client's socket; it was counted when it was made."""

    config: Config
    queue: Inbox  # type: ignore[assignment]

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        """Prepare for a connection that is not yet made."""
        super().__init__(config, server_state, app_state, _loop)
        self.queue = Inbox()
        self.limiter = config.limiter
        self.outbox = Outbox()
        limits = self.limiter.limits
        self.pings = Bucket(limits.messages, limits.messages_per_second, time.monotonic())
        self.between = False
        """Whether the last frame has ended; no longer known once one has come in pieces."""

    def handle_connect(self, event: Request) -> None:
        """Let the application have this connection."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][CONNECTION] = {"connection": self}

    def data_received(self, data: bytes) -> None:
        """Read what nearly all messages are, one frame with a text; the library reads everything else."""
        if self.between and not self.disconnected and self.conn.state is OPEN and self.conn.current_size is None:
            text = text_in(data)
            if text is not None:
                if text.isascii() and not self.queue.items and not self.close_sent:
                    self.queue.put_nowait(text.decode())
                else:
                    self.curr_msg_data_type, self.frames = "text", [text]
                    self.send_receive_event_to_app()
                return
            self.between = are_whole(data)
        greeted = self.handshake_initiated
        super().data_received(data)
        if not greeted:
            self.between = self.handshake_initiated and data.endswith(HEAD_ENDS)

    @property
    def ready(self) -> bool:
        """Return whether the client reads, so that texts can be sent at once."""
        return self.handshake_complete and self.writable.is_set() and not (self.disconnected or self.close_sent)

    def say(self, text: bytes) -> None:
        """Send a text at once."""
        self.transport.write(head_of(len(text)) + text)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        super().connection_lost(exc)
        self.limiter.leave(address(self))

    def handle_ping(self) -> None:
        """Answer a ping, unless there are too many or the answers are not read."""
        if self.pings.take(time.monotonic()) and self.transport.get_write_buffer_size() <= MOST_UNREAD:
            super().handle_ping()
        else:
            self.cut("flood")

    def handle_cont(self, event: Frame) -> None:
        """Accept another fragment of a message, unless there are too many."""
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self.cut("flood")

    def send_receive_event_to_app(self) -> None:
        """Accept a message, unless too many have arrived together.

        The library stops reading after each message and begins again once it was taken: two calls of the system that
        wait for every other thread. Here it does so only when several wait.
        """
        waiting = self.queue.qsize()
        if waiting >= MOST_HEARD:
            self.cut("flood")
            return
        paused, self.read_paused = self.read_paused, self.read_paused or waiting < FEW
        super().send_receive_event_to_app()
        self.read_paused = paused or waiting >= FEW

    def handle_events(self) -> None:
        """Process what has arrived, unless the connection is cut."""
        if not self.disconnected:
            super().handle_events()

    def cut(self, why: str) -> None:
        """Close the connection immediately; further writes are dropped."""
        if not self.disconnected:
            self.disconnected = True
            self.limiter.cut(self.transport, why)

    def look_after(self, now: float) -> None:
        """Cut off a client that reads neither messages nor the close frame."""
        unread = self.transport.get_write_buffer_size()
        if self.outbox.stuck(self.transport, now, self.limiter.limits) or unread > MOST_UNREAD:
            self.cut("slow")


def address(connection: RequestConnection | SocketConnection) -> str:
    """Return the address of the other end."""
    return connection.client[0] if connection.client else "-"

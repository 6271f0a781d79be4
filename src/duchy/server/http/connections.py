"""The doors: connections from outside, bounded in number, in time, and in what waits for them.

The libraries below read and write; here is decided how long that may take. Whoever takes too long is cut off: a polite
end would wait for somebody who does not listen.
"""

import asyncio
import socket
import time
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from duchy.server.http.connection_limits import ConnectionLimiter, Outbox
from duchy.server.live.buckets import Bucket

SEND_BUFFER: Final = 131_072
"""Bytes that the system keeps for a connection that does not read."""
MOST_UNREAD: Final = 1_048_576
"""Bytes that may wait for a connection in this process."""
MOST_HEARD: Final = 128
"""Messages of one client that are read before the first of them is taken in."""
MOST_FRAGMENTS: Final = 64
"""Pieces that a message may come in."""
FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain\r\ncontent-length: 39\r\nretry-after: 5\r\n"
    b"connection: close\r\n\r\ntoo many connections: try again later.\n"
)


class Config(uvicorn.Config):
    """The configuration of the library, and the doorkeeper."""

    limiter: ConnectionLimiter


def ready(transport: asyncio.Transport) -> None:
    """Send at once what is to be sent (some answers come in two parts), and let the system keep little of it."""
    found = transport.get_extra_info("socket")
    if found is not None and found.family in {socket.AF_INET, socket.AF_INET6}:
        found.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)


class RequestConnection(H11Protocol):
    """A connection on which requests come."""

    config: Config

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        """Stand at a connection that is not made yet."""
        super().__init__(config, server_state, app_state, _loop)
        self.limiter = config.limiter
        self.outbox = Outbox()
        self.admitted = False
        self.began: float | None = None
        """When the request began that is not whole yet; a new connection owes one at once."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a connection in, unless there are too many."""
        super().connection_made(transport)
        ready(transport)
        self.began = time.monotonic()
        self.admitted = self.limiter.admit(address(self))
        if not self.admitted:
            transport.write(FULL)
            transport.close()

    def data_received(self, data: bytes) -> None:
        """Read on, and note whether a request is whole."""
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
        """Cut off who takes too long to ask, or to take the answer."""
        limits = self.limiter.limits
        asked = self.conn.their_state is h11.SEND_BODY
        if self.outbox.stuck(self.transport, now, limits):
            self.limiter.cut(self.transport, "slow")
        elif self.began is not None and now - self.began > (limits.body_seconds if asked else limits.head_seconds):
            self.limiter.cut(self.transport, "late")


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that has become the socket of a client; it was let in when it was made."""

    config: Config

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        """Stand at a connection that is not made yet."""
        super().__init__(config, server_state, app_state, _loop)
        self.limiter = config.limiter
        self.outbox = Outbox()
        limits = self.limiter.limits
        self.pings = Bucket(limits.messages, limits.messages_per_second, time.monotonic())

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        super().connection_lost(exc)
        self.limiter.leave(address(self))

    def handle_ping(self) -> None:
        """Answer a ping, unless they are too many or the answers are not taken."""
        if self.pings.take(time.monotonic()) and self.transport.get_write_buffer_size() <= MOST_UNREAD:
            super().handle_ping()
        else:
            self.cut("flood")

    def handle_cont(self, event: Frame) -> None:
        """Take one more piece of a message, unless there are too many."""
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self.cut("flood")

    def send_receive_event_to_app(self) -> None:
        """Take a message, unless too many have come at once."""
        if self.queue.qsize() < MOST_HEARD:
            super().send_receive_event_to_app()
        else:
            self.cut("flood")

    def handle_events(self) -> None:
        """Take in what has come, unless the connection is cut."""
        if not self.disconnected:
            super().handle_events()

    def cut(self, why: str) -> None:
        """End the connection at once; nothing more is sent on it, whoever would like to."""
        if not self.disconnected:
            self.disconnected = True
            self.limiter.cut(self.transport, why)

    def look_after(self, now: float) -> None:
        """Cut off who takes nothing, be it a message or the end."""
        unread = self.transport.get_write_buffer_size()
        if self.outbox.stuck(self.transport, now, self.limiter.limits) or unread > MOST_UNREAD:
            self.cut("slow")


def address(connection: RequestConnection | SocketConnection) -> str:
    """Give the address of the other end."""
    return connection.client[0] if connection.client else "-"

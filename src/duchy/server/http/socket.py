"""A client's socket at a table: the line on which a visit is made.

A client that reads nothing for too long is cut off by `connections`.
"""

import asyncio
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from duchy.server.http.connections import CONNECTION, SocketConnection
from duchy.server.live.live_table import LiveTable
from duchy.server.live.state import ServerState
from duchy.server.live.visit import Gone, Visit

RECEIVED: Final = "websocket.receive"
"""What an event with a message is called; all others say that the client is gone."""
Socket = WebSocket[Any, Any, Any]


class SocketLine:
    """An accepted socket as a line."""

    def __init__(self, socket: Socket) -> None:
        """Store the socket."""
        self.socket = socket
        extensions: Any = socket.scope["extensions"]
        self.connection: SocketConnection = extensions[CONNECTION]["connection"]
        self.say = self.connection.say

    @property
    def ready(self) -> bool:
        """Return whether the client reads what is sent."""
        return self.connection.ready

    async def hear(self) -> str | None:
        """Return the next message, '' if it is no text; nothing once the client is gone."""
        event: Any = await self.connection.receive()
        if isinstance(event, str):
            return event
        return event.get("text") or "" if event["type"] == RECEIVED else None

    async def send(self, message: bytes) -> None:
        """Send a message; raises `Gone`."""
        try:
            await self.socket.send_data(message, mode="text")
        except (WebSocketDisconnect, OSError, RuntimeError) as error:
            raise Gone from error

    async def close(self, code: int, reason: str) -> None:
        """Disconnect; raises `Gone`."""
        try:
            await self.socket.close(code, reason)
        except (WebSocketDisconnect, OSError, RuntimeError) as error:
            raise Gone from error


async def serve_visit(socket: Socket, server: ServerState, live: LiveTable, person: str) -> None:
    """Serve a client until it disconnects."""
    line = SocketLine(socket)
    visit = Visit(line, server, live, person)
    visit.come()
    try:
        while not visit.closed and (data := await line.hear()) is not None:
            await visit.take(data)
            if not line.connection.queue.empty():
                await asyncio.sleep(0)  # a client that sends many messages yields to others
    finally:
        visit.go()

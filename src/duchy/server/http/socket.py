"""A client's socket at a table: the line on which a visit is made.

A client that reads nothing for too long is cut off by `connections`.
"""

import asyncio
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from duchy.server.live.live_table import LiveTable
from duchy.server.live.state import ServerState
from duchy.server.live.visit import Gone, Visit

Socket = WebSocket[Any, Any, Any]


class SocketLine:
    """An accepted socket as a line."""

    def __init__(self, socket: Socket) -> None:
        """Store the socket."""
        self.socket = socket

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
    visit = Visit(SocketLine(socket), server, live, person)
    visit.come()
    try:
        while not visit.closed:
            await visit.take(await socket.receive_data(mode="text"))
            await asyncio.sleep(0)  # a client that sends many messages yields to others
    except WebSocketDisconnect:
        pass
    finally:
        visit.go()

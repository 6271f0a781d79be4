"""A rough client: raw bytes on a socket. It reads only when told to."""

import asyncio
import os
import socket
import struct
from collections.abc import Callable
from types import TracebackType
from typing import Self

from tests.server.serving import Place

PATIENCE = 30
"""Seconds after which a test has waited in vain."""


class Rough:
    """A connection that the other end must not trust."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.loop = asyncio.get_running_loop()
        self.socket = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.setblocking(False)

    async def __aenter__(self) -> Self:
        await self.loop.sock_connect(self.socket, ("127.0.0.1", self.place.port))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.socket.close()

    async def send(self, data: bytes) -> None:
        """Send bytes."""
        await self.loop.sock_sendall(self.socket, data)

    async def flood(self, data: bytes, pause: float = 0) -> None:
        """Send the same bytes repeatedly, until the other end closes."""
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    await self.send(data)
                    await asyncio.sleep(pause)
        except OSError:
            return

    async def rest(self) -> bytes:
        """Read until the other end is gone, however it goes."""
        found = b""
        async with asyncio.timeout(PATIENCE):
            try:
                while data := await self.loop.sock_recv(self.socket, 65536):
                    found += data
            except ConnectionError:
                pass
        return found

    async def upgrade(self, table: str, cookie: str | None) -> None:
        """Upgrade to a socket at a table; only the head of the answer is read."""
        await self.send(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: duchy={cookie}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += await self.loop.sock_recv(self.socket, 1)
        assert head.startswith(b"HTTP/1.1 101 ")


def frame(opcode: int, data: bytes = b"", last: bool = True) -> bytes:
    """Return a short, masked client frame."""
    mask = os.urandom(4)
    masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(data))
    return struct.pack("!BB", (0x80 if last else 0) | opcode, 0x80 | len(data)) + mask + masked


async def until(true: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110 - what becomes true tells nobody
            await asyncio.sleep(0.01)

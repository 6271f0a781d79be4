"""A light socket for measuring, with as little overhead as possible."""

import asyncio
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
TEXT: Final = 1
PING: Final = 9
PONG: Final = 10


class Wire(asyncio.Protocol):
    """One WebSocket, which passes every message to a function."""

    def __init__(self, path: str, cookie: str, hear: Callable[[bytes], None]) -> None:
        """Ask for a path."""
        self.hello = (
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Cookie: {cookie}\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self.hear = hear
        self.buffer = bytearray()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.gone = asyncio.Event()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.hello.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        """Say that the connection is gone; fail if the socket was never opened."""
        self.gone.set()
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("no socket"))

    def data_received(self, data: bytes) -> None:
        """Parse frames; a server sends small ones in one piece."""
        buffer = self.buffer
        buffer += data
        if not self.opened.done():
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(bytes(buffer[:end]).decode()))
                return
            del buffer[: end + 4]
            self.opened.set_result(None)
        while len(buffer) >= 2:
            size, head = buffer[1], 2
            if size == TWO_BYTES:
                size, head = int.from_bytes(buffer[2:4], "big"), 4
            elif size == EIGHT_BYTES:
                size, head = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < head + size or len(buffer) < head:
                return
            kind, message = buffer[0] & 15, bytes(buffer[head : head + size])
            del buffer[: head + size]
            if kind == TEXT:
                self.hear(message)
            elif kind == PING:  # a server cuts off who does not answer
                assert self.transport is not None
                self.transport.write(bytes([0x80 | PONG, 0x80 | size]) + bytes(4) + message)

    def send(self, message: bytes) -> None:
        """Send a text of less than 64 kB."""
        size = len(message)
        head = (
            bytes([0x81, 0x80 | size])
            if size < TWO_BYTES
            else bytes([0x81, 0x80 | TWO_BYTES]) + size.to_bytes(2, "big")
        )
        assert self.transport is not None
        self.transport.write(head + bytes(4) + message)

    def close(self) -> None:
        """Close the socket."""
        if self.transport is not None:
            self.transport.abort()


async def connect(address: str, path: str, cookie: str, hear: Callable[[bytes], None]) -> Wire:
    """Open a socket."""
    parts = urlsplit(address)
    assert parts.hostname is not None
    assert parts.port is not None
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(path, cookie, hear), parts.hostname, parts.port)
    await wire.opened
    return wire

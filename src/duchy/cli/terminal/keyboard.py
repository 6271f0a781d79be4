"""Lines typed while other things go on."""

import asyncio
import sys
import threading
from contextlib import suppress


async def typed_line() -> str:
    """Wait for a line; '' at the end of the input.

    A thread of its own reads it, which the program does not wait for: Ctrl-C ends it at once.
    """
    loop = asyncio.get_running_loop()
    line: asyncio.Future[str] = loop.create_future()

    def tell(found: str) -> None:
        if not line.done():
            line.set_result(found)

    def read() -> None:
        found = next_line()
        with suppress(RuntimeError):  # nobody waits any more
            loop.call_soon_threadsafe(tell, found)

    threading.Thread(target=read, name="duchy-keyboard", daemon=True).start()
    return await line


def next_line() -> str:
    """Read a line below Python's own buffer, whose lock a reader would take along when the program ends."""
    raw = getattr(getattr(sys.stdin, "buffer", None), "raw", None)
    try:
        return sys.stdin.readline() if raw is None else raw.readline().decode(sys.stdin.encoding, "replace")
    except (OSError, ValueError):  # there is no standard input, or it is closed
        return ""

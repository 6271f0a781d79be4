"""Runs one server in a separate process, to be measured: ours without limits, or a bare echo of the same framework.

Ours has a slow bot in addition to the others. `benchmarks/server.py` starts it and reads its address from the first
line of its output.
"""

import sys
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket

from benchmarks.slow import SLOW
from duchy.bots.registry import BOTS
from duchy.server.http.running import Server, serve
from duchy.server.live.processes.workers import Workers
from duchy.server.settings import NO_LIMITS, Settings


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    """Send back every message."""
    await socket.accept()
    while True:
        await socket.send_data(await socket.receive_data(mode="text"), mode="text")


def say(address: str) -> None:
    """Print the address for the parent process."""
    print(address, flush=True)


def main(kind: str, database: str, port: str = "0") -> None:
    """Run a server until it is killed."""
    if kind == "echo":
        config = uvicorn.Config(
            Litestar([echo], openapi_config=None, logging_config=None),
            port=0,
            ws="websockets-sansio",
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
        )
        Server(config, say).run()
    else:
        BOTS[SLOW] = "thinks for a second and knows nothing"
        Workers.program = "benchmarks.slow"
        serve(Settings(port=int(port), database=database, limits=NO_LIMITS, log_level="error"), say)


if __name__ == "__main__":
    main(*sys.argv[1:4])

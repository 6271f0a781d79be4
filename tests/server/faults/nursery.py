"""Starts servers to be killed: everything is imported once, and each server is a fork of that.

For each line of input, the address of a database and perhaps a port, it prints the process id and the address of a
server.
"""

import os
import signal
import sys

from duchy.games import game_names, load
from duchy.server.http.app import application
from duchy.server.http.running import serve
from duchy.server.settings import NO_LIMITS, Settings
from duchy.server.wire.ready import make_ready


def say(words: str) -> None:
    """Print a whole line."""
    os.write(1, f"{words}\n".encode())


def main() -> None:
    """Start a server for each line."""
    for name in game_names():
        load(name)
    application(None, None, None, NO_LIMITS.body)
    make_ready()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks how they died
    while line := sys.stdin.readline():
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            database, *port = line.split()
            settings = Settings(
                port=int(port[0]) if port else 0, database=database, limits=NO_LIMITS, log_level="error", bot_workers=1
            )
            serve(settings, lambda address: say(f"{os.getpid()} {address}"))
            os._exit(1)


if __name__ == "__main__":
    main()

"""What systems do differently: signals, cores, priorities, limits and sessions of processes, screens and users.

Only this module knows which system it runs on. What a system does not have, such as priorities and limits on Windows,
is done without: nothing here fails for that reason.
"""

import asyncio
import ctypes
import getpass
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final, TypedDict

MEGABYTE: Final = 1 << 20
MOST_PROCESSES: Final = 61
"""The largest pool of processes on Windows, which cannot wait for more of them at once."""
STOPPING: Final = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGBREAK") if hasattr(signal, name))
"""The signals that ask a program to stop; SIGBREAK is Ctrl-Break, on Windows only."""


class Start(TypedDict, total=False):
    """Arguments for the start of a process."""

    start_new_session: bool
    creationflags: int


@contextmanager
def stopped_by_signals(stop: Callable[[int], None]) -> Iterator[None]:
    """Call a function in the running loop, in the main thread, whenever a signal asks the program to stop."""
    loop = asyncio.get_running_loop()

    def told(number: int, frame: object) -> None:
        del frame
        loop.call_soon_threadsafe(stop, number)  # it also wakes the loop, which may be waiting for something else

    before = {number: signal.signal(number, told) for number in STOPPING}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler or signal.SIG_DFL)  # None: it was not set in Python


def ignore_interrupts() -> None:
    """Leave Ctrl-C to the parent process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def cores() -> int:
    """Return the number of cores that this process may use."""
    if sys.platform != "win32" and sys.platform != "darwin" and hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def processes(wanted: int) -> int:
    """Return how many of the wanted processes a pool may have."""
    return min(wanted, MOST_PROCESSES) if sys.platform == "win32" else wanted


def apart() -> Start:
    """Return how to start a process apart from this terminal: Ctrl-C does not reach it."""
    if sys.platform == "win32":
        return {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
    else:  # noqa: RET505 - the type checker skips the branch of another system
        return {"start_new_session": True}


def step_back(steps: int) -> None:
    """Lower this process's priority."""
    if sys.platform != "win32" and hasattr(os, "nice"):
        os.nice(steps)


def limit_memory(megabytes: int) -> None:
    """Limit this process's memory."""
    if sys.platform != "win32":
        with suppress(ImportError, ValueError, OSError):  # some systems have the limit but do not allow setting it
            import resource  # noqa: PLC0415 - not every system has it

            resource.setrlimit(resource.RLIMIT_AS, (megabytes * MEGABYTE, megabytes * MEGABYTE))


def limit_time(seconds: int) -> None:
    """Limit this process's computing time from now on."""
    if sys.platform != "win32":
        with suppress(ImportError, ValueError, OSError):
            import resource  # noqa: PLC0415 - not every system has it

            usage = resource.getrusage(resource.RUSAGE_SELF)
            most = resource.getrlimit(resource.RLIMIT_CPU)[1]
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            resource.setrlimit(resource.RLIMIT_CPU, (int(usage.ru_utime + usage.ru_stime) + 1 + seconds, most))


def trimmer() -> Any:  # noqa: ANN401 - a function of the C library, or nothing
    """Return the C library's function that returns free memory to the system, where there is one."""
    if sys.platform.startswith("linux"):
        with suppress(OSError, AttributeError):
            return ctypes.CDLL(None).malloc_trim
    return None


def open_files(needed: int) -> int:
    """Raise the limit of open files if more are needed; return how many of the needed ones it allows."""
    if sys.platform != "win32":
        with suppress(ImportError):
            import resource  # noqa: PLC0415 - not every system has it

            soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
            if soft == resource.RLIM_INFINITY or soft >= needed:
                return needed
            wanted = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
            with suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
                return wanted
            return soft
    return needed


def others_may_read(mode: int) -> bool:
    """Return whether the permissions of a file let other users in; Windows keeps them elsewhere."""
    return os.name == "posix" and bool(mode & 0o077)


def has_screen() -> bool:
    """Return whether a browser would open in a window rather than in this terminal."""
    return sys.platform in {"darwin", "win32"} or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def user_name() -> str:
    """Return the name of the user, or 'player' if the system has none."""
    try:
        return getpass.getuser()
    except (ImportError, KeyError, OSError):  # as Python's versions put it
        return "player"

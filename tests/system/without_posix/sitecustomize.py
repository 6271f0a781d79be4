"""Takes away what Windows does not have, in every Python that finds this folder on its path, before anything else runs.

The standard library of this system cannot do without some of it, such as `os.waitpid`, `os.statvfs` and
`signal.SIGKILL`: that stays.
"""

import asyncio
import multiprocessing
import multiprocessing.context
import os
import signal
import sys
from typing import Any, NoReturn

MODULES = (
    "crypt",
    "fcntl",
    "grp",
    "nis",
    "posix_ipc",
    "pty",
    "pwd",
    "readline",
    "resource",
    "syslog",
    "termios",
    "tty",
)
OF_OS = (
    *("chown", "chroot", "fchdir", "fchmod", "fchown", "fork", "forkpty", "getegid", "geteuid", "getgid", "getgroups"),
    *("getloadavg", "getpgid", "getpgrp", "getpriority", "getsid", "getuid", "killpg", "lchown", "lockf", "mkfifo"),
    *(
        "mknod",
        "nice",
        "pread",
        "preadv",
        "pwrite",
        "pwritev",
        "posix_fadvise",
        "register_at_fork",
        "sched_getaffinity",
    ),
    *("sched_setaffinity", "sched_yield", "sendfile", "setpgid", "setpriority", "setsid", "setuid", "sync"),
    *("sysconf", "tcgetpgrp", "uname", "wait3", "wait4"),
)
OF_SIGNAL = (
    *("SIGALRM", "SIGCHLD", "SIGHUP", "SIGPIPE", "SIGQUIT", "SIGTSTP", "SIGUSR1", "SIGUSR2", "SIGWINCH", "SIGXCPU"),
    *("alarm", "pause", "pthread_kill", "pthread_sigmask", "setitimer", "siginterrupt", "sigpending", "sigwait"),
)


def missing(*_: Any, **__: Any) -> NoReturn:  # noqa: ANN401 - it stands in for anything
    """Refuse, as the event loop of Windows does."""
    raise NotImplementedError


for name in MODULES:
    sys.modules[name] = None  # type: ignore[assignment]  # importing it raises ImportError
for name in OF_OS:
    if hasattr(os, name):
        delattr(os, name)
for name in OF_SIGNAL:
    if hasattr(signal, name):
        delattr(signal, name)
for name in ("add_signal_handler", "remove_signal_handler", "create_unix_server", "create_unix_connection"):
    setattr(asyncio.SelectorEventLoop, name, missing)
contexts: dict[str, object] = vars(multiprocessing.context)["_concrete_contexts"]
for name in [name for name in contexts if name != "spawn"]:
    del contexts[name]
multiprocessing.set_start_method("spawn")

"""Structured logs: one JSON object per line, never with tokens, cookies, queries or people's texts."""

import logging
import sys
import time
import traceback
from collections.abc import Callable
from typing import Final

from msgspec import json

LEVELS: Final = ("debug", "info", "warning", "error")
UNFINISHED: Final = "ASGI callable returned without completing handshake"
"""What the library says of every socket that was refused."""
BURST: Final = 60.0
"""Seconds in which refused sockets are reported once."""
PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}
"""The attributes of every log record; all others were added by the caller."""


class JsonFormatter(logging.Formatter):
    """A formatter that writes a record as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Write time, level, logger, message and all added attributes."""
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update({name: value for name, value in vars(record).items() if name not in PLAIN})
        if record.exc_info and record.exc_info[0] is not None:
            line["trace"] = "".join(traceback.format_exception(*record.exc_info))
        return json.encode(line, enc_hook=str).decode()


def start_logging(level: str) -> None:
    """Write logs from a level upwards to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    quieten_libraries()


def quieten_libraries() -> None:
    """Silence libraries that log full addresses; the gate logs requests without ids and tokens."""
    for name in ("alembic", "httpx", "httpcore", "uvicorn.access", "uvicorn.error"):
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(CLIENTS)


class ClientErrors(logging.Filter):
    """A filter for what the library reports as errors although clients made them."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """Start without a report."""
        super().__init__()
        self.now = now
        self.reported = -BURST
        self.unreported = 0

    def filter(self, record: logging.LogRecord) -> bool:
        """Drop tracebacks for invalid UTF-8, and report refused sockets once per burst, with their number."""
        words = str(record.msg)
        if words.startswith("Invalid UTF-8"):
            return False
        if not words.startswith(UNFINISHED):
            return True
        if self.now() - self.reported < BURST:
            self.unreported += 1
            return False
        record.msg, record.levelno, record.levelname = "a socket was refused", logging.WARNING, "WARNING"
        record.not_reported_before = self.unreported
        self.reported, self.unreported = self.now(), 0
        return True


CLIENTS: Final = ClientErrors()

"""Structured logs: one JSON object on a line. No token, no cookie, no query and no words of a person ever gets here."""

import logging
import sys
import time
import traceback
from typing import Final

from msgspec import json

LEVELS: Final = ("debug", "info", "warning", "error")
PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}
"""What every record has; all else was added by whoever wrote it."""


class JsonFormatter(logging.Formatter):
    """Writes a record as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Write when, how bad, who, what, and everything that was added."""
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
    """Write logs of a level and worse to the standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    quieten_libraries()


def quieten_libraries() -> None:
    """Keep libraries quiet: some log addresses as they came; the gate logs what was asked, without what is special."""
    for name in ("alembic", "httpx", "httpcore", "uvicorn.access", "uvicorn.error"):
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(is_ours)


def is_ours(record: logging.LogRecord) -> bool:
    """Leave out a trace for every text of a client that is no text: its socket is closed, and that is all."""
    return not str(record.msg).startswith("Invalid UTF-8")

"""Files named on the command line: read and written whole, with every problem reported in one line."""

import json
import os
import tempfile
from pathlib import Path

import click

from duchy.core.document import parse_json


class FileError(click.ClickException):
    """A file that cannot be read or written, or has the wrong content."""

    exit_code = 1


def read_text(path: str | Path) -> str:
    """Read a text file."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise FileError(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise FileError(f"{path} must be UTF-8 text, but byte {error.start + 1} is not") from error


def read_json(path: str | Path) -> object:
    """Read a JSON file."""
    try:
        return parse_json(read_text(path))
    except json.JSONDecodeError as error:
        raise FileError(f"{path} is not valid JSON: line {error.lineno}, column {error.colno}: {error.msg}") from error
    except ValueError as error:
        raise FileError(f"{path} is not valid JSON: {error}") from error


def write_text(path: str | Path, text: str) -> None:
    """Write a text file, the same on every system; readers find the old content or the new one, never half of it."""
    target = Path(path)
    if target.is_dir():
        raise FileError(f"{path} cannot be written: it is a folder")
    try:
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=".duchy-")
    except OSError as error:
        raise FileError(f"{path} cannot be written: {error.strerror}") from error
    draft = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.chmod(target.stat().st_mode if target.exists() else 0o666 & ~current_umask())
        draft.replace(target)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise FileError(f"{path} cannot be written: {error.strerror}") from error
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def current_umask() -> int:
    """Return the umask, which can only be read by setting it."""
    umask = os.umask(0)
    os.umask(umask)
    return umask

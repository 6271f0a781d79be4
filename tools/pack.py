"""Packs the engine for browsers; `web/scripts/static.ts` runs it in the Python that will read it.

Modules are compiled for that Python, without docstrings, so that a browser neither fetches nor reads them.
"""

import importlib.util
import io
import lzma
import marshal
import re
import zipfile
from pathlib import Path
from typing import Final

PARTS = (
    *("core", "games", "bots", "coach", "puzzles", "offline"),
    *("server/wire", "server/table", "server/tasks", "server/live"),
)
FILES = (
    *("__init__.py", "store/__init__.py", "store/rows.py", "store/errors.py", "store/store.py"),
    *("server/__init__.py", "server/settings.py"),
)
"""What a browser needs besides the parts."""
LEFT_OUT = ("server/live/processes",)
NOT_NEEDED: Final = {
    *("_pydatetime", "_pydecimal", "_pyio", "_pyrepl", "argparse", "bdb", "cProfile", "calendar", "cmd"),
    *("configparser", "csv", "ctypes", "curses", "dbm", "difflib", "doctest", "ensurepip", "filecmp", "fileinput"),
    *("ftplib", "getopt", "gettext", "html", "http", "idlelib", "imaplib", "lib2to3", "mailbox", "mimetypes"),
    *("modulefinder", "multiprocessing", "netrc", "optparse", "pdb", "pickletools", "plistlib", "poplib", "profile"),
    *("pstats", "pyclbr", "pydoc", "pydoc_data", "rlcompleter", "sched", "shelve", "smtplib", "socketserver"),
    *("sqlite3", "statistics", "symtable", "tarfile", "timeit", "tkinter", "trace", "tracemalloc", "turtle"),
    *("unittest", "venv", "wave", "webbrowser", "wsgiref", "xml", "xmlrpc", "zipapp", "zoneinfo"),
}
"""Parts of the standard library that nothing here imports; without them a browser fetches less of it."""
THINNED: Final = re.compile(
    r"encodings/(?!(__init__|aliases|ascii|cp437|idna|latin_1|utf_(8|8_sig|16|16_le))\.py)|email/(?!__init__\.py)"
)
"""Of these packages little is kept: a few encodings of a hundred, and that there is such a thing as mail."""
WHOLE_DAYS = (1980, 1, 1, 0, 0, 0)
"""The time of every file: the same sources are the same archive."""


def compiled(name: str, source: bytes, optimize: int) -> bytes:
    """Compile a module as Python keeps it, to be used without a look at its source."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    head = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + importlib.util.source_hash(source)
    return head + marshal.dumps(code)


def members(root: Path) -> list[str]:
    """List the files of the package that go into the archive."""
    found = [path for part in PARTS for path in (root / part).rglob("*") if path.is_file()]
    names = [path.relative_to(root).as_posix() for path in found] + list(FILES)
    return sorted({name for name in names if "__pycache__" not in name and not name.startswith(LEFT_OUT)})


def packed(package: str, wheels: list[str]) -> bytes:
    """Return the package and the contents of wheels as one piece, which is a third smaller than file by file."""
    root = Path(package)
    files = {f"duchy/{name}": (root / name).read_bytes() for name in members(root)}
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            files |= {
                name: archive.read(name)
                for name in archive.namelist()
                if ".dist-info/" not in name and not name.endswith((".pyi", "py.typed", "/"))
            }
    return lzma.compress(zipped(files, zipfile.ZIP_STORED), preset=9)


def library(archive: str) -> bytes:
    """Return the standard library, compiled and without what is not needed."""
    with zipfile.ZipFile(archive) as whole:
        names = [name for name in whole.namelist() if not name.endswith("/") and not THINNED.match(name)]
        wanted = [name for name in names if name.partition("/")[0].removesuffix(".py") not in NOT_NEEDED]
        return zipped({name: whole.read(name) for name in wanted}, zipfile.ZIP_DEFLATED)


def zipped(files: dict[str, bytes], packing: int) -> bytes:
    """Return an archive of files, with modules compiled; Pyodide reads some docstrings of its own."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", packing, compresslevel=9) as archive:
        for name, content in sorted(files.items()):
            plain = not name.endswith(".py")
            info = zipfile.ZipInfo(name if plain else f"{name}c", WHOLE_DAYS)
            info.compress_type = packing
            archive.writestr(info, content if plain else compiled(name, content, 0 if "pyodide" in name else 2))
    return made.getvalue()

"""Packs the engine for browsers; `web/scripts/static.ts` runs it in the Python that will read it.

Modules are compiled for that Python, without docstrings, so that a browser neither fetches nor reads them. Ours keep
the numbers of their lines, for those who look for a mistake; those of the standard library do not.
"""

import importlib.util
import io
import json
import marshal
import re
import zipfile
import zlib
from pathlib import Path
from types import CodeType
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
LEFT_OUT = (
    *("server/live/processes", "server/live/alarms", "server/live/previews", "server/live/state"),
    *("server/live/shares/memory", "server/table/preview"),
)
"""What of the parts belongs to a server's machine."""
NOT_CALLED = ("librt/base64", "librt/internal", "librt/strings", "librt/threading", "librt/time")
"""Libraries for modules that mypyc has compiled: here they are not."""
NOT_NEEDED: Final = {
    *("_pydatetime", "_pydecimal", "_pyio", "_pyrepl", "argparse", "bdb", "cProfile", "calendar", "cmd"),
    *("configparser", "csv", "ctypes", "curses", "dbm", "difflib", "doctest", "ensurepip", "filecmp", "fileinput"),
    *("ftplib", "getopt", "gettext", "html", "http", "idlelib", "imaplib", "lib2to3", "mailbox", "mimetypes"),
    *("modulefinder", "multiprocessing", "netrc", "optparse", "pdb", "pickletools", "plistlib", "poplib", "profile"),
    *("pstats", "pyclbr", "pydoc", "pydoc_data", "rlcompleter", "sched", "shelve", "smtplib", "socketserver"),
    *("sqlite3", "statistics", "symtable", "tarfile", "timeit", "tkinter", "trace", "tracemalloc", "turtle"),
    *("unittest", "venv", "wave", "webbrowser", "wsgiref", "xml", "xmlrpc", "zipapp", "zoneinfo"),
    *("_markupbase", "_sysconfigdata__emscripten_wasm32-emscripten", "antigravity", "code", "colorsys"),
    *("compileall", "getpass", "graphlib", "gzip", "nturl2path", "pprint", "pty", "py_compile", "quopri", "runpy"),
    *("shlex", "ssl", "stringprep", "tabnanny", "this", "tty"),
}
"""Parts of the standard library that nothing here imports; without them a browser fetches less of it."""
THINNED: Final = re.compile(
    r"encodings/(?!(__init__|aliases|ascii|cp437|latin_1|utf_(8|8_sig|16|16_le))\.py)|email/(?!__init__\.py)"
    r"|asyncio/(__main__|proactor_events|tools|windows_)|concurrent/(interpreters/|futures/(interpreter|process))"
    r"|logging/(config|handlers)|pyodide/(console|http/|_nodesock)|urllib/(?!(__init__|parse)\.py)"
)
"""Of these packages only a part is kept: encodings that are met, and neither mail, windows, processes nor requests."""
WHOLE_DAYS = (1980, 1, 1, 0, 0, 0)
"""The time of every file: the same sources are the same archive."""


def compiled(name: str, source: bytes, optimize: int, *, lines: bool) -> bytes:
    """Compile a module as Python keeps it, to be used without a look at its source."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    head = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + importlib.util.source_hash(source)
    return head + marshal.dumps(code if lines else bare(code))


def bare(code: CodeType) -> CodeType:
    """Return code that does not say from which line it came, a third of what it takes."""
    consts = tuple(bare(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=consts)


def members(root: Path) -> list[str]:
    """List the files of the package that go into the archive."""
    found = [path for part in PARTS for path in (root / part).rglob("*") if path.is_file()]
    names = [path.relative_to(root).as_posix() for path in found] + list(FILES)
    return sorted({name for name in names if "__pycache__" not in name and not name.startswith(LEFT_OUT)})


def packed(package: str, wheels: list[str]) -> bytes:
    """Return the package and the contents of wheels as one piece, which is smaller than file by file.

    It begins with a line that lists names and sizes (`web/src/offline/archive.ts` reads it).
    """
    root = Path(package)
    files = {f"duchy/{name}": (root / name).read_bytes() for name in members(root)}
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            files |= {
                name: archive.read(name)
                for name in archive.namelist()
                if ".dist-info/" not in name and not name.endswith((".pyi", "py.typed", "/"))
            }
    made = [
        made_of(name, content, lines=True) for name, content in sorted(files.items()) if not name.startswith(NOT_CALLED)
    ]
    head = json.dumps([[name, len(content)] for name, content in made], separators=(",", ":"))
    return squeezed(b"".join([head.encode(), b"\n", *(content for _, content in made)]))


def library(archive: str) -> bytes:
    """Return the standard library, compiled and without what is not needed: an archive that Python imports from."""
    made = io.BytesIO()
    with zipfile.ZipFile(archive) as whole, zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as found:
        for name in sorted(whole.namelist()):
            if not THINNED.match(name) and name.partition("/")[0].removesuffix(".py") not in NOT_NEEDED:
                kept, content = made_of(name, whole.read(name), lines=False)
                info = zipfile.ZipInfo(kept, WHOLE_DAYS)
                info.compress_type = zipfile.ZIP_DEFLATED
                found.writestr(info, content)
    return made.getvalue()


def made_of(name: str, content: bytes, *, lines: bool) -> tuple[str, bytes]:
    """Return a file as it is packed: modules compiled; Pyodide reads some docstrings of its own."""
    if not name.endswith(".py"):
        return name, content
    return f"{name}c", compiled(name, content, 0 if "pyodide" in name else 2, lines=lines)


def squeezed(content: bytes) -> bytes:
    """Return a file as it is sent, so that it is small from hosts that compress nothing: any browser unpacks gzip."""
    gzip = zlib.compressobj(9, zlib.DEFLATED, zlib.MAX_WBITS | 16, 9)
    return gzip.compress(content) + gzip.flush()

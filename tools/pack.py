"""Packs the engine for browsers; `web/scripts/static.ts` runs it in the Python that will read it.

Modules are compiled for that Python, without docstrings, so that a browser neither fetches nor reads them.
"""

import importlib.util
import io
import marshal
import zipfile
from pathlib import Path

PARTS = ("core", "games", "bots", "coach", "offline", "server/wire", "server/table", "server/tasks", "server/live")
FILES = (
    *("__init__.py", "store/__init__.py", "store/rows.py", "store/errors.py", "store/store.py"),
    *("server/__init__.py", "server/settings.py"),
)
"""What a browser needs besides the parts."""
LEFT_OUT = ("server/live/processes",)
WHOLE_DAYS = (1980, 1, 1, 0, 0, 0)
"""The time of every file: the same sources are the same archive."""


def compiled(name: str, source: bytes) -> bytes:
    """Compile a module as Python keeps it, to be used without a look at its source."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return (
        importlib.util.MAGIC_NUMBER
        + (1).to_bytes(4, "little")
        + importlib.util.source_hash(source)
        + marshal.dumps(code)
    )


def members(root: Path) -> list[str]:
    """List the files of the package that go into the archive."""
    found = [path for part in PARTS for path in (root / part).rglob("*") if path.is_file()]
    names = [path.relative_to(root).as_posix() for path in found] + list(FILES)
    return sorted({name for name in names if "__pycache__" not in name and not name.startswith(LEFT_OUT)})


def packed(package: str, wheels: list[str]) -> bytes:
    """Return the archive of the package and of the contents of wheels."""
    root = Path(package)
    files = {f"duchy/{name}": (root / name).read_bytes() for name in members(root)}
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            files |= {
                name: archive.read(name)
                for name in archive.namelist()
                if ".dist-info/" not in name and not name.endswith((".pyi", "py.typed", "/"))
            }
    archive_of = io.BytesIO()
    with zipfile.ZipFile(archive_of, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted(files.items()):
            plain = not name.endswith(".py")
            info = zipfile.ZipInfo(name if plain else f"{name}c", WHOLE_DAYS)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, content if plain else compiled(name, content))
    return archive_of.getvalue()

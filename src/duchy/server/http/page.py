"""The page's files, read once and sent compressed with the right caching; a plain text if it is not built."""

import gzip
import mimetypes
import re
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Redirect

PLAIN: Final = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Duchy</title></head>
<body>
<h1>Duchy</h1>
<p>A table for games about duchies. The page is not built here (`make page` builds it); play from a terminal:</p>
<pre>
duchy join http://THIS-ADDRESS --new GAME               a game against a bot
duchy join http://THIS-ADDRESS --new GAME --friend       a game with a friend: prints a link to share
duchy join http://THIS-ADDRESS/join/TOKEN                follow a link
duchy join http://THIS-ADDRESS                           your tables; resumes the last one
</pre>
<p>For programs: <a href="/api/openapi.json">the interface</a>, <a href="/health">health</a>,
<a href="/metrics">metrics</a>.</p>
</body>
</html>
"""
INDEX: Final = "index.html"
HASHED: Final = "assets/"
"""The folder of files whose names change with their contents."""
TITLE: Final = re.compile(r"<title>[^<]*</title>")
DESCRIPTION: Final = re.compile(r'<meta name="description"[^>]*>\s*')
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
PACKED: Final = {".html", ".js", ".mjs", ".css", ".svg", ".json", ".wasm", ".webmanifest"}
"""File types that are sent compressed; fonts and pictures already are."""
TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""The media types of the page's files; on Windows, any program may change what the system says."""


def type_of(name: str) -> str:
    """Return the media type of a file name."""
    return TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"


class Files:
    """The files of a folder by path, as they are sent."""

    def __init__(self, files: dict[str, bytes]) -> None:
        """Compress what is sent compressed."""
        self.files = files
        self.packed = {
            name: gzip.compress(content, mtime=0) for name, content in files.items() if Path(name).suffix in PACKED
        }

    def answer(self, path: str, accepted: str = "") -> Response[bytes]:
        """Send a file, compressed if the client accepts that; raises if there is no such file."""
        name = path.strip("/") or INDEX
        found = self.files.get(name)
        if found is None:
            raise NotFoundException("this page does not exist")
        headers = {"cache-control": FOREVER if name.startswith(HASHED) else ASK_AGAIN, "vary": "accept-encoding"}
        packed = self.packed.get(name)
        if packed is not None and "gzip" in accepted:
            found = packed
            headers["content-encoding"] = "gzip"
        return Response(found, media_type=type_of(name), headers=headers)


def files_of(folder: str | None) -> dict[str, bytes]:
    """Read all files of a folder with a page; nothing if there is none."""
    root = Path(folder or "")
    if not folder or not (root / INDEX).is_file():
        return {}
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in sorted(root.rglob("*")) if path.is_file()}


class Page(Files):
    """The files of the built page; a plain text if it is not built."""

    def __init__(self, folder: str | None) -> None:
        """Read all files of a folder; without one, use a plain text."""
        super().__init__(files_of(folder) or {INDEX: PLAIN.encode()})

    def with_head(self, tags: str) -> Response[bytes]:
        """Send the page with other tags instead of its title and description; unchanged without tags."""
        text = self.files[INDEX].decode()
        if tags:
            text = TITLE.sub(lambda _: tags, DESCRIPTION.sub("", text), count=1)
        return Response(text.encode(), media_type="text/html", headers={"cache-control": "private, no-cache"})

    def handler(self) -> HTTPRouteHandler:
        """Return the handler of all remaining paths."""

        @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
        def file(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
            return self.answer(path, request.headers.get("accept-encoding", ""))

        return file


def offline_handlers(folder: str | None) -> list[HTTPRouteHandler]:
    """Return the handler of the edition without a server; none if it is not built."""
    found = files_of(folder)
    if not found:
        return []
    files = Files(found)

    @get(["/offline", "/offline/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def file(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes] | Redirect:
        if not request.scope["raw_path"].endswith(b"/") and not path:
            return Redirect("/offline/")  # everything there is named relative to its folder
        return files.answer(path, request.headers.get("accept-encoding", ""))

    return [file]

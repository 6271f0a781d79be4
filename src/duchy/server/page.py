"""The page as files: read once, sent with the right caching. Where it has not been built, a few plain words instead."""

import mimetypes
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

PLAIN: Final = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Duchy</title></head>
<body>
<h1>Duchy</h1>
<p>A table for games about duchies. The page has not been built here (make page does it); sit down at a table from a
terminal:</p>
<pre>
duchy join http://THIS-ADDRESS --new burgundy            a game against a bot
duchy join http://THIS-ADDRESS --new kingdom --friend    a game with a friend: it prints a link to hand on
duchy join http://THIS-ADDRESS/#TOKEN                    follow a link that you were given
duchy join http://THIS-ADDRESS                           your tables, and the last one goes on
</pre>
<p>For programs: <a href="/api/openapi.json">the interface</a>, <a href="/health">health</a>,
<a href="/metrics">metrics</a>.</p>
</body>
</html>
"""
INDEX: Final = "index.html"
HASHED: Final = "assets/"
"""Where files lie whose names change with what is in them."""
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
TYPES: Final = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}


def type_of(name: str) -> str:
    """Say what kind of file a name is of."""
    return TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"


class Page:
    """The files of the built page, by the path under which they are asked for."""

    def __init__(self, folder: str | None) -> None:
        """Read all files of a folder; none if there is no folder."""
        root = Path(folder or "")
        self.files: dict[str, bytes] = {}
        if folder and (root / INDEX).is_file():
            self.files = {
                path.relative_to(root).as_posix(): path.read_bytes()
                for path in sorted(root.rglob("*"))
                if path.is_file()
            }
        else:
            self.files = {INDEX: PLAIN.encode()}

    def answer(self, path: str) -> Response[bytes]:
        """Send a file; raises if there is none of that name."""
        name = path.strip("/") or INDEX
        found = self.files.get(name)
        if found is None:
            raise NotFoundException("there is no such page")
        caching = FOREVER if name.startswith(HASHED) else ASK_AGAIN
        return Response(found, media_type=type_of(name), headers={"cache-control": caching})

    def handler(self) -> HTTPRouteHandler:
        """Give the handler of all paths that are nobody else's."""

        @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
        def file(path: FromPath[str] = "") -> Response[bytes]:
            return self.answer(path)

        return file

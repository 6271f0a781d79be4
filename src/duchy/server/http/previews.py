"""Pages of links with Open Graph tags, so that links can be previewed, and the preview pictures.

The page reads the token from its address; programs that preview links read the tags.
"""

import re
from html import escape
from typing import Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from duchy.picture.scene import HEIGHT, WIDTH
from duchy.picture.words import language_of, say
from duchy.server.http.gate import header, visitor_of
from duchy.server.http.hosts import Hosts
from duchy.server.http.page import Page
from duchy.server.http.routes import Here, problems
from duchy.server.live.previews import Found
from duchy.server.table.preview import Preview
from duchy.server.table.refused import Refused
from duchy.server.wire.requests import LinkInfo, LinkToken

Asked = Request[Any, Any, Any]
MOMENT: Final = re.compile(r"\d{1,5}")
PICTURE: Final = re.compile(r"(now|\d{1,5})\.png")
LONGEST: Final = 300
"""The maximum length of a title or description, in characters."""
LOCALES: Final = {"en": "en_GB", "ru": "ru_RU", "uk": "uk_UA"}


def language(request: Asked) -> str:
    """Choose the language of a preview."""
    return language_of(str(request.query_params.get("lang", "")), request.headers.get("accept-language", ""))


def tags(preview: Preview, tongue: str, address: str, picture: str) -> str:
    """Write the tags of a preview with all values escaped; without an address there is no picture."""
    title, text = preview.title[:LONGEST], preview.text[:LONGEST]
    named = {"description": text, "robots": "noindex", "twitter:card": "summary_large_image" if address else "summary"}
    about = {
        "og:site_name": "Duchy",
        "og:type": "website",
        "og:locale": LOCALES[tongue],
        "og:title": title,
        "og:description": text,
    }
    if address:
        about |= {
            "og:image": f"{address}{picture}?lang={tongue}",
            "og:image:type": "image/png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": say(tongue, "picture"),
        }
    return "\n    ".join(
        [
            f"<title>{escape(title)}</title>",
            *(f'<meta name="{name}" content="{escape(value)}">' for name, value in named.items()),
            *(f'<meta property="{name}" content="{escape(value)}">' for name, value in about.items()),
        ]
    )


def link_pages(page: Page, hosts: Hosts) -> list[HTTPRouteHandler]:
    """Return the handlers of links: the page, with tags for what its token leads to."""

    async def page_for(request: Asked, server: Here, token: str, moment: str) -> Response[bytes]:
        found = await server.previews.find(visitor_of(request.scope), token, server.now())
        if found is None:
            return page.with_head("")
        ply = int(moment) if MOMENT.fullmatch(moment) and found.token.kind == "watch" else None
        bound = request.scope.get("server")
        host = header(request.scope["headers"], b"host")
        address = hosts.address(request.url.scheme, host, str(bound[0]) if bound else "")
        tongue = language(request)
        name = "now" if found.token.kind == "join" else found.table.board.ply if ply is None else ply
        preview = server.previews.describe(found, ply, tongue)
        return page.with_head(tags(preview, tongue, address, f"/preview/{token}/{name}.png"))

    @get(["/join/{token:str}", "/watch/{token:str}"], include_in_schema=False)
    async def linked(request: Asked, server: Here, token: FromPath[str]) -> Response[bytes]:
        return await page_for(request, server, token, "")

    @get("/watch/{token:str}/{moment:str}", include_in_schema=False)
    async def linked_moment(
        request: Asked, server: Here, token: FromPath[str], moment: FromPath[str]
    ) -> Response[bytes]:
        return await page_for(request, server, token, moment)

    @get("/analysis/{tree:str}", include_in_schema=False)
    async def analysis(tree: FromPath[str]) -> Response[bytes]:  # noqa: ARG001  (the page reads it from its address)
        return page.with_head("")

    return [linked, linked_moment, analysis]


@get("/preview/{token:str}/{name:str}", include_in_schema=False)
async def picture(request: Asked, server: Here, token: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """Send the picture of a link; without access the answer does not reveal whether there is one."""
    wanted = PICTURE.fullmatch(name)
    found = await server.previews.find(visitor_of(request.scope), token, server.now()) if wanted else None
    if wanted is None or found is None:
        return Response(b"this picture does not exist", status_code=404, media_type=MediaType.TEXT)
    moment = None if wanted[1] == "now" else int(wanted[1])
    drawn = await server.previews.picture(visitor_of(request.scope), found, moment, language(request))
    age = 60 if moment is None else 3600
    return Response(drawn, media_type="image/png", headers={"cache-control": f"public, max-age={age}"})


@post("/api/links/look", status_code=200, responses=problems(403, 409, 413))
async def look_at_link(request: Asked, server: Here, data: JSONBody[LinkToken]) -> LinkInfo:
    """Preview a link before following it; no cookie is needed."""
    found = await server.previews.find(visitor_of(request.scope), data.token, server.now(), ("join", "watch", "carry"))
    if found is None:
        raise Refused("bad-link", "this link is invalid or has expired: ask for a new one")
    return info(found)


def info(found: Found) -> LinkInfo:
    """Describe a link's table, with only the options that differ from the defaults."""
    table, token = found.table, found.token
    assert table.opened is not None
    return LinkInfo(
        token.kind,
        table.setup.game.name,
        table.status,
        found.who,
        [seat.name if seat.bot or seat.person is not None else "" for seat in table.seats],
        table.opened.clock,
        dict(table.setup.unusual),
        table.seats[token.seat].name if token.seat is not None else "",
        table.opened.coach,
    )


PREVIEW_HANDLERS: Final = [picture, look_at_link]

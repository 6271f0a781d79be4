"""Link previews: tags for everyone, pictures within limits, nothing without a token."""

import asyncio
from html.parser import HTMLParser
from pathlib import Path

import pytest

from duchy.server.client import Client, ServerRefused
from duchy.server.settings import Limits
from duchy.server.wire.requests import LinkInfo, LinkToken
from tests.picture.decoded import decoded
from tests.server.serving import BOT, FRIEND, ME, Place, serving

pytestmark = pytest.mark.anyio
HOSTILE = "</title><script>'\"&amp;"


class Head(HTMLParser):
    """The title and tags of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.title, self.tags, self.seen, self.inside = "", dict[str, str](), list[str](), ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.inside = tag
        self.seen.append(tag)
        found = dict(attrs)
        name = found.get("property") or found.get("name")
        if tag == "meta" and name:
            self.tags[name] = found.get("content") or ""

    def handle_endtag(self, tag: str) -> None:
        self.inside = "" if tag == self.inside else self.inside

    def handle_data(self, data: str) -> None:
        if self.inside == "title":
            self.title += data


async def head(client: Client, path: str, **headers: str) -> Head:
    """Read a page's head like a program that previews links."""
    answer = await client.http.get(path, headers=headers)
    assert (200, "text/html; charset=utf-8") == (answer.status_code, answer.headers["content-type"])
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    return Head(answer.text)


async def test_an_invitation_is_told_before_anybody_says_who_they_are(place: Place) -> None:
    async with place.person(HOSTILE) as ann, place.client() as stranger:
        made = await ann.create("burgundy", {"players": 3, "inns": "yes"}, [ME, FRIEND, BOT])
        found = await head(stranger, f"/join/{made.links.join}")
        assert f"{HOSTILE} invites you: Castles of Burgundy" == found.title == found.tags["og:title"]
        assert "script" not in found.seen
        assert ["noindex", "summary_large_image"] == [found.tags["robots"], found.tags["twitter:card"]]
        uk = await head(stranger, f"/join/{made.links.join}?lang=uk", **{"accept-language": "ru"})
        assert ("uk_UA", True) == (uk.tags["og:locale"], "Замки Бургундії" in uk.title)
        info = await stranger.request(LinkInfo, "POST", "/api/links/look", LinkToken(made.links.join))
        assert ("join", "burgundy", HOSTILE, [HOSTILE, "", "Random 3"]) == (info.kind, info.game, info.by, info.names)
        assert {"players": 3, "inns": "yes"} == info.options
        answer = await stranger.http.get(found.tags["og:image"])
        assert ("image/png", "cross-origin") == (
            answer.headers["content-type"],
            answer.headers["cross-origin-resource-policy"],
        )
        assert (1200, 630) == decoded(answer.content)
        assert stranger.cookie is None


async def test_a_game_and_a_moment_of_it_have_pictures_of_their_own(place: Place) -> None:
    async with place.two() as (ann, _, made), place.client() as stranger:
        async with ann.sit(made.table) as sitting:
            await sitting.update()
            await sitting.resign(0)
        found = await head(stranger, f"/watch/{made.links.watch}")
        assert "Castles of Burgundy: Ann, Ben" == found.title
        moment = await head(stranger, f"/watch/{made.links.watch}/1")
        assert "Position 1 of " in moment.title
        pictures = [(await stranger.http.get(one.tags["og:image"])).content for one in (found, moment)]
        assert pictures[0] != pictures[1]
        assert [(1200, 630)] * 2 == [decoded(one) for one in pictures]
        late = await stranger.http.get(f"/preview/{made.links.watch}/99999.png")
        assert pictures[0] == late.content


async def test_who_has_no_token_gets_the_plain_page_and_no_picture(place: Place) -> None:
    async with place.two() as (ann, _, made), place.client() as stranger:
        plain = (await stranger.http.get("/")).content
        carry = (await ann.link(made.table, "carry")).token
        for wrong in ("x", made.table, carry, "A" * 32, "A" * 128, "A" * 4000, "%3Cscript%3E", "..%2f..%2fetc"):
            for path in (f"/join/{wrong}", f"/watch/{wrong}", f"/watch/{wrong}/7", f"/watch/{wrong}/{'9' * 999}"):
                answer = await stranger.http.get(path)
                assert (plain, 200) == (answer.content, answer.status_code) or answer.status_code == 404, path
            assert 404 == (await stranger.http.get(f"/preview/{wrong}/now.png")).status_code
        for name in ("now.svg", "-1.png", "9" * 400 + ".png", "1e3.png", "now.png%00"):
            assert 404 == (await stranger.http.get(f"/preview/{made.links.watch}/{name}")).status_code
        with pytest.raises(ServerRefused) as refused:
            await stranger.request(LinkInfo, "POST", "/api/links/look", LinkToken("A" * 32))
        assert "bad-link" == refused.value.problem.code
        seat = await stranger.request(LinkInfo, "POST", "/api/links/look", LinkToken(carry))
        assert ("carry", "Ann") == (seat.kind, seat.seat)


async def test_a_link_to_an_analysis_is_the_page(place: Place) -> None:
    async with place.client() as stranger:
        answer = await stranger.http.get("/analysis/0123456789abcdef")
        assert (200, (await stranger.http.get("/")).content) == (answer.status_code, answer.content)


async def test_a_link_names_no_host_that_somebody_made_up(place: Place) -> None:
    async with place.two() as (_, _, made), place.client() as stranger:
        path = f"/watch/{made.links.watch}"
        evil = await stranger.http.get(path, headers={"host": "evil.example"})
        found = Head(evil.text)
        assert ("evil.example" in evil.text, "og:image" in found.tags) == (False, False)
        assert "summary" == found.tags["twitter:card"]
        ours = await head(stranger, path)
        assert ours.tags["og:image"].startswith(f"{place.address}/preview/")


async def test_behind_a_proxy_a_link_names_the_public_address(tmp_path: Path) -> None:
    async with (
        serving(str(tmp_path / "games.db"), public="http://duchy.example") as place,
        place.two() as (_, _, made),
        place.client() as stranger,
    ):
        found = await head(stranger, f"/watch/{made.links.watch}")
        assert found.tags["og:image"].startswith("http://duchy.example/preview/")


async def test_a_flood_of_pictures_is_stopped_and_a_picture_is_drawn_once(tmp_path: Path) -> None:
    limits = Limits(pictures=2, pictures_per_second=0, requests=10_000)
    async with (
        serving(str(tmp_path / "games.db"), limits) as place,
        place.two() as (_, _, made),
        place.client() as stranger,
    ):
        address = f"/preview/{made.links.watch}"
        same = await asyncio.gather(*(stranger.http.get(f"{address}/now.png") for _ in range(8)))
        assert {200} == {one.status_code for one in same}
        assert 1 == len(place.state.previews.kept)
        other = await asyncio.gather(*(stranger.http.get(f"{address}/0.png?lang={one}") for one in ("ru", "uk")))
        assert [200, 429] == sorted(one.status_code for one in other)
        assert 200 == (await stranger.http.get(f"{address}/now.png")).status_code
        assert ({}, 0) == (place.state.previews.coming, place.state.previews.painters.waiting)

"""Client addresses and hosts: only named proxies are trusted, and foreign host names are rejected."""

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from duchy.core.reason import Refusal
from duchy.server.http.gate import visitor_of
from duchy.server.http.hosts import Hosts
from duchy.server.http.proxies import Proxies, address_of
from duchy.server.settings import Limits
from tests.server.serving import serving

pytestmark = pytest.mark.anyio
OURS = ("127.0.0.1", "10.0.0.0/8", "::1")


def seen(*named: str, near: str = "127.0.0.1", proxies: tuple[str, ...] = OURS) -> str:
    """Return the visitor of a request from an address with forwarded headers."""
    headers = [(b"x-forwarded-for", value.encode("latin-1")) for value in named]
    scope = {"type": "http", "client": (near, 5), "headers": headers, "scheme": "http"}
    Proxies(proxies).unmask(scope)
    return visitor_of(scope)


@pytest.mark.parametrize(
    ("named", "visitor"),
    [
        (["1.2.3.4"], "1.2.3.4"),
        (["6.6.6.6, 1.2.3.4"], "1.2.3.4"),
        (["6.6.6.6", "1.2.3.4"], "1.2.3.4"),
        (["6.6.6.6, 1.2.3.4, 10.1.2.3"], "1.2.3.4"),
        (["10.1.2.3"], "10.1.2.3"),
        (["1.2.3.4:5678"], "1.2.3.4"),
        (["[2001:db8:1:2:3::4]:5678"], "2001:db8:1:2::/64"),
        (["::ffff:1.2.3.4"], "1.2.3.4"),
        (["6.6.6.6, unknown"], "127.0.0.1"),
        (["6.6.6.6, unknown, 10.1.2.3"], "10.1.2.3"),
        (["6.6.6.6,"], "127.0.0.1"),
        (["1.2.3"], "127.0.0.1"),
        (["1" * 5000], "127.0.0.1"),
        (["\xff"], "127.0.0.1"),
        ([], "127.0.0.1"),
    ],
)
def test_the_visitor_is_the_rightmost_whom_our_proxies_name(named: list[str], visitor: str) -> None:
    assert visitor == seen(*named)


def test_nobody_is_believed_who_is_not_named() -> None:
    assert "9.9.9.9" == seen("1.2.3.4", near="9.9.9.9")
    assert "127.0.0.1" == seen("1.2.3.4", proxies=())


def test_the_addresses_of_one_household_are_limited_together() -> None:
    assert {"2001:db8:1:2::/64"} == {seen(near=f"2001:db8:1:2:{n}::{n}") for n in range(1, 9)}
    assert seen(near="2001:db8:1:3::1") != seen(near="2001:db8:1:2::1")


@pytest.mark.parametrize(("said", "scheme"), [("https", "https"), ("ftp", "http"), ("https, http", "http")])
def test_a_proxy_says_how_people_came(said: str, scheme: str) -> None:
    for kind, found in (("http", scheme), ("websocket", {"http": "ws", "https": "wss"}[scheme])):
        scope = {
            "type": kind,
            "client": ("::1", 5),
            "headers": [(b"x-forwarded-proto", said.encode())],
            "scheme": "http" if kind == "http" else "ws",
        }
        Proxies(OURS).unmask(scope)
        assert found == scope["scheme"]


@pytest.mark.parametrize("wrong", ["nginx", "10.0.0.1/8", "", "1.2.3.4.5"])
def test_what_is_no_proxy_is_refused(wrong: str) -> None:
    with pytest.raises(Refusal, match="use an address"):
        Proxies([wrong])


@pytest.mark.parametrize(
    ("host", "welcome"),
    [
        ("duchy.example", True),
        ("DUCHY.example:443", True),
        ("localhost:8123", True),
        ("127.0.0.1:8123", True),
        ("[::1]", True),
        ("192.168.1.7:8123", True),
        ("192.168.1.8:8123", False),
        ("evil.example", False),
        ("duchy.example.evil.example", False),
        ("evil.example@duchy.example", False),
        ("duchy.example:port", False),
        ("", False),
        ("[", False),
    ],
)
def test_where_there_is_a_public_address_no_other_host_is_served(host: str, welcome: bool) -> None:
    assert welcome == Hosts("https://duchy.example/").welcome(host, "192.168.1.7")
    assert Hosts(None).welcome(host, "192.168.1.7")


def test_a_public_name_may_have_any_letters() -> None:
    assert Hosts("https://bücher.example").welcome("xn--bcher-kva.example", "")


@pytest.mark.parametrize(
    "wrong",
    ["duchy.example", "ftp://duchy.example", "https://", "https://duchy.example/table", "https://a@b", "http://["],
)
def test_what_is_no_public_address_is_refused(wrong: str) -> None:
    with pytest.raises(Refusal, match="use an address"):
        Hosts(wrong)


def test_an_address_is_read_with_and_without_a_port() -> None:
    assert [True, True, True, False] == [
        address_of(text) is not None for text in ("1.2.3.4:5", "[::1]:5", "::1", "1.2.3.4:five")
    ]


async def test_without_a_proxy_nobody_gets_round_a_limit_by_a_header(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = Limits(requests=3, requests_per_second=0.001)
    async with (
        serving(str(tmp_path_factory.mktemp("proxy") / "games.db"), limits) as place,
        httpx.AsyncClient(base_url=place.address) as http,
    ):
        asked = [{"x-forwarded-for": f"1.2.3.{n}"} for n in range(5)]
        statuses = [(await http.get("/api/games", headers=headers)).status_code for headers in asked]
    assert [200, 200, 200, 429, 429] == statuses


async def test_behind_a_proxy_each_visitor_has_limits_of_their_own(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = Limits(requests=1, requests_per_second=0.001)
    folder = tmp_path_factory.mktemp("proxy")
    async with (
        serving(str(folder / "games.db"), limits, proxies=["127.0.0.1"]) as place,
        httpx.AsyncClient(base_url=place.address) as http,
    ):
        asked = [{"x-forwarded-for": who} for who in ("6.6.6.6, 1.2.3.4", "1.2.3.5", "7.7.7.7, 1.2.3.4")]
        statuses = [(await http.get("/api/games", headers=headers)).status_code for headers in asked]
        way = {"x-forwarded-for": "1.2.3.6", "x-forwarded-proto": "https"}
        made = await http.put("/api/me", json={"nickname": "Ann"}, headers=way)
    assert [200, 200, 429] == statuses
    assert "secure" in made.headers["set-cookie"].lower()


async def test_a_strange_host_is_turned_away_from_requests_and_sockets(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("proxy")
    async with (
        serving(str(folder / "games.db"), public="http://duchy.example") as place,
        place.two() as (ann, _, made),
    ):
        answer = await ann.http.get("/api/games", headers={"host": "evil.example"})
        assert (421, "host") == (answer.status_code, answer.json()["code"])
        assert "open http://duchy.example" in answer.json()["words"]
        assert 200 == (await ann.http.get("/health")).status_code
        assert 200 == (await ann.http.get("/api/me", headers={"host": "duchy.example"})).status_code
        address = place.address.replace("http", "ws", 1) + f"/api/tables/{made.table}/socket"
        cookie = {"Cookie": f"duchy={ann.cookie}"}
        with pytest.raises(InvalidStatus) as refused:
            async with connect(
                address.replace("127.0.0.1", "localhost.evil.example"),
                host="127.0.0.1",
                port=int(place.address.rpartition(":")[2]),
                additional_headers=cookie,
            ):
                pass
        assert 421 == refused.value.response.status_code
        async with connect(address, additional_headers=cookie):
            pass

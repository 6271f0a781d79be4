"""Safety: origins, headers, rates, sizes; no secrets in logs, addresses or answers; health and metrics."""

import io
import logging
from pathlib import Path

import httpx
import pytest
from litestar.openapi.spec import OpenAPI
from msgspec import json
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from duchy.server.client import ServerRefused
from duchy.server.http.app import application
from duchy.server.http.gate import Gate, route
from duchy.server.live.metrics import Metrics
from duchy.server.live.shares.buckets import Buckets
from duchy.server.logs import BURST, UNFINISHED, ClientErrors, JsonFormatter
from duchy.server.settings import NO_LIMITS, Limits
from duchy.store.errors import StoreError
from tests.server.serving import FRIEND, ME, Place, choices, serving, until

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("origin", "ours"),
    [
        ("", True),
        ("http://{host}", True),
        ("https://{host}", True),
        ("https://duchy.example", True),
        ("http://evil.example", False),
        ("http://{host}.evil.example", False),
        ("ftp://{host}", False),
        ("null", False),
        ("http://[", False),
    ],
)
async def test_only_our_own_page_may_change_anything(origin: str, ours: bool) -> None:
    gate = Gate(None, NO_LIMITS, Metrics(), "https://duchy.example/")  # type: ignore[arg-type]
    assert ours == gate.is_ours(origin.format(host="127.0.0.1:8123"), "127.0.0.1:8123")


async def test_a_strange_page_is_turned_away_from_requests_and_sockets(place: Place) -> None:
    async with place.two() as (ann, _, made):
        for headers in ({"origin": "http://evil.example"}, {"sec-fetch-site": "cross-site"}):
            answer = await ann.http.put("/api/me", json={"nickname": "Eve"}, headers=headers)
            assert (403, "origin") == (answer.status_code, answer.json()["code"])
        assert "Ann" == (await ann.me()).nickname
        address = place.address.replace("http", "ws", 1) + f"/api/tables/{made.table}/socket"
        with pytest.raises(InvalidStatus):
            async with connect(
                address, additional_headers={"Cookie": f"duchy={ann.cookie}", "Origin": "http://evil.example"}
            ):
                pass
        async with connect(address, additional_headers={"Cookie": f"duchy={ann.cookie}", "Origin": place.address}):
            pass


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/health", "/metrics", "/api/openapi.json"])
async def test_every_answer_is_armoured(place: Place, path: str) -> None:
    async with httpx.AsyncClient(base_url=place.address) as http:
        headers = (await http.get(path)).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'")
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert ("nosniff", "no-referrer", "DENY") == (
        headers["x-content-type-options"],
        headers["referrer-policy"],
        headers["x-frame-options"],
    )
    assert "server" not in headers or "uvicorn" == headers["server"]
    assert "access-control-allow-origin" not in headers


@pytest.mark.slow
async def test_who_asks_too_often_has_to_wait(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = Limits(requests=20, requests_per_second=0.001, persons=2, persons_per_second=0.001)
    async with serving(str(tmp_path_factory.mktemp("safety") / "games.db"), limits) as place:
        answers = []
        for _ in range(25):
            async with httpx.AsyncClient(base_url=place.address) as http:
                answers.append(await http.put("/api/me", json={"nickname": "Ann"}))
    assert [200] * 2 + [429] * 23 == [answer.status_code for answer in answers]
    assert ("too-fast", "1") == (answers[-1].json()["code"], answers[-1].headers["retry-after"])


async def test_new_tables_have_a_limit_of_their_own(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = Limits(tables=2, tables_per_second=0.001)
    async with (
        serving(str(tmp_path_factory.mktemp("safety") / "games.db"), limits) as place,
        place.person("Ann") as ann,
    ):
        statuses = [(await ann.http.post("/api/tables", json={"game": "burgundy"})).status_code for _ in range(3)]
    assert [201, 201, 429] == statuses


def test_a_bucket_fills_again_with_time() -> None:
    now = [0.0]
    buckets = Buckets(2, 1, lambda: now[0])
    assert [True, True, False] == [buckets.take("a") for _ in range(3)]
    assert buckets.take("b")
    now[0] = 1.5
    assert [True, False] == [buckets.take("a") for _ in range(2)]


async def test_too_many_sockets_from_one_place_are_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = Limits(sockets=2)
    async with (
        serving(str(tmp_path_factory.mktemp("safety") / "games.db"), limits) as place,
        place.two() as (ann, _, made),
    ):
        async with ann.sit(made.table), ann.sit(made.table):
            with pytest.raises(InvalidStatus):
                async with ann.sit(made.table):
                    pass
        async with ann.sit(made.table) as again:
            assert (await again.update()).number


async def test_no_secret_gets_into_a_log(place: Place) -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    try:
        async with place.person("Ann") as ann, place.person("Ben") as ben:
            made = await ann.create("burgundy", {}, [ME, FRIEND])
            await ben.follow(made.links.join)
            carry = await ann.link(made.table, "carry")
            async with ann.sit(made.table) as sitting:
                await sitting.update()
                await sitting.chat("a private word")
                await sitting.resign(0)
            await ann.http.get(f"/api/tables/{made.table}?number=1&token={made.links.watch}")
            await ann.http.get(f"/api/{made.links.watch}{made.links.watch}")
            for path in (f"/join/{made.links.join}", f"/watch/{made.links.watch}/3", f"/preview/{made.links.join}/x"):
                await ann.http.get(path)
            secrets = [ann.cookie, ben.cookie, made.links.join, made.links.watch, carry.token, "private word"]
            secrets += list(place.state.tables.by_id[made.table].table.persons())
    finally:
        root.removeHandler(handler)
        root.setLevel(level)
    lines = stream.getvalue().splitlines()
    assert len(lines) > 5
    for line in lines:
        entry = json.decode(line)
        assert {"at", "level", "logger", "message"} <= set(entry)
    text = stream.getvalue()
    assert '"path":"/api/tables/{table}"' in text
    assert not [secret for secret in secrets if str(secret) in text]


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/api/tables/0123456789abcdef/socket", "/api/tables/{table}/socket"),
        ("/api/tables/abc", "/api/tables/{table}"),
        ("/api/games", "/api/games"),
        ("/join/0123456789abcdef", "/join/{token}"),
        ("/watch/0123456789abcdef/7", "/watch/{token}"),
        ("/preview/0123456789abcdef/now.png", "/preview/{token}"),
        ("/analysis/0123456789abcdef01234567", "/analysis/{token}"),
        ("/api/trees/0123456789abcdef01234567", "/api/trees/{document}"),
        ("/api/reviews/0123456789abcdef01234567", "/api/reviews/{document}"),
        ("/api/trees", "/api/trees"),
        ("/" + "x" * 60, "?"),
        ("/é", "?"),
    ],
)
def test_a_log_says_what_was_asked_and_nothing_special(path: str, shown: str) -> None:
    assert shown == route(path)


async def test_a_mistake_of_ours_is_told_without_internals(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async with place.two() as (ann, _, made):

        async def fail(*_: object) -> None:
            raise KeyError("secret internals")

        monkeypatch.setattr(place.state.lobby, "listings", fail)
        answer = await ann.http.get("/api/tables")
        assert (500, "mistake") == (answer.status_code, answer.json()["code"])
        assert "secret" not in answer.text

        async def away(*_: object) -> None:
            raise StoreError("postgresql://user:password@host is away")

        monkeypatch.setattr(place.state.store, "append", away)
        answer = await ann.http.post(
            f"/api/tables/{made.table}/commands", json={"type": "chat", "id": "a", "text": "b"}
        )
        assert (503, "unavailable") == (answer.status_code, answer.json()["code"])
        assert "password" not in answer.text
        async with ann.sit(made.table) as sitting:
            await sitting.update()
            with pytest.raises(ServerRefused) as refused:
                await sitting.chat("b")
            assert "unavailable" == refused.value.problem.code
            assert "password" not in refused.value.problem.words
        monkeypatch.setattr(place.state.store, "ping", away)
        assert (503, {"status": "no database"}) == (
            (await ann.http.get("/health")).status_code,
            (await ann.http.get("/health")).json(),
        )


async def test_metrics_count_what_happens(place: Place) -> None:
    async with place.two() as (ann, ben, made):
        seat = (await ann.see(made.table)).table.acting[0]
        async with (ann if seat == 0 else ben).sit(made.table) as sitting:
            shown = await sitting.update()
            ack = await sitting.move(seat, choices(shown, seat)[0])
            await until(sitting, ack.number + 1)
            text = (await ann.http.get("/metrics")).text
    values = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert ("1", "1", "1") == (
        values["duchy_sockets"],
        values["duchy_tables_in_memory"],
        values["duchy_command_seconds_count"],
    )
    assert int(values['duchy_events_total{kind="ply"}']) > 20
    assert float(values["duchy_store_flushes"]) >= 3
    names = [line.split()[2] for line in text.splitlines() if line.startswith("# TYPE")]
    assert len(names) == len(set(names))


async def test_health_says_when_the_server_stops(place: Place) -> None:
    async with place.client() as client:
        assert {"status": "ok"} == (await client.http.get("/health")).json()
        place.state.tables.closing = True
        answer = await client.http.get("/health")
        assert (503, {"status": "stopping"}) == (answer.status_code, answer.json())
        place.state.tables.closing = False


async def test_the_root_says_how_to_play(place: Place) -> None:
    async with place.client() as client:
        page = (await client.http.get("/")).text
    assert "duchy join" in page
    assert "<script" not in page


async def test_ways_to_ask_that_nobody_knows_are_counted_together(place: Place) -> None:
    async with place.client() as client:
        for number in range(20):
            answer = await client.http.request(f"ASK{number}", "/api/games")
            assert answer.status_code in {405, 501}
    assert {"OTHER"} == {method for method, _ in place.state.metrics.requests}


async def test_the_description_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    application.cache_clear()  # other servers of this process may have been asked before
    made = []
    to_schema = OpenAPI.to_schema

    def counted(self: OpenAPI) -> dict[str, object]:
        made.append(self)
        return to_schema(self)

    monkeypatch.setattr(OpenAPI, "to_schema", counted)
    async with serving(str(tmp_path / "games.db")) as place, place.client() as client:
        answers = [await client.http.get("/api/openapi.json") for _ in range(5)]
    assert {"application/json"} == {answer.headers["content-type"] for answer in answers}
    assert (1, 1) == (len({answer.content for answer in answers}), len(made))


async def test_browsers_that_come_by_https_are_told_to_stay(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "games.db"), proxies=("127.0.0.1",)) as place, place.client() as nobody:
        for scheme, header in (("https", "max-age=31536000"), ("http", None)):
            answer = await nobody.http.get("/api/games", headers={"x-forwarded-proto": scheme})
            assert header == answer.headers.get("strict-transport-security")


def test_refused_sockets_are_reported_once_per_burst() -> None:
    now = [0.0]
    errors = ClientErrors(lambda: now[0])
    shown = []
    for at in (0.0, 1.0, 2.0, BURST - 1, BURST + 1, BURST + 2):
        now[0] = at
        record = logging.makeLogRecord({"msg": f"{UNFINISHED}.", "levelno": logging.ERROR, "levelname": "ERROR"})
        if errors.filter(record):
            shown.append((record.levelname, record.getMessage(), vars(record)["not_reported_before"]))
    assert [("WARNING", "a socket was refused", 0), ("WARNING", "a socket was refused", 3)] == shown
    assert errors.filter(logging.makeLogRecord({"msg": "Exception in ASGI application"}))
    assert not errors.filter(logging.makeLogRecord({"msg": "Invalid UTF-8 sequence received from client."}))


async def test_a_process_that_does_not_answer_makes_the_server_unhealthy(place: Place) -> None:
    bots = place.state.bot_workers
    bots.asked[object()] = bots.now() - bots.patience  # type: ignore[index]
    found = await place.state.health()
    assert ("trouble", "a process does not answer and will be replaced: bots") == (found.status, found.words)
    bots.asked.clear()
    assert "ok" == (await place.state.health()).status

"""Every request that the interface describes, valid or not, is answered as described and without internals."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from msgspec import json
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.transport.requests import ManagedCookiesSession

from duchy.server.client import ssl_context
from duchy.server.http.app import application
from duchy.server.settings import NO_LIMITS
from tests.server.serving import serving


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run a server in a thread for all requests of this module."""
    folder: Path = tmp_path_factory.mktemp("openapi")
    found: list[str] = []
    ready, done = threading.Event(), threading.Event()

    async def run() -> None:
        async with serving(str(folder / "games.db")) as place:
            found.append(place.address)
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    assert ready.wait(60)
    yield found[0]
    done.set()
    thread.join()


@pytest.fixture(scope="module")
def cookie(address: str) -> str:
    """Create a person; return the cookie."""
    answer = httpx.put(f"{address}/api/me", json={"nickname": "Ann"}, verify=ssl_context())
    return str(answer.cookies["duchy"])


@pytest.fixture(scope="module")
def session() -> Iterator[ManagedCookiesSession]:
    """Return an open session that adds nothing to requests and keeps nothing of answers."""
    with ManagedCookiesSession() as way:
        way.headers.clear()
        way.trust_env = False
        yield way


pytestmark = pytest.mark.slow
DESCRIBED = json.decode(json.encode(application(None, None, None, NO_LIMITS.body).openapi_schema.to_schema()))
interface = schemathesis.openapi.from_dict(DESCRIBED)


@interface.parametrize()
@settings(max_examples=15, phases=[Phase.explicit, Phase.generate], suppress_health_check=list(HealthCheck))
def test_every_request_is_answered_as_described(
    case: schemathesis.Case[Any], address: str, cookie: str, session: ManagedCookiesSession
) -> None:
    answer = case.call(base_url=address, headers={"Cookie": f"duchy={cookie}"}, session=session)
    case.validate_response(
        answer,
        checks=[
            not_a_server_error,
            status_code_conformance,
            content_type_conformance,
            response_schema_conformance,
        ],
    )
    assert "Traceback" not in answer.text
    assert ["no-store"] == answer.headers.get("cache-control") or case.path == "/health"


def test_the_interface_describes_every_path(address: str) -> None:
    paths = httpx.get(f"{address}/api/openapi.json", verify=ssl_context()).json()["paths"]
    assert set(DESCRIBED["paths"]) == set(paths)
    assert {
        "/api/games",
        "/api/me",
        "/api/me/solo",
        "/api/tables",
        "/api/links",
        "/api/links/look",
        "/api/puzzles",
        "/api/puzzles/{puzzle}",
        "/api/puzzles/{puzzle}/answer",
        "/api/records",
        "/api/records/draws",
        "/api/analysis/ask",
        "/api/analysis/record",
        "/api/analysis/spot",
        "/api/analysis/start",
        "/api/analysis/think",
        "/api/coach/bots",
        "/api/reviews",
        "/api/reviews/{document}",
        "/api/trees",
        "/api/trees/{document}",
        "/api/tables/check",
        "/api/tables/{table}",
        "/api/tables/{table}/ask",
        "/api/tables/{table}/commands",
        "/api/tables/{table}/dice",
        "/api/tables/{table}/draws",
        "/api/tables/{table}/events",
        "/api/tables/{table}/hint",
        "/api/tables/{table}/join",
        "/api/tables/{table}/links",
        "/api/tables/{table}/moments",
        "/api/tables/{table}/record",
        "/api/tables/{table}/sources",
        "/api/tables/{table}/spot",
        "/api/tables/{table}/standings",
        "/health",
    } == set(paths)


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/nothing", None, 404, "no-page"),
        ("DELETE", "/api/tables", None, 405, "method"),
        ("GET", "/api/tables/xyz", None, 400, "invalid"),
        ("GET", "/api/tables/0123456789abcdef", None, 404, "no-table"),
        ("PUT", "/api/me", b"{", 400, "invalid"),
        ("PUT", "/api/me", b'{"nickname": 7}', 400, "invalid"),
        ("POST", "/api/tables", b'{"game": "burgundy", "x": "' + b"x" * 300_000 + b'"}', 413, "too-big"),
        ("GET", "/api/tables?limit=0", None, 400, "invalid"),
        ("POST", "/api/links", b'{"token": "short"}', 400, "invalid"),
    ],
)
def test_what_is_wrong_is_told_without_internals(
    address: str, cookie: str, method: str, path: str, body: bytes | None, status: int, code: str
) -> None:
    headers = {"content-type": "application/json", "cookie": f"duchy={cookie}"}
    answer = httpx.request(method, address + path, content=body, headers=headers, verify=ssl_context())
    assert (status, code) == (answer.status_code, answer.json()["code"])
    assert not any(word in answer.text for word in ("Traceback", "litestar", "duchy.server", "File "))

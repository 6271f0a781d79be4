"""The gate: rejects rate-limited and cross-origin requests and adds security headers.

It is a plain ASGI application around another, so that nothing gets past it.
"""

import logging
import time
from collections.abc import Iterable, Sequence
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import json

from duchy.server.http.hosts import Hosts
from duchy.server.http.proxies import Proxies, household
from duchy.server.live.metrics import Metrics
from duchy.server.live.shares.buckets import Buckets
from duchy.server.settings import Limits
from duchy.server.wire.requests import Problem

SAFE: Final = {"GET", "HEAD", "OPTIONS"}
COUNTED: Final = SAFE | {"POST", "PUT", "SOCKET"}
"""The methods counted by name: clients can invent any number of others."""
POLICY: Final = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    b"connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    b"frame-ancestors 'none'"
)
OFFLINE: Final = "/offline/"
"""Where the edition without a server is; only its pages may run what they compile, which is Python."""
OFFLINE_POLICY: Final = POLICY.replace(b"script-src 'self'", b"script-src 'self' 'wasm-unsafe-eval'")
HEADERS: Final = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
LINKS: Final = {"join", "watch", "preview", "analysis"}
"""The first parts of paths that contain a token, or the id of a tree, which opens it."""
DOCUMENTS: Final = {"trees", "reviews"}
"""The parts of paths below `/api` that contain the id of a document, which opens it."""
SECURE: Final = [(b"strict-transport-security", b"max-age=31536000")]
"""The header that makes browsers use HTTPS only, sent to those who do."""

log = logging.getLogger("duchy.gate")


def header(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> str:
    """Return a header; '' if it is missing."""
    return next((value.decode("latin-1") for key, value in headers if key == name), "")


def visitor_of(scope: Any) -> str:  # noqa: ANN401 - scopes of two kinds
    """Return the name of a visitor for rate limiting: the client's address or household."""
    client = scope.get("client")
    return household(str(client[0])) if client else "-"


class Gate:
    """An ASGI application that rejects unwanted requests before another one sees them."""

    def __init__(
        self, app: ASGIApp, limits: Limits, metrics: Metrics, public: str | None, proxies: Sequence[str] = ()
    ) -> None:
        """Wrap an application; `public` is the address that people open, if it differs from the bound one.

        Raises `Refusal` if the public address or a proxy's address is invalid.
        """
        self.app = app
        self.metrics = metrics
        self.public = public
        self.hosts = Hosts(public)
        self.proxies = Proxies(proxies)
        self.limits = limits
        self.requests = Buckets(limits.requests, limits.requests_per_second)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request or socket on, or reject it."""
        kind = str(scope["type"])
        began = time.perf_counter()
        self.proxies.unmask(scope)
        method = str(scope.get("method", "SOCKET"))
        trouble = self.trouble(scope, method)
        status = 0

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] in {"http.response.start", "websocket.http.response.start"}:
                status = message["status"]
                self.metrics.requests[method if method in COUNTED else "OTHER", status] += 1
                path = str(scope["path"])
                secure = SECURE if scope["scheme"] in {"https", "wss"} else []
                own = [policy(path), reach(path), *caching(path)]
                message["headers"] = [*message["headers"], *HEADERS, *secure, *own]
            await send(message)

        try:
            if trouble is None:
                await self.app(scope, receive, with_headers)
            else:
                if kind == "websocket":
                    await receive()
                await refuse(kind, trouble[0], trouble[1], with_headers)
        finally:
            log.info(
                "answered",
                extra={
                    "method": method,
                    "path": route(str(scope["path"])),
                    "status": status,
                    "ms": round((time.perf_counter() - began) * 1000, 2),
                },
            )

    def trouble(self, scope: Any, method: str) -> tuple[int, Problem] | None:  # noqa: ANN401 - scopes of two kinds
        """Return why a request is rejected: wrong host, foreign page, or too many requests."""
        headers = scope["headers"]
        host, bound = header(headers, b"host"), scope.get("server")
        if not self.hosts.welcome(host, str(bound[0]) if bound else ""):
            return 421, Problem("host", f"this server is not {host[:80]!r}: open {self.public}")
        if method not in SAFE and not self.is_ours(header(headers, b"origin"), host):
            return 403, Problem("origin", "the request comes from another site: open this server's own page")
        if method not in SAFE and header(headers, b"sec-fetch-site") in {"cross-site", "same-site"}:
            return 403, Problem("origin", "the request comes from another site: open this server's own page")
        if not self.requests.take(visitor_of(scope)):
            return 429, Problem("too-fast", "too many requests: wait a moment")
        return None

    def is_ours(self, origin: str, host: str) -> bool:
        """Return whether an origin is our own page; clients other than browsers send none."""
        if not origin:
            return True
        if self.public is not None and origin == self.public.rstrip("/"):
            return True
        try:
            return bool(host) and urlsplit(origin).netloc == host and urlsplit(origin).scheme in {"http", "https"}
        except ValueError:
            return False


def route(path: str) -> str:
    """Return a path without ids and tokens, for the log."""
    parts = path.split("/")
    if parts[:3] == ["", "api", "tables"] and len(parts) > 3:
        parts[3] = "{table}"
        return "/".join(parts[:5])
    if parts[1:2] == ["api"] and len(parts) > 3 and parts[2] in DOCUMENTS:
        return f"/api/{parts[2]}/{{document}}"
    if parts[1:2] and parts[1] in LINKS and len(parts) > 2:
        return f"/{parts[1]}/{{token}}"
    return path if len(path) < 40 and path.isascii() and path.isprintable() else "?"


def policy(path: str) -> tuple[bytes, bytes]:
    """Return the header that says what a page may load and run."""
    return b"content-security-policy", OFFLINE_POLICY if f"{path}/".startswith(OFFLINE) else POLICY


def reach(path: str) -> tuple[bytes, bytes]:
    """Return the header that lets foreign pages embed link previews and nothing else."""
    everywhere = path.startswith("/preview/")
    return (b"cross-origin-resource-policy", b"cross-origin" if everywhere else b"same-origin")


def caching(path: str) -> list[tuple[bytes, bytes]]:
    """Return the header that keeps API responses out of every cache."""
    return [(b"cache-control", b"no-store")] if path.startswith("/api") else []


async def refuse(kind: str, status: int, problem: Problem, send: Send) -> None:
    """Answer a rejected request or socket."""
    body = json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"1"))
    answer = "http.response" if kind == "http" else "websocket.http.response"
    start: Any = {"type": f"{answer}.start", "status": status, "headers": headers}
    rest: Any = {"type": f"{answer}.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)

"""A real nginx in front of the server, as in docs/hosting.md: sockets, the public address, and trust."""

import asyncio
import re
import shutil
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import httpx
import pytest

from duchy.server.client import Client
from duchy.server.settings import NO_LIMITS, Limits
from duchy.server.wire.messages import Move
from tests.server.serving import ME, choices, serving

HOSTING = Path(__file__).parents[3] / "docs" / "hosting.md"
PUBLIC = "http://duchy.example.org"
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")

pytestmark = [
    pytest.mark.slow,
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform != "linux", reason="only Linux has all of 127.0.0.0/8"),
]


def free_port() -> int:
    """Find a free port."""
    with closing(socket.socket()) as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def settings(folder: Path, port: int, server: str) -> Path:
    """Write the page's configuration with our ports, inside a folder."""
    (block,) = re.findall(r"```nginx\n(.*?)```", HOSTING.read_text(), re.DOTALL)
    assert "listen 80;" in block
    assert "server 127.0.0.1:8123 max_fails=0;" in block
    block = block.replace("listen 80;", f"listen 127.0.0.1:{port};")
    block = block.replace("127.0.0.1:8123", server.removeprefix("http://"))
    places = "\n".join(f"{name}_temp_path {folder / name};" for name in TEMPORARY)
    path = folder / "nginx.conf"
    path.write_text(
        f"daemon off; master_process off; pid {folder / 'pid'}; error_log stderr; events {{}}\n"
        f"http {{ access_log off; {places}\n{block} }}\n"
    )
    return path


@asynccontextmanager
async def nginx(folder: Path, server: str) -> AsyncIterator[str]:
    """Run nginx in front of a server; return nginx's address."""
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    assert program, "the tests need nginx: on Debian, apt-get install nginx-light"
    port = free_port()
    command = [program, "-e", "stderr", "-p", str(folder), "-c", str(settings(folder, port, server))]
    process = await asyncio.create_subprocess_exec(*command)
    try:
        while True:
            assert process.returncode is None, "nginx does not start"
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.02)
            else:
                writer.close()
                break
        yield f"http://127.0.0.1:{port}"
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


@asynccontextmanager
async def both(folder: Path, limits: Limits = NO_LIMITS, *proxies: str) -> AsyncIterator[str]:
    """Run a server behind nginx; return nginx's address."""
    async with (
        serving(str(folder / "games.db"), limits, public=PUBLIC, proxies=proxies) as place,
        nginx(folder, place.address) as address,
    ):
        yield address


async def status(address: str, near: str, says: str = "", **headers: str) -> int:
    """Send a request from an address of this machine, with forwarded headers; return the status."""
    named = {"host": "duchy.example.org", **({"x-forwarded-for": says} if says else {}), **headers}
    async with httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(local_address=near)) as http:
        return (await http.get(f"{address}/api/games", headers=named)).status_code


async def test_a_game_is_played_through_nginx(tmp_path: Path) -> None:
    async with both(tmp_path, NO_LIMITS, "127.0.0.1") as address, Client(address) as ann:
        await ann.call_me("Ann")
        table = (await ann.create("burgundy", {"players": 1}, [ME])).table
        async with ann.sit(table) as sitting:
            shown = await sitting.update()
            for number in range(5):
                move = Move(id=f"m{number}", seat=0, action=choices(shown, 0)[0], number=shown.number)
                assert (await sitting.do(move)).number >= shown.number
                shown = await sitting.update()


async def test_only_the_public_address_is_served(tmp_path: Path) -> None:
    async with both(tmp_path, NO_LIMITS, "127.0.0.1") as address:
        asked = [await status(address, "127.0.0.1", host=host) for host in ("duchy.example.org", "evil.example")]
    assert [200, 421] == asked


async def test_each_visitor_has_limits_of_their_own_whatever_they_say(tmp_path: Path) -> None:
    async with both(tmp_path, Limits(requests=1, requests_per_second=0.001), "127.0.0.1") as address:
        asked = [("127.0.0.2", ""), ("127.0.0.2", "1.2.3.4"), ("127.0.0.3", "1.2.3.4"), ("127.0.0.3", "1.2.3.5")]
        assert [200, 429, 200, 429] == [await status(address, near, says) for near, says in asked]


async def test_an_nginx_that_is_not_named_is_a_visitor_like_any_other(tmp_path: Path) -> None:
    async with both(tmp_path, Limits(requests=1, requests_per_second=0.001)) as address:
        assert [200, 429] == [await status(address, near) for near in ("127.0.0.2", "127.0.0.3")]


async def test_the_metrics_stay_inside(tmp_path: Path) -> None:
    async with both(tmp_path) as address, httpx.AsyncClient() as http:
        assert 403 == (await http.get(f"{address}/metrics")).status_code

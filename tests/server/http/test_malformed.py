"""Whatever a body or message contains, the answer is a clear refusal, never a server error or a traceback."""

import logging
from collections.abc import Iterator

import pytest
from msgspec import json
from websockets.exceptions import ConnectionClosed

from duchy.server.wire.messages import Heard, Refusal
from tests.server.serving import Place

pytestmark = pytest.mark.anyio

DEEP = 100_000
BODIES: dict[str, bytes] = {
    "nothing": b"",
    "space": b" ",
    "no JSON": b"{",
    "a list": b"[]",
    "a number": b"1",
    "null": b"null",
    "deep lists": b"[" * DEEP,
    "deep objects": b'{"a":' * DEEP,
    "deep lists that end": b"[" * DEEP + b"]" * DEEP,
    "deep in a field": b'{"nickname":' + b"[" * DEEP + b"]" * DEEP + b"}",
    "deep in an unknown field": b'{"x":' + b"[" * DEEP + b"]" * DEEP + b"}",
    "no UTF-8": b'{"nickname":"\xff\xfe"}',
    "no UTF-8 at all": b"\xff" * 100,
    "half a letter": b'{"nickname":"\xd0"}',
    "a surrogate in bytes": b'{"nickname":"\xed\xa0\x80"}',
    "no UTF-8 in a name": b'{"\xff":1}',
    "UTF-16": '{"nickname":"Ann"}'.encode("utf-16"),
    "a mark before": b'\xef\xbb\xbf{"nickname":"Ann"}',
    "NUL": b'{"nickname":"\\u0000"}',
    "NUL in a word": b'{"nickname":"A\\u0000nn"}',
    "NUL bytes": b"\x00" * 50,
    "half a surrogate pair": b'{"nickname":"\\ud800"}',
    "the other half": b'{"nickname":"\\udc00x"}',
    "surrogates the wrong way round": b'{"nickname":"\\udc00\\ud800"}',
    "1e999": b'{"nickname":1e999,"number":1e999,"seat":1e999}',
    "a huge number": b'{"seat":' + b"9" * 5000 + b',"number":' + b"9" * 5000 + b"}",
    "a huge negative number": b'{"seat":-' + b"9" * 5000 + b"}",
    "a huge option": b'{"game":"burgundy","options":{"players":' + b"9" * 5000 + b"}}",
    "a large option": b'{"game":"burgundy","options":{"players":' + b"9" * 4000 + b"}}",
    "a fraction": b'{"game":"burgundy","options":{"players":1e999}}',
    "not a number": b'{"seat":NaN}',
    "the same name twice": b'{"nickname":1,"nickname":2}',
    "many names": b"{" + b",".join(b'"a%d":1' % n for n in range(20_000)) + b"}",
    "surrogate in an option": b'{"game":"burgundy","options":{"duchies":"\\ud800"}}',
    "NUL in an option": b'{"game":"burgundy","options":{"duchies":"\\u0000"}}',
    "NUL in a set": b'{"game":"kingdom","options":{"set":"\\u0000\\n"}}',
    "NUL in a name of a seat": b'{"game":"burgundy","seats":[{"kind":"me"},{"kind":"hot","name":"A\\u0000"}]}',
    "NUL in a chat": b'{"type":"chat","id":"a","text":"\\u0000"}',
    "half a pair in a chat": b'{"type":"chat","id":"a","text":"\\ud800"}',
    "a record of NUL": b'{"record":"\\u0000"}',
    "a record that is deep": b'{"record":"duchy record 1\\ngame: burgundy\\nposition: ' + b"[" * DEEP + b'"}',
    "a record with half a pair": b'{"record":"duchy record 1\\ngame: kingdom\\nrules: 1\\n'
    b'options: {\\"set\\": \\"\\\\ud800\\"}\\n"}',
    "a record with a huge number": b'{"record":"duchy record 1\\ngame: burgundy\\nrules: ' + b"9" * 5000 + b'\\n"}',
    "a record of a seat far away": b'{"record":"duchy record 1\\ngame: burgundy\\nrules: 3\\n\\n1 '
    + b"9" * 30 + b" " + b"9" * 30 + b'\\n"}',
    "a position that is deep": b'{"position":{"game":"burgundy","depots":' + b"[" * 900 + b"]" * 900 + b"}}",
    "a position of a huge number": b'{"position":{"game":"burgundy","phase":' + b"9" * 300 + b"}}",
    "a position of another game": b'{"position":{"game":["burgundy"]}}',
    "a position with a set of NUL": b'{"position":{"game":"kingdom","options":{"set":"\\u0000"}}}',
    "a tree of a deep position": b'{"form":"duchy analysis 1","game":"burgundy","position":{"game":"burgundy","x":'
    + b"[" * 900 + b"]" * 900 + b"}}",
    "a tree without a game": b'{"form":"duchy analysis 1","game":"","position":{}}',
    "a record of another game": b'{"record":"duchy record 1\\ngame: ../x\\nrules: 3\\n"}',
}  # fmt: skip
TYPES = [
    "application/json",
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "application/xml",
    "",
]
CLEAR = {400, 403, 404, 409, 413, 415}


class Mistakes(logging.Handler):
    """A log handler that collects internal errors."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Collect an internal error."""
        self.found.append(record.getMessage())


@pytest.fixture
def mistakes() -> Iterator[list[str]]:
    """Return the internal errors logged during a test."""
    handler = Mistakes()
    logging.getLogger().addHandler(handler)
    yield handler.found
    logging.getLogger().removeHandler(handler)


@pytest.mark.slow
async def test_every_request_with_a_body_refuses_what_it_cannot_read(place: Place, mistakes: list[str]) -> None:
    async with place.two() as (ann, _, made):
        paths = [
            ("PUT", "/api/me"),
            ("POST", "/api/tables"),
            ("POST", "/api/links"),
            ("POST", "/api/records"),
            ("POST", "/api/records/draws"),
            *(("POST", f"/api/tables/{made.table}/{name}") for name in ("commands", "ask", "links", "hint")),
            *(("POST", f"/api/analysis/{name}") for name in ("start", "record", "spot", "think")),
            ("POST", "/api/reviews"),
            ("POST", "/api/trees"),
        ]
        for name, body in BODIES.items():
            for kind in TYPES if name in {"nothing", "a list", "no UTF-8"} else TYPES[:1]:
                for method, path in paths:
                    answer = await ann.http.request(method, path, content=body, headers={"content-type": kind})
                    where = name, kind, method, path, answer.status_code, answer.text[:200]
                    if name in ("NUL in a word", "a mark before") and path == "/api/me" and answer.status_code == 200:
                        continue
                    assert answer.status_code in CLEAR, where
                    assert answer.json()["words"], where
                    assert len(answer.content) < 2000, where
                    assert not any(word in answer.text for word in ("Traceback", "duchy.", "File ", "object at")), where
        assert [] == mistakes
        assert 0 == sum(n for (_, status), n in place.state.metrics.requests.items() if status >= 500)


async def test_a_header_or_an_address_of_any_length_is_no_mistake(place: Place, mistakes: list[str]) -> None:
    async with place.person("Ann") as ann:
        for headers in (
            {"x-long": "a" * 60_000},
            {"cookie": "duchy=" + "a" * 60_000},
            {"content-type": "a/" + "b" * 9000},
        ):
            answer = await ann.http.put("/api/me", content=b'{"nickname":"Ann"}', headers=headers)
            assert answer.status_code < 500
        for path in (
            "/api/tables?limit=" + "9" * 5000,
            "/api/me/solo?game=%ff",
            "/api/tables?status=%00",
            "/%ff%fe",
            "/api/tables/%00",
        ):
            answer = await ann.http.get(path)
            assert answer.status_code < 500, (path, answer.status_code)
    assert [] == mistakes


async def test_a_body_that_is_too_large_is_refused_as_such(place: Place) -> None:
    async with place.person("Ann") as ann:
        limit = place.state.settings.limits.body
        for path in ("/api/tables", "/api/records", "/api/links"):
            answer = await ann.http.post(path, content=b"[" * (limit + 1), headers={"content-type": "application/json"})
            assert (413, "too-big") == (answer.status_code, answer.json()["code"])


SAID = [
    ("[" * 8000, "malformed"),
    ('{"type":"move","id":"a","x":' + "[" * 8000, "malformed"),
    ('{"type":"chat","id":"a","text":' + "[" * 3000 + "]" * 3000 + "}", "invalid"),
    ('{"type":"chat","id":"a","text":"\\ud800"}', "malformed"),
    ('{"type":"move","id":"a","seat":1e999,"action":1,"number":1}', "malformed"),
    ('{"type":"move","id":"a","seat":' + "9" * 7000 + ',"action":1,"number":1}', "malformed"),
    ("\x00", "malformed"),
]


async def test_on_the_socket_too(place: Place, mistakes: list[str]) -> None:
    async with place.two() as (ann, _, made), ann.sit(made.table, None) as sitting:
        for said, code in SAID:
            await sitting.socket.send(said)
            answer = json.decode(await sitting.socket.recv(), type=Heard)
            assert isinstance(answer, Refusal)
            assert answer.code in {code, "malformed", "invalid"}, (said[:60], answer)
        await sitting.hello(0)
        assert (await sitting.update()).number > 0
    assert [] == mistakes


async def test_a_text_that_is_no_text_closes_the_socket_with_the_code_for_it(place: Place, mistakes: list[str]) -> None:
    async with place.two() as (ann, _, made), ann.sit(made.table, None) as sitting:
        await sitting.socket.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed) as closed:
            await sitting.socket.recv()
        assert closed.value.rcvd is not None
        assert 1007 == closed.value.rcvd.code
    assert [] == mistakes

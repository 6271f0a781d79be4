"""A fuzzer on the socket: malformed, oversized, wrong seat, wrong order, replayed; other clients play on."""

import asyncio
import random
from collections.abc import Callable

import pytest
from msgspec import json
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from duchy.server.client import Client
from duchy.server.settings import Limits
from duchy.server.wire.messages import VERSION, Ack, Change, Hello, Move, Refusal, Whole
from tests.server.serving import Place, choices, serving, until

pytestmark = pytest.mark.anyio

WORDS = ["move", "chat", "back", "answer", "resign", "leave", "return", "rematch", "hello", "ack", "", "__proto__"]
NAMES = ["type", "id", "seat", "action", "number", "to", "asked", "yes", "text", "x", ""]
ODD: list[object] = [
    None, True, -1, 0, 1, 2, 14, 15, 2**31, 2**63, 2**64, 10**400, 1.5, 1e308, "", "0", "é\u0000", "x" * 5000, [], [[]],
    {}, {"type": "move"}, "a b", "ok", "../..", "%s%n", "' OR 1=1",
]  # fmt: skip


def message(rng: random.Random) -> object:
    """Return something that looks a little like a command."""
    made: dict[str, object] = {"type": rng.choice(WORDS)}
    for name in rng.sample(NAMES, rng.randrange(len(NAMES))):
        made[name] = rng.choice(ODD)
    if rng.random() < 0.5:
        made["id"] = f"f{rng.randrange(50)}"
    return made


def text(rng: random.Random) -> str | bytes:
    """Return a message, intact, cut, doubled, as bytes or not JSON at all."""
    made: str = json.encode(message(rng)).decode()
    spoil: list[Callable[[], str | bytes]] = [
        lambda: made,
        lambda: made,
        lambda: made,
        lambda: made[: rng.randrange(len(made))],
        lambda: made + made,
        made.encode,
        lambda: bytes(rng.randrange(256) for _ in range(rng.randrange(40))),
        lambda: "[" * 3000,
        lambda: "{" + '"type":' * 200,
        lambda: "9" * 4000,
        lambda: "",
        lambda: '{"type":"chat","id":"a","text":"\\ud800"}',
    ]
    return rng.choice(spoil)()


async def drain(socket: ClientConnection) -> None:
    """Read everything and discard it."""
    async for _ in socket:
        pass


async def fuzz(client: Client, table: str, seed: int, count: int) -> None:
    """Send odd messages on one socket after another."""
    rng, sent = random.Random(seed), 0
    while sent < count:
        async with client.sit(table, None if rng.random() < 0.3 else 0) as sitting:
            reading = asyncio.create_task(drain(sitting.socket))
            try:
                for _ in range(rng.randrange(1, 60)):
                    await sitting.socket.send(text(rng))
                    sent += 1
                    if rng.random() < 0.05:
                        await sitting.say(
                            Hello(rng.choice([0, 1, 5, 2**31 - 1]), rng.choice([0, 7, 2**32 - 1]), VERSION)
                        )
            except ConnectionClosed:
                pass
            await sitting.socket.close()
            await asyncio.gather(reading, return_exceptions=True)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
async def test_odd_messages_change_nothing_and_break_nothing(place: Place, seed: int) -> None:
    async with place.two() as (ann, ben, made), place.person("Cleo") as cleo:
        await cleo.follow(made.links.watch)
        for client in (ben, cleo):
            await fuzz(client, made.table, seed, 250)
        allowed = {"chat", "left", "asked", "returned", "resigned", "finished", "opened", "joined", "started", "ply"}
        log = await place.state.store.events(made.table)
        assert {event.kind for event in log} <= allowed
        assert all(event.person in {None, *place.state.tables.by_id[made.table].table.persons()} for event in log)
        assert list(range(len(log))) == [event.number for event in log]
        shown = await ann.see(made.table)
        assert len(log) == shown.number
        assert 0 == place.state.metrics.requests["GET", 500]
    text_of = place.state.metrics.text([])
    assert 'code="invalid"' in text_of
    assert 'code="malformed"' in text_of


async def test_the_others_play_on_while_somebody_sends_nonsense(place: Place) -> None:
    async with place.two() as (ann, ben, made), place.two() as (cleo, dora, other):
        await fuzz(ben, made.table, 7, 200)
        seat = (await cleo.see(other.table)).table.acting[0]
        async with (cleo if seat == 0 else dora).sit(other.table) as sitting:
            shown = await sitting.update()
            assert (await sitting.move(seat, choices(shown, seat)[0])).number == shown.number
        assert (await ann.see(made.table)).number > 0


async def answers(socket: ClientConnection, count: int) -> list[Ack | Refusal]:
    """Read the given number of answers, skipping updates."""
    found: list[Ack | Refusal] = []
    while len(found) < count:
        heard = json.decode(await socket.recv(), type=Whole | Change | Ack | Refusal)
        if not isinstance(heard, Whole | Change):
            found.append(heard)
    return found


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("", "malformed"),
        ("{", "malformed"),
        ("[]", "invalid"),
        ("1", "invalid"),
        ('{"type":"dance","id":"a"}', "invalid"),
        ('{"type":"move","id":"a"}', "invalid"),
        ('{"type":"move","id":"a","seat":0,"action":-1,"number":0}', "invalid"),
        ('{"type":"move","id":"a","seat":0,"action":99999999999999999999,"number":0}', "invalid"),
        ('{"type":"move","id":"a","seat":0,"action":1,"number":0,"extra":1}', "invalid"),
        ('{"type":"move","id":"a b","seat":0,"action":1,"number":0}', "invalid"),
        ('{"type":"move","id":"a","seat":7,"action":1,"number":0}', "forbidden"),
        ('{"type":"chat","id":"a","text":""}', "invalid"),
        ('{"type":"chat","id":"a","text":"' + "x" * 9000 + '"}', "too-big"),
        ('{"type":"answer","id":"a","asked":3,"yes":true}', "no-question"),
        ('{"type":"return","id":"a","seat":0}', "here"),
        ('{"type":"back","id":"a","seat":0}', "nothing-to-take-back"),
    ],
)
async def test_a_wrong_message_is_answered_with_what_is_wrong(place: Place, said: str, code: str) -> None:
    async with place.two() as (ann, _, made), ann.sit(made.table, None) as sitting:
        await sitting.socket.send(said)
        [answer] = await answers(sitting.socket, 1)
        assert isinstance(answer, Refusal)
        assert code == answer.code
        assert not any(word in answer.words for word in ("Traceback", "duchy.", "File", "object at"))
        await sitting.hello(0)
        assert (await sitting.update()).number > 0


async def test_a_huge_message_closes_the_socket_and_nothing_else(place: Place) -> None:
    async with place.two() as (ann, _, made):
        async with ann.sit(made.table) as sitting:
            await sitting.update()
            await sitting.socket.send("x" * 100_000)
            with pytest.raises(ConnectionClosed):
                await sitting.update()
        async with ann.sit(made.table) as sitting:
            assert (await sitting.update()).number > 0


async def test_replayed_messages_of_another_person_do_nothing(place: Place) -> None:
    async with place.two() as (ann, ben, made):
        seat = (await ann.see(made.table)).table.acting[0]
        mover, thief = (ann, ben) if seat == 0 else (ben, ann)
        shown = await mover.see(made.table)
        move = Move(id="mine", seat=seat, action=choices(shown, seat)[0], number=shown.number)
        async with thief.sit(made.table, None) as sitting:
            await sitting.say(move)
            assert "forbidden" == (await answers(sitting.socket, 1))[0].code  # type: ignore[union-attr]
            ack = await mover.do(made.table, move)
            await sitting.say(move)
            assert "forbidden" == (await answers(sitting.socket, 1))[0].code  # type: ignore[union-attr]
        assert 1 == sum(event.key == "mine" for event in await place.state.store.events(made.table))
        assert ack.number == shown.number


async def flood(socket: ClientConnection) -> None:
    """Send as fast as possible until the other side closes."""
    for n in range(100):
        await socket.send(f'{{"type":"chat","id":"d{n}","text":"hello"}}')
    while True:
        await socket.recv()


async def test_who_sends_too_much_is_slowed_then_closed(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = Limits(messages=10, messages_per_second=0.001)
    async with (
        serving(str(tmp_path_factory.mktemp("fuzz") / "games.db"), limits) as place,
        place.two() as (ann, _, made),
    ):
        async with ann.sit(made.table, None) as sitting:
            for n in range(15):
                await sitting.socket.send(f'{{"type":"chat","id":"c{n}","text":"hello"}}')
            heard = await answers(sitting.socket, 15)
            assert ["ack"] * 10 + ["too-fast"] * 5 == ["ack" if isinstance(a, Ack) else a.code for a in heard]
            assert "c10" == heard[10].id
            with pytest.raises(ConnectionClosed):
                await flood(sitting.socket)
        assert (await ann.see(made.table)).number > 10


async def test_a_game_goes_on_through_wrong_messages(place: Place) -> None:
    rng = random.Random(5)
    async with place.two() as (ann, ben, made), ann.sit(made.table) as a, ben.sit(made.table) as b:
        sittings = [a, b]
        now = await a.update()
        await b.update()
        for step in range(15):
            seat = now.table.acting[0]
            mine = await until(sittings[seat], now.number)
            await sittings[seat].say({"type": "move", "id": f"bad{step}", "seat": 1 - seat, "action": 0, "number": 0})
            if step % 5 == 0:
                await sittings[seat].socket.send(text(rng))
            ack = await sittings[seat].move(seat, choices(mine, seat)[0]) if step % 5 else None
            if ack is not None:
                now = await until(sittings[seat], ack.number + 1)
        log = await place.state.store.events(made.table)
        assert 12 == sum(event.key is not None and event.kind == "ply" for event in log)

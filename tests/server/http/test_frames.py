"""Frames read here are those that the library reads, and everything else is left to it."""

import random

import pytest
from msgspec import json
from websockets.frames import BINARY, PING, TEXT, Frame

from duchy.server.http.connections import SocketConnection
from duchy.server.http.frames import LONGEST, are_whole, head_of, text_in
from duchy.server.wire.messages import Chat
from tests.server.rough import Rough, frame, until
from tests.server.serving import Place

LENGTHS = [0, 1, 124, 125, 126, 127, 255, 256, LONGEST - 1, LONGEST]
TOO_LONG = [LONGEST + 1, 65_535, 65_536]


def text_of(length: int) -> bytes:
    """Return a text with so many bytes."""
    return bytes(random.Random(length).choices(range(32, 127), k=length))


@pytest.mark.parametrize("length", LENGTHS)
def test_a_text_in_one_frame_is_read_as_the_library_writes_it(length: int) -> None:
    text = text_of(length)
    data = Frame(TEXT, text).serialize(mask=True)
    assert text == text_in(data)
    for wrong in (data[:-1], data + b"x", data + data, b"\x01" + data[1:], b"\xc1" + data[1:], data[:1]):
        assert text_in(wrong) is None


OTHERS: dict[str, bytes] = {
    **{f"{length} bytes": Frame(TEXT, text_of(length)).serialize(mask=True) for length in TOO_LONG},
    "short, unmasked": Frame(TEXT, b"unmasked!").serialize(mask=False),
    "longer, unmasked": Frame(TEXT, text_of(126)).serialize(mask=False),
    "binary": Frame(BINARY, b"{}").serialize(mask=True),
    "ping": Frame(PING, b"{}").serialize(mask=True),
    "not the last": Frame(TEXT, b"{}", fin=False).serialize(mask=True),
    "a reserved bit": b"\xc1" + Frame(TEXT, b"{}").serialize(mask=True)[1:],
    "two bytes of length where one is enough": b"\x81\xfe\x00\x02\x00\x00\x00\x00{}",
    "nothing": b"",
    "one byte": b"\x81",
}


@pytest.mark.parametrize("data", OTHERS.values(), ids=OTHERS)
def test_everything_else_is_left_to_the_library(data: bytes) -> None:
    assert text_in(data) is None


@pytest.mark.parametrize("length", LENGTHS + TOO_LONG)
def test_frames_are_whole_where_one_ends(length: int) -> None:
    one = Frame(TEXT, text_of(length)).serialize(mask=True)
    for count in range(4):
        assert are_whole(one * count)
    for cut in {*range(1, 15), len(one) - 1}:
        if cut < len(one):
            assert not are_whole(one[:cut])
            assert not are_whole(one + one[:cut])


@pytest.mark.parametrize("length", LENGTHS + TOO_LONG)
def test_a_text_is_sent_as_the_library_sends_it(length: int) -> None:
    text = text_of(length)
    assert Frame(TEXT, text).serialize(mask=False) == head_of(length) + text


@pytest.mark.anyio
async def test_messages_arrive_in_order_however_the_network_cuts_them(place: Place) -> None:
    """Frames that come together, in pieces, as fragments or between pings are the same messages to the table."""
    words = ["word " * (9 * number % 20 + 1) for number in range(40)]
    texts = [json.encode(Chat(id=f"c{number}", text=word)) for number, word in enumerate(words)]
    dice = random.Random(5)
    async with place.two() as (ann, ben, made), Rough(place) as rough, ben.sit(made.table) as sitting:
        await rough.upgrade(made.table, ann.cookie)
        await until(lambda: len(place.state.tables.by_id[made.table].clients) == 2)
        for number, text in enumerate(texts):
            whole = Frame(TEXT, text).serialize(mask=True)
            if number in {7, 23}:
                whole = frame(1, text[:9], False) + frame(9, b"?") + frame(0, text[9:60], False) + frame(0, text[60:])
            if number < 10:
                await rough.send(whole)
            else:
                cut = dice.randrange(1, len(whole))
                await rough.send(whole[:cut])
                await rough.send(whole[cut:])
        said = list[str]()
        while len(said) < len(texts):
            said += [str(event.data) for event in (await sitting.update()).events if event.kind == "chat"]
        assert [str({"text": word.strip()}) for word in words] == said


@pytest.mark.anyio
async def test_a_connection_reads_by_itself_until_a_frame_comes_in_pieces(place: Place) -> None:
    async with place.two() as (ann, _, made), Rough(place) as rough:
        await rough.upgrade(made.table, ann.cookie)
        [connection] = [one for one in place.server.server_state.connections if isinstance(one, SocketConnection)]
        chats = [b'{"type":"chat","id":"c%d","text":"hello"}' % number for number in range(3)]
        state = place.state.tables.by_id[made.table]
        count = state.table.next
        for number, (text, between) in enumerate(zip(chats, (True, True, False), strict=True), start=1):
            data = frame(1, text)
            if number == 3:
                await rough.send(data[:5])
                await until(lambda: not connection.between)
                await rough.send(data[5:])
            else:
                await rough.send(data)
            wanted = count + number
            await until(lambda wanted=wanted: state.table.next == wanted)  # type: ignore[misc]
            assert between == connection.between

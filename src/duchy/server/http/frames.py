"""Frames of a socket as they are on the network (RFC 6455): whole texts, which nearly all messages are.

The library reads every frame byte by byte with generators, which takes longer than most messages take to be understood.
"""

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it is not compiled
    from websockets.utils import apply_mask

TEXT: Final = 0x81
"""A whole text in one frame, without extensions."""
MASKED: Final = 0x80
LENGTH: Final = 0x7F
SHORT: Final = 126
"""The first length that is written in two bytes of its own."""
LONG: Final = 127
"""Says that the length is written in eight bytes."""
LONGEST: Final = 4096
"""The longest text that is read here."""


def text_in(data: bytes) -> bytes | None:
    """Return the text if the data is exactly one frame with a whole text from a client; otherwise nothing."""
    count = len(data)
    if count < 6 or data[0] != TEXT:
        return None
    length, head = data[1] - MASKED, 2
    if length == SHORT and count >= 8:
        length, head = data[2] << 8 | data[3], 4
        if not SHORT <= length <= LONGEST:
            return None
    elif not 0 <= length < SHORT:
        return None
    if count != head + 4 + length:
        return None
    mask = data[head : head + 4]
    return bytes(apply_mask(data[head + 4 :], mask))


def are_whole(data: bytes) -> bool:
    """Return whether the data, which starts with a frame, ends with the end of one."""
    at, count = 0, len(data)
    while at < count:
        if at + 2 > count:
            return False
        length, head = data[at + 1] & LENGTH, 2 + 4 * (data[at + 1] >= MASKED)
        wide = 2 if length == SHORT else 8 if length == LONG else 0
        if wide:
            length = int.from_bytes(data[at + 2 : at + 2 + wide], "big")
        at += head + wide + length
    return at == count


def head_of(length: int) -> bytes:
    """Return the head of the frame in which a server sends a text of so many bytes."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, SHORT, length >> 8, length & 0xFF))
    return bytes((TEXT, LONG)) + length.to_bytes(8, "big")

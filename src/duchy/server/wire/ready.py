"""Preparing messages in one thread before several threads decode them.

msgspec analyses a message type when it decodes the first one. Two threads doing so at the same moment crash the
process: the second finds what the first has not finished. A restarted server meets exactly that, when all its clients
reconnect together.
"""

from collections.abc import Iterator
from contextlib import suppress

from msgspec import Struct, json

OURS = "duchy."


def messages(kind: type[Struct] = Struct) -> Iterator[type[Struct]]:
    """List our message types that are loaded by now."""
    for each in kind.__subclasses__():
        if each.__module__.startswith(OURS):
            yield each
        yield from messages(each)


def make_ready() -> None:
    """Analyse every message type."""
    for kind in messages():
        with suppress(TypeError):  # a message that is only encoded
            json.Decoder(kind)

"""Messages of any kind can be decoded by several threads from the start."""

import subprocess
import sys

import pytest

ROUNDS = 3

CROWD = """
import sys
import threading
from contextlib import suppress

from msgspec import DecodeError, ValidationError, json

from duchy.server.live.state import ServerState
from duchy.server.settings import Settings
from duchy.server.wire.ready import messages

{first}
sys.setswitchinterval(1e-6)
for kind in list(messages()):
    together = threading.Barrier(4)

    def read(kind=kind, together=together):
        together.wait()
        with suppress(TypeError, ValidationError, DecodeError):
            json.decode(b'{{"seats": [{{}}], "clock": {{}}}}', type=kind)

    crowd = [threading.Thread(target=read) for _ in range(4)]
    for one in crowd:
        one.start()
    for one in crowd:
        one.join()
"""


@pytest.mark.slow
def test_a_server_is_ready_for_a_crowd() -> None:
    """Otherwise a crowd of early clients would crash every other process."""
    crowd = CROWD.format(first="ServerState(Settings(database='none.db'))")
    ends = [subprocess.run([sys.executable, "-c", crowd], check=False).returncode for _ in range(ROUNDS)]
    assert [0] * ROUNDS == ends

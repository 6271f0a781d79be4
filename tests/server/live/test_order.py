"""The order of messages tells nothing hidden: two servers whose tables differ only in that send others the same."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec import json
from msgspec.structs import replace

from duchy.server.live.state import ServerState
from duchy.server.live.visit import Visit
from duchy.server.settings import NO_LIMITS, Settings
from duchy.server.table.summary import summary_of
from duchy.server.table.table import Table
from duchy.server.wire.messages import VERSION, Chat, Hello, Move
from tests.server.offline import OfflineTable
from tests.server.serving import Now
from tests.server.table.test_hidden import begin, hidden_from

pytestmark = pytest.mark.anyio
MOST_PLIES = 120
ENOUGH = 4
"""The secret choices of a game that are made otherwise in the second world."""
Heard = list[tuple[str, bytes]]
"""What is sent to whom, one after the other."""


class Ear:
    """A line to a client, which notes with all others what is sent."""

    def __init__(self, who: str, heard: Heard) -> None:
        self.who = who
        self.heard = heard
        self.ready = True

    def say(self, message: bytes) -> None:
        """Note a message."""
        self.heard.append((self.who, message))

    async def send(self, message: bytes) -> None:
        """Note a message."""
        self.say(message)

    async def close(self, code: int, reason: str) -> None:
        """Fail: no one is turned away here."""
        raise AssertionError(code, reason)


async def sent(server: ServerState, offline: OfflineTable, people: Sequence[str], move: Move) -> Heard:
    """Open a copy of a table, let everybody look and the first person move; return what is sent.

    The second answers with a chat line. The last then says hello as if it had missed both.
    """
    row = replace(offline.row, id=f"{offline.table.next:016x}")
    await server.store.create(row, offline.log, summary_of(offline.table, offline.now))
    live, heard = await server.tables.get(row.id), Heard()
    visits = [Visit(Ear(person, heard), server, live, person) for person in people]
    for visit in visits:
        visit.come()
        await visit.take(json.encode(Hello(version=VERSION)))
    known = visits[-1].known
    assert known is not None
    late = Hello(known.number, known.mark, VERSION)
    for visit, said in zip((*visits[:2], visits[-1]), (move, Chat(id="c1", text="well played"), late), strict=True):
        await visit.take(json.encode(said))
    for visit in visits:
        visit.go()
    return heard


def seen_by_others(heard: Heard, mover: str) -> list[tuple[str, bytes]]:
    """Return what was sent, of what the mover got only its kind."""
    return [(who, message[:16] if who == mover else message) for who, message in heard]


def secret_choices(table: Table, seat: int) -> tuple[list[int], list[str]]:
    """Return two actions of which the others see no difference, and who that is, strangers too; nothing otherwise.

    The last of several choices that are made at the same time shows all of them.
    """
    holders = [str(holder.person) for holder in table.seats] + ["stranger"]
    alike: dict[tuple[str, tuple[int, ...]], list[int]] = {}
    for action in table.setup.game.legal_actions(table.board.state, seat):
        viewers, fields = hidden_from(table, seat, action), table.setup.game.fields(action)
        shows_all = fields["do"] in {"keep", "start"} and len(table.acting()) == 1
        if viewers and not shows_all:
            alike.setdefault((str(fields.get("area")), tuple(viewers)), []).append(action)
    for (_, others), actions in alike.items():
        if len(actions) > 1:
            return [actions[0], actions[-1]], [holders[other] for other in others]
    return [], []


@pytest.mark.parametrize(
    ("game", "options"), [("burgundy", {"duchies": "boards", "start": "hidden"}), ("kingdom", {"module": "menaces"})]
)
async def test_all_others_are_sent_the_same_in_the_same_order_whatever_is_chosen_in_secret(
    game: str, options: dict[str, str | int], tmp_path: Path
) -> None:
    offline = begin(game, options)
    now, compared = Now(), 0
    worlds = [ServerState(Settings(database=str(tmp_path / f"{name}.db"), limits=NO_LIMITS, now=now)) for name in "ab"]
    async with worlds[0].living(), worlds[1].living():
        for _ in range(MOST_PLIES):
            acting = offline.table.acting()
            if not acting or compared == ENOUGH:
                break
            seat, count = acting[0], offline.table.next
            actions, others = secret_choices(offline.table, seat)
            if actions:
                people = [str(offline.table.seats[seat].person), *others]
                moves = [Move(id="m1", seat=seat, action=action, number=count) for action in actions]
                first = await sent(worlds[0], offline, people, moves[0])
                second = await sent(worlds[1], offline, people, moves[1])
                assert seen_by_others(first, people[0]) == seen_by_others(second, people[0])
                assert len(first) > 3 * len(people)
                compared += 1
            offline.move(seat, actions[0] if actions else None)
    assert compared

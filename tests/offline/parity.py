"""Twenty games over all modes, played on a server by chance: the commands, and the record that the server writes.

`web/scripts/parity.ts` plays them again in the Python of browsers, where the records must be the same to the byte.
"""

import hashlib
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec import json

from duchy.core.chance import Rng
from duchy.server.table import opening
from duchy.server.wire.messages import Move, SeatRequest, TakeBack
from duchy.server.wire.requests import NewTable
from tests.server.serving import serving

GAMES: Final[list[tuple[str, dict[str, str | int]]]] = [
    ("burgundy", {}),
    ("kingdom", {}),
    ("kingdom", {"players": 1, "scenario": 6}),
    ("burgundy", {"players": 4, "teams": "yes"}),
    ("burgundy", {"players": 3}),
    ("burgundy", {"players": 4, "edition": 2011}),
    ("burgundy", {"players": 1}),
    ("burgundy", {"players": 1, "target": 45, "extra_tiles": "yes"}),
    ("burgundy", {"shields": "yes"}),
    ("burgundy", {"trade_routes": "yes", "route_order": "chosen"}),
    ("burgundy", {"inns": "yes", "white_castles": "yes"}),
    ("burgundy", {"duchies": "outposts", "outpost_scoring": "pairs"}),
    ("burgundy", {"extra_tiles": "yes", "shields": "yes", "trade_routes": "yes", "inns": "yes"}),
    ("burgundy", {"start": "hidden", "tie_break": "most_empty", "overflow_goods": "discard"}),
    ("kingdom", {"module": "menaces"}),
    ("kingdom", {"module": "advisors", "side": "a"}),
    ("kingdom", {"module": "quests"}),
    ("kingdom", {"module": "none"}),
    ("kingdom", {"players": 1}),
    ("kingdom", {"players": 1, "scenario": 3}),
]
UNDO_EVERY: Final = 17
"""After so many commands one is taken back, where that is possible."""
MOST: Final = 4_000


def seed_of(number: int) -> bytes:
    """Return the seed of a game's dice."""
    return hashlib.sha256(f"parity {number}".encode()).digest()


async def played(number: int, folder: Path) -> dict[str, Any]:
    """Play a game on a server; return what was asked of it, and the record."""
    game, options = GAMES[number]
    seats = [
        SeatRequest("me"),
        *(SeatRequest("hot", name=f"Player {seat}") for seat in range(2, seats_of(options) + 1)),
    ]
    wanted = NewTable(game, options, seats)
    commands = []
    rng = Rng(number)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(opening, "new_seed", lambda: seed_of(number))
        async with serving(str(folder / f"{number}.db")) as place, place.person("Ann") as ann:
            table = (await ann.create(game, options, seats)).table
            for count in range(MOST):
                update = await ann.see(table)
                if update.table.status == "over":
                    break
                frame = next(frame for frame in update.frames if frame.legal)
                back = count % UNDO_EVERY == UNDO_EVERY - 1 and frame.may_take_back
                choice = frame.legal[rng.below(len(frame.legal))]
                command = (
                    TakeBack(id=f"c{count}", seat=frame.seat)
                    if back
                    else Move(id=f"c{count}", seat=frame.seat, action=choice.action, number=update.number)
                )
                await ann.do(table, command)
                commands.append(json.decode(json.encode(command)))
            record = await ann.record(table)
    return {"seed": seed_of(number).hex(), "wanted": wanted, "commands": commands, "record": record}


def seats_of(options: dict[str, str | int]) -> int:
    """Return the number of seats."""
    return int(options.get("players", 2))

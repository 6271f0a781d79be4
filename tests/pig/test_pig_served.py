"""Pig online: a table is opened, joined, played to its end over the socket, and read again afterwards."""

from pathlib import Path

import pytest

from duchy.core.record import read_record
from duchy.core.verdict import verify
from duchy.games import load
from duchy.server.client import Client
from duchy.server.wire.messages import SeatRequest
from duchy.server.wire.requests import Created
from tests.server.serving import ME, choices, serving, until

pytestmark = pytest.mark.anyio

OPTIONS: dict[str, str | int] = {"target": 20}


async def played(client: Client, made: Created) -> None:
    """Play the first seat to the end: roll once, then hold."""
    async with client.sit(made.table) as sitting:
        update = await until(sitting, 1)
        while update.table.status != "over":
            legal = choices(update, 0)
            if legal:
                await sitting.move(0, legal[-1])
            update = await sitting.update()


async def test_a_table_of_pig_is_played_to_its_end(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "games.db")) as place, place.person("Ann") as ann:
        assert "pig" in {game.name for game in (await ann.games()).games}
        made = await ann.create("pig", OPTIONS, [ME, SeatRequest("bot", bot="steward")])
        await played(ann, made)
        record = read_record(await ann.record(made.table))
        assert "pig" == record.game
        assert max(record.scores) >= 20
        assert record.plies == verify(load("pig"), record).plies


async def test_two_people_meet_at_a_table_of_pig(tmp_path: Path) -> None:
    async with (
        serving(str(tmp_path / "games.db")) as place,
        place.two("pig", OPTIONS) as (ann, ben, made),
        ann.sit(made.table) as hers,
        ben.sit(made.table) as his,
    ):
        sittings = [hers, his]
        update = await until(hers, 1)
        while update.table.status != "over":
            [seat] = update.table.acting
            latest = await until(sittings[seat], update.number)
            await sittings[seat].move(seat, choices(latest, seat)[-1])
            update = await until(hers, update.number + 1)
    assert update.table.status == "over"

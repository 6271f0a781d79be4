"""Limits on new texts do not apply to texts that games were played with: their tables and records open."""

from pathlib import Path

import pytest
from msgspec import json
from msgspec.structs import replace

from duchy.core.options import admit
from duchy.core.reason import LONGEST_SHOWN, OptionError
from duchy.core.record import read_record
from duchy.games import load
from duchy.games.burgundy.box.drawing import LONGEST_NAME, LONGEST_TEXT, MOST_DRAWN
from duchy.games.burgundy.box.layout import BOX
from duchy.games.kingdom.box.bounds import LONGEST, MOST_KEYS
from duchy.games.kingdom.box.cards import FOLDER, HOUSE
from duchy.games.kingdom.box.set_check import MOST_BOARDS
from duchy.server.client import Client, ServerRefused
from duchy.server.table.summary import summary_of
from duchy.server.table.table import Table
from duchy.server.wire.messages import SeatRequest
from duchy.server.wire.replay import Moments, RecordText
from duchy.store.rows import OVER
from tests.server.serving import serving

SET = (FOLDER / f"{HOUSE}.toml").read_text(encoding="utf-8")
NAME = '{ en = "Feast", ru = "Пир", uk = "Бенкет" }'
TASKS = "[{ cost = { gold = 1 }, reward = { points = 1 }, final = true }]"
DRAWN = BOX["3"].drawing()


def boards(count: int) -> str:
    """Write quest boards."""
    return "".join(f"[[quest]]\nid = 'q-{n}'\nname = {NAME}\ntwo = {TASKS}\nsolo = {TASKS}\n" for n in range(count))


def drawings(count: int) -> str:
    """Draw the same duchy under many names."""
    return "\n".join(DRAWN.replace("duchy 3", f"duchy own{number}") for number in range(count))


SETS = {
    "letters": f"{SET}\n#{'.' * LONGEST}\n",
    "keys": SET + boards(MOST_KEYS // 10),
    "boards": SET + boards(MOST_BOARDS + 1),
    "an id": SET + boards(1).replace("q-0", "q" * (LONGEST_SHOWN + 1)),
    "an unseen sign": SET.replace('"Farm"', '"Fa\u202erm"'),
}
DRAWINGS = {
    "letters": f"{'.' * LONGEST_TEXT}\n{DRAWN.replace('duchy 3', 'duchy own')}",
    "drawings": drawings(MOST_DRAWN + 1),
    "a name": DRAWN.replace("duchy 3", f"duchy {'a' * (LONGEST_NAME + 1)}"),
    "an unseen sign": DRAWN.replace("duchy 3", "duchy o\u202ewn"),
}
KEPT = [
    *(pytest.param("kingdom", {"set": text}, id=f"set: {name}") for name, text in SETS.items()),
    *(pytest.param("burgundy", {"drawings": text}, id=f"drawings: {name}") for name, text in DRAWINGS.items()),
]


@pytest.mark.parametrize(("game", "options"), KEPT)
def test_a_text_that_is_not_taken_in_any_more_is_read(game: str, options: dict[str, str]) -> None:
    rules = load(game)
    with pytest.raises(OptionError, match=f"option {next(iter(options))}: "):
        admit(rules.options(), options)
    state = rules.initial(options)
    assert rules.write(state) == rules.write(rules.read(rules.write(state)))


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("game", "options"), [("kingdom", {"set": SETS["boards"]}), ("burgundy", {"drawings": DRAWINGS["letters"]})]
)
async def test_its_table_goes_on_and_its_record_is_shown(tmp_path: Path, game: str, options: dict[str, str]) -> None:
    database = str(tmp_path / "tables.db")
    async with serving(database) as place, place.person("Ann") as ann:
        with pytest.raises(ServerRefused, match="at most"):
            await ann.create(game, dict(options))
        store, cookie = place.state.store, ann.cookie
        made = (await ann.create(game, seats=[SeatRequest("me"), SeatRequest("hot")])).table
        row, log = await store.table(made), await store.events(made)
        assert row is not None
        own = replace(row, id="0" * 16, options=json.encode(json.decode(row.options) | options).decode())
        table = Table(own)
        table.fold_all(log)
        await store.create(own, log, summary_of(table, row.created))
    async with serving(database) as place, Client(place.address, cookie) as ann:
        async with ann.sit(own.id) as sitting:
            shown = await sitting.update()
            assert "" == shown.table.stopped
            seat = shown.table.acting[0]
            frame = next(frame for frame in shown.frames if frame.seat == seat)
            await sitting.move(seat, frame.legal[0].action)
            await sitting.resign(0)
            while shown.table.status != OVER:
                shown = await sitting.update()
        text = await ann.record(own.id)
        record = read_record(text)
        assert next(iter(options.values())) == record.options[next(iter(options))]
        film = await ann.request(Moments, "POST", "/api/records", RecordText(text))
        assert len(record.plies) == film.plies
        again = await ann.request(Moments, "GET", f"/api/tables/{own.id}/moments")
        assert film.plies == again.plies


def test_what_never_was_a_set_is_still_none() -> None:
    with pytest.raises(OptionError, match="expected text that can be read, got 5"):
        load("kingdom").initial({"set": SET.replace('"Farm"', "5")})

"""All tables in one file: carried to another browser, read twice, gone on with, forged."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import json

from tests.offline.browser import Browser, Disk, Sitting, log_of
from tests.offline.test_house import ME, new, play, problem

pytestmark = pytest.mark.anyio


async def browser() -> Browser:
    """Open a tab of a browser of its own."""
    tab = Browser(Disk())
    await tab.house.open()
    await tab.ask("PUT", "me", {"nickname": "Ann"})
    return tab


async def some(tab: Browser, plies: int = 10) -> str:
    """Play a little at a table without bots."""
    table = await new(tab, "burgundy", [ME, {"kind": "hot", "name": "Ben"}])
    await play(Sitting(tab, table), plies)
    return table


async def test_tables_are_carried_to_another_browser_and_gone_on_with_there() -> None:
    first, second = await browser(), await browser()
    table = await some(first)
    await first.ask("POST", f"tables/{table}/commands", {"type": "chat", "id": "hi", "text": "Привіт"})
    chest = await first.ask("GET", "chest")
    assert {"added": 1, "continued": 0, "known": 0, "refused": []} == await second.ask("POST", "chest", chest)
    assert log_of(first.disk, table) == log_of(second.disk, table)
    assert (await first.ask("GET", "tables"))["tables"] == (await second.ask("GET", "tables"))["tables"]
    sitting = Sitting(second, table)
    await play(sitting, 5)
    again = await second.ask("GET", "chest")
    assert {"added": 0, "continued": 0, "known": 1, "refused": []} == await second.ask("POST", "chest", chest)
    assert {"added": 0, "continued": 1, "known": 0, "refused": []} == await first.ask("POST", "chest", again)
    assert log_of(first.disk, table) == log_of(second.disk, table)
    seen = await first.ask("GET", f"tables/{table}")
    assert seen["number"] == len(log_of(second.disk, table))


async def test_a_table_that_went_on_differently_stays_as_it_is() -> None:
    first, second = await browser(), await browser()
    table = await some(first)
    await second.ask("POST", "chest", await first.ask("GET", "chest"))
    for tab, text in ((first, "here"), (second, "there")):
        await tab.ask("POST", f"tables/{table}/commands", {"type": "chat", "id": text, "text": text})
    before = log_of(first.disk, table)
    answer = await first.ask("POST", "chest", await second.ask("GET", "chest"))
    assert [f"table {table}: it went on differently on this device"] == answer["refused"]
    assert before == log_of(first.disk, table)


@pytest.mark.parametrize(
    ("forged", "words"),
    [
        (lambda packed: packed["events"].pop(3), "event 3 is missing"),
        (lambda packed: packed["events"].pop(0), "event 0 is missing"),
        (lambda packed: packed.update(game="chess"), "there is no game 'chess'"),
        (lambda packed: packed.update(options="{"), "its log cannot be followed"),
        (lambda packed: packed.update(options='{"players":99}'), "players"),
        (lambda packed: packed["events"][0].__setitem__(7, "{}"), "its log cannot be followed"),
        (lambda packed: packed["events"][5].__setitem__(4, 0), "event 5"),
        (lambda packed: packed["events"][5].__setitem__(4, None), "event 5 is a ply of nobody"),
        (lambda packed: packed["events"][5].__setitem__(4, 10**9), "event 5"),
        (lambda packed: packed.update(rules=99), "newer than rules"),
    ],
)
async def test_a_forged_table_is_refused_in_words_and_the_others_are_kept(
    forged: Callable[[dict[str, Any]], object], words: str
) -> None:
    first, second = await browser(), await browser()
    table, other = await some(first), await some(first)
    chest = await first.ask("GET", "chest")
    forged(next(packed for packed in chest["tables"] if packed["id"] == table))
    answer = await second.ask("POST", "chest", chest)
    assert 1 == answer["added"]
    assert [True] == [words in said for said in answer["refused"]], answer
    assert [other] == [row["id"] for row in (await second.ask("GET", "tables"))["tables"]]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"form": 2, "by": "duchy 9", "tables": []}, "newer"),
        ({"form": 1, "tables": []}, "wrong"),
        ({"form": 1, "by": "", "tables": [{"id": "../x"}]}, "wrong"),
        ([1, 2], "wrong"),
    ],
)
async def test_what_is_no_file_of_tables_is_refused(body: object, code: str) -> None:
    assert (400, code) == await problem(await browser(), "POST", "chest", body)


async def test_reviews_and_trees_come_along() -> None:
    first, second = await browser(), await browser()
    start = await first.ask("POST", "analysis/start", {"game": "burgundy", "options": {}})
    tree = {"form": "duchy analysis 1", "game": "burgundy", "position": start["position"], "nodes": []}
    status, text = await first.tried("POST", "trees", tree)
    assert status == 200, text
    saved = json.decode(text)
    await second.ask("POST", "chest", await first.ask("GET", "chest"))
    assert saved["tree"] == (await second.ask("GET", f"trees/{saved['id']}"))["tree"]

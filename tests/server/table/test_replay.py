"""Replays: moments as each seat saw them, all draws, uploaded records."""

import tomllib

import pytest
from msgspec import json

from duchy.core.chance import FairDice
from duchy.core.game import CHANCE, SPECTATOR
from duchy.core.reason import RecordError
from duchy.games.kingdom.box.template import template
from duchy.server.client import ServerRefused
from duchy.server.table import history, positions, replay
from duchy.server.table.refused import Forbidden, Refused
from duchy.server.wire.analysis import WantedPosition
from duchy.server.wire.replay import RecordText
from duchy.store.rows import OVER
from tests.server.offline import BOT, ME, OfflineTable
from tests.server.serving import Place

pytestmark = pytest.mark.anyio


def finished(game: str = "burgundy") -> OfflineTable:
    """Play a game to its end."""
    offline = OfflineTable(game, seats=[ME, BOT])
    offline.play_until(lambda table: table.status == OVER)
    return offline


def test_moments_follow_each_other_and_end_as_the_game_did() -> None:
    offline = finished()
    first = replay.moments(offline.table, "ann", SPECTATOR, 0, 20)
    assert list(range(20)) == [moment.ply for moment in first.moments]
    assert (None, "") == (first.moments[0].seat, first.moments[0].notation)
    assert CHANCE == first.moments[1].seat
    last = replay.moments(offline.table, "ann", 0, first.plies, 20).moments
    assert [first.plies] == [moment.ply for moment in last]
    assert (first.scores, []) == (last[0].scores, last[0].acting)
    assert ["Ann", "Random 2"] == first.players


def test_chunks_are_parts_of_the_whole() -> None:
    offline = finished()
    whole = replay.moments(offline.table, "ann", 0, 0, 60).moments
    parts = [replay.moments(offline.table, "ann", 0, since, 20).moments for since in (0, 20, 40)]
    assert json.encode(whole) == json.encode([moment for part in parts for moment in part])
    assert [] == replay.moments(offline.table, "ann", 0, 0, 0).moments


def test_standings_are_the_points_of_every_moment() -> None:
    offline = OfflineTable("kingdom")
    offline.play_until(lambda table: table.board.ply > 110)
    found = replay.standings(offline.table).scores
    assert offline.table.board.ply + 1 == len(found)
    for since in (0, 51):
        moments = replay.moments(offline.table, "ann", 0, since, 60).moments
        assert [moment.scores for moment in moments] == found[since : since + 60]


def test_of_a_running_game_everybody_sees_their_own_past_only() -> None:
    offline = OfflineTable("kingdom")
    offline.play_until(lambda table: table.board.ply > 40)
    mine = replay.moments(offline.table, "ann", 0, 0, 60)
    assert any(moment.seat is None for moment in mine.moments[1:])
    assert "" == mine.seed
    for seat in (1, SPECTATOR, 2, 14):
        with pytest.raises(Forbidden):
            replay.moments(offline.table, "ann", seat, 0, 60)
    with pytest.raises(Forbidden):
        replay.moments(offline.table, "zoe", 0, 0, 60)
    assert 41 == len(replay.moments(offline.table, "zoe", SPECTATOR, 0, 60).moments[:41])


def test_every_draw_follows_from_the_seed_even_behind_a_take_back() -> None:
    offline = OfflineTable(seats=[ME, BOT])
    with pytest.raises(Refused, match="when the game is over"):
        replay.draws(offline.table)
    offline.play_until(lambda table: table.board.ply > 80)
    offline.back("ann", 0, 40)
    offline.play_until(lambda table: table.status == OVER)
    found = replay.draws(offline.table)
    dice = FairDice(bytes.fromhex(found.seed))
    assert found.commitment == dice.commitment
    assert found.draws
    for drawn in found.draws:
        assert drawn.action == drawn.actions[dice.pick(drawn.number, drawn.weights)]
    assert any(drawn.number > drawn.ply for drawn in found.draws)


def test_a_record_shows_the_same_moments_and_draws_as_its_table() -> None:
    offline = finished("kingdom")
    wanted = RecordText(history.record(offline.story), 0, 10, 30)
    shown = replay.record_moments(wanted)
    there = replay.moments(offline.table, "ann", 0, 10, 30)
    assert json.encode(there.moments) == json.encode(shown.moments)
    assert (there.plies, there.scores, there.places, there.seed) == (
        shown.plies,
        shown.scores,
        shown.places,
        shown.seed,
    )
    assert replay.draws(offline.table) == replay.record_draws(wanted)


def test_a_custom_set_comes_with_its_content() -> None:
    offline = OfflineTable("kingdom", {"set": template()})
    offline.play_until(lambda table: table.board.ply > 10)
    content = tomllib.loads(template())
    full = json.decode(offline.shown("ann"))
    assert (True, content) == (full["full"], full["table"]["printed"])
    later = json.decode(offline.shown("ann", offline.table.next))
    assert (False, False) == (later["full"], "printed" in later["table"])
    moments = json.decode(json.encode(replay.moments(offline.table, "ann", 0, 0, 2)))
    assert content == moments["printed"]
    analysed = positions.spots(WantedPosition(offline.table.setup.game.write(offline.table.board.state)), 1)
    assert content == json.decode(json.encode(analysed))["printed"]
    offline.play_until(lambda table: table.status == OVER)
    record = replay.record_moments(RecordText(history.record(offline.story)))
    assert content == json.decode(json.encode(record))["printed"]


def test_the_house_set_is_not_sent() -> None:
    offline = OfflineTable("kingdom")
    assert b"printed" not in offline.shown("ann")
    assert b"printed" not in json.encode(replay.moments(offline.table, "ann", 0, 0, 2))
    position = offline.table.setup.game.write(offline.table.board.state)
    assert b"printed" not in json.encode(positions.spots(WantedPosition(position), 1))


def test_a_record_that_lies_is_refused() -> None:
    offline = finished()
    lines = history.record(offline.story).splitlines()
    place = next(index for index, line in enumerate(lines) if line.split()[1:2] == ["1"])
    del lines[place]
    with pytest.raises(RecordError):
        replay.record_moments(RecordText("\n".join(lines)))
    with pytest.raises(Refused, match="seat must be -1 to"):
        replay.record_moments(RecordText(history.record(offline.story), 7))


async def test_records_and_moments_over_the_wire(place: Place) -> None:
    async with place.person("Ann") as ann, place.client() as nobody:
        made = await ann.create("burgundy", {}, [ME, BOT])
        path = f"/api/tables/{made.table}"
        assert 3 == len((await ann.http.get(f"{path}/moments", params={"seat": 0, "limit": 3})).json()["moments"])
        assert 403 == (await ann.http.get(f"{path}/moments", params={"seat": 1})).status_code
        assert 401 == (await nobody.http.get(f"{path}/moments")).status_code
        assert 409 == (await ann.http.get(f"{path}/draws")).status_code
        with pytest.raises(ServerRefused):
            await ann.record(made.table)
        offline = finished()
        record = history.record(offline.story)
        answer = await ann.http.post("/api/records", json={"record": record, "limit": 2})
        assert (200, 2) == (answer.status_code, len(answer.json()["moments"]))
        assert 200 == (await ann.http.post("/api/records/draws", json={"record": record})).status_code
        for nonsense in ("x", "duchy record 1\ngame: chess", "duchy record 1\noptions: " + "[" * 100_000):
            wrong = await ann.http.post("/api/records", json={"record": nonsense})
            assert 400 == wrong.status_code, wrong.text

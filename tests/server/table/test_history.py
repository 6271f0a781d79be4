"""Looking back: the full log, each player's dice, the record with commitment and seed."""

import hashlib

import pytest

from duchy.core.chance import FairDice
from duchy.core.record import read_record
from duchy.core.verdict import verify
from duchy.games import load
from duchy.server.client import ServerRefused
from duchy.server.table import decide, history
from duchy.server.table.refused import Refused
from duchy.store.rows import OVER
from tests.server.offline import BOT, ME, OfflineTable
from tests.server.serving import Place, until

pytestmark = pytest.mark.anyio


def test_the_story_comes_in_pages_as_each_may_know_it() -> None:
    offline = OfflineTable("kingdom")
    offline.play_until(lambda table: table.board.ply > 120)
    pages = []
    since: int | None = 0
    while since is not None:
        page = history.history(offline.story_at(since, 50), "ann")
        pages += page.events
        since = page.next
    assert list(range(len(offline.log))) == [event.number for event in pages]
    whole = history.history(offline.story_at(0, 10**6), None)
    assert None is whole.next
    assert sum(event.kind == "blank" for event in whole.events) > sum(event.kind == "blank" for event in pages) > 0
    assert [] == history.history(offline.story_at(10**6, 5), "ann").events


def test_nothing_stays_hidden_in_the_story_of_a_game_that_is_over() -> None:
    """So that an analysis can go through the game's own moves."""
    offline = OfflineTable("kingdom")
    offline.play_until(lambda table: table.status == OVER)
    whole = history.history(offline.story_at(0, 10**6), "ann").events
    assert offline.table.board.ply == sum(event.kind == "ply" and event.action is not None for event in whole)
    assert not any(event.kind == "blank" for event in whole)


def test_the_dice_of_each_player_are_counted() -> None:
    offline = OfflineTable()
    offline.play_until(lambda table: table.board.ply > 150)
    running = history.dice(offline.table, "ann")
    rolls = {draws.seat: draws.counts for draws in running.draws if draws.draw == "roll"}
    assert {0, 1} == set(rolls)
    journal = [
        told
        for event in history.history(offline.story_at(0, 10**6), None).events
        if event.fields and event.fields["do"] == "roll"
        for told in [event.fields]
    ]
    assert 2 * len(journal) == sum(sum(counts.values()) for counts in rolls.values())
    assert ("", {}) == (running.seed, running.draws[0].expected)
    offline.play_until(lambda table: table.status == OVER)
    over = history.dice(offline.table, "ann")
    rolled = next(draws for draws in over.draws if draws.draw == "roll")
    assert pytest.approx(sum(rolled.counts.values()), abs=0.01) == sum(rolled.expected.values())
    assert over.commitment == hashlib.sha256(bytes.fromhex(over.seed)).hexdigest()


def test_dice_of_a_running_game_tell_nothing_hidden() -> None:
    offline = OfflineTable("kingdom")
    offline.play_until(lambda table: table.board.ply > 60)
    mine, theirs, public = (history.dice(offline.table, person) for person in ("ann", "ben", None))
    assert mine.draws != theirs.draws
    assert sum(sum(d.counts.values()) for d in public.draws) < sum(sum(d.counts.values()) for d in mine.draws)


def test_a_record_is_there_when_the_game_is_over_and_not_before() -> None:
    offline = OfflineTable(seats=[ME, BOT])
    with pytest.raises(Refused, match="when the game is over"):
        history.record(offline.story)
    offline.play_until(lambda table: table.status == OVER)
    record = read_record(history.record(offline.story))
    assert (["Ann", "bot random"], offline.table.dice.commitment) == (record.players, record.commitment)
    assert FairDice(bytes.fromhex(record.seed)).commitment == record.commitment
    verify(load("burgundy"), record)


async def test_a_game_that_was_given_up_has_a_record_too(both: Place) -> None:
    async with both.two() as (ann, ben, made):
        with pytest.raises(ServerRefused) as refused:
            await ann.record(made.table)
        assert (409, "not-over") == (refused.value.status, refused.value.problem.code)
        async with ann.sit(made.table) as sitting:
            await sitting.update()
            ack = await sitting.resign(0)
            over = await until(sitting, ack.number + 2)
        record = read_record(await ben.record(made.table))
        assert (over.table.seed, over.table.commitment, []) == (record.seed, record.commitment, record.scores)
        verify(load("burgundy"), record)
        dice = await ben.dice(made.table)
        assert (over.table.seed, over.table.commitment) == (dice.seed, dice.commitment)
        story = await ben.history(made.table, limit=10)
        assert (10, 10) == (len(story.events), story.next)


def test_what_was_taken_back_is_in_the_story_and_not_in_the_dice() -> None:
    offline = OfflineTable(seats=[ME, BOT])
    offline.play_until(lambda table: table.acting() == [0] and table.board.ply > 60)
    before = history.dice(offline.table, "ann").draws
    ply = offline.table.board.ply
    offline.play_until(lambda table: table.board.ply > ply + 40)
    offline.back("ann", 0, ply)
    after = history.dice(offline.table, "ann")
    assert before == after.draws
    assert after.taken_back > 40
    assert "back" in [event.kind for event in history.history(offline.story_at(0, 10**6), "ann").events]
    with pytest.raises(Refused):
        offline.do(decide.come_back, "ann", 0)

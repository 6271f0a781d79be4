"""Reviews on a server: made in the background, stored, cancelled by their owner, resumed after a restart."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw, json
from msgspec.structs import replace

from duchy.coach.review import FORM
from duchy.core.match import Match
from duchy.core.record import record_of, text_of
from duchy.server.client import Client
from duchy.server.live.processes.workers import Workers
from duchy.server.live.reviews import LEASE, Reviews
from duchy.server.settings import Limits
from duchy.server.table.refused import Refused
from duchy.server.table.reviewing import Source, record_source
from duchy.server.tasks import coaching
from duchy.server.tasks.coaching import CoachDesk, Reviewed, Reviewing
from duchy.server.tasks.reading import Read
from duchy.server.wire.coach import ReviewState
from tests.coach.endings import at
from tests.server.live.test_coach import refused
from tests.server.rough import until as soon
from tests.server.serving import ME, Now, Place, hot_seat, serving

pytestmark = pytest.mark.anyio


def short(plies: int = 5, left: int = 0) -> str:
    """Write the last plies of a recorded game as a record of their own, without the very last ones."""
    game, state, record = at("two-2019-tie-by-hexes", -plies)
    match = Match(game, None, game.write(state))
    for seat, action in record.plies[len(record.plies) - plies : len(record.plies) - left]:
        match.play(seat, action)
    return text_of(record_of(match, ["Ada", "Bo"]))


async def begun(client: Client, **wanted: str) -> ReviewState:
    """Start a review."""
    return await client.review(**wanted)


async def seen(client: Client, name: str, *, full: bool = False) -> ReviewState:
    """Return the progress of a review."""
    return await client.review_state(name, full=full)


async def ended(client: Client, name: str) -> ReviewState:
    """Wait until a review is no longer under way, by polling as a page does."""
    while (state := await seen(client, name)).status in {"waiting", "running"}:  # noqa: ASYNC110
        await asyncio.sleep(0.05)
    return state


async def done(client: Client, name: str) -> ReviewState:
    """Wait until a review is done."""
    state = await ended(client, name)
    assert "done" == state.status, state.words
    return await seen(client, name, full=True)


async def finished(client: Client) -> str:
    """Play a game that is resigned immediately."""
    made = await client.create("burgundy", {}, [ME, hot_seat("Bo")])
    async with client.sit(made.table) as sitting:
        await sitting.update()
        await sitting.resign(0)
    return made.table


async def test_a_record_is_reviewed_and_found_by_its_id(both: Place) -> None:
    async with both.person("Ann") as ann, both.person("Ben") as ben:
        state = await begun(ann, record=short())
        whole = await done(ann, state.id)
        review = whole.review
        assert review is not None
        assert (["Ada", "Bo"], 5, [117, 117]) == (review.players, review.plies, review.scores)
        for total in review.totals:
            parts = total.start + sum(total.luck.values()) + total.skill + total.others
            assert 0 == total.result == parts
        assert whole.total == whole.done > 1
        assert (whole.mine, whole.expires is not None) == (True, True)
        other = await seen(ben, state.id, full=True)
        assert (False, review) == (other.mine, other.review)


@pytest.mark.slow
async def test_a_table_is_reviewed_once_for_all_who_may_see_it(place: Place) -> None:
    async with place.person("Ann") as ann, place.person("Ben") as ben:
        table = await finished(ann)
        state = await begun(ann, table=table)
        assert (table, table, True) == (state.id, state.table, state.mine)
        whole = await done(ann, table)
        assert whole.review is not None
        assert not whole.review.finished
        assert whole.expires is None
        assert "done" == (await begun(ann, table=table)).status
        assert (404, "no-table") == await refused(begun(ben, table=table))
        assert whole.review.form == FORM
        kept = await place.state.store.document(table)
        assert kept is not None
        earlier = replace(kept, data=kept.data.replace(f'"form":{FORM}', f'"form":{FORM - 1}'))
        assert earlier != kept
        await place.state.store.save_document(earlier)
        assert "no-review" == (await refused(seen(ann, table, full=True)))[1]
        assert "done" != (await begun(ann, table=table)).status
        assert whole.review == (await done(ann, table)).review
        assert (404, "no-table") == await refused(seen(ben, table))


async def test_games_that_are_not_over_are_not_reviewed(place: Place) -> None:
    async with place.person("Ann") as ann:
        made = await ann.create("burgundy", {}, [ME, hot_seat("Bo")])
        assert (409, "not-over") == await refused(begun(ann, table=made.table))
        assert (409, "not-over") == await refused(begun(ann, record=short(5, left=5)))
        assert (400, "wrong") == await refused(begun(ann, record="chess"))
        assert (400, "wrong") == await refused(begun(ann))
        assert (400, "wrong") == await refused(begun(ann, table=made.table, record=short()))
        assert (404, "no-review") == await refused(seen(ann, "x" * 24))
        assert (409, "not-over") == await refused(ann.request(Any, "GET", f"/api/tables/{made.table}/sources"))


@pytest.mark.slow
async def test_only_who_began_a_review_cancels_it_and_it_can_be_gone_on_with(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = asyncio.Event()
    real = Workers.ask

    async def slow(workers: Workers, line: bytes) -> bytes | None:
        answer = await real(workers, line)
        if workers is place.state.reviewers:
            await held.wait()
        return answer

    monkeypatch.setattr(Workers, "ask", slow)
    async with place.person("Ann") as ann, place.person("Ben") as ben:
        table = await finished(ann)
        link = await ann.link(table, "watch")
        await ben.follow(link.token)
        await begun(ann, table=table)
        assert (403, "forbidden") == await refused(ben.request(ReviewState, "DELETE", f"/api/reviews/{table}"))
        cancelled = await ann.request(ReviewState, "DELETE", f"/api/reviews/{table}")
        assert "cancelled" == cancelled.status
        held.set()
        again = await begun(ben, table=table)
        assert ("waiting", True) == (again.status, again.mine)
        assert (await done(ben, table)).review is not None


@pytest.mark.parametrize(("form", "first"), [(FORM, 3), (FORM + 1, 0)])
async def test_a_review_is_gone_on_with_after_a_restart_unless_its_figures_changed(
    form: int, first: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = str(tmp_path / "games.db")
    asked: list[Reviewing] = []
    real = Workers.ask
    monkeypatch.setattr("duchy.server.live.reviews.SLICE", 0.0)
    stop = asyncio.Event()

    async def noted(workers: Workers, line: bytes) -> bytes | None:
        if b'"type":"review"' in line:
            asked.append(json.decode(line, type=Reviewing))
            if asked[-1].first >= 3 and not stop.is_set():
                stop.set()
                await asyncio.Event().wait()  # the server is stopped while this part is made
        return await real(workers, line)

    monkeypatch.setattr(Workers, "ask", noted)
    async with serving(database) as place, place.person("Ann") as ann:
        state = await begun(ann, record=short(16))
        await stop.wait()
        cookie = str(ann.cookie)
        assert "running" == (await seen(ann, state.id)).status
    before = len(asked)
    monkeypatch.setattr("duchy.server.live.reviews.FORM", form)
    async with serving(database) as place, place.client() as ann:
        ann.http.cookies.set("duchy", cookie)
        assert (await done(ann, state.id)).review is not None
    assert (first, form) == (asked[before].first, asked[before].source.form)


async def test_nobody_has_too_many_reviews(tmp_path: Path) -> None:
    limits = Limits(documents=4, documents_per_second=0.0)
    async with serving(str(tmp_path / "games.db"), limits) as place, place.person("Ann") as ann:
        place.state.reviews.news = asyncio.Event()
        answers = await asyncio.gather(*(ann.http.post("/api/reviews", json={"record": short(8)}) for _ in range(7)))
        codes = [answer.status_code for answer in answers]
        assert {200, 429} == set(codes)
        assert 4 >= codes.count(200)


async def test_a_process_that_dies_again_and_again_is_told(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def dead(workers: Workers, line: bytes) -> bytes | None:  # noqa: ARG001 - as the real one
        return None

    async with place.person("Ann") as ann:
        monkeypatch.setattr(place.state.reviewers, "ask", lambda line: dead(place.state.reviewers, line))
        state = await begun(ann, record=short())
        found = await ended(ann, state.id)
        assert ("failed", "3 processes died or took too long") == (found.status, found.words)


class Slices:
    """A process for reviews, replaced by one that makes a part per request and notes whose it was."""

    def __init__(self, reviews: Reviews) -> None:
        self.order: list[str] = []
        self.open = asyncio.Event()
        reviews.coach_workers.ask = self.ask  # type: ignore[method-assign]
        reviews.queue.now = lambda: 10.0 * len(self.order)

    async def ask(self, line: bytes) -> bytes | None:
        """Make a part of a review, whose number of parts is that of its plies."""
        await self.open.wait()
        task = json.decode(line, type=Reviewing)
        total = len(task.source.plies)
        if task.parts:
            return json.encode(Read(answer=Raw(json.encode(Reviewed(total, [], {})))))
        self.order.append(task.source.players[0])
        return json.encode(Read(answer=Raw(json.encode(Reviewed(total, [1])))))


def game(name: str, plies: int) -> Source:
    """Return a game to review."""
    return Source("burgundy", {}, None, [(0, 0)] * plies, [name], [])


async def test_an_honest_review_waits_one_slice_for_the_long_ones_of_another_address(place: Place) -> None:
    reviews, slices = place.state.reviews, Slices(place.state.reviews)
    for number in range(4):
        place.state.visitors.see(f"nickname {number}", "crowd")
        for _ in range(3):
            await reviews.begin(f"nickname {number}", "", game("crowd", 1000))
    place.state.visitors.see("Ann", "home")
    place.state.visitors.see("nickname 4", "crowd")
    with pytest.raises(Refused, match="12 reviews of your address are waiting, the maximum"):
        await reviews.begin("nickname 4", "", game("crowd", 10))
    mine = await reviews.begin("Ann", "", game("Ann", 10))
    await soon(lambda: len(reviews.making) == 13)
    slices.open.set()
    while (await reviews.head(mine.id)).status != "done":  # noqa: ASYNC110 - as a page does
        await asyncio.sleep(0.01)
    steps = [index for index, name in enumerate(slices.order) if name == "Ann"]
    assert (10, True) == (len(steps), steps[-1] <= 21)


async def test_seventeen_addresses_that_fill_the_queue_leave_room_for_the_first_review_of_another(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("duchy.server.live.reviews.MOST_WAITING", 34)
    monkeypatch.setattr("duchy.server.live.reviews.MOST_COUNTED", 36)
    reviews = place.state.reviews
    Slices(reviews)
    for address in range(17):
        place.state.visitors.see(f"nickname {address}", f"crowd {address}")
        for _ in range(2):
            await reviews.begin(f"nickname {address}", "", game("crowd", 1000))
    with pytest.raises(Refused, match="34 reviews are waiting, the maximum"):
        await reviews.begin("nickname 3", "", game("crowd", 10))
    for name in ("Ann", "Bob"):
        place.state.visitors.see(name, f"home of {name}")
        assert "waiting" == (await reviews.begin(name, "", game(name, 10))).status
    place.state.visitors.see("Cid", "home of Cid")
    with pytest.raises(Refused, match="36 reviews are waiting, the maximum"):
        await reviews.begin("Cid", "", game("Cid", 10))


@pytest.mark.parametrize(("long", "made"), [(1000.0, 3), (0.0, 1)])
def test_parts_that_take_long_are_made_one_at_a_time(long: float, made: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that another review waits for one part of a slow one, and not for several."""
    monkeypatch.setattr(coaching, "LONG", long)
    answer = CoachDesk().review(Reviewing(record_source(short(14)), 0, 3))
    assert made == len(answer.parts)
    assert answer.total > 3


async def test_the_review_with_the_least_left_is_made_first(place: Place) -> None:
    reviews, slices = place.state.reviews, Slices(place.state.reviews)
    made = [await reviews.begin(name, "", game(name, plies)) for name, plies in (("a", 60), ("b", 20), ("c", 5))]
    await soon(lambda: len(reviews.making) == 3)
    slices.open.set()
    for one in made:
        while (await reviews.head(one.id)).status != "done":  # noqa: ASYNC110 - as a page does
            await asyncio.sleep(0.01)
    ends = {name: max(index for index, one in enumerate(slices.order) if one == name) for name in "abc"}
    assert ends["c"] < ends["b"] < ends["a"]
    assert ends["c"] <= 12


async def test_plies_and_computing_of_a_review_are_limited(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    reviews, slices = place.state.reviews, Slices(place.state.reviews)
    with pytest.raises(Refused, match="must have at most 1500 plies, this one has 1501"):
        await reviews.begin("Ann", "", game("Ann", 1501))
    monkeypatch.setattr("duchy.server.live.reviews.MOST_SECONDS", 60)
    begun = await reviews.begin("Ann", "", game("Ann", 1500))
    slices.open.set()
    while (await reviews.head(begun.id)).status != "failed":  # noqa: ASYNC110 - as a page does
        await asyncio.sleep(0.01)
    assert "a review must take at most 60 seconds of computing" == (await reviews.head(begun.id)).words
    assert 7 == len(slices.order)


async def test_another_process_takes_over_when_the_lease_of_a_killed_one_is_over(postgres_address: str) -> None:
    now = Now()
    async with serving(postgres_address, now=now) as first, serving(postgres_address, now=now) as second:
        await first.state.store.lease("review x", "killed", now(), now() + LEASE)
        for reviews in (first.state.reviews, second.state.reviews):
            async with reviews.hold("x") as held:
                assert not held
        now.value += LEASE
        async with first.state.reviews.hold("x") as held, second.state.reviews.hold("x") as again:
            assert (True, False) == (held, again)
        async with second.state.reviews.hold("x") as held:
            assert held
    assert LEASE <= 30_000

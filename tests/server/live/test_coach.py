"""The coach of a running server: public hints, positions to analyse, evaluations and trees, all limited."""

import asyncio
from typing import Any

import pytest

from duchy.server.client import Client, ServerRefused
from duchy.server.settings import Limits
from duchy.server.wire.analysis import (
    AnalysisPosition,
    AnalysisPositions,
    LinePly,
    SavedTree,
    StartPosition,
    Thought,
    Tree,
    TreeNode,
    WantedPosition,
    WantedThought,
)
from duchy.server.wire.coach import BotSources, Hint, WantedHint
from duchy.server.wire.requests import Created, LinkInfo, LinkToken, NewTable
from tests.server.live.test_readers import post
from tests.server.serving import BOT, FRIEND, ME, Place, serving

pytestmark = pytest.mark.anyio


async def opened(client: Client, coach: Any = "", *, friend: bool = False) -> Created:  # noqa: ANN401 - a word
    """Open a table."""
    wanted = NewTable("burgundy", {}, [ME, FRIEND if friend else BOT], coach=coach)
    return await client.request(Created, "POST", "/api/tables", wanted)


async def refused(coroutine: Any) -> tuple[int, str]:  # noqa: ANN401 - any answer
    """Return the status and code of a refusal."""
    with pytest.raises(ServerRefused) as error:
        await coroutine
    return error.value.status, error.value.problem.code


async def my_turn(client: Client, table: str) -> int:
    """Wait until the first seat has to act; return the number of events."""
    async with client.sit(table) as sitting:
        while (seen := await sitting.update()).table.acting != [0]:
            pass
        return seen.number


async def spots(client: Client, wanted: WantedPosition) -> list[AnalysisPosition]:
    """Request positions."""
    return (await client.request(AnalysisPositions, "POST", "/api/analysis/spot", wanted)).spots


async def start(client: Client) -> AnalysisPosition:
    """Start an analysis at the first decision of a game."""
    first = await client.request(AnalysisPosition, "POST", "/api/analysis/start", StartPosition("burgundy"))
    return (await spots(client, WantedPosition(first.position, roll="all")))[-1]


async def test_a_hint_is_given_once_counted_and_seen_by_those_who_watch(place: Place) -> None:
    async with place.person("Ann") as ann, place.person("Ben") as ben:
        made = await opened(ann)
        await ben.follow(made.links.watch)
        number = await my_turn(ann, made.table)
        path = f"/api/tables/{made.table}/hint"
        hint = await ann.hint(made.table, 0, number)
        legal = [choice.action for choice in (await ann.see(made.table)).frames[0].legal]
        assert hint.candidates[0].action in legal
        assert hint.reasons
        assert hint == await ann.hint(made.table, 0, number + 1)
        seen = await ben.see(made.table)
        assert [1, 0] == [seat.hints for seat in seen.table.seats]
        assert 1 == [event.kind for event in seen.events].count("advised")
        assert (403, "forbidden") == await refused(ben.request(Hint, "POST", path, WantedHint(0, number + 1)))
        async with place.person("Cleo") as cleo:
            assert (404, "no-table") == await refused(cleo.request(Hint, "POST", path, WantedHint(0, number + 1)))


async def test_an_invitation_says_what_the_coach_may_do(place: Place) -> None:
    async with place.person("Ann") as ann:
        for coach, found in (("", "off"), ("analysis", "analysis")):
            made = await opened(ann, coach, friend=True)
            info = await ann.request(LinkInfo, "POST", "/api/links/look", LinkToken(made.links.join))
            assert found == info.coach


async def test_a_running_game_is_analysed_only_where_the_table_allows_it(place: Place) -> None:
    async with place.person("Ann") as ann:
        for coach, allowed in (("hints", False), ("analysis", True)):
            made = await opened(ann, coach)
            number = await my_turn(ann, made.table)
            asked = ann.request(AnalysisPosition, "GET", f"/api/tables/{made.table}/spot", seat=0, number=number)
            if allowed:
                assert [0] == (await asked).acting
                assert 1 == (await ann.see(made.table)).table.seats[0].hints
            else:
                assert (409, "coach-off") == await refused(asked)
                assert 0 == (await ann.see(made.table)).table.seats[0].hints


async def test_a_line_is_followed_chance_chosen_or_rolled_and_thought_about(place: Place) -> None:
    async with place.person("Ann") as ann:
        spot = await start(ann)
        seat = spot.acting[0]
        first = spot.frames[0].legal[0].action
        every = await spots(ann, WantedPosition(spot.position, [LinePly(seat, first)], every=True))
        assert [0, 1] == [one.ply for one in every]
        assert (seat, first) == (every[1].last_seat, every[1].action)
        before = await ann.request(AnalysisPosition, "POST", "/api/analysis/start", StartPosition("burgundy"))
        assert [15] == before.acting
        outcome = before.outcomes[-1].action
        [chosen] = await spots(ann, WantedPosition(before.position, [LinePly(15, outcome)]))
        assert (15, outcome) == (chosen.last_seat, chosen.action)
        thought = await ann.request(Thought, "POST", "/api/analysis/think", WantedThought(spot.position))
        legal = [choice.action for choice in spot.frames[0].legal]
        assert thought.candidates[0].action in legal
        assert thought.values[0] == -thought.values[1]
        assert thought.weighed is None
        with pytest.raises(ServerRefused):
            await ann.request(
                Thought, "POST", "/api/analysis/think", WantedThought(spot.position, line=[legal[0], outcome])
            )
        standing = await ann.request(Thought, "POST", "/api/analysis/think", WantedThought(before.position))
        assert (-1, []) == (standing.seat, standing.candidates)


async def test_what_is_wrong_with_a_position_is_told_with_its_field(place: Place) -> None:
    async with place.person("Ann") as ann:
        position = (await start(ann)).position
        for change, values in (
            ({"phase": "Z"}, {"field": "phase", "fault": "word"}),
            ({"white": 9}, {"field": "white", "fault": "range", "low": 0, "high": 6}),
            ({"nonsense": 1}, {"field": "nonsense", "fault": "unknown"}),
            ({"game": "go"}, {"field": "game"}),
        ):
            for path in ("spot", "think"):
                answer = await ann.http.post(f"/api/analysis/{path}", json={"position": {**position, **change}})
                assert (400, "position") == (answer.status_code, answer.json()["code"])
                assert {"code": "position", "rule": "", "values": values} == answer.json()["reason"]
        illegal = await ann.http.post(
            "/api/analysis/spot", json={"position": position, "plies": [{"seat": 0, "action": 10**6}]}
        )
        assert "illegal" == illegal.json()["code"]
        assert illegal.json()["reason"]["rule"] is not None


async def test_a_tree_is_saved_found_by_its_link_and_deleted_by_who_saved_it(place: Place) -> None:
    async with place.person("Ann") as ann, place.person("Ben") as ben:
        spot = await start(ann)
        nodes = [TreeNode(-1, spot.acting[0], choice.action, name="x") for choice in spot.frames[0].legal[:2]]
        tree = Tree("duchy analysis 1", "burgundy", spot.position, "Two ways", nodes=nodes)
        saved = await ann.request(SavedTree, "POST", "/api/trees", tree)
        found = await ben.request(SavedTree, "GET", f"/api/trees/{saved.id}")
        assert (False, "Two ways", 2) == (found.mine, found.tree.title, len(found.tree.nodes))
        assert all(node.notation for node in found.tree.nodes)
        assert (403, "forbidden") == await refused(ben.request(Any, "DELETE", f"/api/trees/{saved.id}"))
        place.now.value = saved.expires
        assert (409, "bad-link") == await refused(ben.request(SavedTree, "GET", f"/api/trees/{saved.id}"))
        place.now.value -= 1
        assert 204 == (await ann.http.delete(f"/api/trees/{saved.id}")).status_code
        assert (409, "bad-link") == await refused(ann.request(SavedTree, "GET", f"/api/trees/{saved.id}"))


async def test_whatever_is_too_large_too_deep_or_no_tree_is_refused(place: Place) -> None:
    async with place.person("Ann") as ann:
        position = (await start(ann)).position
        deep = b'{"position": ' + b'{"a":' * 5000 + b"1" + b"}" * 5000 + b"}"
        for path in ("/api/analysis/spot", "/api/analysis/think"):
            answer = await ann.http.post(path, content=deep, headers={"content-type": "application/json"})
            assert 400 == answer.status_code
            large = await ann.http.post(
                path, json={"position": {"game": "burgundy", "options": {"drawings": "x" * 300_000}}}
            )
            assert 413 == large.status_code
            assert 400 == (await post(ann, path, {"position": position, "plies": [{"seat": 0, "action": 0}] * 401}))[0]
        node = {"parent": -1, "seat": 0, "action": 0}
        tree = {"form": "duchy analysis 1", "game": "burgundy", "position": position}
        assert 400 == (await post(ann, "/api/trees", {**tree, "nodes": [node] * 2001}))[0]
        assert 400 == (await post(ann, "/api/trees", {**tree, "nodes": [{**node, "parent": 5}]}))[0]
        assert 400 == (await post(ann, "/api/trees", {**tree, "title": "x" * 81}))[0]
        assert 400 == (await post(ann, "/api/trees", {**tree, "game": "kingdom"}))[0]


@pytest.mark.slow
async def test_a_person_has_one_question_at_a_time_and_not_too_many(tmp_path: Any) -> None:  # noqa: ANN401 - a path
    async with (
        serving(str(tmp_path / "games.db"), Limits(questions=3, questions_per_second=0.0)) as place,
        place.person("Ann") as ann,
        place.person("Ben") as ben,
    ):
        position = (await start(ann)).position
        asking = [ann.http.post("/api/analysis/think", json={"position": position}) for _ in range(5)]
        answers = await asyncio.gather(*asking)
        found = sorted(answer.status_code for answer in answers)
        assert [200, 429] == sorted(set(found))
        assert 200 == (await ben.http.post("/api/analysis/think", json={"position": position})).status_code
        assert "too-fast" == (await ann.http.post("/api/analysis/think", json={"position": position})).json()["code"]


async def test_a_thought_that_is_lost_with_its_process_is_told_as_such(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def dead(line: bytes) -> bytes | None:  # noqa: ARG001 - as the real one
        return None

    async with place.person("Ann") as ann:
        wanted = WantedThought((await start(ann)).position)
        monkeypatch.setattr(place.state.coach_workers, "ask", dead)
        assert (409, "lost-thought") == await refused(ann.request(Thought, "POST", "/api/analysis/think", wanted))


async def test_what_bots_score_by_source_adds_up(place: Place) -> None:
    async with place.client() as nobody:
        found = await nobody.request(list[BotSources], "GET", "/api/coach/bots", game="burgundy")
        assert {"novice", "squire", "greedy", "steward"} <= {one.bot for one in found}
        for one in found:
            assert abs(one.score - sum(one.sources.values())) < 2
        assert [] == await nobody.request(list[BotSources], "GET", "/api/coach/bots", game="chess")

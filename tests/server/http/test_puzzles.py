"""Puzzles over HTTP: a list, positions without answers, turns judged, and links that show the position."""

import pytest

from duchy.puzzles.collection import collection
from duchy.server.client import Client, ServerRefused
from duchy.server.wire.analysis import AnalysisPositions, LinePly, WantedPosition
from duchy.server.wire.puzzles import PuzzleAnswer, PuzzlePosition, Puzzles, PuzzleVerdict
from tests.picture.decoded import decoded
from tests.puzzles.quick import late
from tests.server.http.test_previews import head
from tests.server.serving import Place

pytestmark = pytest.mark.anyio


async def judged(client: Client, name: str, line: list[int]) -> PuzzleVerdict:
    """Send a turn."""
    return await client.request(PuzzleVerdict, "POST", f"/api/puzzles/{name}/answer", PuzzleAnswer(line))


async def refused(client: Client, name: str, line: list[int]) -> tuple[int, str]:
    """Return the status and code with which a turn is refused."""
    with pytest.raises(ServerRefused) as error:
        await judged(client, name, line)
    return error.value.status, error.value.problem.code


async def test_the_list_needs_no_name_and_gives_no_answer_away(place: Place) -> None:
    async with place.client() as stranger:
        found = await stranger.request(Puzzles, "GET", "/api/puzzles")
        assert list(collection()) == [one.id for one in found.puzzles]
        assert {one.kind for one in found.puzzles} <= {kind for kinds in found.kinds.values() for kind in kinds}
        name = late("burgundy").id
        answer = await stranger.http.get(f"/api/puzzles/{name}")
        assert {"id", "game", "mode", "kind", "rating", "seat", "position"} == set(answer.json())
        assert 404 == (await stranger.http.get(f"/api/puzzles/{'0' * 12}")).status_code
        assert 400 == (await stranger.http.get("/api/puzzles/now")).status_code


async def test_a_turn_is_played_at_the_board_and_judged(place: Place) -> None:
    async with place.person("Ann") as ann:
        for game in ("burgundy", "kingdom"):
            puzzle = late(game)
            seen = await ann.request(PuzzlePosition, "GET", f"/api/puzzles/{puzzle.id}")
            plies = [LinePly(seen.seat, action) for action in puzzle.best.line]
            wanted = WantedPosition(seen.position, plies, seat=seen.seat)
            spots = await ann.request(AnalysisPositions, "POST", "/api/analysis/spot", wanted)
            assert len(plies) == spots.spots[-1].ply
            best = await judged(ann, puzzle.id, puzzle.best.line)
            assert (0, 1000, True, True) == (best.lost, best.score, best.solved, best.tried)
            assert [step.action for step in best.turns[0].line] == puzzle.best.line
            assert puzzle.levels == best.levels
            other = await judged(ann, puzzle.id, puzzle.turns[1].line)
            assert (puzzle.turns[1].lost, False) == (other.lost, other.solved)
            assert [step.action for step in other.played] == puzzle.turns[1].line


async def test_what_is_no_turn_is_refused(place: Place) -> None:
    name, line = late("burgundy").id, late("burgundy").best.line
    async with place.person("Ann") as ann, place.client() as stranger:
        assert (401, "nobody") == await refused(stranger, name, line)
        assert (404, "no-puzzle") == await refused(ann, "0" * 12, line)
        assert 409 == (await refused(ann, name, [2**31 - 1]))[0]
        assert 400 == (await refused(ann, name, line[:-1]))[0]
        assert 400 == (await refused(ann, name, []))[0]
        assert 400 == (await refused(ann, name, [1] * 61))[0]


async def test_a_link_shows_the_position_and_not_the_answer(place: Place) -> None:
    async with place.client() as stranger:
        for game, language in (("burgundy", "en"), ("kingdom", "uk")):
            puzzle = late(game)
            found = await head(stranger, f"/puzzle/{puzzle.id}?lang={language}")
            assert ("Задача" in found.title) == (language == "uk")
            assert str(puzzle.rating) in found.tags["og:description"]
            picture = found.tags["og:image"]
            drawn = await stranger.http.get(picture[picture.index("/preview/") :])
            assert (200, "image/png") == (drawn.status_code, drawn.headers["content-type"])
            assert decoded(drawn.content)
        assert "og:title" not in (await head(stranger, "/puzzle/000000000000")).tags
        assert 404 == (await stranger.http.get("/preview/puzzle/000000000000/picture.png")).status_code

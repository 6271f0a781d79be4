"""Lessons: the same dice and tiles every time, marked as lessons; no other table can use their seeds."""

import pytest
from msgspec.structs import replace

from duchy.core.record import read_record
from duchy.core.verdict import verify
from duchy.games import game_names, load
from duchy.games.burgundy.text.view import View
from duchy.server.client import Client, Sitting
from duchy.server.table import history, opening
from duchy.server.table.history import story_of
from duchy.server.table.lessons import lessons_of
from duchy.server.table.table import Table
from duchy.server.wire.messages import Update
from duchy.server.wire.requests import NewTable
from tests.server.offline import drawn
from tests.server.serving import BOT, ME, Place

pytestmark = pytest.mark.anyio
LESSONS = [(game, name) for game in game_names() for name in lessons_of(game)]
FIRST = NewTable("burgundy", lesson="first")
FIRST_TURN = ("1:take 6b", "2:place s1 12", "buy *b", "end")
"""The guide's proposal: the bank, on the single hex next to the castle by a worker, and a ship."""

DRAFT = (
    *("offer 54.pearl-casket a", "offer 50.wine-casks b", "take a"),
    *("offer 45.hell-gate a", "offer 39.crystal-caverns b", "take a"),
    *("offer 19.scholars a", "offer 13.navigators b", "take b"),
    *("offer 56.calamity a", "offer 10.foundry b", "take a"),
)
"""The actions that Kingdom's guide proposes: expensive cards first, the calamity last; it takes the fuller area."""
PLANNING = (
    *("build 1.farm", "build 8.port"),
    *("recycle 46.marble-blocks", "put s1", "put s1", "recycle 31.triumphal-arch", "put s1"),
    *("recycle 22.great-army", "put s1", "recycle 55.star-chart", "alchemy", "alchemy"),
    *("recycle 54.pearl-casket", "alchemy", "alchemy", "recycle 45.hell-gate", "alchemy"),
    *("recycle 26.founders-statue", "alchemy"),
)
"""It builds cards that cost only materials and population, and recycles the others, the useful ones first."""


def begun(wanted: NewTable = FIRST) -> Table:
    """Open a table without a server."""
    return opening.open_table(wanted, "ann", "Ann", 1000)[2]


async def act(sitting: Sitting, notation: str) -> Update:
    """Make a move by its notation, and wait for the next turn."""
    assert sitting.latest is not None
    ack = await sitting.move(0, load(sitting.latest.table.game).parse(notation))
    while sitting.latest.number <= ack.number or sitting.latest.table.acting != [0]:
        await sitting.update()
    return sitting.latest


async def lesson(client: Client, game: str = "burgundy") -> str:
    """Open the first game."""
    return (await client.learn(game, "first")).table


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_lesson_begins_the_same_each_time(game: str, name: str) -> None:
    wanted = NewTable(game, lesson=name)
    one, other = begun(wanted), begun(wanted)
    assert drawn(one) == drawn(other)
    assert one.id != other.id
    assert "playing" == one.status


def test_the_first_game_shows_what_its_guide_speaks_of() -> None:
    table = begun()
    view = table.setup.game.view(table.board.state, 0)
    assert isinstance(view, View)
    assert ([0, 1], [6, 4]) == (view.order, view.seats[0].dice)
    assert "bank" == view.depots[5][1]
    assert "ship" == view.black_depot[1]
    assert ("building", 3) == (view.duchies[0].hexes[11].colour, view.duchies[0].hexes[11].number)


async def test_the_first_game_goes_on_as_its_guide_proposes(place: Place) -> None:
    """The second turn has dice for the ship and for two goods, and two goods are in one depot."""
    async with place.person("Ann") as ann, ann.sit(await lesson(ann)) as sitting:
        shown = await sitting.update()
        for notation in FIRST_TURN:
            shown = await act(sitting, notation)
        view = shown.frames[0].view
        assert (2, [4, 5], [0, 1, 0, 2, 0, 0]) == (view["round"], view["seats"][0]["dice"], view["duchies"][0]["goods"])
        assert ["ship", "", ""] == view["seats"][0]["storage"]
        assert [0, 2, 0, 0, 0, 0] == [sum(goods) for goods in view["goods"]]
        for notation in ("2:place s1 20", "load 2", "1:sell 4"):
            shown = await act(sitting, notation)
        assert 15 == shown.table.scores[0]


async def test_the_first_game_of_kingdom_shows_a_whole_round(place: Place) -> None:
    """A card is completed in planning and one in production, alchemy makes krystallium, supremacy a soldier."""
    async with place.person("Ann") as ann, ann.sit(await lesson(ann, "kingdom")) as sitting:
        shown = await sitting.update()
        for notation in (*DRAFT, *PLANNING):
            shown = await act(sitting, notation)
        mine = shown.frames[0].view["seats"][0]
        sites = [site["card"] for site in mine["sites"]]
        assert (["farm"], ["port"], 1) == (mine["built"], sites, mine["krystallium"])
        for notation in ("done", "put s1", "put s1"):
            shown = await act(sitting, notation)
        mine = shown.frames[0].view["seats"][0]
        assert "population" == shown.frames[0].view["step"]
        assert (["farm", "port"], 1, 0) == (mine["built"], mine["training"], mine["soldiers"])
        for notation in ["alchemy"] * 5:
            shown = await act(sitting, notation)
        mine = shown.frames[0].view["seats"][0]
        assert ("gold", 0, 1) == (shown.frames[0].view["step"], mine["training"], mine["soldiers"])
        for notation in ["alchemy"] * 5:
            shown = await act(sitting, notation)
        assert (2, 3) == (shown.frames[0].view["round"], shown.frames[0].view["seats"][0]["krystallium"])


async def test_a_lesson_is_marked_at_the_table_in_lists_and_in_its_record(place: Place) -> None:
    async with place.person("Ann") as ann:
        table = await lesson(ann)
        plain = (await ann.create("burgundy")).table
        assert ("first", "") == ((await ann.see(table)).table.lesson, (await ann.see(plain)).table.lesson)
        assert {table: "first", plain: ""} == {one.id: one.lesson for one in (await ann.tables()).tables}
        async with ann.sit(table) as sitting:
            await sitting.update()
            await sitting.resign(0)
        record = read_record(await ann.record(table))
        assert ("first", (await ann.dice(table)).commitment) == (record.lesson, record.commitment)
        verify(load("burgundy"), record)


async def test_after_a_lesson_comes_a_game_with_dice_of_its_own(place: Place) -> None:
    async with place.person("Ann") as ann:
        table = await lesson(ann)
        async with ann.sit(table) as sitting:
            first = await sitting.update()
            await sitting.resign(0)
            again = await ann.see((await sitting.rematch()).table)
        assert "" == again.table.lesson
        assert first.table.commitment != again.table.commitment


def test_no_other_table_has_the_seed_of_a_lesson() -> None:
    """Not even a table with the same options and seats."""
    like = NewTable("burgundy", {"players": 2, "edition": 2019, "duchies": "1"}, [ME, BOT])
    seeds = {lessons_of(game)[name].seed for game, name in LESSONS}
    assert not {begun(like).dice.seed for _ in range(4)} & seeds
    assert 4 == len({begun(like).dice.commitment for _ in range(4)})


def test_a_plain_record_names_no_lesson() -> None:
    row, log, table = opening.open_table(NewTable("burgundy", {}, [ME, BOT]), "ann", "Ann", 1000)
    over = [replace(log[1], number=table.next, kind="finished", data='{"seed":"","why":"left"}')]
    assert "lesson" not in history.record(story_of(row, [*log, *over]))


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ({"game": "burgundy", "lesson": "last"}, "there is no lesson 'last' of 'burgundy': the lessons are first"),
        ({"game": "kingdom", "lesson": "last"}, "there is no lesson 'last' of 'kingdom': the lessons are first"),
        ({"game": "chess", "lesson": "first"}, "there is no game 'chess': the games are"),
        ({"game": "burgundy", "lesson": "first", "options": {"players": 3}}, "name only the lesson"),
        ({"game": "burgundy", "lesson": "first", "seats": [{"kind": "me"}, {"kind": "friend"}]}, "name only"),
        ({"game": "burgundy", "lesson": "first", "clock": {"kind": "move", "seconds": 60}}, "name only"),
        ({"game": "burgundy", "seed": "00"}, "unknown field"),
    ],
)
async def test_a_wrong_lesson_is_refused_with_words(place: Place, body: object, words: str) -> None:
    async with place.person("Ann") as ann:
        answer = await ann.http.post("/api/tables", json=body)
    assert 400 == answer.status_code
    assert words in answer.json()["words"]

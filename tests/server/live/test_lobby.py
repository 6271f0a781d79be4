"""The lobby: persons, new tables, links to join, watch and carry, lists, rematches."""

import httpx
import pytest
from msgspec import json

from duchy.bots.registry import BOTS, left_out_of, points_of, ratings_of
from duchy.games.kingdom.box.cards import FOLDER, HOUSE
from duchy.server.client import Client, ServerRefused
from duchy.server.live.lobby import CARRY_FOR
from duchy.server.wire.messages import ClockRule, SeatRequest
from duchy.store.rows import hash_of
from tests.server.serving import BOT, FRIEND, ME, Place, until

pytestmark = pytest.mark.anyio


async def refusal(error: type[ServerRefused], awaitable: object) -> tuple[int, str]:
    """Return the status and code of a refusal."""
    with pytest.raises(error) as refused:
        await awaitable  # type: ignore[misc]
    return refused.value.status, refused.value.problem.code


async def test_a_person_is_a_cookie_and_a_nickname(place: Place) -> None:
    async with place.client() as client:
        assert (401, "nobody") == await refusal(ServerRefused, client.me())
        assert "Ann" == (await client.call_me("  Ann ")).nickname
        cookie = client.cookie
        assert "Anna" == (await client.call_me("Anna")).nickname
        assert (cookie, "Anna") == (client.cookie, (await client.me()).nickname)
        assert cookie is not None
        assert len(cookie) >= 43
    async with Client(place.address, cookie) as again:
        assert "Anna" == (await again.me()).nickname
    async with Client(place.address, "x" * 43) as stranger:
        assert (401, "nobody") == await refusal(ServerRefused, stranger.me())


async def test_the_cookie_is_out_of_reach_of_pages(place: Place) -> None:
    async with httpx.AsyncClient(base_url=place.address) as http:
        answer = await http.put("/api/me", json={"nickname": "Ann"})
    header = answer.headers["set-cookie"].lower()
    assert all(word in header for word in ("httponly", "samesite=strict", "path=/", "max-age="))
    assert await place.state.store.token(hash_of(answer.cookies["duchy"])) is not None
    assert await place.state.store.token(answer.cookies["duchy"]) is None


@pytest.mark.parametrize(
    "nickname", ["", " ", "x" * 25, "a\nb\x00", "\u202eevil", "\ud83d".encode("utf-8", "surrogatepass")]
)
async def test_a_name_can_be_shown(place: Place, nickname: object) -> None:
    async with httpx.AsyncClient(base_url=place.address) as http:
        body = b'{"nickname":"\\ud83d"}' if isinstance(nickname, bytes) else json.encode({"nickname": nickname})
        answer = await http.put("/api/me", content=body, headers={"content-type": "application/json"})
    assert 400 == answer.status_code


async def test_every_game_of_the_registry_is_offered_with_its_options(place: Place) -> None:
    async with place.person("Ann") as ann:
        catalogue = await ann.games()
        assert {"burgundy", "kingdom"} <= {game.name for game in catalogue.games}
        assert {"random", "greedy"} <= {bot.name for bot in catalogue.bots}
        assert {name: ratings_of(name) for name in BOTS} == {bot.name: bot.ratings for bot in catalogue.bots}
        assert {name: points_of(name) for name in BOTS} == {bot.name: bot.points for bot in catalogue.bots}
        assert {name: left_out_of(name) for name in BOTS} == {bot.name: bot.left_out for bot in catalogue.bots}
        assert all(bot.games.keys() == bot.points.keys() for bot in catalogue.bots)
        for game in catalogue.games:
            made = await ann.create(game.name, {option.name: option.default for option in game.options})
            shown = await ann.see(made.table)
            assert ({option.name: option.default for option in game.options}, game.name) == (
                shown.table.options,
                shown.table.game,
            )


async def test_a_friend_joins_by_link_and_the_game_begins(place: Place) -> None:
    async with place.two() as (ann, ben, made):
        shown = await ben.see(made.table)
        assert ("playing", [1], ["Ann", "Ben"]) == (
            shown.table.status,
            shown.you,
            [seat.name for seat in shown.table.seats],
        )
        assert [0] == (await ann.see(made.table)).you
        assert [1] == (await ben.follow(made.links.join)).seats
        async with place.person("Cleo") as cleo:
            assert (409, "started") == await refusal(ServerRefused, cleo.follow(made.links.join))


async def test_a_friend_may_come_under_another_name(place: Place) -> None:
    async with place.person("Ann") as ann, place.person("Ben") as ben:
        made = await ann.create("burgundy", {}, [ME, FRIEND])
        await ben.follow(made.links.join, "Benedict")
        assert "Benedict" == (await ann.see(made.table)).table.seats[1].name


async def test_all_kinds_of_seats(place: Place) -> None:
    seats = [SeatRequest("hot", name="Ada"), BOT, ME, FRIEND]
    async with place.person("Ann") as ann:
        made = await ann.create("burgundy", {"players": 4}, seats)
        shown = await ann.see(made.table)
        assert ["person", "bot", "person", "free"] == [seat.kind for seat in shown.table.seats]
        assert (["Ada", "Random 2", "Ann", ""], [0, 2]) == ([seat.name for seat in shown.table.seats], shown.you)


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": "burgundy", "options": {"players": 9}}, "option players"),
        ({"game": "burgundy", "options": {"colour": 1}}, "there is no option 'colour'"),
        ({"game": "burgundy", "seats": [{"kind": "me"}]}, "needs 2 seats"),
        ({"game": "burgundy", "seats": [{"kind": "bot"}, {"kind": "bot"}]}, "must be yours"),
        ({"game": "burgundy", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep"}]}, "there is no bot 'deep'"),
        ({"game": "burgundy", "clock": {"kind": "bank"}}, "needs at least 1 second"),
        ({"game": "burgundy", "clock": {"kind": "sand"}}, "Invalid enum value"),
        ({"game": "burgundy", "stand_in": "deep"}, "there is no bot 'deep'"),
        ({"game": "burgundy", "more": 1}, "unknown field"),
        ({"game": "kingdom", "options": {"set": "not a set"}}, "set"),
        ({"game": "burgundy", "options": {"drawings": "x"}}, "draw"),
    ],
)
async def test_a_wrong_table_is_refused_with_words(place: Place, body: object, words: str) -> None:
    async with place.person("Ann") as ann:
        answer = await ann.http.post("/api/tables", json=body)
    assert 400 == answer.status_code
    assert words in answer.json()["words"]


async def test_who_watches_sees_what_is_public_and_can_do_nothing(place: Place) -> None:
    async with place.two("kingdom") as (ann, _, made), place.person("Cleo") as cleo:
        assert (404, "no-table") == await refusal(ServerRefused, cleo.see(made.table))
        assert [] == (await cleo.follow(made.links.watch)).seats
        shown = await cleo.see(made.table)
        assert ([], [-1]) == (shown.you, [frame.seat for frame in shown.frames])
        assert all([] == seat["hand"] for seat in shown.frames[0].view["seats"])
        mine = (await ann.see(made.table)).frames[0].view["seats"]
        assert mine[0]["hand"]
        assert [] == mine[1]["hand"]
        async with cleo.sit(made.table) as watching:
            await watching.update()
            for refused in (watching.move(0, 0), watching.chat("hi"), watching.resign(0), watching.leave()):
                assert (0, "forbidden") == await refusal(ServerRefused, refused)
        assert (403, "forbidden") == await refusal(ServerRefused, cleo.link(made.table, "join"))
        async with place.person("Dan") as dan:
            assert [] == (await dan.follow((await cleo.link(made.table, "watch")).token)).seats
            assert [] == (await dan.see(made.table)).you


async def test_nobody_else_may_look(place: Place) -> None:
    async with place.two() as (_, _, made), place.person("Cleo") as cleo:
        for path in ("", "/events", "/dice", "/record"):
            answer = await cleo.http.get(f"/api/tables/{made.table}{path}")
            assert (404, "no-table") == (answer.status_code, answer.json()["code"])
        answer = await cleo.http.post(f"/api/tables/{made.table}/commands", json={"type": "leave", "id": "1"})
        assert 404 == answer.status_code


async def test_a_seat_is_carried_to_another_device_once(place: Place) -> None:
    async with place.two() as (ann, ben, made), place.person("Phone") as phone:
        link = await ann.link(made.table, "carry", 0)
        assert link.expires == place.now() + CARRY_FOR
        assert (409, "seated") == await refusal(ServerRefused, ben.follow(link.token))
        assert [0] == (await phone.follow(link.token)).seats
        assert ([0], []) == ((await phone.see(made.table)).you, (await ann.see(made.table)).you)
        assert "Ann" == (await phone.see(made.table)).table.seats[0].name
        async with place.person("Thief") as thief:
            assert (409, "bad-link") == await refusal(ServerRefused, thief.follow(link.token))
        back = await phone.link(made.table, "carry")
        await ann.follow(back.token)
        assert [0] == (await ann.see(made.table)).you
        assert made.table in [table.id for table in (await ann.tables()).tables]


async def test_a_link_to_carry_a_seat_does_not_live_forever(place: Place) -> None:
    async with place.two() as (ann, _, made), place.person("Phone") as phone:
        link = await ann.link(made.table, "carry")
        place.now.value += CARRY_FOR
        assert (409, "bad-link") == await refusal(ServerRefused, phone.follow(link.token))
        assert (403, "forbidden") == await refusal(ServerRefused, ann.link(made.table, "carry", 1))


@pytest.mark.parametrize("token", ["x" * 32, "-" * 16])
async def test_a_link_that_nobody_made_leads_nowhere(place: Place, token: str) -> None:
    async with place.person("Ann") as ann:
        assert (409, "bad-link") == await refusal(ServerRefused, ann.follow(token))


async def test_a_cookie_is_no_link(place: Place) -> None:
    async with place.two() as (ann, ben, _):
        assert (409, "bad-link") == await refusal(ServerRefused, ben.follow(str(ann.cookie)))


async def test_my_tables_the_last_touched_first_with_whose_turn_it_is(both: Place) -> None:
    async with both.two() as (ann, ben, first):
        both.now.value += 1000
        second = await ann.create("kingdom", {}, [ME, FRIEND])
        listed = await ann.tables()
        assert ([second.table, first.table], 2) == ([table.id for table in listed.tables], listed.total)
        assert (["open", "playing"], [[0], [0]]) == (
            [table.status for table in listed.tables],
            [table.mine for table in listed.tables],
        )
        assert [first.table] == [table.id for table in (await ben.tables()).tables]
        turns = [(await person.tables(["playing"])).tables[0].turn for person in (ann, ben)]
        assert [False, True] == sorted(turns)
        assert ([second.table], 2) == ([table.id for table in (await ann.tables(limit=1)).tables], listed.total)
        assert [first.table] == [table.id for table in (await ann.tables(limit=1, offset=1)).tables]
        assert 400 == (await ann.http.get("/api/tables?status=lost")).status_code


async def test_a_rematch_is_one_table_for_all_who_ask(both: Place) -> None:
    async with both.two(clock=ClockRule("bank", 60, 5)) as (ann, ben, made):
        async with ann.sit(made.table) as a, ben.sit(made.table) as b:
            await a.update()
            assert (0, "not-over") == await refusal(ServerRefused, a.rematch())
            over = await a.resign(0)
            await until(a, over.number + 2)
            again = await a.rematch()
            assert again.table != made.table
            waiting = await ann.see(again.table)
            assert ("open", ["person", "reserved"]) == (
                waiting.table.status,
                [seat.kind for seat in waiting.table.seats],
            )
            assert made.table == waiting.table.rematch_of
            assert (await until(b, again.number + 1)).table.rematch == again.table
            assert again.table == (await b.rematch()).table
        begun = await ben.see(again.table)
        assert ("playing", [1], ClockRule("bank", 60, 5)) == (begun.table.status, begun.you, begun.table.clock)
        first = await ann.see(made.table)
        assert begun.table.commitment != first.table.commitment
        assert 1 == sum(event.kind == "rematch" for event in (await ann.history(made.table)).events)


async def test_the_seat_that_a_rematch_keeps_is_taken_without_a_link(place: Place) -> None:
    async with place.two() as (ann, ben, made), place.person("Cleo") as cleo:
        async with ann.sit(made.table) as a:
            await a.update()
            await a.resign(0)
            again = await a.rematch()
        assert (404, "no-table") == await refusal(ServerRefused, cleo.join(again.table))
        assert [1] == (await ben.join(again.table)).seats
        assert "playing" == (await ann.see(again.table)).table.status


async def test_too_many_tables_are_refused(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duchy.server.live.lobby.MOST_LIVE", 2)
    async with place.person("Ann") as ann:
        for _ in range(2):
            await ann.create("burgundy")
        assert (409, "too-many-tables") == await refusal(ServerRefused, ann.create("burgundy"))


async def test_a_long_option_travels_once(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    house = (FOLDER / f"{HOUSE}.toml").read_text(encoding="utf-8")
    title, heard = "Дом гильдии", list[bool]()
    async with place.person("Ann") as ann:
        made = await ann.create("kingdom", {"set": house}, [ME, SeatRequest("hot")])
        async with ann.sit(made.table) as sitting:
            receive = sitting.socket.recv

            async def receive_and_look() -> str | bytes:
                told = await receive()
                heard.append(title in (told if isinstance(told, str) else told.decode()))
                return told

            monkeypatch.setattr(sitting.socket, "recv", receive_and_look)
            full = await sitting.update()
            assert house == full.table.options["set"]
            frame = full.frames[0]
            ack = await sitting.move(frame.seat, frame.legal[0].action)
            assert house == (await until(sitting, ack.number + 1)).table.options["set"]
    assert heard[0]
    assert len(heard) > 1
    assert not any(heard[1:])

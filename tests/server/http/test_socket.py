"""The socket: acknowledged once, brought up to date, two tabs, stale and repeated messages, undo, the end."""

import asyncio
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from duchy.core.record import read_record
from duchy.core.verdict import verify
from duchy.games import load
from duchy.server.client import Client, ServerRefused, Sitting
from duchy.server.live.live_table import LiveTable
from duchy.server.live.shares.fairness import Asker
from duchy.server.table.news.recent import RECENT
from duchy.server.wire.messages import VERSION, Ack, Chat, Hello, Move, Refusal, SeatRequest
from tests.server.rough import until as soon
from tests.server.serving import BOT, ME, Place, choices, until

pytestmark = pytest.mark.anyio


async def acting(ann: Client, ben: Client, table: str) -> tuple[Client, Client, int]:
    """Return the person who has to act, the other one, and the seat."""
    seat = (await ann.see(table)).table.acting[0]
    return (ann, ben, seat) if seat == 0 else (ben, ann, seat)


async def refused(awaitable: object) -> Refusal:
    """Return the refusal of a command."""
    with pytest.raises(ServerRefused) as error:
        await awaitable  # type: ignore[misc]
    assert isinstance(error.value.problem, Refusal)
    return error.value.problem


async def moved(sitting: Sitting, seat: int) -> Ack:
    """Make the first legal move."""
    assert sitting.latest is not None
    return await sitting.move(seat, choices(sitting.latest, seat)[0])


async def test_a_move_is_acknowledged_by_its_id_and_both_are_told(both: Place) -> None:
    async with both.two() as (ann, ben, made):
        mover, other, seat = await acting(ann, ben, made.table)
        async with mover.sit(made.table) as first, other.sit(made.table) as second:
            before = await first.update()
            await second.update()
            ack = await moved(first, seat)
            assert before.number == ack.number
            actions = set()
            for sitting in (first, second):
                after = await until(sitting, ack.number + 1)
                actions.add(after.events[0].action)
                assert not after.full
                assert (ack.number, "ply", seat) == (after.events[0].number, after.events[0].kind, after.events[0].seat)
                assert [before.number + n for n in range(len(after.events))] == [e.number for e in after.events]
            log = await both.state.store.events(made.table, ack.number)
            assert (seat, actions) == (log[0].seat, {log[0].action})


async def test_each_message_carries_view_choices_and_journal(place: Place) -> None:
    async with place.two() as (ann, ben, made):
        mover, _, seat = await acting(ann, ben, made.table)
        async with mover.sit(made.table) as sitting:
            shown = await sitting.update()
            frame = shown.frames[0]
            assert (seat, True) == (frame.seat, shown.full)
            assert frame.view["seats"]
            assert frame.legal
            assert all(choice.fields["do"] for choice in frame.legal)
            assert any(event.journal for event in shown.events)
            told = next(event.journal for event in shown.events if event.journal)
            assert isinstance(told, list)
            assert (True, False) == ("code" in told[0], "words" in told[0])
            assert shown.table.commitment == place.state.tables.by_id[made.table].table.dice.commitment


async def test_the_same_message_again_is_acknowledged_again_and_done_once(both: Place) -> None:
    async with both.two() as (ann, ben, made):
        mover, _, seat = await acting(ann, ben, made.table)
        async with mover.sit(made.table) as sitting:
            shown = await sitting.update()
            move = Move(id="one", seat=seat, action=choices(shown, seat)[0], number=shown.number)
            first = await sitting.do(move)
            assert first == await sitting.do(move)
            assert first == await mover.do(made.table, move)
            for n in range(RECENT + 5):
                await sitting.chat(f"word {n}")
            assert first == await sitting.do(move)
        plies = [event for event in await both.state.store.events(made.table) if event.key == "one"]
        assert [first.number] == [event.number for event in plies]


async def test_a_repeated_chat_is_said_once(place: Place) -> None:
    async with place.two() as (ann, ben, made):
        said = Chat(id="hello", text="hello")
        assert (await ann.do(made.table, said)).number == (await ann.do(made.table, said)).number
        await ben.do(made.table, said)
        texts = [event.name for event in (await ann.see(made.table)).chats]
        assert ["Ann", "Ben"] == texts


async def test_two_tabs_one_wins_and_the_other_is_brought_up_to_date(both: Place) -> None:
    async with both.two() as (ann, ben, made):
        mover, _, seat = await acting(ann, ben, made.table)
        async with mover.sit(made.table) as left, mover.sit(made.table) as right:
            shown = await left.update()
            await right.update()
            action = choices(shown, seat)[0]
            moves = [Move(id=name, seat=seat, action=action, number=shown.number) for name in ("left", "right")]
            await left.say(moves[0])
            await right.say(moves[1])
            answers = [await answer_to(left, "left"), await answer_to(right, "right")]
            assert [Ack, Refusal] == sorted((type(answer) for answer in answers), key=lambda kind: kind.__name__)
            lost = next(answer for answer in answers if isinstance(answer, Refusal))
            assert "stale" == lost.code
            assert (await until(left, shown.number + 1)).table == (await until(right, shown.number + 1)).table
        keys = [event.key for event in await both.state.store.events(made.table, shown.number) if event.kind == "ply"]
        assert 1 == sum(key in {"left", "right"} for key in keys)


async def answer_to(sitting: Sitting, name: str) -> Ack | Refusal:
    """Wait for the answer to a command."""
    while True:
        heard = await sitting.hear()
        if isinstance(heard, (Ack, Refusal)) and heard.id == name:
            return heard


async def test_a_stale_client_is_told_and_gets_what_it_missed(place: Place) -> None:
    async with place.two() as (ann, ben, made):
        mover, _, seat = await acting(ann, ben, made.table)
        shown = await mover.see(made.table)
        async with mover.sit(made.table, None) as sitting:
            await mover.do(made.table, Move(id="a", seat=seat, action=choices(shown, seat)[0], number=shown.number))
            await sitting.hello(shown.number)
            await sitting.update()
            late = Move(id="b", seat=seat, action=choices(shown, seat)[0], number=shown.number)
            assert "stale" == (await refused(sitting.do(late))).code
            again = await sitting.update()
            assert (shown.number, False) == (again.events[0].number, again.full)
            assert "wrong-order" == (await refused(sitting.do(Move(id="c", seat=seat, action=0, number=10**6)))).code


async def test_a_client_gets_what_it_missed_or_everything(place: Place) -> None:
    async with place.two() as (ann, ben, made):
        mover, _, seat = await acting(ann, ben, made.table)
        async with mover.sit(made.table) as sitting:
            shown = await sitting.update()
            await moved(sitting, seat)
            last = await until(sitting, shown.number + 1)
            for number, full in [(shown.number, False), (last.number, False), (0, True), (10**6, True)]:
                await sitting.hello(number)
                again = await sitting.update()
                assert (full, last.number) == (again.full, again.number)
                assert [] == again.events or again.events[-1].number == last.number - 1
                if not full:
                    assert last.number - number == len(again.events)
            for n in range(RECENT):
                await sitting.chat(f"word {n}")
            await until(sitting, last.number + RECENT)
            await sitting.hello(shown.number)
            assert (await sitting.update()).full


async def test_an_illegal_move_comes_back_with_the_reason_of_the_engine(place: Place) -> None:
    async with place.two() as (ann, ben, made):
        mover, other, seat = await acting(ann, ben, made.table)
        async with mover.sit(made.table) as sitting, other.sit(made.table) as waiting:
            shown = await sitting.update()
            await waiting.update()
            legal = set(choices(shown, seat))
            wrong = next(action for action in range(1000) if action not in legal)
            problem = await refused(sitting.move(seat, wrong))
            board = place.state.tables.by_id[made.table].table.board
            reason = board.game.explain(board.state, seat, wrong)
            assert reason is not None
            assert problem.reason is not None
            assert ("illegal", reason.words) == (problem.code, problem.words)
            assert (reason.code, reason.rule) == (problem.reason.code, problem.reason.rule)
            assert "illegal" == (await refused(waiting.move(1 - seat, 0))).code
            assert "forbidden" == (await refused(waiting.move(seat, next(iter(legal))))).code
            answer = await mover.http.post(
                f"/api/tables/{made.table}/commands",
                json={"type": "move", "id": "x", "seat": seat, "action": wrong, "number": shown.number},
            )
            assert (409, reason.words) == (answer.status_code, answer.json()["words"])


async def test_undo_at_once_and_by_agreement(both: Place) -> None:
    async with both.two() as (ann, ben, made):
        mover, other, seat = await acting(ann, ben, made.table)
        async with mover.sit(made.table) as first, other.sit(made.table) as second:
            before = await first.update()
            await second.update()
            assert not before.frames[0].may_take_back
            ack = await moved(first, seat)
            after = await until(first, ack.number + 1)
            assert after.frames[0].may_take_back
            back = await first.take_back(seat)
            now = await until(first, back.number + 1)
            assert (before.table.ply, before.frames[0].legal) == (now.table.ply, now.frames[0].legal)
            while now.table.acting == [seat]:
                ack = await moved(first, seat)
                now = await until(first, ack.number + 1)
            theirs = await until(second, now.number)
            await second.move(1 - seat, choices(theirs, 1 - seat)[0])
            ply = (await until(second, now.number + 1)).table.ply
            asked = await first.take_back(seat)
            question = (await until(second, asked.number + 1)).table
            assert ([("back", seat, [1 - seat])], ply) == (
                [(p.what, p.seat, p.waiting) for p in question.proposals],
                question.ply,
            )
            yes = await second.answer(asked.number, True)
            gone = (await until(first, yes.number + 2)).table
            assert gone.ply < ply
            assert ([], True) == (gone.proposals, gone.taken_back > 1)


async def test_a_bot_takes_the_seat_of_who_left_and_plays(place: Place) -> None:
    async with place.two() as (ann, ben, made):
        mover, other, seat = await acting(ann, ben, made.table)
        async with mover.sit(made.table) as gone, other.sit(made.table) as stays:
            shown = await gone.update()
            left = await gone.leave()
            asked = (await until(stays, left.number + 2)).table.proposals
            assert [("bot", seat, [1 - seat])] == [(p.what, p.seat, p.waiting) for p in asked]
            yes = await stays.answer(asked[0].asked, True)
            now = await until(stays, yes.number + 2)
            assert now.table.seats[seat].played_by_bot
            while not choices(now, 1 - seat):
                now = await stays.update()
            assert now.table.ply > shown.table.ply
            back = await gone.come_back(seat)
            assert not (await until(stays, back.number + 1)).table.seats[seat].played_by_bot


@pytest.mark.slow
async def test_a_whole_game_against_a_bot_and_the_record_verifies(both: Place) -> None:
    async with both.person("Ann") as ann:
        made = await ann.create("kingdom", {}, [ME, BOT])
        async with ann.sit(made.table) as sitting:
            now = await sitting.update()
            while now.table.status == "playing":
                legal = choices(now, 0)
                if legal:
                    ack = await sitting.move(0, legal[now.number % len(legal)])
                    now = await until(sitting, ack.number + 1)
                else:
                    now = await sitting.update()
            assert ("played", 2) == (now.table.why, len(now.table.places))
        record = read_record(await ann.record(made.table))
        assert (now.table.seed, now.table.commitment) == (record.seed, record.commitment)
        assert now.table.ply == len(record.plies)
        assert now.table.scores == record.scores
        verify(load("kingdom"), record)


async def test_two_people_at_one_device(place: Place) -> None:
    async with place.person("Ann") as ann:
        made = await ann.create("burgundy", {}, [SeatRequest("hot", name="Ada"), SeatRequest("hot", name="Bo")])
        async with ann.sit(made.table) as sitting:
            now = await sitting.update()
            seats = set()
            for _ in range(40):
                [frame] = now.frames
                assert ([0, 1], now.table.acting) == (now.you, [frame.seat])
                seats.add(frame.seat)
                ack = await sitting.move(frame.seat, frame.legal[-1].action)
                now = await until(sitting, ack.number + 1)
            assert {0, 1} == seats


async def test_a_table_survives_that_nobody_is_there(place: Place) -> None:
    async with place.two() as (ann, ben, made):
        mover, _, seat = await acting(ann, ben, made.table)
        before = await mover.see(made.table)
        place.now.value += 3 * 24 * 3600 * 1000
        place.state.tables.put_away()
        assert {} == place.state.tables.by_id
        async with mover.sit(made.table) as sitting:
            again = await sitting.update()
            assert (before.table, before.frames) == (again.table, again.frames)
            await moved(sitting, seat)


@pytest.mark.parametrize("table", ["0123456789abcdef", "nothing"])
async def test_a_socket_is_not_opened_to_strangers(place: Place, table: str) -> None:
    async with place.person("Ann") as ann, place.client() as nobody, place.two() as (_, _, made):
        for client, name in [(ann, table), (nobody, made.table), (ann, made.table)]:
            with pytest.raises(InvalidStatus):
                async with client.sit(name):
                    pass


async def test_a_client_that_reads_nothing_costs_nothing(place: Place) -> None:
    async with place.two() as (ann, ben, made), ann.sit(made.table, None) as deaf:
        live = place.state.tables.by_id[made.table]
        async with ben.sit(made.table) as lively:
            await lively.update()
            for n in range(30):
                await lively.chat(f"word {n}")
        assert all(len(client.answers) == 0 for client in live.clients)  # type: ignore[attr-defined]
        await deaf.say(Hello(version=VERSION))
        assert (await deaf.update()).number == live.table.next


@pytest.mark.parametrize(
    ("hello", "said"),
    [
        ({"version": VERSION - 1}, "this page is older than the server: reload it, or update the client"),
        ({"version": VERSION + 1}, "this client is newer than the server: update the server"),
        ({}, "this page is older than the server: reload it, or update the client"),
    ],
)
async def test_a_client_of_another_version_is_told_which_side_is_older(
    place: Place, hello: dict[str, int], said: str
) -> None:
    spoken = hello.get("version", 1)
    async with place.two() as (ann, _, made), ann.sit(made.table, None) as sitting:
        await sitting.say({"type": "hello", "number": 0, **hello})
        answer = await sitting.hear()
        assert Refusal("", "version", f"{said} (version {spoken}, not {VERSION})") == answer
        with pytest.raises(ConnectionClosed) as closed:
            await sitting.hear()
        assert closed.value.rcvd is not None
        assert (1008, said) == (closed.value.rcvd.code, closed.value.rcvd.reason)
    assert 1 == place.state.metrics.refusals["version"]


async def test_what_fails_for_one_client_keeps_nothing_from_the_others(
    place: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    really = LiveTable.message

    def message(live: LiveTable, person: str, *given: Any) -> bytes:  # noqa: ANN401 - as the real one
        if person == live.table.seats[0].person:
            raise ZeroDivisionError
        return really(live, person, *given)

    async with place.two() as (ann, ben, made), ann.sit(made.table) as first, ben.sit(made.table) as second:
        await first.update()
        await second.update()
        monkeypatch.setattr(LiveTable, "message", message)
        said = await second.chat("hello")
        assert said.number < (await until(second, said.number + 1)).number
        assert ["a client could not be told what is new"] == [one.message for one in caplog.records]
        monkeypatch.undo()
        again = await second.chat("hello again")
        assert said.number < (await until(first, again.number + 1)).events[0].number + 1


async def test_many_hellos_of_one_address_leave_the_next_turn_to_another(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two hundred wait; the hello of another address is answered after at most one of them."""
    hellos, order = place.state.hellos, list[str]()
    really = LiveTable.message

    def message(live: LiveTable, *given: Any) -> bytes:  # noqa: ANN401 - as the real one
        order.append("home")
        return really(live, *given)

    async def crowd(number: int) -> None:
        async with hellos.turn(Asker("crowd", "", f"nickname {number}")):
            order.append("crowd")

    monkeypatch.setattr(LiveTable, "message", message)
    async with place.two() as (ann, _, made):
        async with hellos.turn(Asker("crowd")):
            waiting = [asyncio.create_task(crowd(number)) for number in range(200)]
            await soon(lambda: hellos.waiting == 200)
            sitting = ann.sit(made.table)
            here = await sitting.__aenter__()
            await soon(lambda: hellos.waiting == 201)
        await here.update()
        await asyncio.gather(*waiting)
        await sitting.__aexit__(None, None, None)
    assert order.index("home") <= 1


async def test_too_many_hellos_are_refused_in_words(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    hellos = place.state.hellos
    monkeypatch.setattr(hellos, "most", 1)
    async with place.two() as (ann, ben, made):
        async with hellos.turn(), ann.sit(made.table) as one:
            await soon(lambda: hellos.waiting == 1)
            async with ben.sit(made.table) as two:
                heard = await two.hear()
                assert isinstance(heard, Refusal)
                assert "too many hellos are waiting, most of them from your address: wait a moment" == heard.words
        assert one.latest is None

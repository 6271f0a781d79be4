"""Previews of actions: they change nothing, match what the action then does, and reveal nothing hidden."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import json

from duchy.core.chance import FairDice, Rng
from duchy.core.game import CHANCE
from duchy.core.reason import NotationError, PositionError
from duchy.server.client import ServerRefused
from duchy.server.table.refused import Forbidden, Refused, Stale
from duchy.server.table.what_if import answer_what_if, preview_actions, preview_position
from duchy.server.wire.analysis import PositionWhatIf
from duchy.server.wire.requests import Foreseen, WhatIf
from tests.server.offline import FRIEND, ME, OfflineTable
from tests.server.serving import Place

GAMES: list[tuple[str, dict[str, str | int]]] = [
    ("burgundy", {}),
    ("burgundy", {"duchies": "boards", "start": "hidden"}),
    ("burgundy", {"extra_tiles": "yes", "shields": "yes", "inns": "yes", "trade_routes": "yes"}),
    ("kingdom", {}),
    ("kingdom", {"module": "advisors"}),
    ("kingdom", {"module": "menaces"}),
]
every_game = pytest.mark.parametrize(("game", "options"), GAMES)


class NoDice(FairDice):
    """Dice that nobody may ask."""

    def pick(self, ply: int, weights: list[int]) -> int:
        """Fail."""
        raise AssertionError(ply, weights)


def begin(game: str, options: dict[str, str | int]) -> OfflineTable:
    return OfflineTable(game, options, [ME, FRIEND])


def person_of(offline: OfflineTable, seat: int) -> str | None:
    return offline.table.seats[seat].person


def asked(offline: OfflineTable, seat: int, action: int) -> Foreseen:
    (foreseen,) = preview_actions(offline.table, person_of(offline, seat), WhatIf(seat, offline.table.next, [action]))
    return foreseen


def wander(offline: OfflineTable, steps: int) -> Iterator[tuple[int, list[int]]]:
    """Let everyone act at random, and stop before each step."""
    rng = Rng(steps)
    for _ in range(steps):
        acting = offline.table.acting()
        if not acting:
            return
        seat = acting[rng.below(len(acting))]
        actions = offline.table.setup.game.legal_actions(offline.table.board.state, seat)
        yield seat, actions
        offline.move(seat, actions[rng.below(len(actions))])


@every_game
def test_what_is_foreseen_is_what_happens(game: str, options: dict[str, str | int]) -> None:
    offline = begin(game, options)
    told = 0
    rules = offline.table.setup.game
    for seat, actions in wander(offline, 60):
        for action in actions[:: max(1, len(actions) // 4)]:
            before = offline.table.setup.game.scores(offline.table.board.state)
            foreseen = asked(offline, seat, action)
            assert foreseen.reason is None
            if foreseen.hidden:
                continue
            told += 1
            board = offline.table.board.copy()
            board.play(seat, action)
            assert [new - old for new, old in zip(rules.scores(board.state), before, strict=True)] == foreseen.points
            assert rules.acting(board.state) == foreseen.acting
            assert json.encode(rules.view(board.state, seat).asked) == json.encode(foreseen.asked)  # type: ignore[attr-defined]
    assert told > 40


@every_game
def test_what_would_follow_is_foreseen_as_if_the_first_action_were_done(
    game: str, options: dict[str, str | int]
) -> None:
    offline = begin(game, options)
    rules = offline.table.setup.game
    compared = 0
    for seat, actions in wander(offline, 40):
        person, number = person_of(offline, seat), offline.table.next
        for first in actions[:: max(1, len(actions) // 3)]:
            before = rules.write(offline.table.board.state)
            done = offline.table.board.copy()
            done.play(seat, first)
            follow = rules.legal_actions(done.state, seat)[:3] if seat in rules.acting(done.state) else [first]
            told = preview_actions(offline.table, person, WhatIf(seat, number, follow, after=[first]))
            assert before == rules.write(offline.table.board.state)
            if told[0].hidden:
                continue
            for action, foreseen in zip(follow, told, strict=True):
                reason = rules.explain(done.state, seat, action)
                assert (reason is None) == (foreseen.reason is None)
                if reason is not None or foreseen.hidden:
                    continue
                compared += 1
                scores = rules.scores(done.state)
                then = done.copy()
                then.play(seat, action)
                assert [new - old for new, old in zip(rules.scores(then.state), scores, strict=True)] == foreseen.points
                assert rules.acting(then.state) == foreseen.acting
    assert compared > 20


def test_nothing_follows_an_action_that_is_not_legal_or_reveals_something() -> None:
    offline, seat = turn()
    game = offline.table.setup.game
    wrong, end = game.parse("discard s1"), game.parse("end")
    wanted = WhatIf(seat, offline.table.next, [end, end], after=[wrong])
    (foreseen,) = preview_actions(offline.table, person_of(offline, seat), wanted)
    assert foreseen.reason is not None
    assert ("no-such-question", wrong) == (foreseen.reason.code, foreseen.action)

    hidden = begin("burgundy", {"duchies": "boards", "start": "hidden"})
    hidden.move(0)
    start = hidden.table.setup.game.legal_actions(hidden.table.board.state, 1)[0]
    (told,) = preview_actions(hidden.table, person_of(hidden, 1), WhatIf(1, hidden.table.next, [end], after=[start]))
    assert (True, start) == (told.hidden, told.action)


@every_game
def test_asking_changes_nothing(game: str, options: dict[str, str | int]) -> None:
    offline = begin(game, options)
    for seat, actions in wander(offline, 25):
        before = offline.shown("ann"), offline.shown("ben"), offline.table.board.state.copy()
        for action in (*actions[:3], *range(0, offline.table.setup.game.actions, 97)):
            asked(offline, seat, action)
        rules = offline.table.setup.game
        assert before[:2] == (offline.shown("ann"), offline.shown("ben"))
        assert rules.write(before[2]) == rules.write(offline.table.board.state)
        assert offline.log[-1].number == offline.table.next - 1


@every_game
def test_nothing_hidden_and_nothing_to_be_drawn_is_told(game: str, options: dict[str, str | int]) -> None:
    """Whatever is hidden from the seat, the answer is the same bytes. No dice are asked."""
    offline = begin(game, options)
    rules = offline.table.setup.game
    compared = 0
    for seat, actions in wander(offline, 70):
        for action in actions[:: max(1, len(actions) // 3)]:
            answer = json.encode(asked(offline, seat, action))
            state, dice = offline.table.board.state, offline.table.dice
            try:
                offline.table.dice = NoDice(dice.seed)
                for seed in (1, 2):
                    offline.table.board.state = rules.resample(state, seat, Rng(seed))
                    assert answer == json.encode(asked(offline, seat, action))
                    compared += 1
            finally:
                offline.table.board.state, offline.table.dice = state, dice
    assert compared > 100


def test_the_last_hidden_start_tells_nothing_of_the_others() -> None:
    offline = begin("burgundy", {"duchies": "boards", "start": "hidden"})
    game, state = offline.table.setup.game, offline.table.board.state
    assert not asked(offline, 0, game.legal_actions(state, 0)[0]).hidden
    offline.move(0)
    foreseen = asked(offline, 1, game.legal_actions(offline.table.board.state, 1)[0])
    assert (True, [], None, b"[]") == (foreseen.hidden, foreseen.acting, foreseen.asked, bytes(foreseen.journal))  # type: ignore[arg-type]


def turn() -> tuple[OfflineTable, int]:
    """Start a game of Burgundy; return the seat to act."""
    offline = begin("burgundy", {"duchies": "1", "start": "auto"})
    return offline, offline.table.acting()[0]


def test_an_action_is_named_by_its_fields() -> None:
    offline, seat = turn()
    game, state = offline.table.setup.game, offline.table.board.state
    for action in game.legal_actions(state, seat):
        fields: Any = game.fields(action)
        (foreseen,) = preview_actions(
            offline.table, person_of(offline, seat), WhatIf(seat, offline.table.next, fields=fields)
        )
        assert (action, game.notation(action), fields) == (foreseen.action, foreseen.notation, foreseen.fields)


def test_why_not_is_the_reason_of_the_engine() -> None:
    offline, seat = turn()
    wanted = WhatIf(seat, offline.table.next, fields={"do": "discard", "slot": 1})
    (foreseen,) = preview_actions(offline.table, person_of(offline, seat), wanted)
    assert foreseen.reason is not None
    assert ("no-such-question", "discard s1") == (foreseen.reason.code, foreseen.notation)
    assert [0, 0] == foreseen.points


def test_the_end_of_a_turn_stops_before_the_dice() -> None:
    offline, seat = turn()
    end = offline.table.setup.game.parse("end")
    assert [1 - seat] == asked(offline, seat, end).acting
    offline.move(seat, end)
    assert [CHANCE] == asked(offline, 1 - seat, end).acting


@pytest.mark.parametrize("fields", [{"do": "fly"}, {"do": 4}, {"do": "take", "die": 1}])
def test_what_is_no_action_is_refused(fields: dict[str, str | int | list[str | int]]) -> None:
    offline, seat = turn()
    with pytest.raises(NotationError):
        preview_actions(offline.table, person_of(offline, seat), WhatIf(seat, offline.table.next, fields=fields))


def test_only_my_own_seat_and_only_what_is_asked_now() -> None:
    offline, seat = turn()
    mine, number = person_of(offline, seat), offline.table.next
    action = offline.table.setup.game.legal_actions(offline.table.board.state, seat)[0]
    with pytest.raises(Forbidden):
        preview_actions(offline.table, person_of(offline, 1 - seat), WhatIf(seat, number, [action]))
    with pytest.raises(Forbidden):
        preview_actions(offline.table, None, WhatIf(seat, number, [action]))
    offline.move(seat, action)
    with pytest.raises(Stale):
        preview_actions(offline.table, mine, WhatIf(seat, number, [action]))
    assert answer_what_if(offline.table, mine, WhatIf(seat, number, [action])) == []
    with pytest.raises(Forbidden):
        answer_what_if(offline.table, None, WhatIf(seat, number, [action]))
    with pytest.raises(Refused, match="number must be at most"):
        preview_actions(offline.table, mine, WhatIf(seat, offline.table.next + 1, [action]))


@every_game
def test_a_position_is_asked_like_a_table(game: str, options: dict[str, str | int]) -> None:
    offline = begin(game, options)
    rules = offline.table.setup.game
    for seat, actions in wander(offline, 25):
        tried = [*actions[:3], 0]
        position = rules.write(offline.table.board.state)
        there = preview_position(PositionWhatIf(position, seat, tried))
        here = preview_actions(offline.table, person_of(offline, seat), WhatIf(seat, offline.table.next, tried))
        assert json.encode(there) == json.encode(here)
        fields: Any = rules.fields(actions[0])
        (named,) = preview_position(PositionWhatIf(position, seat, fields=fields, after=[]))
        assert actions[0] == named.action


def test_a_position_is_asked_only_for_a_seat_that_decides_there() -> None:
    offline, seat = turn()
    position = offline.table.setup.game.write(offline.table.board.state)
    with pytest.raises(Refused, match="has nothing to decide in this position"):
        preview_position(PositionWhatIf(position, 1 - seat, [0]))
    with pytest.raises(PositionError, match="phase"):
        preview_position(PositionWhatIf(position | {"phase": "Z"}, seat, [0]))


@pytest.mark.anyio
async def test_by_request(place: Place) -> None:
    async with place.two("burgundy", {"duchies": "1", "start": "auto"}) as (ann, ben, made):
        shown = await ann.see(made.table)
        seat = shown.table.acting[0]
        mine, other = (ann, ben) if seat == 0 else (ben, ann)
        frame = (await mine.see(made.table)).frames[0]
        actions = [choice.action for choice in frame.legal]
        answers = await mine.ask(made.table, WhatIf(seat, shown.number, actions))
        for choice, foreseen in zip(frame.legal, answers, strict=True):
            assert (choice.fields, choice.costs, None) == (foreseen.fields, foreseen.costs, foreseen.reason)
            assert foreseen.words
            assert foreseen.journal
        with pytest.raises(ServerRefused) as refused:
            await other.ask(made.table, WhatIf(seat, shown.number, actions))
        assert 403 == refused.value.status
        with pytest.raises(ServerRefused) as wrong:
            await mine.ask(made.table, WhatIf(seat, shown.number, fields={"do": "nothing"}))
        assert 400 == wrong.value.status
        async with place.person("Cleo") as cleo:
            with pytest.raises(ServerRefused) as stranger:
                await cleo.ask(made.table, WhatIf(seat, shown.number, actions))
            assert 404 == stranger.value.status
        assert shown.number == (await mine.see(made.table)).number

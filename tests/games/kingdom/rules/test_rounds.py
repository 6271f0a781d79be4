"""The course of the game: four rounds, their phases, and the first player (K1.3)."""

import pytest

from duchy.core.game import CHANCE
from tests.games.kingdom.table import (
    BATTLE,
    GAME,
    STEP,
    after,
    asked,
    begun,
    codes,
    cubes,
    drawn,
    of_seat,
    stage,
    step,
    table,
    told,
)

END_OF_ROUND = {
    "stage": "production",
    "turn": 3,
    "seat1": {"agenda": [STEP, cubes("exploration")]},
    "seat2": {"agenda": [STEP]},
}


def ends(round_: int, **fields: object) -> object:
    """Set up the last cube of a round."""
    return table(round=round_, **{**END_OF_ROUND, **fields})  # type: ignore[arg-type]


@pytest.mark.parametrize(("round_", "first"), [(1, 0), (2, 1), (3, 0), (4, 1)])
def test_players_are_first_in_turns(round_: int, first: int) -> None:
    """K1.3. Player 1 starts rounds 1 and 3, player 2 rounds 2 and 4."""
    assert first == table(round=round_).first()


def test_the_second_round_begins_with_player_2() -> None:
    """K1.3. After exploration the round is over; player 2 offers first."""
    state = after(table(round=1, **END_OF_ROUND), "alchemy")  # type: ignore[arg-type]
    assert ("dealing", 1) == (stage(state), state.round)
    assert [1] == GAME.acting(drawn(state))
    assert ["offer"] == asked(drawn(state), 2)


def test_four_rounds_are_played() -> None:
    """K1.3. After the fourth the game is over."""
    state = after(table(round=4, **END_OF_ROUND), "alchemy")  # type: ignore[arg-type]
    assert [] == GAME.acting(state)
    assert "over" == stage(state)


def test_phases_follow_each_other() -> None:
    """K1.3. Planning comes first, then the four steps, then the next round."""
    state = table(options={"side": "b"}, seat1={"drafted": ["farm"]})
    state = after(state, "recycle farm", "alchemy")
    assert ("production", 0) == (stage(state), state.turn)
    seen = []
    while stage(state) == "production":
        seen.append(int(state.turn))
        state = after(state, "alchemy")
    assert [0, 1, 2, 3] == sorted(set(seen))
    assert "dealing" == stage(state)


def test_a_round_with_menaces_ends_with_a_battle() -> None:
    """K1.3. The battle comes after exploration; it is skipped if nothing can be done."""
    menace = {"module": "menaces"}
    fields = {
        **END_OF_ROUND,
        "seat1": {"agenda": [STEP, cubes("exploration")], "menaces": {"vermin": 1}, "soldiers": 1},
    }
    state = after(table(options=menace, **fields), "alchemy")  # type: ignore[arg-type]
    assert ("battle", ["battle"]) == (stage(state), asked(state))
    assert "dealing" == stage(after(state, "done"))
    assert "dealing" == stage(after(table(options=menace, **END_OF_ROUND), "alchemy"))  # type: ignore[arg-type]


def test_without_menaces_there_is_no_battle() -> None:
    """K1.3. The next round is dealt immediately."""
    assert "dealing" == stage(after(table(**END_OF_ROUND), "alchemy"))  # type: ignore[arg-type]


def test_a_round_is_told_with_who_begins() -> None:
    """K1.3. The journal names the round and its first player."""
    entry = told(table(**END_OF_ROUND), "alchemy")[-1]  # type: ignore[arg-type]
    assert ("round", 1, {"round": 2, "of": 4}) == (entry.code, entry.seat, entry.values)


def test_who_is_done_waits_for_the_other() -> None:
    """K1.3. Both act at the same time; the step ends when both are done."""
    state = step("gold", {"sites": [{"card": "palace"}]}, {"sites": [{"card": "palace"}]})
    assert [0, 1] == GAME.acting(state)
    waiting = after(state, "1: done")
    assert [1] == GAME.acting(waiting)
    assert "exploration" == ("materials", "population", "gold", "exploration")[after(waiting, "2: done").turn]


def test_who_can_only_say_done_is_done() -> None:
    """K1.3. A player with nothing to decide is not asked."""
    state = step("gold", {"sites": [{"card": "palace"}]})
    assert [0] == GAME.acting(state)


def test_chance_deals_every_round() -> None:
    """K1.3. Each round takes sixteen cards from the deck."""
    state = begun({"duchy": "valados"})
    assert [CHANCE] == GAME.acting(state)
    left = sum(int(number) for number in state.deck)
    assert left - 16 == sum(int(number) for number in drawn(state).deck)


def test_a_battle_waits_for_both() -> None:
    """K1.3. K6.2. Both fight at the same time."""
    seat = {"agenda": [BATTLE], "menaces": {"vermin": 1}, "soldiers": 1}
    state = table(options={"module": "menaces"}, stage="battle", seat1=seat, seat2=seat)
    assert [0, 1] == GAME.acting(state)
    assert "battle" == stage(after(state, "1: done"))
    assert "dealing" == stage(after(state, "1: done", "2: done"))


def test_the_end_of_the_game_is_told_with_points_and_places() -> None:
    """K1.3. K5.1. The journal gives the points by source, then the places."""
    entries = told(table(round=4, **{**END_OF_ROUND, "seat2": {"built": ["palace"], "agenda": [STEP]}}), "alchemy")  # type: ignore[arg-type]
    assert ["cube", "standing", "standing", "final", "final", "result", "result"] == codes(entries)
    assert 6 + 2 == sum(entry.points for entry in entries)
    assert 0 == of_seat(table(round=4)).buildings

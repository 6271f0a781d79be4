"""Long turns: the planning of Kingdom, in which many orders of building come to the same."""

from itertools import combinations
from typing import cast

from duchy.coach.registry import knowledge_of
from duchy.coach.valuer import Valuer
from duchy.core.game import Game, State
from duchy.games.kingdom.state.state import PLANNING_STAGE, Kingdom
from tests.coach.endings import at, recorded

NAME = "kingdom-tie-by-cards"
CARDS = 4


def planning() -> tuple[Game, State, int]:
    """Return the first position of a game in which a seat plans several cards."""
    for ply in range(len(recorded(NAME).plies)):
        game, state, _ = at(NAME, ply)
        kingdom = cast(Kingdom, state)
        if kingdom.stage == PLANNING_STAGE and kingdom.seats[0].drafts >= CARDS:
            return game, state, 0
    raise AssertionError


def built(game: Game, state: State, seat: int, lines: tuple[str, str]) -> State:
    """Return a position after two cards were put under construction."""
    after = state.copy()
    for line in lines:
        game.apply(after, seat, game.parse(line))
    return after


def test_cards_built_in_another_order_come_to_the_same() -> None:
    game, state, seat = planning()
    knowledge = knowledge_of("kingdom")
    cards = [
        name for action in game.legal_actions(state, seat) if (name := game.notation(action)).split()[0] == "build"
    ]
    ends = [built(game, state, seat, (cards[0], cards[1])), built(game, state, seat, (cards[1], cards[0]))]
    assert not ends[0].equals(ends[1])
    assert knowledge.tidied(ends[0]).equals(knowledge.tidied(ends[1]))
    forecast = Valuer(game, state, knowledge).forecast
    assert forecast.worth(ends[0]) == forecast.worth(ends[1])


def test_plans_of_a_hand_are_whole_and_no_two_are_orders_of_one_another() -> None:
    game, state, seat = planning()
    valuer = Valuer(game, state, knowledge_of("kingdom"))
    choice = valuer.choice(state, seat)
    assert len(choice.turns) > CARDS
    ends = [valuer.knowledge.tidied(turn.state) for turn in choice.turns]
    assert not any(one.equals(other) for one, other in combinations(ends, 2))
    assert not any(valuer.turns.goes_on(choice.state, end, seat) for end in ends)


def test_where_seats_act_at_the_same_time_none_is_a_step_ahead_after_their_turns() -> None:
    """So that a step without alternative changes nothing when another seat decides next."""
    game, state, _ = planning()
    valuer = Valuer(game, state, knowledge_of("kingdom"))
    assert [0, 1] == game.acting(state)
    for seat in range(2):
        end = valuer.turns.of(state, seat)[0].state
        assert [1 - seat] == game.acting(end)
        last = valuer.turns.ends(end, seat)[-1]
        assert valuer.forecast.is_even(last)
        assert valuer.forecast.worth(last) == valuer.forecast.outlook([end, last])

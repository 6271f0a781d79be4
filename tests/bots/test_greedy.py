"""The greedy bot: legal choices, no hidden information, and playing strength."""

from collections.abc import Mapping
from typing import cast

import pytest

from duchy.bots.greedy import Evaluation, GreedyBot
from duchy.bots.registry import bot
from duchy.core.game import State
from duchy.games.burgundy.state.state import Burgundy
from tests.bots.playing import EXPERT, GAME, average, decisions, first_decision, scores

VARIANTS: list[dict[str, object]] = [
    {"players": 2},
    {"players": 3, "edition": 2011, "duchies": "random"},
    {"players": 4, "duchies": "boards", "start": "turn"},
    EXPERT | {"players": 2, "edition": 2011},
]


class Workers(Evaluation):
    """An evaluation that values only workers."""

    def value(self, state: State, seat: int) -> int:
        """Count the seat's workers."""
        return cast("Burgundy", state).duchy(seat).workers


def test_it_chooses_what_its_evaluation_prefers() -> None:
    state, seat = first_decision({}, 1)
    choice = GreedyBot(Workers(), 1).choose(GAME, state, seat)
    assert choice in {GAME.parse("1:workers"), GAME.parse("2:workers")}


def test_the_seed_chooses_between_equal_actions() -> None:
    state, seat = first_decision({}, 1)
    choices = {GreedyBot(Workers(), seed).choose(GAME, state, seat) for seed in range(20)}
    assert {GAME.parse("1:workers"), GAME.parse("2:workers")} == choices


@pytest.mark.parametrize(
    "options", [VARIANTS[0], *(pytest.param(options, marks=pytest.mark.slow) for options in VARIANTS[1:])]
)
def test_it_chooses_legal_actions_and_does_not_change_the_state(options: Mapping[str, object]) -> None:
    players = cast("int", options["players"])
    for state, seat, action in decisions(options, [bot("greedy", "burgundy", seat) for seat in range(players)], 3):
        if not GAME.acting(state):
            break
        assert action in GAME.legal_actions(state, seat)
        before = GAME.write(state)
        bot("greedy", "burgundy", 1).choose(GAME, state, seat)
        assert before == GAME.write(state)


def test_same_seed_same_game() -> None:
    first, second = ([bot("greedy", "burgundy", seat) for seat in range(2)] for _ in range(2))
    plies = [(seat, action) for _, seat, action in decisions({}, first, 5)]
    assert plies == [(seat, action) for _, seat, action in decisions({}, second, 5)]


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("players", [2, 3])
def test_it_does_not_know_another_seats_hidden_start(seed: int, players: int) -> None:
    """B1.5. This holds whether it chooses last, which starts the game, or earlier."""
    state, first = first_decision(EXPERT | {"players": players}, seed)
    choices = set()
    for hidden in GAME.legal_actions(state, first):
        other = state.copy()
        GAME.apply(other, first, hidden)
        seat = GAME.acting(other)[0]
        choices.add(bot("greedy", "burgundy", seed).choose(GAME, other, seat))
    assert 1 == len(choices)


@pytest.mark.parametrize("seat", range(2))
def test_it_beats_random(seat: int) -> None:
    names = ["random", "random"]
    names[seat] = "greedy"
    for game in scores({}, names, range(2)):
        assert game[seat] > 2 * game[1 - seat]


@pytest.mark.slow
def test_it_averages_120_points_on_duchy_1_against_itself() -> None:
    assert average(scores({}, ["greedy"] * 2, range(100, 120))) >= 120


@pytest.mark.slow
@pytest.mark.parametrize("edition", [2019, 2011])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_averages_120_points_on_every_duchy(edition: int, players: int) -> None:
    options: dict[str, object] = {"players": players, "edition": edition, "duchies": "random"}
    assert average(scores(options, ["greedy"] * players, range(200, 203))) >= 120


@pytest.mark.slow
@pytest.mark.parametrize("start", ["turn", "hidden"])
def test_it_averages_120_points_in_the_expert_setup(start: str) -> None:
    assert average(scores({"duchies": "boards", "start": start}, ["greedy"] * 2, range(300, 306))) >= 120

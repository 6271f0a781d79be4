"""The luck of a game: zero on average whatever the value is, and what one side gains the other loses."""

from dataclasses import replace
from math import sqrt
from statistics import fmean, stdev
from typing import cast

import pytest

from duchy.arena.fortune import chances_of
from duchy.arena.plan import Plan, Played
from duchy.arena.playing import play
from duchy.coach.course import Course
from duchy.coach.luck import Scales
from duchy.coach.valuer import Valuer
from duchy.coach.worth import Worth
from duchy.core.chance import Rng
from duchy.core.game import CHANCE, State
from duchy.core.options import settle
from duchy.games import load
from duchy.games.burgundy.state.state import Burgundy
from tests.coach.endings import at, little

TIMES = 200


class Product(Valuer):
    """A value in which two dice are worth more than each of them alone, and tiles count too."""

    def decided(self, state: State, seat: int = -1) -> Worth:  # noqa: ARG002
        """Multiply what the dice show, and add a number that depends on the spaces."""
        burgundy = cast(Burgundy, state)
        one, other = (int(die) for die in burgundy.seats[0].dice)
        return Worth((float(10 * one * other + sum(int(tile) % 7 for tile in burgundy.spaces)),), (0.5,))


def drawn_anew(rolled: bool) -> list[float]:
    """Draw steps of chance of a game for one anew, rolls or others, and measure their luck with a seed for each."""
    game, start, record = at("alone-won", 0)
    there = Course(game, little(record.game), start, record.plies)
    steps = [
        (first, last)
        for first, last in chances_of(there.plies)
        if all(there.kind(ply) == "dice" for ply in range(first, last)) == rolled
    ]
    rng, out, weights, found = Rng(7), game.buffer(), game.buffer(), list[float]()
    for number in range(TIMES):
        first, _ = steps[number % len(steps)]
        state, plies = there.states[first].copy(), list[tuple[int, int]]()
        while game.acting(state) == [CHANCE]:
            action = int(game.draw(state, rng, out, weights))
            game.apply(state, CHANCE, action)
            plies.append((CHANCE, action))
        anew = Course(game, there.knowledge, there.states[first], plies)
        found += Scales(anew, Product(game, state, there.knowledge), 977 * number).luck(0, len(plies))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("rolled", [True, False])
def test_luck_is_zero_on_average_whatever_the_value_is(rolled: bool) -> None:
    """Also where few are sampled, and two dice work on each other."""
    found = drawn_anew(rolled)
    error = stdev(found) / sqrt(len(found))
    assert stdev(found) > 5
    assert abs(fmean(found)) < 2.6 * error


def plan_of(options: dict[str, object], sides: tuple[tuple[int, ...], ...], bot: str = "greedy") -> Plan:
    """Plan games of a bot against itself."""
    game = load("burgundy")
    return Plan("burgundy", game.rules, settle(game.options(), options), (bot, bot), sides, b"seed")


def played(seating: int, scores: list[int], luck: list[float] | None = None) -> Played:
    """Return a game with its points and luck."""
    seats = len(scores)
    return Played(0, 0, seating, [1] * seats, scores, [1] * seats, [0.0] * seats, luck=luck)


def test_margin_and_luck_are_those_of_the_first_entrant_in_every_seating() -> None:
    two = plan_of({}, ((0,), (1,)))
    games = [played(0, [200, 190], [4.0, -4.0]), played(1, [170, 200], [10.0, -10.0])]
    assert (10 + 30) / 2 == two.margin(0, games)
    assert (4 - 10) / 2 == two.luck(games)
    three = plan_of({"players": 3}, ((0,), (1,), (2,)))
    games = [played(seat, [10, 20, 30], [1.0, 2.0, 3.0]) for seat in range(3)]
    assert (10 - 25 + 20 - 20 + 30 - 15) / 3 == three.margin(0, games)
    assert 2.0 == three.luck(games)


def test_partners_share_their_luck_and_those_alone_are_compared_game_by_game() -> None:
    teams = plan_of({"players": 4, "teams": "yes"}, ((0, 2), (1, 3)))
    games = [played(0, [100, 90, 100, 90], [8.0, -8.0] * 2), played(1, [100, 90, 100, 90], [8.0, -8.0] * 2)]
    assert 0 == teams.margin(0, games) == teams.luck(games)
    assert 4.0 == teams.luck([games[0], played(1, [1, 1, 1, 1], [-8.0, 8.0] * 2)])
    alone = plan_of({"players": 1}, ((0,),))
    games = [played(0, [36], [1.0]), played(1, [33], [-0.5])]
    assert (3, 1.5) == (alone.margin(0, games), alone.luck(games))


def test_games_whose_luck_was_not_measured_have_none() -> None:
    two = plan_of({}, ((0,), (1,)))
    assert two.luck([played(0, [1, 2], [1.0, -1.0]), played(1, [1, 2])]) is None


@pytest.mark.slow
def test_a_bot_against_itself_is_level_with_its_luck_and_without_it() -> None:
    """Both seatings are the same game, of which each side has the luck once."""
    wanted = plan_of({}, ((0,), (1,)))
    game = play(wanted.job(0, 0, 0, False, luck=True))
    games = [game, replace(game, seating=1)]
    assert game.luck is not None
    assert abs(game.luck[0]) > 1
    assert 0 == wanted.margin(0, games) == wanted.luck(games)

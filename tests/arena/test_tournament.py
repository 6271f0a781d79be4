"""Tournaments of a toy game with a known answer: paired seeds, all seatings, early ends, any order."""

import random
from statistics import fmean

import pytest

from duchy.arena.plan import Plan
from duchy.arena.statistics import always_valid
from duchy.arena.tournament import Question, Tournament
from tests.arena.toy import expected, gamble, plan


def held(wanted: Plan, question: Question) -> Tournament:
    """Play a tournament to its end."""
    tournament = Tournament(wanted, question)
    for job in tournament.jobs():
        tournament.take(gamble(job))
    return tournament


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("name", ["loaded", "any"])
def test_a_mirror_match_comes_out_at_exactly_one_half(name: str, players: int) -> None:
    standing = held(plan(name, name, players=players), Question(20)).standings[0]
    assert [0.5] * 20 == standing.scores
    assert max(1, players if players > 1 else 2) * 20 == sum(len(games) for games in standing.games)


@pytest.mark.parametrize(("first", "other"), [("loaded", "plain"), ("heavy", "loaded"), ("plain", "heavy")])
def test_the_known_answer_is_found(first: str, other: str) -> None:
    tournament = held(plan(first, other), Question(400, early=False))
    scores = tournament.standings[0].scores
    low, high = tournament.interval(scores)
    assert low <= expected(first, other) <= high
    assert high - low < 0.11
    wide = always_valid(scores)
    assert wide[0] < low < high < wide[1]


def test_a_tournament_ends_when_the_question_is_settled() -> None:
    standing = held(plan("heavy", "plain"), Question(600)).standings[0]
    assert 1 == standing.verdict
    assert len(standing.scores) < 200
    assert 200 == len(held(plan("heavy", "plain"), Question(200, early=False)).standings[0].scores)


def test_a_claim_is_judged_by_itself() -> None:
    assert 0.7 < expected("heavy", "plain") < 0.8
    assert -1 == held(plan("heavy", "plain"), Question(600, 0.9)).standings[0].verdict
    assert 1 == held(plan("heavy", "plain"), Question(600, 0.6)).standings[0].verdict


def test_a_fixed_number_of_trials_is_judged_by_its_interval_when_all_are_played() -> None:
    jobs = list(Tournament(plan("heavy", "plain"), Question(12, early=False)).jobs())
    tournament = Tournament(plan("heavy", "plain"), Question(12, early=False))
    standing = tournament.standings[0]
    for job in jobs[:-1]:
        tournament.take(gamble(job))
    assert 0 == standing.verdict
    assert 0.5 < tournament.interval(standing.scores)[0]
    tournament.take(gamble(jobs[-1]))
    assert 1 == standing.verdict
    assert 0 == held(plan("heavy", "plain"), Question(12)).standings[0].verdict
    assert -1 == held(plan("plain", "heavy"), Question(12, early=False)).standings[0].verdict
    assert 0 == held(plan("heavy", "plain"), Question(12, 0.7, early=False)).standings[0].verdict


def test_the_order_in_which_games_end_changes_nothing() -> None:
    question = Question(40)
    jobs = list(Tournament(plan("heavy", "plain"), Question(40, early=False)).jobs())
    in_order, shuffled = Tournament(plan("heavy", "plain"), question), Tournament(plan("heavy", "plain"), question)
    for job in jobs:
        in_order.take(gamble(job))
    random.Random(1).shuffle(jobs)
    for job in [*jobs, *jobs[:5]]:
        shuffled.take(gamble(job))
    assert in_order.standings[0].scores == shuffled.standings[0].scores
    assert in_order.most == in_order.done == shuffled.done


def test_games_already_played_are_not_played_again() -> None:
    whole = held(plan("loaded", "plain"), Question(10, early=False))
    again = Tournament(plan("loaded", "plain"), Question(12, early=False))
    for played in list(whole.played.values())[:-1]:
        again.take(played)
    assert 9 == len(again.standings[0].scores)
    assert [(9, 1), (10, 0), (10, 1), (11, 0), (11, 1)] == [(job.trial, job.seating) for job in again.jobs()]


def test_several_play_each_other_on_the_same_seeds_and_are_rated() -> None:
    tournament = held(plan("plain", "heavy", "loaded"), Question(150, early=False))
    assert 3 == len(tournament.standings)
    plain, heavy, loaded = (points for points, _ in tournament.ratings())
    assert plain < loaded < heavy
    seeds = {(job.trial, job.seed) for job in Tournament(tournament.plan, Question(5)).jobs()}
    assert 5 == len(seeds)


def test_one_newcomer_among_several_sits_in_every_seat() -> None:
    tournament = held(plan("heavy", "plain", players=4), Question(60, early=False))
    assert [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]] == tournament.plan.seatings(0)
    mean = fmean(tournament.standings[0].scores)
    low, high = tournament.interval(tournament.standings[0].scores)
    assert low <= expected("heavy", "plain") <= high
    assert low < mean < high


def test_partners_are_one_side() -> None:
    teams = Plan("toy", 1, {}, ("a", "b"), ((0, 2), (1, 3)), b"x")
    assert [[0, 1, 0, 1], [1, 0, 1, 0]] == teams.seatings(0)


def test_in_solo_games_both_play_the_same_seed_and_are_compared() -> None:
    tournament = held(plan("heavy", "plain", players=1), Question(300, early=False))
    assert [[0], [1]] == tournament.plan.seatings(0)
    assert fmean(tournament.standings[0].scores) > 0.65

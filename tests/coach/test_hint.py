"""Hints: whole turns, the best first, with reasons as data, using only the seat's view."""

from typing import cast

import pytest

from duchy.coach.advice import Advice
from duchy.coach.hint import Adviser
from duchy.coach.registry import knowledge_of
from duchy.coach.valuer import Valuer
from duchy.coach.why import adds_up, because, contested, gained
from duchy.core.chance import Rng
from duchy.core.game import CHANCE, Game, State
from duchy.games import load
from duchy.games.kingdom.game import KingdomGame
from duchy.games.kingdom.state.seat import kind_of_card
from duchy.games.kingdom.state.state import Kingdom
from tests.coach.endings import at, little

TWO = "two-2019-tie-by-hexes"
MOMENTS = [(TWO, -16), (TWO, 120), ("three-2019-tie-by-bridge", 90), ("kingdom-tie-by-cards", 40)]


def advised(game: Game, state: State, seat: int) -> Advice:
    return Adviser(game, state, seat, knowledge_of(game.name), 3).advise()


def decision_at(name: str, plies: int) -> tuple[Game, State, int]:
    """Return the first decision after some plies of a recorded game."""
    game, state, record = at(name, plies)
    ply = plies if plies >= 0 else len(record.plies) + plies
    while 15 in game.acting(state):
        game.apply(state, *record.plies[ply])
        ply += 1
    return game, state, game.acting(state)[0]


@pytest.mark.parametrize(("name", "plies"), MOMENTS)
def test_plans_are_sorted_and_the_lead_is_the_difference_that_the_list_shows(name: str, plies: int) -> None:
    game, state, seat = decision_at(name, plies)
    advice = advised(game, state, seat)
    values = [one.value for one in advice.candidates]
    assert values == sorted(values, reverse=True)
    assert advice.value == values[0]
    assert advice.low <= advice.value <= advice.high
    if len(values) > 1:
        assert advice.lead == values[0] - values[1]
    legal = game.legal_actions(state, seat)
    assert all(one.action == one.line[0].action and one.action in legal for one in advice.candidates)


@pytest.mark.parametrize(("name", "plies"), MOMENTS)
def test_a_plan_is_a_whole_turn_that_can_be_played_and_no_two_read_alike(name: str, plies: int) -> None:
    game, state, seat = decision_at(name, plies)
    read = []
    for candidate in advised(game, state, seat).candidates:
        end, words = state.copy(), []
        for step in candidate.line:
            assert game.explain(end, step.seat, step.action) is None
            words.append(game.describe(end, seat, step.action))
            game.apply(end, step.seat, step.action)
        assert game.acting(end) != [seat] or game.secrets(end, seat) < game.secrets(state, seat)
        read.append(sorted(words))
    assert len(read) == len({tuple(words) for words in read})


@pytest.mark.parametrize(("name", "plies"), MOMENTS)
def test_the_value_of_a_hint_is_the_value_of_the_position(name: str, plies: int) -> None:
    game, state, seat = decision_at(name, plies)
    valuer = Valuer(game, state, knowledge_of(game.name))
    assert advised(game, state, seat).value == round(valuer.worth(state, 99, seat)[0].margins[seat])


def test_in_kingdom_plans_that_turn_the_same_cubes_into_other_colours_are_one() -> None:
    game, state, seat = decision_at("kingdom-quest-beats-points", 250)
    lines = [[step.notation for step in one.line] for one in advised(game, state, seat).candidates]
    assert any(notation.startswith("colour") for line in lines for notation in line)
    plans = {tuple(sorted(one for one in line if not one.startswith("colour"))) for line in lines}
    assert len(plans) == len(lines) > 1


def test_steps_say_what_they_cost_and_do() -> None:
    game, state, seat = decision_at(TWO, 120)
    steps = advised(game, state, seat).candidates[0].line
    assert all(step.words and step.seat == seat for step in steps)
    assert any(entry.code == "die" for step in steps for entry in step.entries)


def test_reasons_explain_two_thirds_of_the_lead_with_its_sign() -> None:
    for name, plies in MOMENTS:
        game, state, seat = decision_at(name, plies)
        advice = advised(game, state, seat)
        reasons = [one for one in advice.reasons if one.code != "solved"]
        assert reasons
        if advice.lead is None or reasons[0].code in {"same", "lines"}:
            continue
        told = sum(one.points if one.line == "best" else -one.points for one in reasons)
        assert told >= 2 / 3 * advice.lead


def test_reasons_that_speak_against_a_plan_are_not_told() -> None:
    against = [because("later", "best", "regions", -300, {}, ""), because("animals", "next", "animals", 200, {}, "")]
    assert not adds_up(against, 1310)
    assert not adds_up([because("later", "best", "regions", 100, {}, "")], 1310)
    assert adds_up([because("later", "best", "regions", 1000, {}, "")], 1310)


def test_in_kingdom_later_points_come_from_cards_by_name() -> None:
    """Of two lines that differ by a card that is built or not, the better one names it."""
    game, state, _ = at("kingdom-tie-by-cards", 40)
    named = set[str]()
    for seat in game.acting(state):
        valuer = Valuer(game, state, knowledge_of("kingdom"))
        lines = [[action] for action in game.legal_actions(state, seat)]
        for one in lines:
            named |= set(gained(valuer, state, seat, [one, lines[0]]))
    cards = cast(KingdomGame, game).cards
    assert named
    assert named <= set(cards.ids)
    names = knowledge_of("kingdom").names(state)
    assert names["royal-cavalry"] == "Royal Cavalry"


def test_in_kingdom_neither_calamities_nor_cards_laid_face_down_by_others_are_reasons() -> None:
    game, state, _ = at("kingdom-tie-by-cards", 41)
    knowledge, cards = knowledge_of("kingdom"), cast(KingdomGame, game).cards
    player = cast(Kingdom, state).seats[0]
    unseen = knowledge.things(state, 0)
    player.drafted[6] = kind_of_card(player.drafted[6])
    seen = knowledge.things(state, 0)
    assert 1 == len(seen.items() - unseen.items())
    player.drafted[6] = cards.calamity
    assert unseen == knowledge.things(state, 0)


def test_in_kingdom_who_takes_an_empty_area_is_told_what_lies_in_the_other() -> None:
    game, state, record = at("kingdom-tie-by-cards", 0)
    knowledge, told = knowledge_of("kingdom"), []
    for seat, action in record.plies:
        if seat < CHANCE and game.notation(action).startswith("take"):
            spared = knowledge.spared(game, state, seat, [action])
            journal = game.start_journal(after := state.copy())
            game.apply(after, seat, action)
            taken = next(entry for entry in journal if entry.code == "take")
            assert spared is None or (spared.values["cards"] and not taken.values["cards"])
            assert spared is None or spared.values["area"] != taken.values["area"]
            told.append(spared)
        game.apply(state, seat, action)
    assert {True, False} == {one is None for one in told}


@pytest.mark.parametrize(
    ("best", "other", "told"),
    [
        ({"gold": 0}, {}, [("supremacy-gained", 0)]),
        ({"gold": 0}, {"gold": 1}, [("supremacy-gained", 0)]),
        ({}, {"gold": 1}, [("supremacy-denied", 1)]),
        ({"gold": 1}, {"gold": 0}, [("supremacy-lost", 0)]),
        ({"gold": 1}, {"gold": 1}, []),
        ({"gold": 1}, {}, []),
    ],
)
def test_supremacies_gained_denied_and_given_up_are_reasons(
    best: dict[str, int], other: dict[str, int], told: list[tuple[str, int]]
) -> None:
    found = contested(best, other, 0)
    assert told == [(one.code, one.values["seat"]) for one in found]
    assert all(one.values["resources"] == ["gold"] and not one.points for one in found)


def test_in_kingdom_who_makes_more_of_a_resource_has_supremacy_in_it() -> None:
    _, state, _ = at("kingdom-tie-by-cards", 40)
    knowledge, seats = knowledge_of("kingdom"), cast(Kingdom, state).seats
    for place in range(len(seats[0].makes)):
        seats[0].makes[place] = seats[1].makes[place] = place
    assert {} == knowledge.supremacies(state)
    seats[1].makes[2] += 1
    assert {"gold": 1} == knowledge.supremacies(state)


def test_in_kingdom_reasons_call_cards_by_their_names() -> None:
    words, kingdom = list[str](), cast(KingdomGame, load("kingdom"))
    for plies in range(40, 100, 6):
        game, state, seat = decision_at("kingdom-tie-by-cards", plies)
        words += [one.words for one in advised(game, state, seat).reasons if one.source == "things"]
    ids = {name for name in kingdom.cards.ids if "-" in name}
    assert words
    assert not [one for one in words for name in ids if name in one or name.replace("-", " ") in one]


def test_an_action_without_rivals_is_the_only_one() -> None:
    game, state, _ = at(TWO, -1)
    advice = advised(game, state, 0)
    assert ("only", None) == (advice.reasons[0].code, advice.lead)
    assert ["end"] == [one.notation for one in advice.candidates]


def test_the_last_turn_is_solved_and_worth_what_it_brings() -> None:
    game, state, _ = at(TWO, -3)
    advice = advised(game, state, 0)
    assert advice.solved
    end = state.copy()
    for step in advice.candidates[0].line:
        game.apply(end, step.seat, step.action)
    scores = game.scores(end)
    assert advice.value == 100 * (scores[0] - scores[1])


def test_of_solved_turns_that_bring_the_same_the_shortest_comes_first() -> None:
    game, state, seat = decision_at("kingdom-tie-by-cards", -8)
    choice = Valuer(game, state, knowledge_of("kingdom")).choice(state, seat)
    order = [(-turn.rank, len(turn.line)) for turn in choice.turns]
    assert choice.solved
    assert sorted(order) == order
    assert len(set(order)) > 1


@pytest.mark.parametrize("seed", [1, 2])
def test_hidden_information_does_not_change_hints(seed: int) -> None:
    game, state, _ = at("kingdom-tie-by-cards", 40)
    seat = game.acting(state)[0]
    assert game.secrets(state, seat) > 0
    other = game.resample(state, seat, Rng(seed))
    first, second = (Adviser(game, one, seat, little("kingdom"), 3).advise() for one in (state, other))
    assert first == second

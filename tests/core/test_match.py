"""Matches: the gate, undo, replay, chance from fair dice or from outside, and games from a position."""

import pytest

from duchy.core.buffer import Buffer
from duchy.core.chance import FairDice, Rng
from duchy.core.game import CHANCE, Game
from duchy.core.match import Match, playout
from duchy.core.reason import IllegalAction, NotationError, OptionError, PositionError, Refusal
from duchy.games import load

DICE = FairDice(bytes(32))
GAME: Game = load("burgundy")


def first_turn(**options: object) -> Match:
    """Begin a game and let chance act up to the first decision."""
    match = Match(GAME, options)
    match.draw(DICE)
    return match


def first_legal(match: Match) -> tuple[int, int]:
    """Name the first legal action of the first seat that has to act."""
    seat = match.acting()[0]
    return seat, GAME.legal_actions(match.state, seat)[0]


def end_turn(match: Match) -> int:
    """End the turn of the seat that has to act and say whose it was."""
    seat = match.acting()[0]
    match.say(seat, "end")
    return seat


def test_a_match_begins_with_settled_options() -> None:
    assert 2011 == Match(GAME, {"edition": "2011"}).options["edition"]
    assert "auto" == Match(GAME).options["start"]


def test_wrong_options_are_refused() -> None:
    with pytest.raises(OptionError, match="players"):
        Match(GAME, {"players": 5})


def test_a_legal_action_is_done_and_kept() -> None:
    match = first_turn()
    plies = len(match.plies)
    seat, action = first_legal(match)
    match.play(seat, action)
    assert (seat, action) == match.plies[-1]
    assert plies + 1 == len(match.plies)


def test_the_gate_refuses_with_the_reason_and_changes_nothing() -> None:
    match = first_turn()
    seat = match.acting()[0]
    before, told, plies = GAME.write(match.state), list(match.journal), list(match.plies)
    refused = 0
    for action in range(GAME.actions):
        reason = GAME.explain(match.state, seat, action)
        if reason is not None:
            with pytest.raises(IllegalAction) as caught:
                match.play(seat, action)
            assert reason == caught.value.reason
            assert reason.words == str(caught.value)
            refused += 1
    assert GAME.actions - len(GAME.legal_actions(match.state, seat)) == refused
    assert (before, told, plies) == (GAME.write(match.state), match.journal, match.plies)


@pytest.mark.parametrize("seat", [-1, 2, 4, 14, CHANCE, 16, 99])
def test_the_gate_refuses_everybody_who_does_not_act(seat: int) -> None:
    match = first_turn()
    with pytest.raises(IllegalAction):
        match.play(seat, GAME.parse("end"))


def test_the_gate_refuses_a_seat_out_of_turn() -> None:
    match = first_turn()
    with pytest.raises(IllegalAction, match=f"player {match.acting()[0] + 1} is to move"):
        match.say(1 - match.acting()[0], "end")


def test_the_gate_refuses_a_seat_while_chance_decides() -> None:
    with pytest.raises(IllegalAction, match="wait for the roll or draw"):
        Match(GAME).say(0, "end")


def test_the_gate_refuses_an_outcome_that_chance_cannot_have() -> None:
    match = Match(GAME)
    with pytest.raises(IllegalAction, match="this 'first'"):
        match.say(CHANCE, "first 3")


def test_what_is_no_action_is_refused_as_text() -> None:
    with pytest.raises(NotationError):
        first_turn().say(0, "jump")


def test_chance_can_be_decided_from_outside() -> None:
    match = Match(GAME)
    match.say(CHANCE, "first 2")
    match.say(CHANCE, "goods 6")
    assert [(CHANCE, GAME.parse("first 2")), (CHANCE, GAME.parse("goods 6"))] == match.plies


def test_fair_dice_decide_by_the_number_of_the_ply() -> None:
    match = Match(GAME)
    chances = GAME.chances(match.state)
    expected = chances[DICE.pick(0, [weight for _, weight in chances])][0]
    match.draw(DICE)
    assert (CHANCE, expected) == match.plies[0]
    assert CHANCE not in match.acting()


def test_drawing_when_chance_has_nothing_to_decide_does_nothing() -> None:
    match = first_turn()
    plies = list(match.plies)
    match.draw(DICE)
    assert plies == match.plies


def test_the_last_action_of_a_turn_is_taken_back() -> None:
    match = first_turn()
    before, told = GAME.write(match.state), list(match.journal)
    seat, action = first_legal(match)
    match.play(seat, action)
    assert match.may_undo(seat)
    match.undo(seat)
    assert before == GAME.write(match.state)
    assert told == match.journal


def test_a_turn_is_taken_back_to_its_start_and_no_further() -> None:
    match = first_turn()
    before = GAME.write(match.state)
    seat = match.acting()[0]
    done = 0
    while match.acting() == [seat] and done < 3:
        match.play(*first_legal(match))
        done += 1
    for _ in range(done):
        match.undo(seat)
    assert before == GAME.write(match.state)
    assert not match.may_undo(seat)
    with pytest.raises(Refusal, match="nothing to undo"):
        match.undo(seat)


def test_an_ended_turn_is_taken_back_until_the_next_seat_acts() -> None:
    match = first_turn()
    seat = end_turn(match)
    assert match.may_undo(seat)
    match.undo(seat)
    assert [seat] == match.acting()
    end_turn(match)
    other = match.acting()[0]
    match.play(*first_legal(match))
    assert not match.may_undo(seat)
    assert match.may_undo(other)
    with pytest.raises(Refusal):
        match.undo(seat)


def test_nothing_is_taken_back_after_chance() -> None:
    match = first_turn()
    end_turn(match)
    last = end_turn(match)
    match.draw(DICE)
    before = GAME.write(match.state)
    assert not match.may_undo(last)
    with pytest.raises(Refusal):
        match.undo(last)
    assert before == GAME.write(match.state)


def test_nothing_is_taken_back_before_anything_happened() -> None:
    assert not Match(GAME).may_undo(0)
    with pytest.raises(Refusal):
        Match(GAME).undo(0)


def test_a_hidden_choice_is_not_taken_back_once_all_are_shown() -> None:
    match = first_turn(start="hidden")
    match.say(0, "start a 2")
    match.say(1, "start a 19")
    assert not match.may_undo(1)


def test_a_hidden_choice_is_taken_back_while_others_choose() -> None:
    match = first_turn(start="hidden")
    match.say(0, "start a 2")
    match.undo(0)
    assert [0, 1] == match.acting()


def test_replaying_the_plies_gives_the_same_match() -> None:
    match = first_turn()
    for _ in range(20):
        match.play(*first_legal(match))
        match.draw(DICE)
    other = Match(GAME, match.options)
    other.replay(match.plies)
    assert GAME.write(match.state) == GAME.write(other.state)
    assert match.journal == other.journal
    assert match.plies == other.plies


def test_replaying_stops_at_an_illegal_ply() -> None:
    match = first_turn()
    with pytest.raises(IllegalAction):
        match.replay([*match.plies, (match.acting()[0], GAME.parse("skip"))])


def test_a_match_may_replay_its_own_list_of_plies() -> None:
    match = first_turn()
    plies = list(match.plies)
    match.replay(match.plies[:])
    assert plies == match.plies


def test_a_match_goes_on_from_a_position() -> None:
    start = first_turn()
    match = Match(GAME, position=GAME.write(start.state))
    assert GAME.write(start.state) == GAME.write(match.state)
    assert [] == match.plies
    before = GAME.write(match.state)
    match.play(*first_legal(match))
    match.undo(match.plies[-1][0])
    assert before == GAME.write(match.state)


def test_a_wrong_position_is_refused() -> None:
    with pytest.raises(PositionError, match="phase"):
        Match(GAME, position={"phase": "F"})


def test_the_breakdown_sums_to_the_score() -> None:
    match = first_turn(players=3)
    for _ in range(150):
        match.play(*first_legal(match))
        match.draw(DICE)
    assert GAME.scores(match.state) == [sum(table.values()) for table in match.breakdown()]


def test_a_playout_ends_and_counts_decisions() -> None:
    state = GAME.initial()
    decisions = playout(GAME, state, Rng(4))
    assert [] == GAME.acting(state)
    assert 50 <= decisions <= 500
    assert 0 == playout(GAME, state, Rng(4))


def test_playouts_of_the_same_seed_are_the_same() -> None:
    one, other = GAME.initial(), GAME.initial()
    playout(GAME, one, Rng(4))
    playout(GAME, other, Rng(4))
    assert GAME.write(one) == GAME.write(other)


def test_an_index_is_picked_by_its_weight() -> None:
    rng = Rng(5)
    weights = Buffer(4)
    for index, weight in enumerate((1, 0, 3, 9)):
        weights.items[index] = weight
    seen = [int(rng.pick_weighted(weights, 3)) for _ in range(4000)]
    assert {0, 2} == set(seen)
    assert 900 < seen.count(0) < 1100

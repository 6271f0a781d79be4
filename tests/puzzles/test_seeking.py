"""Puzzles are found, judged and checked alike."""

from collections import Counter
from dataclasses import replace

import pytest

from duchy.bots.registry import bot
from duchy.coach.registry import knowledge_of
from duchy.core.reason import IllegalAction, Refusal
from duchy.games import load
from duchy.puzzles.answers import answer
from duchy.puzzles.checking import engine_fault
from duchy.puzzles.collection import collection
from duchy.puzzles.games import turns_of
from duchy.puzzles.puzzle import Puzzle, Tried
from duchy.puzzles.race import Budget
from duchy.puzzles.registry import puzzled, theme_of
from duchy.puzzles.rerating import rated
from duchy.puzzles.seeking import Seeker
from duchy.puzzles.turns import end_of, goes_on, line_of
from tests.puzzles.quick import late


@pytest.mark.slow
def test_a_puzzle_is_found_again_in_its_position() -> None:
    puzzle = late("burgundy")
    game = load(puzzle.game)
    state = game.read(puzzle.position)
    seeker = Seeker(game, knowledge_of(puzzle.game), theme_of(puzzle.game), Budget(16, 64, 128))
    found = seeker.puzzle(state, puzzle.seat, puzzle.mode, "again")
    assert found is not None
    assert (puzzle.id, puzzle.kind) == (found.id, found.kind)
    best, again = (end_of(game, state, puzzle.seat, one.best.line) for one in (puzzle, found))
    assert best.equals(again)
    assert 64 <= found.proof.continuations <= 128


def test_turns_are_judged_as_they_were_tried() -> None:
    for game in puzzled():
        puzzle = late(game)
        assert answer(puzzle, puzzle.best.line).solved
        for turn in puzzle.turns:
            judged = answer(puzzle, turn.line)
            assert (turn.lost, True) == (judged.lost, judged.tried)


@pytest.mark.slow
def test_a_turn_that_was_not_tried_is_measured() -> None:
    for game in puzzled():
        puzzle = late(game)
        engine = load(game)
        line = line_of(engine, engine.read(puzzle.position), puzzle.seat, bot("random", game, 1))
        judged = answer(puzzle, line)
        assert judged.lost >= 0
        assert judged == answer(puzzle, line)


def test_bots_of_today_rate_a_puzzle_again() -> None:
    """A turn that is new is measured and kept; a puzzle falls whose best turn is not clearly better than a bot's."""
    few = Budget(8, 16, 32)
    for name in puzzled():
        game = load(name)
        solved = [one for one in collection().values() if one.game == name and one.proof.solved]
        puzzle = next(one for one in solved if one.levels["greedy"] > 0)
        state = game.read(puzzle.position)
        ends = [end_of(game, state, puzzle.seat, turn.line) for turn in puzzle.turns]
        greedy = end_of(game, state, puzzle.seat, line_of(game, state, puzzle.seat, bot("greedy", name, 0)))
        missed = next(turn for turn, end in zip(puzzle.turns, ends, strict=True) if greedy.equals(end))
        others = [turn for turn in puzzle.turns if turn is not missed]
        again = rated(replace(puzzle, turns=others, levels=puzzle.levels | {"greedy": 0}), ("greedy",), few)
        assert again is not None
        assert (puzzle.levels, puzzle.rating) == (again.levels, again.rating)
        assert sorted(turn.lost for turn in puzzle.turns) == [turn.lost for turn in again.turns]
        easy = next(one for one in solved if one.levels["greedy"] == 0 and len(one.turns) > 2)
        assert easy == rated(easy, ("greedy",), few)
        wrong = [replace(turn, lost=turn.lost - easy.turns[1].lost) for turn in easy.turns[1:]]
        assert rated(replace(easy, turns=wrong), ("greedy",), few) is None


def test_only_a_whole_turn_of_legal_actions_is_judged() -> None:
    puzzle = late("burgundy")
    with pytest.raises(Refusal, match="the turn is not over after 0 actions"):
        answer(puzzle, [])
    assert puzzle.best.line == answer(puzzle, [*puzzle.best.line, puzzle.best.line[-1]]).line
    with pytest.raises(IllegalAction):
        answer(puzzle, [1 << 40])


def test_games_of_a_series_are_the_same_again_and_come_in_every_mode() -> None:
    for name in puzzled():
        theme, game = theme_of(name), load(name)
        shares = Counter(theme.mode_of(number).name for number in range(100))
        assert {mode.name: mode.share for mode in theme.modes} == dict(shares)
        for mode in theme.modes:
            game.initial(mode.options)
        first, again = (
            [(seat, ply, game.write(state)) for state, seat, ply in turns_of(game, theme.mode_of(0), "random", "x")]
            for _ in range(2)
        )
        assert first == again
        assert len({(seat, ply) for seat, ply, _ in first}) == len(first)


def test_a_search_for_a_kind_looks_only_where_it_may_be() -> None:
    for name in puzzled():
        theme, game = theme_of(name), load(name)
        places = {kind: Counter[int]() for kind in theme.kinds}
        for puzzle in collection().values():
            if puzzle.game == name:
                state = game.read(puzzle.position)
                assert theme.due(state, puzzle.kind) == 0
                for kind in theme.kinds:
                    places[kind][theme.due(state, kind)] += 1
        assert all(found[-1] + found[1] > 0 for found in places.values())
        for kind in theme.kinds:
            due = [theme.due(state, kind) for state, _, _ in turns_of(game, theme.mode_of(0), "random", "x")]
            assert 0 in due
            assert 1 not in due or set(due[due.index(1) :]) == {1}


def test_a_question_between_turns_is_no_puzzle() -> None:
    theme, game = theme_of("burgundy"), load("burgundy")
    expansions = next(mode for mode in theme.modes if mode.name == "expansions")
    between = [found for found in turns_of(game, expansions, "greedy", "x") if not theme.is_turn(found[0])]
    assert between
    state, seat, _ = between[0]
    seeker = Seeker(game, knowledge_of("burgundy"), theme, Budget())
    assert seeker.puzzle(state, seat, expansions.name, "between") is None
    turns = list[Tried]()
    for action in game.legal_actions(state, seat):
        end = end_of(game, state, seat, [action])
        rest = line_of(game, end, seat, bot("greedy", "burgundy", 1)) if goes_on(game, state, end, seat) else []
        turns.append(Tried([action, *rest], 200 * len(turns), 0))
    asked = vars(late("burgundy")) | {"position": game.write(state), "seat": seat, "turns": turns}
    assert "what is decided in its position is no turn" == engine_fault(Puzzle(**asked))


def test_a_changed_position_is_no_puzzle_of_the_engine() -> None:
    puzzle = late("burgundy")
    broken = Puzzle(**(vars(puzzle) | {"position": puzzle.position | {"phase": "Z"}}))
    assert "phase" in engine_fault(broken)

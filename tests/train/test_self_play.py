"""A game becomes a transcript, and a transcript becomes rows, without loss."""

import zlib
from array import array
from pathlib import Path

import pytest

from duchy.bots.burgundy.evaluation import BurgundyEvaluation
from duchy.bots.kingdom.evaluation import KingdomEvaluation
from duchy.bots.learnt.files import write_network
from duchy.bots.learnt.network import Layer, Network
from duchy.core.buffer import Buffer
from duchy.core.chance import Rng
from duchy.core.reason import Refusal
from duchy.games import game_names, load
from duchy.train.players import evaluation_of, features_of
from duchy.train.rollouts import BEST, OTHERS, Effort, RolloutTargets
from duchy.train.samples import samples_of
from duchy.train.self_play import Task, Transcript, clipped, play
from duchy.train.training import training_of
from tests.bots.search.searching import case_of, moment

SHORT = "kingdom"
"""The game with the shortest greedy solo games."""


@pytest.mark.parametrize("game", game_names())
def test_every_kind_of_game_can_be_played(game: str) -> None:
    _, features = features_of(game)
    for _, options in training_of(game).modes:
        state = load(game).initial(options)
        assert 1 <= features.sides(state) <= load(game).seats(state)


def test_kinds_of_games_are_drawn_by_weight() -> None:
    rng = Rng(3)
    training = training_of("burgundy")
    drawn = [training.draw_mode(rng) for _ in range(3000)]
    total = sum(weight for weight, _ in training.modes)
    for weight, options in training.modes:
        assert 0.6 < drawn.count(options) / 3000 * total / weight < 1.4
    alone = [training.draw_mode(rng, alone=True) for _ in range(20)]
    assert {"13a", "13b"} == {options["duchies"] for options in alone}
    with pytest.raises(Refusal, match="there is no game 'chess': the games are burgundy, kingdom"):
        training_of("chess")


def test_rollouts_of_training_look_as_far_ahead_as_they_are_told(tmp_path: Path) -> None:
    case = case_of("burgundy:alone-13a-45")
    state, seat = moment(case, 3, 60)
    learnt = evaluation_of("burgundy", str(constant(tmp_path, "burgundy", 0)))
    for horizon, ahead in ((0, training_of("burgundy").search.horizon_for(1)), (25, 25)):
        targets = RolloutTargets(case.witness.game, learnt, Effort(100, horizon=horizon), Rng(1))
        assert learnt.clock(state) + ahead == targets.search(state, seat).until


@pytest.mark.parametrize("name", ["burgundy:teams-everything", "kingdom:2p-advisors-b", "burgundy:alone-13a-45"])
def test_rows_contain_the_features_of_the_transcript(name: str) -> None:
    case = case_of(name)
    game = case.witness.game
    _, features = features_of(game.name)
    states = [moment(case, 3, plies)[0] for plies in (20, 60, 100)]
    sides = int(features.sides(states[0]))
    transcript = Transcript(features, sides)
    for number, state in enumerate(states):
        transcript.turn = 3 * min(number, 1)
        transcript.note(state)
    samples = samples_of(features, [transcript.end(states[-1])] * 2)
    assert [0, 3, 3, 4, 7, 7] == list(samples.turn[::sides]), "turns of two games are different ones"
    assert (2, 6, 6 * sides) == (samples.games, samples.moments, len(samples.value))
    own = Buffer(features.own)
    for number, state in enumerate(states):
        values = [int(features.write_own(state, side, own)) for side in range(sides)]
        first = number * sides
        assert values == list(samples.value[first : first + sides])
        row = array("h", samples.own)[(first + sides - 1) * features.own : (first + sides) * features.own]
        assert [int(own[place]) for place in range(features.own)] == list(row)
        assert [len(states) - 1 - number] * sides == list(samples.after[first : first + sides])
        for side in range(sides):
            rival = samples.rival[first + side] - first
            others = [value for other, value in enumerate(values) if other != side]
            assert (rival == side and sides == 1) or (rival != side and values[rival] == max(others))
    assert list(samples.end[:sides]) == [int(features.write_own(states[-1], side, own)) for side in range(sides)]


def test_a_transcript_of_other_features_is_refused() -> None:
    _, features = features_of("kingdom")
    with pytest.raises(Refusal, match="was played with other ones"):
        samples_of(features, [zlib.compress(b"\1\0\1\0\1\0" + b"\0" * 40)])
    with pytest.raises(Refusal, match="no transcript to learn from"):
        samples_of(features, [])


def test_numbers_are_clipped_to_16_bits() -> None:
    assert [-32768, 5, 32767] == list(clipped([-(1 << 20), 5, 1 << 20]))
    assert [-32768, 5, 32767] == list(clipped([-32768, 5, 32767]))


def constant(folder: Path, game: str, says: int) -> Path:
    """Write a network with a constant output."""
    _, features = features_of(game)
    inputs = features.common + 2 * features.own
    network = Network([Layer(inputs, 1, 0, [0] * inputs, [says])], features.common, features.own)
    path = folder / f"{game}.network"
    path.write_bytes(write_network(network, features, 1, {}))
    return path


def test_a_network_from_a_file_values_positions(tmp_path: Path) -> None:
    """A constant output of 700 hundredths is added in solo games, and on both sides against an opponent."""
    path = constant(tmp_path, "kingdom", 700)
    for name, more in (("kingdom:1p-none-b", 700), ("kingdom:2p-advisors-b", 0)):
        case = case_of(name)
        state, seat = moment(case, 3, 40)
        seats = case.witness.game.seats(state)
        learnt = evaluation_of("kingdom", str(path))
        assert KingdomEvaluation().margin(state, seat, seats) + more == learnt.margin(state, seat, seats)


def test_the_ends_of_positions_are_predicted_by_rollouts(tmp_path: Path) -> None:
    """A constant output of 700 is predicted wherever rollouts end, except at the end of the game."""
    case = case_of("burgundy:2019-2p-duchy1")
    game = case.witness.game
    state, seat = moment(case, 3, 40)
    ends: list[list[int]] = []
    for says in (0, 700):
        evaluation = evaluation_of("burgundy", str(constant(tmp_path, "burgundy", says)))
        ends.append(RolloutTargets(game, evaluation, Effort(1), Rng(1)).now(state, seat).ends)
    assert [end + 700 for end in ends[0]] == ends[1]
    values = [int(BurgundyEvaluation().value(state, side)) for side in range(2)]
    assert all(0 < abs(end - value) < 10_000 for end, value in zip(ends[0], values, strict=True)), "rounds, not a game"


@pytest.mark.parametrize("name", ["burgundy:2019-2p-duchy1", "kingdom:2p-advisors-b"])
def test_plans_of_a_turn_are_rolled_out_with_the_same_luck(name: str, tmp_path: Path) -> None:
    """The same plan rolled out twice gives the same result, and every planned action is legal."""
    case = case_of(name)
    game = case.witness.game
    state, seat = moment(case, 3, 40)
    evaluation = evaluation_of(game.name, str(constant(tmp_path, game.name, 0)))
    targets = RolloutTargets(game, evaluation, Effort(1), Rng(1))
    moments, lines = targets.turn(state, seat)
    assert 1 < len(moments) == len(lines) <= BEST + OTHERS
    assert {int(evaluation.features.side_of(state, seat))} == {moment.mover for moment in moments}
    search = targets.search(state, seat)
    one, other = targets.roll_out(search, [search.planner.plans(game, search.root, seat, 4, 4)[0] for _ in range(2)])
    assert one.ends == other.ends
    for line in lines:
        after = state.copy()
        for action in line:
            assert not game.explain(after, seat, action)
            game.apply(after, seat, action)


def test_enough_of_the_turns_learnt_from_are_contested(tmp_path: Path) -> None:
    """Of uncontested turns as many are left out as that takes; without a wish none is."""
    evaluation = evaluation_of("kingdom", str(constant(tmp_path, "kingdom", 0)))
    for share, wanted in ((0, 20), (50, 10), (80, 6), (100, 5)):
        targets = RolloutTargets(load("kingdom"), evaluation, Effort(1, 4, share), Rng(1))
        kept = [number for number in range(20) if not targets.is_left_out(number % 4 == 3)]
        assert wanted >= len(kept) >= wanted - 1
        assert {3, 7, 11, 15, 19} <= set(kept), "no contested turn is left out"
        assert 100 * targets.contested >= share * targets.learnt


def test_a_contested_turn_is_one_where_rollouts_prefer_another_plan(tmp_path: Path) -> None:
    case = case_of("burgundy:2019-2p-duchy1")
    game = case.witness.game
    evaluation = evaluation_of(game.name, str(constant(tmp_path, game.name, 0)))
    found: list[bool] = []
    for plies in range(40, 80, 5):
        state, seat = moment(case, 3, plies)
        targets = RolloutTargets(game, evaluation, Effort(1, 2, 100), Rng(plies))
        moments, lines = targets.turn(state, seat)
        found.append(bool(moments))
        search = RolloutTargets(game, evaluation, Effort(1), Rng(plies)).search(state, seat)
        foremost = search.planner.plans(game, search.root, seat, 12, 20)[0].line
        assert moments or lines[0] == foremost, "left out, because rollouts prefer what the network prefers"
        assert targets.contested == bool(moments)
    assert any(found)
    assert not all(found)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["kingdom", "burgundy"])
def test_with_a_network_every_moment_has_its_own_predicted_end(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("duchy.train.rollouts.FEWEST", 1)
    task = Task(game, 1, str(constant(tmp_path, game, 0)), 11)
    transcript = play(task)
    samples = samples_of(features_of(game)[1], [transcript])
    plain = samples_of(features_of(game)[1], [play(Task(game, 0, "", 11))])
    assert (True, False) == (all(samples.own_target), any(plain.own_target))
    sides = samples.sides[0]
    assert len(set(samples.end)) > 2 * sides, "not one end for the whole game"
    assert len(set(plain.end)) <= sides
    assert len(set(plain.turn)) == plain.moments, "nothing to choose from"
    assert len(set(samples.turn)) < samples.moments / 2, "several plans for most turns"
    assert transcript == play(task)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["kingdom", "burgundy"])
def test_a_game_is_played_to_its_end_and_depends_only_on_its_seed(game: str) -> None:
    task = Task(game, 0, "", 11)
    transcript = play(task)
    assert samples_of(features_of(game)[1], [transcript]).moments >= 20
    assert transcript == play(task)

"""A game becomes a transcript, a transcript becomes rows: nothing is lost on the way."""

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
from duchy.train.rollouts import BEST, OTHERS, RolloutTargets
from duchy.train.samples import samples_of
from duchy.train.self_play import Task, Transcript, clip, play
from duchy.train.training import training_of
from tests.bots.search.searching import case_of, moment

SHORT = "kingdom"
"""The game whose greedy games without an opponent are over soonest."""


@pytest.mark.parametrize("game", game_names())
def test_every_kind_of_game_can_be_played(game: str) -> None:
    _, features = features_of(game)
    for _, options in training_of(game).modes:
        state = load(game).initial(options)
        assert 1 <= features.sides(state) <= load(game).seats(state)


def test_kinds_are_drawn_as_often_as_they_should_be() -> None:
    rng = Rng(3)
    training = training_of("burgundy")
    drawn = [training.draw_mode(rng) for _ in range(3000)]
    total = sum(weight for weight, _ in training.modes)
    for weight, options in training.modes:
        assert 0.6 < drawn.count(options) / 3000 * total / weight < 1.4
    with pytest.raises(Refusal, match="there is no game 'chess': the games are burgundy, kingdom"):
        training_of("chess")


@pytest.mark.parametrize("name", ["burgundy:teams-everything", "kingdom:2p-advisors-b", "burgundy:alone-13a-45"])
def test_rows_hold_what_was_told(name: str) -> None:
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


def test_numbers_keep_within_16_bits() -> None:
    assert (-32768, 5, 32767) == (clip(-(1 << 20)), clip(5), clip(1 << 20))


def constant(folder: Path, game: str, says: int) -> Path:
    """Write a network that always says the same."""
    _, features = features_of(game)
    inputs = features.common + 2 * features.own
    network = Network([Layer(inputs, 1, 0, [0] * inputs, [says])], features.common, features.own)
    path = folder / f"{game}.network"
    path.write_bytes(write_network(network, features, 1, {}))
    return path


def test_a_network_of_a_file_values(tmp_path: Path) -> None:
    """A network that always says 700 hundredths: alone it adds them, against somebody it adds them on both sides."""
    path = constant(tmp_path, "kingdom", 700)
    for name, more in (("kingdom:1p-none-b", 700), ("kingdom:2p-advisors-b", 0)):
        case = case_of(name)
        state, seat = moment(case, 3, 40)
        seats = case.witness.game.seats(state)
        learnt = evaluation_of("kingdom", str(path))
        assert KingdomEvaluation().margin(state, seat, seats) + more == learnt.margin(state, seat, seats)


def test_what_positions_come_to_is_foretold_by_playing_on(tmp_path: Path) -> None:
    """A network that always says 700 says it of wherever it goes on; at the end of the game nothing is foretold."""
    case = case_of("burgundy:2019-2p-duchy1")
    game = case.witness.game
    state, seat = moment(case, 3, 40)
    ends: list[list[int]] = []
    for says in (0, 700):
        evaluation = evaluation_of("burgundy", str(constant(tmp_path, "burgundy", says)))
        ends.append(RolloutTargets(game, evaluation, 1, Rng(1)).now(state, seat).ends)
    assert [end + 700 for end in ends[0]] == ends[1]
    values = [int(BurgundyEvaluation().value(state, side)) for side in range(2)]
    assert all(0 < abs(end - value) < 10_000 for end, value in zip(ends[0], values, strict=True)), "rounds, not a game"


@pytest.mark.parametrize("name", ["burgundy:2019-2p-duchy1", "kingdom:2p-advisors-b"])
def test_plans_of_a_turn_are_played_on_with_the_same_luck(name: str, tmp_path: Path) -> None:
    """The same plan tried twice comes to the same; and whatever was planned can be done."""
    case = case_of(name)
    game = case.witness.game
    state, seat = moment(case, 3, 40)
    targets = RolloutTargets(game, evaluation_of(game.name, str(constant(tmp_path, game.name, 0))), 1, Rng(1))
    moments, lines = targets.turn(state, seat)
    assert 1 < len(moments) == len(lines) <= BEST + OTHERS
    search = targets.search(state, seat)
    one, other = targets.roll_out(search, [search.planner.plans(game, search.root, seat, 4, 4)[0] for _ in range(2)])
    assert one.ends == other.ends
    for line in lines:
        after = state.copy()
        for action in line:
            assert not game.explain(after, seat, action)
            game.apply(after, seat, action)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["kingdom", "burgundy"])
def test_with_a_network_every_moment_has_an_end_of_its_own(
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
def test_a_game_is_played_to_its_end_and_the_same_from_the_same_seed(game: str) -> None:
    task = Task(game, 0, "", 11)
    transcript = play(task)
    assert samples_of(features_of(game)[1], [transcript]).moments >= 20
    assert transcript == play(task)

"""Input features of a network: complete in every kind of game, and without hidden information."""

import pytest

from duchy.bots.burgundy.evaluation import TERMS, BurgundyEvaluation
from duchy.bots.burgundy.features import COURTESY, PLACE, RIVALRY, TABLE, BurgundyFeatures
from duchy.bots.greedy import Evaluation
from duchy.bots.kingdom.evaluation import KingdomEvaluation
from duchy.bots.kingdom.features import KingdomFeatures
from duchy.bots.learnt.evaluation import LearntEvaluation
from duchy.bots.learnt.features import Features, Rows
from duchy.bots.learnt.network import Layer, Network
from duchy.core.buffer import Buffer
from duchy.core.chance import Rng
from duchy.core.game import State
from duchy.core.reason import Refusal
from duchy.games import load_encoder
from tests.bots.search.searching import case_of, moment
from tests.contract.play import Numbers, take_lively

NAMES = (
    "burgundy:2019-2p-duchy1",
    "burgundy:everything-2019-2p",
    "burgundy:teams-everything",
    "burgundy:alone-13a-45",
    "kingdom:2p-advisors-b",
    "kingdom:1p-none-b",
)


def features_of(name: str) -> tuple[Evaluation, Features]:
    if name.startswith("burgundy"):
        burgundy = BurgundyEvaluation()
        return burgundy, BurgundyFeatures(burgundy)
    kingdom = KingdomEvaluation()
    return kingdom, KingdomFeatures(kingdom)


def written_features(features: Features, state: State) -> list[list[int]]:
    """Return all input features of a position, written over used buffers."""
    common, own = Buffer(features.common), Buffer(features.own)
    for buffer in (common, own):
        for place in range(len(buffer)):
            buffer.items[place] = 77
    features.write_common(state, common)
    found = [[int(common[place]) for place in range(len(common))]]
    for side in range(features.sides(state)):
        features.write_own(state, side, own)
        found.append([int(own[place]) for place in range(len(own))])
    return found


@pytest.mark.parametrize("name", NAMES)
def test_every_feature_is_written_and_the_value_is_the_hand_made_one(name: str) -> None:
    state, _ = moment(case_of(name), 3, 90)
    evaluation, features = features_of(name)
    own = Buffer(features.own)
    for side in range(features.sides(state)):
        assert evaluation.value(state, side) == features.write_own(state, side, own)
    assert all(-32768 <= number < 32768 for row in written_features(features, state) for number in row)
    assert not any(number == 77 for row in written_features(features, state) for number in row[-3:])


@pytest.mark.parametrize("name", NAMES)
def test_hidden_information_is_not_an_input(name: str) -> None:
    case = case_of(name)
    _, features = features_of(name)
    for plies in (5, 70):
        state, seat = moment(case, 4, plies)
        redrawn = [case.witness.game.resample(state, seat, Rng(luck)) for luck in (1, 2, 3)]
        assert (
            written_features(features, redrawn[0])
            == written_features(features, redrawn[1])
            == written_features(features, redrawn[2])
        )


def zero_evaluation(name: str) -> LearntEvaluation:
    """Return an evaluation with a network whose output is zero."""
    evaluation, features = features_of(name)
    inputs = features.common + 2 * features.own
    network = Network([Layer(inputs, 1, 0, [0] * inputs, [0])], features.common, features.own)
    return LearntEvaluation(evaluation, features, network, True)


@pytest.mark.parametrize("name", NAMES)
def test_a_network_with_output_zero_changes_nothing(name: str) -> None:
    case = case_of(name)
    state, seat = moment(case, 6, 50)
    evaluation, _ = features_of(name)
    learnt = zero_evaluation(name)
    assert learnt.predict(state) == learnt.features.sides(state)
    for side in range(learnt.features.sides(state)):
        assert evaluation.value(state, side) == learnt.values.items[side]
    assert evaluation.value(state, seat) == learnt.value(state, seat)
    assert evaluation.clock(state) == learnt.clock(state)


@pytest.mark.parametrize(
    ("name", "rivalry"),
    [
        ("burgundy:2019-2p-duchy1", COURTESY),
        ("burgundy:2011-2p-random", COURTESY),
        ("burgundy:everything-2019-2p", RIVALRY),
        ("burgundy:2019-3p-random", RIVALRY),
        ("burgundy:teams-everything", RIVALRY),
        ("kingdom:2p-advisors-b", 100),
    ],
)
def test_rivals_count_by_the_given_percentage(name: str, rivalry: int) -> None:
    state, seat = moment(case_of(name), 6, 50)
    evaluation, features = features_of(name)
    side = features.side_of(state, seat)
    values = [int(evaluation.value(state, each)) for each in range(features.sides(state))]
    best = max(value for each, value in enumerate(values) if each != side)
    assert best > 1000
    learnt = zero_evaluation(name)
    assert values[side] - best * rivalry // 100 == learnt.margin(state, seat, len(values))


@pytest.mark.parametrize("name", ["burgundy:2019-2p-duchy1", "kingdom:2p-advisors-b"])
def test_in_a_finished_game_a_rival_counts_fully(name: str) -> None:
    case = case_of(name)
    state, numbers = case.begin(), Numbers(6)
    while case.witness.game.acting(state):
        take_lively(case, state, numbers)
    evaluation, _ = features_of(name)
    assert evaluation.margin(state, 0, 2) == zero_evaluation(name).margin(state, 0, 2) != 0


def test_the_input_features_of_burgundy_are_those_of_the_encoder() -> None:
    state, _ = moment(case_of("burgundy:everything-2019-2p"), 3, 90)
    _, features = features_of("burgundy")
    encoder = load_encoder("burgundy")
    table, *sides = written_features(features, state)
    known = {feature.name: feature for feature in encoder.table}
    for side, numbers in enumerate(sides):
        row = encoder.row(state, side)
        for chosen, found in ((TABLE, table), (PLACE, numbers[TERMS:])):
            expected: list[int] = []
            for name, most in chosen:
                feature = known[name]
                expected += [min(number, most) for number in row[feature.first : feature.first + feature.length]]
            assert expected == found


def test_a_feature_missing_from_an_encoding_is_refused() -> None:
    with pytest.raises(Refusal, match="the encoding of kingdom has no feature 'dice'"):
        Rows(load_encoder("kingdom"), (("dice", 1),))

"""What a network is told: of every kind of game, as much as it says, and nothing that is hidden."""

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


def told(features: Features, state: State) -> list[list[int]]:
    """All that is told of a position; the buffers were used before."""
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
def test_everything_is_written_and_the_value_is_the_one_by_hand(name: str) -> None:
    state, _ = moment(case_of(name), 3, 90)
    evaluation, features = features_of(name)
    own = Buffer(features.own)
    for side in range(features.sides(state)):
        assert evaluation.value(state, side) == features.write_own(state, side, own)
    assert all(-32768 <= number < 32768 for row in told(features, state) for number in row)
    assert not any(number == 77 for row in told(features, state) for number in row[-3:])


@pytest.mark.parametrize("name", NAMES)
def test_what_is_hidden_is_not_told(name: str) -> None:
    case = case_of(name)
    _, features = features_of(name)
    for plies in (5, 70):
        state, seat = moment(case, 4, plies)
        redrawn = [case.witness.game.resample(state, seat, Rng(luck)) for luck in (1, 2, 3)]
        assert told(features, redrawn[0]) == told(features, redrawn[1]) == told(features, redrawn[2])


def silent(name: str) -> LearntEvaluation:
    """An evaluation with a network that says nought."""
    evaluation, features = features_of(name)
    inputs = features.common + 2 * features.own
    network = Network([Layer(inputs, 1, 0, [0] * inputs, [0])], features.common, features.own)
    return LearntEvaluation(evaluation, features, network, True)


@pytest.mark.parametrize("name", NAMES)
def test_a_network_that_says_nought_changes_nothing(name: str) -> None:
    case = case_of(name)
    state, seat = moment(case, 6, 50)
    evaluation, _ = features_of(name)
    learnt = silent(name)
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
def test_rivals_count_as_much_as_is_said(name: str, rivalry: int) -> None:
    state, seat = moment(case_of(name), 6, 50)
    evaluation, features = features_of(name)
    side = features.side_of(state, seat)
    values = [int(evaluation.value(state, each)) for each in range(features.sides(state))]
    best = max(value for each, value in enumerate(values) if each != side)
    assert best > 1000
    learnt = silent(name)
    assert values[side] - best * rivalry // 100 == learnt.margin(state, seat, len(values))


@pytest.mark.parametrize("name", ["burgundy:2019-2p-duchy1", "kingdom:2p-advisors-b"])
def test_when_a_game_is_over_a_rival_counts_for_all_it_has(name: str) -> None:
    case = case_of(name)
    state, numbers = case.begin(), Numbers(6)
    while case.witness.game.acting(state):
        take_lively(case, state, numbers)
    evaluation, _ = features_of(name)
    assert evaluation.margin(state, 0, 2) == silent(name).margin(state, 0, 2) != 0


def test_what_is_told_of_burgundy_is_what_researchers_get() -> None:
    state, _ = moment(case_of("burgundy:everything-2019-2p"), 3, 90)
    _, features = features_of("burgundy")
    encoder = load_encoder("burgundy")
    table, *sides = told(features, state)
    known = {feature.name: feature for feature in encoder.table}
    for side, numbers in enumerate(sides):
        row = encoder.row(state, side)
        for chosen, found in ((TABLE, table), (PLACE, numbers[TERMS:])):
            expected: list[int] = []
            for name, most in chosen:
                feature = known[name]
                expected += [min(number, most) for number in row[feature.first : feature.first + feature.length]]
            assert expected == found


def test_a_feature_that_an_encoding_does_not_have_is_refused() -> None:
    with pytest.raises(Refusal, match="the encoding of kingdom has no feature 'dice'"):
        Rows(load_encoder("kingdom"), (("dice", 1),))

"""A network of whole numbers, and its file."""

import json
import random
from itertools import chain, pairwise

import pytest

from duchy.bots.kingdom.evaluation import KingdomEvaluation
from duchy.bots.kingdom.features import KingdomFeatures
from duchy.bots.learnt.files import in_package, read, write_network
from duchy.bots.learnt.network import Layer, Network
from duchy.core.buffer import Buffer
from duchy.core.reason import Refusal

FEATURES = KingdomFeatures(KingdomEvaluation())
INPUTS = FEATURES.common + 2 * FEATURES.own


def buffer_of(*numbers: int) -> Buffer:
    buffer = Buffer(len(numbers))
    for place, number in enumerate(numbers):
        buffer.items[place] = number
    return buffer


def network_of(factor: int = 1) -> Network:
    """Return a network for the features of Kingdom whose weights all differ."""
    first = Layer(INPUTS, 2, 3, [factor * (place % 7 - 3) for place in range(2 * INPUTS)], [5, -9])
    return Network([first, Layer(2, 1, 1, [3, -2], [4])], FEATURES.common, FEATURES.own)


def value_of(network: Network, common: Buffer, own: Buffer, other: Buffer) -> int:
    """Return the value of one side against another."""
    network.tell_table(common)
    network.tell_side(0, own)
    network.tell_side(1, other)
    return int(network.value(0, 1))


def test_it_adds_shifts_and_clips_at_zero() -> None:
    """8 + 1 * 4 + 2 * 8 - 3 * 2 = 22 is halved, negative numbers become zero, and the result is rounded down."""
    first = Layer(3, 2, 1, [4, 1, 8, 1, -2, 1], [8, -40])
    network = Network([first, Layer(2, 1, 2, [-3, 100], [7])], 1, 1)
    assert (7 + 11 * -3) >> 2 == value_of(network, buffer_of(1), buffer_of(2), buffer_of(3))


@pytest.mark.parametrize("seed", range(5))
def test_it_is_exact_compiled_and_interpreted(seed: int) -> None:
    """Plain Python, whose integers have no limits, gives the same result."""
    numbers = random.Random(seed)
    sizes = [14, 9, 5, 1]
    layers = [
        (
            [[numbers.randrange(-(1 << 31), 1 << 31) for _ in range(after)] for _ in range(before)],
            [numbers.randrange(-(1 << 31), 1 << 31) for _ in range(after)],
            numbers.randrange(24, 30),
        )
        for before, after in pairwise(sizes)
    ]
    told = [numbers.randrange(-3000, 3000) for _ in range(sizes[0])]
    expected, last = told, told
    for weights, biases, shift in layers:
        sums = [
            bias + sum(one * row[at] for one, row in zip(expected, weights, strict=True))
            for at, bias in enumerate(biases)
        ]
        last, expected = [each >> shift for each in sums], [max(each, 0) >> shift for each in sums]
    network = Network(
        [
            Layer(len(weights), len(biases), shift, list(chain.from_iterable(weights)), biases)
            for weights, biases, shift in layers
        ],
        4,
        5,
    )
    assert last[0] == value_of(network, buffer_of(*told[:4]), buffer_of(*told[4:9]), buffer_of(*told[9:]))


def test_the_previous_value_leaves_no_trace() -> None:
    network = network_of()
    common, own = Buffer(FEATURES.common), Buffer(FEATURES.own)
    own.items[3] = 50
    first = value_of(network, common, own, own)
    value_of(network, common, buffer_of(*range(FEATURES.own)), own)
    assert first == value_of(network, common, own, own)


def test_what_changes_from_position_to_position_adds_up_as_if_it_were_new() -> None:
    """A side is its own and another's rival; all values are those of a network that has seen nothing else."""
    network, numbers = network_of(1 << 20), random.Random(4)
    common = buffer_of(*(numbers.randrange(9) for _ in range(FEATURES.common)))
    sides = [buffer_of(*(numbers.randrange(-9, 9) for _ in range(FEATURES.own))) for _ in range(3)]
    for _ in range(50):
        for buffer in (common, *sides):
            buffer.items[numbers.randrange(len(buffer))] = numbers.randrange(-30_000, 30_000)
        network.tell_table(common)
        for side, own in enumerate(sides):
            network.tell_side(side, own)
        for side, rival in ((0, 1), (1, 2), (2, 0), (0, 0)):
            assert value_of(network_of(1 << 20), common, sides[side], sides[rival]) == network.value(side, rival)


def test_a_network_survives_its_file() -> None:
    network = network_of()
    again = read(write_network(network, FEATURES, 1, {"games": 3}), FEATURES, "a file")
    common, own = buffer_of(*range(FEATURES.common)), buffer_of(*range(FEATURES.own))
    assert value_of(network, common, own, common_sized(own)) == value_of(again, common, own, common_sized(own))


def common_sized(own: Buffer) -> Buffer:
    return buffer_of(*(int(own[place]) * 2 for place in range(FEATURES.own)))


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda data: data[:0], "is not a network"),
        (lambda data: b"{}\n" + data, "is not a network"),
        (lambda data: data + b"\0" * (5 << 20), "is not a network"),
        (lambda data: data[:-1] + b"x", "checksum"),
        (lambda data: data[:-4], "checksum"),
        (lambda data: changed(data, "features", 0), "features is 0, expected"),
        (lambda data: changed(data, "game", "chess"), "game is 'chess', expected 'kingdom'"),
        (lambda data: changed(data, "layers", []), "layers do not fit"),
        (lambda data: changed(data, "layers", [{"inputs": INPUTS, "outputs": 1, "shift": 0}]), "layers do not fit"),
    ],
)
def test_an_invalid_file_is_refused(spoil: object, said: str) -> None:
    assert callable(spoil)
    with pytest.raises(Refusal, match=said):
        read(spoil(write_network(network_of(), FEATURES, 1, {})), FEATURES, "a file")


def changed(data: bytes, key: str, value: object) -> bytes:
    head, _, body = data.partition(b"\n")
    return json.dumps({**json.loads(head), key: value}).encode() + b"\n" + body


def test_a_network_for_other_features_is_ignored() -> None:
    other = KingdomFeatures(KingdomEvaluation())
    other.version = 10_000
    assert in_package(other, "duchy.bots.learnt:kingdom.network") is None
    assert in_package(other, "duchy.bots.learnt:chess.network") is None
    assert in_package(other, "") is None

"""A small network in whole numbers: the same result on every machine, compiled or not.

Weights are fixed-point numbers. What a layer adds up is shifted right by its own amount; between layers what is
below nought becomes nought. The last layer gives hundredths of a point.
"""

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.buffer import Buffer


class Layer:
    """Adds up what comes in with weights: those of one input lie side by side."""

    def __init__(self, inputs: int, outputs: int, shift: int, weights: list[int], biases: list[int]) -> None:
        """Take the sizes, how far sums are shifted, and the numbers."""
        self.inputs: i64 = inputs
        self.outputs: i64 = outputs
        self.shift: i64 = shift
        self.weights = vec[i64](weights)
        self.biases = vec[i64](biases)
        self.sums = vec[i64](biases)

    def begin(self) -> None:
        """Forget what was added."""
        for place in range(self.outputs):
            self.sums[place] = self.biases[place]

    def add(self, number: i64, place: i64) -> None:
        """Add an input with its weights."""
        if number:
            first = place * self.outputs
            sums = self.sums
            weights = self.weights
            for output in range(self.outputs):
                sums[output] += number * weights[first + output]

    def take(self, before: "Layer") -> None:
        """Add what the layer before gives: nothing below nought."""
        for place in range(self.inputs):
            number = before.sums[place]
            if number > 0:
                self.add(number >> before.shift, place)


class Network:
    """Layers, one after the other."""

    def __init__(self, layers: list[Layer], common: int, own: int) -> None:
        """Take the layers, and how many numbers tell of the table and of a side."""
        self.layers = layers
        self.common: i64 = common
        self.own: i64 = own

    def value(self, common: Buffer, own: Buffer, other: Buffer) -> i64:
        """Say how far off the hand-made evaluation of a side is, beside the strongest other one, in hundredths."""
        first = self.layers[0]
        first.begin()
        for place in range(self.common):
            first.add(common.items[place], place)
        for place in range(self.own):
            first.add(own.items[place], self.common + place)
            first.add(other.items[place], self.common + self.own + place)
        before = first
        for index in range(1, len(self.layers)):
            layer = self.layers[index]
            layer.begin()
            layer.take(before)
            before = layer
        return before.sums[0] >> before.shift

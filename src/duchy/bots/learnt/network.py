"""A small integer network: the same result on every machine, compiled or not.

Weights are fixed-point numbers. The sums of a layer are shifted right by its own amount, with a ReLU between layers.
The output is in hundredths of a point.
"""

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.buffer import Buffer


class Layer:
    """A weighted sum of the inputs; the weights of one input are adjacent."""

    def __init__(self, inputs: int, outputs: int, shift: int, weights: list[int], biases: list[int]) -> None:
        """Set the sizes, the shift of the sums, and the numbers."""
        self.inputs: i64 = inputs
        self.outputs: i64 = outputs
        self.shift: i64 = shift
        self.weights = vec[i64](weights)
        self.biases = vec[i64](biases)
        self.sums = vec[i64](biases)

    def begin(self) -> None:
        """Reset the sums to the biases."""
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
        """Add the previous layer's output through ReLU."""
        for place in range(self.inputs):
            number = before.sums[place]
            if number > 0:
                self.add(number >> before.shift, place)


class Network:
    """Layers, one after another."""

    def __init__(self, layers: list[Layer], common: int, own: int) -> None:
        """Set the layers, and the numbers of features of the table and of a side."""
        self.layers = layers
        self.common: i64 = common
        self.own: i64 = own

    def value(self, common: Buffer, own: Buffer, other: Buffer) -> i64:
        """Return the error of a side's hand-made value relative to its strongest rival, in hundredths."""
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

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


class Part:
    """The first layer's sums of some of its inputs, kept from one position to the next: only what changed is added."""

    def __init__(self, layer: Layer, first: i64, size: i64) -> None:
        """Start with inputs that are all zero, from the layer's input `first` on."""
        self.layer = layer
        self.first: i64 = first
        self.told = vec[i64]([0] * size)
        self.sums = vec[i64]([0] * layer.outputs)

    def tell(self, inputs: Buffer) -> None:
        """Set the inputs."""
        told, items = self.told, inputs.items
        sums, weights, outputs = self.sums, self.layer.weights, self.layer.outputs
        for place in range(len(told)):
            change = items[place] - told[place]
            if change:
                told[place] = items[place]
                first = (self.first + place) * outputs
                for output in range(outputs):
                    sums[output] += change * weights[first + output]


class Network:
    """Layers, one after another. The first adds up three parts: the table's features, a side's, and its rival's.

    Tried plans differ in little, and the table is the same for all sides, so each part is kept until it changes.
    """

    def __init__(self, layers: list[Layer], common: int, own: int) -> None:
        """Set the layers, and the numbers of features of the table and of a side."""
        self.layers = layers
        self.common: i64 = common
        self.own: i64 = own
        self.table = Part(layers[0], 0, common)
        self.sides: list[Part] = []
        self.rivals: list[Part] = []

    def tell_table(self, common: Buffer) -> None:
        """Set the features of the table."""
        self.table.tell(common)

    def tell_side(self, side: i64, own: Buffer) -> None:
        """Set the features of a side, for itself and as the rival of others."""
        while len(self.sides) <= side:
            self.sides.append(Part(self.layers[0], self.common, self.own))
            self.rivals.append(Part(self.layers[0], self.common + self.own, self.own))
        self.sides[side].tell(own)
        self.rivals[side].tell(own)

    def value(self, side: i64, rival: i64) -> i64:
        """Return the error of a side's hand-made value relative to a rival, in hundredths."""
        first = self.layers[0]
        table, own, other = self.table, self.sides[side], self.rivals[rival]
        for place in range(first.outputs):
            first.sums[place] = first.biases[place] + table.sums[place] + own.sums[place] + other.sums[place]
        before = first
        for index in range(1, len(self.layers)):
            layer = self.layers[index]
            layer.begin()
            layer.take(before)
            before = layer
        return before.sums[0] >> before.shift

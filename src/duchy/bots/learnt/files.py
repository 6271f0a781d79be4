"""Network files: a header line of JSON, then the numbers, 32 bits each, to which the checksum applies."""

import hashlib
import json
import struct
from importlib.resources import files
from typing import Final

from duchy.bots.learnt.features import Features
from duchy.bots.learnt.network import Layer, Network
from duchy.core.reason import Refusal

FORM: Final = "duchy network 1"
LARGEST: Final = 4 << 20
"""Maximum size of a file in bytes."""


def write_network(network: Network, features: Features, rules: int, made: dict[str, object]) -> bytes:
    """Write a network for some features; `made` describes for people how it was made."""
    body = b""
    layers: list[dict[str, int]] = []
    for layer in network.layers:
        sizes = {"inputs": int(layer.inputs), "outputs": int(layer.outputs), "shift": int(layer.shift)}
        layers.append(sizes)
        numbers = [int(number) for number in layer.weights] + [int(number) for number in layer.biases]
        body += struct.pack(f"<{len(numbers)}i", *numbers)
    head = {
        "form": FORM,
        "game": features.game,
        "rules": rules,
        "features": features.version,
        "common": features.common,
        "own": features.own,
        "layers": layers,
        "checksum": hashlib.sha256(body).hexdigest(),
        "made": made,
    }
    return json.dumps(head).encode() + b"\n" + body


def head_of(data: bytes, name: str) -> dict[str, object]:
    """Read the header of a file; raises `Refusal` if it is not a network."""
    line, _, _ = data.partition(b"\n")
    head: object = None
    if len(data) <= LARGEST:
        try:
            head = json.loads(line)
        except ValueError:
            head = None
    if not isinstance(head, dict) or head.get("form") != FORM:
        raise Refusal(f"{name} is not a network: expected a file written by duchy train")
    return head


def read(data: bytes, features: Features, name: str) -> Network:
    """Read a network; raises `Refusal` if it is damaged, or was made for other features."""
    head = head_of(data, name)
    here: dict[str, object] = {
        "game": features.game,
        "features": features.version,
        "common": features.common,
        "own": features.own,
    }
    for key, value in here.items():
        if head.get(key) != value:
            raise Refusal(f"{name}: {key} is {head.get(key)!r}, expected {value!r}: retrain it")
    body = data.partition(b"\n")[2]
    if hashlib.sha256(body).hexdigest() != head.get("checksum"):
        raise Refusal(f"{name} is damaged: its checksum does not match; reinstall it")
    layers: list[Layer] = []
    place = 0
    inputs = features.common + 2 * features.own
    sizes = head.get("layers")
    for size in sizes if isinstance(sizes, list) else []:
        outputs = int(size["outputs"])
        count = (inputs + 1) * outputs
        if int(size["inputs"]) != inputs or len(body) < place + 4 * count:
            break
        numbers = list(struct.unpack_from(f"<{count}i", body, place))
        layers.append(Layer(inputs, outputs, int(size["shift"]), numbers[: inputs * outputs], numbers[-outputs:]))
        place += 4 * count
        inputs = outputs
    if inputs != 1 or place != len(body):
        raise Refusal(f"{name} is damaged: its layers do not fit each other; reinstall it")
    return Network(layers, features.common, features.own)


def in_package(features: Features, address: str) -> Network | None:
    """Read a network that is part of a package ("package:file"); None if there is none for these features."""
    package, _, name = address.partition(":")
    if not name:
        return None
    found = files(package).joinpath(name)
    if not found.is_file():
        return None
    data = found.read_bytes()
    head = head_of(data, name)
    if head.get("features") != features.version:
        return None
    return read(data, features, name)

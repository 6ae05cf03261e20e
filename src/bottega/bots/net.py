"""A small net that corrects an estimate where a round begins; asking it needs no library."""

import tomllib
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.errors import BadSetup

SCALE: Final = 10.0  # points that one unit of what comes out means


class Layer:
    """Sums of what comes in, by weights; those of one input stand together."""

    def __init__(self, rows: list[list[float]], biases: list[float]) -> None:
        weights = vec[float]()
        for row in rows:
            for weight in row:
                weights = append(weights, weight)
        start = vec[float]()
        for bias in biases:
            start = append(start, bias)
        self.weights: Final = weights
        self.biases: Final = start

    def sums(self, inputs: vec[float]) -> vec[float]:
        """What comes out."""
        sums = self.biases[:]
        size = i64(len(sums))
        at: i64 = 0
        for value in inputs:
            if value != 0.0:
                i: i64 = 0
                while i < size:
                    sums[i] += value * self.weights[at + i]
                    i += 1
            at += size
        return sums


class Net:
    """Layers; what is below 0 between two of them counts as 0.

    Of inputs that were always the same where it learnt it knows nothing else: where one differs, it is silent.
    """

    def __init__(self, table: dict[str, Any], names: list[str]) -> None:
        self.picked: Final = places_of(table["inputs"], names)
        always: dict[str, float] = table.get("always", {})
        self.always: Final = places_of(list(always), names)
        same = vec[float]()
        for value in always.values():
            same = append(same, value)
        self.same: Final = same
        self.layers: Final = [Layer(layer["weights"], layer["biases"]) for layer in table["layers"]]

    def correction(self, seen: vec[float]) -> float:
        """Points that the estimate misses, of all that the game tells."""
        i: i64 = 0
        for place in self.always:
            if seen[place] != self.same[i]:
                return 0.0
            i += 1
        values = vec[float]()
        for place in self.picked:
            values = append(values, seen[place])
        first = True
        for layer in self.layers:
            if not first:
                values = positive(values)
            values = layer.sums(values)
            first = False
        return values[0] * SCALE


def places_of(wanted: list[str], names: list[str]) -> vec[i64]:
    """Where inputs stand in what the game tells."""
    places = vec[i64]()
    for name in wanted:
        if name not in names:
            raise BadSetup(f"there is no input {name!r} of a net; learn it anew")
        places = append(places, names.index(name))
    return places


def net_in(text: str, names: list[str]) -> Net:
    """The net that a file describes, for a game that tells what has these names."""
    return Net(tomllib.loads(text), names)


def positive(values: vec[float]) -> vec[float]:
    """Each number, or 0 if it is less."""
    i: i64 = 0
    while i < i64(len(values)):
        if values[i] < 0.0:
            values[i] = 0.0
        i += 1
    return values

"""The numbers that an estimate goes by, so that they can be tuned."""

from typing import Final

from librt.vecs import append, vec

from bottega.core.errors import BadSetup


class Weights:
    """Numbers by name; in compiled code by their place."""

    def __init__(self, names: tuple[str, ...], values: list[float]) -> None:
        self.names: Final = names
        of = vec[float]()
        for value in values:
            of = append(of, value)
        self.of: Final = of

    def but(self, values: dict[str, float]) -> "Weights":
        """The same with some values changed."""
        for name in values:
            if name not in self.names:
                raise BadSetup(f"there is no weight {name!r}; choose from {', '.join(self.names)}")
        return Weights(self.names, [values.get(name, old) for name, old in zip(self.names, self.of, strict=True)])

    def as_dict(self) -> dict[str, float]:
        """The values by name."""
        return dict(zip(self.names, self.of, strict=True))

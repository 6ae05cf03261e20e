"""What everybody could know of goods behind screens, because every way in and out was told."""

from mypy_extensions import mypyc_attr

from bottega.core.events import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class Ledger:
    """Goods by seat, written down from the beginning of a game and from what a spectator is told."""

    def hear(self, event: Event) -> None:
        """Write down what an event tells of somebody's goods."""

    def goods(self) -> list[list[int]]:
        """What each seat has, as `Game.screened` writes it; nothing where nothing is hidden."""
        return []

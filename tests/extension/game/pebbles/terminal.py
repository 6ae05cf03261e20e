"""Pebbles in a terminal."""

from bottega.games.pebbles.view_types import PebblesView
from rich.console import Group, RenderableType
from rich.text import Text


def board(view: PebblesView, names: list[str]) -> RenderableType:
    """The heap, and who has how much."""
    lines = [Text(f"{name}: {player['score']}") for name, player in zip(names, view["players"], strict=True)]
    return Group(Text("●" * view["heap"] or "–"), *lines)

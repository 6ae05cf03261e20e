"""A position as text, drawn as in a terminal."""

import io
from importlib import import_module
from typing import Any

from rich.console import Console

from bottega.core.game import Game
from bottega.core.kernel import Position

WIDTH = 120


def as_text(game: Game[Any], s: Position, who: int = -1) -> str:
    """What a seat sees (-1: a spectator), without colors."""
    names = [f"Player {seat + 1}" for seat in range(game.seats(s))] + game.figures(s)
    drawing = import_module(f"bottega.games.{game.name}.terminal")
    out = io.StringIO()
    Console(file=out, width=WIDTH, no_color=True, highlight=False).print(drawing.board(game.view(s, who), names))
    return out.getvalue()

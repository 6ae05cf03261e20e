"""Draws docs/img/terminal.svg, fresco.svg and modules.svg: tables in mid-game as `bottega play` shows them.

Run it from the repository's root when the terminal board changes: .venv/bin/python tools/picture.py
"""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import SVG_EXPORT_THEME, TerminalTheme

from bottega.bots import seats
from bottega.core.match import Match
from bottega.core.record import new_header
from bottega.core.rng import derive
from bottega.games import find_game
from bottega.terminal import show

PICTURES = [  # the game, what is chosen, seed and moves
    ("terminal", "sintra", {}, 24, 84),
    ("fresco", "fresco", {}, 8, 96),
    ("modules", "fresco", {"modules": "all"}, 8, 190),
]
WIDTH = 119  # characters: two palaces side by side
FONTS = "'DejaVu Sans Mono', Menlo, Consolas, monospace"
UNWANTED = (
    r"@font-face \{.*?\}\s*",  # fonts from the network
    r"<!-- .*? -->\s*",
    r' clip-path="url\(#bottega-line-\d+\)"',  # cuts the frames apart between rows
    r'<clipPath id="bottega-line-\d+">.*?</clipPath>\s*',
)
NIGHT = TerminalTheme((27, 22, 26), (233, 222, 205), [(27, 22, 26)] * 8)
NIGHT.ansi_colors = SVG_EXPORT_THEME.ansi_colors


def mid_game(name: str, chosen: dict[str, str], seed: int, moves: int) -> Match:
    """A game of two greedy bots, stopped after so many decisions where the first seat must decide."""
    game = find_game(name)
    match = Match(game, new_header(game, 2, seed, ["human", "greedy"], chosen))
    bots = seats.find_bots(["greedy", "greedy"], seed)
    while len(match.moves) < moves or match.position.to_move() != 0:
        s = match.position
        match.push(seats.choose(game, s, bots[s.to_move()], derive(seed, len(match.moves))))
    return match


def draw(match: Match) -> str:
    """The table and the question, as SVG that asks nothing of the network."""
    console = Console(file=io.StringIO(), record=True, width=WIDTH, force_terminal=True, color_system="truecolor")
    console.print(show.board(match, 0, show.seat_names(match.header.seats)))
    console.print()
    console.print(match.game.question(match.position), style="bold")
    console.print(show.options(match))
    console.print()
    picture = console.export_svg(title="bottega play", theme=NIGHT, unique_id="bottega")
    for unwanted in UNWANTED:
        picture = re.sub(unwanted, "", picture, flags=re.DOTALL)
    picture = picture.replace("font-family: Fira Code, monospace", f"font-family: {FONTS}")
    picture = picture.replace("font-family: arial", "font-family: sans-serif")
    return picture.replace("font-size: 20px", "font-size: 21px")  # so that vertical lines meet from row to row


if __name__ == "__main__":
    for picture, game, chosen, seed, moves in PICTURES:
        Path(f"docs/img/{picture}.svg").write_text(draw(mid_game(game, chosen, seed, moves)), "utf-8")

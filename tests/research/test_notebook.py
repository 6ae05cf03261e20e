"""Pictures of positions and records, made from the view."""

import json
import re
from html import escape
from types import SimpleNamespace
from xml.etree import ElementTree

import numpy as np
import pytest

from bottega.core.kernel import Position
from bottega.core.laws import random_game
from bottega.core.record import Record
from bottega.games import find_game
from bottega.i18n import speak
from bottega.research import notebook
from bottega.research.drawing import Drawing
from bottega.research.picture import any_picture, picture, pixels

SVG = "{http://www.w3.org/2000/svg}"


def position(name: str, moves: int = 30, **chosen: str) -> Position:
    s: Position = find_game(name).new(3, 5, chosen)
    for turn in range(moves):
        s.play(s.options[turn % len(s.options)])
    return s


@pytest.mark.parametrize(("name", "chosen"), [("sintra", {"side": "B"}), ("fresco", {"modules": "all"})])
@pytest.mark.parametrize("moves", [0, 40])
def test_a_position_is_drawn_as_svg_and_as_pixels(name: str, chosen: dict[str, str], moves: int) -> None:
    s = position(name, moves, **chosen)
    game = find_game(name)
    root = ElementTree.fromstring(picture(game, s, 0).svg())
    assert len(root.findall(f"{SVG}rect")) > 20
    assert any("Player 3" in (text.text or "") for text in root.findall(f"{SVG}text"))
    image = pixels(game, s, 0)
    assert image.dtype == np.uint8
    assert image.shape == (int(root.get("height", "")), int(root.get("width", "")), 3)
    assert len(np.unique(image[::6, ::6].reshape(-1, 3), axis=0)) > 8


def test_what_a_seat_may_not_know_is_not_drawn() -> None:
    game, s = find_game("fresco"), position("fresco", 0)
    assert picture(game, s, 0).svg().count("thalers") == 1
    assert picture(game, s, -1).svg().count("thalers") == 0


def test_words_in_a_drawing_are_no_markup() -> None:
    drawing = Drawing(10, 10)
    drawing.text(0, 0, "<b>")
    assert "&lt;b&gt;" in drawing.svg()


def test_a_game_without_a_picture_shows_its_view_in_words() -> None:
    svg = any_picture({"heap": 12, "options": ["T1"]}).svg()
    assert "heap: 12" in svg
    assert "T1" not in svg


def test_a_position_shows_itself_with_its_question() -> None:
    seen = notebook.Seen(position("sintra"), 1)
    assert seen._repr_html_().startswith("<div><svg")
    assert seen._repr_svg_() in seen._repr_html_()
    assert escape(speak(seen.game.question(seen.position))) in seen._repr_html_()


def test_a_record_shows_itself_with_a_slider_over_all_positions() -> None:
    record = random_game(find_game("sintra"), 2, 3, {}).record()
    html = notebook.Replay(record)._repr_html_()
    found = re.search(r"const frames = (\[.*?\]); const root", html)
    assert found is not None
    frames = json.loads(found[1])
    assert f'max="{len(frames) - 1}"' in html
    assert len(frames) == len(record.moves) + 1
    assert frames[1][0] == f"1. player {record.moves[0][0] + 1}: {record.moves[0][1]}"
    assert html.count("</script>") == 1
    assert len(set(re.findall(r'id="(bottega-replay-\d+)"', html + notebook.Replay(record)._repr_html_()))) == 2


def test_the_extension_shows_positions_and_records() -> None:
    shown: dict[type, object] = {}
    formatter = SimpleNamespace(for_type=lambda kind, show: shown.update({kind: show}))
    notebook.load_ipython_extension(
        SimpleNamespace(display_formatter=SimpleNamespace(formatters={"text/html": formatter}))
    )
    assert set(shown) == {Position, Record}
    show = shown[Position]
    assert callable(show)
    assert "<svg" in show(position("fresco", 3))

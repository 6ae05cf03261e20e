"""The rules' pages as HTML: sections get ids, drawings and pieces get marks that the browser draws."""

import re
from html import escape
from typing import Any

import msgspec
from markdown_it import MarkdownIt

from bottega.core.game import Game
from bottega.games.rulebook import Page, note, pages
from bottega.server.protocol import RulesPage
from bottega.server.tables.boxes import Box, our_box

HEADING = re.compile(r"^(#{2,4}) +(.*?)(?: +\{#([\w-]+)\})? *$")
DRAWING = re.compile(r"^!\[([^\]]*)\]\(draw:([\w-]+)\) *$")
MARKED = re.compile(r'<a href="(box|ours):([\w.+-]+)">(.*?)</a>')
EDITION = re.compile(r'<a href="edition:(\w+)">(.*?)</a>')
PIECES = re.compile(r"\{(paints|glass|panes):(\w+)\}")

markdown = MarkdownIt("commonmark", {"html": False}).enable("table")


def rules_pages(language: str, box: Box | None = None) -> list[RulesPage]:
    """All pages of a language: the games, then the modules; of the game of a box, as they are with its components."""
    return [RulesPage(page.id, page.title, html(page.id, page.text, game_of(page, box))) for page in pages(language)]


def game_of(page: Page, box: Box | None) -> Game[Any]:
    """The game that a page is about, with its box."""
    return box.game if box is not None and box.game.name == page.game else our_box(page.game).game


def html(id: str, text: str, game: Game[Any]) -> str:
    """A page's text: headings and drawings line by line, all between them as Markdown."""
    found: list[str] = []
    plain: list[str] = []
    for line in text.splitlines():
        special = heading(id, line) or drawing(line)
        if special:
            found += [markdown.render("\n".join(plain)), special]
            plain.clear()
        else:
            plain.append(line)
    found.append(markdown.render("\n".join(plain)))
    edited = EDITION.sub(r'<span data-edition="\1">\2</span>', "".join(found))
    marked = MARKED.sub(lambda link: mark(game, link), edited)
    return PIECES.sub(r'<span data-\1="\2">\2</span>', marked)


def mark(game: Game[Any], link: re.Match[str]) -> str:
    """A text that may not be printed in the booklets, with what is to be said of it."""
    found = note(game, link[3], link[1], link[2])
    if not found.kind:
        return found.text
    said = escape(msgspec.json.encode([each.as_dict() for each in found.said]).decode())
    return f'<span class="marked">{found.text}<span data-{found.kind}="{said}"></span></span>'


def heading(id: str, line: str) -> str:
    """A heading with the id `PAGE-SECTION`; nothing if the line is none."""
    found = HEADING.match(line)
    if found is None:
        return ""
    level = len(found[1])
    anchor = f' id="{id}-{found[3]}"' if found[3] else ""
    return f"<h{level}{anchor}>{markdown.renderInline(found[2])}</h{level}>\n"


def drawing(line: str) -> str:
    """The place of a drawing, with its words; nothing if the line is none."""
    found = DRAWING.match(line)
    if found is None:
        return ""
    return f'<figure data-draw="{found[2]}"><figcaption>{escape(found[1])}</figcaption></figure>\n'

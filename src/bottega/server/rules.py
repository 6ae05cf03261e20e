"""The rules' pages as HTML: sections get ids, drawings and pieces get marks that the browser draws."""

import re
from functools import cache
from html import escape

from markdown_it import MarkdownIt

from bottega.core.words import say
from bottega.language import LANGUAGES
from bottega.rules import pages
from bottega.server.protocol import RulesPage
from bottega.server.refusal import Refusal

HEADING = re.compile(r"^(#{2,4}) +(.*?)(?: +\{#([\w-]+)\})? *$")
DRAWING = re.compile(r"^!\[([^\]]*)\]\(draw:([\w-]+)\) *$")
PIECES = re.compile(r"\{(paints|glass|panes):(\w+)\}")

markdown = MarkdownIt("commonmark", {"html": False}).enable("table")


@cache
def rules_pages(language: str) -> list[RulesPage]:
    """All pages of a language: the games, then the modules."""
    if language not in LANGUAGES:
        raise Refusal(say("error-not-found"))
    return [RulesPage(page.id, page.title, html(page.id, page.text)) for page in pages(language)]


def html(id: str, text: str) -> str:
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
    return PIECES.sub(r'<span data-\1="\2">\2</span>', "".join(found))


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

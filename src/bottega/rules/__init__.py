"""The rules beside the table, in our own words: one Markdown page per game and module, in four languages.

Headings carry their section (`## Market {#market}`), drawings stand on a line of their own (`![text](draw:market)`),
and pieces are written as `{paints:RRB}`, `{glass:YBR}` and `{panes:PWO}`, which a browser shows as little pictures.
"""

import re
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import NamedTuple

PAGES = ("sintra", "fresco", *(f"m{number:02}" for number in range(18)))

DRAWING = re.compile(r"^!\[[^\]]*\]\(draw:[\w-]+\)\n\n?", re.MULTILINE)
ANCHOR = re.compile(r" \{#[\w-]+\}$", re.MULTILINE)
PIECES = re.compile(r"\{(?:paints|glass|panes):(\w+)\}")


class Page(NamedTuple):
    """A page of the rules, `fresco`, `sintra` or a module from `m00`; its text is the Markdown below the title."""

    id: str
    title: str
    text: str


@cache
def pages(language: str) -> list[Page]:
    """All pages in a language: the games, then the modules in order."""
    return [page(language, name) for name in PAGES]


def page(language: str, name: str) -> Page:
    text = (resources.files("bottega") / "rules" / language / f"{name}.md").read_text("utf-8")
    title, _, body = text.partition("\n")
    return Page(name, title.removeprefix("# "), body.lstrip("\n"))


def terminal_text(game: str, modules: Iterable[int]) -> str:
    """What a terminal shows: the English page of a game and those of the modules in play, with letters for pieces."""
    chosen = {game, *(f"m{number:02}" for number in modules)}
    return "\n".join(plain(f"# {page.title}\n\n{page.text}") for page in pages("en") if page.id in chosen)


def plain(text: str) -> str:
    """Markdown that any reader shows: without drawings and sections, pieces as their letters."""
    return PIECES.sub(r"\1", ANCHOR.sub("", DRAWING.sub("", text)))

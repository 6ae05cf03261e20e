"""The rules beside the table, in our own words: one Markdown page per game and module, in four languages.

Headings carry their section (`## Market {#market}`), drawings stand on a line of their own (`![text](draw:market)`),
and pieces are written as `{paints:RRB}`, `{glass:YBR}` and `{panes:PWO}`, which a browser shows as little pictures.

What may not be printed in the booklets is a mark. `[4](box:hostel.price_mega.0)` is a value of the box, and the box
says whether it is ours (several values: a plus between them). `[...](ours:3.11)` is a ruling of ours, by its number or
by its section of docs/rules.md. `[...](edition:classic)` is so in that edition only: a table
hides what it does not play.
"""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from bottega.core.game import Game, is_ruling
from bottega.core.messages import Message, msg
from bottega.core.provenance import CHOSEN, OWNER
from bottega.i18n import speak

FOLDER = Path(__file__).parent

DRAWING = re.compile(r"^!\[[^\]]*\]\(draw:[\w-]+\)\n\n?", re.MULTILINE)
ANCHOR = re.compile(r" \{#[\w-]+\}$", re.MULTILINE)
PIECES = re.compile(r"\{(?:paints|glass|panes):(\w+)\}")
MARK = re.compile(r"\[([^\]]*)\]\((box|ours):([\w.+-]+)\)")
EDITION = re.compile(r"\[([^\]]*)\]\(edition:\w+\)")
NUMBER = re.compile(r"[+-]?\d+")

OURS_SIGN, OWNER_SIGN = "†", "‡"


class Page(NamedTuple):
    """A page of the rules, `fresco`, `sintra` or a module from `m00`; its text is the Markdown below the title."""

    id: str
    title: str
    text: str
    game: str


@cache
def pages(language: str) -> list[Page]:
    """All pages in a language: the games, then the modules in order."""
    games = sorted(FOLDER.glob(f"*/rules/{language}.md"))
    modules = sorted(FOLDER.glob(f"*/modules/*/rules/{language}.md"))
    return [page(file) for file in [*games, *modules]]


def page(file: Path) -> Page:
    """A page by its file; its name is that of the game, or the beginning of the module's folder."""
    title, _, body = file.read_text("utf-8").partition("\n")
    name = file.parents[1].name.partition("_")[0]
    return Page(name, title.removeprefix("# "), body.lstrip("\n"), file.relative_to(FOLDER).parts[0])


class Note(NamedTuple):
    """What is to be said of a marked text: it is ours, or of the owner's file, which may say something else."""

    kind: str  # "ours", "owner", or nothing
    text: str
    said: list[Message]


def note(game: Game[Any], text: str, kind: str, name: str) -> Note:
    """What a mark means with the box of a game."""
    if kind == "ours":
        return Note("ours", text, [msg("ours-ruling", number=name) if is_ruling(name) else msg("ours-decision")])
    box = game.provenance()
    paths = name.split("+")
    changed = [path for path in paths if box.has(path, OWNER)]
    if changed:
        value = box.value(name) if len(paths) == 1 else None
        if type(value) is int and NUMBER.fullmatch(text):
            text = f"{value:+}" if text.startswith("+") and value > 0 else str(value)
        return Note("owner", text, [box.owner_words(path) for path in changed])
    chosen = [box.words(path) for path in paths if box.has(path, CHOSEN)]
    return Note("ours" if chosen else "", text, chosen)


def terminal_text(game: Game[Any], modules: Iterable[int]) -> str:
    """What a terminal shows: the English page of a game and those of the modules in play, with letters for pieces."""
    chosen = {game.name, *(f"m{number:02}" for number in modules)}
    return "\n".join(plain(f"# {page.title}\n\n{page.text}", game) for page in pages("en") if page.id in chosen)


def plain(text: str, game: Game[Any]) -> str:
    """Markdown that any reader shows: no drawings and sections, pieces as letters, marks as signs with a line below."""
    notes: list[Note] = []

    def sign(match: re.Match[str]) -> str:
        notes.append(note(game, match[1], match[2], match[3]))
        return notes[-1].text + {"ours": OURS_SIGN, "owner": OWNER_SIGN}.get(notes[-1].kind, "")

    marked = MARK.sub(sign, EDITION.sub(r"\1", text))
    lines = [marked]
    if any(note.kind == "ours" for note in notes):
        lines.append(f"\n{OURS_SIGN} {speak(msg('ours-note'))} {speak(msg('ours-docs'))}\n")
    changed = {speak(said): None for note in notes if note.kind == "owner" for said in note.said}
    if changed:
        lines.append(f"\n{OWNER_SIGN} {speak(msg('owner-note'))} {'; '.join(changed)}\n")
    return PIECES.sub(r"\1", ANCHOR.sub("", DRAWING.sub("", "".join(lines))))

"""The rules beside the table: four languages tell the same rules, and every module has a page."""

import re
from collections import Counter
from pathlib import Path

import pytest

from bottega.core.messages import msg
from bottega.games import find_game
from bottega.games.fresco.registry import MODULES
from bottega.games.rulebook import Page, pages, terminal_text
from bottega.i18n import LANGUAGES, speak

OTHERS = [language for language in LANGUAGES if language != "en"]

# The sections that the games name when they say why, or which rule a question belongs to.
SECTIONS = {
    "fresco": (
        "overview table setup round waking mood planning market cathedral altar bishop studio workshop theater "
        "next-round track end"
    ),
    "sintra": "overview table setup taking placing glazier full broken round final-a final-b",
}
PAGE = Path(__file__).parents[2] / "web" / "src" / "games"
DRAWINGS = {
    name
    for file in PAGE.rglob("RulesDrawing.svelte")
    for name in re.findall(r'name === "([\w-]+)"', file.read_text("utf-8"))
}
PIECES = re.compile(r"\{(paints|glass|panes):([A-Z]+)\}")
LETTERS = {"paints": "RYBOGPKN", "glass": "YBRG", "panes": "PWOBYJ"}


def by_id(language: str) -> dict[str, Page]:
    return {page.id: page for page in pages(language)}


def sections(page: Page) -> dict[str, str]:
    """The text of each section, by its anchor."""
    parts = re.split(r"^## .* \{#([\w-]+)\}$", page.text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def numbers(text: str) -> Counter[str]:
    """All numbers of a text; hours may be written 5:00 or as a language says them."""
    return Counter(re.findall(r"\d+", text.replace(":00", "")))


def lines(text: str) -> list[str]:
    """What kind of line each one is, so that tables and lists can be compared."""
    return [kind[0] if (kind := re.match(r"\||- |\d+\. |!\[|$", line)) else "text" for line in text.splitlines()]


def test_every_module_has_a_page() -> None:
    assert [page.id for page in pages("en")] == ["fresco", "sintra", "m00", *(f"m{m.number:02}" for m in MODULES)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_modules_have_the_name_they_have_everywhere(language: str) -> None:
    for module in MODULES:
        name = f"m{module.number:02}"
        assert by_id(language)[name].title.endswith(speak(msg(f"{name}-title"), language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_have_a_title_and_headings_with_sections(language: str) -> None:
    for page in pages(language):
        assert re.search(r"\w", page.title)
        assert page.text.startswith("## ")
        headings = re.findall(r"^#.*", page.text, re.MULTILINE)
        assert all(re.fullmatch(r"## \S.* \{#[a-z-]+\}", heading) for heading in headings), page.id
        assert len(sections(page)) == len(headings), f"{page.id} has a section twice"


def test_sections_that_the_games_name_exist() -> None:
    for name, wanted in SECTIONS.items():
        assert set(wanted.split()) <= set(sections(by_id("en")[name]))


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_the_same_sections_tables_lists_and_drawings(language: str) -> None:
    for page, other in zip(pages("en"), pages(language), strict=True):
        assert list(sections(page)) == list(sections(other)), page.id
        for section, text in sections(page).items():
            translated = sections(other)[section]
            assert lines(text) == lines(translated), f"{page.id}#{section}"
            assert re.findall(r"\(draw:.*\)", text) == re.findall(r"\(draw:.*\)", translated), f"{page.id}#{section}"


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_changes_no_number_piece_or_move(language: str) -> None:
    for page in pages("en"):
        for section, text in sections(page).items():
            translated = sections(by_id(language)[page.id])[section]
            where = f"{language}/{page.id}#{section}"
            assert numbers(text) == numbers(translated), where
            assert PIECES.findall(text) == PIECES.findall(translated), where
            assert re.findall(r"`[^`]+`", text) == re.findall(r"`[^`]+`", translated), where
            assert text.count("**") == translated.count("**"), where


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_are_regular(language: str) -> None:
    for page in pages(language):
        for table in re.findall(r"(?:^\|.*\n)+", page.text, re.MULTILINE):
            assert len({row.count("|") for row in table.splitlines()}) == 1, table


@pytest.mark.parametrize("language", LANGUAGES)
def test_braces_hold_known_pieces_and_drawings_are_known(language: str) -> None:
    for page in pages(language):
        for kind, letters in PIECES.findall(page.text):
            assert set(letters) <= set(LETTERS[kind]), page.id
        assert re.findall(r"[{}]", re.sub(r"\{#[a-z-]+\}", "", PIECES.sub("", page.text))) == []
        drawn = re.findall(r"^!\[([^\]]+)\]\(draw:([\w-]+)\)$", page.text, re.MULTILINE)
        assert len(drawn) == page.text.count("!["), page.id
        assert {name for _, name in drawn} <= DRAWINGS


def test_french_spaces_stand_before_its_signs() -> None:
    for page in pages("fr"):
        marks = r"`[^`]*`|\{[^}]*\}|\]\((draw|box|ours|edition):[^)]*\)"
        prose = re.sub(marks, "", f"{page.title}\n{page.text}").replace("![", "[")
        assert re.findall(r".{0,20}[^\u202f\d|-][;:!?»]", prose) == [], page.id


@pytest.mark.parametrize("game", ["sintra", "fresco"])
def test_the_terminal_gets_plain_markdown(game: str) -> None:
    text = terminal_text(find_game(game), range(18) if game == "fresco" else [])
    assert not re.search(r"draw:|box:|ours:|edition:|\{|\}", text)
    assert "\n\n\n" not in text


def test_the_terminal_gets_the_modules_in_play() -> None:
    text = terminal_text(find_game("fresco"), [1, 11])
    assert re.findall(r"^# (.*)", text, re.MULTILINE) == [
        "Fresco",
        "Module 1: The Portraits",
        "Module 11: The Bishop's Favors",
    ]
    assert "| 3 | RYB, RRY, YYB, BBR |" in text


def test_what_another_edition_has_is_marked_and_reads_as_before() -> None:
    """Every language marks the same places; whoever reads both editions finds no sign of it."""
    edition = re.compile(r"\]\(edition:(\w+)\)")
    marked = {language: [(page.id, edition.findall(page.text)) for page in pages(language)] for language in LANGUAGES}
    assert {name for _, names in marked["en"] for name in names} == {"mega", "classic"}
    assert all(found == marked["en"] for found in marked.values())
    shown = terminal_text(find_game("fresco"), [1, 4])
    assert "In the classic edition the portrait takes their place." in shown
    assert "edition:" not in shown

"""The words: all four languages say everything, with the same blanks, and nothing is said that nobody uses."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bottega.core.messages import Message, from_data, msg
from bottega.i18n import LANGUAGES, knows, speak, spoken, word_files

ROOT = Path(__file__).parents[2]

# Names that are put together at run time.
FAMILIES = (
    r"m\d\d-(title|short)",  # a module's name, and what it is about
    r"\w+-source",  # what a game calls them otherwise
    r"source-\w+",  # where points come from, by the keys of a result
    r"theme-[a-z]+",  # what puzzles are about
    r"(fresco|sintra)-puzzle-(round|gain)",
    r"(place|paint|pane)-[a-z-]+",
    r"tile-\d+",
    r"(fresco|sintra)-title",
    r"(fresco|sintra)-goal-[1-5]",
    r"(fresco|sintra|m\d\d)-lesson-[a-z-]+",  # what lessons say; that all of it is said has a test of its own
    r"(treasure|portrait)-[a-z-]+",
    r"m01-power-[a-z-]+",  # what a portrait is good for
    r"m04-why-[a-z-]+",  # when a wish can be used
    r"(fresco|sintra|m\d\d)-coach-[a-z-]+",  # what matters before a question; that all are spoken of has a test
    r"fresco-plan-idle",  # what a plan leaves without work, by the game
    r"brings-[a-z_]+",  # what a choice changes, by the keys of a standing
    r"reason-(loss|thalers|paints|mood|apprentices)",  # what a turn leaves more of, by the keys of a standing
    r"box-[a-z0-9_]+-\w+",  # a value of the box, by table and entry
)
TILES = (6, 8, 9, 10, 14)  # modules with an action tile
FORMS = {
    "place": {"the", "nom", "to", "at", "on", "of"},
    "paint": {"of", "f"},
    "pane": {"one", "many"},
    "tile": {"to", "tile"},
}
# A symbol for each blank that takes one; where nothing is said, a place.
SYMBOLS = {"tile": "tile-6", "paint": "paint-orange", "pane": "pane-orange", "module": "m00-title"}
NUMBERS = (0, 1, 2, 7)


class Text:
    """A message of a language: where it stands, its blanks and what it refers to."""

    def __init__(self, file: str, entry: ftl.Message) -> None:
        self.file = file
        self.value = entry.value
        self.attributes = {attribute.id.name for attribute in entry.attributes}
        nodes = list(inside(entry))
        self.blanks = {node.id.name for node in nodes if isinstance(node, ftl.VariableReference)}
        self.refers = {node.id.name for node in nodes if isinstance(node, ftl.MessageReference)}
        calls = [node for node in nodes if isinstance(node, ftl.FunctionReference)]
        self.calls = {call.id.name for call in calls}
        self.symbols = {blank(call) for call in calls if call.id.name == "WORD"}
        counted = {blank(call) for call in calls if call.id.name == "SIGNED"}
        selectors = [node.selector for node in nodes if isinstance(node, ftl.SelectExpression)]
        self.numbers = counted | {node.id.name for node in selectors if isinstance(node, ftl.VariableReference)}


def inside(node: Any) -> Any:
    """A piece of a message and all that is in it."""
    if isinstance(node, list):
        for item in node:
            yield from inside(item)
    elif isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from inside(value)


def blank(call: ftl.FunctionReference) -> str:
    """The blank that a function is asked about."""
    argument = call.arguments.positional[0]
    assert isinstance(argument, ftl.VariableReference)
    return argument.id.name


@cache
def entries(language: str) -> list[tuple[str, Any]]:
    """All that stands in the files of a language."""
    files = word_files(language).items()
    return [(name, entry) for name, file in files for entry in FluentParser().parse(file.read_text("utf-8")).body]


@cache
def texts(language: str) -> dict[str, Text]:
    """The messages of a language by their names."""
    return {entry.id.name: Text(file, entry) for file, entry in entries(language) if isinstance(entry, ftl.Message)}


def blanks(language: str, name: str) -> set[str]:
    """The blanks of a message, and of those it refers to."""
    text = texts(language)[name]
    return text.blanks.union(*(blanks(language, other) for other in text.refers))


@cache
def python_strings() -> tuple[set[str], set[str]]:
    """What the engine says by name, and all texts in its code."""
    said: set[str] = set()
    every: set[str] = set()
    for file in (ROOT / "src" / "bottega").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                every.add(node.value)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "msg":
                said |= literals(node.args[0])
    return said, every


def literals(node: ast.expr) -> set[str]:
    """The names that an expression may be; none if it is put together."""
    if isinstance(node, ast.IfExp):
        return literals(node.body) | literals(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


@cache
def browser_code() -> str:
    files = [file for file in (ROOT / "web" / "src").rglob("*") if file.suffix in (".ts", ".svelte")]
    return "\n".join(file.read_text("utf-8") for file in files)


def said_in_browser() -> set[str]:
    """What the browser says by name."""
    return set(re.findall(r"\bt\(\s*[\"']([\w-]+)[\"']", browser_code()))


def used(name: str) -> bool:
    """Is there anything in engine, browser or messages that names it, or puts names together that begin like it?"""
    if name in python_strings()[1] or any(re.fullmatch(family, name) for family in FAMILIES):
        return True
    if any(name in text.refers for text in texts("en").values()):
        return True
    code = browser_code()
    begun = [name[:at] for at in range(2, len(name)) if name[at - 1] == "-"]
    return re.search(rf"[\"'`]{name}[\"'`]", code) is not None or any(f"`{start}${{" in code for start in begun)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_well_formed(language: str) -> None:
    odd = [(file, entry.content) for file, entry in entries(language) if isinstance(entry, ftl.Junk)]
    assert odd == []
    names = [entry.id.name for _, entry in entries(language) if isinstance(entry, ftl.Message)]
    assert sorted(names) == sorted(set(names))
    assert [name for name, text in texts(language).items() if text.value is None] == []
    assert set().union(*(text.calls for text in texts(language).values())) == {"WORD", "SIGNED"}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages(language: str) -> None:
    here = {name: text.file for name, text in texts(language).items()}
    assert here == {name: text.file for name, text in texts("en").items()}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_messages_have_the_same_blanks_in_all_languages(language: str) -> None:
    both = [name for name in texts("en") if name in texts(language)]
    assert {name: blanks(language, name) for name in both} == {name: blanks("en", name) for name in both}


def test_what_is_said_has_words() -> None:
    assert python_strings()[0] | said_in_browser() <= set(texts("en"))


def test_no_words_are_there_for_nothing() -> None:
    assert [name for name in texts("en") if not used(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_spoken(language: str) -> None:
    for name, text in texts(language).items():
        for number in NUMBERS:
            values: dict[str, Any] = dict.fromkeys(blanks(language, name), number)
            for other in (name, *text.refers):
                values |= {key: SYMBOLS.get(key, "place-market") for key in texts(language)[other].symbols}
            assert spoken(name, values, language).strip(), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_symbols_have_the_forms_that_messages_ask_for(language: str) -> None:
    for name, text in texts(language).items():
        family = name.split("-")[0]
        if family in FORMS and text.file != "table" and not text.file.startswith("board"):
            assert FORMS[family] <= text.attributes, name
    assert {f"tile-{number}" for number in TILES} <= set(texts(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_module_has_a_title_and_a_summary(language: str) -> None:
    assert all(knows(f"m{number:02d}-{word}", language) for number in range(18) for word in ("title", "short"))


def test_what_was_said_inside_is_spoken_first() -> None:
    notes = [msg("paint-red"), msg("fresco-event-paid", thalers=1)]
    said = msg("fresco-do-noted", what=msg("fresco-do-close", booth="II"), notes=notes)
    assert speak(said) == "close booth II, red, pays 1 thaler"
    assert speak(said, "de") == "Marktstand II schließen, Rot, bezahlt 1 Taler"


def test_symbols_take_the_form_that_the_sentence_needs() -> None:
    said = msg("fresco-ask-plan", goal="place-market", left=3, ill=1)
    assert speak(said) == "How many apprentices go to the market? (3 left, 1 ill)"
    assert speak(said, "fr") == "Combien d'assistants vont au Marché\u202f? (3 restants, 1 malade)"
    assert speak(said, "de") == "Wie viele Gehilfen gehen zum Markt? (noch 3, 1 kranker)"
    assert speak(said, "nl") == "Hoeveel leerlingen gaan naar de markt? (nog 3, 1 zieke)"


@pytest.mark.parametrize(("mood", "text"), [(2, "+2"), (0, "0"), (-1, "-1")])
def test_numbers_with_their_sign(mood: int, text: str) -> None:
    assert speak(msg("fresco-event-mood", mood=mood)) == f"is in mood {text}"


def test_what_has_no_words_cannot_be_spoken() -> None:
    with pytest.raises(KeyError, match="words/fr has no message 'nothing'"):
        speak(msg("nothing"), "fr")
    with pytest.raises(KeyError, match=r"words/en: fresco-event-paid: .*thalers"):
        speak(msg("fresco-event-paid"))


def test_said_as_plain_data_and_back() -> None:
    said = msg("fresco-do-noted", what=msg("fresco-do-close", booth="II"), notes=[msg("paint-red")], n=3)
    data = {
        "say": "fresco-do-noted",
        "what": {"say": "fresco-do-close", "booth": "II"},
        "notes": [{"say": "paint-red"}],
        "n": 3,
    }
    assert said.as_dict() == data
    assert from_data(data) == said
    assert said != msg("fresco-do-noted")
    assert said != "fresco-do-noted"
    assert len({said, from_data(data)}) == 1
    assert repr(Message("paint-red", {})) == "Message('paint-red', {})"


def test_the_coach_speaks_of_every_question() -> None:
    asks = [name for name in texts("en") if re.match(r"(fresco|sintra|m\d\d)-ask-", name)]
    asked = {name.replace("-ask-", "-coach-") for name in asks}
    assert asked == {name for name in texts("en") if "-coach-" in name}

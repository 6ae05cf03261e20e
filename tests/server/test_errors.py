"""What is wrong with a set-up or a record is said in the reader's language."""

import re
from pathlib import Path

import pytest

from bottega.core.errors import BottegaError
from bottega.core.messages import Message, from_data
from bottega.i18n import LANGUAGES, speak, word_files
from bottega.server.errors import refused
from bottega.server.tables.lobby import read_table
from tests.server.guest import Guest

RECORDS = Path(__file__).parents[1] / "records"
GOOD = (RECORDS / "sintra" / "2A-random.txt").read_text("utf-8")
UNKNOWN = "fault-unknown"
MOVES = [line for line in GOOD.splitlines() if line[:1].isdigit()]


def fault(said: Message) -> str:
    """The name of what is wrong, wherever; all languages have words for it, and only for what is unknown our line."""
    problem = said.values["problem"]
    assert isinstance(problem, Message)
    assert len({speak(said, language) for language in LANGUAGES}) == len(LANGUAGES)
    assert ("detail" in said.values) == (problem.name == UNKNOWN)
    while isinstance(inner := problem.values.get("problem"), Message):
        problem = inner
    return problem.name


def wrong(text: str) -> Message:
    """Why a text is no record."""
    with pytest.raises(BottegaError) as found:
        read_table(text)
    return refused("error-record", found.value).said


def why_not(text: str) -> str:
    """What is wrong with a text, if anything is."""
    try:
        read_table(text)
    except BottegaError as error:
        return fault(refused("error-record", error).said)
    return ""


def with_line(number: int, text: str) -> str:
    """The good record with another line, counted from 1 (0: one more at the end)."""
    lines = GOOD.splitlines()
    lines[number - 1 : number or None] = [text] if number else [lines[-1], text]
    return "\n".join(lines)


def changed(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new, 1)


FIRST = GOOD.splitlines().index(MOVES[0]) + 1
BROKEN = {
    "record-cut-off": "\n".join(GOOD.splitlines()[:20]),
    "record-none": "Dear Anna,",
    "record-move-line": with_line(FIRST, "one small step"),
    "record-entry": with_line(3, "rules"),
    "record-no-end": changed("\nend", "\nThe end"),
    "record-after-end": with_line(0, "and they lived happily"),
    "record-header-twice": with_line(3, "game: sintra"),
    "record-missing": changed("components:", "komponents:"),
    "record-number": changed("players: 2", "players: two"),
    "record-wanted": changed("scores: ", "score: "),
    "record-result-twice": changed("winners: ", "scores: 1 1\nwinners: "),
    "record-player": with_line(FIRST, "1 7 F1W"),
    "record-count": changed("scores: ", "scores: 3 "),
    "move-over": changed(f"{MOVES[-1]}\n", f"{MOVES[-1]}\n{len(MOVES) + 1} 1 F1W\n"),
    "move-turn": with_line(FIRST, f"1 {3 - int(MOVES[0].split()[1])} F1W"),
    "move-unclear": with_line(FIRST, f"1 {MOVES[0].split()[1]} S1"),
    "record-unfinished": GOOD[: GOOD.index("scores:")] + "unfinished\nend\n",
    "record-not-over": changed(f"{MOVES[-1]}\n", ""),
    "record-result": changed("round_bonus: ", "round_bonus: 1"),
    "setup-game": changed("game: sintra", "game: chess"),
    "setup-players": changed("players: 2", "players: 5").partition("\n\n")[0] + "\n\n\nunfinished\nend\n",
    "setup-seed": changed("seed: ", "seed: -"),
    "setup-option": changed("side: A", "size: A"),
    "setup-value": changed("side: A", "side: C"),
    "sintra-error-start": changed("start: random", "start: 4"),
    "setup-rules": re.sub(r"^rules: \d+$", "rules: 99", GOOD, flags=re.MULTILINE),
    "setup-components": changed("components: ", "components: 0"),
    "setup-seats": changed("seats: ", "seats: Eva, "),
}
# Pieces of other problems, and what surrounds them.
NOT_ALONE = {
    "setup-no-options",
    "record-line",
    "record-header",
    "record-move",
    "record-quoted",
    "record-wants-header",
    "record-wants-entry",
    "record-wants-moves",
    "record-wants-result",
    "record-the-player",
    "record-nothing",
}
ELSEWHERE = {"setup-bot", "setup-box", "setup-nobody", "setup-rated", "move-number"}  # no record can have them
BAD_MODULES = {
    "fresco-error-edition": {"edition": "classic", "modules": "16"},
    "fresco-error-module": {"modules": "1,99"},
    "fresco-error-module-like": {"modules": "1,scroll"},
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_record_is_explained(name: str) -> None:
    assert fault(wrong(BROKEN[name])) == name


def test_every_problem_of_a_record_has_been_met() -> None:
    words = word_files("en")["errors"].read_text("utf-8")
    known = set(re.findall(r"^((?:setup|move|record)-[a-z-]+) =", words, re.MULTILINE))
    assert known - NOT_ALONE - ELSEWHERE == {name for name in BROKEN if not name.startswith("sintra-")}


def test_whatever_line_is_wrong_it_is_explained() -> None:
    lines = GOOD.splitlines()
    for number in [*range(FIRST + 3), *range(len(lines) - 12, len(lines))]:
        for other in ([], [lines[number]] * 2, [lines[number] + " 1"], ["?"], [""]):
            text = "\n".join([*lines[:number], *other, *lines[number + 1 :]])
            assert why_not(text) != UNKNOWN, text


@pytest.mark.parametrize("name", BAD_MODULES)
def test_modules_that_cannot_be_are_explained(anna: Guest, name: str) -> None:
    wish = {"game": "fresco", "seats": [{"kind": "me"}] * 2, "chosen": BAD_MODULES[name]}
    answer = anna.http.post("/api/tables", json=wish)
    assert answer.status_code == 400
    assert fault(from_data(answer.json()["text"])) == name


def test_the_reader_hears_what_is_wrong_in_their_language() -> None:
    said = wrong(BROKEN["record-player"])
    assert f"line {FIRST}: there is no player 7; players are 1 to 2." in speak(said)
    assert f"Zeile {FIRST}: Es gibt keinen Spieler 7" in speak(said, "de")


def test_what_has_no_words_yet_is_shown_as_it_is() -> None:
    for name in ("error-setup", "error-record"):
        said = refused(name, BottegaError("the dog ate it")).said
        assert said.name == name
        assert fault(said) == UNKNOWN
        assert said.values["detail"] == "the dog ate it"


def test_a_long_line_is_shown_as_far_as_it_helps() -> None:
    detail = refused("error-record", BottegaError("moo" * 100)).said.values["detail"]
    assert detail == ("moo" * 100)[:200] + "…"


def test_a_message_that_is_none_has_its_detail_apart(anna: Guest) -> None:
    text = anna.http.post("/api/tables", content="{").json()["text"]
    assert text["say"] == "error-malformed"
    assert text["detail"]
    assert text["detail"] not in speak(from_data(text))


def test_empty_names_and_signs_that_do_not_show_are_named(anna: Guest) -> None:
    assert anna.refused("PUT", "/api/me", json={"name": "  "}) == (400, "empty")
    assert anna.refused("PUT", "/api/me", json={"name": "A\u0000"}) == (400, "signs")
    assert anna.refused("PUT", "/api/me", json={"name": "\u200b\u2060"}) == (400, "empty")
    assert anna.refused("PUT", "/api/me", json={"name": "Anna\u202e"}) == (400, "signs")
    assert anna.refused("POST", "/api/import", content="\u0000") == (400, "signs")
    for name in ("Zoë 🎨", "👩\u200d🎨", "ليلى"):
        assert anna.ask("PUT", "/api/me", json={"name": name}) == {"name": name}

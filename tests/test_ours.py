"""What is not printed in the booklets is data, and has words and a sign wherever a reader meets it."""

import re
from pathlib import Path
from typing import Any

import pytest

from bottega.core.game import Game, is_ruling
from bottega.core.messages import msg
from bottega.core.provenance import CHOSEN, OWNER
from bottega.core.tables import STATUS, STATUSES, Tables
from bottega.games import find_game, game_with
from bottega.games.fresco import basis as fresco_basis
from bottega.games.fresco import box as fresco_components
from bottega.games.fresco.pieces import standard_tables as fresco_tables
from bottega.games.rulebook import MARK, Note, note, pages, terminal_text
from bottega.games.sintra import box as sintra_components
from bottega.i18n import LANGUAGES, knows, speak

DOCS = Path(__file__).parents[1] / "docs" / "rules.md"
TABLES = {"sintra": sintra_components.standard_tables(), "fresco": fresco_tables()}
GAMES: dict[str, Game[Any]] = {name: find_game(name) for name in TABLES}


def corrected(name: str, *changes: tuple[str, str]) -> Game[Any]:
    """A game with its owner's file."""
    text = "\n".join(TABLES[name].lines)
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return find_game(name, Tables(text, "mine.toml"))


def paths(name: str) -> list[str]:
    data = TABLES[name].data
    return [f"{table}.{entry}" for table in data if table != STATUS for entry in data[table]]


# --- the tables


@pytest.mark.parametrize("name", TABLES)
def test_every_value_of_our_boxes_has_a_status_that_fits(name: str) -> None:
    data = TABLES[name].data
    for table, entries in data.items():
        if table == STATUS:
            continue
        assert set(data[STATUS][table]) == set(entries), table
        for entry, value in entries.items():
            status = data[STATUS][table][entry]
            assert not isinstance(status, list) or len(status) == len(value), f"{table}.{entry}"
            assert {status} if isinstance(status, str) else set(status) <= set(STATUSES)


@pytest.mark.parametrize(
    ("name", "path", "statuses"),
    [
        ("fresco", "hostel.mood", ["deduced", "booklet", "booklet", "booklet", "deduced"]),
        ("fresco", "hostel.price_classic", ["found", "booklet", "booklet", "booklet", "found"]),
        ("fresco", "hostel.price_mega", ["chosen", "booklet", "booklet", "booklet", "chosen"]),
        ("fresco", "m14_pews.market", ["chosen"] * 6),
        ("fresco", "m10_medico.prices_3", ["deduced"] * 3),
        ("sintra", "palace.window_values_b", ["deduced"] * 8),
        ("sintra", "palace.window_values_a", ["found"] * 8),
    ],
)
def test_statuses_of_single_values(name: str, path: str, statuses: list[str]) -> None:
    assert GAMES[name].provenance().statuses(path) == statuses


def test_eleven_market_tiles_are_told_of_and_three_are_chosen() -> None:
    box = GAMES["fresco"].provenance()
    chosen = [
        tile
        for tile, status in zip(box.value("market.tiles"), box.statuses("market.tiles"), strict=True)
        if status == CHOSEN
    ]
    assert chosen == ["YY", "BB", "BBB"]
    assert box.statuses("market.tiles").count("found") == 11


def test_the_space_of_six_is_the_only_choice_in_sintra() -> None:
    game = GAMES["sintra"]
    assert [path for path in paths("sintra") if game.provenance().has(path, CHOSEN)] == ["broken_glass.track"]
    assert speak(game.provenance().words("broken_glass.track")) == "space -6 of the broken-glass track"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chosen_value_has_words(language: str) -> None:
    for name, game in GAMES.items():
        box = game.provenance()
        chosen = [path for path in paths(name) if box.has(path, CHOSEN)]
        assert all(speak(box.words(path), language).strip() for path in chosen)


def test_no_value_that_is_not_chosen_has_words() -> None:
    for name, game in GAMES.items():
        for path in paths(name):
            assert knows(f"box-{path.replace('.', '-')}") == game.provenance().has(path, CHOSEN), path


def test_files_are_known_by_their_tables() -> None:
    assert [game_with(tables) for tables in TABLES.values()] == list(TABLES)


# --- the games


def test_values_in_play_depend_on_players_edition_and_modules() -> None:
    game = GAMES["fresco"]
    four = game.in_play(4, game.complete(4, 1, {"modules": "5,8"}))
    assert "hostel.price_mega" in four
    assert "hostel.price_classic" not in four
    assert "market.booths_4" in four
    assert "market.booths_3" not in four
    assert "market.removed_with_3" not in four
    assert "m5_gold.arrows_4" in four
    assert "m5_gold.arrows_3" not in four
    assert "m8_bells.leonardo" not in four
    assert not any(path.startswith("m10_") for path in four)
    two = game.in_play(2, game.complete(2, 1, {"edition": "classic", "modules": "5"}))
    assert "hostel.price_classic" in two
    assert "hostel.price_mega" not in two
    assert "market.booths_3" in two
    assert "market.removed_with_3" in two
    assert "m5_gold.arrows_3" in two
    mega = game.in_play(2, game.complete(2, 1, {"modules": "8"}))
    assert "m8_bells.leonardo" in mega
    sintra = GAMES["sintra"]
    assert "palace.ornament_points" in sintra.in_play(2, {"side": "A"})
    assert "palace.ornament_points" not in sintra.in_play(2, {"side": "B"})


def test_what_is_ours_among_the_values_in_play() -> None:
    game = GAMES["fresco"]
    assert game.with_status(4, game.complete(4, 1, {"modules": "10"}), CHOSEN) == [
        "hostel.price_mega",
        "mood.lowest",
        "mood.highest",
        "mood.extra_from",
        "mood.short_from",
        "market.tiles",
        "market.booths_4",
        "fresco.tiles",
        "m10_medico.prices_4",
    ]
    assert "m10_medico.prices_3" not in game.with_status(3, game.complete(3, 1, {"modules": "10"}), CHOSEN)


def test_paths_of_spots_and_texts_exist() -> None:
    named = [
        path
        for found in (fresco_basis.whole().spots, fresco_basis.whole().values)
        for some in found.values()
        for path in some
    ]
    for path in named:
        for players in ("3", "4"):
            for edition in ("mega", "classic"):
                assert path.replace("{n}", players).replace("{edition}", edition) in paths("fresco")
    assert all(knows(name) for name in (*fresco_basis.whole().rulings, *fresco_basis.whole().values))


def test_a_spot_shows_what_lies_there() -> None:
    game: Any = GAMES["fresco"]
    s = game.new(4, 5, {"modules": "3,6,10"})
    nothing = msg("why-over")
    assert game.basis(s, nothing, "hostel-4") == ["hostel.mood.4", "hostel.price_mega.4"]
    assert game.ours(game.basis(s, nothing, "hostel-4")) == [msg("box-hostel-price_mega", which="9")]
    assert game.ours(game.basis(s, nothing, "hostel-2")) == []
    classic = game.new(3, 5, {"edition": "classic"})
    assert game.ours(game.basis(classic, nothing, "hostel-4")) == []
    for slot, tile in enumerate(s.market):
        chosen = s.box.market[tile].letters in ("YY", "BB", "BBB")
        assert bool(game.ours(game.basis(s, nothing, f"slot-{slot}"))) == chosen
    special = [segment for segment in range(25) if s.fresco[segment] >= 25]
    assert len(special) == 7
    for segment in range(25):
        wanted = ["m3_special.tiles" if segment in special else "fresco.tiles"]
        assert [".".join(path.split(".")[:2]) for path in game.basis(s, nothing, f"segment-{segment}")] == wanted
    assert game.basis(s, nothing, "m06-bench-2") == ["m6_glass.bench", "m6_glass.windows"]
    assert game.basis(s, nothing, "m10-bottle-1") == ["m10_medico.prices_4"]
    assert game.basis(classic, nothing, "m10-bottle-1") == ["m10_medico.prices_3"]
    for target in ("hostel-9", "slot-99", "segment-99", "slot-x", "altar", "", "m06"):
        assert game.basis(s, nothing, target) == []
    s.market[0], s.fresco[0] = -1, -1
    assert game.basis(s, nothing, "slot-0") == game.basis(s, nothing, "segment-0") == []


def test_a_text_rests_on_values_and_rulings() -> None:
    game: Any = GAMES["fresco"]
    s = game.new(3, 5, {})
    assert [speak(said) for said in game.ours(game.basis(s, game.question(s)))] == ["price of a tile at 5, 9 o’clock"]
    assert game.ours(game.basis(s, msg("fresco-why-close-bought"))) == [msg("ours-ruling", number="3.9")]
    sintra: Any = GAMES["sintra"]
    for side, entry in (("A", "palace.window_values_a"), ("B", "palace.window_values_b")):
        position = sintra.new(2, 1, {"side": side})
        assert sintra.basis(position, msg("why-over"), "window-2") == [entry]
        assert sintra.ours([entry]) == []
    breaks = sintra.basis(position, msg("sintra-do-take-breaks"), "factory-1-O")
    assert sintra.ours(breaks) == [msg("box-broken_glass-track", which="-6")]


# --- the rules' pages


def marks(language: str) -> list[tuple[str, str, str, str]]:
    return [(page.id, *found) for page in pages(language) for found in MARK.findall(page.text)]


def game_of(page: str) -> Game[Any]:
    return GAMES["sintra" if page == "sintra" else "fresco"]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_translation_has_the_same_marks(language: str) -> None:
    assert [mark[:1] + mark[2:] for mark in marks(language)] == [mark[:1] + mark[2:] for mark in marks("en")]


def test_pages_show_the_values_of_the_box() -> None:
    for page, text, kind, name in marks("en"):
        for path in name.split("+") if kind == "box" else []:
            value = game_of(page).provenance().value(path)
            if type(value) is int and re.fullmatch(r"[+-]?\d+", text):
                assert int(text) == value, f"{page}: {path}"
            if isinstance(value, list) and re.fullmatch(r"[\d, ]+ and \d+|[\d, ]+", text) and "pews" not in path:
                assert [int(number) for number in re.findall(r"\d+", text)] == value, f"{page}: {path}"


def test_rulings_that_are_called_ours_name_no_booklet_in_the_documents() -> None:
    sources = documented()
    named = {(page, name) for page, _, kind, name in marks("en") if kind == "ours"}
    numbers = {name for _, name in named if is_ruling(name)} | {
        n for some in fresco_basis.whole().rulings.values() for n in some
    }
    for number in sorted(numbers):
        assert sources.get(number), f"docs/rules.md has no ruling {number}"
        assert not any(re.search(r"\b(EN|FR|DE|NL)\b|[Bb]ooklet", source) for source in sources[number]), number
    for page, name in named:
        if not is_ruling(name):
            assert "our decision" in section(page, name).lower(), name


def documented() -> dict[str, list[str]]:
    """The sources of each ruling of Fresco."""
    text = DOCS.read_text("utf-8")
    found: dict[str, list[str]] = {}
    for source in re.findall(r"\\\n  \*(.*?)\*(?:\\|\n)", text[text.index("\n## Fresco") :]):
        for number in re.findall(r"3\.\d+a?", source):
            found.setdefault(number, []).append(source)
    return found


def section(page: str, name: str) -> str:
    """A section of a game in the documents, by its heading."""
    sintra, fresco = re.split(r"\n## Fresco\n", DOCS.read_text("utf-8"))
    for part in (sintra if page == "sintra" else fresco).split("\n### "):
        if part.partition("\n")[0].lower().replace(" ", "-") == name:
            return part
    raise AssertionError(f"docs/rules.md has no section {name}")


def test_a_mark_is_ours_or_nothing_with_our_box() -> None:
    game = GAMES["fresco"]
    assert note(game, "4", "box", "hostel.price_mega.0") == Note("ours", "4", [msg("box-hostel-price_mega", which="5")])
    assert note(game, "3", "box", "hostel.price_mega.1") == Note("", "3", [])
    assert note(game, "x", "ours", "3.11") == Note("ours", "x", [msg("ours-ruling", number="3.11")])
    assert note(game, "x", "ours", "end") == Note("ours", "x", [msg("ours-decision")])


def test_a_mark_tells_what_an_owners_file_says() -> None:
    game = corrected("fresco", ("price_mega = [4, 3", "price_mega = [4, 5"), ("-1, 0, 1]", "-1, 0, 2]"))
    said = msg("ours-owner", entry="[hostel] price_mega", value="[4, 5, 2, 2, 1]")
    assert note(game, "3", "box", "hostel.price_mega.1") == Note("owner", "5", [said])
    assert note(game, "4", "box", "hostel.price_mega.0").kind == "owner"
    assert note(game, "2", "box", "hostel.price_mega.2").kind == ""
    assert note(game, "+1", "box", "hostel.mood.4").text == "+2"
    booths = corrected("fresco", ("booths_4 = [2, 3, 4, 4]", "booths_4 = [3, 3, 3, 4]"))
    assert note(booths, "2, 3, 4 and 4", "box", "market.booths_4").text == "2, 3, 4 and 4"
    moods = corrected("fresco", ("lowest = -4", "lowest = -5"))
    both = note(moods, "-3 or -4", "box", "mood.short_from+mood.lowest")
    assert (both.kind, both.text, len(both.said)) == ("owner", "-3 or -4", 1)


def test_the_terminal_has_signs_and_says_what_they_mean() -> None:
    text = terminal_text(GAMES["fresco"], [])
    assert "| 5:00 | -3 | 4† | 5 |" in text
    assert "† Not printed in the booklets: our decision. Sources: docs/rules.md" in text
    assert "‡" not in text
    text = terminal_text(corrected("fresco", ("price_mega = [4", "price_mega = [5")), [])
    assert "| 5:00 | -3 | 5‡ | 5 |" in text
    assert "‡ This table’s own component file says: [hostel] price_mega = [5, 3, 2, 2, 1]" in text
    assert "†" not in terminal_text(GAMES["fresco"], [7]).split("# Module 7")[1]


def test_an_owners_values_are_no_decisions_of_ours() -> None:
    game = corrected("fresco", ("prices_4 = [3, 2, 2, 1]", "prices_4 = [4, 3, 2, 1]"))
    chosen = game.complete(4, 1, {"modules": "10"})
    assert game.with_status(4, chosen, OWNER) == ["m10_medico.prices_4"]
    assert speak(game.provenance().words("hostel.price_mega"), "nl") == "prijs van een tegel om 5, 9 uur"
    assert fresco_components.standard().provenance.statuses("start.thalers") == ["booklet"]

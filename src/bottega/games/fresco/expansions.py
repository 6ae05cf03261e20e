"""The boxes of Fresco's modules, read from the component table and checked."""

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bottega.core.tables import Tables
from bottega.games.fresco.const import BLENDED, LETTERS, SEGMENTS
from bottega.games.fresco.expansions_mega import (
    CERTIFICATES,
    DOMES,
    MOST_COLUMNS,
    MOST_PLAYERS,
    MOST_ROWS,
    beams,
    bonus_spaces,
    ceiling_segments,
    certificate_values,
    certificates,
    chart_values,
    exactly,
    infections,
    maps,
    mask,
    pew_values,
    pews,
    restored_segments,
    rosary,
    track_bonus,
    treasure_values,
    treasures,
    wall_tile_values,
    wall_tiles,
)
from bottega.games.fresco.pieces import (
    MOST_SLOTS,
    Heap,
    Tile,
    blend,
    fresco_tiles,
    integers,
    market_tiles,
    standard_tables,
)

DECKS: Final = ("A", "B", "C")
REQUESTS: Final = ("general", "O", "G", "P")
WISHES: Final = ("bishops_visit", "bishops_praise", "tip", "alchemy", "finders_keepers", "busker")
FAVORS: Final = ("thaler1", "thaler5", "vp1", "mood1")
BOOTHS: Final = ("I", "II", "III", "IV")
GLASS: Final = "YBRG"

# One module's table each; an owner's file may lack it.
ENTRIES: Final[dict[str, tuple[str, ...]]] = {
    "m1_portraits": DECKS,
    "m2_requests": REQUESTS,
    "m3_special": ("K", "N", "tiles", "middle"),
    "m4_wishes": ("lucky_day", "free_paint", *WISHES, "pennies", "pennies_each"),
    "m5_gold": ("leaves", "arrows_4", "arrows_3"),
    "m6_glass": ("tokens", "prices", "penalties", "bench", "segments", "windows"),
    "m7_scrolls": ("one_line", "crossing"),
    "m8_bells": ("certificates", "rank_points", "track_bonus", "leonardo"),
    "m9_wall": ("tiles", "columns", "rows", "restored", "points", "exchange"),
    "m10_medico": ("bottles", "infections", "prices_4", "prices_3", "limit", "thalers", "ill_each"),
    "m11_favors": (*FAVORS, "paints"),
    "m12_dames": ("rosary_4", "rosary_3"),
    "m13_catacombs": ("statues", "chalices", "scripts", "maps_5", "maps_6", "maps_7", "map_price"),
    "m14_pews": ("pews", "beams_each", "market"),
    "m15_dome": ("tiles", "segments"),
}

# What a portrait can do beside its gifts.
NO_POWER: Final[i64] = 0
GODS_SERVANT: Final[i64] = 1
ACTOR: Final[i64] = 2
ABBOT: Final[i64] = 3
SEXTON: Final[i64] = 4
MERCHANT: Final[i64] = 5
MUSE: Final[i64] = 6
POWERS: Final = ("gods_servant", "actor", "abbot", "sexton", "merchant", "muse")
GIVERS: Final = ("patron", "peer", "pretty_girl", "virgin_mary", "bishop", "self_portrait")

NO_PAINT: Final[i64] = -1

PORTRAITS_EACH: Final = 6  # in a deck
REQUESTS_EACH: Final = 3  # of a kind
FREE_PAINTS: Final = 3
SPECIAL_TILES: Final = 7
PLACES: Final = 6  # on the bench
WINDOW_SEGMENTS: Final = 12
WINDOWS: Final = 18


@mypyc_attr(acyclic=True)
class Portrait:
    """A portrait: a power, or gifts."""

    def __init__(self, name: str, deck: i64, gifts: dict[str, int]) -> None:
        self.name: Final = name
        self.deck: Final[i64] = deck
        self.power: Final[i64] = GODS_SERVANT + POWERS.index(name) if name in POWERS else NO_POWER
        self.thalers: Final[i64] = gifts.get("T", 0)
        self.points: Final[i64] = gifts.get("VP", 0)
        self.mood: Final[i64] = gifts.get("mood", 0)
        self.paint: Final[i64] = gifts.get("paint", NO_PAINT)


@mypyc_attr(acyclic=True)
class Window:
    """A glass window: its panes by colour, and what it is worth."""

    def __init__(self, letters: str, points: i64) -> None:
        self.letters: Final = letters
        self.panes: Final = integers([letters.count(letter) for letter in GLASS])
        self.points: Final[i64] = points


@mypyc_attr(acyclic=True)
class Favor:
    """A favor of the bishop."""

    def __init__(self, thalers: i64 = 0, points: i64 = 0, mood: i64 = 0, paint: i64 = NO_PAINT) -> None:
        self.thalers: Final[i64] = thalers
        self.points: Final[i64] = points
        self.mood: Final[i64] = mood
        self.paint: Final[i64] = paint


@mypyc_attr(acyclic=True)
class Expansions:
    """The numbers on the modules' pieces."""

    def __init__(self, tables: Tables, booths_4: tuple[int, ...], booths_3: tuple[int, ...]) -> None:
        box = origins(tables)
        self.portraits: Final = portraits(box["m1_portraits"])
        self.requests: Final = requests(box["m2_requests"])
        special = box["m3_special"]
        self.special_blends: Final = tuple(blend(special, "m3_special", paint, LETTERS[:BLENDED]) for paint in "KN")
        self.special_tiles: Final = fresco_tiles(special, "m3_special", SPECIAL_TILES, LETTERS)
        self.special_middle: Final[i64] = special_middle(special, self.special_tiles)
        well = box["m4_wishes"]
        self.wishes: Final = wishes(well)
        self.free_paint: Final = free_paint(well)
        self.pennies_each: Final[i64] = well.number("m4_wishes", "pennies_each", 0, 9)
        self.pennies: Final[i64] = well.number("m4_wishes", "pennies", MOST_PLAYERS * self.pennies_each, 99)
        gold = box["m5_gold"]
        self.leaves: Final[i64] = gold.number("m5_gold", "leaves", 0, 99)
        self.arrows_4: Final = arrows(gold, "arrows_4", booths_4)
        self.arrows_3: Final = arrows(gold, "arrows_3", booths_3)
        glass = box["m6_glass"]
        self.glass_tokens: Final = by_glass(glass, "tokens")
        self.glass_prices: Final = by_glass(glass, "prices")
        self.glass_penalties: Final = by_glass(glass, "penalties")
        self.bench: Final = bench(glass)
        self.window_segments: Final[i64] = ceiling_segments(glass, "m6_glass", WINDOW_SEGMENTS)
        self.windows: Final = windows(glass, self.glass_penalties)
        self.one_line: Final[i64] = box["m7_scrolls"].number("m7_scrolls", "one_line", 0, 99)
        self.crossing: Final[i64] = box["m7_scrolls"].number("m7_scrolls", "crossing", 0, 99)
        bells = box["m8_bells"]
        self.certificates: Final = certificates(bells)
        self.rank_points: Final = exactly(bells, "m8_bells", "rank_points", 3)
        bonus = track_bonus(bells)
        self.bonus_spaces: Final = bonus_spaces(bells, bonus)
        self.bonus_points: Final = integers([pair[1] for pair in bonus])
        self.leonardo_certificates: Final[i64] = bells.number("m8_bells", "leonardo", 0, CERTIFICATES)
        wall = box["m9_wall"]
        self.wall_columns: Final[i64] = wall.number("m9_wall", "columns", 1, MOST_COLUMNS)
        self.wall_rows: Final[i64] = wall.number("m9_wall", "rows", 1, MOST_ROWS)
        restored = restored_segments(wall, self.wall_columns, self.wall_rows)
        self.wall_restored: Final[i64] = mask(restored)
        self.wall_tiles: Final = wall_tiles(wall, self.wall_columns * self.wall_rows - len(restored))
        self.wall_points: Final[i64] = wall.number("m9_wall", "points", 0, 99)
        self.exchange_each: Final[i64] = wall.number("m9_wall", "exchange", MOST_PLAYERS, 99)
        medico = box["m10_medico"]
        self.bottles: Final = exactly(medico, "m10_medico", "bottles", 4)
        self.infections: Final = infections(medico)
        self.bottle_prices_4: Final = exactly(medico, "m10_medico", "prices_4", 4)
        self.bottle_prices_3: Final = exactly(medico, "m10_medico", "prices_3", 3)
        self.bottle_limit: Final[i64] = medico.number("m10_medico", "limit", 0, 9)
        self.healthy_thalers: Final[i64] = medico.number("m10_medico", "thalers", 0, 99)
        self.ill_each: Final[i64] = medico.number("m10_medico", "ill_each", 0, 14)
        self.favors: Final = favors(box["m11_favors"])
        self.rosary_4: Final = rosary(box["m12_dames"], "rosary_4")
        self.rosary_3: Final = rosary(box["m12_dames"], "rosary_3")
        catacombs = box["m13_catacombs"]
        self.treasures: Final = treasures(catacombs)
        self.maps: Final = maps(catacombs)
        self.map_price: Final[i64] = catacombs.number("m13_catacombs", "map_price", 0, 99)
        self.pews: Final = pews(box["m14_pews"])
        self.beams_each: Final[i64] = box["m14_pews"].number("m14_pews", "beams_each", 0, 99)
        self.beams: Final = beams(box["m14_pews"], tables)
        self.domes: Final = fresco_tiles(box["m15_dome"], "m15_dome", DOMES)
        self.dome_segments: Final[i64] = ceiling_segments(box["m15_dome"], "m15_dome", DOMES)

    def module_values(self, number: int) -> tuple[object, ...]:
        """Everything the table of a module says, in a fixed order; nothing if it has none."""
        special = [tile_values(tile) for tile in self.special_tiles]
        free_paint = [tile.letters for tile in self.free_paint]
        glass = [list(self.glass_tokens), list(self.glass_prices), list(self.glass_penalties)]
        windows = [window.letters for window in self.windows]
        values: dict[int, tuple[object, ...]] = {
            1: tuple([portrait_values(portrait) for portrait in self.portraits]),
            2: (list(self.requests),),
            3: (self.special_blends, special, int(self.special_middle)),
            4: (list(self.wishes), free_paint, int(self.pennies), int(self.pennies_each)),
            5: (int(self.leaves), list(self.arrows_4), list(self.arrows_3)),
            6: (glass, list(self.bench), int(self.window_segments), windows),
            7: (int(self.one_line), int(self.crossing)),
            11: tuple([favor_values(favor) for favor in self.favors]),
        }
        return values[number] if number in values else self.mega_values(number)

    def mega_values(self, number: int) -> tuple[object, ...]:
        """The same for modules 8 to 10 and 12 to 15."""
        certificates = [certificate_values(certificate) for certificate in self.certificates]
        bonus = [list(self.bonus_spaces), list(self.bonus_points)]
        wall_tiles = [wall_tile_values(tile) for tile in self.wall_tiles]
        wall = [int(self.wall_columns), int(self.wall_rows), int(self.wall_restored)]
        bottles = [list(self.bottles), list(self.bottle_prices_4), list(self.bottle_prices_3), int(self.bottle_limit)]
        treasures = [treasure_values(treasure) for treasure in self.treasures]
        domes = [tile_values(tile) for tile in self.domes]
        values: dict[int, tuple[object, ...]] = {
            8: (certificates, list(self.rank_points), bonus, int(self.leonardo_certificates)),
            9: (wall_tiles, wall, int(self.wall_points), int(self.exchange_each)),
            10: (bottles, list(self.infections), int(self.healthy_thalers), int(self.ill_each)),
            12: (list(self.rosary_4), list(self.rosary_3)),
            13: (treasures, [chart_values(chart) for chart in self.maps], int(self.map_price)),
            14: ([pew_values(pew) for pew in self.pews], int(self.beams_each), list(self.beams)),
            15: (domes, int(self.dome_segments)),
        }
        return values.get(number, ())


def portrait_values(portrait: Portrait) -> tuple[object, ...]:
    gifts = (int(portrait.thalers), int(portrait.points), int(portrait.mood), int(portrait.paint))
    return (portrait.name, int(portrait.deck), gifts)


def tile_values(tile: Tile) -> tuple[int, str]:
    return (int(tile.value), tile.cost.letters)


def favor_values(favor: Favor) -> tuple[int, ...]:
    return (int(favor.thalers), int(favor.points), int(favor.mood), int(favor.paint))


def origins(tables: Tables) -> dict[str, Tables]:
    """The file that holds each module's table: the owner's, or else ours."""
    complete = all(table in tables.data for table in ENTRIES)
    ours = tables if complete else standard_tables()
    return {table: tables if table in tables.data else ours for table in ENTRIES}


# --- 1: portraits


def portraits(tables: Tables) -> tuple[Portrait, ...]:
    """All three decks, one after the other."""
    found: list[Portrait] = []
    for deck, entry in enumerate(DECKS):
        for word in tables.words("m1_portraits", entry, (PORTRAITS_EACH, PORTRAITS_EACH)):
            found.append(portrait(tables, deck, word))
    return tuple(found)


def portrait(tables: Tables, deck: int, word: str) -> Portrait:
    """A portrait with a power, such as `muse`, or with gifts, such as `peer:T4,O`."""
    name, colon, gifts = word.partition(":")
    if name not in POWERS + GIVERS:
        names = ", ".join(POWERS + GIVERS)
        raise tables.wrong("m1_portraits", DECKS[deck], f"names an unknown portrait: {word[:20]!r}; known: {names}")
    if name in POWERS and not colon:
        return Portrait(name, deck, {"T": 1} if name == "merchant" else {})
    found: dict[str, int] = {}
    if name in POWERS or not all(add_gift(found, gift) for gift in gifts.split(",")):
        problem = f"a portrait is written like 'muse' or 'peer:T4,O', not {word[:20]!r}"
        raise tables.wrong("m1_portraits", DECKS[deck], problem)
    return Portrait(name, deck, found)


def add_gift(found: dict[str, int], gift: str) -> bool:
    """Add thalers, points, mood or a paint, unless it is none of these or there already."""
    match = re.fullmatch(rf"(T|VP|mood)([1-9])|[{LETTERS[:BLENDED]}]", gift)
    kind = (match.group(1) or "paint") if match else ""
    if match is None or kind in found:
        return False
    found[kind] = LETTERS.index(gift) if kind == "paint" else int(match.group(2))
    return True


# --- 2: requests


def requests(tables: Tables) -> vec[i64]:
    """The points of each kind's tiles, the highest on top."""
    found: list[int] = []
    for kind in REQUESTS:
        points = tables.numbers("m2_requests", kind, (REQUESTS_EACH, REQUESTS_EACH), 1, 99)
        if sorted(points, reverse=True) != list(points):
            raise tables.wrong("m2_requests", kind, f"must start with the highest, not {list(points)}")
        found += points
    return integers(found)


# --- 3: special blends


def special_middle(tables: Tables, tiles: tuple[Tile, ...]) -> int:
    """The tile in the middle; no other has its value."""
    value = tables.number("m3_special", "middle", 0, 99)
    values = [int(tile.value) for tile in tiles]
    if values.count(value) != 1:
        raise tables.wrong("m3_special", "middle", f"is {value}, but {values.count(value)} tiles have that value")
    return values.index(value)


# --- 4: wishing well


def wishes(tables: Tables) -> vec[i64]:
    """How many cards there are of each wish, free paint being three wishes."""
    counts = [tables.number("m4_wishes", "lucky_day", 0, 9)]
    counts += [1] * FREE_PAINTS
    counts += [tables.number("m4_wishes", wish, 0, 9) for wish in WISHES]
    return integers(counts)


def free_paint(tables: Tables) -> tuple[Heap, ...]:
    """The market tiles on the three cards."""
    known = [tile.letters for tile in market_tiles(tables)]
    words = tables.words("m4_wishes", "free_paint", (FREE_PAINTS, FREE_PAINTS))
    for word in words:
        if word not in known:
            raise tables.wrong("m4_wishes", "free_paint", f"names a tile that is not in the market: {word[:20]!r}")
    return tuple([Heap(word) for word in words])


# --- 5: gold leaf


def arrows(tables: Tables, entry: str, booths: tuple[int, ...]) -> vec[i64]:
    """The leaves that each slot of the market brings, booth by booth."""
    found = [0] * sum(booths)
    for word in tables.words("m5_gold", entry, (0, MOST_SLOTS)):
        match = re.fullmatch(r"(I|II|III|IV) (first|last|[1-9][0-9]?) ([1-9])", word)
        if match is None:
            raise tables.wrong("m5_gold", entry, f"an arrow is written like 'III last 1', not {word[:20]!r}")
        slot = slot_of(booths, match.group(1), match.group(2))
        if slot < 0 or found[slot]:
            raise tables.wrong("m5_gold", entry, f"has no such slot, or has it twice: {word[:20]!r}")
        found[slot] = int(match.group(3))
    return integers(found)


def slot_of(booths: tuple[int, ...], name: str, place: str) -> int:
    """A slot's number among those of all booths, or -1."""
    booth = BOOTHS.index(name)
    slots = booths[booth] if booth < len(booths) else 0
    number = 1 if place == "first" else slots if place == "last" else int(place)
    return sum(booths[:booth]) + number - 1 if 1 <= number <= slots else -1


# --- 6: glass windows


def by_glass(tables: Tables, entry: str) -> vec[i64]:
    """A number for each colour of glass."""
    return integers(tables.numbers("m6_glass", entry, (len(GLASS), len(GLASS)), 0, 99))


def bench(tables: Tables) -> vec[i64]:
    """The price of each place; the first is free."""
    prices = tables.numbers("m6_glass", "bench", (PLACES, PLACES), 0, 9)
    if prices[0] != 0:
        raise tables.wrong("m6_glass", "bench", f"must start with 0, not {prices[0]}")
    return integers(prices)


def windows(tables: Tables, penalties: vec[i64]) -> tuple[Window, ...]:
    """The windows; each is worth half the penalties of its panes."""
    found: list[Window] = []
    for word in tables.words("m6_glass", "windows", (WINDOWS, WINDOWS)):
        if not 2 <= len(word) <= 3 or not set(word) <= set(GLASS):
            raise tables.wrong("m6_glass", "windows", f"needs 2 or 3 letters of {GLASS}, not {word[:20]!r}")
        total = sum([penalties[GLASS.index(letter)] for letter in word])
        if total % 2 != 0:
            raise tables.wrong("m6_glass", "windows", f"{word} has penalties of {total}, which cannot be halved")
        found.append(Window(word, total // 2))
    return tuple(found)


# --- 11: the bishop's favors


def favors(tables: Tables) -> tuple[Favor, ...]:
    """One favor for each segment."""
    gifts = (Favor(thalers=1), Favor(thalers=5), Favor(points=1), Favor(mood=1))
    found: list[Favor] = []
    for entry, gift in zip(FAVORS, gifts, strict=True):
        found += [gift] * tables.number("m11_favors", entry, 0, SEGMENTS)
    for word in tables.words("m11_favors", "paints", (0, SEGMENTS)):
        if len(word) != 1 or word not in LETTERS[:BLENDED]:
            raise tables.wrong(
                "m11_favors", "paints", f"needs single letters of {LETTERS[:BLENDED]}, not {word[:20]!r}"
            )
        found.append(Favor(paint=LETTERS.index(word)))
    if len(found) != SEGMENTS:
        raise tables.wrong("m11_favors", "", f"has {len(found)} favors, but there are {SEGMENTS} segments")
    return tuple(found)

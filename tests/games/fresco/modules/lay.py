"""Pieces of the modules laid by hand, in words and letters; the rest of the table is in tests/fresco/table.py.

Nothing is lost: what is laid somewhere comes from where such a piece was, and what was there goes back.
"""

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.fresco.const import LETTERS
from bottega.games.fresco.modules.m01_portraits import Studio, studio_of
from bottega.games.fresco.modules.m02_requests import Requests, requests_of
from bottega.games.fresco.modules.m04_wishing_well import KINDS, Well, well_of
from bottega.games.fresco.modules.m05_gold_leaf import Gold, gold_of
from bottega.games.fresco.modules.m06_glaziers import Glazery, glazery_of
from bottega.games.fresco.modules.m07_scrolls import Scrolls, scrolls_of
from bottega.games.fresco.modules.m11_favors import Favors, favor_said, favors_of
from bottega.games.fresco.modules.m16_black_market import Barrel, barrel_of
from bottega.games.fresco.modules.m17_painters_guild import Guild, guild_of
from bottega.games.fresco.state import Fresco
from bottega.i18n import speak
from tests.games.fresco.table import GAME, NAMES, TILES

__all__ = [
    "Barrel", "Favors", "Glazery", "Gold", "Guild", "Requests", "Scrolls", "Studio", "Well",
]  # fmt: skip

CARDS = ["lucky", "free RY", "free RB", "free YB", "visit", "praise", "tip", "alchemy", "finders", "busker"]
POWERS = {"gods_servant": 1, "actor": 2, "abbot": 3, "sexton": 4}


# --- 1 portraits


def open_portraits(s: Fresco, *names: str) -> None:
    """Two named cards lie open, `patron` or `peer O` (with its paint); the ones that lay there go to the deck."""
    studio = studio_of(s)
    wanted = [portrait(name) for name in names]
    for slot, card in enumerate(wanted):
        old = studio.open[slot]
        if card == old:
            continue
        deck = list(studio.deck)
        if card in deck:
            deck[deck.index(card)] = int(old)
        else:  # it lies on the other slot
            studio.open[1 - slot] = old
        studio.open[slot] = card
        studio.deck = vec[i64](deck)


def portrait(name: str) -> int:
    """A card by its name and, if it brings one, its paint."""
    word, _, paint = name.partition(" ")
    for number, card in enumerate(GAME.box.more.portraits):
        if card.name == word and (not paint or LETTERS[card.paint] == paint):
            return number
    raise AssertionError(f"no portrait {name}")


def opened(s: Fresco) -> list[str]:
    """The names of the open cards; nothing where one was taken."""
    return ["" if card < 0 else GAME.box.more.portraits[card].name for card in studio_of(s).open]


def give_portrait(s: Fresco, seat: int, name: str) -> None:
    """A permanent card lies before a player."""
    studio_of(s).powers[seat] |= 1 << POWERS[name]


# --- 2 requests


def own(s: Fresco, seat: int, *tiles: str) -> None:
    """Exactly these restored tiles lie before a player, `7 PO`; the segments they lay on are restored."""
    mask = 0
    for word in tiles:
        number = next(n for n, tile in enumerate(TILES) if tile == word and not mask >> n & 1)
        mask |= 1 << number
        if number in list(s.fresco):
            s.fresco[list(s.fresco).index(number)] = -1
    s.players[seat].tiles = mask


def tiles_before(s: Fresco, seat: int) -> list[str]:
    """The restored tiles before a player."""
    return [TILES[number] for number in range(len(TILES)) if s.players[seat].tiles >> number & 1]


# --- 4 wishing well


def give_wishes(s: Fresco, seat: int, *names: str) -> None:
    """Named cards from the deck to a player's hand; names are those in CARDS."""
    well = well_of(s)
    for name in names:
        deck = list(well.deck)
        deck.remove(CARDS.index(name))
        well.deck = vec[i64](deck)
        well.hands[seat * KINDS + CARDS.index(name)] += 1


def next_wishes(s: Fresco, *names: str) -> None:
    """These cards will be drawn next, the first named first."""
    well = well_of(s)
    deck = list(well.deck)
    for name in names:
        deck.remove(CARDS.index(name))
    well.deck = vec[i64](deck + [CARDS.index(name) for name in reversed(names)])


def wishes(s: Fresco, seat: int) -> list[str]:
    """A player's cards, in the order of CARDS."""
    return [name for kind, name in enumerate(CARDS) for _ in range(well_of(s).hands[seat * KINDS + kind])]


def give_pennies(s: Fresco, seat: int, number: int) -> None:
    """A player has exactly so many pennies; the others of theirs are in the supply."""
    well = well_of(s)
    well.supply += well.pennies[seat] - number
    well.pennies[seat] = number


def pennies(s: Fresco, seat: int) -> int:
    return int(well_of(s).pennies[seat])


# --- 5 gold leaf


def set_disc(s: Fresco, paint: str) -> None:
    gold_of(s).disc = LETTERS.index(paint)


def disc(s: Fresco) -> str:
    return LETTERS[gold_of(s).disc]


def give_leaves(s: Fresco, seat: int, number: int) -> None:
    """A player has exactly so many gold leaves."""
    gold = gold_of(s)
    gold.supply += gold.leaves[seat] - number
    gold.leaves[seat] = number


def leaves(s: Fresco, seat: int) -> int:
    return int(gold_of(s).leaves[seat])


def leaf_supply(s: Fresco) -> int:
    return int(gold_of(s).supply)


# --- 6 glaziers


def give_glass(s: Fresco, seat: int, letters: str) -> None:
    """Tokens from the bag to a player, letters of YBRG."""
    glazery = glazery_of(s)
    for letter in letters:
        colour = "YBRG".index(letter)
        take_token(glazery, colour)
        glazery.tokens[seat * 4 + colour] += 1


def take_token(glazery: Glazery, colour: int) -> None:
    """A token out of the bag, else out of what is for sale."""
    bag = list(glazery.bag)
    if colour in bag:
        bag.remove(colour)
        glazery.bag = vec[i64](bag)
    else:
        glazery.shown[colour] -= 1


def glass(s: Fresco, seat: int) -> str:
    return "".join(letter * glazery_of(s).tokens[seat * 4 + i] for i, letter in enumerate("YBRG"))


def for_sale(s: Fresco, letters: str | None = None) -> str:
    """The tokens on the glazery's board; with letters: exactly these are laid out, the others are in the bag."""
    glazery = glazery_of(s)
    if letters is not None:
        for colour in range(4):
            glazery.bag = vec[i64](list(glazery.bag) + [colour] * glazery.shown[colour])
            glazery.shown[colour] = 0
        for letter in letters:
            bag = list(glazery.bag)
            bag.remove("YBRG".index(letter))
            glazery.bag = vec[i64](bag)
            glazery.shown["YBRG".index(letter)] += 1
    return "".join(letter * glazery.shown[i] for i, letter in enumerate("YBRG"))


def reserve(s: Fresco) -> str:
    return "".join(letter * glazery_of(s).reserve[i] for i, letter in enumerate("YBRG"))


def lay_bench(s: Fresco, windows: str, following: str = "") -> None:
    """Exactly these six windows lie on the bench, `RG YBY ...`, from the place that costs nothing; then `following`."""
    glazery = glazery_of(s)
    known = [window.letters for window in GAME.box.more.windows]
    bench = [known.index(word) for word in windows.split()]
    then = [known.index(word) for word in following.split()]
    rest = [window for window in range(len(known)) if window not in bench + then]
    glazery.bench = vec[i64](bench)
    glazery.pile = vec[i64](rest + then[::-1])


def bench(s: Fresco) -> str:
    return " ".join("-" if w < 0 else GAME.box.more.windows[w].letters for w in glazery_of(s).bench)


# --- 7 scrolls


def deal_scrolls(s: Fresco, *pairs: str) -> None:
    """Row and column of each seat, `3B` (row 3, column B); `-` for a scroll that has been used: `-B`, `3-`, `--`."""
    scrolls = scrolls_of(s)
    rows = [-1 if pair[0] == "-" else int(pair[0]) - 1 for pair in pairs]
    columns = [-1 if pair[1] == "-" else "ABCDE".index(pair[1]) for pair in pairs]
    scrolls.rows, scrolls.columns = vec[i64](rows), vec[i64](columns)


def scrolls_left(s: Fresco, seat: int) -> str:
    """`3B`, with `-` for those that are gone."""
    row, column = scrolls_of(s).rows[seat], scrolls_of(s).columns[seat]
    return ("-" if row < 0 else str(row + 1)) + ("-" if column < 0 else "ABCDE"[column])


# --- 11 favors


def favor_name(favor: int) -> str:
    """What a favor brings, in English."""
    return speak(favor_said(GAME.box.more.favors[favor]))


def lay_favor(s: Fresco, segment: str, text: str) -> None:
    """A favor on a segment changes places with another: `1 thaler`, `5 thalers`, `1 point`, `mood +1`, `orange`."""
    favors = favors_of(s)
    here = NAMES.index(segment)
    there = next(i for i, f in enumerate(favors.hidden) if f >= 0 and favor_name(f) == text)
    favors.hidden[here], favors.hidden[there] = favors.hidden[there], favors.hidden[here]


# --- 16 black market


def fill_bag(s: Fresco, *tiles: str) -> None:
    """Exactly these market tiles are in the bag; others that were there change places with them in the booths."""
    letters = [tile.letters for tile in GAME.box.market]
    wanted = [letters.index(tile) for tile in tiles]
    out = [tile for tile in s.bag if tile not in wanted]
    for tile in wanted:
        if tile in list(s.market):
            s.market[list(s.market).index(tile)] = out.pop() if out else -1
    s.bag = vec[i64](wanted)


def barrel(s: Fresco) -> list[str]:
    return [GAME.box.market[tile].letters for tile in barrel_of(s).tiles]


# --- 17 painters' guild


def set_guild(s: Fresco, paints: str) -> None:
    """A basic and a blended paint on the guild tile, `YG`."""
    guild_of(s).basic = LETTERS.index(paints[0])
    guild_of(s).blended = LETTERS.index(paints[1])


def guild(s: Fresco) -> str:
    return LETTERS[guild_of(s).basic] + LETTERS[guild_of(s).blended]


def request_kinds(s: Fresco, seat: int) -> str:
    """A player's requests: `*` general, else the colour's letter."""
    return "".join("*OGP"[kind] * requests_of(s).owned[seat * 4 + kind] for kind in range(4))


# --- spots of the board


def spots(s: Fresco) -> dict[str, str]:
    """Where each option belongs."""
    return {GAME.write(s, move): GAME.target(s, move) for move in s.options}


def why(s: Fresco, target: str) -> str:
    """Why whoever is asked can do nothing at a spot."""
    return speak(GAME.why_not(s, int(s.to_move()), target)[0])

"""What a value net is told about a player where a round begins: what a player would look at, as numbers.

First the player's own, then the mean of the others, then the table. Everybody could know all of it, but for the wish
cards, maps and scrolls in what others' goods of modules are worth: there it is the deal that says what they have. The
market is left out: what a plan leads to must not depend on what will be drawn.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.fresco.advice import HAND, estimate, rounds_left
from bottega.games.fresco.const import BASIC, BLENDED, EMPTY, LAST_TILES, LETTERS, PAINTS, RESTORED
from bottega.games.fresco.module import Rules
from bottega.games.fresco.places.cathedral import may_restore
from bottega.games.fresco.places.restoring import bishop_bonus
from bottega.games.fresco.state import MEGA, Fresco, ones

HOARD: Final[i64] = 3  # more paints of a colour than this are hoarding
MOST_PAYABLE: Final[i64] = 6  # so many tiles are paid one after the other
REACH: Final[i64] = 4  # basic paints that may be missing
CHEAP: Final[i64] = 5
DEAR: Final[i64] = 8
MODULES: Final[i64] = 17

OF_SEAT: Final = (
    "thalers", "income", "mood", "short", "extra", *[f"paint_{letter}" for letter in LETTERS], "basic", "blended",
    "hoarded", "best_tile", "two_tiles", "three_tiles", "six_tiles", "near_tile", "modules", "score", "apprentices",
    "tiles", "estimate",
)  # fmt: skip
OF_TABLE: Final = (
    "ahead", "behind_all", "rounds_left", "tiles_left", "to_final", "value_left", "cheap_left", "dear_left", "blessed",
    *[f"demand_{letter}" for letter in LETTERS], "round", "steers",
    "two", "three", "four", "mega", *[f"m{number:02}" for number in range(1, 18)],
)  # fmt: skip
NAMES: Final = (*[f"own_{name}" for name in OF_SEAT], *[f"others_{name}" for name in OF_SEAT], *OF_TABLE)


def opens(s: Fresco) -> bool:
    """Does a round begin here, of which nothing has happened yet?"""
    if s.awake or s.over() or s.ending:
        return False
    for marker in s.hostel:
        if marker != EMPTY:
            return False
    return True


def outlook(s: Fresco, who: i64) -> vec[float]:
    """The numbers, in the order of `NAMES`; none but where a round begins."""
    inputs = vec[float]()
    if not opens(s):
        return inputs
    inputs = add_seat(s, who, inputs)
    size = i64(len(inputs))
    i: i64 = 0
    while i < size:
        inputs = append(inputs, 0.0)
        i += 1
    others = 1.0 / float(len(s.players) - 1)
    seat: i64 = 0
    while seat < i64(len(s.players)):
        if seat != who:
            theirs = add_seat(s, seat, vec[float]())
            i = 0
            while i < size:
                inputs[size + i] += theirs[i] * others
                i += 1
        seat += 1
    return add_table(s, who, inputs)


def add_seat(s: Fresco, who: i64, inputs: vec[float]) -> vec[float]:
    """What a player has."""
    player = s.players[who]
    inputs = append(inputs, float(player.thalers))
    inputs = append(inputs, float(s.income(who)))
    inputs = append(inputs, float(player.mood))
    inputs = append(inputs, 1.0 if player.mood <= s.box.short_from else 0.0)
    inputs = append(inputs, 1.0 if player.mood >= s.box.extra_from else 0.0)
    basic: i64 = 0
    blended: i64 = 0
    hoarded: i64 = 0
    paint: i64 = 0
    while paint < PAINTS:
        count = player.paints[paint]
        inputs = append(inputs, float(count))
        if paint < BASIC:
            basic += count
        else:
            blended += count
        if count > HOARD:
            hoarded += count - HOARD
        paint += 1
    inputs = append(inputs, float(basic))
    inputs = append(inputs, float(blended))
    inputs = append(inputs, float(hoarded))
    inputs = add_payable(s, who, inputs)
    worth = 0.0
    for advice in s.rules.worth:
        worth += advice.worth(s, who)
    inputs = append(inputs, worth)
    inputs = append(inputs, float(s.track[who]) if s.track[who] > 0 else 0.0)
    inputs = append(inputs, float(player.own - player.aside - player.away))
    inputs = append(inputs, float(ones(player.tiles)))
    return append(inputs, estimate(s, who, HAND))


def add_payable(s: Fresco, who: i64, inputs: vec[float]) -> vec[float]:
    """What the paints in hand could restore: the best tile, then two, three, six, and the best that is nearly paid."""
    paints = s.players[who].paints[:]
    used: vec[i64] = vec[i64]()
    total: i64 = 0
    count: i64 = 1
    while count <= MOST_PAYABLE:
        best = best_payable(s, who, paints, used, 0)
        if best >= 0:
            used = append(used, best)
            total += value_of(s, best)
            cost = s.box.tiles[s.fresco[best]].cost
            for paint in cost.colours:
                paints[paint] -= cost.counts[paint]
        if count <= 3 or count == MOST_PAYABLE:
            inputs = append(inputs, float(total))
        count += 1
    near = best_payable(s, who, s.players[who].paints, vec[i64](), REACH)
    return append(inputs, float(value_of(s, near)) if near >= 0 else 0.0)


def value_of(s: Fresco, segment: i64) -> i64:
    """The points that restoring a segment brings now."""
    return s.box.tiles[s.fresco[segment]].value + bishop_bonus(s, segment)


def best_payable(s: Fresco, who: i64, paints: vec[i64], used: vec[i64], reach: i64) -> i64:
    """The tile that brings most and needs no more basic paints than may be missing; -1 if there is none."""
    best: i64 = -1
    most: i64 = 0
    segment: i64 = 0
    for tile in s.fresco:
        if tile != RESTORED and value_of(s, segment) > most and not listed(used, segment):
            cost = s.box.tiles[tile].cost
            missing: i64 = 0
            for paint in cost.colours:
                if cost.counts[paint] > paints[paint]:
                    missing += (cost.counts[paint] - paints[paint]) * basics_in(paint)
            if missing <= reach and may_restore(s, who, segment):
                best = segment
                most = value_of(s, segment)
        segment += 1
    return best


def listed(numbers: vec[i64], wanted: i64) -> bool:
    for number in numbers:
        if number == wanted:
            return True
    return False


def basics_in(paint: i64) -> i64:
    """How many basic paints are blended into a paint."""
    if paint < BASIC:
        return 1
    return 2 if paint < BLENDED else 3


def add_table(s: Fresco, who: i64, inputs: vec[float]) -> vec[float]:
    """What lies between the players."""
    n: i64 = len(s.players)
    top: i64 = -100
    last = 1.0
    seat: i64 = 0
    while seat < n:
        if seat != who:
            if s.track[seat] > top:
                top = s.track[seat]
            if s.track[seat] < s.track[who]:
                last = 0.0
        seat += 1
    inputs = append(inputs, float(s.track[who] - top))
    inputs = append(inputs, last)
    inputs = append(inputs, rounds_left(s))
    left = s.tiles_left()
    inputs = append(inputs, float(left))
    inputs = append(inputs, float(left - LAST_TILES if left > LAST_TILES else 0))
    inputs = add_ceiling(s, inputs)
    inputs = append(inputs, float(s.round))
    inputs = append(inputs, 1.0 if n == 2 and s.decides[n] == who else 0.0)
    players: i64 = 2
    while players <= 4:
        inputs = append(inputs, 1.0 if n == players else 0.0)
        players += 1
    inputs = append(inputs, 1.0 if s.edition == MEGA else 0.0)
    return add_modules(s.rules, inputs)


def add_ceiling(s: Fresco, inputs: vec[float]) -> vec[float]:
    """The tiles that are left, and the paints they need."""
    demand = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0])
    value: i64 = 0
    cheap: i64 = 0
    dear: i64 = 0
    blessed: i64 = 0
    segment: i64 = 0
    for tile in s.fresco:
        if tile != RESTORED:
            printed = s.box.tiles[tile]
            value += printed.value
            if printed.value <= CHEAP:
                cheap += 1
            if printed.value >= DEAR:
                dear += 1
            if bishop_bonus(s, segment) > 0:
                blessed += 1
            for paint in printed.cost.colours:
                demand[paint] += printed.cost.counts[paint]
        segment += 1
    for number in (value, cheap, dear, blessed):
        inputs = append(inputs, float(number))
    for count in demand:
        inputs = append(inputs, float(count))
    return inputs


def add_modules(rules: Rules, inputs: vec[float]) -> vec[float]:
    """Which modules are in play."""
    number: i64 = 1
    while number <= MODULES:
        inputs = append(inputs, 1.0 if rules.has(number) else 0.0)
        number += 1
    return inputs

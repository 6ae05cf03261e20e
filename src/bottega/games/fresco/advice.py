"""About how many points a player will have in the end: what a bot that looks one turn ahead goes by."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.kernel import argument_of, player_of, step_of
from bottega.core.weights import Weights
from bottega.games.fresco.apprentice_kinds import HEALTHY_KIND
from bottega.games.fresco.const import (
    BASIC,
    BLENDED,
    CATHEDRAL,
    COLUMNS,
    EMPTY,
    ILL,
    LAST_TILES,
    MARKET,
    RESTORED,
    ROWS,
    STUDIO,
    STUDIO_PAY,
    WORKSHOP,
    bit,
    marker_of,
)
from bottega.games.fresco.decision import PlaceDecision
from bottega.games.fresco.places.cathedral import may_restore
from bottega.games.fresco.places.plan import PLAN
from bottega.games.fresco.places.restoring import bishop_bonus
from bottega.games.fresco.places.round import VISIT
from bottega.games.fresco.sheet import needed, room
from bottega.games.fresco.state import Fresco, Player, zeros

TILES_A_ROUND: Final = 0.75  # a player's restorations, for the time that is left
USEFUL: Final[i64] = 3  # more paints of a colour than this are hoarding
SOON: Final[i64] = 3  # so many restorations are thought of before a round's plans

# The weights, by their places.
THALER: Final[i64] = 0
BASIC_PAINT: Final[i64] = 1
BLENDED_PAINT: Final[i64] = 2
PINK_PAINT: Final[i64] = 3
BROWN_PAINT: Final[i64] = 4
MOOD_STEP: Final[i64] = 5
APPRENTICE: Final[i64] = 6  # an apprentice more or less because of the mood
FIRST_CHOICE: Final[i64] = 7  # others may clear the best booth first
ROW: Final[i64] = 8  # for each row that others rise earlier
ROW_PRICE: Final[i64] = 9  # tiles one expects to pay for at the row's price
INCOME: Final[i64] = 10  # of the thalers that restored tiles will bring
LATE: Final[i64] = 11  # how much goods lose towards the end: 0 nothing
THEATER_LOW: Final[i64] = 12  # an apprentice at the theater while the mood is below 1
THEATER_HIGH: Final[i64] = 13
IN_HAND: Final[i64] = 14  # of what could be restored with the paints in hand, before a round's plans

NAMES: Final = (
    "thaler", "basic_paint", "blended_paint", "pink_paint", "brown_paint", "mood_step", "apprentice",
    "first_choice", "row", "row_price", "income", "late", "theater_low", "theater_high",
    "in_hand",
)  # fmt: skip
HAND: Final = Weights(NAMES, [0.5, 1.4, 3.8, 6.0, 8.5, 0.25, 2.0, 0.9, 0.8, 2.0, 1.0, 0.0, 0.9, 0.3, 0.0])


def estimate(s: Fresco, who: i64, weights: Weights) -> float:
    """Points in hand, and what goods, tiles, mood and plan promise."""
    player = s.players[who]
    points = float(s.track[who]) if s.track[who] > 0 else 0.0
    if s.over():
        return points
    w = weights.of
    left = rounds_left(s)
    keeps = left / (left + w[LATE]) if left > 0.0 else 1.0
    points += float(player.thalers) * w[THALER]
    points += paints_worth(s, player, weights) * (0.0 if s.final or s.ending else keeps)
    points += float(s.income(who)) * w[THALER] * left * w[INCOME]
    if not s.final:
        points += mood_worth(s, player, weights)
    for advice in s.rules.worth:
        points += advice.worth(s, who)
    if s.awake:
        points += plan_worth(s, who, weights)
    else:
        points += row_worth(s, who, weights)
        if w[IN_HAND] > 0.0:
            points += w[IN_HAND] * cathedral_worth(s, who, SOON, weights)
    return points


def rounds_left(s: Fresco) -> float:
    """About how many rounds follow this one."""
    left = s.tiles_left()
    if s.final or left == 0:
        return 0.0
    if left <= LAST_TILES:
        return 1.0
    return 1.0 + float(left - LAST_TILES) / (TILES_A_ROUND * float(len(s.track)))


def paints_worth(s: Fresco, player: Player, weights: Weights) -> float:
    """Paints by what they cost to get."""
    worth = 0.0
    paint: i64 = 0
    while paint < s.rules.paints:
        count = player.paints[paint] if player.paints[paint] < USEFUL else USEFUL
        worth += float(count) * paint_worth(paint, weights)
        paint += 1
    return worth


def paint_worth(paint: i64, weights: Weights) -> float:
    """What one paint of a colour costs to get."""
    if paint < BASIC:
        return weights.of[BASIC_PAINT]
    if paint < BLENDED:
        return weights.of[BLENDED_PAINT]
    return weights.of[PINK_PAINT] if paint == BLENDED else weights.of[BROWN_PAINT]


def mood_worth(s: Fresco, player: Player, weights: Weights) -> float:
    """A good mood lets one rise early or brings an apprentice."""
    worth = float(player.mood) * weights.of[MOOD_STEP]
    if player.mood <= s.box.short_from:
        worth -= weights.of[APPRENTICE]
    if player.mood >= s.box.extra_from:
        worth += weights.of[APPRENTICE] * 0.5
    return worth


def row_worth(s: Fresco, who: i64, weights: Weights) -> float:
    """Rising early means first choice; rising late means cheap tiles."""
    row: i64 = 0
    while row < ROWS:
        if s.hostel[row] == who:
            return -float(s.price(who)) * weights.of[THALER] * weights.of[ROW_PRICE] - float(row) * weights.of[ROW]
        row += 1
    return 0.0


def plan_worth(s: Fresco, who: i64, weights: Weights) -> float:
    """What the apprentices who have not acted yet will bring; who is not planned yet goes where it seems best."""
    player = s.players[who]
    if s.column < 0 and not player.planned:
        return hoped_worth(s, who, weights)
    worth = 0.0
    column = s.column if s.column > 0 else 0
    while column < COLUMNS:
        count = waiting(s, who) if s.column == column else player.at(column)
        if player.tile_on(column) == 0 or s.column < column or waits(s, who):
            worth += column_worth(s, who, column, count, weights)
        column += 1
    return worth


def hoped_worth(s: Fresco, who: i64, weights: Weights) -> float:
    """The plan so far, and for each apprentice left the place that adds most."""
    player = s.players[who]
    counts = zeros(COLUMNS)
    left = player.healthy()
    first = first_open(s, who)
    column: i64 = 0
    while column < COLUMNS:
        counts[column] = player.at(column) if column < first else needed(s, who, column)
        left -= counts[column]
        column += 1
    while left > 0:
        best: i64 = -1
        most = 0.0
        column = first
        while column < COLUMNS:
            if counts[column] < room(s, who, column):
                gain = column_worth(s, who, column, counts[column] + 1, weights) - column_worth(
                    s, who, column, counts[column], weights
                )
                if best < 0 or gain > most:
                    best = column
                    most = gain
            column += 1
        if best < 0:
            break
        counts[best] += 1
        left -= 1
    worth = 0.0
    column = 0
    while column < COLUMNS:
        worth += column_worth(s, who, column, counts[column], weights)
        column += 1
    return worth


def first_open(s: Fresco, who: i64) -> i64:
    """The first column for which the player has not planned."""
    for task in s.tasks_of(PLAN):
        if player_of(task) == who:
            return argument_of(task)
    return COLUMNS


def column_worth(s: Fresco, who: i64, column: i64, count: i64, weights: Weights) -> float:
    """About what so many apprentices bring at a column of the sheet, with those who are ill."""
    tile = s.players[who].tile_on(column)
    if tile != 0:
        return s.rules.by_number[tile].advice.prospect(s, who, tile, count)
    if count == 0 and s.players[who].at(column, ILL) == 0:
        return 0.0
    return place_worth(s, who, s.place(column), count, weights)


def waiting(s: Fresco, who: i64) -> i64:
    """The player's apprentices at the column of this moment who have not acted yet."""
    if waits(s, who):
        return s.players[who].at(s.column)
    for task in s.agenda:
        step = s.steps[step_of(task)]
        if player_of(task) == who and isinstance(step, PlaceDecision):
            return step.apprentices_left(argument_of(task))
    return 0


def waits(s: Fresco, who: i64) -> bool:
    """Is the player's turn at the column of this moment still to come?"""
    for task in s.tasks_of(VISIT):
        if marker_of(argument_of(task)) == who:
            return True
    return False


def place_worth(s: Fresco, who: i64, place: i64, count: i64, weights: Weights) -> float:
    """About what so many apprentices bring at a place, with what modules add."""
    worth = base_worth(s, who, place, count, weights)
    for advice in s.rules.prospect:
        worth += advice.prospect(s, who, place, count)
    return worth


def base_worth(s: Fresco, who: i64, place: i64, count: i64, weights: Weights) -> float:
    """About what so many apprentices bring at a place in the base game."""
    if place == MARKET:
        return market_worth(s, who, count, weights)
    if place == CATHEDRAL:
        return cathedral_worth(s, who, count, weights)
    if place == STUDIO:
        return float(count * STUDIO_PAY) * weights.of[THALER]
    if place == WORKSHOP:
        return workshop_worth(s, who, count, weights)
    player = s.players[who]
    if s.final:
        return 0.0
    once = weights.of[THEATER_LOW] if player.mood < 1 else weights.of[THEATER_HIGH]
    return once * float(count if count < 2 else 1)


def market_worth(s: Fresco, who: i64, count: i64, weights: Weights) -> float:
    """The best tiles of the best booth, less their price."""
    player = s.players[who]
    price = s.price(who)
    while count * price > player.thalers:
        count -= 1
    best = 0.0
    slot: i64 = 0
    for slots in s.booths:
        worth = 0.0
        rows: i64 = count
        last = 100.0
        while rows > 0:
            top = best_below(s, slot, slot + i64(slots), last, weights)
            if top <= float(price) * weights.of[THALER]:
                break
            worth += top - float(price) * weights.of[THALER]
            last = top - 0.001
            rows -= 1
        if worth > best:
            best = worth
        slot += i64(slots)
    return 0.0 if s.final else best * weights.of[FIRST_CHOICE]


def best_below(s: Fresco, slot: i64, end: i64, limit: float, weights: Weights) -> float:
    """The worth of the best tile between two slots that is worth less than the limit."""
    best = 0.0
    while slot < end:
        if s.market[slot] != EMPTY:
            worth = 0.0
            paint: i64 = 0
            while paint < s.rules.paints:
                count = s.box.market[s.market[slot]].counts[paint]
                worth += float(count) * paint_worth(paint, weights)
                paint += 1
            if best < worth < limit:
                best = worth
        slot += 1
    return best


def cathedral_worth(s: Fresco, who: i64, count: i64, weights: Weights) -> float:
    """The best payable segments, each counted once, less what their paints are worth."""
    paints = s.players[who].paints[:]
    worth = 0.0
    used: i64 = 0
    while count > 0:
        segment = best_segment(s, who, paints, used, weights)
        if segment < 0:
            return worth
        worth += segment_worth(s, segment, paints, weights)
        used |= bit(segment)
        cost = s.box.tiles[s.fresco[segment]].cost
        paint: i64 = 0
        while paint < s.rules.paints:
            paints[paint] -= cost.counts[paint]
            paint += 1
        count -= 1
    return worth


def best_segment(s: Fresco, who: i64, paints: vec[i64], used: i64, weights: Weights) -> i64:
    """The segment that is worth most, but for those used already; -1 if none is worth anything."""
    best: i64 = -1
    most = 0.0
    segment: i64 = 0
    for tile in s.fresco:
        if tile != RESTORED and not used >> segment & 1 and may_restore(s, who, segment):
            gain = segment_worth(s, segment, paints, weights)
            if gain > most:
                best = segment
                most = gain
        segment += 1
    return best


def segment_worth(s: Fresco, segment: i64, paints: vec[i64], weights: Weights) -> float:
    """What a segment brings beyond its paints, which are worth nothing in the final round; 0 if they are not there."""
    tile = s.box.tiles[s.fresco[segment]]
    gain = float(tile.value + bishop_bonus(s, segment))
    if not s.final:
        gain += weights.of[THALER] * rounds_left(s)
    paint: i64 = 0
    while paint < s.rules.paints:
        need = tile.cost.counts[paint]
        if need > paints[paint]:
            return 0.0
        if not s.final:
            gain -= float(need) * paint_worth(paint, weights)
        paint += 1
    return gain


def workshop_worth(s: Fresco, who: i64, count: i64, weights: Weights) -> float:
    """Blends that the paints in hand, or bought on the way, allow."""
    if s.final:
        return 0.0
    player = s.players[who]
    pairs = player.paints[0] + player.paints[1] + player.paints[2] + player.at(MARKET)
    blends = count * HEALTHY_KIND.blends
    if blends > pairs // 2:
        blends = pairs // 2
    return float(blends) * (weights.of[BLENDED_PAINT] - 2.0 * weights.of[BASIC_PAINT])

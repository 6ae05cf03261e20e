"""What a seat knows of a position, as integers: the table, the question, the seats, then a block for each module.

Goods behind screens are there for all seats, since everybody could know them (`ledger.py`). Left out is what is printed
and the same in every game with these modules and so many players.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from bottega.core.kernel import player_of, step_of
from bottega.core.observation import ONE, SEATS, Piece, Writer, first_seat, named, narrow, of_seats, size_of
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import (
    BLENDED,
    COLUMNS,
    EMPTY,
    HEALTHY,
    HIGHEST,
    ILL,
    KINDS,
    LETTERS,
    MARKERS,
    PAINTS,
    PLACE_NAMES,
    RESTORED,
    ROWS,
    SEGMENTS,
    SOURCES,
)
from bottega.games.fresco.module import FIRST_STEP, NO_TILE, STEPS_EACH, Module, Part
from bottega.games.fresco.pieces import MOST_SLOTS, Paints, Tile
from bottega.games.fresco.places.restoring import bonus_near
from bottega.games.fresco.places.round import columns_worked, plan_open
from bottega.games.fresco.state import MEGA, Fresco, Player, ones

VERSION: Final = 2

SEALS: Final[i64] = 8  # sets of seals that a tile may bear: one bit each for orange, green, purple
PARTS: Final[i64] = 5  # of a question's argument
PER_SEGMENT: Final[i64] = 3 + PAINTS

# For each segment where the bishop may stand, what restoring each segment brings.
BISHOP_BONUS: Final = vec[i16](
    [narrow(bonus_near(here, segment)) for here in range(SEGMENTS) for segment in range(SEGMENTS)]
)

MARKER_SAYS: Final = "the seats', the observer's first, then those of figures such as Leonardo"

TABLE: Final = [
    Piece("mega", 1, "the mega box, not the classic game"),
    Piece("players", 3, "two, three or four play"),
    Piece("round", 1, "the round, from 1"),
    Piece("final", 1, "this is the final round"),
    Piece("awake", 1, "everybody has woken up"),
    Piece("column", COLUMNS, "the column of the sheets that is acted on: " + ", ".join(PLACE_NAMES)),
    Piece("ending", 1, "final scoring has begun"),
    Piece("open", 1, "all goods lie open"),
    Piece("over", 1, "the game is over"),
    Piece("hostel", ROWS * MARKERS, f"for each row whose marker lies there: {MARKER_SAYS}"),
    Piece("order", MARKERS, f"each marker's place in the order, from 1: {MARKER_SAYS}"),
    Piece("track", MARKERS, f"each marker's space on the score track: {MARKER_SAYS}"),
    Piece("market", MOST_SLOTS * (1 + BLENDED), "for each slot: a tile lies there, and its paints by color"),
    Piece("bought", 1, "tiles bought in this visit to the market"),
    Piece("bag", 1, "market tiles in the bag"),
    Piece(
        "fresco",
        SEGMENTS * PER_SEGMENT,
        "for each segment, row by row: it is not restored yet, the tile's value, the bishop's bonus, its paints "
        f"by color ({LETTERS})",
    ),
    Piece("bishop", SEGMENTS, "the bishop's segment"),
    Piece("ill_restorer", 1, "whoever restores is ill"),
]

QUESTION: Final = [
    Piece("asked", 1, "the observer is asked now"),
    Piece("secret", 1, "all are asked in secret"),
    Piece("step", FIRST_STEP, "the step that asks, by its number; those of modules are in their blocks"),
    Piece("argument", PARTS, "what the step must know, in its parts; for the observer's own questions"),
]

SEAT: Final = [
    Piece("plays", 1, "somebody sits here"),
    Piece("asked", 1, "they decide now"),
    Piece("planned", 1, "their plan is ready"),
    Piece("worked", 1, "columns of their sheet that are done with in this round"),
    Piece("points", len(SOURCES), "by source: " + ", ".join(SOURCES)),
    Piece("mood", 1, "their mood"),
    Piece("apprentices", 1, "healthy apprentices to plan with this round"),
    Piece("own", 1, "apprentices of their color, wherever they are"),
    Piece("aside", 1, "of these, set aside because of the mood"),
    Piece("away", 1, "of these, ill and away"),
    Piece("neutral", 1, "they have the neutral apprentice"),
    Piece("ill", 1, "ill apprentices at hand"),
    Piece("tiles", 1, "restored fresco tiles"),
    Piece("seals", SEALS, "of these, how many bear each set of seals: none, orange, green, both, purple and so on"),
    Piece("income", 1, "thalers at the end of a round"),
    Piece("thalers", 1, "thalers"),
    Piece("paints", PAINTS, f"paints by color ({LETTERS})"),
    Piece("plan", COLUMNS, "healthy apprentices at each column, once the observer may know"),
    Piece("ill_plan", COLUMNS, "ill apprentices at each column, likewise"),
    Piece("narrowed", COLUMNS, "columns whose lower spaces are covered, likewise"),
    Piece("neutral_at", COLUMNS, "the neutral apprentice's column, where that is said, likewise"),
]

TABLE_SIZE: Final[i64] = size_of(TABLE)
QUESTION_SIZE: Final[i64] = size_of(QUESTION)
SEAT_SIZE: Final[i64] = size_of(SEAT)


def of_module(module: Module, box: Components) -> list[Piece]:
    """The block of a module: what all have, then what it brings itself."""
    seat = module.observation.seat(box)
    if module.source:
        seat = [Piece("points", 1, "points that the module brought"), *seat]
    if module.tile is not NO_TILE:
        seat = [Piece("covers", COLUMNS, "the column its action tile covers, once the observer may know"), *seat]
    table = [
        Piece("on", 1, "the module is in play"),
        Piece("step", STEPS_EACH, "the one of its steps that asks"),
        *module.observation.table(box),
    ]
    return named(f"m{module.number:02}", table + of_seats(seat))


class Layout:
    """The pieces with a box and all modules that are found, and where the modules' blocks begin."""

    def __init__(self, modules: list[Module], box: Components) -> None:
        pieces = [*TABLE, *named("question", QUESTION), *of_seats(SEAT)]
        starts = vec[i64]()
        seats = vec[i64]()
        blocks = vec[i64]([EMPTY] * (HIGHEST + 1))
        for number, module in enumerate(modules):
            blocks[module.number] = number
            starts = append(starts, size_of(pieces))
            seats = append(
                seats, size_of(of_module(module, box)) - 1 - STEPS_EACH - size_of(module.observation.table(box))
            )
            pieces += of_module(module, box)
        self.pieces: Final = pieces
        self.blocks: Final = blocks  # by the module's number, which of the blocks is its own
        self.tiles: Final = vec[Tile](box.tiles)
        self.market: Final = vec[Paints](box.market)
        self.starts: Final = append(starts, size_of(pieces))
        self.seats: Final = seats  # how many numbers of a block are about seats
        self.size: Final[i64] = size_of(pieces)


def observe(layout: Layout, s: Fresco, who: i64, w: Writer) -> None:
    """Write what `who` knows."""
    first = first_seat(who)
    step: i64 = s.step()
    secret = step >= 0 and s.steps[step].secret()
    observe_table(layout, s, first, w)
    w.reaches(TABLE_SIZE, "the table")
    asking = s
    if secret and step >= 0 and s.to_move() != who:
        step = EMPTY
        if who >= 0 and is_asked(s, who):
            asking = s.copy()
            asking.settle(who)
            if asking.to_move() == who:
                step = asking.step()
    observe_question(asking, who, step, secret, w)
    w.reaches(TABLE_SIZE + QUESTION_SIZE, "the question")
    asks = s.step() >= 0
    seat: i64 = 0
    n: i64 = len(s.players)
    while seat < n:
        absolute = (first + seat) % n
        asked = asks and (is_asked(s, absolute) if secret else s.to_move() == absolute)
        observe_seat(s, absolute, who, asked, w)
        seat += 1
    w.reaches(TABLE_SIZE + QUESTION_SIZE + n * SEAT_SIZE, "the seats")
    for module in s.rules.modules:  # in the order of their blocks
        block = layout.blocks[module.number]
        w.at = w.start + layout.starts[block]
        observe_module(s, module, first, who, step, w, layout.seats[block] // SEATS)
        w.reaches(layout.starts[block + 1], module.title)


def marker_of_seat(s: Fresco, marker: i64, first: i64) -> i64:
    """A marker's place among all: seats as they follow the first, then figures."""
    n: i64 = len(s.players)
    return (marker - first + n) % n if marker < n else SEATS + marker - n


def is_asked(s: Fresco, who: i64) -> bool:
    """Has somebody a secret task open?"""
    i: i64 = len(s.agenda) - 1
    while i >= 0 and s.steps[step_of(s.agenda[i])].secret():
        if player_of(s.agenda[i]) == who:
            return True
        i -= 1
    return False


def observe_table(layout: Layout, s: Fresco, first: i64, w: Writer) -> None:
    """What lies between the players."""
    w.flag(s.edition == MEGA)
    w.one_hot(i64(len(s.players)) - 2, 3)
    w.number(s.round)
    w.flag(s.final)
    w.flag(s.awake)
    w.one_hot(s.column, COLUMNS)
    w.flag(s.ending)
    w.flag(s.laid_open)
    w.flag(s.over())
    for marker in s.hostel:
        w.one_hot(marker_of_seat(s, marker, first) if marker != EMPTY else EMPTY, MARKERS)
    out = w.out
    at = w.at
    if s.awake:
        place: i64 = 1
        for marker in s.order:
            out[at + marker_of_seat(s, marker, first)] = i16(place)
            place += 1
    at += MARKERS
    marker = 0
    for space in s.track:
        out[at + marker_of_seat(s, marker, first)] = narrow(space)
        marker += 1
    w.at = at + MARKERS
    observe_market(layout, s, w)
    w.number(len(s.bought))
    w.number(len(s.bag))
    observe_fresco(layout, s, w)
    w.one_hot(s.bishop, SEGMENTS)
    w.flag(s.restorer == ILL)


def observe_market(layout: Layout, s: Fresco, w: Writer) -> None:
    """The tiles on the market."""
    out = w.out
    at = w.at
    w.at = at + MOST_SLOTS * (1 + BLENDED)
    for tile in s.market:
        if tile != EMPTY:
            out[at] = ONE
            put_paints(layout.market[tile], out, at + 1)
        at += 1 + BLENDED


def observe_fresco(layout: Layout, s: Fresco, w: Writer) -> None:
    """The ceiling."""
    out = w.out
    at = w.at
    w.at = at + SEGMENTS * PER_SEGMENT
    bonus = s.bishop * SEGMENTS
    for number in s.fresco:
        if number != RESTORED:
            tile = layout.tiles[number]
            out[at] = ONE
            out[at + 1] = i16(tile.value)
            out[at + 2] = BISHOP_BONUS[bonus]
            put_paints(tile.cost, out, at + 3)
        at += PER_SEGMENT
        bonus += 1


def put_paints(paints: Paints, out: vec[i16], at: i64) -> None:
    """What is printed on a tile, by colour; only few are."""
    counts = paints.counts
    for paint in paints.colours:
        out[at + paint] = i16(counts[paint])


def observe_question(s: Fresco, who: i64, step: i64, secret: bool, w: Writer) -> None:
    """What is asked: everybody knows of what kind, and whoever is asked knows all of it."""
    own = step >= 0 and who == s.to_move()
    w.flag(own)
    w.flag(secret)
    w.one_hot(step, FIRST_STEP)
    end = w.at + PARTS
    if own:
        w.row(s.steps[step].parts(s, who, s.argument()))
    w.at = end


def observe_seat(s: Fresco, seat: i64, who: i64, asked: bool, w: Writer) -> None:
    """A player's pieces; the plan as far as `who` may know it."""
    player = s.players[seat]
    out = w.out
    at = w.at
    out[at] = ONE
    if asked:
        out[at + 1] = ONE
    if player.planned:
        out[at + 2] = ONE
    out[at + 3] = i16(columns_worked(s, seat))
    out[at + 4] = narrow(player.segments)
    out[at + 5] = narrow(player.bishop)
    out[at + 6] = narrow(player.altar)
    out[at + 7] = narrow(player.money)
    out[at + 8] = narrow(player.track)
    out[at + 9] = i16(player.mood)
    out[at + 10] = i16(player.healthy())
    out[at + 11] = i16(player.own)
    out[at + 12] = i16(player.aside)
    out[at + 13] = i16(player.away)
    out[at + 14] = i16(player.neutral)
    out[at + 15] = i16(player.ill)
    out[at + 16] = i16(ones(player.tiles))
    count_seals(s, player.tiles, out, at + 17)
    at += 17 + SEALS
    out[at] = narrow(s.income(seat))
    out[at + 1] = narrow(player.thalers)
    at += 2
    for number in player.paints:
        out[at] = narrow(number)
        at += 1
    if s.awake and (seat == who or plan_open(s, seat)):
        observe_plan(player, out, at)
    w.at = at + 4 * COLUMNS


def count_seals(s: Fresco, tiles: i64, out: vec[i16], at: i64) -> None:
    """Restored tiles by their seals."""
    number: i64 = 0
    while tiles:
        if tiles & 1:
            out[at + s.box.tiles[number].seals] += ONE
        tiles >>= 1
        number += 1


def observe_plan(player: Player, out: vec[i16], at: i64) -> None:
    """A sheet that may be seen."""
    column: i64 = 0
    while column < COLUMNS:
        out[at] = i16(player.plan[column * KINDS + HEALTHY])
        out[at + COLUMNS] = i16(player.plan[column * KINDS + ILL])
        if player.is_narrowed(column):
            out[at + 2 * COLUMNS] = ONE
        if player.neutral_at() == column:
            out[at + 3 * COLUMNS] = ONE
        at += 1
        column += 1


def observe_module(s: Fresco, module: Module, first: i64, who: i64, step: i64, w: Writer, per_seat: i64) -> None:
    """The block of a module in play."""
    w.number(1)
    w.one_hot(step - FIRST_STEP - STEPS_EACH * module.number, STEPS_EACH)
    slot = s.rules.slots[module.number]
    n: i64 = len(s.players)
    module.observation.observe(s, who, w)
    end = w.at - w.start
    seat: i64 = 0
    while seat < n:
        absolute = (first + seat) % n
        if module.tile is not NO_TILE:
            observe_cover(s, module, absolute, who, w)
        if slot != EMPTY:
            observe_points(module, s.parts[slot], absolute, w)
        module.observation.observe_seat(s, absolute, absolute == who, w)
        seat += 1
    w.reaches(end + n * per_seat, f"the seats of {module.title}")
    w.skip((SEATS - n) * per_seat)


def observe_cover(s: Fresco, module: Module, seat: i64, who: i64, w: Writer) -> None:
    """Where a player's action tile of the module lies, as far as that is known."""
    if s.awake and (seat == who or plan_open(s, seat)):
        player = s.players[seat]
        column: i64 = 0
        while column < COLUMNS:
            w.flag(player.tile_on(column) == module.number)
            column += 1
    else:
        w.skip(COLUMNS)


def observe_points(module: Module, part: Part, seat: i64, w: Writer) -> None:
    """Points that a module has brought."""
    if module.source:
        w.number(part.points[seat])

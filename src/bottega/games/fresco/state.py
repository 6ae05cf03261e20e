"""A position of Fresco, and the gates through which points, thalers, paints and moods pass."""

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import EventKind
from bottega.core.kernel import Origin, Position, Step
from bottega.games.fresco.box import Components, Paints, Tile
from bottega.games.fresco.const import (
    ALTAR_POINTS,
    BISHOP_POINTS,
    CATHEDRAL,
    COLUMNS,
    EMPTY,
    HEALTHY,
    KINDS,
    LAST_COLUMN,
    MIDDLE,
    MONEY_POINTS,
    RESTORED,
    SEGMENT_POINTS,
    bit,
    for_marker,
)
from bottega.games.fresco.module import Part, Rules

PAID: Final = EventKind("paid", "thalers", message="fresco-event-paid", blanks="thalers")
EARNED: Final = EventKind("earned", "thalers", message="fresco-event-earned", blanks="thalers", early=True)
MOOD: Final = EventKind("mood", "mood", message="fresco-event-mood", blanks="mood")
SCORED: Final = EventKind(
    "scored", "points space", message="fresco-event-scored", blanks="points space", points="points"
)

CLASSIC: Final[i64] = 0
MEGA: Final[i64] = 1

COVER_BITS: Final[i64] = 5
COVER_MASK: Final[i64] = 31
NARROWED: Final[i64] = 25  # above the five columns' tiles: columns whose lower spaces are covered, one bit each
NEUTRAL: Final[i64] = 30  # above these: the column of the neutral apprentice, from 1

# The task that asks whether a marker goes ahead of a taken space or behind it; see scoring.py.
TAKEN_SPACE: Final[i64] = 10


class Player:
    """A player's goods, mood and action sheet."""

    BITS: ClassVar[tuple[str, ...]] = ("tiles", "covers")

    def __init__(self, paints: vec[i64], plan: vec[i64]) -> None:
        self.paints: vec[i64] = paints  # by colour
        self.plan: vec[i64] = plan  # apprentices on the sheet, by column and kind
        self.thalers: i64 = 0
        self.mood: i64 = 0
        self.own: i64 = 0  # apprentices of the own colour, wherever they are
        self.aside: i64 = 0  # of these, set aside because of the mood
        self.away: i64 = 0  # of these, ill and away
        self.neutral: i64 = 0  # the neutral apprentice, this round
        self.ill: i64 = 0  # ill apprentices at hand, for those away and for the neutral one
        self.tiles: i64 = 0  # restored fresco tiles, one bit each
        # Action tiles on the sheet: the module's number at each column, five bits each; then narrowed columns, and
        # the column of the neutral apprentice where that is said.
        self.covers: i64 = 0
        self.planned: bool = False
        self.segments: i64 = 0  # points by source
        self.bishop: i64 = 0
        self.altar: i64 = 0
        self.money: i64 = 0
        self.track: i64 = 0

    def copy(self) -> "Player":
        other = Player(self.paints[:], self.plan[:])
        other.thalers = self.thalers
        other.mood = self.mood
        other.own = self.own
        other.aside = self.aside
        other.away = self.away
        other.neutral = self.neutral
        other.ill = self.ill
        other.tiles = self.tiles
        other.covers = self.covers
        other.planned = self.planned
        other.segments = self.segments
        other.bishop = self.bishop
        other.altar = self.altar
        other.money = self.money
        other.track = self.track
        return other

    def points(self) -> list[int]:
        """Points by source; their sum is the score."""
        return [self.segments, self.bishop, self.altar, self.money, self.track]

    def healthy(self) -> i64:
        """Healthy apprentices to plan with this round."""
        return self.own - self.aside - self.away + self.neutral

    def at(self, column: i64, kind: i64 = HEALTHY) -> i64:
        """Apprentices of a kind at a column of the sheet."""
        return self.plan[column * KINDS + kind]

    def tile_on(self, column: i64) -> i64:
        """The module whose action tile covers a column, 0 if none does."""
        return self.covers >> (column * COVER_BITS) & COVER_MASK

    def cover(self, column: i64, module: i64) -> None:
        """Lay a module's action tile on a column."""
        self.covers |= module << (column * COVER_BITS)

    def is_narrowed(self, column: i64) -> bool:
        """Does a piece cover the two lower spaces of a column?"""
        return self.covers >> (NARROWED + column) & 1 == 1

    def narrow(self, column: i64) -> None:
        """Lay a piece on the two lower spaces of a column."""
        self.covers |= bit(NARROWED + column)

    def neutral_at(self) -> i64:
        """The column where the neutral apprentice stands, EMPTY while that is not said."""
        return neutral_column(self.covers)

    def place_neutral(self, column: i64) -> None:
        """The neutral apprentice stands at a column."""
        self.covers |= (column + 1) << NEUTRAL

    def has(self, cost: Paints) -> bool:
        """Are there paints for the cost?"""
        for paint in cost.colours:
            if self.paints[paint] < cost.counts[paint]:
                return False
        return True


class Fresco(Position):
    """A position of Fresco. A marker is a place on the score track: the players', by seat, then others'."""

    def __init__(self, steps: list[Step[Any]], random: i64, box: Components, rules: Rules, edition: i64) -> None:
        super().__init__(steps, random)
        self.box: Final = box
        self.rules: Final = rules
        self.edition: Final[i64] = edition
        self.booths: tuple[int, ...] = ()  # slots in each booth; never changed after set-up
        self.players: vec[Player] = vec[Player]()
        self.track: vec[i64] = vec[i64]()  # each marker's space; start spaces are 0 and below, S1 the lowest
        self.decides: vec[i64] = vec[i64]()  # the player who decides for each marker
        self.hostel: vec[i64] = vec[i64]()  # the marker in each row
        self.order: vec[i64] = vec[i64]()  # markers in this round's wake-up order
        self.round = 1
        self.awake: bool = False  # has everybody woken up this round?
        self.column: i64 = -1  # the column of the sheets that is being acted on, -1 before the first
        self.final: bool = False  # is this the final round?
        self.ending: bool = False  # has final scoring begun?
        self.laid_open: bool = False  # do all goods lie open?
        self.fresco: vec[i64] = vec[i64]()  # the tile on each segment
        self.bishop: i64 = MIDDLE
        self.restorer: i64 = HEALTHY  # the kind of the apprentice who is restoring
        self.market: vec[i64] = vec[i64]()  # the tile on each slot, booth by booth
        self.bought: vec[i64] = vec[i64]()  # tiles bought in the current visit to the market
        self.bag: vec[i64] = vec[i64]()
        self.parts: list[Part] = []

    def copy(self) -> "Fresco":
        other = Fresco(self.steps, self.random, self.box, self.rules, self.edition)
        other.copy_kernel(self)
        other.booths = self.booths
        players = vec[Player](capacity=len(self.players))
        for player in self.players:
            players = append(players, player.copy())
        other.players = players
        other.track = self.track[:]
        other.decides = self.decides[:]
        other.hostel = self.hostel[:]
        other.order = self.order[:]
        other.awake = self.awake
        other.column = self.column
        other.final = self.final
        other.ending = self.ending
        other.laid_open = self.laid_open
        other.fresco = self.fresco[:]
        other.bishop = self.bishop
        other.restorer = self.restorer
        other.market = self.market[:]
        other.bought = self.bought[:]
        other.bag = self.bag[:]
        for part in self.parts:
            other.parts.append(part.copy())
        return other

    def key(self) -> tuple[int, ...]:
        key: list[int] = list(self.kernel_key())
        key += [
            self.edition,
            self.round,
            self.awake,
            self.column,
            self.final,
            self.ending,
            self.laid_open,
            self.bishop,
            self.restorer,
        ]
        for row in (self.track, self.decides, self.hostel, self.order, self.fresco, self.market, self.bought, self.bag):
            key += [len(row), *row]
        for player in self.players:
            key += [*player.paints, *player.plan, player.thalers, player.mood, player.own, player.aside]
            key += [player.away, player.neutral, player.ill, player.tiles, player.covers, player.planned]
            key += player.points()
        for part in self.parts:
            key += part.key()
        return tuple(key)

    def origin(self) -> Origin:
        modules = ",".join([str(module.number) for module in self.rules.modules if not module.joins])
        chosen = {"edition": "classic" if self.edition == CLASSIC else "mega", "modules": modules or "none"}
        return Origin("fresco", len(self.players), chosen, self.box.own)

    # --- asking

    def is_player(self, marker: i64) -> bool:
        """Does the marker belong to a player, or to a figure of a module?"""
        return marker < i64(len(self.players))

    def figure_of(self, marker: i64) -> i64:
        """0 for a player's marker, else the number of the figure, from 1."""
        return 0 if self.is_player(marker) else 1 + marker - len(self.players)

    def place(self, column: i64) -> i64:
        """The place at a column of the players' sheets; in the final round their backs show."""
        if self.final and column == LAST_COLUMN:
            return CATHEDRAL
        return column

    def tiles_left(self) -> i64:
        """Fresco tiles not restored yet."""
        left: i64 = 0
        for tile in self.fresco:
            if tile != RESTORED:
                left += 1
        return left

    def row_of(self, marker: i64) -> i64:
        """The marker's row in the hostel."""
        row: i64 = 0
        while self.hostel[row] != marker:
            row += 1
        return row

    def price(self, who: i64) -> i64:
        """What a market tile costs the player this round."""
        return self.prices()[self.row_of(who)]

    def prices(self) -> vec[i64]:
        """The edition's price of a market tile in each row of the hostel."""
        return self.box.prices_classic if self.edition == CLASSIC else self.box.prices_mega

    def income(self, who: i64) -> i64:
        """Thalers at the end of a round: one for each restored tile, and what modules add."""
        thalers = ones(self.players[who].tiles)
        for module in self.rules.income:
            thalers += module.income(self, who)
        return thalers

    # --- gates: each quantity changes here and nowhere else

    def pay(self, who: i64, thalers: i64) -> None:
        """Thalers to the bank."""
        if thalers > 0:
            self.players[who].thalers -= thalers
            self.emit(PAID, who, thalers)

    def put_away(self, who: i64, thalers: i64) -> None:
        """Thalers that leave the purse; who takes them tells where they go."""
        self.players[who].thalers -= thalers

    def earn(self, who: i64, thalers: i64) -> None:
        """Thalers from the bank; what is owed goes back at once."""
        if thalers > 0:
            self.emit(EARNED, who, thalers)
            for module in self.rules.binds:
                thalers -= module.binds(self, who, thalers)
            self.players[who].thalers += thalers

    def change_paint(self, who: i64, paint: i64, count: i64) -> None:
        """Paints of one colour from the supply, or back to it."""
        self.players[who].paints[paint] += count

    def gain_paints(self, who: i64, paints: Paints) -> None:
        """Paints from the supply."""
        for paint in paints.colours:
            self.change_paint(who, paint, paints.counts[paint])

    def spend_paints(self, who: i64, paints: Paints) -> None:
        """Paints to the supply."""
        for paint in paints.colours:
            self.change_paint(who, paint, -paints.counts[paint])

    def move_mood(self, who: i64, steps: i64) -> None:
        """Move a mood marker, never past the ends."""
        player = self.players[who]
        mood = player.mood + steps
        if mood > self.box.mood_highest:
            mood = self.box.mood_highest
        if mood < self.box.mood_lowest:
            mood = self.box.mood_lowest
        if mood != player.mood:
            player.mood = mood
            self.emit(MOOD, who, mood)

    def credit(self, marker: i64, points: i64, source: i64) -> None:
        """Note where points come from; `score` moves the marker."""
        if not self.is_player(marker):
            return
        player = self.players[marker]
        if source == SEGMENT_POINTS:
            player.segments += points
        elif source == BISHOP_POINTS:
            player.bishop += points
        elif source == ALTAR_POINTS:
            player.altar += points
        elif source == MONEY_POINTS:
            player.money += points
        else:
            player.track += points

    def score(self, marker: i64, points: i64) -> None:
        """Move a marker forward, once; if the space is taken, its player is asked where to stand instead."""
        if points <= 0:
            return
        space = self.track[marker] if self.track[marker] > 0 else 0
        space += points
        if self.taken(space, marker):
            self.push_task(TAKEN_SPACE, self.decides[marker], for_marker(space, marker))
        else:
            self.stand(marker, space, points)

    def stand(self, marker: i64, space: i64, points: i64) -> None:
        """Put a marker on a space, so many ahead."""
        self.put(marker, space)
        self.emit(SCORED, marker, points, space)
        if not self.ending:
            for module in self.rules.went_forward:
                module.went_forward(self, marker, space - points, space)

    def put(self, marker: i64, space: i64) -> None:
        """Put a marker somewhere on the score track."""
        self.track[marker] = space

    def taken(self, space: i64, marker: i64) -> bool:
        """Does another marker stand on the space?"""
        other: i64 = 0
        for standing in self.track:
            if standing == space and other != marker:
                return True
            other += 1
        return False

    def move_bishop(self, segment: i64) -> None:
        """Put the bishop on a segment."""
        self.bishop = segment


def neutral_column(covers: i64) -> i64:
    """The column of the neutral apprentice among what is on a sheet, EMPTY if it has none."""
    return (covers >> NEUTRAL) - 1


def ones(mask: i64) -> i64:
    """How many bits are set?"""
    count: i64 = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


def seals(tiles: tuple[Tile, ...], mask: i64) -> list[int]:
    """How many tiles of a mask bear an orange, a green, a purple seal."""
    chosen = [tile for number, tile in enumerate(tiles) if mask >> number & 1]
    return [sum(tile.seals >> seal & 1 for tile in chosen) for seal in range(3)]


def zeros(length: i64) -> vec[i64]:
    """So many noughts."""
    vector = vec[i64](capacity=length)
    i: i64 = 0
    while i < length:
        vector = append(vector, 0)
        i += 1
    return vector


def numbers(count: i64) -> vec[i64]:
    """0, 1, 2 and so on: so many pieces by their numbers."""
    vector = vec[i64](capacity=count)
    i: i64 = 0
    while i < count:
        vector = append(vector, i)
        i += 1
    return vector


def no_plan() -> vec[i64]:
    """An empty action sheet."""
    return zeros(COLUMNS * KINDS)


def new_player(box: Components) -> Player:
    """A player as the booklet sets them up."""
    player = Player(Paints(box.paints).counts[:], no_plan())
    player.thalers = box.thalers
    player.mood = box.mood_start
    player.own = box.apprentices
    return player


def pieces_of(counts: vec[i64]) -> vec[i64]:
    """So many pieces of each kind, by their kinds."""
    pieces = vec[i64]()
    kind: i64 = 0
    for count in counts:
        i: i64 = 0
        while i < count:
            pieces = append(pieces, kind)
            i += 1
        kind += 1
    return pieces


def empty_row(length: int) -> vec[i64]:
    """So many slots with nothing on them."""
    row = vec[i64]()
    for _slot in range(length):
        row = append(row, EMPTY)
    return row

"""A position of Sintra: the table, the palaces, and the gates through which points and glass pass."""

from typing import Any, ClassVar, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i16, i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import KERNEL_BITS, Origin, Position, Step
from bottega.core.messages import Message, msg
from bottega.games.sintra.box import Components
from bottega.games.sintra.const import (
    BROKEN_GLASS,
    COLOURS,
    FIELDS,
    LEFT_PANES,
    NO_PANE,
    ROUND_BONUS,
    SOURCE_WORDS,
    WINDOWS,
    count,
    letters,
    panes_of,
    size,
)


def dealt(event: Event, box: object) -> Message:
    factory, panes = event.value(0), event.value(1)
    if panes == 0:
        return msg("sintra-event-dealt-nothing", factory=factory)
    return msg("sintra-event-dealt", factory=factory, panes=letters(panes))


def refilled(event: Event, box: object) -> Message:
    return msg("sintra-event-refilled", panes=letters(event.value(0)))


def scored(event: Event, box: object) -> Message:
    source = SOURCE_WORDS[event.value(1)]
    return msg("sintra-event-scored", points=event.value(0), source=source, total=event.value(2))


DEALT: Final = EventKind("dealt", "factory panes", words=dealt, spots="factory-{factory}")
REFILLED: Final = EventKind("refilled", "panes", words=refilled, early=True)
BROKE: Final = EventKind("broke", "steps", message="sintra-event-broke", blanks="n", early=True)
SHATTERED: Final = EventKind("shattered", "points", message="sintra-event-shattered", blanks="points")
SCORED: Final = EventKind("scored", "points source total", words=scored, points="points")

SIDE_A: Final[i64] = 0
SIDE_B: Final[i64] = 1


class Column:
    """One of the eight positions: a pattern strip and the window below it. Never changed, but replaced."""

    BITS: ClassVar[tuple[str, ...]] = ("pattern", "panes", "on_jokers")
    FOLLOWS: ClassVar[tuple[str, ...]] = ("seen",)

    def __init__(
        self, face: i64, pattern: i64, joker_fields: i64, panes: i64, on_jokers: i64, upper: i64, lower: i64
    ) -> None:
        self.face: Final[i64] = face  # 2 * strip + side that lies face up
        self.pattern: Final[i64] = pattern  # its coloured fields, as panes
        self.joker_fields: Final[i64] = joker_fields
        self.panes: Final[i64] = panes  # those on the strip
        self.on_jokers: Final[i64] = on_jokers  # those among them that lie on joker fields
        self.upper: Final[i64] = upper  # colour of the pane in each half of the window
        self.lower: Final[i64] = lower
        self.seen: vec[i16] = vec[i16]()  # what observations say of it, see observation.py

    def removed(self) -> bool:
        """Is the window complete and the strip gone?"""
        return self.lower != NO_PANE

    def room(self, colour: i64) -> i64:
        """Empty fields of a colour."""
        return count(self.pattern, colour) - count(self.panes, colour) + count(self.on_jokers, colour)

    def joker_room(self) -> i64:
        """Empty joker fields."""
        if self.joker_fields == 0:
            return 0
        return self.joker_fields - size(self.on_jokers)

    def matches(self, colour: i64) -> bool:
        """Can at least one pane of the colour be placed here?"""
        return self.room(colour) > 0 or self.joker_room() > 0

    def halves(self) -> i64:
        """Filled halves of the window."""
        if self.upper == NO_PANE:
            return 0
        return 2 if self.lower != NO_PANE else 1

    def full(self) -> bool:
        """Are all five fields of the strip filled?"""
        return size(self.panes) == FIELDS

    def with_panes(self, colour: i64, n: i64, jokers: i64) -> "Column":
        """With n panes placed, so many of them on joker fields."""
        return Column(
            self.face,
            self.pattern,
            self.joker_fields,
            self.panes + panes_of(colour, n),
            self.on_jokers + panes_of(colour, jokers),
            self.upper,
            self.lower,
        )

    def with_kept(self, colour: i64, box: Components) -> "Column":
        """With a pane kept in the window: the strip is turned over, or removed."""
        if self.upper != NO_PANE:
            return Column(self.face, 0, 0, 0, 0, self.upper, colour)
        face = self.face ^ 1
        return Column(face, box.patterns[face], box.jokers[face], 0, 0, colour, NO_PANE)


def laid(face: i64, box: Components) -> Column:
    """A strip as it lies at the start."""
    return Column(face, box.patterns[face], box.jokers[face], 0, 0, NO_PANE, NO_PANE)


class Player:
    """A player's palace and markers."""

    def __init__(self, columns: vec[Column]) -> None:
        self.columns: vec[Column] = columns
        self.glazier: i64 = 0
        self.score: i64 = 0
        self.broken: i64 = 0  # the marker's space on the broken-glass track
        self.lost: i64 = 0  # printed losses of completed laps of that track
        self.round_bonus: i64 = 0
        self.windows: i64 = 0
        self.left_panes: i64 = 0
        self.broken_glass: i64 = 0
        self.palace: i64 = 0

    def copy(self) -> "Player":
        other = Player(self.columns[:])
        other.glazier = self.glazier
        other.score = self.score
        other.broken = self.broken
        other.lost = self.lost
        other.round_bonus = self.round_bonus
        other.windows = self.windows
        other.left_panes = self.left_panes
        other.broken_glass = self.broken_glass
        other.palace = self.palace
        return other

    def leftmost(self) -> i64:
        """The position of the leftmost strip that is not removed, -1 if none is left."""
        i: i64 = 0
        while i < len(self.columns):
            if not self.columns[i].removed():
                return i
            i += 1
        return -1

    def points(self) -> list[int]:
        """Points by source; their sum is the score."""
        return [self.round_bonus, self.windows, self.left_panes, self.broken_glass, self.palace]


class Sintra(Position):
    """A position of Sintra."""

    BITS: ClassVar[tuple[str, ...]] = (*KERNEL_BITS, "factories", "middle", "tower")

    def __init__(self, steps: list[Step[Any]], random: i64, box: Components, side: i64) -> None:
        super().__init__(steps, random)
        self.box: Final = box
        self.side: Final[i64] = side
        self.players: vec[Player] = vec[Player]()
        self.factories: vec[i64] = vec[i64]()  # the panes on each
        self.middle: i64 = 0  # panes
        self.marker_in_middle: bool = False
        self.starter: i64 = 0  # holds the starting-player marker, or laid it in the middle
        self.bag: vec[i64] = vec[i64]()  # colours; the last is drawn next
        self.tower: i64 = 0  # panes
        self.indicator: vec[i64] = vec[i64]()  # colours of fields I to VI; never changed after set-up
        # `round` counts from 0: the topmost filled field of the indicator

    def copy(self) -> "Sintra":
        other = Sintra(self.steps, self.random, self.box, self.side)
        other.copy_kernel(self)
        players = vec[Player](capacity=len(self.players))
        for player in self.players:
            players = append(players, player.copy())
        other.players = players
        other.factories = self.factories[:]
        other.middle = self.middle
        other.marker_in_middle = self.marker_in_middle
        other.starter = self.starter
        other.bag = self.bag[:]
        other.tower = self.tower
        other.indicator = self.indicator
        return other

    def key(self) -> tuple[int, ...]:
        key: list[int] = list(self.kernel_key())
        key += [self.side, self.round, self.starter, self.middle, self.marker_in_middle, self.tower]
        key += [*self.indicator, len(self.bag), *self.bag, *self.factories]
        for player in self.players:
            key += [player.glazier, player.score, player.broken, player.lost, *player.points()]
            for column in player.columns:
                key += [column.face, column.panes, column.on_jokers, column.upper, column.lower]
        return tuple(key)

    def origin(self) -> Origin:
        return Origin("sintra", len(self.players), {"side": "A" if self.side == SIDE_A else "B"}, self.box.own)

    def bonus_colour(self) -> i64:
        """The colour on top of the round indicator."""
        return self.indicator[self.round]

    def value(self, position: i64) -> i64:
        """The value printed below a window."""
        if self.side == SIDE_A:
            return self.box.values_a[position]
        return self.box.values_b[position]

    # --- gates: points, broken glass and draws pass here and nowhere else

    def score(self, who: i64, points: i64, source: i64) -> None:
        """Move a score marker; it may fall below 0."""
        player = self.players[who]
        player.score += points
        if source == ROUND_BONUS:
            player.round_bonus += points
        elif source == WINDOWS:
            player.windows += points
        elif source == LEFT_PANES:
            player.left_panes += points
        elif source == BROKEN_GLASS:
            player.broken_glass += points
        else:
            player.palace += points
        self.emit(SCORED, who, points, source, player.score)

    def break_glass(self, who: i64, steps: i64) -> None:
        """Move a marker down the broken-glass track; the last space costs its points at once."""
        self.emit(BROKE, who, steps)
        player = self.players[who]
        last = self.box.last_space()
        while steps > 0:
            steps -= 1
            player.broken += 1
            if player.broken == last:
                player.broken = 0
                player.lost += self.box.losses[last]
                self.emit(SHATTERED, who, self.box.losses[last])
                self.score(who, -self.box.losses[last], BROKEN_GLASS)

    def draw(self) -> i64:
        """Draw a pane; an empty bag is refilled from the tower first. NO_PANE if both are empty."""
        if len(self.bag) == 0:
            if self.tower == 0:
                return NO_PANE
            self.refill()
        self.reveals += 1
        self.bag, colour = pop(self.bag)
        return colour

    def refill(self) -> None:
        """Empty the tower into the bag."""
        self.emit(REFILLED, -1, self.tower)
        bag = vec[i64]()
        colour: i64 = 0
        while colour < COLOURS:
            n = count(self.tower, colour)
            while n > 0:
                bag = append(bag, colour)
                n -= 1
            colour += 1
        self.tower = 0
        self.shuffle(bag)
        self.bag = bag

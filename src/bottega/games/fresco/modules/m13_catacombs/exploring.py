"""Exploring: a map is used, and each treasure that is found is kept or sold."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import argument_of, moves_below
from bottega.core.messages import Message, msg
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import COLUMNS, EMPTY, RESTORED, segment_name
from bottega.games.fresco.decision import DONE, NO, YES, ModuleDecision
from bottega.games.fresco.modules.m13_catacombs.box import Treasure, catacombs_box
from bottega.games.fresco.modules.m13_catacombs.part import (
    catacombs_of,
    finds,
    has_volume,
    map_on,
    of_marker,
    rooms_said,
)
from bottega.games.fresco.state import Fresco

EXPLORE: Final[i64] = 82
FOUND: Final[i64] = 83

# Moves: keep the treasure or sell it.
KEEP: Final[i64] = 0
SELL: Final[i64] = 1

CHEERED: Final[i64] = 8  # in the argument of a treasure, beside the marker: the mood has improved already
LATE: Final[i64] = 8  # in the argument while exploring, beside the marker: this is the last chance


def treasure_uncovered(event: Event, box: Components) -> Message:
    treasure = treasure_said(catacombs_box(box).treasures[event.value(1)])
    return msg("m13-event-uncovered", segment=segment_name(event.value(0)), treasure=treasure)


def map_used(event: Event, box: Components) -> Message:
    return msg("m13-event-explored", rooms=rooms_said(box, event.value(0)), found=event.value(1))


def map_unused(event: Event, box: Components) -> Message:
    return msg("m13-event-unused", rooms=rooms_said(box, event.value(0)))


def treasure_kept(event: Event, box: Components) -> Message:
    return msg("m13-event-kept", treasure=treasure_said(catacombs_box(box).treasures[event.value(0)]))


def treasure_sold(event: Event, box: Components) -> Message:
    return msg("m13-event-sold", treasure=treasure_said(catacombs_box(box).treasures[event.value(0)]))


def treasure_said(treasure: Treasure) -> Message:
    """A statue or a chalice with its points, a script with its volume."""
    thalers, mood = treasure.thalers, treasure.mood
    if treasure.volume:
        return msg("m13-script", volume=treasure.volume, thalers=thalers, mood=mood)
    name = f"treasure-{treasure.name}"
    return msg("m13-treasure", treasure=name, points=treasure.points, thalers=thalers, mood=mood)


UNCOVERED: Final = EventKind(
    "treasure_uncovered", "segment treasure", words=treasure_uncovered, spots="segment-{segment}"
)
EXPLORED: Final = EventKind("explored", "map found", words=map_used, spots="m13")
UNUSED: Final = EventKind("map_unused", "map", words=map_unused, spots="m13")
KEPT: Final = EventKind("treasure_kept", "treasure", words=treasure_kept, spots="m13")
SOLD: Final = EventKind("treasure_sold", "treasure", words=treasure_sold, spots="m13")
COUNTED: Final = EventKind("treasures_counted", "points", message="m13-event-counted", blanks="points", spots="m13")


class Explore(ModuleDecision):
    """Do you use the map now? After all the rest a player is asked again; then it leaves the game (ruling 3.105).

    Nothing is asked where nothing can be found. Leonardo always uses his. The argument: the marker, and whether this
    is the last chance.
    """

    def moves(self) -> vec[i64]:
        return moves_below(YES + 1)

    def parts(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        """Who explores, and whether this is the last chance."""
        return vec[i64]([s.figure_of(explorer(arg)), arg // LATE])

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        marker = explorer(arg)
        chart = map_on(s, marker, s.column)
        if chart != EMPTY and finds(s, chart) > 0 and (not is_late(arg) or s.is_player(marker)):
            return vec[i64]([YES, NO])
        return vec[i64]()

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        if is_late(arg) and map_on(s, explorer(arg), s.column) != EMPTY:
            explore(s, explorer(arg))

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move == YES:
            explore(s, explorer(arg))
        elif is_late(arg):
            s.emit(UNUSED, explorer(arg), use_up(s, explorer(arg)))

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        if not s.is_player(explorer(arg)):
            return msg("m13-ask-leonardo-explores")
        return msg("m13-ask-use") if is_late(arg) else msg("m13-ask-explore")

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return "+" if move == YES else "-"

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        if not is_late(arg):
            return msg("m13-do-now") if move == YES else msg("m13-do-later")
        treasures = finds(s, map_on(s, explorer(arg), s.column))
        return msg("m13-do-use", found=treasures) if move == YES else msg("m13-do-leave")

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        if move == NO:
            return DONE
        return f"column-{s.column}" if s.is_player(explorer(arg)) else f"m13-leonardo-{s.column}"


def explorer(arg: i64) -> i64:
    """The marker whose map it is."""
    return arg % LATE


def is_late(arg: i64) -> bool:
    """Does the map leave the game if it is not used now?"""
    return arg >= LATE


def use_up(s: Fresco, marker: i64) -> i64:
    """The map on a marker's sheet leaves the game."""
    catacombs = catacombs_of(s)
    chart = map_on(s, marker, s.column)
    catacombs.laid[marker * COLUMNS + s.column] = EMPTY
    catacombs.used = append(catacombs.used, chart)
    return chart


def explore(s: Fresco, marker: i64) -> None:
    """All treasures in the map's open rooms are taken; one after the other, in the order of the rooms (3.108)."""
    catacombs = catacombs_of(s)
    chart = use_up(s, marker)
    s.turn += 1
    s.emit(EXPLORED, marker, chart, finds(s, chart))
    rooms = catacombs_box(s.box).maps[chart].rooms
    i: i64 = len(rooms) - 1
    while i >= 0:
        if s.fresco[rooms[i]] == RESTORED and catacombs.rooms[rooms[i]] != EMPTY:
            catacombs.found = append(catacombs.found, catacombs.rooms[rooms[i]])
            catacombs.rooms[rooms[i]] = EMPTY
            s.push_task(FOUND, s.decides[marker], marker)
        i -= 1


class Found(ModuleDecision):
    """Do you keep the treasure or sell it? The mood improves either way; a second script of a volume is sold.

    Nobody need let it improve (ruling 3.18). Only with the Medico can that be wanted: a bad mood heals.
    The argument: the marker, and whether the mood has improved already.
    """

    def moves(self) -> vec[i64]:
        return moves_below(YES + 1)

    def parts(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        """Who found it, and whether the mood has improved already."""
        return vec[i64]([s.figure_of(finder(arg)), arg // CHEERED])

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        marker = finder(arg)
        if not has_cheered(arg):
            return vec[i64]([YES, NO]) if may_decline(s, marker) else vec[i64]()
        if not s.is_player(marker) or must_sell(s, marker):
            return vec[i64]()
        return vec[i64]([KEEP, SELL])

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        is_player = s.is_player(finder(arg))
        if has_cheered(arg):
            s.reveals += 1 if is_player else 0  # that such a volume is kept already
            self.take(s, who, arg, SELL if is_player else KEEP)
        else:
            self.cheer(s, who, arg, is_player)

    def cheer(self, s: Fresco, who: i64, arg: i64, improves: bool) -> None:
        """The mood comes before the treasure is kept or sold."""
        s.push_task(FOUND, who, arg + CHEERED)
        if improves:
            s.move_mood(finder(arg), next_found(s).mood)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if not has_cheered(arg):
            self.cheer(s, who, arg, move == YES)
            return
        catacombs = catacombs_of(s)
        marker = finder(arg)
        catacombs.found, treasure = pop(catacombs.found)
        if move == KEEP:
            catacombs.kept = append(catacombs.kept, of_marker(treasure, marker))
            s.emit(KEPT, marker, treasure)
        else:
            catacombs.sold = append(catacombs.sold, treasure)
            s.emit(SOLD, marker, treasure)
            s.earn(marker, catacombs_box(s.box).treasures[treasure].thalers)

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("m13-ask-keep" if has_cheered(arg) else "m13-ask-mood", treasure=treasure_said(next_found(s)))

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        if has_cheered(arg):
            return "K" if move == KEEP else "$"
        return "+" if move == YES else "-"

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        if has_cheered(arg):
            return msg("m13-do-keep") if move == KEEP else msg("m13-do-sell", thalers=next_found(s).thalers)
        mood = s.players[who].mood
        if move == NO:
            return msg("m13-do-no-mood", mood=mood)
        mood += next_found(s).mood
        return msg("m13-do-mood", mood=mood if mood < s.box.mood_highest else s.box.mood_highest)

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return "m13-found"


def finder(arg: i64) -> i64:
    """The marker that found a treasure."""
    return arg % CHEERED


def has_cheered(arg: i64) -> bool:
    """Has the treasure improved the mood, as far as the player wanted it?"""
    return arg >= CHEERED


def found_by(s: Fresco, who: i64) -> i64:
    """Treasures that the player has found and still has to keep or sell."""
    treasures: i64 = 0
    for task in s.tasks_of(FOUND):
        if finder(argument_of(task)) == who:
            treasures += 1
    return treasures


def next_found(s: Fresco) -> Treasure:
    """The treasure that is to be kept or sold."""
    return catacombs_box(s.box).treasures[catacombs_of(s).found[-1]]


def may_decline(s: Fresco, marker: i64) -> bool:
    """With the Medico, in a round after which one wakes up again: would the treasure improve the player's mood?"""
    if not s.rules.illness or s.final or not s.is_player(marker):
        return False
    return next_found(s).mood > 0 and s.players[marker].mood < s.box.mood_highest


def must_sell(s: Fresco, who: i64) -> bool:
    """Does the player keep a script of the same volume already?"""
    catacombs = catacombs_of(s)
    volume = next_found(s).volume
    return volume > 0 and has_volume(s, catacombs, who, volume)

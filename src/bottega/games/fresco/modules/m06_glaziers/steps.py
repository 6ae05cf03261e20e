"""Buying glass at the glazery, and setting a window beside a restored segment or at the altar."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import moves_below
from bottega.core.messages import Message, msg
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import EMPTY
from bottega.games.fresco.decision import DONE, ModuleDecision, RealChoice, up_to
from bottega.games.fresco.module import ActionTile
from bottega.games.fresco.modules.m06_glaziers.box import MOST_PANES, glass_box
from bottega.games.fresco.modules.m06_glaziers.part import (
    ALTAR_WINDOW,
    GLASS,
    GLASS_COLOURS,
    PLACES,
    Glazery,
    glazery_of,
    panes,
)
from bottega.games.fresco.state import Fresco

GLASS_WORDS: Final = ("glass-yellow", "glass-blue", "glass-red", "glass-green")
SALE_SPOTS: Final = ("m06-glass-Y", "m06-glass-B", "m06-glass-R", "m06-glass-G")
OWN_SPOTS: Final = ("m06-own-Y", "m06-own-B", "m06-own-R", "m06-own-G")
BENCH_SPOTS: Final = ("m06-bench-0", "m06-bench-1", "m06-bench-2", "m06-bench-3", "m06-bench-4", "m06-bench-5")

TOKENS_A_PLAYER: Final[i64] = 2

BUY_GLASS: Final[i64] = 52
TAKE_WINDOW: Final[i64] = 53
GIVE_GLASS: Final[i64] = 54

STOP: Final[i64] = 4  # buying glass; below are colours


def glass_displayed(event: Event, box: object) -> Message:
    return msg("m06-event-displayed", color=GLASS_WORDS[event.value(0)])


def glass_bought(event: Event, box: object) -> Message:
    return msg("m06-event-bought", color=GLASS_WORDS[event.value(0)])


def window_taken(event: Event, box: Components) -> Message:
    return msg("m06-event-window", glass=glass_box(box).windows[event.value(0)].letters, points=event.value(1))


def glass_given(event: Event, box: object) -> Message:
    return msg("m06-event-gave", color=GLASS_WORDS[event.value(0)], count=event.value(1))


def window_displayed(event: Event, box: Components) -> Message:
    return msg("m06-event-bench", glass=glass_box(box).windows[event.value(0)].letters)


DISPLAYED: Final = EventKind("glass_displayed", "color", words=glass_displayed, spots="m06")
BOUGHT: Final = EventKind("glass_bought", "color", words=glass_bought, spots="m06")
WINDOW: Final = EventKind("window", "window points", words=window_taken, spots="m06")
GAVE: Final = EventKind("glass", "color count", words=glass_given, spots="m06")
MISSING: Final = EventKind("glass_missing", "points", message="m06-event-missing", blanks="points", spots="m06")
BENCH: Final = EventKind("bench", "window", words=window_displayed, spots="m06")


# --- the glazery


def display_glass(s: Fresco) -> None:
    """Two tokens for each player; an empty bag is refilled from the reserve (ruling 3.51)."""
    glazery = glazery_of(s)
    count = TOKENS_A_PLAYER * i64(len(s.players))
    s.reveals += 1
    while count > 0:
        if len(glazery.bag) == 0:
            refill_bag(s, glazery)
        if len(glazery.bag) == 0:
            return
        glazery.bag, colour = pop(glazery.bag)
        glazery.shown[colour] += 1
        s.emit(DISPLAYED, -1, colour)
        count -= 1


def refill_bag(s: Fresco, glazery: Glazery) -> None:
    """All tokens of the reserve into the bag."""
    colour: i64 = 0
    while colour < GLASS_COLOURS:
        while glazery.reserve[colour] > 0:
            glazery.reserve[colour] -= 1
            glazery.bag = append(glazery.bag, colour)
        colour += 1
    s.shuffle(glazery.bag)


class GlazeryTile(ActionTile):
    """Two apprentices are printed on it, one more may be added; each may buy one token."""

    def __init__(self) -> None:
        super().__init__(2, 0, 1)

    def is_useless(self, s: Fresco) -> bool:
        """Without any glass for sale."""
        for tokens in glazery_of(s).shown:
            if tokens > 0:
                return False
        return True

    def visit(self, s: Fresco, who: i64, apprentices: i64) -> None:
        s.push_task(BUY_GLASS, who, self.printed + apprentices)


TILE: Final = GlazeryTile()


class BuyGlass(ModuleDecision):
    """Which token do you buy? The argument: apprentices left."""

    def moves(self) -> vec[i64]:
        return moves_below(STOP + 1)

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64]()
        glazery = glazery_of(s)
        colour: i64 = 0
        while colour < GLASS_COLOURS and arg > 0:
            if glazery.shown[colour] > 0 and s.players[who].thalers >= glass_box(s.box).glass_prices[colour]:
                moves = append(moves, colour)
            colour += 1
        return append(moves, STOP) if len(moves) > 0 else moves

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move == STOP:
            return
        glazery = glazery_of(s)
        glazery.shown[move] -= 1
        glazery.tokens[who * GLASS_COLOURS + move] += 1
        s.emit(BOUGHT, who, move)
        s.pay(who, glass_box(s.box).glass_prices[move])
        s.push_task(BUY_GLASS, who, arg - 1)

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("m06-ask-buy", left=arg)

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return "-" if move == STOP else GLASS[move]

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        if move == STOP:
            return msg("m06-do-stop")
        return msg("m06-do-buy", color=GLASS_WORDS[move], thalers=glass_box(s.box).glass_prices[move])

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return DONE if move == STOP else SALE_SPOTS[move]

    def why_not_here(self, s: Fresco, who: i64, arg: i64, target: str) -> Message | None:
        """Glass is for sale, but costs too much."""
        if target not in SALE_SPOTS or glazery_of(s).shown[SALE_SPOTS.index(target)] == 0:
            return None
        price = glass_box(s.box).glass_prices[SALE_SPOTS.index(target)]
        return msg("m06-why-glass-price", price=price, thalers=s.players[who].thalers)


# --- windows


class TakeWindow(RealChoice):
    """Which window of the bench? Its place costs 0 to 3 thalers."""

    def moves(self) -> vec[i64]:
        return moves_below(PLACES)

    def choices(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        return payable(s, who)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        s.pay(who, glass_box(s.box).bench[move])
        take_window(s, who, move)
        s.push_task(GIVE_GLASS, who)

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("m06-ask-window")

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return f"W{move + 1}"

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        window = glass_box(s.box).windows[glazery_of(s).bench[move]]
        return msg("m06-do-window", glass=window.letters, points=window.points, thalers=glass_box(s.box).bench[move])

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return BENCH_SPOTS[move]

    def why_not_here(self, s: Fresco, who: i64, arg: i64, target: str) -> Message | None:
        """Its place costs too much."""
        if target not in BENCH_SPOTS:
            return None
        price = glass_box(s.box).bench[BENCH_SPOTS.index(target)]
        return msg("m06-why-bench-price", price=price, thalers=s.players[who].thalers)


def payable(s: Fresco, who: i64) -> vec[i64]:
    """Places of the bench that the player can pay; the first costs nothing."""
    places = vec[i64](capacity=6)
    place: i64 = 0
    while place < PLACES:
        if s.players[who].thalers >= glass_box(s.box).bench[place]:
            places = append(places, place)
        place += 1
    return places


def take_window(s: Fresco, marker: i64, place: i64) -> None:
    """A window leaves the bench; its place stays empty until the segment is scored."""
    glazery = glazery_of(s)
    glazery.window = glazery.bench[place]
    glazery.bench[place] = EMPTY
    window = glass_box(s.box).windows[glazery.window]
    glazery.pending = window.points
    s.emit(WINDOW, marker, glazery.window, window.points)


def slide_bench(s: Fresco, glazery: Glazery) -> None:
    """Close the gap towards the free end, and lay out the next window."""
    kept = vec[i64](capacity=6)
    for window in glazery.bench:
        if window != EMPTY:
            kept = append(kept, window)
    glazery.pile, window = pop(glazery.pile)
    glazery.bench = append(kept, window)
    s.reveals += 1
    s.emit(BENCH, -1, window)


class GiveGlass(ModuleDecision):
    """How many tokens of this colour do you give? One for each pane; missing ones cost points, but not at the altar.

    The argument: the colour.
    """

    def follows(self) -> bool:
        """Where a window was chosen, which is paid with glass."""
        return True

    def moves(self) -> vec[i64]:
        return moves_below(MOST_PANES + 1)

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        most = panes(s, arg)
        owned = glazery_of(s).tokens[who * GLASS_COLOURS + arg]
        return up_to(owned if owned < most else most)

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        self.take(s, who, arg, 0)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        glazery = glazery_of(s)
        if move > 0:
            glazery.tokens[who * GLASS_COLOURS + arg] -= move
            glazery.reserve[arg] += move
            s.emit(GAVE, who, arg, move)
        if glazery.window == ALTAR_WINDOW:
            glazery.pending += move
        else:
            missing = (panes(s, arg) - move) * glass_box(s.box).glass_penalties[arg]
            if missing > 0:
                glazery.pending -= missing
                s.emit(MISSING, who, missing)
        if arg + 1 < GLASS_COLOURS:
            s.push_task(GIVE_GLASS, who, arg + 1)

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("m06-ask-give", color=GLASS_WORDS[arg])

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return GLASS[arg] + str(move)

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        """What so many tokens bring, or save."""
        color = GLASS_WORDS[arg]
        if glazery_of(s).window == ALTAR_WINDOW:
            return msg("m06-do-give-altar" if move else "m06-do-give", count=move, color=color)
        missing = panes(s, arg) - move
        if missing == 0:
            return msg("m06-do-give", count=move, color=color)
        loss = missing * glass_box(s.box).glass_penalties[arg]
        return msg("m06-do-give-less", count=move, color=color, loss=loss, missing=missing)

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return OWN_SPOTS[arg] if move > 0 else DONE

    def why_not_here(self, s: Fresco, who: i64, arg: i64, target: str) -> Message | None:
        """Another colour is asked for."""
        if target not in OWN_SPOTS or not owns_glass(s, who, OWN_SPOTS.index(target)):
            return None
        return msg("m06-why-color", color=GLASS_WORDS[arg])


def owns_glass(s: Fresco, who: i64, colour: i64) -> bool:
    """Has the player a token of the colour?"""
    return glazery_of(s).tokens[who * GLASS_COLOURS + colour] > 0

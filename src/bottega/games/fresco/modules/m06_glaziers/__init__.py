"""Module 6, the glaziers: glass from an action tile, the glazery, for the windows of twelve segments and the altar."""

import re
from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import Step
from bottega.core.messages import Message, msg
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import ALTAR, CATHEDRAL, EMPTY, SEGMENTS
from bottega.games.fresco.dealing import asked_besides, bring_last
from bottega.games.fresco.decision import ModuleDecision
from bottega.games.fresco.module import ActionTile, Module, Part
from bottega.games.fresco.state import Fresco, numbers, zeros

GLASS_COLOURS: Final[i64] = 4
GLASS: Final = "YBRG"
GLASS_WORDS: Final = ("glass-yellow", "glass-blue", "glass-red", "glass-green")
SALE_SPOTS: Final = ("m06-glass-Y", "m06-glass-B", "m06-glass-R", "m06-glass-G")
OWN_SPOTS: Final = ("m06-own-Y", "m06-own-B", "m06-own-R", "m06-own-G")
PLACES: Final[i64] = 6  # on the bench
TOKENS_A_PLAYER: Final[i64] = 2
ALTAR_WINDOW: Final[i64] = -1
NO_WINDOW: Final[i64] = -2

BUY_GLASS: Final[i64] = 52
TAKE_WINDOW: Final[i64] = 53
GIVE_GLASS: Final[i64] = 54

STOP: Final[i64] = 4  # buying glass; below are colours

BENCH_SPOTS: Final = ("m06-bench-0", "m06-bench-1", "m06-bench-2", "m06-bench-3", "m06-bench-4", "m06-bench-5")

DISPLAYED: Final = EventKind("glass_displayed", "color")
BOUGHT: Final = EventKind("glass_bought", "color")
WINDOW: Final = EventKind("window", "window points")
GAVE: Final = EventKind("glass", "color count")
MISSING: Final = EventKind("glass_missing", "points")
BENCH: Final = EventKind("bench", "window")


class Glazery(Part):
    """Glass, windows, and the window that is being set."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.points = zeros(seats)
        self.bag: vec[i64] = vec[i64]()
        self.shown: vec[i64] = zeros(GLASS_COLOURS)  # tokens for sale, by colour
        self.reserve: vec[i64] = zeros(GLASS_COLOURS)
        self.tokens: vec[i64] = zeros(seats * GLASS_COLOURS)  # by seat and colour
        self.pile: vec[i64] = vec[i64]()  # windows
        self.bench: vec[i64] = vec[i64]()
        self.set: vec[i64] = vec[i64]()  # windows in their place: number * SEGMENTS + segment
        self.gone: vec[i64] = vec[i64]()  # windows that Leonardo took
        self.window: i64 = NO_WINDOW  # being set in this restoration
        self.pending: i64 = 0  # its points, less penalties

    def copy(self) -> Part:
        other = Glazery(0)
        other.points = self.points[:]
        other.bag = self.bag[:]
        other.shown = self.shown[:]
        other.reserve = self.reserve[:]
        other.tokens = self.tokens[:]
        other.pile = self.pile[:]
        other.bench = self.bench[:]
        other.set = self.set[:]
        other.gone = self.gone[:]
        other.window = self.window
        other.pending = self.pending
        return other

    def key(self) -> list[int]:
        found: list[int] = [self.window, self.pending]
        for tokens in (self.bag, self.shown, self.reserve, self.tokens, self.points):
            found += [len(tokens), *tokens]
        for windows in (self.pile, self.bench, self.set, self.gone):
            found += [len(windows), *windows]
        return found

    def view(self, s: Fresco, who: int) -> dict[str, object]:
        return {
            "module": "glaziers",
            "glass": tokens_text(self.shown, 0),
            "prices": dict(zip(GLASS, s.box.more.glass_prices, strict=True)),
            "penalties": dict(zip(GLASS, s.box.more.glass_penalties, strict=True)),
            "reserve": tokens_text(self.reserve, 0),
            "bag": len(self.bag),
            "bench": [
                {"price": price} if window == EMPTY else window_view(s.box, window, price)
                for window, price in zip(self.bench, s.box.more.bench, strict=True)
            ],
            "pile": len(self.pile),
            "gone": len(self.gone),
            "setting": self.setting(s.box),
            "windows": [segment for segment in range(SEGMENTS) if s.box.more.window_segments >> segment & 1],
            "set": [
                {"segment": int(code % SEGMENTS), "panes": s.box.more.windows[code // SEGMENTS].letters}
                for code in self.set
            ],
            "players": [
                {"glass": tokens_text(self.tokens, seat) if seat == who or s.laid_open else None}
                for seat in range(len(s.players))
            ],
        }

    def setting(self, box: Components) -> dict[str, object] | None:
        """The window that is being set, with its points less penalties so far."""
        if self.window == NO_WINDOW:
            return None
        letters = GLASS if self.window == ALTAR_WINDOW else box.more.windows[self.window].letters
        return {"panes": letters, "points": int(self.pending), "altar": self.window == ALTAR_WINDOW}

    def deal(self, s: Fresco, who: int, wanted: i64) -> None:
        """Others' tokens and the bag are dealt anew from what is not seen; the windows are shuffled."""
        s.reshuffle(self.pile)
        seats: i64 = len(s.players)
        pool = self.bag[:]
        hidden: i64 = 0
        seat: i64 = 0
        while seat < seats:
            colour: i64 = 0
            while colour < GLASS_COLOURS and seat != who and not s.laid_open:
                while self.tokens[seat * GLASS_COLOURS + colour] > 0:
                    self.tokens[seat * GLASS_COLOURS + colour] -= 1
                    pool = append(pool, colour)
                    hidden += 1
                colour += 1
            seat += 1
        s.reshuffle(pool)
        asked = asked_besides(s, who) if wanted >= 0 else EMPTY
        if asked != EMPTY:
            bring_last(pool, wanted % GLASS_COLOURS)
        while hidden > 0:
            seat = s.below(seats) if asked == EMPTY else asked
            if seat != who:
                pool, colour = pop(pool)
                self.tokens[seat * GLASS_COLOURS + colour] += 1
                hidden -= 1
        self.bag = pool

    def pieces(self, s: Fresco) -> list[int]:
        """All tokens by colour, and all windows."""
        found: list[int] = []
        for colour in range(GLASS_COLOURS):
            owned = sum(self.tokens[seat * GLASS_COLOURS + colour] for seat in range(len(s.players)))
            found.append(list(self.bag).count(colour) + self.shown[colour] + self.reserve[colour] + owned)
        being_set = [self.window] if self.window >= 0 else []
        being_set += [*self.gone, *[code // SEGMENTS for code in self.set]]
        windows = [*self.pile, *[window for window in self.bench if window != EMPTY], *being_set]
        return [*found, *sorted(windows)]


class Glaziers(Module):
    """The glaziers. Two apprentices are printed on the action tile, one more may be added."""

    def __init__(self) -> None:
        super().__init__(6, "glaziers", "The Glaziers", "windows", ActionTile(2, 0, 1), classic=True)

    def steps(self) -> list[Step[Fresco]]:
        return [BuyGlass(), TakeWindow(), GiveGlass()]

    def new_part(self, s: Fresco) -> Part:
        return Glazery(len(s.players))

    def set_up(self, s: Fresco) -> None:
        glazery = glazery_of(s)
        colour: i64 = 0
        while colour < GLASS_COLOURS:
            i: i64 = 0
            while i < s.box.more.glass_tokens[colour]:
                glazery.bag = append(glazery.bag, colour)
                i += 1
            colour += 1
        s.shuffle(glazery.bag)
        display_glass(s)
        glazery.pile = numbers(len(s.box.more.windows))
        s.shuffle(glazery.pile)
        while i64(len(glazery.bench)) < PLACES:
            glazery.pile, window = pop(glazery.pile)
            glazery.bench = append(glazery.bench, window)

    def at_tile(self, s: Fresco, who: i64, apprentices: i64) -> None:
        """Each apprentice, printed or real, may buy one token."""
        s.push_task(BUY_GLASS, who, self.tile.printed + apprentices)

    def tile_is_useless(self, s: Fresco) -> bool:
        """Without any glass for sale."""
        for tokens in glazery_of(s).shown:
            if tokens > 0:
                return False
        return True

    def round_ended(self, s: Fresco) -> None:
        """What was not sold goes to the reserve; new tokens are laid out."""
        glazery = glazery_of(s)
        colour: i64 = 0
        while colour < GLASS_COLOURS:
            glazery.reserve[colour] += glazery.shown[colour]
            glazery.shown[colour] = 0
            colour += 1
        display_glass(s)

    # --- windows

    def restoring(self, s: Fresco, marker: i64, segment: i64) -> None:
        """Beside twelve segments a window must be set; Leonardo takes the one that costs nothing, without penalty.

        The altar's window takes up to one token of each colour.
        """
        if segment == ALTAR:
            glazery_of(s).window = ALTAR_WINDOW
            s.push_task(GIVE_GLASS, marker)
            return
        if not s.box.more.window_segments >> segment & 1:
            return
        if s.is_player(marker):
            s.push_task(TAKE_WINDOW, marker)
        else:
            take_window(s, marker, 0)

    def bonus(self, s: Fresco, marker: i64, segment: i64, points: i64) -> i64:
        """The window less its penalties; the whole score is never below 0 (ruling 3.53)."""
        glazery = glazery_of(s)
        if glazery.window == NO_WINDOW:
            return 0
        bonus = glazery.pending
        if points + bonus < 0:
            bonus = -points
        glazery.credit(marker, bonus)
        if segment == ALTAR:
            glazery.window = NO_WINDOW
            glazery.pending = 0
        return bonus

    def restored(self, s: Fresco, marker: i64, segment: i64, tile: i64) -> None:
        """The windows on the bench slide to the free end, and a new one is laid out."""
        glazery = glazery_of(s)
        if glazery.window == NO_WINDOW:
            return
        if s.is_player(marker):
            glazery.set = append(glazery.set, glazery.window * SEGMENTS + segment)
        else:
            glazery.gone = append(glazery.gone, glazery.window)
        glazery.window = NO_WINDOW
        glazery.pending = 0
        slide_bench(s, glazery)

    # --- what a bot goes by

    def worth(self, s: Fresco, who: i64) -> float:
        """A token is worth part of the penalty it saves."""
        glazery = glazery_of(s)
        worth = 0.0
        colour: i64 = 0
        while colour < GLASS_COLOURS:
            count = glazery.tokens[who * GLASS_COLOURS + colour]
            useful = count if count < 2 else 2
            worth += float(useful) * (float(s.box.more.glass_penalties[colour]) * 0.3 + 0.4)
            colour += 1
        return worth * (0.3 if s.final and s.column >= CATHEDRAL else 1.0)

    def prospect(self, s: Fresco, who: i64, place: i64, apprentices: i64) -> float:
        """At the glazery: the best tokens, less their price."""
        glazery = glazery_of(s)
        if place == self.number:
            worth = 0.0
            actions = self.tile.printed + apprentices
            colour = GLASS_COLOURS - 1
            while colour >= 0 and actions > 0:
                if glazery.shown[colour] > 0 and s.players[who].thalers > 4:
                    worth += (
                        float(s.box.more.glass_penalties[colour]) * 0.3 - float(s.box.more.glass_prices[colour]) * 0.5
                    )
                    actions -= 1
                colour -= 1
            return worth * 0.9
        return 0.0

    # --- words

    def write(self, s: Fresco, move: i64) -> str:
        step = s.step()
        if step == TAKE_WINDOW:
            return f"W{move + 1}"
        if step == GIVE_GLASS:
            return GLASS[s.argument()] + str(move)
        return "-" if move == STOP else GLASS[move]

    def read(self, s: Fresco, word: str) -> int | None:
        step = s.step()
        if step == TAKE_WINDOW:
            found = re.fullmatch("W([1-6])", word)
            return int(found[1]) - 1 if found else None
        if step == GIVE_GLASS:
            found = re.fullmatch(f"{GLASS[s.argument()]}([0-3])", word)
            return int(found[1]) if found else None
        return {"Y": 0, "B": 1, "R": 2, "G": 3, "-": int(STOP)}.get(word)

    def question(self, s: Fresco) -> Message:
        step = s.step()
        if step == TAKE_WINDOW:
            return msg("m06-ask-window")
        if step == GIVE_GLASS:
            return msg("m06-ask-give", color=GLASS_WORDS[s.argument()])
        return msg("m06-ask-buy", left=s.argument())

    def explain(self, s: Fresco, move: i64) -> Message:
        step = s.step()
        if step == TAKE_WINDOW:
            window = s.box.more.windows[glazery_of(s).bench[move]]
            return msg("m06-do-window", glass=window.letters, points=window.points, thalers=s.box.more.bench[move])
        if step == GIVE_GLASS:
            return explain_glass(s, s.argument(), move)
        if move == STOP:
            return msg("m06-do-stop")
        return msg("m06-do-buy", color=GLASS_WORDS[move], thalers=s.box.more.glass_prices[move])

    def restoring_note(self, s: Fresco, marker: i64, segment: i64) -> Message | None:
        return msg("m06-note-window") if s.box.more.window_segments >> segment & 1 else None

    def describe(self, event: Event, box: Components) -> Message | None:
        name = event.kind.name
        values = [value or 0 for value in event.values]
        if name == "glass_displayed":
            return msg("m06-event-displayed", color=GLASS_WORDS[values[0]])
        if name == "glass_bought":
            return msg("m06-event-bought", color=GLASS_WORDS[values[0]])
        if name == "window":
            return msg("m06-event-window", glass=box.more.windows[values[0]].letters, points=values[1])
        if name == "glass":
            return msg("m06-event-gave", color=GLASS_WORDS[values[0]], count=values[1])
        if name == "glass_missing":
            return msg("m06-event-missing", points=values[0])
        if name == "bench":
            return msg("m06-event-bench", glass=box.more.windows[values[0]].letters)
        return None

    # --- spots

    def target(self, s: Fresco, move: i64) -> str:
        step = s.step()
        if step == TAKE_WINDOW:
            return BENCH_SPOTS[move]
        if step == GIVE_GLASS:
            return OWN_SPOTS[s.argument()] if move > 0 else "done"
        return "done" if move == STOP else SALE_SPOTS[move]

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        if target in SALE_SPOTS:
            return why_no_glass(s, who, SALE_SPOTS.index(target))
        if target in BENCH_SPOTS:
            return why_no_window(s, who, BENCH_SPOTS.index(target))
        return why_not_give(s, who, OWN_SPOTS.index(target)) if target in OWN_SPOTS else None


def glazery_of(s: Fresco) -> Glazery:
    part = s.parts[s.rules.slots[6]]
    assert isinstance(part, Glazery)
    return part


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


class BuyGlass(ModuleDecision):
    """Which token do you buy? The argument: apprentices left."""

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64]()
        glazery = glazery_of(s)
        colour: i64 = 0
        while colour < GLASS_COLOURS and arg > 0:
            if glazery.shown[colour] > 0 and s.players[who].thalers >= s.box.more.glass_prices[colour]:
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
        s.pay(who, s.box.more.glass_prices[move])
        s.push_task(BUY_GLASS, who, arg - 1)


class TakeWindow(ModuleDecision):
    """Which window of the bench? Its place costs 0 to 3 thalers."""

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = payable(s, who)
        return moves if len(moves) > 1 else vec[i64]()

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        self.take(s, who, arg, payable(s, who)[0])

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        s.pay(who, s.box.more.bench[move])
        take_window(s, who, move)
        s.push_task(GIVE_GLASS, who)


def payable(s: Fresco, who: i64) -> vec[i64]:
    """Places of the bench that the player can pay; the first costs nothing."""
    found = vec[i64](capacity=6)
    place: i64 = 0
    while place < PLACES:
        if s.players[who].thalers >= s.box.more.bench[place]:
            found = append(found, place)
        place += 1
    return found


def take_window(s: Fresco, marker: i64, place: i64) -> None:
    """A window leaves the bench; its place stays empty until the segment is scored."""
    glazery = glazery_of(s)
    glazery.window = glazery.bench[place]
    glazery.bench[place] = EMPTY
    window = s.box.more.windows[glazery.window]
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
    """How many tokens of this colour do you give? One for each pane; missing ones cost points, but not at the altar."""

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64]()
        most = panes(s, arg)
        owned = glazery_of(s).tokens[who * GLASS_COLOURS + arg]
        if owned < most:
            most = owned
        if most > 0:
            count: i64 = 0
            while count <= most:
                moves = append(moves, count)
                count += 1
        return moves

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
            missing = (panes(s, arg) - move) * s.box.more.glass_penalties[arg]
            if missing > 0:
                glazery.pending -= missing
                s.emit(MISSING, who, missing)
        if arg + 1 < GLASS_COLOURS:
            s.push_task(GIVE_GLASS, who, arg + 1)


def panes(s: Fresco, colour: i64) -> i64:
    """Panes of a colour in the window that is being set."""
    window = glazery_of(s).window
    return 1 if window == ALTAR_WINDOW else s.box.more.windows[window].panes[colour]


# --- words


def explain_glass(s: Fresco, colour: i64, count: i64) -> Message:
    """What so many tokens of a colour bring, or save."""
    color = GLASS_WORDS[colour]
    if glazery_of(s).window == ALTAR_WINDOW:
        return msg("m06-do-give-altar", count=count, color=color) if count else msg("m06-do-give", count=0, color=color)
    missing = panes(s, colour) - count
    if missing == 0:
        return msg("m06-do-give", count=count, color=color)
    loss = missing * s.box.more.glass_penalties[colour]
    return msg("m06-do-give-less", count=count, color=color, loss=loss, missing=missing)


def why_no_glass(s: Fresco, who: i64, colour: i64) -> Message:
    """Why no token of a colour can be bought now."""
    price = s.box.more.glass_prices[colour]
    if glazery_of(s).shown[colour] == 0:
        return msg("m06-why-sold-out", color=GLASS_WORDS[colour])
    if s.step() == BUY_GLASS and s.players[who].thalers < price:
        return msg("m06-why-glass-price", price=price, thalers=s.players[who].thalers)
    return msg("m06-why-glazery")


def why_no_window(s: Fresco, who: i64, place: i64) -> Message:
    """Why the window on a place of the bench cannot be taken now."""
    price = s.box.more.bench[place]
    if s.step() == TAKE_WINDOW and s.players[who].thalers < price:
        return msg("m06-why-bench-price", price=price, thalers=s.players[who].thalers)
    return msg("m06-why-window")


def why_not_give(s: Fresco, who: i64, colour: i64) -> Message:
    """Why no token of a colour can be given now."""
    if glazery_of(s).tokens[who * GLASS_COLOURS + colour] == 0:
        return msg("m06-why-no-glass", color=GLASS_WORDS[colour])
    if s.step() == GIVE_GLASS:
        return msg("m06-why-color", color=GLASS_WORDS[s.argument()])
    return msg("m06-why-give")


def tokens_text(tokens: vec[i64], seat: i64) -> str:
    """Tokens as letters."""
    return "".join(letter * tokens[seat * GLASS_COLOURS + colour] for colour, letter in enumerate(GLASS))


def window_view(box: Components, window: i64, price: i64) -> dict[str, object]:
    """A window on the bench."""
    return {"panes": box.more.windows[window].letters, "points": int(box.more.windows[window].points), "price": price}


MODULE: Final = Glaziers()

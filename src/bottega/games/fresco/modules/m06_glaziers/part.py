"""The glazery: glass for sale, the players' tokens, and the windows."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.fresco.box import Components
from bottega.games.fresco.const import EMPTY, SEGMENTS
from bottega.games.fresco.module import Part
from bottega.games.fresco.modules.m06_glaziers.box import glass_box
from bottega.games.fresco.modules.m06_glaziers.view_types import BenchView, GlaziersView, SettingView
from bottega.games.fresco.state import Fresco, zeros

NUMBER: Final = 6

GLASS_COLOURS: Final[i64] = 4
GLASS: Final = "YBRG"
PLACES: Final[i64] = 6  # on the bench
ALTAR_WINDOW: Final[i64] = -1
NO_WINDOW: Final[i64] = -2


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
        key: list[int] = [self.window, self.pending]
        for tokens in (self.bag, self.shown, self.reserve, self.tokens, self.points):
            key += [len(tokens), *tokens]
        for windows in (self.pile, self.bench, self.set, self.gone):
            key += [len(windows), *windows]
        return key

    def view(self, s: Fresco, who: int) -> GlaziersView:
        return {
            "module": "glaziers",
            "glass": tokens_text(self.shown, 0),
            "prices": dict(zip(GLASS, glass_box(s.box).glass_prices, strict=True)),
            "penalties": dict(zip(GLASS, glass_box(s.box).glass_penalties, strict=True)),
            "reserve": tokens_text(self.reserve, 0),
            "bag": len(self.bag),
            "bench": [
                {"price": price} if window == EMPTY else window_view(s.box, window, price)
                for window, price in zip(self.bench, glass_box(s.box).bench, strict=True)
            ],
            "pile": len(self.pile),
            "gone": len(self.gone),
            "setting": self.setting(s.box),
            "windows": [segment for segment in range(SEGMENTS) if glass_box(s.box).window_segments >> segment & 1],
            "set": [
                {"segment": int(code % SEGMENTS), "panes": glass_box(s.box).windows[code // SEGMENTS].letters}
                for code in self.set
            ],
            "players": [
                {"glass": tokens_text(self.tokens, seat) if seat == who or s.laid_open else None}
                for seat in range(len(s.players))
            ],
        }

    def setting(self, box: Components) -> SettingView | None:
        """The window that is being set, with its points less penalties so far."""
        if self.window == NO_WINDOW:
            return None
        letters = GLASS if self.window == ALTAR_WINDOW else glass_box(box).windows[self.window].letters
        return {"panes": letters, "points": int(self.pending), "altar": self.window == ALTAR_WINDOW}

    def redeal(self, s: Fresco) -> None:
        """Nobody knows what comes next."""
        s.reshuffle(self.pile)
        s.reshuffle(self.bag)

    def screened(self, s: Fresco, seat: i64) -> list[int]:
        return list(self.tokens)[seat * GLASS_COLOURS : (seat + 1) * GLASS_COLOURS]

    def told(self, s: Fresco, seat: int) -> dict[str, object]:
        return {"glass": tokens_text(self.tokens, seat)}

    def goods(self, s: Fresco, seat: i64) -> dict[str, int]:
        return {"glass": int(sum(self.tokens[seat * GLASS_COLOURS : (seat + 1) * GLASS_COLOURS]))}

    def pieces(self, s: Fresco) -> list[int]:
        """All tokens by colour, and all windows."""
        counts: list[int] = []
        for colour in range(GLASS_COLOURS):
            owned = sum(self.tokens[seat * GLASS_COLOURS + colour] for seat in range(len(s.players)))
            counts.append(list(self.bag).count(colour) + self.shown[colour] + self.reserve[colour] + owned)
        being_set = [self.window] if self.window >= 0 else []
        being_set += [*self.gone, *[code // SEGMENTS for code in self.set]]
        windows = [*self.pile, *[window for window in self.bench if window != EMPTY], *being_set]
        return [*counts, *sorted(windows)]


def glazery_of(s: Fresco) -> Glazery:
    return cast(Glazery, s.parts[s.rules.slots[NUMBER]])


def has_window(s: Fresco, segment: i64) -> bool:
    """Is there room for a window beside the segment?"""
    return glass_box(s.box).window_segments >> segment & 1 == 1


def panes(s: Fresco, colour: i64) -> i64:
    """Panes of a colour in the window that is being set."""
    window = glazery_of(s).window
    return 1 if window == ALTAR_WINDOW else glass_box(s.box).windows[window].panes[colour]


def tokens_text(tokens: vec[i64], seat: i64) -> str:
    """Tokens as letters."""
    return "".join(letter * tokens[seat * GLASS_COLOURS + colour] for colour, letter in enumerate(GLASS))


def window_view(box: Components, window: i64, price: i64) -> BenchView:
    """A window on the bench."""
    return {
        "panes": glass_box(box).windows[window].letters,
        "points": int(glass_box(box).windows[window].points),
        "price": price,
    }

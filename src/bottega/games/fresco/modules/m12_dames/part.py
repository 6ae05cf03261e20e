"""The dames and the reservations."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.fresco.const import COLUMNS, EMPTY, ILL, STUDIO, bit
from bottega.games.fresco.module import Part
from bottega.games.fresco.modules.m12_dames.box import dames_box
from bottega.games.fresco.modules.m12_dames.view_types import DamesView
from bottega.games.fresco.state import Fresco, empty_row, zeros
from bottega.games.fresco.words import column_word

NUMBER: Final = 12

DAMES: Final = ("dame-pink", "dame-purple")
KINDS: Final[i64] = 2


class Court(Part):
    """Dames on the track, with players and on their sheets, and reservations."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.track: vec[i64] = vec[i64]()  # the dame on each rosary space, EMPTY where she was taken
        self.owned: vec[i64] = zeros((seats + 1) * KINDS)  # by marker and colour: does the marker have her?
        self.columns: vec[i64] = empty_row(seats * KINDS)  # by seat and colour: the column she is sent to
        self.used: i64 = 0  # actions carried out this round, a bit for each colour and column
        self.reserved: vec[i64] = empty_row(seats)  # by seat: the reserved segment
        self.night: i64 = 0  # reservations that lie on their night side, a bit for each seat

    def copy(self) -> Part:
        other = Court(0)
        other.track = self.track[:]
        other.owned = self.owned[:]
        other.columns = self.columns[:]
        other.used = self.used
        other.reserved = self.reserved[:]
        other.night = self.night
        return other

    def key(self) -> list[int]:
        return [*self.track, *self.owned, *self.columns, self.used, *self.reserved, self.night]

    def view(self, s: Fresco, who: int) -> DamesView:
        spaces = rosary(s)
        used = [(column, kind) for column in range(COLUMNS) for kind in range(KINDS)]
        return {
            "module": "dames",
            "rosary": list(spaces),
            "track": [
                {"space": int(spaces[i]), "dame": DAMES[dame]} for i, dame in enumerate(self.track) if dame != EMPTY
            ],
            "reserved": [
                {"segment": int(segment), "seat": seat, "night": self.night >> seat & 1 == 1}
                for seat, segment in enumerate(self.reserved)
                if segment != EMPTY
            ],
            "used": [(column_word(c, s.final), DAMES[k]) for c, k in used if self.has_helped(c, k)],
            "players": [
                {
                    "dames": self.dames_of(seat),
                    "planned": self.planned(s, seat) if seat == who or s.column >= 0 else None,
                    "reservation": self.reserved[seat] == EMPTY,
                }
                for seat in range(len(s.players))
            ],
            "leonardo": self.dames_of(len(s.players)),
        }

    def has_helped(self, column: i64, kind: i64) -> bool:
        """Has a dame of the colour helped at a column this round?"""
        return self.used >> (column * KINDS + kind) & 1 == 1

    def note_help(self, column: i64, kind: i64) -> None:
        """No other dame of the colour can help there this round."""
        self.used |= bit(column * KINDS + kind)

    def dames_of(self, marker: int) -> list[str]:
        """A marker's dames."""
        return [DAMES[kind] for kind in range(KINDS) if self.owned[marker * KINDS + kind] > 0]

    def planned(self, s: Fresco, seat: int) -> dict[str, str]:
        """Where a player's dames go."""
        columns = [(kind, int(self.columns[seat * KINDS + kind])) for kind in range(KINDS)]
        return {DAMES[kind]: column_word(column, s.final) for kind, column in columns if column != EMPTY}

    def deal(self, s: Fresco, who: int, wanted: i64) -> None:
        """While planning goes on, nobody knows where the others' dames go."""
        seat: i64 = 0
        while seat < i64(len(s.players)):
            if seat != who and s.column < 0:
                self.columns[seat * KINDS] = EMPTY
                self.columns[seat * KINDS + 1] = EMPTY
            seat += 1

    def pieces(self, s: Fresco) -> list[int]:
        """All dames by colour; nobody has two of one."""
        counts: list[int] = []
        for kind in range(KINDS):
            owned = [self.owned[marker * KINDS + kind] for marker in range(len(s.players) + 1)]
            counts += [list(self.track).count(kind) + sum(owned), sum([1 for count in owned if count > 1])]
        return counts


def court_of(s: Fresco) -> Court:
    return cast(Court, s.parts[s.rules.slots[NUMBER]])


def rosary(s: Fresco) -> vec[i64]:
    """The spaces of the score track on which dames stand at first."""
    return dames_box(s.box).rosary_4 if len(s.players) == 4 else dames_box(s.box).rosary_3


def dame_at(s: Fresco, who: i64, column: i64) -> i64:
    """The colour of the player's dame at a column, EMPTY if there is none."""
    columns = court_of(s).columns
    kind: i64 = 0
    while kind < KINDS:
        if columns[who * KINDS + kind] == column:
            return kind
        kind += 1
    return EMPTY


def is_reserved(s: Fresco, segment: i64) -> bool:
    """Has anybody reserved the segment?"""
    for reserved in court_of(s).reserved:
        if reserved == segment:
            return True
    return False


def reserved_by_other(s: Fresco, marker: i64, segment: i64) -> bool:
    """Is the segment reserved for somebody else?"""
    seat: i64 = 0
    for reserved in court_of(s).reserved:
        if reserved == segment and seat != marker:
            return True
        seat += 1
    return False


def studio_thalers(s: Fresco, who: i64) -> i64:
    """One for every apprentice there, ill ones too (ruling 3.97)."""
    return s.players[who].at(STUDIO) + s.players[who].at(STUDIO, ILL)

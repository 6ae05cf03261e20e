"""Module 12, the dames: whoever passes one on the score track has her help at a place, once in every round."""

import re
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import Step
from bottega.core.messages import Message, msg
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import (
    BASIC,
    BISHOP_STEP,
    CATHEDRAL,
    COLUMNS,
    EMPTY,
    ILL,
    LAST_COLUMN,
    LETTERS,
    MARKET,
    RESTORED,
    SEGMENTS,
    STUDIO,
    WORKSHOP,
    bit,
    read_segment,
    segment_name,
)
from bottega.games.fresco.decision import ModuleDecision
from bottega.games.fresco.module import Module, Part
from bottega.games.fresco.places.cathedral import walk_bishop
from bottega.games.fresco.places.market import booth_of, read_slot, slot_name
from bottega.games.fresco.state import Fresco, empty_row, zeros
from bottega.games.fresco.words import PAINT_WORDS, column_word

DAMES: Final = ("dame-pink", "dame-purple")
KINDS: Final[i64] = 2

PLACE_DAME: Final[i64] = 76
DAME_ACTS: Final[i64] = 77

# Moves: keep the dame, or place her on a column; forgo her help, or do something with a number.
KEEP: Final[i64] = 0
ON_COLUMN: Final[i64] = 1
FORGO: Final[i64] = 0
DO: Final[i64] = 1

SLOTS: Final[i64] = 16  # of the market, for a pair of them

MARRIED: Final = EventKind("dame_taken", "dame space")
PLACED: Final = EventKind("dame_placed", "dame column final")
BLOCKED: Final = EventKind("dame_blocked", "dame column final")
SWAPPED: Final = EventKind("dame_swapped", "one other")
RESERVED: Final = EventKind("reserved", "segment")
RETURNED: Final = EventKind("reservation_returned", "segment")
NIGHT: Final = EventKind("reservation_night", "segment")
HELPED: Final = EventKind("dame_helped", "dame thalers")
TRADED: Final = EventKind("dame_traded", "given taken")


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

    def view(self, s: Fresco, who: int) -> dict[str, object]:
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
            "used": [[column_word(c, s.final), DAMES[k]] for c, k in used if self.used >> (c * KINDS + k) & 1],
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
        found: list[int] = []
        for kind in range(KINDS):
            owned = [self.owned[marker * KINDS + kind] for marker in range(len(s.players) + 1)]
            found += [list(self.track).count(kind) + sum(owned), sum([1 for count in owned if count > 1])]
        return found


class Dames(Module):
    """The dames."""

    def __init__(self) -> None:
        super().__init__(12, "dames", "The Dames", tile_rank=3)

    def steps(self) -> list[Step[Fresco]]:
        return [PlaceDame(), DameActs()]

    def new_part(self, s: Fresco) -> Part:
        return Court(len(s.players))

    def set_up(self, s: Fresco) -> None:
        """As many pink as purple dames, in random order."""
        court = court_of(s)
        i: i64 = 0
        while i < i64(len(rosary(s))):
            court.track = append(court.track, i % KINDS)
            i += 1
        s.shuffle(court.track)

    def round_began(self, s: Fresco) -> None:
        court = court_of(s)
        court.used = 0
        i: i64 = 0
        while i < i64(len(court.columns)):
            court.columns[i] = EMPTY
            i += 1

    def went_forward(self, s: Fresco, marker: i64, before: i64, space: i64) -> None:
        """On the way, landing included, the first dame of each colour the marker lacks is taken (ruling 3.90)."""
        court = court_of(s)
        i: i64 = 0
        for rose in rosary(s):
            dame = court.track[i]
            if dame != EMPTY and before < rose <= space and court.owned[marker * KINDS + dame] == 0:
                court.track[i] = EMPTY
                court.owned[marker * KINDS + dame] = 1
                s.emit(MARRIED, marker, dame, rose)
            i += 1

    def plans(self, s: Fresco, who: i64) -> None:
        """Pink is asked for before purple."""
        kind = KINDS - 1
        while kind >= 0:
            if court_of(s).owned[who * KINDS + kind] > 0:
                s.push_task(PLACE_DAME, who, kind)
            kind -= 1

    def plans_revealed(self, s: Fresco) -> None:
        court = court_of(s)
        i: i64 = 0
        for column in court.columns:
            if column != EMPTY:
                s.emit(PLACED, i // KINDS, i % KINDS, column, s.final)
            i += 1

    def arrived(self, s: Fresco, who: i64, place: i64) -> None:
        """She acts before the apprentices, unless somebody used a dame of her colour here before (ruling 3.93)."""
        kind = dame_at(s, who, s.column)
        if kind == EMPTY:
            return
        if court_of(s).used >> (s.column * KINDS + kind) & 1:
            s.emit(BLOCKED, who, kind, s.column, s.final)
        else:
            s.push_task(DAME_ACTS, who, kind)

    # --- reservations

    def forbids_restoring(self, s: Fresco, marker: i64, segment: i64) -> bool:
        """What is reserved is for its owner alone."""
        seat: i64 = 0
        for reserved in court_of(s).reserved:
            if reserved == segment and seat != marker:
                return True
            seat += 1
        return False

    def restored(self, s: Fresco, marker: i64, segment: i64, tile: i64) -> None:
        """The tile that reserved the segment comes back."""
        if s.is_player(marker) and court_of(s).reserved[marker] == segment:
            return_tile(s, marker)

    def round_ended(self, s: Fresco) -> None:
        """Day turns to night; what lay on its night side goes back to its owner (ruling 3.95)."""
        court = court_of(s)
        seat: i64 = 0
        while seat < i64(len(court.reserved)):
            if court.night >> seat & 1:
                return_tile(s, seat)
            elif court.reserved[seat] != EMPTY:
                court.night |= bit(seat)
                s.emit(NIGHT, seat, court.reserved[seat])
            seat += 1

    # --- what a bot goes by

    def worth(self, s: Fresco, who: i64) -> float:
        court = court_of(s)
        worth = 0.0
        kind: i64 = 0
        while kind < KINDS:
            if court.owned[who * KINDS + kind] > 0:
                worth += 0.5 if s.final else 2.5
                worth += dame_worth(s, who, court.columns[who * KINDS + kind])
            kind += 1
        reserved = court.reserved[who]
        if reserved != EMPTY and s.fresco[reserved] != RESTORED:
            worth += 0.1 * float(s.box.tiles[s.fresco[reserved]].value)
        return worth

    # --- words

    def write(self, s: Fresco, move: i64) -> str:
        if move == KEEP:
            return "-"
        if s.step() == PLACE_DAME:
            return "@" + ("MCSWD" if s.final else "MCSWT")[move - ON_COLUMN]
        number = move - DO
        if s.column == MARKET:
            return f"{slot_name(s, number // SLOTS)}/{slot_name(s, number % SLOTS)}"
        if s.column == WORKSHOP:
            return f"{LETTERS[number // BASIC]}/{LETTERS[number % BASIC]}"
        if s.place(s.column) == CATHEDRAL:
            return ("^" if s.column == CATHEDRAL else "*") + segment_name(number)
        return "+"

    def read(self, s: Fresco, word: str) -> int | None:
        if word == "-":
            return int(KEEP)
        if s.step() == PLACE_DAME:
            sheet = "MCSWD" if s.final else "MCSWT"
            return int(ON_COLUMN) + sheet.index(word[1]) if re.fullmatch(f"@[{sheet}]", word) else None
        number = self.read_action(s, word)
        return None if number is None else int(DO) + number

    def read_action(self, s: Fresco, word: str) -> int | None:
        """What she does, as a number."""
        if s.column == MARKET:
            one, _, other = word.partition("/")
            slots = sorted(slot for slot in (read_slot(s, one), read_slot(s, other)) if slot is not None)
            return slots[0] * int(SLOTS) + slots[1] if len(slots) == 2 else None
        if s.column == WORKSHOP:
            found = re.fullmatch("([RYB])/([RYB])", word)
            return LETTERS.index(found[1]) * int(BASIC) + LETTERS.index(found[2]) if found else None
        if s.place(s.column) == CATHEDRAL:
            sign = "^" if s.column == CATHEDRAL else "*"
            return read_segment(word[1:]) if word.startswith(sign) else None
        return 0 if word == "+" else None

    def question(self, s: Fresco) -> Message:
        dame = DAMES[s.argument()]
        if s.step() == PLACE_DAME:
            return msg("m12-ask-place", dame=dame)
        return msg("m12-ask-act", dame=dame, place=column_word(s.column, s.final))

    def explain(self, s: Fresco, move: i64) -> Message:
        if s.step() == PLACE_DAME:
            if move == KEEP:
                return msg("m12-do-keep")
            return msg("m12-do-place", place=column_word(move - ON_COLUMN, s.final))
        if move == FORGO:
            return msg("m12-do-forgo")
        number = move - DO
        if s.column == MARKET:
            one, other = s.market[number // SLOTS], s.market[number % SLOTS]
            return msg("m12-do-swap", paints_one=s.box.market[one].letters, paints_other=s.box.market[other].letters)
        if s.column == WORKSHOP:
            return msg("m12-do-trade", given=PAINT_WORDS[number // BASIC], taken=PAINT_WORDS[number % BASIC])
        if s.column == CATHEDRAL:
            return msg("m12-do-reserve", segment=segment_name(number))
        if s.column == STUDIO:
            return msg("m12-do-thalers", thalers=studio_thalers(s, s.to_move()))
        if s.final:
            return msg("m12-do-bishop", segment=segment_name(number), thalers=BISHOP_STEP)
        return msg("m12-do-mood", mood=s.box.mood_start)

    def restoring_note(self, s: Fresco, marker: i64, segment: i64) -> Message | None:
        if s.is_player(marker) and court_of(s).reserved[marker] == segment:
            return msg("m12-note-reserved")
        return None

    def describe(self, event: Event, box: Components) -> Message | None:
        values = [value or 0 for value in event.values]
        name = event.kind.name
        if name == "dame_taken":
            return msg("m12-event-met", dame=DAMES[values[0]], space=values[1])
        if name == "dame_placed":
            return msg("m12-event-sent", dame=DAMES[values[0]], place=column_word(values[1], values[2] == 1))
        if name == "dame_blocked":
            return msg("m12-event-blocked", dame=DAMES[values[0]], place=column_word(values[1], values[2] == 1))
        if name == "dame_swapped":
            one, other = box.market[values[0]].letters, box.market[values[1]].letters
            return msg("m12-event-swapped", paints_one=one, paints_other=other)
        if name == "reserved":
            return msg("m12-event-reserved", segment=segment_name(values[0]))
        if name == "reservation_returned":
            return msg("m12-event-returned", segment=segment_name(values[0]))
        if name == "reservation_night":
            return msg("m12-event-night", segment=segment_name(values[0]))
        if name == "dame_helped":
            return msg("m12-event-helped", dame=DAMES[values[0]])
        if name == "dame_traded":
            return msg("m12-event-traded", given=PAINT_WORDS[values[0]], taken=PAINT_WORDS[values[1]])
        return None

    # --- spots

    def target(self, s: Fresco, move: i64) -> str:
        """A swap lies at the first of its two slots."""
        if move == KEEP:
            return "done"
        if s.step() == PLACE_DAME:
            return f"column-{move - ON_COLUMN}"
        number = move - DO
        if s.column == MARKET:
            return f"slot-{number // SLOTS}"
        if s.column == WORKSHOP:
            return f"paint-{LETTERS[number // BASIC]}"
        return f"segment-{number}" if s.place(s.column) == CATHEDRAL else f"column-{s.column}"

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        """Also why a segment is not for the player, or another spot of the base game not for the dame."""
        segments = [f"segment-{segment}" for segment in range(SEGMENTS)]
        columns = [f"column-{column}" for column in range(COLUMNS)]
        if target in segments:
            segment = segments.index(target)
            if self.forbids_restoring(s, who, segment):
                return msg("m12-why-reserved")
            acts = s.step() == DAME_ACTS and s.place(s.column) == CATHEDRAL
            return msg("m12-why-bishop") if acts and segment == s.bishop else None
        if target in columns and s.step() == PLACE_DAME:
            covered = s.players[who].tile_on(columns.index(target)) > 0
            return msg("m12-why-covered") if covered else msg("m12-why-other-dame")
        if target.startswith("slot-") and s.step() == DAME_ACTS and s.column == MARKET:
            return msg("m12-why-slot")
        return msg("m12-why-when") if target.startswith("m12") else None


def court_of(s: Fresco) -> Court:
    part = s.parts[s.rules.slots[12]]
    assert isinstance(part, Court)
    return part


def rosary(s: Fresco) -> vec[i64]:
    """The spaces of the score track on which dames stand at first."""
    return s.box.more.rosary_4 if len(s.players) == 4 else s.box.more.rosary_3


def dame_at(s: Fresco, who: i64, column: i64) -> i64:
    """The colour of the player's dame at a column, EMPTY if there is none."""
    columns = court_of(s).columns
    kind: i64 = 0
    while kind < KINDS:
        if columns[who * KINDS + kind] == column:
            return kind
        kind += 1
    return EMPTY


def return_tile(s: Fresco, who: i64) -> None:
    """A player has the reservation tile in hand again."""
    court = court_of(s)
    s.emit(RETURNED, who, court.reserved[who])
    court.reserved[who] = EMPTY
    court.night &= ~bit(who)


class PlaceDame(ModuleDecision):
    """Where does the dame go? Not to a covered column, nor where the other one is (rulings 3.92, 3.100)."""

    def secret(self) -> bool:
        return True

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64](capacity=6)
        column: i64 = 0
        while column < COLUMNS:
            if s.players[who].tile_on(column) == 0 and dame_at(s, who, column) == EMPTY:
                moves = append(moves, ON_COLUMN + column)
            column += 1
        return append(moves, KEEP) if len(moves) > 0 else moves

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        s.turn += 1  # a bot looks anew from here
        court_of(s).columns[who * KINDS + arg] = move - ON_COLUMN if move != KEEP else EMPTY


class DameActs(ModuleDecision):
    """What does the dame do? The argument is her colour; what is forgone blocks nobody."""

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = dame_moves(s, who)
        return append(moves, FORGO) if len(moves) > 0 else moves

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move == FORGO:
            return
        court_of(s).used |= bit(s.column * KINDS + arg)
        number = move - DO
        if s.column == MARKET:
            swap_tiles(s, who, number // SLOTS, number % SLOTS)
        elif s.column == CATHEDRAL:
            court_of(s).reserved[who] = number
            s.emit(RESERVED, who, number)
        elif s.column == STUDIO:
            s.emit(HELPED, who, arg, studio_thalers(s, who))
            s.earn(who, studio_thalers(s, who))
        elif s.column == WORKSHOP:
            s.change_paint(who, number // BASIC, -1)
            s.change_paint(who, number % BASIC, 1)
            s.emit(TRADED, who, number // BASIC, number % BASIC)
        elif s.final:
            s.pay(who, BISHOP_STEP)
            walk_bishop(s, who, number)
        else:
            s.emit(HELPED, who, arg)
            s.move_mood(who, s.box.mood_start - s.players[who].mood)


def dame_moves(s: Fresco, who: i64) -> vec[i64]:
    """What a dame can do at the column of this moment."""
    if s.column == MARKET:
        return swaps(s)
    if s.column == CATHEDRAL:
        return reservations(s, who)
    if s.column == WORKSHOP:
        return trades(s, who)
    if s.column == STUDIO:
        useful = studio_thalers(s, who) > 0
    elif s.final:
        return bishop_moves(s, who)
    else:
        useful = s.players[who].mood != s.box.mood_start
    return vec[i64]([DO]) if useful else vec[i64]()


def swaps(s: Fresco) -> vec[i64]:
    """Pairs of tiles in different booths (ruling 3.94)."""
    moves = vec[i64](capacity=64)
    one: i64 = 0
    while one < i64(len(s.market)):
        other = one + 1
        while s.market[one] != EMPTY and other < i64(len(s.market)):
            if s.market[other] != EMPTY and booth_of(s, one) != booth_of(s, other):
                moves = append(moves, DO + one * SLOTS + other)
            other += 1
        one += 1
    return moves


def swap_tiles(s: Fresco, who: i64, one: i64, other: i64) -> None:
    """Two market tiles change places."""
    s.emit(SWAPPED, who, s.market[one], s.market[other])
    s.market[one], s.market[other] = s.market[other], s.market[one]


def reservations(s: Fresco, who: i64) -> vec[i64]:
    """Segments with a tile, without the bishop, reserved by nobody, if the own tile is in hand (ruling 3.95)."""
    moves = vec[i64](capacity=24)
    reserved = court_of(s).reserved
    segment: i64 = 0
    while reserved[who] == EMPTY and segment < SEGMENTS:
        if s.fresco[segment] != RESTORED and segment != s.bishop and not is_reserved(s, segment):
            moves = append(moves, DO + segment)
        segment += 1
    return moves


def is_reserved(s: Fresco, segment: i64) -> bool:
    """Has anybody reserved the segment?"""
    for reserved in court_of(s).reserved:
        if reserved == segment:
            return True
    return False


def studio_thalers(s: Fresco, who: i64) -> i64:
    """One for every apprentice there, ill ones too (ruling 3.97)."""
    return s.players[who].at(STUDIO) + s.players[who].at(STUDIO, ILL)


def trades(s: Fresco, who: i64) -> vec[i64]:
    """One own basic paint for a different one (ruling 3.98)."""
    moves = vec[i64](capacity=6)
    one: i64 = 0
    while one < BASIC:
        other: i64 = 0
        while other < BASIC and s.players[who].paints[one] > 0:
            if other != one:
                moves = append(moves, DO + one * BASIC + other)
            other += 1
        one += 1
    return moves


def bishop_moves(s: Fresco, who: i64) -> vec[i64]:
    """The bishop to any space for a thaler, while there is something to restore (rulings 3.99, 3.10)."""
    moves = vec[i64](capacity=24)
    segment: i64 = 0
    while s.players[who].thalers >= BISHOP_STEP and s.tiles_left() > 0 and segment < SEGMENTS:
        if segment != s.bishop:
            moves = append(moves, DO + segment)
        segment += 1
    return moves


def dame_worth(s: Fresco, who: i64, column: i64) -> float:
    """About what a dame who has not acted yet brings at a column."""
    if column == EMPTY or column <= s.column:
        return 0.0
    player = s.players[who]
    if column == STUDIO:
        return 0.5 * float(studio_thalers(s, who))
    if column == CATHEDRAL:
        return 0.4
    if column == MARKET:
        return 0.4 if player.at(MARKET) > 0 else 0.0
    if column == WORKSHOP:
        return 0.3 if player.at(WORKSHOP) > 0 else 0.1
    if s.final:
        return 0.5 if player.at(LAST_COLUMN) > 0 else 0.0
    return 0.25 * float(s.box.mood_start - player.mood)


MODULE: Final = Dames()

"""Module 4, the wishing well: pennies thrown at the market draw wish cards, each of which helps an apprentice once."""

import re
from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import Step
from bottega.core.messages import Message, msg
from bottega.games.fresco.box import Components, Heap
from bottega.games.fresco.const import (
    ALTAR,
    BASIC,
    CATHEDRAL,
    EMPTY,
    HEALTHY,
    LETTERS,
    MARKET,
    ORANGE,
    PAINTS,
    SEGMENTS,
    STUDIO,
    WORKSHOP,
    near,
    read_segment,
    segment_name,
)
from bottega.games.fresco.dealing import asked_besides, bring_last, deal_count
from bottega.games.fresco.decision import ModuleDecision
from bottega.games.fresco.module import Module, Part
from bottega.games.fresco.places.cathedral import AT_CATHEDRAL, ILL_WORKS, SENT, walk_bishop
from bottega.games.fresco.places.market import AT_MARKET, BOOTH, booth_of, read_slot, slot_name, take_paints
from bottega.games.fresco.places.scoring import earn_in_order
from bottega.games.fresco.places.studio import AT_STUDIO
from bottega.games.fresco.places.theater import AT_THEATER
from bottega.games.fresco.places.workshop import BUSY, CARD
from bottega.games.fresco.sheet import can_send, leaves_open
from bottega.games.fresco.state import CLASSIC, Fresco, zeros
from bottega.games.fresco.words import BOOTHS, PAINT_WORDS

# Kinds of wish cards.
LUCKY_DAY: Final[i64] = 0
FREE_PAINT: Final[i64] = 1  # three kinds, by the tile they show
VISIT: Final[i64] = 4
PRAISE: Final[i64] = 5
TIP: Final[i64] = 6
ALCHEMY: Final[i64] = 7
FINDERS: Final[i64] = 8
BUSKER: Final[i64] = 9
KINDS: Final[i64] = 10
FREE_KINDS: Final[i64] = 3

WELL_ROOM: Final[i64] = 2
MOST_SET: Final[i64] = 2  # pennies set on the market
LUCKY_PENNIES: Final[i64] = 2
FOUND_THALERS: Final[i64] = 3
ALCHEMY_PAINTS: Final[i64] = 3

SET_PENNIES: Final[i64] = 44
THROW_PENNIES: Final[i64] = 45
HEAR_PRAISE: Final[i64] = 46
HEAR_BUSKER: Final[i64] = 47

NO: Final[i64] = 0
YES: Final[i64] = 1

# Moves at places, without the module's number: the cards that need no more words, then those that do.
USE: Final[i64] = 0  # and the card's kind
FREE_TILE: Final[i64] = 16  # and the slot
BISHOP_TO: Final[i64] = 64  # and the segment
MIX: Final[i64] = 128  # and how many red and yellow (the rest is blue), and what becomes of them
OWN_MOVES: Final[i64] = 4096

SET: Final = EventKind("pennies_set", "pennies")
THROWN: Final = EventKind("penny_thrown")
CAME_BACK: Final = EventKind("pennies_returned", "pennies")
WISH: Final = EventKind("wish", "card", private="card")
USED: Final = EventKind("wish_used", "card")
RECEIVED: Final = EventKind("received", "booth tile")
MIXED: Final = EventKind("alchemy", "red yellow blue paint")
PRAISED: Final = EventKind("praised")
PENNIES: Final = EventKind("pennies", "pennies")
CHANGED: Final = EventKind("pennies_changed", "pennies")


class Well(Part):
    """Pennies, cards, and what has been used in the present visit."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.points = zeros(seats)
        self.deck: vec[i64] = vec[i64]()
        self.hands: vec[i64] = zeros(seats * KINDS)  # by seat and kind
        self.gone: vec[i64] = zeros(KINDS)  # used cards
        self.pennies: vec[i64] = zeros(seats)
        self.on_market: vec[i64] = zeros(seats)  # pennies set when planning
        self.well: i64 = 0
        self.supply: i64 = 0
        self.used: i64 = 0  # healthy apprentices' cards in this visit, but for the workshop's
        self.freed: i64 = 0  # of these, free paint
        self.praised: bool = False

    def copy(self) -> Part:
        other = Well(0)
        other.points = self.points[:]
        other.deck = self.deck[:]
        other.hands = self.hands[:]
        other.gone = self.gone[:]
        other.pennies = self.pennies[:]
        other.on_market = self.on_market[:]
        other.well = self.well
        other.supply = self.supply
        other.used = self.used
        other.freed = self.freed
        other.praised = self.praised
        return other

    def key(self) -> list[int]:
        found = [len(self.deck), *self.deck, *self.hands, *self.gone, *self.pennies, *self.on_market, *self.points]
        return [*found, self.well, self.supply, self.used, self.freed, self.praised]

    def view(self, s: Fresco, who: int) -> dict[str, object]:
        return {
            "module": "wishing well",
            "well": int(self.well),
            "room": int(WELL_ROOM),
            "supply": int(self.supply),
            "deck": len(self.deck),
            "used": [card_said(s.box, kind).as_dict() for kind in range(KINDS) for _ in range(self.gone[kind])],
            "players": [self.player_view(s, seat, seat == who) for seat in range(len(s.players))],
        }

    def player_view(self, s: Fresco, seat: int, own: bool) -> dict[str, object]:
        """Pennies and cards lie behind the screen; how many cards is open, and so are pennies on the market."""
        revealed = own or s.column >= 0
        hand = self.hands[seat * KINDS : (seat + 1) * KINDS]
        cards = [card_said(s.box, kind).as_dict() for kind in range(KINDS) for _ in range(hand[kind])]
        return {
            "wishes": cards if own or s.laid_open else None,
            "wish_count": self.cards(seat),
            "pennies": int(self.pennies[seat]) if own or s.laid_open else None,
            "on_market": int(self.on_market[seat]) if revealed else None,
        }

    def cards(self, seat: i64) -> int:
        """How many cards a player has."""
        return sum([self.hands[seat * KINDS + kind] for kind in range(KINDS)])

    def deal(self, s: Fresco, who: int, wanted: i64) -> None:
        """Others' cards come from what is not seen; of their pennies only the sum is known."""
        if s.laid_open:
            s.reshuffle(self.deck)
            return  # all else lies open
        asked = asked_besides(s, who) if wanted >= 0 else EMPTY
        counts = zeros(len(self.pennies))
        pool = self.deck[:]
        seat: i64 = 0
        while seat < i64(len(counts)):
            kind: i64 = 0
            while kind < KINDS and seat != who:
                while self.hands[seat * KINDS + kind] > 0:
                    self.hands[seat * KINDS + kind] -= 1
                    counts[seat] += 1
                    pool = append(pool, kind)
                kind += 1
            if seat != who and s.column < 0:
                self.pennies[seat] += self.on_market[seat]  # whatever they set is still secret
                self.on_market[seat] = 0
            seat += 1
        s.reshuffle(pool)
        if asked != EMPTY and counts[asked] > 0:
            bring_last(pool, wanted)
            pool = self.draw_from(pool, asked)
            counts[asked] -= 1
        seat = 0
        while seat < i64(len(counts)):
            while counts[seat] > 0:
                pool = self.draw_from(pool, seat)
                counts[seat] -= 1
            seat += 1
        self.deck = pool
        deal_count(s, who, self.pennies, EMPTY)

    def draw_from(self, pool: vec[i64], seat: i64) -> vec[i64]:
        """The last card of a pool goes to a player's hand."""
        pool, kind = pop(pool)
        self.hands[seat * KINDS + kind] += 1
        return pool

    def pieces(self, s: Fresco) -> list[int]:
        """All pennies, and all cards by kind."""
        found = [sum(self.pennies) + sum(self.on_market) + self.well + self.supply]
        for kind in range(KINDS):
            hands = sum(self.hands[seat * KINDS + kind] for seat in range(len(self.pennies)))
            found.append(list(self.deck).count(kind) + hands + self.gone[kind])
        return found


class WishingWell(Module):
    """The wishing well."""

    def __init__(self) -> None:
        super().__init__(4, "well", "The Wishing Well", "wishes", classic=True)

    def steps(self) -> list[Step[Fresco]]:
        return [SetPennies(), ThrowPennies(), HearPraise(), HearBusker()]

    def new_part(self, s: Fresco) -> Part:
        return Well(len(s.players))

    def set_up(self, s: Fresco) -> None:
        well = well_of(s)
        well.supply = s.box.more.pennies
        seat: i64 = 0
        while seat < i64(len(s.players)):
            gain_pennies(s, seat, s.box.more.pennies_each)
            seat += 1
        kind: i64 = 0
        while kind < KINDS:
            i: i64 = 0
            while i < s.box.more.wishes[kind]:
                well.deck = append(well.deck, kind)
                i += 1
            kind += 1
        s.shuffle(well.deck)

    # --- planning and the well

    def plans(self, s: Fresco, who: i64) -> None:
        s.push_task(SET_PENNIES, who)

    def needs(self, s: Fresco, who: i64, column: i64) -> i64:
        """Pennies on the market need an apprentice there."""
        return 1 if column == MARKET and well_of(s).on_market[who] > 0 else 0

    def plans_revealed(self, s: Fresco) -> None:
        well = well_of(s)
        seat: i64 = 0
        while seat < i64(len(s.players)):
            if well.on_market[seat] > 0:
                s.emit(SET, seat, well.on_market[seat])
            seat += 1

    def arrived(self, s: Fresco, who: i64, place: i64) -> None:
        """At the market the pennies are thrown first."""
        well = well_of(s)
        well.used = 0
        well.freed = 0
        if place == MARKET and well.on_market[who] > 0:
            s.push_task(THROW_PENNIES, who)

    def round_ended(self, s: Fresco) -> None:
        """The well is emptied into the supply."""
        well = well_of(s)
        well.supply += well.well
        well.well = 0

    def final_scoring(self, s: Fresco) -> None:
        """Each penny left is a thaler."""
        well = well_of(s)
        earn_in_order(s, well.pennies)
        for marker in s.order:
            if s.is_player(marker) and well.pennies[marker] > 0:
                well.supply += well.pennies[marker]
                s.emit(CHANGED, marker, well.pennies[marker])
                well.pennies[marker] = 0

    # --- the cards, place by place

    def woke(self, s: Fresco, marker: i64, row: i64) -> None:
        if s.is_player(marker):
            s.push_task(HEAR_BUSKER, marker)

    def moves_at(self, s: Fresco, place: i64, who: i64, arg: i64, moves: vec[i64]) -> vec[i64]:
        if place == MARKET:
            return market_cards(s, who, arg, moves)
        if place == CATHEDRAL:
            return visit_card(s, who, arg, moves)
        if place == WORKSHOP:
            return alchemy_card(s, who, arg, moves)
        card = TIP if place == STUDIO else FINDERS
        if without_card(s, who) and has_card(s, who, card):
            moves = append(moves, OWN_MOVES + USE + card)
        return moves

    def restoring(self, s: Fresco, marker: i64, segment: i64) -> None:
        """Praise of the bishop, if he brings a bonus and the apprentice can have used no card."""
        if segment == ALTAR or not s.is_player(marker) or s.bishop_bonus(segment) == 0:
            return
        if s.restorer != HEALTHY or without_card(s, marker):
            s.push_task(HEAR_PRAISE, marker)

    def bonus(self, s: Fresco, marker: i64, segment: i64, points: i64) -> i64:
        well = well_of(s)
        if not well.praised:
            return 0
        well.praised = False
        well.credit(marker, 1)
        s.emit(PRAISED, marker)
        return 1

    def take_move(self, s: Fresco, step: i64, who: i64, arg: i64, move: i64) -> None:
        well = well_of(s)
        if move >= MIX:
            use(s, who, ALCHEMY)
            s.push_task(step, who, arg + CARD)
            mix_paints(s, who, move - MIX)
        elif move >= BISHOP_TO:
            use(s, who, VISIT)
            well.used += 1
            s.turn += 1  # a bot looks anew from here
            s.push_task(step, who, arg | SENT)
            walk_bishop(s, who, move - BISHOP_TO)
        elif move >= FREE_TILE:
            use(s, who, free_card(s, who, move - FREE_TILE))
            well.used += 1
            well.freed += 1
            s.push_task(step, who, arg)
            receive(s, who, move - FREE_TILE)
        else:
            use(s, who, move)
            well.used += 1
            s.push_task(step, who, arg)
            if move == LUCKY_DAY:
                gain_pennies(s, who, LUCKY_PENNIES)
            elif move == TIP:
                s.earn(who, 1)
                gain_pennies(s, who, 1)
            else:
                s.earn(who, FOUND_THALERS)

    # --- what a bot goes by

    def worth(self, s: Fresco, who: i64) -> float:
        well = well_of(s)
        cards = float(well.cards(who)) * (0.1 if s.final else 1.8)
        pennies = float(well.pennies[who]) * 0.5
        room_left = float(WELL_ROOM - well.well)
        set_now = float(well.on_market[who])  # it may be thrown
        pennies += (set_now if set_now < room_left else room_left) * (0.5 if s.final else 1.4)
        return cards + pennies

    # --- words

    def write(self, s: Fresco, move: i64) -> str:
        step = s.step()
        if step in (SET_PENNIES, THROW_PENNIES):
            return f"L{move}"
        if step in (HEAR_PRAISE, HEAR_BUSKER):
            return "!" if move == YES else "-"
        if move >= MIX:
            red, yellow, blue, paint = mixture(move - MIX)
            return f"!{'R' * red}{'Y' * yellow}{'B' * blue}={LETTERS[paint]}"
        if move >= BISHOP_TO:
            return "!" + segment_name(move - BISHOP_TO)
        if move >= FREE_TILE:
            return "!" + slot_name(s, move - FREE_TILE)
        return {LUCKY_DAY: "!LUCKY", TIP: "!TIP"}.get(move, "!FIND")

    def read(self, s: Fresco, word: str) -> int | None:
        step = s.step()
        if step in (SET_PENNIES, THROW_PENNIES):
            return {"L0": 0, "L1": 1, "L2": 2}.get(word)
        if step in (HEAR_PRAISE, HEAR_BUSKER):
            return {"-": int(NO), "!": int(YES)}.get(word)
        if step == AT_MARKET:
            return int(LUCKY_DAY) if word == "!LUCKY" else read_free_tile(s, word)
        if step == AT_STUDIO:
            return int(TIP) if word == "!TIP" else None
        if step == AT_THEATER:
            return int(FINDERS) if word == "!FIND" else None
        if step == AT_CATHEDRAL:
            segment = read_segment(word[1:]) if word.startswith("!") else None
            return None if segment is None else int(BISHOP_TO) + segment
        return read_mixture(word)

    def question(self, s: Fresco) -> Message:
        step = s.step()
        if step == SET_PENNIES:
            return msg("m04-ask-set")
        if step == THROW_PENNIES:
            return msg("m04-ask-throw", pennies=well_of(s).on_market[s.to_move()])
        return msg("m04-ask-praise") if step == HEAR_PRAISE else msg("m04-ask-busker")

    def explain(self, s: Fresco, move: i64) -> Message:
        step = s.step()
        if step == SET_PENNIES:
            return msg("m04-do-set", pennies=move)
        if step == THROW_PENNIES:
            back = well_of(s).on_market[s.to_move()]
            return msg("m04-do-throw") if move == YES else msg("m04-do-throw-none", pennies=back)
        if step in (HEAR_PRAISE, HEAR_BUSKER) and move == NO:
            return msg("m04-do-keep")
        if step == HEAR_PRAISE:
            return msg("m04-do-praise")
        if step == HEAR_BUSKER:
            return msg("m04-do-busker")
        if move >= MIX:
            red, yellow, blue, paint = mixture(move - MIX)
            return msg("m04-do-alchemy", paints="R" * red + "Y" * yellow + "B" * blue, paint=PAINT_WORDS[paint])
        if move >= BISHOP_TO:
            return msg("m04-do-visit", segment=segment_name(move - BISHOP_TO))
        if move >= FREE_TILE:
            return msg("m04-do-free-paint", paints=s.box.market[s.market[move - FREE_TILE]].letters)
        if move == LUCKY_DAY:
            return msg("m04-do-lucky-day")
        return msg("m04-do-tip") if move == TIP else msg("m04-do-finders-keepers")

    def describe(self, event: Event, box: Components) -> Message | None:
        name = event.kind.name
        values = [value or 0 for value in event.values]
        if name == "pennies_set":
            return msg("m04-event-set", pennies=values[0])
        if name == "penny_thrown":
            return msg("m04-event-thrown")
        if name == "pennies_returned":
            return msg("m04-event-returned", pennies=values[0])
        if name == "wish":
            unseen = event.values[0] is None
            return msg("m04-event-draws") if unseen else msg("m04-event-wish", card=card_said(box, values[0]))
        if name == "wish_used":
            return msg("m04-event-used", card=card_said(box, values[0]))
        if name == "received":
            return msg("m04-event-received", paints=box.market[values[1]].letters, booth=BOOTHS[values[0]])
        if name == "alchemy":
            paints = "R" * values[0] + "Y" * values[1] + "B" * values[2]
            return msg("m04-event-alchemy", paints=paints, paint=PAINT_WORDS[values[3]])
        if name == "praised":
            return msg("m04-event-praised")
        if name == "pennies":
            return msg("m04-event-pennies", pennies=values[0])
        if name == "pennies_changed":
            return msg("m04-event-changed", pennies=values[0])
        return None

    # --- spots

    def target(self, s: Fresco, move: i64) -> str:
        step = s.step()
        if step == SET_PENNIES:
            return f"column-{MARKET}"
        if step == THROW_PENNIES:
            return "m04-well" if move == YES else "done"
        if step in (HEAR_PRAISE, HEAR_BUSKER):
            card = PRAISE if step == HEAR_PRAISE else BUSKER
            return "m04-" + WISHES[card] if move == YES else "done"
        if move >= MIX:
            return "m04-" + WISHES[ALCHEMY]
        if move >= BISHOP_TO:
            return f"segment-{move - BISHOP_TO}"
        return f"slot-{move - FREE_TILE}" if move >= FREE_TILE else "m04-" + WISHES[move]

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        if s.step() == SET_PENNIES and target.startswith("column-"):
            return msg("m04-why-set")
        if target == "m04-well":
            return why_not_throw(well_of(s))
        if target.removeprefix("m04-") not in WISHES:
            return None
        kind: i64 = 0
        while kind < KINDS:
            if target == "m04-" + WISHES[kind] and has_card(s, who, kind):
                return why_not_use(s, who, kind)
            kind += 1
        return msg("m04-why-no-card")


def well_of(s: Fresco) -> Well:
    part = s.parts[s.rules.slots[4]]
    assert isinstance(part, Well)
    return part


def has_card(s: Fresco, who: i64, kind: i64) -> bool:
    """Has the player a card of this kind?"""
    return well_of(s).hands[who * KINDS + kind] > 0


def use(s: Fresco, who: i64, kind: i64) -> None:
    """A used card leaves the game."""
    well = well_of(s)
    well.hands[who * KINDS + kind] -= 1
    well.gone[kind] += 1
    s.reveals += 1
    s.emit(USED, who, kind)


def without_card(s: Fresco, who: i64) -> bool:
    """Is there a healthy apprentice at this place who has used no card yet (ruling 3.37)?"""
    return well_of(s).used < s.players[who].at(s.column)


def gain_pennies(s: Fresco, who: i64, pennies: i64) -> None:
    """Pennies from the supply, as many as there are (ruling 3.35)."""
    well = well_of(s)
    if pennies > well.supply:
        pennies = well.supply
    well.supply -= pennies
    well.pennies[who] += pennies
    if pennies > 0:
        s.emit(PENNIES, who, pennies)


def market_cards(s: Fresco, who: i64, arg: i64, moves: vec[i64]) -> vec[i64]:
    """Lucky Day at any time; Free Paint once a tile of the booth has been bought (rulings 3.38 to 3.40)."""
    if not without_card(s, who):
        return moves
    if has_card(s, who, LUCKY_DAY):
        moves = append(moves, OWN_MOVES + USE + LUCKY_DAY)
    well = well_of(s)
    bought: i64 = len(s.bought)
    if arg < BOOTH or well.freed >= bought - well.freed:
        return moves
    slot: i64 = 0
    while slot < i64(len(s.market)):
        if s.market[slot] != EMPTY and booth_of(s, slot) == arg // BOOTH - 1 and free_card(s, who, slot) >= 0:
            moves = append(moves, OWN_MOVES + FREE_TILE + slot)
        slot += 1
    return moves


def visit_card(s: Fresco, who: i64, arg: i64, moves: vec[i64]) -> vec[i64]:
    """The bishop pays a visit, at any moment of a healthy apprentice's turn: a step, in the classic edition anywhere.

    See ruling 3.41; for 3.10, something must be left to restore.
    """
    if arg & ILL_WORKS or not without_card(s, who) or not has_card(s, who, VISIT) or s.tiles_left() == 0:
        return moves
    segment: i64 = 0
    while segment < SEGMENTS:
        if near(segment, s.bishop) or (s.edition == CLASSIC and segment != s.bishop):
            moves = append(moves, OWN_MOVES + BISHOP_TO + segment)
        segment += 1
    return moves


def receive(s: Fresco, who: i64, slot: i64) -> None:
    """A tile for nothing is not bought: it brings what it shows, but not what its slot brings (ruling 3.39)."""
    tile = s.market[slot]
    s.emit(RECEIVED, who, booth_of(s, slot), tile)
    take_paints(s, who, slot)
    for module in s.rules.bought:
        module.bought(s, who, -1, tile)


def alchemy_card(s: Fresco, who: i64, arg: i64, moves: vec[i64]) -> vec[i64]:
    """Alchemy for an apprentice who fulfils no request: three basic paints for a blended one."""
    apprentices = s.players[who].at(WORKSHOP) - arg // BUSY % 4
    if arg // CARD % 4 >= apprentices or not has_card(s, who, ALCHEMY):
        return moves
    paints = s.players[who].paints
    red: i64 = 0
    while red <= ALCHEMY_PAINTS and red <= paints[0]:
        yellow: i64 = 0
        while red + yellow <= ALCHEMY_PAINTS and yellow <= paints[1]:
            if ALCHEMY_PAINTS - red - yellow <= paints[2]:
                result: i64 = 0
                while result < BASIC:
                    moves = append(moves, OWN_MOVES + MIX + red * 12 + yellow * BASIC + result)
                    result += 1
            yellow += 1
        red += 1
    return moves


def free_card(s: Fresco, who: i64, slot: i64) -> i64:
    """The Free Paint card that shows exactly the tile on a slot and that the player has, -1 if none."""
    tile = s.box.market[s.market[slot]]
    i: i64 = 0
    while i < FREE_KINDS:
        if has_card(s, who, FREE_PAINT + i) and same_paints(s.box.more.free_paint[i], tile):
            return FREE_PAINT + i
        i += 1
    return -1


def same_paints(one: Heap, other: Heap) -> bool:
    """Do two tiles show the same paints?"""
    paint: i64 = 0
    while paint < PAINTS:
        if one.counts[paint] != other.counts[paint]:
            return False
        paint += 1
    return True


def mixture(code: i64) -> tuple[i64, i64, i64, i64]:
    """Red, yellow and blue paints, and the paint they become."""
    red = code // 12
    yellow = code % 12 // BASIC
    return red, yellow, ALCHEMY_PAINTS - red - yellow, ORANGE + code % BASIC


def mix_paints(s: Fresco, who: i64, code: i64) -> None:
    """Three basic paints become a blended one."""
    red, yellow, blue, paint = mixture(code)
    s.change_paint(who, 0, -red)
    s.change_paint(who, 1, -yellow)
    s.change_paint(who, 2, -blue)
    s.change_paint(who, paint, 1)
    s.emit(MIXED, who, red, yellow, blue, paint)


class SetPennies(ModuleDecision):
    """How many pennies do you set on the market? An apprentice must go there."""

    def secret(self) -> bool:
        return True

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64]()
        most = well_of(s).pennies[who]
        if most > MOST_SET:
            most = MOST_SET
        if most > 0 and leaves_open(s, who, MARKET) and can_send(s, who, 1):  # ruling 3.36
            pennies: i64 = 0
            while pennies <= most:
                moves = append(moves, pennies)
                pennies += 1
        return moves

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        well = well_of(s)
        s.turn += 1  # a bot looks anew from here
        well.pennies[who] -= move
        well.on_market[who] = move


class ThrowPennies(ModuleDecision):
    """Do you throw a penny? One after the other: each draws a card, which is seen before the next (ruling 3.33)."""

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        well = well_of(s)
        if well.on_market[who] > 0 and well.well < WELL_ROOM and len(well.deck) > 0:
            return vec[i64]([NO, YES])
        return vec[i64]()

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        self.take(s, who, arg, NO)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move == YES:
            s.push_task(THROW_PENNIES, who)
            throw_penny(s, who)
        else:
            return_pennies(s, who)


def throw_penny(s: Fresco, who: i64) -> None:
    """A penny goes into the well and draws the top card."""
    well = well_of(s)
    well.on_market[who] -= 1
    well.well += 1
    s.reveals += 1
    s.emit(THROWN, who)
    well.deck, card = pop(well.deck)
    well.hands[who * KINDS + card] += 1
    s.emit(WISH, who, card)


def return_pennies(s: Fresco, who: i64) -> None:
    """Pennies that are not thrown, or cannot be, come back."""
    well = well_of(s)
    if well.on_market[who] > 0:
        s.emit(CAME_BACK, who, well.on_market[who])
        well.pennies[who] += well.on_market[who]
        well.on_market[who] = 0


class HearPraise(ModuleDecision):
    """Praise of the bishop: his bonus grows by one (ruling 3.42)."""

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        return vec[i64]([YES, NO]) if has_card(s, who, PRAISE) else vec[i64]()

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move == YES:
            use(s, who, PRAISE)
            well = well_of(s)
            well.praised = True
            if s.restorer == HEALTHY:
                well.used += 1


class HearBusker(ModuleDecision):
    """The busker lifts the mood by one, right after waking up; not at the top (ruling 3.46)."""

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        if s.players[who].mood < s.box.mood_highest and has_card(s, who, BUSKER):
            return vec[i64]([YES, NO])
        return vec[i64]()

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move == YES:
            use(s, who, BUSKER)
            s.move_mood(who, 1)


# --- words


WISHES: Final = (
    "wish-lucky-day",
    "wish-free-paint",
    "wish-free-paint",
    "wish-free-paint",
    "wish-visit",
    "wish-praise",
    "wish-tip",
    "wish-alchemy",
    "wish-finders-keepers",
    "wish-busker",
)

# The visit in which a card is used, where cards are counted by the visit.
VISITS: Final = (AT_MARKET, AT_MARKET, AT_MARKET, AT_MARKET, AT_CATHEDRAL, EMPTY, AT_STUDIO, EMPTY, AT_THEATER, EMPTY)


def card_said(box: Components, kind: i64) -> Message:
    """A card; Free Paint with the tile it shows."""
    if FREE_PAINT <= kind < FREE_PAINT + FREE_KINDS:
        return msg("wish-free-paint", paints=box.more.free_paint[kind - FREE_PAINT].letters)
    return msg(WISHES[kind])


def why_not_throw(well: Well) -> Message:
    """Why no penny can be thrown now."""
    if well.well >= WELL_ROOM:
        return msg("m04-why-full")
    return msg("m04-why-no-wishes") if len(well.deck) == 0 else msg("m04-why-well")


def why_not_use(s: Fresco, who: i64, kind: i64) -> Message:
    """Why a card in hand cannot be used now: each apprentice uses one, at the place that the card names."""
    if s.step() == VISITS[kind] and 0 < s.players[who].at(s.column) <= well_of(s).used:
        return msg("m04-why-used")
    return msg("m04-why-" + WISHES[kind].removeprefix("wish-"))


def read_free_tile(s: Fresco, word: str) -> int | None:
    slot = read_slot(s, word[1:]) if word.startswith("!") else None
    return None if slot is None else int(FREE_TILE) + slot


def read_mixture(word: str) -> int | None:
    found = re.fullmatch("!([RYB]{3})=([OGP])", word)
    if not found:
        return None
    return int(MIX) + found[1].count("R") * 12 + found[1].count("Y") * int(BASIC) + "OGP".index(found[2])


MODULE: Final = WishingWell()

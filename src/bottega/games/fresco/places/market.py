"""The market: buy tiles of one booth, or close it."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import Reason, join_moves, moves_below
from bottega.core.messages import Message, msg
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import EMPTY, MARKET
from bottega.games.fresco.decision import DONE, FORGO, PlaceDecision, numbered
from bottega.games.fresco.pieces import MOST_SLOTS
from bottega.games.fresco.sheet import why_not_place
from bottega.games.fresco.state import Fresco
from bottega.games.fresco.words import BOOTHS

AT_MARKET: Final[i64] = 7

# Moves: close a booth, buy the tile on a slot.
CLOSE: Final[i64] = 1
BUY: Final[i64] = 8

# The argument: apprentices left, whether a tile came from elsewhere, the booth chosen by the first purchase, from 1.
ELSEWHERE: Final[i64] = 16
BOOTH: Final[i64] = 32


def tile_bought(event: Event, box: Components) -> Message:
    return msg("fresco-event-bought", paints=box.market[event.value(1)].letters, booth=BOOTHS[event.value(0)])


def booth_closed(event: Event, box: Components) -> Message:
    return msg("fresco-event-closed", booth=BOOTHS[event.value(0)])


def booth_cleared(event: Event, box: Components) -> Message:
    return msg("fresco-event-cleared", booth=BOOTHS[event.value(0)])


def stall_filled(event: Event, box: Components) -> Message:
    return msg("fresco-event-stall", booth=BOOTHS[event.value(0)], paints=box.market[event.value(1)].letters)


BOUGHT: Final = EventKind("bought", "booth tile", words=tile_bought, spots="booth-{booth}", early=True)
CLOSED: Final = EventKind("closed", "booth", words=booth_closed, spots="booth-{booth}")
CLEARED: Final = EventKind("cleared", "booth", words=booth_cleared, spots="booth-{booth}")
STALL: Final = EventKind("stall", "booth tile", words=stall_filled, spots="booth-{booth}")


class AtMarket(PlaceDecision):
    """Which booth, and which of its tiles? One tile an apprentice, in any order; nothing may be bought."""

    def moves(self) -> vec[i64]:
        moves = join_moves(moves_below(FORGO + 1), CLOSE, len(BOOTHS))
        return join_moves(moves, BUY, MOST_SLOTS)

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64](capacity=20)
        apprentices = arg % ELSEWHERE
        chosen = arg // BOOTH - 1
        may_close = arg < ELSEWHERE  # who bought something closes no booth
        can_pay = apprentices > 0 and s.players[who].thalers >= s.price(who)
        slot: i64 = 0
        booth: i64 = 0
        for slots in s.booths:
            is_open = False
            i: i64 = 0
            while i < i64(slots):
                if s.market[slot] != EMPTY:
                    is_open = True
                    if can_pay and (chosen < 0 or booth == chosen):
                        moves = append(moves, BUY + slot)
                slot += 1
                i += 1
            if is_open and may_close:
                moves = append(moves, CLOSE + booth)
            booth += 1
        for added in s.rules.added[MARKET]:
            moves = added.options(s, who, arg, moves)
        if len(moves) > 0:
            moves = append(moves, FORGO)
        return moves

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        end_visit(s, arg // BOOTH - 1)

    def parts(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        """Apprentices left, whether a tile came from elsewhere, the booth."""
        return vec[i64]([arg % ELSEWHERE, arg // ELSEWHERE % 2, arg // BOOTH])

    def number(self) -> i64:
        return AT_MARKET

    def place(self) -> i64:
        return MARKET

    def apprentices_left(self, arg: i64) -> i64:
        return arg % ELSEWHERE

    def idle(self, arg: i64, move: i64) -> i64:
        return arg % ELSEWHERE

    def take_here(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        chosen = arg // BOOTH - 1
        if move == FORGO:
            end_visit(s, chosen)
        elif move < BUY:
            s.emit(CLOSED, who, move - CLOSE)
            end_visit(s, move - CLOSE)
        else:
            slot = move - BUY
            buy(s, who, slot, s.price(who))
            s.push_task(AT_MARKET, who, arg % BOOTH - 1 + BOOTH * (booth_of(s, slot) + 1))

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        apprentices = arg % ELSEWHERE
        if apprentices == 0:
            return msg("fresco-ask-else")
        return msg("fresco-ask-buy", apprentices=apprentices, price=s.price(who))

    def write_here(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        if move == FORGO:
            return "-"
        return f"X{move - CLOSE + 1}" if move < BUY else slot_name(s, move - BUY)

    def explain_here(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        if move == FORGO:
            untouched = arg == s.players[who].at(MARKET)
            return msg("fresco-do-leave-market" if untouched else "fresco-do-buy-no-more")
        if move < BUY:
            return msg("fresco-do-close", booth=BOOTHS[move - CLOSE])
        slot = move - BUY
        return msg("fresco-do-buy", paints=s.box.market[s.market[slot]].letters, booth=BOOTHS[booth_of(s, slot)])

    def target_here(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        if move == FORGO:
            return DONE
        return f"booth-{move - CLOSE}" if move < BUY else f"slot-{move - BUY}"

    def careful_here(self, move: i64) -> bool:
        """A booth is closed besides what is asked."""
        return CLOSE <= move < BUY

    def rule(self, s: Fresco, who: i64, arg: i64) -> str:
        return "fresco#market"

    def moment(self, s: Fresco, who: i64, arg: i64) -> str:
        return "place-market"

    def why_not_here(self, s: Fresco, who: i64, arg: i64, target: str) -> Reason | None:
        slot = numbered(target, "slot", len(s.market))
        if slot >= 0:
            return self.why_not_buy(s, who, arg, slot), "fresco#market"
        booth = numbered(target, "booth", len(s.booths))
        return None if booth < 0 else (why_not_close(s, booth), "fresco#market")

    def why_not_buy(self, s: Fresco, who: i64, arg: i64, slot: i64) -> Message:
        """A slot."""
        if s.market[slot] == EMPTY:
            return msg("fresco-why-slot-empty")
        if arg % ELSEWHERE == 0:
            return msg("fresco-why-all-worked")
        chosen = arg // BOOTH - 1
        if chosen >= 0 and booth_of(s, slot) != chosen:
            return msg("fresco-why-other-booth", booth=BOOTHS[chosen])
        return msg("fresco-why-price", price=s.price(who), thalers=s.players[who].thalers)

    def why_not_now(self, s: Fresco, who: i64, kind: str) -> Reason:
        return why_not_place(s, who, MARKET), "fresco#market"


def why_not_close(s: Fresco, booth: i64) -> Message:
    """A booth that cannot be closed."""
    if booth not in list(open_booths(s)):
        return msg("fresco-why-booth-empty")
    return msg("fresco-why-close-bought")


def buy(s: Fresco, who: i64, slot: i64, price: i64) -> None:
    """Pay for a tile and take it."""
    tile = s.market[slot]
    s.emit(BOUGHT, who, booth_of(s, slot), tile)
    take_paints(s, who, slot)
    s.pay(who, price)
    for module in s.rules.bought:
        module.bought(s, who, slot, tile)


def take_paints(s: Fresco, who: i64, slot: i64) -> None:
    """Take the paints that a tile shows; the tile itself stays until the visit is over."""
    tile = s.market[slot]
    s.gain_paints(who, s.box.market[tile])
    s.market[slot] = EMPTY
    s.bought = append(s.bought, tile)


def booth_of(s: Fresco, slot: i64) -> i64:
    """The booth that a slot belongs to."""
    booth: i64 = 0
    end: i64 = s.booths[0]
    while slot >= end:
        booth += 1
        end += i64(s.booths[booth])
    return booth


def slot_name(s: Fresco, slot: i64) -> str:
    """`2.3` for the third slot of booth II."""
    booth = booth_of(s, slot)
    return f"{booth + 1}.{slot - sum(s.booths[:booth]) + 1}"


def end_visit(s: Fresco, booth: i64) -> None:
    """All tiles of the booth, bought ones too, go back into the bag."""
    if booth < 0:
        return
    slot: i64 = 0
    while slot < i64(len(s.market)):
        if s.market[slot] != EMPTY and booth_of(s, slot) == booth:
            s.bag = append(s.bag, s.market[slot])
            s.market[slot] = EMPTY
        slot += 1
    for tile in s.bought:
        s.bag = append(s.bag, tile)
    s.bought = vec[i64]()
    s.emit(CLEARED, -1, booth)


def open_booths(s: Fresco) -> vec[i64]:
    """The booths that still have tiles."""
    booths = vec[i64]()
    slot: i64 = 0
    last: i64 = -1
    while slot < i64(len(s.market)):
        booth = booth_of(s, slot)
        if s.market[slot] != EMPTY and booth != last:
            booths = append(booths, booth)
            last = booth
        slot += 1
    return booths


def refill(s: Fresco) -> None:
    """All tiles back into the bag, then a new one on every slot."""
    slot: i64 = 0
    while slot < i64(len(s.market)):
        if s.market[slot] != EMPTY:
            s.bag = append(s.bag, s.market[slot])
        slot += 1
    s.shuffle(s.bag)
    s.reveals += 1
    slot = 0
    while slot < i64(len(s.market)):
        s.bag, tile = pop(s.bag)
        s.market[slot] = tile
        s.emit(STALL, -1, booth_of(s, slot), tile)
        slot += 1

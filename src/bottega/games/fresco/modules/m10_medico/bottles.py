"""Bottles: buying them with the action tile, and using them when the work is done."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import join_moves, moves_below
from bottega.core.messages import Message, msg
from bottega.games.fresco.const import EMPTY, MARKET
from bottega.games.fresco.decision import DONE, ModuleDecision
from bottega.games.fresco.module import ActionTile
from bottega.games.fresco.modules.m08_bells import ask_for_more, owes
from bottega.games.fresco.modules.m10_medico.box import medico_box
from bottega.games.fresco.modules.m10_medico.illness import recover
from bottega.games.fresco.modules.m10_medico.part import (
    BOTTLE_KINDS,
    BOTTLES,
    JUICE,
    MOST_PORTIONS,
    Medicine,
    bottle_prices,
    medicine_of,
)
from bottega.games.fresco.places.visit import visit
from bottega.games.fresco.state import Fresco, pieces_of, zeros

BUY_BOTTLE: Final[i64] = 69
HEAL: Final[i64] = 71

PLACES: Final[i64] = 4  # at most, for bottles on the Medico's board

# Moves: use a kind of bottle and so many of its portions, or none.
PORTIONS: Final[i64] = 4
KEEP: Final[i64] = 16

BOTTLE_WORDS: Final = ("bottle-3", "bottle-2", "bottle-1", "bottle-juice")


def bottle_bought(event: Event, box: object) -> Message:
    return msg("m10-event-bought", bottle=BOTTLE_WORDS[event.value(0)])


def bottle_offered(event: Event, box: object) -> Message:
    return msg("m10-event-offer", bottle=BOTTLE_WORDS[event.value(0)])


def bottle_used(event: Event, box: object) -> Message:
    kind, healed = event.value(0), event.value(1)
    if kind == JUICE:
        return msg("m10-event-juice")
    if healed == 0:
        return msg("m10-event-emptied", bottle=BOTTLE_WORDS[kind])
    return msg("m10-event-used", bottle=BOTTLE_WORDS[kind], healed=healed)


BOTTLE: Final = EventKind("bottle", "bottle price", words=bottle_bought, spots="m10")
CANNOT_PAY: Final = EventKind("no_bottle", message="m10-event-cannot-pay", spots="m10")
OFFERED: Final = EventKind("bottle_offered", "bottle", words=bottle_offered, spots="m10")
DRANK: Final = EventKind("drank", "bottle healed", words=bottle_used, spots="m10")


class MedicoTile(ActionTile):
    """It lies on the market alone, needs nobody, and leaves the market to one healthy apprentice."""

    def __init__(self) -> None:
        super().__init__(printed=0, fewest=0, most=1, only=MARKET)

    def is_useless(self, s: Fresco) -> bool:
        """Without any bottle for sale."""
        for bottle in medicine_of(s).offer:
            if bottle != EMPTY:
                return False
        return True

    def visit(self, s: Fresco, who: i64, apprentices: i64) -> None:
        """The tile leaves the market open; the bottle is asked for when the player has arrived there."""
        visit(s, who, MARKET)


TILE: Final = MedicoTile()


class BuyBottle(ModuleDecision):
    """Which bottle? One must be bought if any can be paid and fewer than two are owned (ruling 3.82).

    The argument: 1 once the player could pay in for unfinished certificates (ruling 3.59).
    """

    def moves(self) -> vec[i64]:
        return moves_below(PLACES)

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = payable(s, who)
        return moves if len(moves) > 1 and not self.comes_later(s, who, arg) else vec[i64]()

    def comes_later(self, s: Fresco, who: i64, arg: i64) -> bool:
        """Has the player an unfinished certificate for thalers that would have to go for a bottle?"""
        return arg == 0 and s.rules.has(8) and owes(s, who, 0) and len(payable(s, who)) > 0

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        if not may_buy(s, who):
            return
        if self.comes_later(s, who, arg):
            s.push_task(BUY_BOTTLE, who, 1)
            ask_for_more(s, who)
            return
        s.reveals += 1  # of the player's thalers
        moves = payable(s, who)
        if len(moves) > 0:
            self.take(s, who, arg, moves[0])
        else:
            s.emit(CANNOT_PAY, who)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        medicine = medicine_of(s)
        bottle = medicine.offer[move]
        medicine.offer[move] = EMPTY
        medicine.bottles[who * BOTTLE_KINDS + bottle] += 1
        s.emit(BOTTLE, who, bottle, bottle_prices(s)[move])
        s.pay(who, bottle_prices(s)[move])

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("m10-ask-buy")

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return f"B{move + 1}"

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        bottle = BOTTLE_WORDS[medicine_of(s).offer[move]]
        return msg("m10-do-buy", bottle=bottle, thalers=bottle_prices(s)[move])

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return f"m10-bottle-{move}"


def may_buy(s: Fresco, who: i64) -> bool:
    """Is a bottle left, and has the player room for one?"""
    medicine = medicine_of(s)
    owned: i64 = 0
    kind: i64 = 0
    while kind < BOTTLE_KINDS:
        owned += medicine.bottles[who * BOTTLE_KINDS + kind]
        kind += 1
    left: i64 = 0
    for bottle in medicine.offer:
        left += 1 if bottle != EMPTY else 0
    return left > 0 and owned < medico_box(s.box).bottle_limit


def payable(s: Fresco, who: i64) -> vec[i64]:
    """Places whose bottle the player may and can buy."""
    places = vec[i64](capacity=4)
    if not may_buy(s, who):
        return places
    place: i64 = 0
    for bottle in medicine_of(s).offer:
        if bottle != EMPTY and s.players[who].thalers >= bottle_prices(s)[place]:
            places = append(places, place)
        place += 1
    return places


def why_not_bought(s: Fresco, who: i64, place: i64) -> Message:
    """Why the bottle on a place of the Medico's board cannot be bought."""
    if medicine_of(s).offer[place] == EMPTY:
        return msg("m10-why-empty")
    if not may_buy(s, who):
        return msg("m10-why-limit", n=medico_box(s.box).bottle_limit)
    price = bottle_prices(s)[place]
    if s.players[who].thalers < price:
        return msg("m10-why-price", thalers=price)
    return msg("m10-why-buy")


class Heal(ModuleDecision):
    """Which bottle do you use, and how many of its portions? The rest is lost; unopened ones may be kept (3.72)."""

    def moves(self) -> vec[i64]:
        moves = vec[i64]()
        kind: i64 = 0
        while kind < JUICE:
            moves = join_moves(moves, kind * PORTIONS, MOST_PORTIONS - kind + 1)
            kind += 1
        return append(append(moves, JUICE * PORTIONS), KEEP)

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64]()
        player = s.players[who]
        bottles = medicine_of(s).bottles
        kind: i64 = 0
        while kind < JUICE:
            portions: i64 = 0
            while player.away > 0 and bottles[who * BOTTLE_KINDS + kind] > 0 and portions <= swaps(s, who, kind):
                moves = append(moves, kind * PORTIONS + portions)
                portions += 1
            kind += 1
        cheers = not s.final and player.mood < s.box.mood_highest  # ruling 3.81
        if cheers and bottles[who * BOTTLE_KINDS + JUICE] > 0:
            moves = append(moves, JUICE * PORTIONS)
        return append(moves, KEEP) if len(moves) > 0 else moves

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move == KEEP:
            return
        medicine = medicine_of(s)
        kind, healed = kind_and_portions(move)
        medicine.bottles[who * BOTTLE_KINDS + kind] -= 1
        medicine.discard[kind] += 1
        s.push_task(HEAL, who)
        portions = healed
        while portions > 0:
            recover(s, who)
            portions -= 1
        s.emit(DRANK, who, kind, healed)
        if kind == JUICE:
            s.move_mood(who, 1)

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("m10-ask-use")

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        """`3:2`: a bottle with three portions, and two of them; `J` for juice."""
        if move == KEEP:
            return "-"
        kind, portions = kind_and_portions(move)
        return BOTTLES[kind] if kind == JUICE else f"{BOTTLES[kind]}:{portions}"

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        if move == KEEP:
            return msg("m10-do-keep")
        kind, portions = kind_and_portions(move)
        if kind == JUICE:
            return msg("m10-do-juice", bottle=BOTTLE_WORDS[kind])
        return msg("m10-do-use", bottle=BOTTLE_WORDS[kind], healed=portions)

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        if move == KEEP:
            return DONE
        kind, _ = kind_and_portions(move)
        return f"m10-mine-{BOTTLES[kind]}"


def kind_and_portions(move: i64) -> tuple[i64, i64]:
    """The kind of bottle that is used, and its portions that heal."""
    return move // PORTIONS, move % PORTIONS


def swaps(s: Fresco, who: i64, kind: i64) -> i64:
    """How many ill apprentices a bottle can swap for own ones from the Medico's board (ruling 3.72)."""
    portions = MOST_PORTIONS - kind
    return portions if portions < s.players[who].away else s.players[who].away


def why_not_medicine(s: Fresco, who: i64) -> Message:
    """Why no medicine can be used."""
    if s.players[who].ill == 0:
        return msg("m10-why-nobody-ill")
    return msg("m10-why-use") if s.players[who].away > 0 else msg("m10-why-nobody-away")


def why_not_juice(s: Fresco, who: i64) -> Message:
    """Why juice cannot be drunk."""
    if s.final:
        return msg("m10-why-juice-final")
    if s.players[who].mood >= s.box.mood_highest:
        return msg("m10-why-juice-mood")
    return msg("m10-why-use")


# --- the Medico's board when a round ends


def clear_offer(medicine: Medicine) -> None:
    """Unsold bottles are mixed again later."""
    place: i64 = 0
    while place < i64(len(medicine.offer)):
        if medicine.offer[place] != EMPTY:
            medicine.discard[medicine.offer[place]] += 1
            medicine.offer[place] = EMPTY
        place += 1


def draw_bottle(s: Fresco, medicine: Medicine) -> i64:
    """The next bottle; if there is none, used and unsold ones are mixed again."""
    if len(medicine.pile) == 0:
        medicine.pile = pieces_of(medicine.discard)
        medicine.discard = zeros(BOTTLE_KINDS)
        s.shuffle(medicine.pile)
    if len(medicine.pile) == 0:
        return EMPTY
    medicine.pile, bottle = pop(medicine.pile)
    return bottle


def lay_out(s: Fresco, medicine: Medicine, drawn: vec[i64]) -> None:
    """Bottles on the places from the left: three portions, two, one, then juice (ruling 3.78)."""
    s.reveals += 1
    place: i64 = 0
    for bottle in pieces_of(drawn):
        medicine.offer[place] = bottle
        s.emit(OFFERED, -1, bottle)
        place += 1

"""Module 10, the Medico: apprentices fall ill at an infected place, and bottles bought at the market heal them.

What ill apprentices may not do is told where it happens: `plan.py` keeps them from the market, the theater and action
tiles, `cathedral.py` from the segments next to the bishop and from moving him, `visit.py` gives them one blend. Where
the neutral apprentice stands is asked in `plan.py`.
"""

import re
from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import Step
from bottega.core.messages import Message, msg
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import (
    CATHEDRAL,
    COLUMNS,
    EMPTY,
    HEALTHY,
    ILL,
    LETTERS,
    MARKET,
    STUDIO,
    STUDIO_PAY,
    THEATER,
    bit,
)
from bottega.games.fresco.decision import ModuleDecision
from bottega.games.fresco.module import ActionTile, Module, Part
from bottega.games.fresco.modules.m08_bells import ask_for_more, owes
from bottega.games.fresco.places.cathedral import AT_CATHEDRAL, BOUND, ILL_WORKS, SENT
from bottega.games.fresco.places.studio import AT_STUDIO
from bottega.games.fresco.places.visit import visit
from bottega.games.fresco.places.wake import APPRENTICES
from bottega.games.fresco.sheet import leaves_open
from bottega.games.fresco.state import Fresco, Player, empty_row, zeros
from bottega.games.fresco.words import PAINT_WORDS, PLACE_WORDS

BOTTLES: Final = "321J"  # kinds: green ones with three, two, one portion, and juice
BOTTLE_WORDS: Final = ("bottle-3", "bottle-2", "bottle-1", "bottle-juice")
BOTTLE_KINDS: Final[i64] = 4
JUICE: Final[i64] = 3
MOST_PORTIONS: Final[i64] = 3
SAME: Final[i64] = 4  # the infection tile with a signpost; the others are places
INFECTION_SAME: Final = "infection-same"
NOWHERE: Final[i64] = -1

SET_ASIDE: Final[i64] = 68
BUY_BOTTLE: Final[i64] = 69
FALL_ILL: Final[i64] = 70
HEAL: Final[i64] = 71

# Moves: who is set aside, who falls ill; use a kind of bottle and so many of its portions, or none.
HEALTHY_ONE: Final[i64] = 0
ILL_ONE: Final[i64] = 1
OWN_ONE: Final[i64] = 0
NEUTRAL_ONE: Final[i64] = 1
PORTIONS: Final[i64] = 4  # a kind of bottle times this, and the portions
KEEP: Final[i64] = 16

# Moves at places: an ill apprentice works in the cathedral, sells a paint in the studio.
ILL_NEXT: Final[i64] = 10240
SELL: Final[i64] = 10256

INFECTED: Final = EventKind("infected", "place same")
FELL_ILL: Final = EventKind("fell_ill", "neutral")
SET_ASIDE_ILL: Final = EventKind("set_aside_ill", "healed")
BOTTLE: Final = EventKind("bottle", "bottle price")
CANNOT_PAY: Final = EventKind("no_bottle")
OFFERED: Final = EventKind("bottle_offered", "bottle")
DRANK: Final = EventKind("drank", "bottle healed")
SAINT: Final = EventKind("saint", "paint")
PAID_HEALTHY: Final = EventKind("healthy", "apprentices")


class Medicine(Part):
    """Infections, bottles, and the ill apprentices who are with nobody. Players keep their own: see `Player.ill`."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.infections: vec[i64] = vec[i64]()  # the next tile is the last
        self.infected: i64 = NOWHERE  # this round's place, or the last one's until the next is known
        self.pile: vec[i64] = vec[i64]()  # bottles
        self.offer: vec[i64] = vec[i64]()  # the bottle on each place
        self.discard: vec[i64] = zeros(BOTTLE_KINDS)
        self.bottles: vec[i64] = zeros(seats * BOTTLE_KINDS)  # by seat and kind
        self.ill_left: i64 = 0  # ill apprentices in the supply
        self.armchairs: i64 = 0  # seats with somebody set aside since the last waking up, one bit each
        self.waiting: i64 = 0  # ill apprentices who have still to work at this place

    def copy(self) -> Part:
        other = Medicine(0)
        other.infections = self.infections[:]
        other.infected = self.infected
        other.pile = self.pile[:]
        other.offer = self.offer[:]
        other.discard = self.discard[:]
        other.bottles = self.bottles[:]
        other.ill_left = self.ill_left
        other.armchairs = self.armchairs
        other.waiting = self.waiting
        return other

    def key(self) -> list[int]:
        found = [len(self.infections), *self.infections, self.infected, len(self.pile), *self.pile, *self.offer]
        return [*found, *self.discard, *self.bottles, self.ill_left, self.armchairs, self.waiting]

    def view(self, s: Fresco, who: int) -> dict[str, object]:
        prices = bottle_prices(s)
        return {
            "module": "medico",
            "infected": place_word(self.infected) if s.column >= 0 else "",
            "infected_before": place_word(self.infected) if s.column < 0 else "",
            "infections": len(self.infections),
            "turned": self.turned(s),
            "prices": list(prices),
            "limit": int(s.box.more.bottle_limit),
            "healthy_thalers": int(s.box.more.healthy_thalers),
            "offer": [
                {"place": place + 1, "price": int(prices[place]), "bottle": BOTTLES[bottle]}
                for place, bottle in enumerate(self.offer)
                if bottle != EMPTY
            ],
            "pile": len(self.pile),
            "discard": sum(self.discard),
            "ill_left": int(self.ill_left),
            "players": [
                {
                    "ill": int(player.ill),
                    "away": int(player.away),
                    "aside": int(player.aside),
                    "neutral": int(player.neutral),
                    "neutral_at": neutral_view(s, player, seat == who or s.column >= 0),
                    "bottles": self.bottles_of(seat),
                }
                for seat, player in enumerate(s.players)
            ],
        }

    def turned(self, s: Fresco) -> list[str]:
        """Infection tiles that have been turned up, sorted: all have seen them."""
        found: list[str] = []
        for tile, count in enumerate(s.box.more.infections):
            word = INFECTION_SAME if tile == SAME else PLACE_WORDS[tile]
            found += [word] * (int(count) - list(self.infections).count(tile))
        return found

    def bottles_of(self, seat: int) -> str:
        """A player's bottles as letters."""
        return "".join(letter * self.bottles[seat * BOTTLE_KINDS + kind] for kind, letter in enumerate(BOTTLES))

    def deal(self, s: Fresco, who: int, wanted: i64) -> None:
        """Nobody knows what comes next."""
        s.reshuffle(self.infections)
        s.reshuffle(self.pile)

    def pieces(self, s: Fresco) -> list[int]:
        """All bottles by kind, and all ill apprentices; own ones are healthy, in the armchair or with the Medico."""
        found = [self.ill_left + sum([player.ill for player in s.players])]
        for kind in range(BOTTLE_KINDS):
            owned = sum([self.bottles[seat * BOTTLE_KINDS + kind] for seat in range(len(s.players))])
            found.append(list(self.pile).count(kind) + list(self.offer).count(kind) + self.discard[kind] + owned)
        wrong = [player for player in s.players if player.away > player.ill or player.away + player.aside > player.own]
        return [*found, len(wrong)]


class Medico(Module):
    """The Medico. His tile lies on the market alone, needs nobody, and leaves the market to one healthy apprentice.

    Leonardo's apprentices do not fall ill, and he buys no bottle.
    """

    def __init__(self) -> None:
        super().__init__(10, "medico", "The Medico", tile=ActionTile(0, 0, 1, MARKET))

    def steps(self) -> list[Step[Fresco]]:
        return [SetAside(), BuyBottle(), FallIll(), Heal()]

    def new_part(self, s: Fresco) -> Part:
        return Medicine(len(s.players))

    def set_up(self, s: Fresco) -> None:
        """In the first round there are no bottles."""
        medicine = medicine_of(s)
        medicine.ill_left = s.box.more.ill_each * i64(len(s.players))
        medicine.offer = empty_row(len(bottle_prices(s)))
        medicine.infections = heap_of(s.box.more.infections)
        medicine.pile = heap_of(s.box.more.bottles)
        s.shuffle(medicine.infections)
        s.shuffle(medicine.pile)

    def is_final(self, s: Fresco) -> bool:
        """When only one infection tile is left."""
        return len(medicine_of(s).infections) <= 1

    def all_awake(self, s: Fresco) -> None:
        """Who comes to a -1 space may set aside an ill apprentice; not while somebody is in the armchair (3.77)."""
        medicine = medicine_of(s)
        before = medicine.armchairs
        medicine.armchairs = 0
        i: i64 = len(s.order) - 1
        while i >= 0:
            seat = s.order[i]
            i -= 1
            if s.is_player(seat) and s.players[seat].mood <= s.box.short_from:
                medicine.armchairs |= bit(seat)
                if s.players[seat].ill > 0 and not before >> seat & 1:
                    s.push_task(SET_ASIDE, seat)

    # --- falling ill

    def plans_revealed(self, s: Fresco) -> None:
        """The next infection tile is turned up; a signpost means the same place again (ruling 3.80)."""
        medicine = medicine_of(s)
        medicine.infections, tile = pop(medicine.infections)
        if tile != SAME:
            medicine.infected = tile
        s.reveals += 1
        s.emit(INFECTED, -1, medicine.infected, tile == SAME)

    def leaving(self, s: Fresco, marker: i64, place: i64) -> None:
        """After the last action there apprentices fall ill; the final round's cathedrals are one place (3.74)."""
        if s.is_player(marker) and (place != CATHEDRAL or s.column == last_cathedral(s, marker)):
            count = falling_ill(s, marker, place)
            if count > 0:
                s.push_task(FALL_ILL, marker, count)

    # --- buying bottles

    def tile_is_useless(self, s: Fresco) -> bool:
        """Without any bottle for sale."""
        for bottle in medicine_of(s).offer:
            if bottle != EMPTY:
                return False
        return True

    def at_tile(self, s: Fresco, who: i64, apprentices: i64) -> None:
        """The tile leaves the market open; see `arrived` for the bottle."""
        visit(s, who, MARKET)

    def arrived(self, s: Fresco, who: i64, place: i64) -> None:
        """With the tile, a bottle comes before everything an apprentice does (ruling 3.70)."""
        medicine = medicine_of(s)
        medicine.waiting = s.players[who].at(s.column, ILL)
        while place == CATHEDRAL and medicine.waiting > 0 and s.players[who].at(s.column) == 0:
            s.push_task(AT_CATHEDRAL, who, ILL_WORKS + 1)  # only ill ones are here: nothing to choose between
            medicine.waiting -= 1
        if s.players[who].tile_on(s.column) == self.number:
            s.push_task(BUY_BOTTLE, who)

    # --- what ill apprentices do

    def moves_at(self, s: Fresco, place: i64, who: i64, arg: i64, moves: vec[i64]) -> vec[i64]:
        """The ill work when the player wants them to: in the cathedral, or in the studio, where they sell paints."""
        if medicine_of(s).waiting == 0:
            return moves
        if place == CATHEDRAL:
            return append(moves, ILL_NEXT) if ill_may_work(s, who, arg) else moves
        paint: i64 = 0
        while place == STUDIO and paint < s.rules.paints:
            if s.players[who].paints[paint] > 0:
                moves = append(moves, SELL + paint)
            paint += 1
        return moves

    def take_move(self, s: Fresco, step: i64, who: i64, arg: i64, move: i64) -> None:
        medicine_of(s).waiting -= 1
        s.push_task(step, who, arg)
        if step == AT_CATHEDRAL:
            s.push_task(AT_CATHEDRAL, who, ILL_WORKS + 1)
        else:
            paint = move - (SELL - ILL_NEXT)
            s.change_paint(who, paint, -1)
            s.emit(SAINT, who, paint)
            s.earn(who, STUDIO_PAY)

    # --- healing

    def work_done(self, s: Fresco) -> None:
        """Bottles may be used in wake-up order."""
        i: i64 = len(s.order) - 1
        while i >= 0:
            if s.is_player(s.order[i]):
                s.push_task(HEAL, s.order[i])
            i -= 1

    def round_ended(self, s: Fresco) -> None:
        """Unsold bottles go; one comes for each player with an ill apprentice, those that heal most to the left."""
        medicine = medicine_of(s)
        place: i64 = 0
        while place < i64(len(medicine.offer)):
            if medicine.offer[place] != EMPTY:
                medicine.discard[medicine.offer[place]] += 1
                medicine.offer[place] = EMPTY
            place += 1
        drawn = zeros(BOTTLE_KINDS)
        for player in s.players:
            if player.ill > 0:
                bottle = draw_bottle(s, medicine)
                if bottle != EMPTY:
                    drawn[bottle] += 1
        lay_out(s, medicine, drawn)

    def final_scoring(self, s: Fresco) -> None:
        """Thalers for every own apprentice who is not with the Medico."""
        for marker in s.order:
            if s.is_player(marker):
                healthy = s.players[marker].own - s.players[marker].away
                s.emit(PAID_HEALTHY, marker, healthy)
                s.earn(marker, healthy * s.box.more.healthy_thalers)

    # --- what a bot goes by

    def worth(self, s: Fresco, who: i64) -> float:
        """Healthy apprentices are worth thalers in the end, and more while there is work to do."""
        player = s.players[who]
        each = float(s.box.more.healthy_thalers) * 0.5
        worth = float(player.own - player.away) * each
        bottles = medicine_of(s).bottles
        portions: i64 = 0
        kind: i64 = 0
        while kind < JUICE:
            portions += bottles[who * BOTTLE_KINDS + kind] * (MOST_PORTIONS - kind)
            kind += 1
        if s.ending:
            return worth
        worth += neutral_worth(s, who) * (each + (0.0 if s.final else 1.0))
        useful = portions if portions < player.away else player.away
        if s.final:
            return worth + float(useful) * each * 0.9
        worth += float(useful) * (each + 1.0) * 0.7 + float(portions - useful) * 0.4 - float(player.ill) * 1.5
        return worth + float(bottles[who * BOTTLE_KINDS + JUICE]) * 0.3

    def prospect(self, s: Fresco, who: i64, place: i64, apprentices: i64) -> float:
        """The ill bring a little; whoever shares a place with them falls ill, and so does one where it is infected."""
        if place == self.number:
            return self.tile_prospect(s, who, apprentices)
        ill = standing_at(s, who, place, ILL)
        if s.column > place and not (s.final and place == CATHEDRAL):
            return 0.0
        worth = float(ill) * 0.9 if has_paints(s, who) else 0.0
        falling = standing_at(s, who, place, HEALTHY) if ill > 0 else 0
        if falling == 0 and apprentices > 0 and s.column >= 0 and medicine_of(s).infected == place:
            falling = 1
        if falling > 0 and s.column >= 0 and neutral_stands(s, who, place):
            falling -= 1  # the neutral one costs nothing
        loss = float(falling) * (float(s.box.more.healthy_thalers) * 0.5 + (0.0 if s.final else 1.0))
        return (worth - loss) * (0.5 if s.final and place == CATHEDRAL else 1.0)  # there are two columns of it

    def tile_prospect(self, s: Fresco, who: i64, apprentices: i64) -> float:
        """A bottle for whoever is ill, and what the one apprentice finds at the market."""
        player = s.players[who]
        worth = 1.5 * float(apprentices)
        if player.away == 0:
            return worth - 1.0
        return worth + (3.0 if player.away > 1 else 2.0)

    # --- words

    def write(self, s: Fresco, move: i64) -> str:
        step = s.step()
        if step == SET_ASIDE:
            return "HI"[move]
        if step == FALL_ILL:
            return "ON"[move]
        if step == BUY_BOTTLE:
            return f"B{move + 1}"
        if step == HEAL:
            return write_bottle(move)
        return "I" if step == AT_CATHEDRAL else "$" + LETTERS[move - (SELL - ILL_NEXT)]

    def read(self, s: Fresco, word: str) -> int | None:
        step = s.step()
        words = {int(SET_ASIDE): ["H", "I"], int(FALL_ILL): ["O", "N"]}
        words[int(HEAL)] = [write_bottle(move) for move in range(KEEP + 1)]
        words[int(BUY_BOTTLE)] = [f"B{place + 1}" for place in range(len(medicine_of(s).offer))]
        words[int(AT_CATHEDRAL)] = ["I"]
        if int(step) in words:
            return words[int(step)].index(word) if word in words[int(step)] else None
        found = re.fullmatch(rf"\$([{LETTERS}])", word)
        return int(SELL - ILL_NEXT) + LETTERS.index(found[1]) if found and step == AT_STUDIO else None

    def question(self, s: Fresco) -> Message:
        step = s.step()
        if step == SET_ASIDE:
            return msg("m10-ask-aside")
        if step == FALL_ILL:
            return msg("m10-ask-ill")
        if step == BUY_BOTTLE:
            return msg("m10-ask-buy")
        return msg("m10-ask-use")

    def explain(self, s: Fresco, move: i64) -> Message:
        step = s.step()
        if step == SET_ASIDE:
            if move == HEALTHY_ONE:
                return msg("m10-do-aside-healthy")
            return msg("m10-do-aside-ill") if s.players[s.to_move()].away > 0 else msg("m10-do-aside-gone")
        if step == FALL_ILL:
            return msg("m10-do-ill-neutral") if move == NEUTRAL_ONE else msg("m10-do-ill-own")
        if step == BUY_BOTTLE:
            bottle = BOTTLE_WORDS[medicine_of(s).offer[move]]
            return msg("m10-do-buy", bottle=bottle, thalers=bottle_prices(s)[move])
        if step == HEAL:
            return explain_bottle(move)
        if step == AT_CATHEDRAL:
            return msg("m10-do-ill-works")
        return msg("m10-do-saint", paint=PAINT_WORDS[move - (SELL - ILL_NEXT)], thalers=STUDIO_PAY)

    def describe(self, event: Event, box: Components) -> Message | None:
        values = [value or 0 for value in event.values]
        name = event.kind.name
        if name == "infected":
            if values[0] == NOWHERE:
                return msg("m10-event-nowhere")
            return msg("m10-event-same" if values[1] else "m10-event-infected", place=PLACE_WORDS[values[0]])
        if name == "fell_ill":
            return msg("m10-event-neutral-ill") if values[0] else msg("m10-event-ill")
        if name == "set_aside_ill":
            return msg("m10-event-aside") if values[0] else msg("m10-event-aside-gone")
        if name == "bottle":
            return msg("m10-event-bought", bottle=BOTTLE_WORDS[values[0]])
        if name == "no_bottle":
            return msg("m10-event-cannot-pay")
        if name == "bottle_offered":
            return msg("m10-event-offer", bottle=BOTTLE_WORDS[values[0]])
        if name == "drank":
            if values[0] == JUICE:
                return msg("m10-event-juice")
            if values[1] == 0:
                return msg("m10-event-emptied", bottle=BOTTLE_WORDS[values[0]])
            return msg("m10-event-used", bottle=BOTTLE_WORDS[values[0]], healed=values[1])
        if name == "saint":
            return msg("m10-event-saint", paint=PAINT_WORDS[values[0]])
        if name == "healthy":
            return msg("m10-event-healthy", n=values[0])
        return None

    # --- spots

    def target(self, s: Fresco, move: i64) -> str:
        step = s.step()
        if step == BUY_BOTTLE:
            return f"m10-bottle-{move}"
        if step == HEAL:
            return "done" if move == KEEP else f"m10-mine-{BOTTLES[move // PORTIONS]}"
        if step == FALL_ILL:
            return "m10-neutral" if move == NEUTRAL_ONE else "m10-healthy"
        if step == SET_ASIDE:
            return "m10-ill" if move == ILL_ONE else "m10-healthy"
        return "m10-ill" if step == AT_CATHEDRAL else f"paint-{LETTERS[move - (SELL - ILL_NEXT)]}"

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        places = [f"m10-bottle-{place}" for place in range(len(medicine_of(s).offer))]
        if target in places:
            return why_not_bought(s, who, places.index(target))
        if target == "m10-mine-J":
            return why_not_juice(s, who)
        if target.startswith("m10-mine-"):
            return why_not_medicine(s, who)
        if target in ("m10-healthy", "m10-neutral", "m10-ill"):
            return msg("m10-why-apprentice")
        if target == "tile-10":
            return msg("m10-why-useless") if self.tile_is_useless(s) else None
        return msg("m10-why-when") if target.startswith("m10") else None


def medicine_of(s: Fresco) -> Medicine:
    part = s.parts[s.rules.slots[10]]
    assert isinstance(part, Medicine)
    return part


def bottle_prices(s: Fresco) -> vec[i64]:
    """The price of each place of the Medico's board."""
    return s.box.more.bottle_prices_4 if len(s.players) == 4 else s.box.more.bottle_prices_3


def heap_of(counts: vec[i64]) -> vec[i64]:
    """So many pieces of each kind."""
    found = vec[i64]()
    kind: i64 = 0
    for count in counts:
        i: i64 = 0
        while i < count:
            found = append(found, kind)
            i += 1
        kind += 1
    return found


def draw_bottle(s: Fresco, medicine: Medicine) -> i64:
    """The next bottle; if there is none, used and unsold ones are mixed again."""
    if len(medicine.pile) == 0:
        medicine.pile = heap_of(medicine.discard)
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
    for bottle in heap_of(drawn):
        medicine.offer[place] = bottle
        s.emit(OFFERED, -1, bottle)
        place += 1


def has_paints(s: Fresco, who: i64) -> bool:
    """Has the player anything to work with?"""
    for count in s.players[who].paints:
        if count > 0:
            return True
    return False


def neutral_worth(s: Fresco, who: i64) -> float:
    """How likely it is that the neutral apprentice, where it is planned, falls ill in place of an own one."""
    column = s.players[who].neutral_at()
    if s.column >= 0 or column == EMPTY or s.place(column) == THEATER or not leaves_open(s, who, column):
        return 0.0
    place = s.place(column)
    if standing_at(s, who, place, ILL) > 0:
        return 1.0
    medicine = medicine_of(s)
    hits: i64 = 0
    for tile in medicine.infections:
        if tile == place or (tile == SAME and medicine.infected == place):
            hits += 1
    return float(hits) / float(len(medicine.infections))


def ill_may_work(s: Fresco, who: i64, arg: i64) -> bool:
    """Is it not a healthy one's turn, with the bishop moved for it, and is there something an ill one can restore?"""
    if arg & (BOUND | SENT | ILL_WORKS):
        return False
    return len(s.steps[AT_CATHEDRAL].options(s, who, ILL_WORKS + 1)) > 0


# --- falling ill and recovering


def last_cathedral(s: Fresco, who: i64) -> i64:
    """The last column with apprentices of the player at the cathedral, -1 if there is none."""
    column = COLUMNS - 1
    while column >= 0:
        standing = s.players[who].at(column) + s.players[who].at(column, ILL)
        if s.place(column) == CATHEDRAL and s.players[who].tile_on(column) == 0 and standing > 0:
            return column
        column -= 1
    return -1


def standing_at(s: Fresco, who: i64, place: i64, kind: i64) -> i64:
    """The player's apprentices of a kind at a place, in all columns that show it; covered ones do not count."""
    found: i64 = 0
    column: i64 = 0
    while column < COLUMNS:
        if s.place(column) == place and leaves_open(s, who, column):
            found += s.players[who].at(column, kind)
        column += 1
    return found


def falling_ill(s: Fresco, who: i64, place: i64) -> i64:
    """Beside an ill apprentice all healthy ones fall ill (ruling 3.75), else one where the place is infected."""
    healthy = standing_at(s, who, place, HEALTHY)
    if standing_at(s, who, place, ILL) > 0:
        return healthy
    return 1 if healthy > 0 and medicine_of(s).infected == place else 0


def fall_ill(s: Fresco, who: i64, neutral: bool) -> None:
    """An own apprentice goes to the Medico's board, the neutral one back to the theater; an ill one comes instead."""
    player = s.players[who]
    medicine_of(s).ill_left -= 1
    player.ill += 1
    if neutral:
        player.neutral = 0
    else:
        player.away += 1
    s.emit(FELL_ILL, who, neutral)


def recover(s: Fresco, who: i64) -> None:
    """An ill apprentice goes back to the board, and an own one comes from there (ruling 3.72)."""
    player = s.players[who]
    medicine_of(s).ill_left += 1
    player.ill -= 1
    player.away -= 1


def neutral_stands(s: Fresco, who: i64, place: i64) -> bool:
    """Does the neutral apprentice stand at a place, healthy and not on an action tile?"""
    player = s.players[who]
    column = player.neutral_at()
    return player.neutral > 0 and column != EMPTY and s.place(column) == place and leaves_open(s, who, column)


class FallIll(ModuleDecision):
    """Is the neutral apprentice, if it stands here, among those who fall ill? The argument: how many do.

    As few fall ill as there are ill apprentices left for them (rulings 3.71, 3.73).
    """

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        place = s.place(s.column)
        own = standing_at(s, who, place, HEALTHY) - 1
        if neutral_stands(s, who, place) and own >= self.count(s, arg) > 0:
            return vec[i64]([OWN_ONE, NEUTRAL_ONE])
        return vec[i64]()

    def count(self, s: Fresco, arg: i64) -> i64:
        """As many as there are ill apprentices left."""
        left = medicine_of(s).ill_left
        return arg if arg < left else left

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        self.take(s, who, arg, NEUTRAL_ONE if neutral_stands(s, who, s.place(s.column)) else OWN_ONE)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        count = self.count(s, arg)
        while count > 0:
            fall_ill(s, who, move == NEUTRAL_ONE and count == 1)
            count -= 1


class SetAside(ModuleDecision):
    """Which apprentice is set aside, a healthy or an ill one? So far it is a healthy one, if there is any."""

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        return vec[i64]([HEALTHY_ONE, ILL_ONE]) if s.players[who].aside > 0 else vec[i64]()

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        self.take(s, who, arg, ILL_ONE)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move == HEALTHY_ONE:
            return
        player = s.players[who]
        medicine = medicine_of(s)
        player.aside = 1 if player.away > 0 else 0
        if player.aside > 0:
            recover(s, who)
        else:  # nobody comes for it: the armchair stays empty, and it is asked again next time
            player.ill -= 1
            medicine.ill_left += 1
            medicine.armchairs -= bit(who)
        s.emit(SET_ASIDE_ILL, who, player.aside)
        s.emit(APPRENTICES, who, player.healthy())


class BuyBottle(ModuleDecision):
    """Which bottle? One must be bought if any can be paid and fewer than two are owned (ruling 3.82).

    The argument: 1 once the player could pay in for unfinished certificates (ruling 3.59).
    """

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
    return left > 0 and owned < s.box.more.bottle_limit


def payable(s: Fresco, who: i64) -> vec[i64]:
    """Places whose bottle the player may and can buy."""
    found = vec[i64](capacity=4)
    if not may_buy(s, who):
        return found
    place: i64 = 0
    for bottle in medicine_of(s).offer:
        if bottle != EMPTY and s.players[who].thalers >= bottle_prices(s)[place]:
            found = append(found, place)
        place += 1
    return found


class Heal(ModuleDecision):
    """Which bottle do you use, and how many of its portions? The rest is lost; unopened ones may be kept (3.72)."""

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
        kind = move // PORTIONS
        healed = move % PORTIONS
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


def swaps(s: Fresco, who: i64, kind: i64) -> i64:
    """How many ill apprentices a bottle can swap for own ones from the Medico's board (ruling 3.72)."""
    portions = MOST_PORTIONS - kind
    return portions if portions < s.players[who].away else s.players[who].away


# --- words


def place_word(place: i64) -> str:
    return "" if place == NOWHERE else PLACE_WORDS[place]


def neutral_view(s: Fresco, player: Player, shown: bool) -> int | None:
    """The column of the neutral apprentice, None for whoever may not know it or if there is none."""
    column = player.neutral_at()
    return int(column) if shown and player.neutral > 0 and column != EMPTY else None


def write_bottle(move: i64) -> str:
    """`3:2`: a bottle with three portions, and two of them; `J` for juice."""
    if move == KEEP:
        return "-"
    kind = move // PORTIONS
    return BOTTLES[kind] if kind == JUICE else f"{BOTTLES[kind]}:{move % PORTIONS}"


def explain_bottle(move: i64) -> Message:
    """What using a bottle does."""
    if move == KEEP:
        return msg("m10-do-keep")
    bottle = BOTTLE_WORDS[move // PORTIONS]
    if move // PORTIONS == JUICE:
        return msg("m10-do-juice", bottle=bottle)
    return msg("m10-do-use", bottle=bottle, healed=move % PORTIONS)


def why_not_bought(s: Fresco, who: i64, place: i64) -> Message:
    """Why the bottle on a place of the Medico's board cannot be bought."""
    if medicine_of(s).offer[place] == EMPTY:
        return msg("m10-why-empty")
    if not may_buy(s, who):
        return msg("m10-why-limit", n=s.box.more.bottle_limit)
    price = bottle_prices(s)[place]
    if s.players[who].thalers < price:
        return msg("m10-why-price", thalers=price)
    return msg("m10-why-buy")


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


MODULE: Final = Medico()

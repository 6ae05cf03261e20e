"""What is asked, what a move does and what happened, in English."""

from typing import Final

from mypy_extensions import i64

from bottega.core.events import Event
from bottega.fresco.action_tile import COVER, KEEP, ON_COLUMN
from bottega.fresco.cathedral import (
    AT_CATHEDRAL,
    BISHOP,
    FORGO,
    ILL_WORKS,
    PAY_ALTAR,
    PAYMENTS,
    SEGMENT,
    STEPPED,
    altar_points,
)
from bottega.fresco.components import Components
from bottega.fresco.const import (
    CATHEDRAL,
    COLUMNS,
    EMPTY,
    ILL,
    LAST_COLUMN,
    MARKET,
    ORANGE,
    PAINT_NAMES,
    PLACE_NAMES,
    STUDIO_PAY,
    segment_name,
)
from bottega.fresco.market import AT_MARKET, BUY, CLOSE, ELSEWHERE, STOP, booth_of
from bottega.fresco.module import MOVES_EACH
from bottega.fresco.modules.m00_leonardo import LEONARDO_CLOSES
from bottega.fresco.notation import step_owner
from bottega.fresco.plan import ILL_EACH, PLAN
from bottega.fresco.round import WAKE
from bottega.fresco.rules import MODULES
from bottega.fresco.scoring import AHEAD, ahead, behind
from bottega.fresco.state import COVER_BITS, COVER_MASK, TAKEN_SPACE, Fresco
from bottega.fresco.studio import AT_STUDIO
from bottega.fresco.theater import AT_THEATER
from bottega.fresco.words import some
from bottega.fresco.workshop import AT_WORKSHOP, BEFORE, PAINT

BOOTHS: Final = ("I", "II", "III", "IV")


def column_name(s: Fresco, column: i64) -> str:
    """The place at a column of the sheet."""
    name = PLACE_NAMES[s.place(column)]
    return f"second {name}" if column == LAST_COLUMN and s.place(column) == CATHEDRAL else name


def goal(s: Fresco, column: i64) -> str:
    """Where apprentices at a column go: to its place, or to the action tile that covers it."""
    tile = s.players[s.to_move()].tile_on(column)
    return s.rules.by_number[tile].tile.name if tile else column_name(s, column)


def question(s: Fresco) -> str:
    """What is asked now."""
    if s.over():
        return "The game is over."
    step = s.step()
    arg = s.argument()
    owner = step_owner(s, step)
    if owner is not None:
        return owner.question(s)
    if step == COVER:
        return f"Where do you lay your {s.rules.by_number[arg].tile.name} tile?"
    if step == WAKE:
        return "When do you get up?" if s.is_player(arg) else "When does Leonardo get up?"
    if step == PLAN:
        left = s.players[s.to_move()].healthy()
        for column in range(arg):
            left -= s.players[s.to_move()].at(column)
        ill = s.players[s.to_move()].ill - sum(s.players[s.to_move()].at(column, ILL) for column in range(arg))
        also = f", {ill} ill" if ill else ""
        return f"How many apprentices go to the {goal(s, arg)}? ({left} left{also})"
    if (step == AT_MARKET and arg % ELSEWHERE == 0) or (step == AT_CATHEDRAL and arg % STEPPED == 0):
        return "Anything else here? (all apprentices have worked)"
    if step == AT_MARKET:
        return (
            f"What do you buy? ({some(arg % ELSEWHERE, 'apprentice')}, {some(s.price(s.to_move()), 'thaler')} a tile)"
        )
    if step == AT_CATHEDRAL and arg & ILL_WORKS:
        return "What does the ill apprentice restore?"
    if step == AT_CATHEDRAL:
        return f"What do you restore? ({some(arg % STEPPED, 'apprentice')})"
    if step == AT_STUDIO:
        return f"What do you do in the studio? ({some(arg * STUDIO_PAY, 'thaler')} to come)"
    if step == AT_THEATER:
        return "What do you do at the theater?"
    if step == AT_WORKSHOP and arg // PAINT % PAINT == BEFORE:
        return "What do you do at the workshop before you blend?"
    if step == AT_WORKSHOP:
        return f"How many {PAINT_NAMES[arg // PAINT % PAINT]} do you blend?"
    if step == TAKEN_SPACE:
        return f"Space {arg // 8} is taken. Ahead or behind?"
    if step == LEONARDO_CLOSES:
        return "Which booth does Leonardo close?"
    return "Where does Leonardo go?"


def explain(s: Fresco, move: i64) -> str:
    """What a move of the current decision does."""
    step = s.step()
    if move >= MOVES_EACH:
        return s.rules.by_number[move // MOVES_EACH].explain(s, move % MOVES_EACH)
    owner = step_owner(s, step)
    if owner is not None:
        return owner.explain(s, move)
    if step == COVER:
        tile = s.rules.by_number[s.argument()].tile
        if move == KEEP:
            return f"no {tile.name} this round"
        place = column_name(s, move - ON_COLUMN)
        return f"{tile.name} at the {place}" if tile.only != EMPTY else f"{tile.name} instead of the {place}"
    if step == WAKE:
        return explain_wake(s, move)
    if step == PLAN:
        ill = f" and {move // ILL_EACH} ill" if move >= ILL_EACH else ""
        return f"{move % ILL_EACH}{ill} to the {goal(s, s.argument())}"
    if step == AT_MARKET:
        return explain_market(s, move)
    if step == AT_CATHEDRAL:
        return explain_cathedral(s, move)
    if step == AT_STUDIO:
        return f"take {some(s.argument() * STUDIO_PAY, 'thaler')} and leave"
    if step == AT_THEATER:
        return "improve the mood and leave"
    if step == AT_WORKSHOP and s.argument() // PAINT % PAINT == BEFORE:
        return "go on to blending"
    if step == AT_WORKSHOP:
        paint = s.argument() // PAINT % PAINT
        one, other = s.box.blends[paint - ORANGE]
        return f"{move} {PAINT_NAMES[paint]} from {PAINT_NAMES[one]} and {PAINT_NAMES[other]}"
    if step == TAKEN_SPACE:
        marker, space = s.argument() % 8, s.argument() // 8
        return f"to space {ahead(s, marker, space) if move == AHEAD else behind(s, marker, space)}"
    if step == LEONARDO_CLOSES:
        return f"close booth {BOOTHS[move]}"
    text = f"restore {segment_name(move)} for {s.box.tiles[s.fresco[move]].value + s.bishop_bonus(move)}"
    return text + notes(s, s.argument(), move)


def explain_wake(s: Fresco, move: i64) -> str:
    return f"mood {s.box.moods[move]:+d}, tiles cost {s.prices()[move]}"


def explain_market(s: Fresco, move: i64) -> str:
    if move == STOP:
        untouched = s.argument() == s.players[s.to_move()].at(MARKET)
        return "leave the market as it is" if untouched else "buy no more"
    if move < BUY:
        return f"close booth {BOOTHS[move - CLOSE]}"
    slot = move - BUY
    return f"buy {s.box.market[s.market[slot]].letters} in booth {BOOTHS[booth_of(s, slot)]}"


def explain_cathedral(s: Fresco, move: i64) -> str:
    if move == FORGO:
        return "restore nothing more"
    if move >= PAY_ALTAR:
        payment = PAYMENTS[move - PAY_ALTAR]
        return f"altar with {payment.letters} for {altar_points(payment)}"
    if move >= BISHOP:
        return f"move the bishop to {segment_name(move - BISHOP)} for 1 thaler"
    segment = move - SEGMENT
    tile = s.box.tiles[s.fresco[segment]]
    bonus = s.bishop_bonus(segment)
    text = f"restore {segment_name(segment)} with {tile.cost.letters} for {tile.value + bonus}"
    if bonus:
        text += f": {tile.value} + {bonus} for the bishop"
    return text + notes(s, s.to_move(), segment)


def notes(s: Fresco, marker: i64, segment: i64) -> str:
    """What modules add to the words of a restoration."""
    return "".join(module.restoring_note(s, marker, segment) for module in s.rules.restoring_note)


def describe(event: Event, box: Components) -> str:
    """What happened; the player's name is put before it, if there is a player."""
    name = event.kind.name
    values = [value or 0 for value in event.values]
    if name == "round":
        return f"Round {values[0]} begins" + ("; it is the final round" if values[1] else "")
    if name == "steered":
        return "steers Leonardo"
    if name == "woke":
        return f"gets up at {values[0]}:00"
    if name == "mood":
        return f"is in mood {values[0]:+d}" if values[0] else "is in mood 0"
    if name == "apprentices":
        return f"has {some(values[0], 'apprentice')}"
    if name == "planned":
        return "has planned"
    if name == "revealed":
        places = (*PLACE_NAMES[:LAST_COLUMN], "second cathedral" if values[1] else "theater")
        sheet = zip(f"{values[0]:05d}", f"{values[3]:05d}", covered(places, values[2]), strict=True)
        planned = [(int(n), int(ill), place) for n, ill, place in sheet if n != "0" or ill != "0" or "(" in place]
        return "plans " + ", ".join(planned_text(n, ill, place) for n, ill, place in planned)
    if name == "bought":
        return f"buys {box.market[values[1]].letters} in booth {BOOTHS[values[0]]}"
    if name == "closed":
        return f"closes booth {BOOTHS[values[0]]}"
    if name == "cleared":
        return f"Booth {BOOTHS[values[0]]} is empty"
    if name == "stall":
        return f"Booth {BOOTHS[values[0]]} offers {box.market[values[1]].letters}"
    if name == "paid":
        return f"pays {some(values[0], 'thaler')}"
    if name == "earned":
        return f"gets {some(values[0], 'thaler')}"
    if name == "bishop":
        return f"moves the bishop to {segment_name(values[0])}"
    if name == "restored":
        text = f"restores {segment_name(values[0])} ({box.tiles[values[1]].cost.letters}) for {values[2]}"
        return text + (f" + {values[3]} for the bishop" if values[3] else "")
    if name == "altar":
        return f"restores the altar with {PAYMENTS[values[0]].letters} for {values[1]}"
    if name == "blended":
        return f"blends {values[1]} {PAINT_NAMES[values[0]]}"
    if name == "scored":
        return f"moves {values[0]} forward to space {values[1]}"
    if name == "income":
        return "gets income"
    if name == "rotated":
        return "goes to the back of the start spaces"
    if name == "money":
        return f"counts {some(values[0], 'thaler')}: {values[1]} {'point' if values[1] == 1 else 'points'}"
    if name == "final_scoring":
        return "Final scoring"
    for module in MODULES:
        text = module.describe(event, box)
        if text:
            return text
    return ""


def planned_text(healthy: int, ill: int, place: str) -> str:
    """`2 cathedral`, `1 and 2 ill studio`, or the place alone."""
    if ill:
        return f"{healthy} and {ill} ill {place}" if healthy else f"{ill} ill {place}"
    return f"{healthy} {place}" if healthy else place


def covered(places: tuple[str, ...], covers: i64) -> list[str]:
    """The places of a sheet, where an action tile lies with the tile instead."""
    found: list[str] = []
    for column in range(COLUMNS):
        number = covers >> (column * COVER_BITS) & COVER_MASK
        tiles = [module.tile.name for module in MODULES if module.number == number]
        found.append(f"{tiles[0]} (on the {places[column]})" if tiles else places[column])
    return found

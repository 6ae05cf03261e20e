"""Why nothing can be done at a spot of the board now, and where the rules say so."""

import re
from typing import Final

from mypy_extensions import i64

from bottega.core.messages import Message, msg
from bottega.games.fresco.action_tile import COVER, all_find_room, leaves_open, may_cover
from bottega.games.fresco.box import Heap
from bottega.games.fresco.const import (
    CATHEDRAL,
    COLUMNS,
    EMPTY,
    ILL,
    LETTERS,
    MARKET,
    ORANGE,
    RESTORED,
    ROWS,
    SEGMENTS,
    WORKSHOP,
    near,
)
from bottega.games.fresco.module import HIGHEST, NO_TILE
from bottega.games.fresco.modules.m00_leonardo import LEONARDO_CLOSES, LEONARDO_WALKS
from bottega.games.fresco.notation import step_owner
from bottega.games.fresco.places.cathedral import AT_CATHEDRAL, ILL_WORKS, STEPPED, bars_altar
from bottega.games.fresco.places.market import AT_MARKET, BOOTH, ELSEWHERE, booth_of, open_booths
from bottega.games.fresco.places.plan import PLACE_NEUTRAL, PLAN
from bottega.games.fresco.places.round import WAKE
from bottega.games.fresco.places.studio import AT_STUDIO
from bottega.games.fresco.places.theater import AT_THEATER
from bottega.games.fresco.places.workshop import AT_WORKSHOP, BEFORE, PAINT
from bottega.games.fresco.spots import target as target_of
from bottega.games.fresco.state import TAKEN_SPACE, Fresco, Player
from bottega.games.fresco.text import goal, question, tile_word
from bottega.games.fresco.words import BOOTHS, PAINT_WORDS, PLACE_WORDS, column_word

# What goes on at each step of the base game, and the section of the rules about it.
MOMENTS: Final[dict[int, tuple[str, str]]] = {
    WAKE: ("moment-waking", "waking"),
    COVER: ("moment-planning", "planning"),
    PLAN: ("moment-planning", "planning"),
    PLACE_NEUTRAL: ("moment-planning", "planning"),
    AT_MARKET: ("place-market", "market"),
    AT_CATHEDRAL: ("place-cathedral", "cathedral"),
    AT_STUDIO: ("place-studio", "studio"),
    AT_WORKSHOP: ("place-workshop", "workshop"),
    AT_THEATER: ("place-theater", "theater"),
    TAKEN_SPACE: ("moment-track", "track"),
}


def module_page(number: i64) -> str:
    """The page of the rules about a module."""
    return f"m{number:02d}"


def module_title(number: i64) -> str:
    """A module's name, as a symbol."""
    return f"m{number:02d}-title"


def asking(s: Fresco) -> i64:
    """The number of the module whose step asks, Leonardo's too; -1 if the base game asks."""
    if s.step() in (LEONARDO_CLOSES, LEONARDO_WALKS):
        return 0
    owner = step_owner(s, s.step())
    return -1 if owner is None else owner.number


def rule(s: Fresco) -> str:
    """The page and section of the rules about what is asked now."""
    if s.over():
        return "fresco#end"
    number = asking(s)
    return module_page(number) if number >= 0 else f"fresco#{MOMENTS[int(s.step())][1]}"


def moment(s: Fresco) -> str:
    """What is going on, as a symbol."""
    number = asking(s)
    return module_title(number) if number >= 0 else MOMENTS[int(s.step())][0]


def why_not(s: Fresco, who: int, target: str) -> tuple[Message, str]:
    """Why the player can do nothing at a spot, and the page and section of the rules."""
    if s.over():
        return msg("why-over"), rule(s)
    if who < 0:
        return msg("why-watching"), rule(s)
    deciders = s.deciders()
    if who not in deciders:
        if s.steps[s.step()].secret():
            return msg("why-planned"), rule(s)
        return msg("why-turn", player=deciders[0] + 1, moment=moment(s)), rule(s)
    asked = s.copy()
    asked.ask(who)
    if target in [target_of(asked, move) for move in asked.options]:
        return msg("why-can"), rule(asked)
    return reason(asked, who, target)


def reason(s: Fresco, who: i64, target: str) -> tuple[Message, str]:
    """The reason that lies in the spot, or in what is asked instead."""
    number = asking(s)
    if number > 0:  # the module that asks knows best
        told = s.rules.by_number[number].why_not(s, who, target)
        if told is not None:
            return told, module_page(number)
    module = re.match(r"(?:m([0-9]{2})|tile-([0-9]{1,2}))(?=-|$)", target)
    if module is not None:
        return why_not_module(s, who, int(module[1] or module[2]), target)
    kind, _, where = target.partition("-")
    if kind == "paint" and where in list(LETTERS):
        return why_not_paint(s, who, LETTERS.index(where)), "fresco#workshop"
    if kind == "altar":
        return why_not_altar(s, who), "fresco#altar"
    if kind == "space":
        return msg("fresco-why-space"), "fresco#track"
    if kind == "done":
        return msg("fresco-why-done"), rule(s)
    if not 0 <= numbered(where) < how_many(s, kind):
        return msg("why-question", question=question(s)), rule(s)
    return why_not_numbered(s, who, kind, numbered(where))


def numbered(where: str) -> int:
    """The number in a spot's name, -1 if there is none."""
    return int(where) if re.fullmatch("[0-9]{1,2}", where) else -1


def how_many(s: Fresco, kind: str) -> int:
    """So many spots of a kind are numbered, from 0."""
    spots = {"hostel": int(ROWS), "column": int(COLUMNS), "slot": len(s.market), "booth": len(s.booths)}
    return int(SEGMENTS) if kind == "segment" else spots.get(kind, 0)


def why_not_numbered(s: Fresco, who: i64, kind: str, number: i64) -> tuple[Message, str]:
    """A row of the hostel, a column of the sheet, a slot or booth of the market, or a segment."""
    if kind == "hostel":
        return why_not_bed(s, number), "fresco#waking"
    if kind == "column":
        return why_not_column(s, who, number), "fresco#planning"
    if kind == "slot":
        return why_not_buy(s, who, number), "fresco#market"
    if kind == "booth":
        return why_not_close(s, who, number), "fresco#market"
    return why_not_segment(s, who, number)


def why_not_module(s: Fresco, who: i64, number: i64, target: str) -> tuple[Message, str]:
    """A spot of a module, or its action tile."""
    if number > HIGHEST or not s.rules.has(number):
        return msg("why-question", question=question(s)), rule(s)
    told = s.rules.by_number[number].why_not(s, who, target)
    if told is None and target.startswith("tile-") and s.rules.by_number[number].tile is not NO_TILE:
        told = why_not_tile(s, who, number)
    if told is None:
        told = msg("fresco-why-module", module=module_title(number))
    return told, module_page(number)


def why_not_tile(s: Fresco, who: i64, number: i64) -> Message:
    """An action tile."""
    if s.steps[s.step()].secret() and finds_no_room(s, who, number):
        return msg("fresco-why-tile-room", tile=tile_word(number))
    if s.step() != COVER:
        return msg("fresco-why-tile-planning")
    if s.argument() != number:
        return msg("fresco-why-tile-other", tile=tile_word(s.argument()))
    return msg("fresco-why-tile-column")


def finds_no_room(s: Fresco, who: i64, number: i64) -> bool:
    """Has the player kept an action tile that leaves too few spaces on every column that is free for it (3.8a)?"""
    tile = s.rules.by_number[number].tile
    laid = [s.players[who].tile_on(column) for column in range(COLUMNS)]
    free = [column for column in range(COLUMNS) if may_cover(s, who, tile, column)]
    if number in laid or not free:
        return False
    return not any(all_find_room(s, who, column, tile.most) for column in free)


# --- waking up and planning


def why_not_bed(s: Fresco, row: i64) -> Message:
    """A row of the hostel."""
    if s.step() != WAKE:
        return msg("fresco-why-hostel")
    marker = s.hostel[row]
    return msg("fresco-why-bed-taken", player=marker + 1) if s.is_player(marker) else msg("fresco-why-bed-leonardo")


def why_not_column(s: Fresco, who: i64, column: i64) -> Message:
    """A column of the own action sheet."""
    tile = s.players[who].tile_on(column)
    if s.step() == COVER:
        if tile != 0:
            return msg("fresco-why-column-covered", tile=tile_word(tile))
        only = s.rules.by_number[s.argument()].tile.only
        return msg("fresco-why-tile-only", tile=tile_word(s.argument()), place=column_word(only, s.final))
    if s.step() == PLACE_NEUTRAL:
        return msg("fresco-why-neutral")
    if s.step() != PLAN:
        return msg("fresco-why-column")
    if column < s.argument():
        return msg("fresco-why-column-planned")
    return msg("fresco-why-column-later", goal=goal(s, s.argument()))


# --- the places


def why_not_place(s: Fresco, who: i64, place: i64) -> Message:
    """A place at which the player is not asked now."""
    name = PLACE_WORDS[place]
    if s.column < 0:
        return msg("fresco-why-plans-first", place=name)
    player = s.players[who]
    planned = False
    for column in range(COLUMNS):
        if s.place(column) != place or not leaves_open(s, who, column):
            continue
        if player.at(column) + player.at(column, ILL) > 0:
            planned = True
            if column > s.column:
                return msg("fresco-why-place-later", place=name)
            if column == s.column:
                return msg("why-question", question=question(s))
    return msg("fresco-why-place-past" if planned else "fresco-why-nobody-there", place=name)


def why_not_buy(s: Fresco, who: i64, slot: i64) -> Message:
    """A slot of the market."""
    if s.step() == LEONARDO_CLOSES:
        return msg("fresco-why-leonardo-closes")
    if s.step() != AT_MARKET:
        return why_not_place(s, who, MARKET)
    if s.market[slot] == EMPTY:
        return msg("fresco-why-slot-empty")
    arg = s.argument()
    if arg % ELSEWHERE == 0:
        return msg("fresco-why-all-worked")
    chosen = arg // BOOTH - 1
    if chosen >= 0 and booth_of(s, slot) != chosen:
        return msg("fresco-why-other-booth", booth=BOOTHS[chosen])
    return msg("fresco-why-price", price=s.price(who), thalers=s.players[who].thalers)


def why_not_close(s: Fresco, who: i64, booth: i64) -> Message:
    """A booth of the market."""
    if s.step() not in (AT_MARKET, LEONARDO_CLOSES):
        return why_not_place(s, who, MARKET)
    if booth not in list(open_booths(s)):
        return msg("fresco-why-booth-empty")
    return msg("fresco-why-close-bought")


def why_not_segment(s: Fresco, who: i64, segment: i64) -> tuple[Message, str]:
    """A segment of the fresco."""
    page = "fresco#cathedral"
    restored = s.fresco[segment] == RESTORED
    if s.step() == LEONARDO_WALKS:
        return (msg("fresco-why-restored") if restored else msg("fresco-why-leonardo-walks")), module_page(0)
    if s.step() != AT_CATHEDRAL:
        return why_not_place(s, who, CATHEDRAL), page
    if s.argument() % STEPPED == 0:
        return msg("fresco-why-all-worked"), page
    if restored:
        return msg("fresco-why-restored"), page
    for module in s.rules.forbids_restoring:
        if module.forbids_restoring(s, who, segment):
            told = module.why_not(s, who, f"segment-{segment}")
            return told or msg("fresco-why-module", module=module_title(module.number)), module_page(module.number)
    if s.argument() & ILL_WORKS and near(segment, s.bishop):
        return msg("fresco-why-ill-bishop"), module_page(10)
    return msg("fresco-why-paints", paints=missing(s.players[who], s.box.tiles[s.fresco[segment]].cost)), page


def missing(player: Player, cost: Heap) -> str:
    """The paints of a cost that a player lacks, as letters."""
    found = ""
    for paint in cost.colours:
        lack = cost.counts[paint] - player.paints[paint]
        if lack > 0:
            found += LETTERS[paint] * lack
    return found


def why_not_altar(s: Fresco, who: i64) -> Message:
    """The altar."""
    if s.step() != AT_CATHEDRAL:
        return why_not_place(s, who, CATHEDRAL)
    if s.argument() % STEPPED == 0:
        return msg("fresco-why-all-worked")
    return msg("fresco-why-bound") if bars_altar(s, s.argument()) else msg("fresco-why-altar")


def why_not_paint(s: Fresco, who: i64, paint: i64) -> Message:
    """A paint to be blended."""
    if s.step() != AT_WORKSHOP:
        return why_not_place(s, who, WORKSHOP)
    if paint < ORANGE:
        return msg("fresco-why-basic")
    asked = s.argument() // PAINT % PAINT
    if asked == BEFORE:
        return msg("fresco-why-before-blending")
    return msg("fresco-why-other-paint", paint=PAINT_WORDS[asked])

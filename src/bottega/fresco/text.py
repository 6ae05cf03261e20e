"""What is asked, what a move does and what happened."""

from mypy_extensions import i64

from bottega.core.events import Event
from bottega.core.words import Said, say
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
    COLUMNS,
    EMPTY,
    ILL,
    MARKET,
    ORANGE,
    STUDIO_PAY,
    segment_name,
)
from bottega.fresco.market import AT_MARKET, BUY, CLOSE, ELSEWHERE, STOP, booth_of
from bottega.fresco.module import MOVES_EACH
from bottega.fresco.modules.m00_leonardo import LEONARDO_CLOSES
from bottega.fresco.notation import step_owner
from bottega.fresco.plan import ILL_EACH, PLACE_NEUTRAL, PLAN
from bottega.fresco.round import WAKE
from bottega.fresco.rules import MODULES
from bottega.fresco.scoring import AHEAD, ahead, behind
from bottega.fresco.state import COVER_BITS, COVER_MASK, TAKEN_SPACE, Fresco, neutral_column
from bottega.fresco.studio import AT_STUDIO
from bottega.fresco.theater import AT_THEATER, CHEER, DONE, mood_steps
from bottega.fresco.words import BOOTHS, PAINT_WORDS, column_word
from bottega.fresco.workshop import AT_WORKSHOP, BEFORE, PAINT


def tile_word(module: i64) -> str:
    """The action tile of a module, as a symbol."""
    return f"tile-{module}"


def goal(s: Fresco, column: i64) -> str:
    """Where apprentices at a column go: to its place, or to the action tile that covers it."""
    tile = s.players[s.to_move()].tile_on(column)
    return tile_word(tile) if tile else column_word(column, s.final)


def question(s: Fresco) -> Said:
    """What is asked now."""
    if s.over():
        return say("ask-over")
    step = s.step()
    arg = s.argument()
    owner = step_owner(s, step)
    if owner is not None:
        return owner.question(s)
    if step == COVER:
        return say("fresco-ask-cover", tile=tile_word(arg))
    if step == WAKE:
        return say("fresco-ask-wake" if s.is_player(arg) else "fresco-ask-leonardo-wakes")
    if step == PLAN:
        return ask_plan(s, arg)
    if step == PLACE_NEUTRAL:
        return say("fresco-ask-neutral")
    if (step == AT_MARKET and arg % ELSEWHERE == 0) or (step == AT_CATHEDRAL and arg % STEPPED == 0):
        return say("fresco-ask-else")
    if step == AT_MARKET:
        return say("fresco-ask-buy", apprentices=arg % ELSEWHERE, price=s.price(s.to_move()))
    if step == AT_CATHEDRAL and arg & ILL_WORKS:
        return say("fresco-ask-restore-ill")
    if step == AT_CATHEDRAL:
        return say("fresco-ask-restore", apprentices=arg % STEPPED)
    if step == AT_STUDIO:
        return say("fresco-ask-studio", thalers=arg * STUDIO_PAY)
    if step == AT_THEATER:
        return say("fresco-ask-theater")
    if step == AT_WORKSHOP and arg // PAINT % PAINT == BEFORE:
        return say("fresco-ask-before-blending")
    if step == AT_WORKSHOP:
        return say("fresco-ask-blend", paint=PAINT_WORDS[arg // PAINT % PAINT])
    if step == TAKEN_SPACE:
        return say("fresco-ask-space", space=arg // 8)
    if step == LEONARDO_CLOSES:
        return say("fresco-ask-leonardo-closes")
    return say("fresco-ask-leonardo-walks")


def ask_plan(s: Fresco, column: i64) -> Said:
    """How many go to a column, of those that are left."""
    player = s.players[s.to_move()]
    left = player.healthy()
    ill = player.ill
    for before in range(column):
        left -= player.at(before)
        ill -= player.at(before, ILL)
    return say("fresco-ask-plan", goal=goal(s, column), left=left, ill=ill)


def explain(s: Fresco, move: i64) -> Said:
    """What a move of the current decision does."""
    step = s.step()
    if move >= MOVES_EACH:
        return s.rules.by_number[move // MOVES_EACH].explain(s, move % MOVES_EACH)
    owner = step_owner(s, step)
    if owner is not None:
        return owner.explain(s, move)
    if step == COVER:
        return explain_cover(s, move)
    if step == WAKE:
        return say("fresco-do-wake", time=s.box.times[move], mood=s.box.moods[move], price=s.prices()[move])
    if step == PLAN:
        return say("fresco-do-plan", healthy=move % ILL_EACH, ill=move // ILL_EACH, goal=goal(s, s.argument()))
    if step == PLACE_NEUTRAL:
        return say("fresco-do-neutral", goal=goal(s, move))
    if step == AT_MARKET:
        return explain_market(s, move)
    if step == AT_CATHEDRAL:
        return explain_cathedral(s, move)
    if step == AT_STUDIO:
        return say("fresco-do-studio", thalers=s.argument() * STUDIO_PAY)
    if step == AT_THEATER:
        return explain_theater(s, move)
    if step == AT_WORKSHOP and s.argument() // PAINT % PAINT == BEFORE:
        return say("fresco-do-go-blending")
    if step == AT_WORKSHOP:
        paint = s.argument() // PAINT % PAINT
        one, other = s.box.blends[paint - ORANGE]
        return say("fresco-do-blend", n=move, paint=PAINT_WORDS[paint], one=PAINT_WORDS[one], other=PAINT_WORDS[other])
    if step == TAKEN_SPACE:
        marker, space = s.argument() % 8, s.argument() // 8
        return say("fresco-do-space", space=ahead(s, marker, space) if move == AHEAD else behind(s, marker, space))
    if step == LEONARDO_CLOSES:
        return say("fresco-do-close", booth=BOOTHS[move])
    points = s.box.tiles[s.fresco[move]].value + s.bishop_bonus(move)
    text = say("fresco-do-leonardo-restore", segment=segment_name(move), points=points)
    return noted(s, s.argument(), move, text)


def explain_theater(s: Fresco, move: i64) -> Said:
    """All lift the mood, or so many do, or nobody."""
    if move == DONE:
        return say("fresco-do-theater")
    who = s.to_move()
    mood = s.players[who].mood + (move - CHEER) * mood_steps(s, who)
    if move == CHEER:
        return say("fresco-do-no-mood", mood=mood)
    return say("fresco-do-mood", mood=mood if mood < s.box.mood_highest else s.box.mood_highest)


def explain_cover(s: Fresco, move: i64) -> Said:
    number = s.argument()
    if move == KEEP:
        return say("fresco-do-keep-tile", tile=tile_word(number))
    place = column_word(move - ON_COLUMN, s.final)
    if s.rules.by_number[number].tile.only != EMPTY:
        return say("fresco-do-cover-beside", tile=tile_word(number), place=place)
    return say("fresco-do-cover", tile=tile_word(number), place=place)


def explain_market(s: Fresco, move: i64) -> Said:
    if move == STOP:
        untouched = s.argument() == s.players[s.to_move()].at(MARKET)
        return say("fresco-do-leave-market" if untouched else "fresco-do-buy-no-more")
    if move < BUY:
        return say("fresco-do-close", booth=BOOTHS[move - CLOSE])
    slot = move - BUY
    return say("fresco-do-buy", paints=s.box.market[s.market[slot]].letters, booth=BOOTHS[booth_of(s, slot)])


def explain_cathedral(s: Fresco, move: i64) -> Said:
    if move == FORGO:
        return say("fresco-do-forgo")
    if move >= PAY_ALTAR:
        payment = PAYMENTS[move - PAY_ALTAR]
        return say("fresco-do-altar", paints=payment.letters, points=altar_points(payment))
    if move >= BISHOP:
        return say("fresco-do-bishop", segment=segment_name(move - BISHOP))
    segment = move - SEGMENT
    tile = s.box.tiles[s.fresco[segment]]
    bonus = s.bishop_bonus(segment)
    text = say(
        "fresco-do-restore",
        segment=segment_name(segment),
        paints=tile.cost.letters,
        points=tile.value + bonus,
        value=tile.value,
        bonus=bonus,
    )
    return noted(s, s.to_move(), segment, text)


def noted(s: Fresco, marker: i64, segment: i64, text: Said) -> Said:
    """The words of a restoration, with what modules add."""
    notes: list[Said] = []
    for module in s.rules.restoring_note:
        note = module.restoring_note(s, marker, segment)
        if note is not None:
            notes.append(note)
    return say("fresco-do-noted", what=text, notes=notes) if notes else text


def describe(event: Event, box: Components) -> Said:
    """What happened; the player's name is put before it, if there is a player."""
    name = event.kind.name
    values = [value or 0 for value in event.values]
    if name == "round":
        return say("fresco-event-round", round=values[0], final=values[1])
    if name == "steered":
        return say("fresco-event-steered")
    if name == "woke":
        return say("fresco-event-woke", time=values[0])
    if name == "mood":
        return say("fresco-event-mood", mood=values[0])
    if name == "apprentices":
        return say("fresco-event-apprentices", n=values[0])
    if name == "planned":
        return say("fresco-event-planned")
    if name == "revealed":
        plans = revealed_plans(values[0], values[1] == 1, values[2], values[3])
        return say("fresco-event-revealed", count=len(plans), plans=plans)
    if name == "bought":
        return say("fresco-event-bought", paints=box.market[values[1]].letters, booth=BOOTHS[values[0]])
    if name == "closed":
        return say("fresco-event-closed", booth=BOOTHS[values[0]])
    if name == "cleared":
        return say("fresco-event-cleared", booth=BOOTHS[values[0]])
    if name == "stall":
        return say("fresco-event-stall", booth=BOOTHS[values[0]], paints=box.market[values[1]].letters)
    if name == "paid":
        return say("fresco-event-paid", thalers=values[0])
    if name == "earned":
        return say("fresco-event-earned", thalers=values[0])
    if name == "bishop":
        return say("fresco-event-bishop", segment=segment_name(values[0]))
    if name == "restored":
        return say(
            "fresco-event-restored",
            segment=segment_name(values[0]),
            paints=box.tiles[values[1]].cost.letters,
            points=values[2],
            bonus=values[3],
        )
    if name == "altar":
        return say("fresco-event-altar", paints=PAYMENTS[values[0]].letters, points=values[1])
    if name == "blended":
        return say("fresco-event-blended", n=values[1], paint=PAINT_WORDS[values[0]])
    if name == "scored":
        return say("fresco-event-scored", points=values[0], space=values[1])
    if name == "income":
        return say("fresco-event-income")
    if name == "rotated":
        return say("fresco-event-rotated")
    if name == "money":
        return say("fresco-event-money", thalers=values[0], points=values[1])
    if name == "final_scoring":
        return say("fresco-event-final-scoring")
    for module in MODULES:
        text = module.describe(event, box)
        if text is not None:
            return text
    raise LookupError(f"{event} has no words")


def revealed_plans(healthy: i64, final: bool, covers: i64, ill: i64) -> list[Said]:
    """What somebody planned at each column: a digit each of healthy and of ill apprentices, and the action tiles.

    And where the neutral apprentice stands, if that is said.
    """
    found: list[Said] = []
    shown, shown_ill = f"{healthy:05d}", f"{ill:05d}"
    for column in range(COLUMNS):
        place = column_word(column, final)
        number = covers >> (column * COVER_BITS) & COVER_MASK
        here, here_ill = int(shown[column]), int(shown_ill[column])
        if number:
            found.append(say("fresco-planned-tile", healthy=here, tile=tile_word(number), place=place))
        elif here or here_ill:
            found.append(say("fresco-planned", healthy=here, ill=here_ill, place=place))
    column = neutral_column(covers)
    if column != EMPTY:
        number = covers >> (column * COVER_BITS) & COVER_MASK
        found.append(say("fresco-planned-neutral", goal=tile_word(number) if number else column_word(column, final)))
    return found

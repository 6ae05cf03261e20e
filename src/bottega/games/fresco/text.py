"""What is asked, what a move does and what happened."""

from mypy_extensions import i64

from bottega.core.events import Event
from bottega.core.messages import Message, msg
from bottega.games.fresco.action_tile import COVER, KEEP, ON_COLUMN
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import (
    COLUMNS,
    EMPTY,
    ILL,
    MARKET,
    ORANGE,
    STUDIO_PAY,
    segment_name,
)
from bottega.games.fresco.module import MOVES_EACH
from bottega.games.fresco.modules.m00_leonardo import LEONARDO_CLOSES
from bottega.games.fresco.notation import step_owner
from bottega.games.fresco.places.cathedral import (
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
from bottega.games.fresco.places.market import AT_MARKET, BUY, CLOSE, ELSEWHERE, STOP, booth_of
from bottega.games.fresco.places.plan import ILL_EACH, PLACE_NEUTRAL, PLAN
from bottega.games.fresco.places.round import WAKE
from bottega.games.fresco.places.scoring import AHEAD, ahead, behind
from bottega.games.fresco.places.studio import AT_STUDIO
from bottega.games.fresco.places.theater import AT_THEATER, CHEER, DONE, mood_steps
from bottega.games.fresco.places.workshop import AT_WORKSHOP, BEFORE, PAINT
from bottega.games.fresco.registry import MODULES
from bottega.games.fresco.state import COVER_BITS, COVER_MASK, TAKEN_SPACE, Fresco, neutral_column
from bottega.games.fresco.words import BOOTHS, PAINT_WORDS, column_word


def tile_word(module: i64) -> str:
    """The action tile of a module, as a symbol."""
    return f"tile-{module}"


def goal(s: Fresco, column: i64) -> str:
    """Where apprentices at a column go: to its place, or to the action tile that covers it."""
    tile = s.players[s.to_move()].tile_on(column)
    return tile_word(tile) if tile else column_word(column, s.final)


def question(s: Fresco) -> Message:
    """What is asked now."""
    if s.over():
        return msg("ask-over")
    step = s.step()
    arg = s.argument()
    owner = step_owner(s, step)
    if owner is not None:
        return owner.question(s)
    if step == COVER:
        return msg("fresco-ask-cover", tile=tile_word(arg))
    if step == WAKE:
        return msg("fresco-ask-wake" if s.is_player(arg) else "fresco-ask-leonardo-wakes")
    if step == PLAN:
        return ask_plan(s, arg)
    if step == PLACE_NEUTRAL:
        return msg("fresco-ask-neutral")
    if (step == AT_MARKET and arg % ELSEWHERE == 0) or (step == AT_CATHEDRAL and arg % STEPPED == 0):
        return msg("fresco-ask-else")
    if step == AT_MARKET:
        return msg("fresco-ask-buy", apprentices=arg % ELSEWHERE, price=s.price(s.to_move()))
    if step == AT_CATHEDRAL and arg & ILL_WORKS:
        return msg("fresco-ask-restore-ill")
    if step == AT_CATHEDRAL:
        return msg("fresco-ask-restore", apprentices=arg % STEPPED)
    if step == AT_STUDIO:
        return msg("fresco-ask-studio", thalers=arg * STUDIO_PAY)
    if step == AT_THEATER:
        return msg("fresco-ask-theater")
    if step == AT_WORKSHOP and arg // PAINT % PAINT == BEFORE:
        return msg("fresco-ask-before-blending")
    if step == AT_WORKSHOP:
        return msg("fresco-ask-blend", paint=PAINT_WORDS[arg // PAINT % PAINT])
    if step == TAKEN_SPACE:
        return msg("fresco-ask-space", space=arg // 8)
    if step == LEONARDO_CLOSES:
        return msg("fresco-ask-leonardo-closes")
    return msg("fresco-ask-leonardo-walks")


def ask_plan(s: Fresco, column: i64) -> Message:
    """How many go to a column, of those that are left."""
    player = s.players[s.to_move()]
    left = player.healthy()
    ill = player.ill
    for before in range(column):
        left -= player.at(before)
        ill -= player.at(before, ILL)
    return msg("fresco-ask-plan", goal=goal(s, column), left=left, ill=ill)


def explain(s: Fresco, move: i64) -> Message:
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
        return msg("fresco-do-wake", time=s.box.times[move], mood=s.box.moods[move], price=s.prices()[move])
    if step == PLAN:
        return msg("fresco-do-plan", healthy=move % ILL_EACH, ill=move // ILL_EACH, goal=goal(s, s.argument()))
    if step == PLACE_NEUTRAL:
        return msg("fresco-do-neutral", goal=goal(s, move))
    if step == AT_MARKET:
        return explain_market(s, move)
    if step == AT_CATHEDRAL:
        return explain_cathedral(s, move)
    if step == AT_STUDIO:
        return msg("fresco-do-studio", thalers=s.argument() * STUDIO_PAY)
    if step == AT_THEATER:
        return explain_theater(s, move)
    if step == AT_WORKSHOP and s.argument() // PAINT % PAINT == BEFORE:
        return msg("fresco-do-go-blending")
    if step == AT_WORKSHOP:
        paint = s.argument() // PAINT % PAINT
        one, other = s.box.blends[paint - ORANGE]
        return msg("fresco-do-blend", n=move, paint=PAINT_WORDS[paint], one=PAINT_WORDS[one], other=PAINT_WORDS[other])
    if step == TAKEN_SPACE:
        marker, space = s.argument() % 8, s.argument() // 8
        return msg("fresco-do-space", space=ahead(s, marker, space) if move == AHEAD else behind(s, marker, space))
    if step == LEONARDO_CLOSES:
        return msg("fresco-do-close", booth=BOOTHS[move])
    points = s.box.tiles[s.fresco[move]].value + s.bishop_bonus(move)
    text = msg("fresco-do-leonardo-restore", segment=segment_name(move), points=points)
    return noted(s, s.argument(), move, text)


def explain_theater(s: Fresco, move: i64) -> Message:
    """All lift the mood, or so many do, or nobody."""
    if move == DONE:
        return msg("fresco-do-theater")
    who = s.to_move()
    mood = s.players[who].mood + (move - CHEER) * mood_steps(s, who)
    if move == CHEER:
        return msg("fresco-do-no-mood", mood=mood)
    return msg("fresco-do-mood", mood=mood if mood < s.box.mood_highest else s.box.mood_highest)


def explain_cover(s: Fresco, move: i64) -> Message:
    number = s.argument()
    if move == KEEP:
        return msg("fresco-do-keep-tile", tile=tile_word(number))
    place = column_word(move - ON_COLUMN, s.final)
    if s.rules.by_number[number].tile.only != EMPTY:
        return msg("fresco-do-cover-beside", tile=tile_word(number), place=place)
    return msg("fresco-do-cover", tile=tile_word(number), place=place)


def explain_market(s: Fresco, move: i64) -> Message:
    if move == STOP:
        untouched = s.argument() == s.players[s.to_move()].at(MARKET)
        return msg("fresco-do-leave-market" if untouched else "fresco-do-buy-no-more")
    if move < BUY:
        return msg("fresco-do-close", booth=BOOTHS[move - CLOSE])
    slot = move - BUY
    return msg("fresco-do-buy", paints=s.box.market[s.market[slot]].letters, booth=BOOTHS[booth_of(s, slot)])


def explain_cathedral(s: Fresco, move: i64) -> Message:
    if move == FORGO:
        return msg("fresco-do-forgo")
    if move >= PAY_ALTAR:
        payment = PAYMENTS[move - PAY_ALTAR]
        return msg("fresco-do-altar", paints=payment.letters, points=altar_points(payment))
    if move >= BISHOP:
        return msg("fresco-do-bishop", segment=segment_name(move - BISHOP))
    segment = move - SEGMENT
    tile = s.box.tiles[s.fresco[segment]]
    bonus = s.bishop_bonus(segment)
    text = msg(
        "fresco-do-restore",
        segment=segment_name(segment),
        paints=tile.cost.letters,
        points=tile.value + bonus,
        value=tile.value,
        bonus=bonus,
    )
    return noted(s, s.to_move(), segment, text)


def noted(s: Fresco, marker: i64, segment: i64, text: Message) -> Message:
    """The words of a restoration, with what modules add."""
    notes: list[Message] = []
    for module in s.rules.restoring_note:
        note = module.restoring_note(s, marker, segment)
        if note is not None:
            notes.append(note)
    return msg("fresco-do-noted", what=text, notes=notes) if notes else text


def describe(event: Event, box: Components) -> Message:
    """What happened; the player's name is put before it, if there is a player."""
    name = event.kind.name
    values = [value or 0 for value in event.values]
    if name == "round":
        return msg("fresco-event-round", round=values[0], final=values[1])
    if name == "steered":
        return msg("fresco-event-steered")
    if name == "woke":
        return msg("fresco-event-woke", time=values[0])
    if name == "mood":
        return msg("fresco-event-mood", mood=values[0])
    if name == "apprentices":
        return msg("fresco-event-apprentices", n=values[0])
    if name == "planned":
        return msg("fresco-event-planned")
    if name == "revealed":
        plans = revealed_plans(values[0], values[1] == 1, values[2], values[3])
        return msg("fresco-event-revealed", count=len(plans), plans=plans)
    if name == "bought":
        return msg("fresco-event-bought", paints=box.market[values[1]].letters, booth=BOOTHS[values[0]])
    if name == "closed":
        return msg("fresco-event-closed", booth=BOOTHS[values[0]])
    if name == "cleared":
        return msg("fresco-event-cleared", booth=BOOTHS[values[0]])
    if name == "stall":
        return msg("fresco-event-stall", booth=BOOTHS[values[0]], paints=box.market[values[1]].letters)
    if name == "paid":
        return msg("fresco-event-paid", thalers=values[0])
    if name == "earned":
        return msg("fresco-event-earned", thalers=values[0])
    if name == "bishop":
        return msg("fresco-event-bishop", segment=segment_name(values[0]))
    if name == "restored":
        return msg(
            "fresco-event-restored",
            segment=segment_name(values[0]),
            paints=box.tiles[values[1]].cost.letters,
            points=values[2],
            bonus=values[3],
        )
    if name == "altar":
        return msg("fresco-event-altar", paints=PAYMENTS[values[0]].letters, points=values[1])
    if name == "blended":
        return msg("fresco-event-blended", n=values[1], paint=PAINT_WORDS[values[0]])
    if name == "scored":
        return msg("fresco-event-scored", points=values[0], space=values[1])
    if name == "income":
        return msg("fresco-event-income")
    if name == "rotated":
        return msg("fresco-event-rotated")
    if name == "money":
        return msg("fresco-event-money", thalers=values[0], points=values[1])
    if name == "final_scoring":
        return msg("fresco-event-final-scoring")
    for module in MODULES:
        text = module.describe(event, box)
        if text is not None:
            return text
    raise LookupError(f"{event} has no words")


def revealed_plans(healthy: i64, final: bool, covers: i64, ill: i64) -> list[Message]:
    """What somebody planned at each column: a digit each of healthy and of ill apprentices, and the action tiles.

    And where the neutral apprentice stands, if that is said.
    """
    found: list[Message] = []
    shown, shown_ill = f"{healthy:05d}", f"{ill:05d}"
    for column in range(COLUMNS):
        place = column_word(column, final)
        number = covers >> (column * COVER_BITS) & COVER_MASK
        here, here_ill = int(shown[column]), int(shown_ill[column])
        if number:
            found.append(msg("fresco-planned-tile", healthy=here, tile=tile_word(number), place=place))
        elif here or here_ill:
            found.append(msg("fresco-planned", healthy=here, ill=here_ill, place=place))
    column = neutral_column(covers)
    if column != EMPTY:
        number = covers >> (column * COVER_BITS) & COVER_MASK
        found.append(msg("fresco-planned-neutral", goal=tile_word(number) if number else column_word(column, final)))
    return found

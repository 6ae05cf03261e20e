"""What a player or a spectator may know (ruling 3.12): built up from nothing."""

from typing import cast

from bottega.games.fresco.const import COLUMNS, HEALTHY, ILL, LETTERS, ORANGE, RESTORED, SEGMENTS, START_SPACES
from bottega.games.fresco.places.restoring import PAYMENTS, altar_points, bishop_bonus
from bottega.games.fresco.places.round import columns_worked, plan_open
from bottega.games.fresco.places.scoring import points_by_source
from bottega.games.fresco.sheet import room
from bottega.games.fresco.state import MEGA, Fresco, Player, ones, seals
from bottega.games.fresco.view_types import AltarPrice, FrescoView, PlayerView, SegmentView
from bottega.games.fresco.words import column_word, tile_word


def view(s: Fresco, who: int) -> FrescoView:
    """The table as `who` sees it. Paints are letters; segments count from the top left, row by row."""
    deciders = s.deciders()
    return {
        "game": "fresco",
        "seat": who,
        "edition": "mega" if s.edition == MEGA else "classic",
        "round": int(s.round),
        "final": s.final,
        "track": list(s.track),
        "start_spaces": {str(space): f"S{number}" for number, space in enumerate(START_SPACES, 1)},
        "hostel": [
            {"time": int(s.box.times[row]), "mood": int(s.box.moods[row]), "price": price, "marker": int(s.hostel[row])}
            for row, price in enumerate(s.prices())
        ],
        "order": list(s.order) if s.awake else [],
        "column": int(s.column),
        "sheet": [column_word(column, s.final) for column in range(COLUMNS)],
        "market": [[tile_letters(s, slot) for slot in booth] for booth in slots_of(s)],
        "bag": len(s.bag),
        "fresco": [segment_view(s, segment) for segment in range(SEGMENTS)],
        "bishop": int(s.bishop),
        "altar": altar_prices(),
        "blends": blends_of(s),
        "moods": [int(s.box.mood_lowest), int(s.box.short_from), int(s.box.extra_from), int(s.box.mood_highest)],
        "players": [player_view(s, seat, seat == who) for seat in range(len(s.players))],
        "modules": [
            {"number": module.number, **part.view(s, who)}
            for module, part in zip(s.rules.with_part, s.parts, strict=True)
        ],
        "over": s.over(),
        "to_move": deciders,
        "options": own_options(s, who, deciders),
    }


def told_view(s: Fresco, who: int) -> FrescoView:
    """The same with what everybody could know of the goods behind others' screens (`ledger.py`)."""
    shown = view(s, who)
    for seat, row in enumerate(shown["players"]):
        row["thalers"] = int(s.players[seat].thalers)
        row["paints"] = paints_of(s.players[seat])
    for part, block in zip(s.parts, shown["modules"], strict=True):
        for seat in range(len(s.players)):
            told = part.told(s, seat)
            if told and seat != who:
                rows = cast(list[dict[str, object]], cast(dict[str, object], block)["players"])
                rows[seat].update(told)
    return shown


def own_options(s: Fresco, who: int, deciders: list[int]) -> list[str]:
    """The options of `who`; those of others would tell what they have."""
    if who in deciders:
        asked = s.copy()
        asked.ask(who)
        step, arg = asked.asking(), asked.argument()
        return [step.write(asked, who, arg, move) for move in asked.options]
    return []


def slots_of(s: Fresco) -> list[list[int]]:
    """The slots of each booth."""
    found: list[list[int]] = []
    first = 0
    for slots in s.booths:
        found.append(list(range(first, first + slots)))
        first += slots
    return found


def tile_letters(s: Fresco, slot: int) -> str:
    """The paints of the tile on a slot."""
    tile = s.market[slot]
    return "" if tile < 0 else s.box.market[tile].letters


def segment_view(s: Fresco, segment: int) -> SegmentView:
    """A tile with value and cost, or nothing once it is restored."""
    tile = s.fresco[segment]
    if tile == RESTORED:
        return {}
    return {
        "value": int(s.box.tiles[tile].value),
        "cost": s.box.tiles[tile].cost.letters,
        "bonus": int(bishop_bonus(s, segment)),
    }


def altar_prices() -> list[AltarPrice]:
    """The altar's lowest price and its highest; what is between them lies between them."""
    prices = sorted([(int(altar_points(payment)), payment.letters) for payment in PAYMENTS])
    return [{"paints": letters, "points": points} for points, letters in (prices[0], prices[-1])]


def blends_of(s: Fresco) -> list[str]:
    """The blends of the paints in play: `RYO` is red and yellow making orange."""
    made = range(ORANGE, s.rules.paints)
    return [
        LETTERS[s.box.blends[paint - ORANGE][0]] + LETTERS[s.box.blends[paint - ORANGE][1]] + LETTERS[paint]
        for paint in made
    ]


def player_view(s: Fresco, seat: int, own: bool) -> PlayerView:
    """A player's open pieces; goods and plan behind the screen are the owner's alone."""
    player = s.players[seat]
    shown = s.awake and (own or plan_open(s, seat))
    return {
        "score": max(0, int(s.track[seat])),
        "space": int(s.track[seat]),
        "points": {name: row[seat] for name, row in points_by_source(s).items()},
        "mood": int(player.mood),
        "apprentices": int(player.healthy()),
        "neutral": player.neutral > 0,
        "ill": int(player.ill),
        "tiles": int(ones(player.tiles)),
        "seals": seals(s.box.tiles, player.tiles),
        "income": int(s.income(seat)),
        "planned": player.planned,
        "worked": int(columns_worked(s, seat)),
        "plan": plan_of(player, HEALTHY) if shown else None,
        "ill_plan": plan_of(player, ILL) if shown else None,
        "covered": covered_by(s, player) if shown else None,
        "places": [int(room(s, seat, column)) for column in range(COLUMNS)] if own or shown else None,
        "thalers": int(player.thalers) if own or s.laid_open else None,
        "paints": paints_of(player) if own or s.laid_open else None,
    }


def plan_of(player: Player, kind: int) -> list[int]:
    """Apprentices of a kind at each column."""
    return [int(player.at(column, kind)) for column in range(COLUMNS)]


def covered_by(s: Fresco, player: Player) -> list[str]:
    """The action tile on each column of the sheet, if any."""
    numbers = [int(player.tile_on(column)) for column in range(COLUMNS)]
    return [tile_word(number) if number else "" for number in numbers]


def paints_of(player: Player) -> str:
    """All paints, as letters."""
    return "".join(letter * player.paints[paint] for paint, letter in enumerate(LETTERS))

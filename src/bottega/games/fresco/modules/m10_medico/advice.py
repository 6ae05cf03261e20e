"""What a bot goes by."""

from mypy_extensions import i64

from bottega.games.fresco.const import CATHEDRAL, EMPTY, HEALTHY, ILL, THEATER
from bottega.games.fresco.module import ModuleAdvice
from bottega.games.fresco.modules.m10_medico.box import medico_box
from bottega.games.fresco.modules.m10_medico.part import (
    BOTTLE_KINDS,
    JUICE,
    MOST_PORTIONS,
    NUMBER,
    SAME,
    medicine_of,
    neutral_stands,
    standing_at,
)
from bottega.games.fresco.sheet import leaves_open
from bottega.games.fresco.state import Fresco


class MedicoAdvice(ModuleAdvice):
    """Healthy apprentices are worth keeping."""

    def worth(self, s: Fresco, who: i64) -> float:
        """Healthy apprentices are worth thalers in the end, and more while there is work to do."""
        player = s.players[who]
        per_apprentice = float(medico_box(s.box).healthy_thalers) * 0.5
        worth = float(player.own - player.away) * per_apprentice
        bottles = medicine_of(s).bottles
        portions: i64 = 0
        kind: i64 = 0
        while kind < JUICE:
            portions += bottles[who * BOTTLE_KINDS + kind] * (MOST_PORTIONS - kind)
            kind += 1
        if s.ending:
            return worth
        worth += neutral_worth(s, who) * (per_apprentice + (0.0 if s.final else 1.0))
        useful = portions if portions < player.away else player.away
        if s.final:
            return worth + float(useful) * per_apprentice * 0.9
        worth += float(useful) * (per_apprentice + 1.0) * 0.7 + float(portions - useful) * 0.4 - float(player.ill) * 1.5
        return worth + float(bottles[who * BOTTLE_KINDS + JUICE]) * 0.3

    def prospect(self, s: Fresco, who: i64, place: i64, apprentices: i64) -> float:
        """The ill bring a little; whoever shares a place with them falls ill, and so does one where it is infected."""
        if place == NUMBER:
            return tile_prospect(s, who, apprentices)
        ill = standing_at(s, who, place, ILL)
        if s.column > place and not (s.final and place == CATHEDRAL):
            return 0.0
        worth = float(ill) * 0.9 if has_paints(s, who) else 0.0
        falling = standing_at(s, who, place, HEALTHY) if ill > 0 else 0
        if falling == 0 and apprentices > 0 and s.column >= 0 and medicine_of(s).infected == place:
            falling = 1
        if falling > 0 and s.column >= 0 and neutral_stands(s, who, place):
            falling -= 1  # the neutral one costs nothing
        loss = float(falling) * (float(medico_box(s.box).healthy_thalers) * 0.5 + (0.0 if s.final else 1.0))
        return (worth - loss) * (0.5 if s.final and place == CATHEDRAL else 1.0)  # there are two columns of it


def tile_prospect(s: Fresco, who: i64, apprentices: i64) -> float:
    """A bottle for whoever is ill, and what the one apprentice finds at the market."""
    player = s.players[who]
    worth = 1.5 * float(apprentices)
    if player.away == 0:
        return worth - 1.0
    return worth + (3.0 if player.away > 1 else 2.0)


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

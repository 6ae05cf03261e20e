"""Catacombs laid by hand.

Treasures are words: `statue 5`, `chalice 2` (points), `script 4` (volume). Maps are their rooms: `A1 B1`.
"""

from typing import Self

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.fresco.modules.m13_catacombs import CHEERED, EXPLORE, FOUND, LATE, catacombs_of, kept_by, maps_of
from bottega.games.fresco.modules.m13_catacombs.box import catacombs_box
from tests.games.fresco.board import GAME, HOURS, NAMES, Board

MORE = catacombs_box(GAME.box)
TREASURES = [f"{t.name} {t.volume or t.points}" for t in MORE.treasures]
MAPS = [" ".join(NAMES[segment] for segment in chart.rooms) for chart in MORE.maps]


def chart(rooms: str) -> int:
    """A map by its rooms, in the order of the component table."""
    return MAPS.index(rooms)


class TreasuresScene(Board):
    def hide_treasures(self, **words: str) -> Self:
        """Named treasures lie under these segments, each changing places with the one that is there: C3="statue 5"."""
        rooms = catacombs_of(self.state).rooms
        laid: list[int] = []
        for name, word in words.items():
            segment = NAMES.index(name)
            other = next(i for i, t in enumerate(rooms) if t >= 0 and TREASURES[t] == word and i not in laid)
            rooms[segment], rooms[other] = rooms[other], rooms[segment]
            laid.append(segment)
        return self

    def treasure_under(self, name: str) -> str:
        """The treasure under a segment; nothing where it was taken."""
        treasure = catacombs_of(self.state).rooms[NAMES.index(name)]
        return "" if treasure < 0 else TREASURES[treasure]

    def empty_room(self, name: str) -> Self:
        """Somebody has taken the treasure of a room and sold it."""
        catacombs = catacombs_of(self.state)
        segment = NAMES.index(name)
        catacombs.sold = vec[i64]([*catacombs.sold, catacombs.rooms[segment]])
        catacombs.rooms[segment] = -1
        return self

    def keep_treasures(self, marker: int, *words: str) -> Self:
        """A marker keeps named treasures, from rooms that are then empty."""
        catacombs = catacombs_of(self.state)
        for word in words:
            segment = next(i for i, t in enumerate(catacombs.rooms) if t >= 0 and TREASURES[t] == word)
            catacombs.kept = vec[i64]([*catacombs.kept, catacombs.rooms[segment] * 8 + marker])
            catacombs.rooms[segment] = -1
        return self

    def kept(self, marker: int) -> list[str]:
        """The treasures a marker keeps, in the order in which they came."""
        return [TREASURES[treasure] for treasure in kept_by(catacombs_of(self.state), marker)]

    def sold(self) -> list[str]:
        """The treasures that were sold."""
        return [TREASURES[treasure] for treasure in catacombs_of(self.state).sold]

    def give_maps(self, seat: int, *maps: str) -> Self:
        """Named maps from the stacks to a player."""
        catacombs = catacombs_of(self.state)
        for rooms in maps:
            catacombs.maps = vec[i64]([number for number in catacombs.maps if number != chart(rooms)])
            catacombs.owned = vec[i64]([*catacombs.owned, chart(rooms) * 8 + seat])
        return self

    def next_map(self, rooms: str) -> Self:
        """A map is the top one of its stack."""
        catacombs = catacombs_of(self.state)
        rest = [number for number in catacombs.maps if number != chart(rooms)]
        catacombs.maps = vec[i64]([*rest, chart(rooms)])
        return self

    def leave_maps(self, hour: int, number: int) -> Self:
        """So many maps are left in the stack of an hour; the others were used."""
        catacombs = catacombs_of(self.state)
        stack = [m for m in catacombs.maps if MORE.maps[m].row == hour - 5]
        gone = stack[number:]
        catacombs.maps = vec[i64]([m for m in catacombs.maps if m not in gone])
        catacombs.used = vec[i64]([*catacombs.used, *gone])
        return self

    def stacks(self) -> list[int]:
        """Maps left at 5:00, 6:00 and 7:00."""
        rows = [MORE.maps[number].row for number in catacombs_of(self.state).maps]
        return [rows.count(row) for row in range(3)]

    def own_maps(self, seat: int) -> list[str]:
        """The maps behind a player's screen."""
        return [MAPS[number] for number in maps_of(catacombs_of(self.state), seat)]

    def laid_maps(self, marker: int) -> dict[str, str]:
        """The maps on a marker's sheet, by the letter of the column (T stands for the fifth)."""
        columns = catacombs_of(self.state).laid
        return {
            letter: MAPS[columns[marker * 5 + i]] for i, letter in enumerate("MCSWT") if columns[marker * 5 + i] >= 0
        }

    def used_maps(self) -> list[str]:
        """Maps that left the game."""
        return [MAPS[number] for number in catacombs_of(self.state).used]

    def rise(self, times: str = HOURS, buyers: str = "") -> Self:
        """All wake up, by marker; only these buy a map. Their moods are then what they were."""
        moods = [int(player.mood) for player in self.players]
        while not self.state.awake:
            map_ = "+" if str(self.to_move()) in buyers else "-"
            self.play(f"{times.split()[self.argument()]}:00" if self.options()[0].endswith(":00") else map_)
        for seat, mood in enumerate(moods):
            self.give(seat, mood=mood)
        return self

    def explore(self, *plans: str) -> Self:
        """As `go`; a map whose last moment has come is used."""
        return self.go(*plans).explored()

    def explored(self) -> Self:
        """A map whose last moment has come is used."""
        if not self.over() and self.step() == EXPLORE and self.argument() >= LATE:
            assert self.options() == ["+", "-"]
            self.play("+")
        return self

    def find(self) -> Self:
        """Seat 0 has found the treasure of A1 and is asked what becomes of it."""
        catacombs = catacombs_of(self.state)
        catacombs.found = vec[i64]([catacombs.rooms[0]])
        catacombs.rooms[0] = -1
        return self.turn(FOUND, CHEERED)

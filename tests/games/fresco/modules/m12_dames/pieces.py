"""Dames laid by hand: colours are `pink` and `purple`, places are letters of the sheet (MCSWT, MCSWD)."""

from typing import Self

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.fresco.modules.m12_dames import DAMES, court_of, rosary
from tests.games.fresco.board import NAMES, Board

COLOURS = [dame.removeprefix("dame-") for dame in DAMES]


class DamesScene(Board):
    def dames_on_track(self) -> dict[int, str]:
        """The dames still standing, by their space."""
        track = court_of(self.state).track
        return {int(space): COLOURS[track[i]] for i, space in enumerate(rosary(self.state)) if track[i] >= 0}

    def line_up(self, *colours: str) -> Self:
        """These dames stand on the rosary spaces, from the first; `-` where one is gone. Nobody else's change."""
        court_of(self.state).track = vec[i64]([-1 if colour == "-" else COLOURS.index(colour) for colour in colours])
        return self

    def marry(self, marker: int, colour: str) -> Self:
        """A marker has a dame of the colour: the last of those on the track."""
        court = court_of(self.state)
        track = list(court.track)
        last = max(i for i, dame in enumerate(track) if dame == COLOURS.index(colour))
        track[last] = -1
        court.track = vec[i64](track)
        court.owned[marker * 2 + COLOURS.index(colour)] = 1
        return self

    def dames_of(self, marker: int) -> list[str]:
        """A marker's dames."""
        return [dame.removeprefix("dame-") for dame in court_of(self.state).dames_of(marker)]

    def sent(self, seat: int) -> dict[str, str]:
        """Where a player's dames are, as letters of the sheet."""
        columns = {colour: court_of(self.state).columns[seat * 2 + i] for i, colour in enumerate(COLOURS)}
        sheet = "MCSWD" if self.state.final else "MCSWT"
        return {colour: sheet[column] for colour, column in columns.items() if column >= 0}

    def reserve(self, seat: int, segment: str, night: bool = False) -> Self:
        """A player's reservation tile lies on a segment."""
        court = court_of(self.state)
        court.reserved[seat] = NAMES.index(segment)
        court.night |= 1 << seat if night else 0
        return self

    def reservations(self) -> dict[int, str]:
        """Reserved segments by seat; `night A1` for those on their night side."""
        court = court_of(self.state)
        words = {seat: NAMES[segment] for seat, segment in enumerate(court.reserved) if segment >= 0}
        return {seat: f"night {name}" if court.night >> seat & 1 else name for seat, name in words.items()}

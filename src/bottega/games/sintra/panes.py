"""Where every pane is: none appears, none vanishes."""

from mypy_extensions import i64

from bottega.core.errors import Impossible
from bottega.games.sintra.const import NO_PANE, counts, panes_of
from bottega.games.sintra.decision import colour_in_hand, count_in_hand, in_hand
from bottega.games.sintra.state import Sintra


def pieces(s: Sintra) -> list[int]:
    """The panes of each colour, wherever they are; Impossible if a score is not the sum of its sources."""
    for seat, player in enumerate(s.players):
        if player.score != sum(player.points()):
            raise Impossible(f"player {seat + 1} has {player.score} points, but their sources are {player.points()}")
    return counts(on_the_table(s) + waiting(s) + in_the_palaces(s))


def on_the_table(s: Sintra) -> i64:
    """The panes in the factories, the middle, the bag and the tower, and on the round indicator."""
    panes = s.middle + s.tower
    for factory in s.factories:
        panes += factory
    for colour in s.bag:
        panes += panes_of(colour, 1)
    for colour in s.indicator[s.round :]:
        panes += panes_of(colour, 1)
    return panes


def waiting(s: Sintra) -> i64:
    """The panes that were taken and wait for their strip."""
    taken = in_hand(s)
    return panes_of(colour_in_hand(taken), count_in_hand(taken))


def in_the_palaces(s: Sintra) -> i64:
    """The panes on strips and in windows."""
    panes: i64 = 0
    for player in s.players:
        for column in player.columns:
            panes += column.panes
            if column.upper != NO_PANE:
                panes += panes_of(column.upper, 1)
            if column.lower != NO_PANE:
                panes += panes_of(column.lower, 1)
    return panes

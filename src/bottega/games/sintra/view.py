"""What a player or a spectator may know: everything but the order of the bag."""

from bottega.games.sintra.const import (
    COLOUR_NAMES,
    JOKER,
    LETTERS,
    NO_PANE,
    SOURCES,
    counts,
    letters,
)
from bottega.games.sintra.decision import colour_in_hand, count_in_hand, in_hand
from bottega.games.sintra.scoring import complete_windows, left_panes, palace_points, window_panes
from bottega.games.sintra.state import SIDE_A, Column, Player, Sintra
from bottega.games.sintra.view_types import ColumnView, PlayerView, SintraView

EMPTY = "."


def view(s: Sintra, who: int) -> SintraView:
    """The table as `who` sees it; in Sintra all see the same. Panes are letters: P W O B Y."""
    return {
        "game": "sintra",
        "seat": who,
        "side": "A" if s.side == SIDE_A else "B",
        "round": min(int(s.round) + 1, len(s.indicator)),
        "indicator": "".join(LETTERS[colour] for colour in list(s.indicator)[s.round :]),
        "factories": [letters(panes) for panes in s.factories],
        "middle": letters(s.middle),
        "hand": hand(s),
        "marker_in_middle": s.marker_in_middle,
        "starter": int(s.starter),
        "bag": len(s.bag),
        "tower": dict(zip(COLOUR_NAMES, counts(s.tower), strict=True)),
        "track": [-loss for loss in s.box.losses],
        "ornaments": list(s.box.ornaments) if s.side == SIDE_A else [],
        "ornament_points": list(s.box.ornament_points) if s.side == SIDE_A else [],
        "players": [palace(s, player) for player in s.players],
        "over": s.over(),
        "to_move": s.deciders(),
        "options": [s.asking().write(s, s.to_move(), s.argument(), move) for move in s.options],
    }


def hand(s: Sintra) -> str:
    """The panes that were taken and are not placed yet."""
    panes = in_hand(s)
    return LETTERS[colour_in_hand(panes)] * int(count_in_hand(panes))


def palace(s: Sintra, player: Player) -> PlayerView:
    """One player's board and markers."""
    return {
        "score": int(player.score),
        "points": dict(zip(SOURCES, player.points(), strict=True)),
        "broken": int(player.broken),
        "lost": int(player.lost),
        "glazier": int(player.glazier),
        "left_panes": int(left_panes(player)),
        "windows": int(complete_windows(player)),
        "most": most_panes(player),
        "palace": int(palace_points(s, player)),
        "columns": [column_view(s, i, player.columns[i]) for i in range(len(player.columns))],
    }


def most_panes(player: Player) -> str:
    """The window panes of the colour that has most."""
    panes = letters(window_panes(player))
    return max([letter * panes.count(letter) for letter in LETTERS], key=len)


def column_view(s: Sintra, position: int, column: Column) -> ColumnView:
    """One strip with its fields and panes from the top, what is on its back, and the window below."""
    fields = s.box.fields[column.face]
    turned = column.upper != NO_PANE
    return {
        "fields": "" if column.removed() else fields,
        "panes": "" if column.removed() else lying(column, fields),
        "back": "" if turned else s.box.fields[column.face ^ 1],
        "upper": pane(column.upper),
        "lower": pane(column.lower),
        "value": int(s.value(position)),
    }


def pane(colour: int) -> str:
    """The letter of a window half's pane."""
    return EMPTY if colour == NO_PANE else LETTERS[colour]


def lying(column: Column, fields: str) -> str:
    """The panes on the fields, from the top; `.` where a field is empty."""
    on_jokers = list(letters(column.on_jokers))
    on_colours = list(letters(column.panes - column.on_jokers))
    found = ""
    for field in fields:
        if field == JOKER and on_jokers:
            found += on_jokers.pop(0)
        elif field in on_colours:
            on_colours.remove(field)
            found += field
        else:
            found += EMPTY
    return found

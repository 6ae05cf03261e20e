"""The shape of Sintra's view. The browser's types are made from it. Panes are letters: P W O B Y; `.` is none."""

from typing import Final, Literal, TypedDict


class ColumnView(TypedDict):
    """One strip with its fields and panes from the top, what is on its back, and the window below."""

    fields: str
    panes: str
    back: str
    upper: str
    lower: str
    value: int


class PlayerView(TypedDict):
    """One player's board and markers; complete windows, their panes of the best color, and what the palace is worth."""

    score: int
    points: dict[str, int]
    broken: int
    lost: int
    glazier: int
    left_panes: int
    windows: int
    most: str
    palace: int
    columns: list[ColumnView]


class SintraView(TypedDict):
    """The table as a seat sees it."""

    game: str
    seat: int
    side: Literal["A", "B"]
    round: int
    indicator: str
    factories: list[str]
    middle: str
    hand: str
    marker_in_middle: bool
    starter: int
    bag: int
    tower: dict[str, int]
    track: list[int]
    ornaments: list[tuple[int, int]]
    ornament_points: list[int]
    players: list[PlayerView]
    over: bool
    to_move: list[int]
    options: list[str]


VIEW: Final = SintraView

"""The shape of Fresco's view. The browser's types are made from it. Each module has a file like this for its part."""

from typing import Final, Literal, TypedDict


class HostelRow(TypedDict):
    """A row of the hostel, and the marker that lies there (-1: none)."""

    time: int
    mood: int
    price: int
    marker: int


class SegmentView(TypedDict, total=False):
    """A tile with value, cost and the bishop's bonus, or nothing once it is restored."""

    value: int
    cost: str
    bonus: int


class AltarPrice(TypedDict):
    """Paints for the altar, and the points they bring."""

    paints: str
    points: int


class PlayerView(TypedDict):
    """A player's open pieces, and the columns where they have worked; None is what the seat may not know."""

    score: int
    space: int
    points: dict[str, int]
    mood: int
    apprentices: int
    neutral: bool
    ill: int
    tiles: int
    seals: list[int]
    income: int
    planned: bool
    worked: int
    plan: list[int] | None
    ill_plan: list[int] | None
    covered: list[str] | None
    places: list[int] | None
    thalers: int | None
    paints: str | None


class PartView(TypedDict):
    """What a module shows of its part; its own `view_types.py` says what else there is."""

    module: str


class ModuleView(PartView):
    """A module's part of the table."""

    number: int


class FrescoView(TypedDict):
    """The table as a seat sees it. Paints are letters; segments count from the top left, row by row.

    `column` is the column of the sheets that is played, -1 before the first.
    """

    game: str
    seat: int
    edition: Literal["mega", "classic"]
    round: int
    final: bool
    track: list[int]
    start_spaces: dict[str, str]
    hostel: list[HostelRow]
    order: list[int]
    column: int
    sheet: list[str]
    market: list[list[str]]
    bag: int
    fresco: list[SegmentView]
    bishop: int
    altar: list[AltarPrice]
    blends: list[str]
    moods: list[int]
    players: list[PlayerView]
    modules: list[ModuleView]
    over: bool
    to_move: list[int]
    options: list[str]


VIEW: Final = FrescoView

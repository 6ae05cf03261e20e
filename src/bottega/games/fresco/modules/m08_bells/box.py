"""The box of the module: certificates, and what bells are worth."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.tables import Tables
from bottega.games.fresco.box import Components
from bottega.games.fresco.pieces import BaseBox, ModuleBox, exactly, figures, integers, rising

TABLE: Final = "m8_bells"
CERTIFICATES: Final = 18
MOST_PRICE: Final = 20  # of a certificate
MOST_BONUSES: Final = 20
ENTRIES: Final[tuple[str, ...]] = ("certificates", "rank_points", "track_bonus", "leonardo")


class Certificate:
    """A certificate for bells."""

    def __init__(self, price: i64, points: i64, bells: i64) -> None:
        self.price: Final[i64] = price
        self.points: Final[i64] = points
        self.bells: Final[i64] = bells


class BellsBox(ModuleBox):
    """Certificates, and what bells are worth."""

    def __init__(self, tables: Tables, base: BaseBox) -> None:
        super().__init__()
        self.certificates: Final = certificates(tables)
        self.rank_points: Final = exactly(tables, TABLE, "rank_points", 3)
        bonus = track_bonus(tables)
        self.bonus_spaces: Final = bonus_spaces(tables, bonus)
        self.bonus_points: Final = integers([pair[1] for pair in bonus])
        self.leonardo_certificates: Final[i64] = tables.number(TABLE, "leonardo", 0, CERTIFICATES)

    def values(self) -> tuple[object, ...]:
        return (
            [certificate_values(certificate) for certificate in self.certificates],
            list(self.rank_points),
            [list(self.bonus_spaces), list(self.bonus_points)],
            int(self.leonardo_certificates),
        )


BOX: Final = BellsBox


def bells_box(box: Components) -> BellsBox:
    """What the box has for this module."""
    return cast(BellsBox, box.modules[8])


def certificate_values(certificate: Certificate) -> tuple[int, ...]:
    return (int(certificate.price), int(certificate.points), int(certificate.bells))


def certificates(tables: Tables) -> tuple[Certificate, ...]:
    """Price, points and bells of each certificate."""
    certificates: list[Certificate] = []
    for price, points, bells in figures(tables, TABLE, "certificates", (CERTIFICATES, CERTIFICATES), "2 2 1"):
        if price > MOST_PRICE:
            raise tables.wrong(TABLE, "certificates", f"needs prices of at most {MOST_PRICE} thalers, not {price}")
        certificates.append(Certificate(price, points, bells))
    return tuple(certificates)


def track_bonus(tables: Tables) -> list[tuple[int, ...]]:
    """Spaces of the bell track, and the points for reaching them."""
    return figures(tables, TABLE, "track_bonus", (0, MOST_BONUSES), "11 1")


def bonus_spaces(tables: Tables, bonus: list[tuple[int, ...]]) -> vec[i64]:
    return rising(tables, TABLE, "track_bonus", [pair[0] for pair in bonus])

"""What an observation says of the Medico; the players' ill apprentices are among what is said of all seats."""

from typing import Final

from mypy_extensions import i64

from bottega.core.observation import SEATS, Piece, Writer
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import PLACE_NAMES, PLACES
from bottega.games.fresco.module import ModuleObservation
from bottega.games.fresco.modules.m10_medico.part import BOTTLE_KINDS, BOTTLES, SAME, medicine_of
from bottega.games.fresco.state import Fresco

TABLE: Final = [
    Piece("infected", PLACES, "the place infected now, or in the round before: " + ", ".join(PLACE_NAMES)),
    Piece("infections", SAME + 1, "infection tiles still to come: by place, and the same again"),
    Piece("offer", SEATS * BOTTLE_KINDS, f"the bottle on each place ({BOTTLES}: portions, juice)"),
    Piece("pile", 1, "bottles in the pile"),
    Piece("discard", BOTTLE_KINDS, "bottles used, by kind"),
    Piece("ill_left", 1, "ill apprentices in the supply"),
    Piece("waiting", 1, "ill apprentices who have still to work at this place"),
]
SEAT: Final = [
    Piece("bottles", BOTTLE_KINDS, "their bottles by kind"),
    Piece("armchair", 1, "somebody was set aside since the last waking up"),
]


class MedicoObservation(ModuleObservation):
    """Infections and bottles. Which tiles are to come follows from those that all have seen."""

    def table(self, box: Components) -> list[Piece]:
        return TABLE

    def seat(self, box: Components) -> list[Piece]:
        return SEAT

    def observe(self, s: Fresco, who: i64, w: Writer) -> None:
        medicine = medicine_of(s)
        w.one_hot(medicine.infected, PLACES)
        for tile in medicine.infections:
            w.count(tile, SAME + 1)
        w.skip(SAME + 1)
        end = w.at + SEATS * BOTTLE_KINDS
        for bottle in medicine.offer:
            w.one_hot(bottle, BOTTLE_KINDS)
        w.at = end
        w.number(len(medicine.pile))
        w.row(medicine.discard)
        w.number(medicine.ill_left)
        w.number(medicine.waiting)

    def observe_seat(self, s: Fresco, seat: i64, own: bool, w: Writer) -> None:
        medicine = medicine_of(s)
        w.part(medicine.bottles, seat * BOTTLE_KINDS, BOTTLE_KINDS)
        w.number(medicine.armchairs >> seat & 1)

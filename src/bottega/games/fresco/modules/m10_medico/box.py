"""The box of the module: bottles and infections."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.tables import Tables
from bottega.games.fresco.box import Components
from bottega.games.fresco.pieces import BaseBox, ModuleBox, exactly, integers

TABLE: Final = "m10_medico"
INFECTED: Final = 5  # four places, or the same again
FEWEST_INFECTIONS: Final = 2  # the round with the last one is the final round
ENTRIES: Final[tuple[str, ...]] = ("bottles", "infections", "prices_4", "prices_3", "limit", "thalers", "ill_each")


class MedicoBox(ModuleBox):
    """Bottles and infections."""

    def __init__(self, tables: Tables, base: BaseBox) -> None:
        super().__init__()
        self.bottles: Final = exactly(tables, TABLE, "bottles", 4)
        self.infections: Final = infections(tables)
        self.bottle_prices_4: Final = exactly(tables, TABLE, "prices_4", 4)
        self.bottle_prices_3: Final = exactly(tables, TABLE, "prices_3", 3)
        self.bottle_limit: Final[i64] = tables.number(TABLE, "limit", 0, 9)
        self.healthy_thalers: Final[i64] = tables.number(TABLE, "thalers", 0, 99)
        self.ill_each: Final[i64] = tables.number(TABLE, "ill_each", 0, 14)

    def values(self) -> tuple[object, ...]:
        return (
            [list(self.bottles), list(self.bottle_prices_4), list(self.bottle_prices_3), int(self.bottle_limit)],
            list(self.infections),
            int(self.healthy_thalers),
            int(self.ill_each),
        )


BOX: Final = MedicoBox


def medico_box(box: Components) -> MedicoBox:
    """What the box has for this module."""
    return cast(MedicoBox, box.modules[10])


def infections(tables: Tables) -> vec[i64]:
    """How many tiles infect each place, or the same again."""
    counts = tables.numbers(TABLE, "infections", (INFECTED, INFECTED), 0, 99)
    if sum(counts) < FEWEST_INFECTIONS:
        problem = f"needs {FEWEST_INFECTIONS} tiles or more in all, not {sum(counts)}"
        raise tables.wrong(TABLE, "infections", problem)
    return integers(counts)

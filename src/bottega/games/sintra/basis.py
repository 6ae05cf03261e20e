"""What texts and spots rest on beside the booklet: values of the box, by their paths."""

from typing import Final

from bottega.core.messages import Message
from bottega.games.sintra.box import ENTRIES
from bottega.games.sintra.state import SIDE_A, Sintra

# Values that a text tells.
VALUES: Final[dict[str, tuple[str, ...]]] = {
    "sintra-do-take-breaks": ("broken_glass.track",),
    "sintra-do-take-middle-breaks": ("broken_glass.track",),
    "sintra-do-take-middle-first-breaks": ("broken_glass.track",),
}


def in_play(side: str) -> list[str]:
    """The values that matter on a side of the palace board."""
    idle = ["window_values_b"] if side == "A" else ["window_values_a", "ornaments_a", "ornament_points"]
    return [f"{table}.{entry}" for table, entries in ENTRIES.items() for entry in entries if entry not in idle]


def basis(s: Sintra, said: Message, target: str) -> list[str]:
    """What a text rests on, and what a spot shows."""
    values = [*VALUES.get(said.name, ())]
    if target.startswith("window-"):
        values.append("palace.window_values_a" if s.side == SIDE_A else "palace.window_values_b")
    return values

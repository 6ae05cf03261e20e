"""The modules' signs on the market and on the ceiling of Fresco's table in a terminal, and what they mean."""

import textwrap

from rich.text import Text

from bottega.terminal.fresco_paints import PLAIN
from bottega.terminal.fresco_words import BEAM, DAY, LEAF, NIGHT, View, find
from bottega.terminal.words import english

WINDOW = "⊞"
FAVOR = "?"
DOME = "◠"
WIDTH = 45  # of the ceiling
NO_BREAK = "\u00a0"


def slots(view: View) -> list[str]:
    """What comes with each slot of the market, counted through all booths: gold leaves, and a tile's beams."""
    none = [0] * sum(len(booth) for booth in view["market"])
    arrows = find(view, "gold leaf").get("arrows", none)
    beams = find(view, "pews").get("beams", none)
    return [f"{LEAF}{leaves}" * (leaves > 0) + BEAM * count for leaves, count in zip(arrows, beams, strict=True)]


# --- the ceiling


def windows(view: View) -> list[int]:
    """The segments whose window is not set yet."""
    return [segment for segment in find(view, "glaziers").get("windows", []) if view["fresco"][segment]]


def hidden(view: View, name: str) -> list[int]:
    """The segments with a favor, or with a dome tile."""
    found: list[int] = find(view, name).get("hidden", [])
    return found


def figures(view: View, segment: int) -> str:
    """Who stands here, and the reservation: by day or by night, with the number of the player."""
    text = "♝" if view["bishop"] == segment else ""
    text += "L" if find(view, "leonardo").get("segment") == segment else ""
    for tile in find(view, "dames").get("reserved", []):
        if tile["segment"] == segment:
            text += reservation(tile)
    return text


def reservation(tile: View) -> str:
    return f"{NIGHT if tile['night'] else DAY}{tile['seat'] + 1}"


def segment_name(segment: int) -> str:
    return f"{'ABCDE'[segment % 5]}{segment // 5 + 1}"


def under(view: View, segment: int) -> Text:
    """A window that is wanted here, a dome tile and a favor that are hidden here."""
    text = Text(WINDOW if segment in windows(view) else "", style="bold")
    text.append(DOME if segment in hidden(view, "dome") else "", style="bold")
    return text.append(FAVOR if segment in hidden(view, "favors") else "", style=PLAIN)


def treasure(view: View, segment: int) -> tuple[str, str]:
    """In an open room: the treasure's kind with points or volume, and the thalers and the mood it brings."""
    rooms = find(view, "catacombs").get("rooms", [])
    found = rooms[segment] if rooms else None
    if not found:
        return "", ""
    letter = "v" if found["volume"] else english(found["name"])[0]
    mood = f"+{found['mood']}" if found["mood"] else ""
    return f"{letter}{found['volume'] or found['points']}", f"${found['thalers']}{mood}"


def legend(view: View) -> str:
    """The signs in use on the ceiling."""
    words = ["♝ bishop"]
    words += ["L Leonardo"] if find(view, "leonardo") else []
    words += [f"{WINDOW} window"] if windows(view) else []
    words += [f"{DOME} dome"] if hidden(view, "dome") else []
    words += [f"{FAVOR} favor"] if hidden(view, "favors") else []
    words += [f"{DAY} {NIGHT} reserved (day, night)"] if find(view, "dames").get("reserved") else []
    return in_lines(words)


def in_lines(words: list[str]) -> str:
    """Meanings one after the other, none torn apart."""
    kept = "  ".join(word.replace(" ", NO_BREAK) for word in words)
    return textwrap.fill(kept, WIDTH).replace(NO_BREAK, " ")


def treasure_legend(view: View) -> str | None:
    """The letters in open rooms, if there are any."""
    if not any(find(view, "catacombs").get("rooms", [])):
        return None
    return in_lines(["s statue, c chalice: points", "v script: volume", "$ thalers when sold", "+ mood"])

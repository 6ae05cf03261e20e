"""The expected-score curve as a drawing: a line a seat, with blunders marked, that needs no color to be read."""

import math
from collections.abc import Callable, Iterator
from html import escape
from typing import Final

import msgspec

from bottega.study.analysis.analyse import GradedDecision, RecordAnalysis

WIDTH: Final = 960
LEFT: Final = 64
RIGHT: Final = 778  # beyond it stand the names
TOP: Final = 96
POINTS_TALL: Final = 300
GAP: Final = 44
VICTORY_TALL: Final = 130
LABEL: Final = 20  # from one name to the next
LONGEST: Final = 14  # letters of a name that fit beside the lines

# Each seat has a color, a mark and a dash of its own; marks are those of the table's other charts.
MARKS: Final = ("M-4.5-4.5h9v9h-9Z", "M0-5.5 5.5 4.5h-11Z", "M0-6 6 0 0 6-6 0Z", "M0-5a5 5 0 1 0 .01 0Z")
DASHES: Final = ("none", "9 4", "2.5 3.5", "12 4 2.5 4")
LIGHT: Final = ("#24549c", "#b3281e", "#2f7440", "#8a5d00")
DARK: Final = ("#7ba6ea", "#f0806f", "#74c288", "#e6b94c")


def hues(colours: tuple[str, ...]) -> str:
    """The seats' colors as style properties."""
    return " ".join(f"--seat-{seat}: {colour};" for seat, colour in enumerate(colours))


STYLE: Final = """
  svg {
    --ground: #fbf7ee; --ink: #2a2018; --soft: #5d4e3e; --line: #ddcfb6; --round: #f1e7d4;
    --warn: #a3240f; --on-warn: #fff; LIGHT
  }
  @media (prefers-color-scheme: dark) {
    svg {
      --ground: #211b20; --ink: #f3e9d9; --soft: #c6b69f; --line: #453a3c; --round: #2d262b;
      --warn: #ff9478; --on-warn: #35100a; DARK
    }
  }
  .ground { fill: var(--ground); }
  text { font: 13px system-ui, "Segoe UI", "Helvetica Neue", Arial, sans-serif; fill: var(--soft); }
  .title { font-size: 21px; font-weight: 650; fill: var(--ink); }
  .head { font-weight: 600; fill: var(--ink); }
  .name { fill: var(--ink); }
  .number { text-anchor: end; font-variant-numeric: tabular-nums; }
  .middle { text-anchor: middle; }
  .grid { stroke: var(--line); }
  .axis { stroke: var(--soft); }
  .round { fill: var(--round); }
  .way { fill: none; stroke-width: 2.4; stroke-linejoin: round; stroke-linecap: round; }
  .leash { fill: none; stroke: var(--line); }
  .mark { stroke: var(--ground); stroke-width: 1.2; }
  .blunder circle { fill: var(--warn); stroke: var(--ground); stroke-width: 1.5; }
  .blunder text { fill: var(--on-warn); font-weight: 700; font-size: 12px; text-anchor: middle; }
  .doubtful { fill: var(--ground); stroke: var(--warn); stroke-width: 1.8; }
""".replace("LIGHT", hues(LIGHT)).replace("DARK", hues(DARK))


class Words(msgspec.Struct, frozen=True):
    """What the drawing says; in English, unless told otherwise."""

    points: str = "Expected points in the end"
    victory: str = "Expected share of the victory"
    decisions: str = "decisions"
    round: str = "round"
    blunder: str = "blunder"
    doubtful: str = "doubtful"
    better: str = "better"


class Panel:
    """A part of the drawing: from decisions and figures to places on the paper."""

    def __init__(self, top: float, tall: float, last: int, low: float, high: float) -> None:
        self.top: Final = top
        self.tall: Final = tall
        self.last: Final = max(1, last)
        self.low: Final = low
        self.high: Final = high

    def x(self, at: float) -> float:
        return round(LEFT + at / self.last * (RIGHT - LEFT), 1)

    def y(self, figure: float) -> float:
        return round(self.top + self.tall * (self.high - figure) / (self.high - self.low), 1)

    def bottom(self) -> float:
        return self.top + self.tall


def draw(analysis: RecordAnalysis, title: str, names: list[str], words: Words | None = None) -> str:
    """The curve as an SVG file."""
    return "\n".join(CurveDrawing(analysis, title, names, words or Words()).lines()) + "\n"


class CurveDrawing:
    """Points above, victory below, rounds behind both; without points there is only the victory."""

    def __init__(self, analysis: RecordAnalysis, title: str, names: list[str], words: Words) -> None:
        self.analysis: Final = analysis
        self.course: Final = analysis.course
        self.title: Final = title
        self.names: Final = names
        self.words: Final = words
        figures = [figure for line in self.course.points for figure in line]
        step, low, high = scale(min(figures, default=0.0), max(figures, default=1.0))
        self.step: Final = step
        self.points: Final = Panel(TOP, POINTS_TALL, analysis.moves, low, high) if figures else None
        top = TOP + POINTS_TALL + GAP if figures else TOP
        self.victory: Final = Panel(top, VICTORY_TALL if figures else POINTS_TALL, analysis.moves, 0, 1)
        self.tall: Final = self.victory.bottom() + 76

    def lines(self) -> Iterator[str]:
        yield (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {self.tall:g}" '
            f'width="{WIDTH}" height="{self.tall:g}" role="img" aria-labelledby="title about">'
        )
        yield f'<title id="title">{escape(self.title)}</title>'
        yield f'<desc id="about">{escape(self.about())}</desc>'
        yield f"<style>{STYLE}</style>"
        yield f'<rect class="ground" width="{WIDTH}" height="{self.tall:g}" rx="10"/>'
        yield text(LEFT, 36, self.title, "title")
        yield from self.rounds()
        if self.points is not None:
            marks = [
                self.points.low + self.step * n
                for n in range(round((self.points.high - self.points.low) / self.step) + 1)
            ]
            yield from self.panel(self.points, self.words.points, marks, whole, self.course.points)
        yield from self.panel(self.victory, self.words.victory, [0, 0.5, 1], percent, self.course.victory)
        yield from self.errors()
        yield from self.foot()
        yield "</svg>"

    def about(self) -> str:
        """The drawing in a sentence, for those who cannot see it."""
        lines = self.course.points or self.course.victory
        show = whole if self.course.points else percent
        ways = [f"{name} {show(line[0])} to {show(line[-1])}" for name, line in zip(self.names, lines, strict=False)]
        return f"{self.words.points if self.course.points else self.words.victory}: {', '.join(ways)}"

    def rounds(self) -> Iterator[str]:
        """Every other round lies on a darker ground, with its number above."""
        panels = [panel for panel in (self.points, self.victory) if panel is not None]
        starts = [0, *self.course.rounds, self.analysis.moves]
        for number in range(1, len(starts)):
            left, right = panels[0].x(starts[number - 1]), panels[0].x(starts[number])
            for panel in panels if number % 2 == 0 else []:
                size = f'width="{right - left:.1f}" height="{panel.tall:g}"'
                yield f'<rect class="round" x="{left}" y="{panel.top:g}" {size}/>'
            label = f"{self.words.round} 1" if number == 1 and right - left > 56 else str(number)
            yield text((left + right) / 2, TOP - 10, label, "middle")

    def panel(
        self, panel: Panel, head: str, marks: list[float], show: Callable[[float], str], lines: list[list[float]]
    ) -> Iterator[str]:
        """Grid, lines with their marks, and the names at their ends."""
        yield text(LEFT, panel.top - 30 if panel.top == TOP else panel.top - 12, head, "head")
        for figure in marks:
            kind = "axis" if figure == panel.low else "grid"
            yield f'<line class="{kind}" x1="{LEFT}" x2="{RIGHT}" y1="{panel.y(figure)}" y2="{panel.y(figure)}"/>'
            yield text(LEFT - 9, panel.y(figure) + 4.5, show(figure), "number")
        for seat, line in enumerate(lines):
            way = " ".join(f"{panel.x(at)},{panel.y(y)}" for at, y in zip(self.course.at, line, strict=True))
            yield (
                f'<polyline class="way" points="{way}" stroke="var(--seat-{seat})" stroke-dasharray="{DASHES[seat]}">'
                f"<title>{escape(self.names[seat])}</title></polyline>"
            )
        for seat, line in enumerate(lines):
            for place in self.mark_places():
                yield mark(seat, panel.x(self.course.at[place]), panel.y(line[place]))
        yield from self.ends(panel, show, lines)

    def mark_places(self) -> list[int]:
        """Where lines carry their marks: the first point of each round, and the last of all."""
        at = self.course.at
        starts = [0, *self.course.rounds]
        first = {next((place for place, index in enumerate(at) if index >= start), len(at) - 1) for start in starts}
        return sorted(first | {len(at) - 1}) if at else []

    def ends(self, panel: Panel, show: Callable[[float], str], lines: list[list[float]]) -> Iterator[str]:
        """Names with the last figures, moved apart where lines end close together."""
        if not self.course.at:
            return
        x = panel.x(self.course.at[-1])
        places = apart([panel.y(line[-1]) for line in lines], panel.top + 4, panel.bottom() + 4)
        for seat, line in enumerate(lines):
            y = places[seat]
            yield f'<path class="leash" d="M{x + 8} {panel.y(line[-1])}L{RIGHT + 22} {y:g}"/>'
            yield mark(seat, RIGHT + 32, y)
            yield text(RIGHT + 44, y + 4.5, f"{short(self.names[seat])}  {show(line[-1])}", "name")

    def errors(self) -> Iterator[str]:
        """Doubtful decisions as rings, blunders as disks with a sign, each on its player's line."""
        panel, lines = (self.points, self.course.points) if self.points else (self.victory, self.course.victory)
        places = {index: place for place, index in enumerate(self.course.at)}
        for grade in ("doubtful", "blunder"):
            for decision in self.analysis.decisions:
                if decision.judgment.grade == grade:
                    x, y = panel.x(decision.index), panel.y(lines[decision.who][places[decision.index]])
                    yield error(grade, x, y, self.story(decision))

    def story(self, decision: GradedDecision) -> str:
        """A decision in a line, shown under the pointer."""
        judgment = decision.judgment
        grade = self.words.blunder if judgment.grade == "blunder" else self.words.doubtful
        lost = "" if judgment.loss is None else f" (−{percent(judgment.loss)})"
        who = self.names[decision.who]
        better = f"{self.words.better} {judgment.best.move}{lost}"
        return f"{decision.index + 1} {who} {judgment.played.move}: {grade}, {better}"

    def foot(self) -> Iterator[str]:
        """How far the game had got, and what the signs mean."""
        panel = self.victory
        for at in range(0, self.analysis.moves + 1, step_of(self.analysis.moves, 8)):
            yield text(panel.x(at), panel.bottom() + 19, str(at), "middle")
        y = panel.bottom() + 50
        yield text(RIGHT, y, self.words.decisions, "number")
        x: float = LEFT + 8
        for grade, word in (("blunder", self.words.blunder), ("doubtful", self.words.doubtful)):
            yield error(grade, x, y - 4.5)
            yield text(x + 15, y, word)
            x += 40 + 8 * len(word)


# --- pieces


def text(x: float, y: float, words: str, kind: str = "") -> str:
    of = f' class="{kind}"' if kind else ""
    return f'<text{of} x="{x:g}" y="{y:g}" xml:space="preserve">{escape(words)}</text>'


def mark(seat: int, x: float, y: float) -> str:
    return f'<path class="mark" d="{MARKS[seat]}" transform="translate({x:g} {y:g})" fill="var(--seat-{seat})"/>'


def error(grade: str, x: float, y: float, story: str = "") -> str:
    about = f"<title>{escape(story)}</title>" if story else ""
    if grade == "doubtful":
        return f'<circle class="doubtful" cx="{x:g}" cy="{y:g}" r="3.6">{about}</circle>'
    return f'<g class="blunder" transform="translate({x:g} {y:g})">{about}<circle r="8"/><text y="4.2">?</text></g>'


def short(name: str) -> str:
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


def whole(figure: float) -> str:
    return f"{figure:.0f}"


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


# --- scales


def step_of(size: float, steps: int) -> int:
    """A round number of which about so many make the size."""
    rough = max(1.0, size / steps)
    ten = 10 ** math.floor(math.log10(rough))
    return int(next(factor * ten for factor in (1, 2, 5, 10) if factor * ten >= rough))


def scale(low: float, high: float) -> tuple[int, int, int]:
    """Step and ends of an axis that holds both figures."""
    step = step_of(high - low, 8)
    first, last = math.floor(low / step) * step, math.ceil(high / step) * step
    return step, first, max(last, first + step)


def apart(places: list[float], top: float, bottom: float) -> list[float]:
    """Places at least a label's height from each other, as near as possible to where they were."""
    order = sorted(range(len(places)), key=lambda seat: places[seat])
    moved = list(places)
    for number, seat in enumerate(order):
        above = moved[order[number - 1]] + LABEL if number else top
        moved[seat] = max(moved[seat], above)
    for number in reversed(range(len(order))):
        below = moved[order[number + 1]] - LABEL if number + 1 < len(order) else bottom
        moved[order[number]] = min(moved[order[number]], below)
    return moved

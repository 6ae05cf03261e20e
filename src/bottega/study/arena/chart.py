"""Ratings and rates as a picture: a row for every bot, its rating on the left, its rates against the others right."""

import math
from html import escape

from bottega.study.arena.report import Report, Standing, rating_text
from bottega.study.arena.titles import count, heading, labels

MARGIN = 32
TOP = 132  # above the first row
ROW = 46
SCALE = 340  # width of the ratings
FIGURES = 104  # width of the ratings in figures
GAP = 36
CELL = 74
BOTTOM = 92
LEAST_WIDTH = 860
TICKS = 5
LETTER = 9.4  # width of most letters of a name
SMALL_LETTER = 6.6  # and of those below the title

STYLE = """
  .paper { fill: #fbfaf7 } .band { fill: #f1eee6 }
  text { font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; fill: #22201c }
  .title { font-size: 21px; font-weight: 650 } .sub, .key, .tick, .head { fill: #635d52; font-size: 13px }
  .name { font-size: 15px; font-weight: 550 } .rank { fill: #635d52; font-size: 13px } .figure { font-size: 14px }
  .tick, .figure, .rate { font-variant-numeric: tabular-nums } .rate { font-size: 14px; font-weight: 550 }
  .grid { stroke: #d9d4c7; stroke-width: 1 } .zero { stroke: #8d8677; stroke-width: 1.5; stroke-dasharray: 3 4 }
  .reach { stroke: #1d5a8c; stroke-width: 2.5; stroke-linecap: round } .dot { fill: #1d5a8c }
  .ahead { fill: #2f7fb8 } .behind { fill: #c9772b } .self { fill: #8d8677; opacity: .16 }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #1b1a18 } .band { fill: #242320 } text { fill: #eeebe3 }
    .sub, .key, .tick, .head, .rank { fill: #b3ac9d }
    .grid { stroke: #3a3832 } .zero { stroke: #8d8677 } .reach { stroke: #7cbbea } .dot { fill: #7cbbea }
    .ahead { fill: #4a9ad4 } .behind { fill: #dd8f45 }
  }
"""


def draw(report: Report) -> str:
    """The chart as SVG; it brings its own paper, light or dark as the reader likes it."""
    rows = report.standings
    names = labels(report)
    below = subtitle(report)
    scale = MARGIN + 60 + math.ceil(LETTER * max([len(names[one.bot]) for one in rows], default=0))
    matrix = scale + SCALE + FIGURES + GAP
    width = max(LEAST_WIDTH, matrix + CELL * len(rows) + MARGIN, math.ceil(2 * MARGIN + SMALL_LETTER * len(below)))
    height = TOP + ROW * len(rows) + BOTTOM
    title = f"Arena: {report.game}, {report.players} players"
    everybody = ", ".join(one.bot for one in rows) or "no games yet"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        'role="img" aria-labelledby="title desc">',
        f'<title id="title">{text(title)}</title>',
        f'<desc id="desc">Ratings with 95 % intervals, and how often each is ahead of each: {text(everybody)}</desc>',
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{width}" height="{height}" rx="10"/>',
        f'<text class="title" x="{MARGIN}" y="44">{text(title)}</text>',
        f'<text class="sub" x="{MARGIN}" y="66">{text(below)}</text>',
    ]
    if rows:
        parts += [*bands(report, width), *ratings(report, scale), *rates(report, matrix), *key(height)]
    return "\n".join([*parts, "</svg>", ""])


def text(words: str) -> str:
    """Words as they may stand in the file."""
    return escape("".join(sign if sign.isprintable() else "?" for sign in words))


def subtitle(report: Report) -> str:
    _game, _players, *rest = heading(report).split(", ")
    return ", ".join([*rest, f"{report.counted:,} games, {count(report.deals, 'deal')} from all seats"])


def middle(row: int) -> float:
    return TOP + ROW * (row + 0.5)


# --- the rows


def bands(report: Report, width: int) -> list[str]:
    """Every second row shaded, and the names."""
    parts: list[str] = []
    names = labels(report)
    for row, one in enumerate(report.standings):
        y = middle(row)
        if row % 2 == 0:
            parts.append(
                f'<rect class="band" x="{MARGIN - 12}" y="{y - ROW / 2}" '
                f'width="{width - 2 * MARGIN + 24}" height="{ROW}" rx="6"/>'
            )
        parts.append(f'<text class="rank" x="{MARGIN}" y="{y + 5}">{row + 1}</text>')
        parts.append(f'<text class="name" x="{MARGIN + 22}" y="{y + 5}">{text(names[one.bot])}</text>')
    return parts


def ratings(report: Report, left: int) -> list[str]:
    """Dots with whiskers on a scale."""
    rows = report.standings
    reached = [end for one in rows for end in (one.rating, *one.rating_interval) if end is not None]
    room = (max(reached) - min(reached)) / 8  # between a dot and the arrow of an open end
    low = min(*reached, *(one.rating - room for one in rows if one.rating_interval[0] is None))
    high = max(*reached, *(one.rating + room for one in rows if one.rating_interval[1] is None))
    step = nice((high - low) / TICKS)
    first = math.floor(low / step)
    last = max(first + 1, math.ceil(high / step))

    def x(points: float) -> float:
        return round(left + SCALE * (points - first * step) / ((last - first) * step), 1)

    bottom = TOP + ROW * len(rows)
    parts = [f'<text class="head" x="{left}" y="{TOP - 30}">rating (Elo scale)</text>']
    for tick in range(first, last + 1):
        kind = "zero" if tick == 0 else "grid"
        parts.append(f'<line class="{kind}" x1="{x(tick * step)}" x2="{x(tick * step)}" y1="{TOP}" y2="{bottom}"/>')
        parts.append(
            f'<text class="tick" x="{x(tick * step)}" y="{TOP - 9}" text-anchor="middle">{signed(tick * step)}</text>'
        )
    for row, one in enumerate(rows):
        y = middle(row)
        from_, to = one.rating_interval
        start, end = (x(first * step) if from_ is None else x(from_)), (x(last * step) if to is None else x(to))
        ends = f"M{start} {y}" + ("m8 -6l-8 6l8 6" if from_ is None else "m0 -6v12")
        ends += f"M{end} {y}" + ("m-8 -6l8 6l-8 6" if to is None else "m0 -6v12")
        parts += [
            f'<path class="reach" fill="none" d="M{start} {y}H{end}{ends}"/>',
            f'<circle class="dot" cx="{x(one.rating)}" cy="{y}" r="6"/>',
            f'<text class="figure" x="{left + SCALE + FIGURES}" y="{y + 5}" text-anchor="end">{figure(one)}</text>',
        ]
    return parts


def figure(one: Standing) -> str:
    return rating_text(one, signed, "≥", "≤")


def rates(report: Report, left: int) -> list[str]:
    """How often the bot of the row finishes ahead of the bot of the column: a mark says what the color says."""
    by_pair = {
        one.bots: (one.rate, one.anytime_interval if report.stopped else one.interval) for one in report.pairings
    }
    by_pair |= {(b, a): (1 - rate, (1 - high, 1 - low)) for (a, b), (rate, (low, high)) in list(by_pair.items())}
    bots = [one.bot for one in report.standings]
    what = "wins against" if report.players == 2 else "finishes ahead of"
    parts = [f'<text class="head" x="{left}" y="{TOP - 30}">{what} ...</text>']
    for column, other in enumerate(bots):
        x = left + CELL * (column + 0.5)
        parts.append(f'<text class="tick" x="{x}" y="{TOP - 9}" text-anchor="middle">{column + 1}</text>')
        for row, bot in enumerate(bots):
            place = (
                f'x="{left + CELL * column + 2}" y="{TOP + ROW * row + 3}" width="{CELL - 4}" height="{ROW - 6}" rx="5"'
            )
            if bot == other:
                parts.append(f'<rect class="self" {place}/>')
            if (bot, other) in by_pair:
                rate, (low, high) = by_pair[bot, other]
                mark = "▲" if low > 0.5 else "▼" if high < 0.5 else "≈"
                kind = "ahead" if rate >= 0.5 else "behind"
                parts += [
                    f'<rect class="{kind}" opacity="{0.06 + 0.74 * abs(rate - 0.5):.2f}" {place}/>',
                    f'<text class="rate" x="{x}" y="{middle(row) + 5}" text-anchor="middle">'
                    f"{mark} {100 * rate:.0f} %</text>",
                ]
    return parts


def key(height: int) -> list[str]:
    """How to read it."""
    lines = (
        "● rating with its 95 % interval (an arrow: an open end); 400 points more are ten times the strength; "
        "0 is the average",
        "▲ clearly ahead · ▼ clearly behind · ≈ not clear (the 95 % interval of the rate holds 50 %)",
    )
    return [
        f'<text class="key" x="{MARGIN}" y="{height - 50 + 22 * row}">{line}</text>' for row, line in enumerate(lines)
    ]


def nice(step: float) -> float:
    """A round number that is not smaller."""
    power = 10.0 ** math.floor(math.log10(max(step, 1.0)))
    return next(factor * power for factor in (1, 2, 2.5, 5, 10) if factor * power >= step * 0.999)


def signed(points: float) -> str:
    """A rating with its sign, a proper minus."""
    number = f"{points:+.0f}".replace("-", "−")
    return "0" if number in ("+0", "−0") else number

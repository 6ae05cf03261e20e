"""What an analysis shows in a terminal: decisions that could have been better, and how each player decided."""

from typing import Any

from rich import box, progress
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from bottega.i18n.english import english
from bottega.study.analysis.analyse import GradedDecision, RecordAnalysis
from bottega.study.analysis.grades import GRADES, Grade
from bottega.study.analysis.grading import Advised, Suggested
from bottega.terminal.progress import ProgressLine

SIGNS: dict[Grade | None, str] = {"best": "!", "good": "", "doubtful": "?!", "blunder": "??", None: ""}
STYLES: dict[Grade | None, str] = {
    "best": "green",
    "good": "",
    "doubtful": "yellow",
    "blunder": "bold red",
    None: "dim",
}


class AnalysisProgress(ProgressLine):
    """How far the analysis is and how long it will take."""

    def __init__(self, console: Console) -> None:
        done, left = progress.TaskProgressColumn(), progress.TimeRemainingColumn()
        super().__init__(console, progress.TextColumn("thinking"), progress.BarColumn(), done, left)

    def __call__(self, done: int, total: int) -> None:
        if self.due() or done == total:
            self.show(done=done, total=total)


def report(analysis: RecordAnalysis, names: list[str], every: bool) -> RenderableType:
    """The decisions worth a look, or every one, then the players."""
    shown = [decision for decision in analysis.decisions if every or decision.judgment.grade in ("doubtful", "blunder")]
    parts: list[RenderableType] = [Text(headline(analysis), style="bold")]
    if shown:
        parts.append(decision_table(shown, names))
    elif analysis.decisions and not any(player.ungraded for player in analysis.summary):
        parts.append(Text("No decision was doubtful, and none a blunder."))
    parts.append(summary_table(analysis, names))
    if any(player.ungraded for player in analysis.summary):
        parts.append(
            Text(f"{analysis.adviser.partition(',')[0]} says only what it would do: other moves have no grade.")
        )
    return Group(*parts)


def headline(analysis: RecordAnalysis) -> str:
    """What was looked at, and by whom."""
    count = len(analysis.decisions)
    part = "" if analysis.complete else f" of {analysis.moves}"
    return f"{count}{part} {'decision' if analysis.moves == 1 else 'decisions'}, judged by {analysis.adviser}"


def decision_table(decisions: list[GradedDecision], names: list[str]) -> Table:
    """A decision a row: what was played with its grade, below it what would have been better and what that costs."""
    table = plain_table("move", "player", "grade", "played")
    table.columns[0].justify = "right"
    for decision in decisions:
        judgment = decision.judgment
        grade = Text(f"{SIGNS[judgment.grade]:<2} {judgment.grade or 'not graded'}", style=STYLES[judgment.grade])
        moves = move_text(judgment.played)
        if judgment.grade != "best":
            grade.append(f"\n{lost(judgment.loss, judgment.loss_lead)}", style="default not bold")
            moves.append("\nbetter ", style="dim").append_text(move_text(judgment.best))
        table.add_row(str(decision.index + 1), Text(names[decision.who]), grade, moves)
    return table


def summary_table(analysis: RecordAnalysis, names: list[str]) -> Table:
    """A player a row: decisions by grade, and what they lost on average."""
    table = plain_table("player", *GRADES, "best or good", "lost on average")
    for column in table.columns[1:]:
        column.justify = "right"
    for name, player in zip(names, analysis.summary, strict=True):
        table.add_row(
            Text(name),
            *(Text(str(player.grades[grade]), style=STYLES[grade]) for grade in GRADES),
            "" if player.accuracy is None else f"{100 * player.accuracy:.0f} %",
            lost(player.loss, player.loss_lead, 1),
        )
    return table


def plain_table(*headings: str) -> Table:
    """A table with no more lines than needed."""
    return Table(*headings, box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)


def lost(share: float | None, lead: float | None, places: int = 0) -> str:
    """What was lost of the expected victory and of the expected lead, in percent and in points."""
    if share is None or lead is None:
        return ""
    return f"{signed(-100 * share, places)} %  {signed(-lead, 1)} points"


def signed(number: float, places: int) -> str:
    """A number with its sign, a proper minus; nothing lost or gained has none."""
    text = f"{abs(number):.{places}f}"
    if float(text) == 0:
        return text
    return f"−{text}" if number < 0 else f"+{text}"


def hint_lines(options: list[Suggested], adviser: str) -> list[str]:
    """The best turns with what to expect of them, and why; of a bot that does not say, its choice alone."""
    lines = [f"{adviser} would play"] if options[0].value is None else [f"{adviser} expects"]
    wide = max(len(option.move) for option in options)
    for number, option in enumerate(options, 1):
        expected = "" if option.value is None or option.lead is None else f"{result_text(option.value, option.lead)}  "
        sure = ", proved" if option.proved else ""
        lines.append(f"  {number}. {option.move:<{wide}}  {expected}{english(option.said)}{sure}")
        lines += [f"     then {step.move}: {english(step.said)}" for step in option.line[1:]]
        lines += [f"     {english(reason)}" for reason in option.why]
    return lines


def result_text(value: float, lead: float) -> str:
    """An expected result: share of the victory and lead."""
    return f"{100 * value:3.0f} %  {signed(lead, 1):>5} points"


def move_text(option: Advised) -> Text:
    """A move in notation and in words."""
    said: Any = option.said
    return Text(option.move, style="bold cyan").append(f" {english(said)}", style="default not bold")

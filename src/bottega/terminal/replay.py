"""Stepping through a record."""

from typing import Any

from rich.console import Console

from bottega.core.errors import BadSetup
from bottega.core.game import SPECTATOR, Game
from bottega.core.match import Match, replay
from bottega.core.record import Record
from bottega.terminal import show


def position_at(game: Game[Any], record: Record, at: int | None) -> tuple[Match, list[list[str]]]:
    """The game after `at` moves (None: all of them), and the log lines of each move."""
    replay(game, record)
    total = len(record.moves)
    if at is not None and not 0 <= at <= total:
        raise BadSetup(f"there is no move {at}; choose --at from 0 to {total}")
    match = Match(game, record.header)
    names = show.seat_names(record.header.seats)
    logs: list[list[str]] = []
    for who, text in record.moves[: total if at is None else at]:
        logs.append(show.log_lines(match, match.push_text(text, who), SPECTATOR, names))
    return match, logs


def show_at(console: Console, game: Game[Any], record: Record, at: int) -> None:
    """The table after `at` moves, the move that led there and what it did."""
    match, logs = position_at(game, record, at)
    names = show.seat_names(record.header.seats)
    console.print(show.board(match, SPECTATOR, names))
    if at > 0:
        who, text = record.moves[at - 1]
        console.print(
            f"Move {at} of {len(record.moves)}: {names[who]} {text}", style="bold", markup=False, highlight=False
        )
        for line in logs[-1]:
            console.print(f"  {line}", style="dim", markup=False, highlight=False)
    else:
        console.print(f"Before move 1 of {len(record.moves)}", style="bold", highlight=False)
    if match.over():
        console.print(show.result_table(match.result(), names))


def step_through(console: Console, game: Game[Any], record: Record) -> None:
    """Forward with Enter, back with b, to a move with its number, out with q."""
    at = 0
    total = len(record.moves)
    while True:
        console.clear()
        show_at(console, game, record, at)
        try:
            answer = console.input("[dim]Enter next · b back · number go to · e end · q quit[/] > ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            console.print()
            return
        if answer == "q":
            return
        if answer == "b":
            at = max(0, at - 1)
        elif answer == "e":
            at = total
        elif answer.isascii() and answer.isdigit():
            at = min(total, int(answer[:9]))
        else:
            at = min(total, at + 1)


def show_all(console: Console, game: Game[Any], record: Record) -> None:
    """Every move with what it did, then the last table."""
    match, logs = position_at(game, record, None)
    names = show.seat_names(record.header.seats)
    for number, ((who, text), lines) in enumerate(zip(record.moves, logs, strict=True), 1):
        console.print(f"{number} {names[who]} {text}", style="bold", markup=False, highlight=False)
        for line in lines:
            console.print(f"    {line}", markup=False, highlight=False)
    console.print(show.board(match, SPECTATOR, names))
    console.print(show.result_table(match.result(), names))


def as_json(game: Game[Any], record: Record, at: int | None) -> dict[str, object]:
    """The game after `at` moves as plain data."""
    match, logs = position_at(game, record, at)
    return {
        "game": game.name,
        "moves": len(record.moves),
        "at": len(match.moves),
        "view": game.view(match.position, SPECTATOR),
        "log": logs[-1] if logs else [],
        "result": match.result().as_dict(),
        "over": match.over(),
    }

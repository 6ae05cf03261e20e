"""A line that says how far something is, if somebody looks."""

import time
from typing import Self

from rich import progress
from rich.console import Console

REFRESH = 0.2  # seconds between two changes of the line


class ProgressLine:
    """Columns that change now and then; what ends is no longer seen."""

    def __init__(self, console: Console, *columns: progress.ProgressColumn) -> None:
        self.began = time.monotonic()
        self.shown = 0.0
        self.line = progress.Progress(
            *columns,
            console=console,
            auto_refresh=False,  # no thread: it would draw over the last lines
            transient=True,
            disable=not console.is_terminal,
        )
        self.task = self.line.add_task("")

    def __enter__(self) -> Self:
        self.line.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self.line.stop()

    def due(self) -> bool:
        """Is it time to change the line?"""
        return time.monotonic() >= self.shown + REFRESH

    def show(self, words: str = "", done: float = 0.0, total: float | None = None) -> None:
        """Change the line."""
        self.shown = time.monotonic()
        self.line.update(self.task, description=words, completed=done, total=total, refresh=True)

"""Scrolls dealt by hand: `3B` is row 3 and column B."""

from typing import Self

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.fresco.modules.m07_scrolls import scrolls_of
from tests.games.fresco.board import Board


class ScrollsScene(Board):
    def deal_scrolls(self, *pairs: str) -> Self:
        """Row and column of each seat, `3B` (row 3, column B); `-` for a scroll that is used: `-B`, `3-`, `--`."""
        scrolls = scrolls_of(self.state)
        rows = [-1 if pair[0] == "-" else int(pair[0]) - 1 for pair in pairs]
        columns = [-1 if pair[1] == "-" else "ABCDE".index(pair[1]) for pair in pairs]
        scrolls.rows, scrolls.columns = vec[i64](rows), vec[i64](columns)
        return self

    def scrolls_left(self, seat: int) -> str:
        """`3B`, with `-` for those that are gone."""
        row, column = scrolls_of(self.state).rows[seat], scrolls_of(self.state).columns[seat]
        return ("-" if row < 0 else str(row + 1)) + ("-" if column < 0 else "ABCDE"[column])

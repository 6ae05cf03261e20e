"""Bottega for researchers: batches of tables, and doors to the frameworks that learning is done with.

Nothing heavy is imported before it is asked for. What is needed is in the extra `research`.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bottega.research.batch import Batch as Batch

__all__ = ["Batch"]


def __getattr__(name: str) -> Any:
    if name == "Batch":
        from bottega.research.batch import Batch

        return Batch
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

"""How one player answers question after question where several decide in secret at the same time."""

from mypy_extensions import i64

from bottega.core.kernel import Position


def answer(s: Position, who: i64, move: i64) -> None:
    """Play a move of `who`; in secret they are asked on until their plan is complete, whoever else still plans."""
    secret = s.steps[s.step()].secret()
    s.play(move)
    if secret:
        s.settle(who)

"""What a seat sees and is asked, as text for programs that read: the view, the question, and what each option does."""

import json
from typing import Any

from bottega.core.game import Game
from bottega.core.kernel import Position
from bottega.i18n import speak


def observation_text(game: Game[Any], s: Position, who: int) -> str:
    """All that `who` may know (-1: a spectator)."""
    view = dict(game.view(s, who))
    view.pop("options", None)
    lines = [f"{name}: {json.dumps(value)}" for name, value in view.items()]
    return "\n".join([*lines, *question_lines(game, s, who)])


def question_lines(game: Game[Any], s: Position, who: int) -> list[str]:
    """What is asked of `who`, and the options with what they do."""
    if who not in s.deciders():
        return []
    asked = s.copy()
    asked.ask(who)
    options = [f"  {game.write(asked, move)}: {speak(game.explain(asked, move))}" for move in asked.options]
    return [speak(game.question(asked)), *options]

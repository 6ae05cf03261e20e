"""Bots in somebody's Python files."""

import importlib.util
import inspect
import sys
import traceback
from difflib import get_close_matches
from pathlib import Path
from types import ModuleType
from typing import Any

from bottega.bots.bot import Bot, Budget
from bottega.core.errors import BadSetup

GIVEN = ("name", "seed", "budget")  # what a constructor may ask for


def load_class(file: Path, name: str) -> type[Any]:
    """A bot's class; BadSetup says why the file or the class cannot be used, and leaves it to others to name them."""
    module = load_module(file)
    kind = getattr(module, name, None)
    known = [other for other, thing in vars(module).items() if is_bot(thing) and thing.__module__ == module.__name__]
    if kind is None:
        alike = get_close_matches(name, known, 1)
        advice = f"did you mean {alike[0]}?" if alike else f"the file has {', '.join(known) or 'no bot at all'}"
        raise BadSetup(f"there is no such class; {advice}")
    if not isinstance(kind, type):
        raise BadSetup(f"this is no class; the file has {', '.join(known) or 'no bot at all'}")
    if not is_bot(kind):
        raise BadSetup("the class has no method choose(self, game, s, who); define it")
    strange = [word for word in needed(kind) if word not in GIVEN]
    if strange:
        raise BadSetup(f"its constructor needs {strange[0]!r}; it can ask for {', '.join(GIVEN)}, and nothing else")
    return kind


def load_module(file: Path) -> ModuleType:
    """The file as a module; what lies beside it can be imported."""
    name = f"external_bot_{file.stem}"
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    sys.path.append(str(file.parent))
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BadSetup(f"the file cannot be loaded: {where_and_what(error, file)}") from None
    except SystemExit:
        raise BadSetup("the file ends Python when it is loaded; let it do so only if __name__ == '__main__'") from None
    return module


def is_bot(thing: object) -> bool:
    """Is it a class that can choose?"""
    choose = getattr(thing, "choose", None)
    return isinstance(thing, type) and callable(choose) and choose is not Bot.choose


def needed(kind: type[Any]) -> list[str]:
    """The arguments without which the class cannot be made."""
    taken = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
    wanted = inspect.signature(kind).parameters.values()
    return [word.name for word in wanted if word.default is inspect.Parameter.empty and word.kind not in taken]


def make_bot(kind: type[Any], seed: int, budget: Budget) -> Any:
    """A bot of the class, given what its constructor declares of name, seed and budget."""
    given = {"name": kind.__name__, "seed": seed, "budget": budget}
    wanted = inspect.signature(kind).parameters
    return kind(**{word: value for word, value in given.items() if word in wanted})


def where_and_what(error: BaseException, file: Path) -> str:
    """What went wrong, and in which line of the file."""
    what = " ".join(traceback.format_exception_only(error)[-1].split())
    line: int | None = None
    if isinstance(error, SyntaxError) and error.filename == str(file):
        line = error.lineno
    for frame in traceback.extract_tb(error.__traceback__):
        if frame.filename == str(file):
            line = frame.lineno
    return what if line is None else f"line {line}: {what}"

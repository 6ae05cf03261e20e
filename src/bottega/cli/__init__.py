"""The command line. Engine and tables are imported only by the commands that need them."""

import io
import os
import sys
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

import click

from bottega import __version__
from bottega.cli import commands
from bottega.cli.options import FAILED, STOPPED, complain
from bottega.core.errors import BottegaError


def main(argv: list[str] | None = None) -> int:
    """Run a command; whatever is wrong with the input becomes one line on standard error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our signs shows what it can
    try:
        code = cli.main(args=argv, prog_name="bottega", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except click.exceptions.Exit as stop:
        return stop.exit_code
    except click.ClickException as error:
        return complain(one_line(error))
    except BottegaError as error:
        return complain(str(error))
    except (click.Abort, KeyboardInterrupt):
        return complain("stopped", STOPPED)
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left to print is lost
        if isinstance(error, BrokenPipeError):  # the reader of a pipe has seen enough
            return 0
        return complain(f"output cannot be written ({error.strerror}); make room or choose another place", FAILED)


def one_line(error: click.ClickException) -> str:
    """Click's message, and where to read more."""
    message = " ".join(error.format_message().split()).rstrip(".")
    command = "bottega"
    if isinstance(error, click.UsageError) and error.ctx is not None:
        command = error.ctx.command_path
    return f"{message}; see {command} --help"


class Commands(click.Group):
    """Every module of `bottega.cli.commands` is a command, imported when it is wanted; `import_` is called import."""

    def list_commands(self, _context: click.Context) -> list[str]:
        return sorted(modules())

    def get_command(self, _context: click.Context, name: str) -> click.Command | None:
        if name not in modules():
            return None
        command: click.Command = import_module(f"{commands.__name__}.{modules()[name]}").command
        return command


@cache
def modules() -> dict[str, str]:
    """The modules with commands, by the names of these."""
    return {module.name.rstrip("_"): module.name for module in iter_modules(commands.__path__)}


def print_version(context: click.Context, _option: click.Parameter, wanted: bool) -> None:
    """Which Bottega this is, and whether its engine is compiled."""
    if wanted and not context.resilient_parsing:
        from bottega.engine import compiled

        way = "compiled" if compiled() else "interpreted"
        click.echo(f"bottega {__version__} ({way} engine, Python {sys.version.split()[0]})")
        context.exit()


@click.group(cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=print_version,
    help="Version and kind of engine.",
)
@click.pass_context
def cli(context: click.Context) -> None:
    """Bottega: play and study Stained Glass of Sintra and Fresco.

    Without a command it opens the table in the browser, as bottega serve --open does; bottega play is in the terminal.
    """
    if context.invoked_subcommand is None:
        from bottega.cli.commands.serve import command as serve

        with serve.make_context("serve", ["--open"], parent=context) as serving:
            serve.invoke(serving)

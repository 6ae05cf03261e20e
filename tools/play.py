"""make play: open the table at once, also where the engine must still be compiled.

python tools/play.py ENGINE [OPTION...]: ENGINE is what make compiles, options are those of `bottega serve`.
Until it is compiled the engine runs as plain Python. Then the server starts again with it, and whoever
is at a table comes back by itself.
"""

import os
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import click

BOTTEGA = Path(sys.executable).with_name("bottega")


def main(engine: str, options: list[str]) -> int:
    serve = [str(BOTTEGA), "serve", "--open", *options]
    if subprocess.run(["make", "--question", engine], capture_output=True).returncode == 0:
        os.execv(BOTTEGA, serve)
    server = Server(serve, interpreted=True)
    compiler = start_compiler(engine)
    try:
        while server.ended() is None and (compiler.poll() is None or not server.port):
            time.sleep(0.2)
        if server.ended() is None and compiler.returncode == 0 and compiled():
            click.echo("The engine is compiled: the table starts again with it.")
            server.stop()
            server = Server([str(BOTTEGA), "serve", *options, "--port", server.port], interpreted=False)
        elif server.ended() is None:
            click.echo("The engine could not be compiled: it goes on as plain Python, with slower bots.")
        return server.wait()
    except KeyboardInterrupt:
        return 0
    finally:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # everything is put away already
        end(compiler)
        server.stop()


class Server:
    """A server of its own, whose words are passed on."""

    def __init__(self, command: list[str], interpreted: bool) -> None:
        environment = {**os.environ, "BOTTEGA_INTERPRETED": "1" if interpreted else "0"}
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        self.port = ""
        self.reader = threading.Thread(target=self.pass_on, daemon=True)
        self.reader.start()

    def pass_on(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.match(r"Bottega is at http://\S+:(\d+)/ \(Ctrl-C", line):
                self.port = found[1]
            click.echo(line, nl=False)

    def ended(self) -> int | None:
        return self.process.poll()

    def wait(self) -> int:
        code = self.process.wait()
        self.reader.join()
        return code

    def stop(self) -> None:
        if self.ended() is None:
            self.process.terminate()
        self.wait()


def start_compiler(engine: str) -> subprocess.Popen[bytes]:
    """In a group of its own, so that Ctrl-C does not cut a file short; the table comes first."""
    click.echo("The engine is compiled meanwhile; until then it runs as plain Python, with slower bots.")
    return subprocess.Popen(["nice", "make", "--silent", engine], start_new_session=True)


def compiled() -> bool:
    """Is there an engine to start again with? Without a C compiler there is none."""
    said = subprocess.run([BOTTEGA, "--version"], capture_output=True, text=True).stdout
    return "compiled engine" in said


def end(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def leave(*_: object) -> None:
    raise KeyboardInterrupt


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, leave)
    sys.exit(main(sys.argv[1], sys.argv[2:]))

"""Runs a program and writes down what is said both ways: `tee.py FILE COMMAND...`."""

import subprocess
import sys
import threading
from pathlib import Path


def main() -> None:
    """Pass lines on, `>` from the table and `<` from the bot."""
    with Path(sys.argv[1]).open("w", encoding="utf-8") as file:
        bot = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
        assert bot.stdin is not None
        assert bot.stdout is not None

        def answers() -> None:
            for line in bot.stdout or ():
                file.write(f"< {line}")
                sys.stdout.write(line)
                sys.stdout.flush()

        thread = threading.Thread(target=answers)
        thread.start()
        for line in sys.stdin:
            file.write(f"> {line}")
            bot.stdin.write(line)
            bot.stdin.flush()
        bot.stdin.close()
        thread.join()
        bot.wait()


if __name__ == "__main__":
    main()

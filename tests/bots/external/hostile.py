"""A program that breaks the rules of the protocol, one at a time: `hostile.py FOLDER MODE`.

It leaves a file in the folder for each process, named after its number. Without a mode of its own it plays the first
option.
"""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

FOREVER = 100_000.0


def say(text: str | bytes) -> None:
    """Write a line, whatever it is."""
    data = text if isinstance(text, bytes) else text.encode()
    os.write(1, data + b"\n")


def flood(stream: int, data: bytes) -> None:
    """Write without end."""
    while True:
        os.write(stream, data)


def misbehave(mode: str, moment: str, move: str) -> bool:
    """Do what the mode says at this moment; True if that took the place of the answer."""
    what, _, when = mode.partition("@")
    if when and when != moment:
        return False
    if what == "exit":
        os.write(2, b"first words\nno more glass\n\n")
        sys.exit(3)
    if what == "deaf":
        while True:
            say("ready")
            time.sleep(0.01)
    if what == "blind":
        say("ready")
        time.sleep(0.2)
        say("bestmove R")
        time.sleep(FOREVER)
    if what == "silence":
        time.sleep(FOREVER)
    if what == "flood":
        flood(1, b"info " * 1000)
    if what == "lines":
        flood(1, b"info\n" * 1000)
    if what == "empty":
        flood(1, b"\n" * 1000)
    if what == "shout":
        flood(2, b"error\n" * 1000)
    if what == "noise":
        os.write(2, b"error\n" * 1_000_000)
    if what == "huge":
        say("x" * 100_000)
    if what == "close":
        os.close(1)
        time.sleep(FOREVER)
    if what == "abort":
        os.kill(os.getpid(), signal.SIGABRT)
    if what == "error":
        say("error I play chess only")
    if what == "leave-a-child":
        subprocess.Popen([sys.executable, __file__, sys.argv[1], "sleep"])
        while len(list(Path(sys.argv[1]).iterdir())) < 2:
            time.sleep(0.01)
        sys.exit(4)
    if what == "garbage":
        say(b"\x00\xff\xfe bestmove \xf0\x28")
        say("")
        say(" ")
        say("bestmoves R\nREADY\n42\nbest move\r")
    if what == "early":
        say(f"bestmove {move or 'R'}")
    if moment != "go":
        return False
    if what == "twice":
        say(f"bestmove {move}\nbestmove {move}")
        return True
    if what == "give-up":
        say(f"bestmove {move}\nerror\tI give up")
        return True
    if what == "tabs":
        say(f"info\tvalue 0.5\n\tbestmove\t{move}\t")
        return True
    if what in ("Z9", "\\xff", ""):
        say(b"bestmove " + (b"\xff" if what == "\\xff" else what.encode()))
        return True
    if what == "lower":
        say(f"bestmove   {move.lower()} ponder S1\r")
        return True
    return what == "think"


def main() -> None:
    """Play, but for the mode."""
    folder, mode = sys.argv[1:]
    Path(folder, str(os.getpid())).touch()
    if mode in ("sleep", "stay"):
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if mode == "sleep":
        time.sleep(FOREVER)
    misbehave(mode, "start", "")
    move = ""
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "options":
            move = move if move and mode == "again" else rest.split()[0]
        if word in ("bottega", "newgame", "go") and misbehave(mode, word, move):
            continue
        if word == "bottega":
            say("id\tname\tHostile bot\nready\tgo on" if mode.startswith("tabs") else "id name Hostile\nready")
        elif word == "newgame":
            say("ready")
            misbehave(mode, "ready", "")
        elif word == "go" or (word == "stop" and mode == "think"):
            say(f"info value 0.5\nbestmove {move}")
        elif word == "quit":
            break
    if mode == "stay":
        time.sleep(FOREVER)


if __name__ == "__main__":
    main()

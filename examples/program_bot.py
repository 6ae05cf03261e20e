#!/usr/bin/env python3
"""A program that plays, without a word of Bottega's own code: it reads lines and writes lines.

docs/bot-protocol.md describes them. In Sintra it takes what fits best, in Fresco it restores the most valuable
segment; all else it leaves to chance.
"""

import json
import random
import sys


def main():
    dice = random.Random(0)
    view, question, options = {}, "", []
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "bottega":
            say("id name Rule of thumb", "id author the example", "ready")
        elif word == "newgame":
            words = rest.split()
            dice = random.Random(int(words[words.index("seed") + 1]))  # the same seed gives the same game
            say("ready")
        elif word == "position":
            view = json.loads(rest)
        elif word == "question":
            question = rest.split()[0]
        elif word == "options":
            options = rest.split()
        elif word == "go":
            worth = {move: (RULES.get(question, anything)(view, move), dice.random()) for move in options}
            say("bestmove " + max(options, key=lambda move: worth[move]))
        elif word == "quit":
            break


def say(*lines):
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()  # else nobody hears it


def take(view, move):
    """Sintra, a turn: how many panes find a place, less those that break."""
    if move == "R":
        return 0
    me = view["players"][view["seat"]]
    panes = view["middle"] if move[0] == "M" else view["factories"][int(move[1]) - 1]
    taken = panes.count(move[-1])
    room = max(empty(column, move[-1]) for column in me["columns"][me["glazier"] :])
    return min(taken, room) - 2 * max(0, taken - room)


def place(view, move):
    """Sintra, a strip: as many panes as possible, then the fullest strip."""
    column = view["players"][view["seat"]]["columns"][int(move[1]) - 1]
    return 5 * min(len(view["hand"]), empty(column, view["hand"][0])) - column["panes"].count(".")


def empty(column, color):
    """The empty fields of a strip that take a color; a joker takes any."""
    fields = zip(column["fields"], column["panes"], strict=True)
    return sum(pane == "." and field in (color, "J") for field, pane in fields)


def restore(view, move):
    """Fresco, the cathedral: the value of a segment."""
    if move[0] not in "ABCDE":
        return anything(view, move)
    return view["fresco"][5 * (int(move[1]) - 1) + "ABCDE".index(move[0])]["value"]


def anything(view, move):
    """All else: anything but giving up."""
    return -1 if move == "-" else 0


RULES = {
    "sintra-ask-take": take,
    "sintra-ask-turn": take,
    "sintra-ask-place": place,
    "fresco-ask-restore": restore,
}

if __name__ == "__main__":
    main()

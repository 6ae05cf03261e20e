#!/usr/bin/env python3
"""A program that sits at tables as people do: it takes every seat it is asked to take, and plays by chance.

    BOTTEGA_TOKEN=... python3 examples/table_program.py http://localhost:8000

docs/programs.md tells how to get a token, and what the lines mean. Nothing of Bottega's own code is needed.
"""

import json
import os
import random
import sys
import uuid
from urllib.parse import quote
from urllib.request import Request, urlopen

SITE = sys.argv[1].rstrip("/")
TOKEN = os.environ["BOTTEGA_TOKEN"]


def ask(method, path, body=None):
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    return urlopen(Request(SITE + path, json.dumps(body or {}).encode() if method == "POST" else None, headers))


def play(table, seat):
    """Decide until the seat is not asked any more."""
    path = f"/api/tables/{quote(table)}"
    state = json.load(ask("GET", f"{path}?seat={seat}"))
    while seat in state["waiting"] and not state["over"]:
        message = {"type": "ready", "id": uuid.uuid4().hex, "seat": seat}  # a secret plan is complete
        if state["asked"]:
            move = random.choice(state["asked"]["options"])["move"]
            message |= {"type": "move", "base": state["seq"], "move": move}
        answer = json.load(ask("POST", f"{path}/say", message))
        if answer["type"] == "refused" and answer["code"] != "stale":
            sys.exit(f"refused: {answer}")
        state = json.load(ask("GET", f"{path}?seat={seat}"))


for line in ask("GET", "/api/stream"):
    event = json.loads(line) if line.strip() else {"type": "alive"}
    if event["type"] == "challenge":
        ask("POST", f"/api/tables/{event['table']}/sit", {"token": event["token"]})
    elif event["type"] == "turn":
        for seat in event["seats"]:
            play(event["table"], seat)
    elif event["type"] == "over":
        sys.stdout.write(f"{event['table']}: over\n")
        sys.stdout.flush()

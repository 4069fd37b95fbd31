"""Programs to play with, well-behaved and others."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

# It keeps what it was told in the file that it is given, if it is.
PROGRAM = """
import json, os, sys, time

how, kept = sys.argv[1], open(sys.argv[2], "a") if len(sys.argv) > 2 else None

def say(text):
    sys.stdout.write(text + "\\n")
    sys.stdout.flush()

if how == "early":
    say("Hello!")
asked = 0
for line in sys.stdin:
    if kept:
        kept.write(line)
        kept.flush()
    told = json.loads(line)
    if told["type"] != "decide":
        continue
    asked += 1
    choices = [it["decision"] for ask in told["view"]["asks"] for it in ask["choices"]]
    if how == "index":
        say(str(len(choices) - 1))
    elif how == "decision":
        say(json.dumps(choices[0]))
    elif how == "crash":
        os._exit(7)
    elif how == "crash-later":
        if asked > 1:
            os._exit(7)
        say("0")
    elif how == "nonsense":
        say("I would rather not")
    elif how == "illegal":
        say("99999")
    elif how == "twice":
        os.write(1, b"0\\n0\\n")
    elif how == "large":
        say("[" + "0," * 5_000_000 + "0]")
    elif how == "endless":
        while True:
            sys.stdout.write("0" * 1_000_000)
    elif how == "never":
        time.sleep(1000)
    elif how == "late":
        time.sleep(2)
        say("0")
"""

CLASSES = """
from tontine.rules.choices import Choices

class First:
    def __init__(self, rng):
        pass

    def choose(self, game, seat):
        choices = Choices()
        game.offer(seat, choices)
        return choices.nth(0)

class Unmade:
    def choose(self, game, seat):
        return 0

class Mute:
    def __init__(self, rng):
        pass

class Raising(First):
    def choose(self, game, seat):
        raise IndexError("lost my way")
"""


def write_players(folder: Path) -> tuple[str, str]:
    """Two seats to be completed: a program by how it behaves, and a class by its name."""
    (folder / "program.py").write_text(PROGRAM)
    (folder / "classes.py").write_text(CLASSES)
    # Without its site packages Python starts in a tenth of the time.
    command = [sys.executable, "-I", "-S", str(folder / "program.py")]
    return f"exec:{shlex.join(command)} ", f"{folder / 'classes.py'}:"

"""A process in which bots think: questions come in as lines, decisions go out.

It keeps the matches it was asked about, so that a question need not be played from the start.
"""

from __future__ import annotations

import signal
import sys
from collections import OrderedDict

import msgspec
from msgspec import Struct

from tontine.bots.seats import bot_decision, make_bot
from tontine.play.match import Match
from tontine.play.recall import recall, recall_match
from tontine.play.script import Streams
from tontine.play.view import Decision
from tontine.rules.chance import Rng

KEPT = 32  # matches


class Past(Struct, frozen=True):
    """A decision that was made."""

    seat: int
    decision: Decision
    chance: Streams


class Question(Struct, frozen=True):
    """What would the bot decide at this seat? ``seed`` is for its own chance."""

    table: str
    game: str
    seats: list[str]
    options: dict[str, str]
    chance: Streams
    steps: list[Past]
    seat: int
    bot: str
    seed: int


class Answer(Struct, frozen=True):
    decision: Decision


class Memory:
    """The matches last asked about."""

    def __init__(self) -> None:
        self._matches: OrderedDict[str, tuple[list[Past], Match]] = OrderedDict()

    def match(self, question: Question) -> Match:
        known, match = self._matches.pop(question.table, ([], None))
        if match is None or question.steps[: len(known)] != known:
            known = []
            match = recall_match(question.game, question.seats, question.options, question.chance)
        for step in question.steps[len(known) :]:
            recall(match, step.seat, step.decision, step.chance)
        self._matches[question.table] = (question.steps, match)
        while len(self._matches) > KEPT:
            self._matches.popitem(last=False)
        return match


def answer(question: Question, memory: Memory) -> Answer:
    """The bot sees nothing but states imagined from its seat."""
    rng = Rng(question.seed)
    bot = make_bot(question.game, question.bot, rng)
    return Answer(bot_decision(memory.match(question), question.seat, bot, rng))


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    memory = Memory()
    for line in sys.stdin.buffer:
        question = msgspec.json.decode(line, type=Question)
        sys.stdout.buffer.write(msgspec.json.encode(answer(question, memory)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()

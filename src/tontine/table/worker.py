"""A process in which bots think: questions come in as lines, decisions go out.

It keeps the matches it was asked about, so that a question need not be played from the start;
and with them the bots, for some remember what they have tried.
"""

from __future__ import annotations

import signal
import sys
from collections import OrderedDict

import msgspec
from msgspec import Struct

from tontine.bots.bot import Bot
from tontine.bots.decide import BotFailed
from tontine.bots.seats import bot_decision, make_bot
from tontine.play.replay import replay, replay_match
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
    """``failure`` says what went wrong where there is no decision."""

    decision: Decision | None
    failure: str = ""


class Game:
    """A match as far as it has been asked about, and those who play it by seat and name."""

    def __init__(self, question: Question) -> None:
        names, options = question.seats, question.options
        self.match = replay_match(question.game, names, options, question.chance)
        self._known: list[Past] = []
        self._bots: dict[tuple[int, str], Bot] = {}

    def leads_to(self, question: Question) -> bool:
        """Whether nothing was taken back since."""
        return question.steps[: len(self._known)] == self._known

    def go_on(self, question: Question) -> None:
        for step in question.steps[len(self._known) :]:
            replay(self.match, step.seat, step.decision, step.chance)
        self._known = question.steps

    def bot(self, question: Question, rng: Rng) -> Bot:
        who = (question.seat, question.bot)
        if who not in self._bots:
            self._bots[who] = make_bot(question.game, question.bot, rng)
        return self._bots[who]


class Memory:
    """The games last asked about."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, Game] = OrderedDict()

    def game(self, question: Question) -> Game:
        game = self._games.pop(question.table, None)
        if game is None or not game.leads_to(question):
            game = Game(question)
        game.go_on(question)
        self._games[question.table] = game
        while len(self._games) > KEPT:
            self._games.popitem(last=False)
        return game


def answer(question: Question, memory: Memory) -> Answer:
    """The bot sees nothing but states imagined from its seat."""
    rng = Rng(question.seed)
    game = memory.game(question)
    try:
        return Answer(bot_decision(game.match, question.seat, game.bot(question, rng), rng))
    except BotFailed as failed:
        return Answer(None, str(failed))


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    memory = Memory()
    for line in sys.stdin.buffer:
        question = msgspec.json.decode(line, type=Question)
        sys.stdout.buffer.write(msgspec.json.encode(answer(question, memory)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()

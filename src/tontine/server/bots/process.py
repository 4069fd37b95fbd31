"""A process in which bots think: questions come in as JSON lines, answers go out as such.

Its arguments are the bots that whoever runs the server has named.

It caches the matches it was last asked about, so that they are not replayed from the start, and
their bots, since some of them keep what they have searched.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import OrderedDict

import msgspec
from msgspec import Struct

from tontine.bots.bot import Bot, BotFailed
from tontine.bots.programs import say_bye
from tontine.bots.seats import bot_decision, name_bots
from tontine.coach.analysis import Analyst, Piece
from tontine.coach.puzzles import weigh_turns
from tontine.learn.scripted import make_bot
from tontine.play.errors import Problem, Refused
from tontine.play.fork import Fork
from tontine.play.replay import replay, replay_match
from tontine.play.script import Streams
from tontine.play.view import Decision
from tontine.rules.chance import Rng
from tontine.server.bots.analyses import Batch, Finished, analyst_of, finish, work_on
from tontine.server.bots.hints import PARTS, Messages, hint_messages

CACHED_GAMES = 64
PING = b""  # a line that is answered by the same, to see whether the process lives
WHOLE = -1
BACKGROUND = "--background"  # an argument: bots that somebody waits for come first


class Past(Struct, frozen=True):
    """A decision that was made."""

    seat: int
    decision: Decision
    chance: Streams


class Question(Struct, frozen=True):
    """What does the bot at this seat decide? ``seed`` is for the bot's own random numbers.

    ``steps`` are those after the first ``known``, if the process was told of these before and no
    decision was taken back since (``undos``); otherwise (-1) all of them.
    """

    table_id: str
    game: str
    seats: list[str]
    options: dict[str, str]
    chance: Streams
    steps: list[Past]
    seat: int
    bot: str
    seed: int
    undos: int = 0
    known: int = WHOLE
    forks: list[Fork] = []  # where it left another game
    hint: float = 0.0  # not the bot but the coach is asked, for so much of its playouts
    # The coach goes through the game: these pieces are done; ``finish``: all of them.
    analysed: list[Piece] | None = None
    finish: bool = False
    # The coach weighs these turns of the seat, by so many playouts of each.
    turns: list[list[Decision]] | None = None
    playouts: int = 0


class Answer(Struct, frozen=True):
    """A decision, or what went wrong (``failure``); or a hint, or chances. ``forgotten``: the game
    is no longer cached, so that the question has to be asked with all of its steps."""

    decision: Decision | None
    failure: str = ""
    forgotten: bool = False
    hint: Messages | None = None
    batch: Batch | None = None
    finished: Finished | None = None
    chances: list[float] | None = None


class Game:
    """A match up to the last question about it, and its bots by seat and name."""

    def __init__(self, question: Question) -> None:
        names, options = question.seats, question.options
        self.match = replay_match(question.game, names, options, question.chance)
        self.match.leave_where_due(question.forks)
        self._undos = question.undos
        self._bots: dict[tuple[int, str], Bot] = {}
        self._analyst: Analyst | None = None

    def leads_to(self, question: Question) -> bool:
        """Whether the question continues this game without an undo in between."""
        return (self._undos, self.match.version) == (question.undos, question.known)

    def go_on(self, question: Question) -> None:
        for step in question.steps:
            replay(self.match, step.seat, step.decision, step.chance)
            self.match.leave_where_due(question.forks)

    def analyst(self) -> Analyst:
        if self._analyst is None:
            self._analyst = analyst_of(self.match)
        return self._analyst

    def bot(self, question: Question, rng: Rng) -> Bot:
        who = (question.seat, question.bot)
        if who not in self._bots:
            self._bots[who] = make_bot(question.game, question.bot, rng)
        return self._bots[who]

    def leave(self) -> None:
        say_bye(self._bots.values())


class Cache:
    """The games that were asked about last."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, Game] = OrderedDict()

    def game(self, question: Question) -> Game | None:
        """The game of a question that tells all of it, or goes on with what is cached."""
        game = self._games.pop(question.table_id, None)
        if question.known == WHOLE:
            if game is not None:
                game.leave()
            game = Game(question)
        elif game is None or not game.leads_to(question):
            return None
        game.go_on(question)
        self._games[question.table_id] = game
        while len(self._games) > CACHED_GAMES:
            self._games.popitem(last=False)[1].leave()
        return game


def answer(question: Question, cache: Cache) -> Answer:
    """The bot's answer. It sees only states imagined from what its seat knows."""
    rng = Rng(question.seed)
    game = cache.game(question)
    if game is None:
        return Answer(None, forgotten=True)
    try:
        if question.analysed is not None:
            return _analysed(game, question.analysed, question.finish)
        if question.turns is not None:
            asked = (question.seat, question.turns, question.playouts)
            return Answer(None, chances=weigh_turns(game.match, *asked))
        if question.hint:
            part, final = question.hint, question.hint >= PARTS[-1]
            return Answer(None, hint=hint_messages(game.match, question.seat, part, final))
        return Answer(bot_decision(game.match, question.seat, game.bot(question, rng), rng))
    except BotFailed as failed:
        return Answer(None, failed.summary)
    except (Problem, Refused) as problem:  # there is no coach, or it would not play such a turn
        return Answer(None, str(problem.phrase))


def _analysed(game: Game, done: list[Piece], is_whole: bool) -> Answer:
    if is_whole:
        return Answer(None, finished=finish(game.match, game.analyst(), done))
    return Answer(None, batch=work_on(game.analyst(), done))


def answer_line(line: bytes, cache: Cache) -> bytes:
    if line == PING:
        return PING
    return msgspec.json.encode(answer(msgspec.json.decode(line, type=Question), cache))


def main() -> None:
    signal.signal(
        signal.SIGINT, signal.SIG_IGN
    )  # Ctrl-C goes to the server, which ends its bots' processes
    if BACKGROUND in sys.argv:
        os.nice(10)
    name_bots(it for it in sys.argv[1:] if it != BACKGROUND)
    cache = Cache()
    for line in sys.stdin.buffer:
        try:
            sys.stdout.buffer.write(answer_line(line.rstrip(b"\n"), cache) + b"\n")
            sys.stdout.buffer.flush()
        except BrokenPipeError:
            os._exit(0)  # the server was killed, and nobody reads what is left to be flushed


if __name__ == "__main__":
    main()

"""What every bot keeps to: legal decisions, the same again from the same chance, in time, and the
state it is shown left as it was."""

from __future__ import annotations

from collections.abc import Sequence
from time import process_time

from msgspec import Struct

from tontine.bots.bot import Bot, BotFailed, Reader
from tontine.bots.seats import bot_decision, bot_problem, make_bot
from tontine.play.errors import Refused
from tontine.play.match import Match, new_match
from tontine.play.titles import TITLES
from tontine.play.view import Decision, Entry
from tontine.rules.chance import Rng
from tontine.rules.game import Game
from tontine.testing.walk import Config, facts, pairwise_configs

DECISIONS = 120  # of a game that are tried: those of longer ones are much alike


class BotReport(Struct, frozen=True):
    """What was found, in the first game in which something was."""

    game: str
    bot: str
    games: int
    decisions: int
    slowest: float  # CPU seconds that a decision took
    problem: str | None


class _Watched(Bot):
    """Passes on what is asked, and notices what happens to the state."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.altered = False

    def read_log(self, log: Sequence[Entry]) -> None:
        if isinstance(self._bot, Reader):
            self._bot.read_log(log)

    def choose(self, game: Game, seat: int) -> int:
        before, owes, chance = facts(game), game.owes, game.chance.state
        code = self._bot.choose(game, seat)
        left = (facts(game), game.owes, game.chance.state)
        self.altered = self.altered or left != (before, owes, chance)
        return code


class _Problem(Exception):
    pass


def try_bot(game: str, name: str, seconds: float = 60.0, decisions: int = DECISIONS) -> BotReport:
    """Every seat of a game is played by the bot, in every configuration of the game, for so many
    decisions. ``seconds`` is how much CPU time it may take for each."""
    if (problem := bot_problem(game, name)) is not None:
        return BotReport(game, name, 0, 0, 0.0, problem)
    made, slowest, games = 0, 0.0, 0
    for config in pairwise_configs(TITLES[game]):
        games += 1
        watch = _Game(config, name, seconds)
        try:
            watch.play(decisions)
        except _Problem as found:
            problem = f"{config}, decision {watch.match.version + 1}: {found}"
        made += watch.match.version
        slowest = max(slowest, watch.slowest)
        if problem is not None:
            break
    return BotReport(game, name, games, made, slowest, problem)


class _Game:
    def __init__(self, config: Config, name: str, seconds: float) -> None:
        self.match: Match = new_match(config.game, config.seats, config.seed(1), config.options)
        self.slowest = 0.0
        self._config = config
        self._name = name
        self._seconds = seconds
        # Two of each kind, with the same chance: they must decide alike.
        self._bots, self._twins = ([self._bot(seat) for seat in range(config.seats)] for _ in "ab")

    def _bot(self, seat: int) -> _Watched:
        return _Watched(make_bot(self._config.game, self._name, Rng(seat)))

    def play(self, decisions: int) -> None:
        while not self.match.over and self.match.version < decisions:
            seat = self.match.owing[0]
            number = self.match.version
            before = process_time()
            decision = self._decide(self._bots[seat], seat, number)
            took = process_time() - before
            self.slowest = max(self.slowest, took)
            if took > self._seconds:
                raise _Problem(f"took {took:.1f} seconds of CPU time, more than {self._seconds:g}")
            again = self._decide(self._twins[seat], seat, number)
            if again != decision:
                raise _Problem(f"from the same chance decides {decision}, then {again}")
            try:
                self.match.decide(seat, decision)
            except Refused as refused:
                raise _Problem(f"{decision} is refused: {refused}") from None

    def _decide(self, bot: _Watched, seat: int, number: int) -> Decision:
        try:
            decision = bot_decision(self.match, seat, bot, Rng(number))
        except BotFailed as failed:
            raise _Problem(str(failed)) from None
        if bot.altered:
            raise _Problem("altered the state that it was shown; clone it to try something out")
        return decision

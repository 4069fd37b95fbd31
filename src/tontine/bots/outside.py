"""Bots that are not ours: how they are made, and that they do not harm a game, however they may
have been written."""

from __future__ import annotations

import signal
import threading
from abc import ABC, abstractmethod
from contextlib import suppress
from types import FrameType

from tontine.bots.bot import Bot, BotFailed
from tontine.bots.decide import decide_in
from tontine.bots.programs import LineBot, say_bye
from tontine.play.errors import Refused
from tontine.play.match import new_match
from tontine.play.titles import title_of
from tontine.rules.chance import Rng
from tontine.rules.game import Game

CAN_INTERRUPT = hasattr(signal, "setitimer")  # not on Windows
LONGEST_ANSWER = 60.0  # seconds; at a table it is as long


class Source(ABC):
    """Where a bot comes from."""

    @property
    @abstractmethod
    def named(self) -> str:
        """The name by which whoever has to mend the bot finds it."""

    @property
    @abstractmethod
    def origin(self) -> str:
        """An id that changes whenever the bot is changed."""

    @abstractmethod
    def load(self) -> object:
        """What makes such a bot from a generator; any exception says why it cannot be had."""

    def make(self, rng: Rng) -> Bot:
        """A bot that does not harm a game: one that cannot be made fails in every decision."""
        try:
            return self._made(rng)
        except BotFailed as failed:
            return _Absent(str(failed))

    def problem(self, game: str) -> str | None:
        """Why it cannot play, if so. It is loaded and made for that, and has to decide once, at a
        table of its own."""
        match, rng = new_match(game, title_of(game).fewest, 1), Rng(1)
        seat = match.owing[0]
        try:
            bot = self._made(rng)
            match.decide(seat, decide_in(match, seat, bot, rng))
        except (BotFailed, Refused) as failed:
            return str(failed)
        say_bye([bot])
        return None

    def _made(self, rng: Rng) -> Bot:
        try:
            make = self.load()
        except (Exception, SystemExit) as error:
            raise BotFailed(f"{self.named} cannot be loaded: {_said(error)}") from error
        if not callable(make):
            raise BotFailed(f"{self.named} is not callable")
        try:
            bot = make(rng)
        except Exception as error:
            raise BotFailed(f"{self.named} makes no bot: {_said(error)}") from error
        if isinstance(bot, LineBot):
            return bot
        if not callable(getattr(bot, "choose", None)):
            raise BotFailed(f"{self.named} makes no bot: it has no method choose(game, seat)")
        return _Limited(bot)


def _said(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"


class _Absent:
    """Stands for a bot that could not be made: it fails in every decision."""

    def __init__(self, failure: str) -> None:
        self._failure = failure

    def choose(self, game: Game, seat: int) -> int:
        raise BotFailed(self._failure)


class _Overrun(BaseException):
    """The time is up. Not an Exception: bots may catch those."""


class _Limited:
    """A bot whose answers count only if they come in time. It can be interrupted in the main thread
    alone, in which bots think everywhere but in programs of others, and not on Windows."""

    _bot: Bot

    def __init__(self, bot: Bot) -> None:
        object.__setattr__(self, "_bot", bot)

    # What a bot has besides ``choose`` is its own affair.

    def __getattr__(self, name: str) -> object:
        return getattr(self._bot, name)

    def __setattr__(self, name: str, value: object) -> None:
        setattr(self._bot, name, value)

    def choose(self, game: Game, seat: int) -> int:
        if not CAN_INTERRUPT or threading.current_thread() is not threading.main_thread():
            return self._bot.choose(game, seat)
        before = signal.signal(signal.SIGALRM, _interrupt)
        try:
            # Again every second, should the bot catch even this.
            signal.setitimer(signal.ITIMER_REAL, LONGEST_ANSWER, 1.0)
            return self._bot.choose(game, seat)
        except _Overrun:
            raise BotFailed(f"no answer within {LONGEST_ANSWER:g} seconds") from None
        finally:
            with suppress(_Overrun):
                signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise _Overrun

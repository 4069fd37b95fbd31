"""Programs in any language that play: one JSON line in, one out (``tontine/bots/lines.py``).

A program runs in a process of its own and is told what its seat sees, never more. Whatever it does
instead of answering (nothing, too late, too much, nonsense) is a BotFailed like that of any bot.
"""

from __future__ import annotations

import atexit
import os
import selectors
import signal
import subprocess
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from contextlib import suppress
from time import monotonic

import msgspec

from tontine.bots.bot import Bot, BotFailed
from tontine.bots.lines import (
    PROTOCOL,
    SEEDS,
    Bye,
    Decide,
    Hello,
    ToProgram,
    read_answer,
    refusal,
)
from tontine.play.errors import Refused
from tontine.play.match import Match
from tontine.play.view import BareView, Decision, Entry
from tontine.play.words import words
from tontine.rules.chance import Rng
from tontine.rules.game import Game

LONGEST_ANSWER = 60.0  # seconds, as for any bot
LONGEST_LINE = 65_536  # bytes of an answer
SILENCES = 3  # after so many in a row a program is asked nothing more in this game
MOST_RUNNING = 16  # in this process; the one that has not been asked for longest is ended
LAST_WORDS = 1.0  # seconds that a program has for its ``bye``
CHUNK = 65_536


UNASKED = "it said something before it was asked"


class Silence(BotFailed):
    """The program did not answer in time."""


class _Process:
    """A running program."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = tuple(command)
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except (OSError, ValueError) as error:
            raise BotFailed(f"{command[0]} cannot be started: {error}") from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._input = self._process.stdin.fileno()
        self._output = self._process.stdout.fileno()
        os.set_blocking(self._input, False)
        os.set_blocking(self._output, False)
        self._said = b""  # and not read yet

    def tell(self, *lines: ToProgram, answered: bool = False) -> bytes:
        """Hand over lines, and wait for an answer if there is to be one."""
        self._listen()
        if self._said:
            raise BotFailed(f"{UNASKED}: {_shown(self._said)}", UNASKED)
        rest = memoryview(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
        until = monotonic() + LONGEST_ANSWER
        with selectors.DefaultSelector() as ready:
            ready.register(self._output, selectors.EVENT_READ)
            ready.register(self._input, selectors.EVENT_WRITE)
            while rest or (answered and b"\n" not in self._said):
                if (left := until - monotonic()) <= 0:
                    raise Silence(f"no answer within {LONGEST_ANSWER:g} seconds")
                for key, _ in ready.select(left):
                    if key.fd == self._output:
                        self._listen()
                    elif rest:
                        rest = rest[self._write(rest) :]
                        if not rest:
                            ready.unregister(self._input)
        answer, _, self._said = self._said.partition(b"\n")
        return answer

    def _write(self, data: memoryview) -> int:
        try:
            return os.write(self._input, data[:CHUNK])
        except BlockingIOError:
            return 0
        except OSError:
            raise self._ended() from None

    def _listen(self) -> None:
        """Read what it has written so far."""
        try:
            said = os.read(self._output, CHUNK)
        except BlockingIOError:
            return
        if not said:
            raise self._ended()
        self._said += said
        if len(self._said) > LONGEST_LINE and b"\n" not in self._said[:LONGEST_LINE]:
            raise BotFailed(f"its answer is longer than {LONGEST_LINE:,} bytes")

    def _ended(self) -> BotFailed:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(LAST_WORDS)
        code = self._process.poll()
        return BotFailed("it has ended" if code is None else f"it has ended with exit code {code}")

    def close(self) -> None:
        """Close its input."""
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()

    def end(self) -> None:
        """Whoever does not go at the end of the input, is made to."""
        self.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(LAST_WORDS)
        self.kill()

    def kill(self) -> None:
        """Kill it and everything it has started."""
        assert self._process.stdout is not None
        self.close()
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._process.stdout.close()

    def forget(self) -> None:
        """Drop it without ending it: it belongs to the process of which this one is a copy."""
        assert self._process.stdout is not None
        self.close()
        self._process.stdout.close()


class _Running:
    """The programs that run in this process, the one that was asked last at the end. One that has
    been told ``bye`` is kept for the next game: to start one may take seconds."""

    def __init__(self) -> None:
        self._of: OrderedDict[_Process, bool] = OrderedDict()  # whether it is in a game

    def start(self, command: Sequence[str]) -> _Process:
        idle = [it for it, plays in self._of.items() if not plays and it.command == tuple(command)]
        process = idle[0] if idle else _Process(command)
        self.asked(process)
        while len(self._of) > MOST_RUNNING:
            self._of.popitem(last=False)[0].end()
        return process

    def asked(self, process: _Process) -> None:
        self._of[process] = True
        self._of.move_to_end(process)

    def runs(self, process: _Process) -> bool:
        return process in self._of

    def leave(self, process: _Process) -> None:
        """Its game is over."""
        if process in self._of:
            self._of[process] = False

    def kill(self, process: _Process) -> None:
        if self._of.pop(process, None) is not None:
            process.kill()

    def end(self) -> None:
        """All of them."""
        for process in self._of:
            process.close()
        while self._of:
            self._of.popitem()[0].end()

    def forget(self) -> None:
        for process in self._of:
            process.forget()
        self._of.clear()


running = _Running()
atexit.register(running.end)
if hasattr(os, "register_at_fork"):  # not on Windows, where nothing forks
    os.register_at_fork(after_in_child=running.forget)


class LineBot:
    """A bot that is a program. It decides from what its seat sees, so it needs a match."""

    def __init__(self, command: Sequence[str], rng: Rng) -> None:
        self._command = command
        self._seed = rng.below(SEEDS)
        self._process: _Process | None = None
        self._told = -1  # the last decision that it knows of
        self._undos = 0
        self._silences = 0

    def choose(self, game: Game, seat: int) -> int:
        raise BotFailed("a program decides from the view of its seat, and here is none")

    def decide(self, match: Match, seat: int) -> Decision:
        """What the program decides, which is legal; otherwise BotFailed says why it is not."""
        if self._silences >= SILENCES:
            raise BotFailed(f"it was silent {SILENCES} times, and is not asked any more")
        view = match.bare_view(seat)
        line = self._ask(match, seat, view)
        try:
            decision = read_answer(line, view)
            match.foresee(seat, [decision])  # it may break a rule
        except Refused as refused:
            self._tell(refusal(refused, str(refused), words("en")))
            summary = f"its answer was not accepted ({refused.reason})"
            raise BotFailed(f"{refused}: {_shown(line)}", summary) from None
        return decision

    def _ask(self, match: Match, seat: int, view: BareView) -> bytes:
        """The line that the program answers with. One that does not answer is ended, and started
        again for the next decision."""
        try:
            process, hello = self._begin(match, seat)
            since, events = self._news(match, seat)
            line = process.tell(*hello, Decide(view, since, events), answered=True)
        except BotFailed as failed:
            self._silences = self._silences + 1 if isinstance(failed, Silence) else 0
            self._kill()
            raise
        self._told, self._undos, self._silences = match.version, match.undos, 0
        return line

    def _tell(self, line: ToProgram) -> None:
        assert self._process is not None
        with suppress(BotFailed):  # it will be noticed when it is asked the next time
            self._process.tell(line)

    def _begin(self, match: Match, seat: int) -> tuple[_Process, list[ToProgram]]:
        """The process, and what it must be told first if it knows nothing of the game."""
        if self._process is not None and running.runs(self._process):
            running.asked(self._process)
            return self._process, []
        self._process, self._told = running.start(self._command), -1
        names, options = list(match.seats), match.bare_view(seat).options
        hello = Hello(PROTOCOL, match.title.name, options, names, seat, self._seed)
        return self._process, [hello]

    def _news(self, match: Match, seat: int) -> tuple[int, list[Entry]]:
        """What it has not been told yet; all of it, if something was taken back or laid open."""
        known = match.undos == self._undos and not match.opened
        since = self._told + 1 if known else 0
        return since, match.read_log(seat, since, match.version)

    def bye(self, match: Match | None = None, seat: int = 0) -> None:
        """The game is over, or goes on without it."""
        process, self._process = self._process, None
        if process is None or not running.runs(process):
            return
        view: BareView | None = None
        since, events = self._told + 1, list[Entry]()
        if match is not None and match.over:
            view = match.bare_view(seat)
            since, events = self._news(match, seat)
        try:
            process.tell(Bye(view, since, events))
        except BotFailed:
            running.kill(process)
        else:
            running.leave(process)

    def _kill(self) -> None:
        if self._process is not None:
            running.kill(self._process)
            self._process = None


def say_bye(bots: Iterable[Bot | None], match: Match | None = None) -> None:
    """The programs among the bots of a match, seat by seat, are not needed any more."""
    for seat, bot in enumerate(bots):
        if isinstance(bot, LineBot):
            bot.bye(match, seat)


def _shown(line: bytes) -> str:
    """The beginning, however much there is."""
    text = line.decode("utf-8", "replace").strip()
    return text if len(text) <= 100 else f"{text[:100]}…"

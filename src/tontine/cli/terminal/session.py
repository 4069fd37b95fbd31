"""A match played by the people at this terminal and by bots."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Sequence
from pathlib import Path
from time import monotonic, strftime

from tontine.bots.decide import play_bot
from tontine.bots.programs import say_bye
from tontine.bots.seats import SeatedBot
from tontine.cli.terminal.answers import Unclear
from tontine.cli.terminal.frontend import Frontend
from tontine.cli.terminal.game import TerminalGame
from tontine.cli.terminal.games import terminal_of
from tontine.cli.terminal.grammar import Command
from tontine.cli.terminal.learnt import Learnt, state_folder
from tontine.cli.terminal.rulebook import explain
from tontine.cli.terminal.vocabulary import CARDS_ON, SAYINGS
from tontine.coach.hints import NoCoach, advice
from tontine.play.errors import Refused
from tontine.play.form import system_problem
from tontine.play.match import Match
from tontine.play.save import save
from tontine.play.view import Decision, View
from tontine.play.words import Phrase, Words

PATIENCE = 2.0  # seconds, after which it is said how far the coach is
SAVE_MARK = b'"tontine"'  # in the first line of every save file


class InputEnded(Exception):
    """The input ended before the game did; ``command`` goes on, if the match could be kept."""

    def __init__(self, command: str | None) -> None:
        super().__init__(command)
        self.command = command


class Session:
    """``bots`` has None where a person sits."""

    def __init__(
        self, match: Match, bots: Sequence[SeatedBot | None], words: Words, frontend: Frontend
    ) -> None:
        self.match = match
        self._bots = bots
        self._words = words
        self._frontend = frontend
        self._people = [seat for seat, bot in enumerate(bots) if bot is None]
        self._viewer = self._people[0] if len(self._people) == 1 else None
        frontend.shared = len(self._people) > 1
        self._seen = dict.fromkeys(self._people, 0)  # up to where each has read the log
        self._terminals: dict[int | None, TerminalGame] = {}
        self._learnt = Learnt()
        self._playing = True

    def run(self) -> None:
        try:
            self._play()
        finally:
            say_bye([None if bot is None else bot.bot for bot in self._bots], self.match)

    def _play(self) -> None:
        while self._playing:
            if self.match.over:
                self._end()
                continue
            seat = self.match.game.actor
            bot = self._bots[seat]
            if bot is None:
                self._ask(seat)
            else:
                self._frontend.thinking(
                    self._terminal(seat).speech.seats[seat], self._terminal(seat)
                )
                play_bot(self.match, seat, bot.name, bot.bot, bot.rng)

    def _terminal(self, seat: int | None) -> TerminalGame:
        if seat not in self._terminals:
            self._terminals[seat] = terminal_of(self.match, seat, self._words)
        return self._terminals[seat]

    # -- asking a person -----------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """Ask until the seat has decided, or something else has changed the match."""
        terminal = self._terminal(seat)
        if seat != self._viewer:
            self._frontend.curtain(terminal.speech.seats[seat], terminal)
            self._viewer = seat
        view = whole = self.match.view(seat)
        since = self._seen[seat]
        self._present(seat, view, terminal)
        while self._playing and self._is_asked(view):
            try:
                said = self._frontend.read(view, terminal)
                if isinstance(said, View):
                    view = said
                    self._frontend.go_on(view, terminal, since)
                elif isinstance(said, Command) and said.name == "undo" and view is not whole:
                    view = whole  # only what was said in part is taken back
                    self._frontend.go_on(view, terminal, since)
                elif isinstance(said, Command):
                    self._run_command(said, seat, terminal)
                else:
                    self._decide(seat, said)
            except Refused as refused:
                self._frontend.refuse(refused, terminal)
            except Unclear as unclear:
                self._complain(unclear, terminal)
            except (EOFError, KeyboardInterrupt):
                self._break_off()

    def _present(self, seat: int, view: View, terminal: TerminalGame) -> None:
        """Show the table and the question, with a rule card if one is due."""
        since = self._seen[seat]
        if self._frontend.patient:
            self._frontend.card = self._learnt.card(self.match, seat, since)
        self._frontend.show(view, terminal, since)

    def _is_asked(self, view: View) -> bool:
        """Whether the question is still open."""
        return self.match.version == view.version

    def _decide(self, seat: int, decision: Decision) -> None:
        self.match.decide(seat, decision)
        self._seen[seat] = self.match.version

    def _complain(self, unclear: Unclear, terminal: TerminalGame) -> None:
        self._frontend.complain(terminal.words.say(unclear.phrase))

    def _end(self) -> None:
        """The standing; then the match may be saved, or the last decision taken back."""
        reader = self._people[0] if len(self._people) == 1 else None
        terminal = self._terminal(reader)
        view = self.match.view(reader)
        self._frontend.finish(view, terminal, self._seen.get(reader or 0, 0))
        while self._playing and self.match.over and self._people:
            try:
                said = self._frontend.read(view, terminal)
                if isinstance(said, Command):
                    self._run_command(said, reader, terminal)
                else:
                    raise Refused(terminal.title.rulebook.end_rule, "over", {})
            except Refused as refused:
                self._frontend.refuse(refused, terminal)
            except Unclear as unclear:
                if unclear.phrase.message == "unclear-empty":
                    return self._stop()
                self._frontend.complain(terminal.words.say(unclear.phrase))
            except (EOFError, KeyboardInterrupt):
                self._stop()
        if not self._people:
            self._stop()
        return None

    # -- commands ------------------------------------------------------------------

    def _run_command(self, command: Command, seat: int | None, terminal: TerminalGame) -> None:
        since = 0 if seat is None else self._seen[seat]
        if command.name == "undo":
            self._undo()
        elif command.name == "redo":
            self._redo()
        elif command.name == "save":
            self._save(command.argument, terminal)
        elif command.name == "help":
            self._frontend.say(explain(command.argument, terminal))
        elif command.name == "log":
            story = terminal.tell(self.match.log(seat))
            told = [(part.number, line.text) for part in story for line in part.lines]
            self._frontend.say([f"{number:>4} {text}" for number, text in told])
        elif command.name in SAYINGS:
            self._learnt.turn(on=command.name == CARDS_ON)
            self._frontend.card = None
            self._frontend.say([terminal.words(f"said-{command.name}")])
        elif command.name == "hint":
            self._hint(seat, terminal)
        elif command.name == "board":
            self._frontend.board(self.match.view(seat), terminal, since)
        elif command.name in terminal.pages:
            self._frontend.page(command.name, command.argument, self.match.view(seat), terminal)
        else:
            self._quit()

    def _hint(self, seat: int | None, terminal: TerminalGame) -> None:
        if seat is None:  # the end of a game of several people
            raise Refused(terminal.title.rulebook.end_rule, "over", {})
        begun = monotonic()
        said = -1

        def tell(part: float) -> None:
            nonlocal said
            if monotonic() - begun > PATIENCE and (percent := int(100 * part)) > said:
                self._frontend.wait(terminal.words("hint-working", percent=percent))
                said = percent

        try:
            hint = advice(self.match, seat, progress=tell)
        except NoCoach:
            raise Unclear("no-coach", game=terminal.words("title")) from None
        self._frontend.hint(hint, self.match.view(seat), terminal)

    def _undo(self) -> None:
        """Back to the last decision of a person, whatever the bots have done since."""
        steps = enumerate(self.match.steps)
        own = [number for number, step in steps if step.seat in self._people]
        decided = [number for number in own if number > self.match.begins]
        if not decided:
            raise Refused("", "nothing_to_undo", {})
        while self.match.version >= decided[-1]:
            self.match.undo()
        self._rewind()

    def _redo(self) -> None:
        """Redo the decision, and what the bots did after it."""
        self.match.redo()
        try:
            while not self.match.over and self.match.game.actor not in self._people:
                self.match.redo()
        except Refused:
            pass  # the bots go on from here
        self._rewind()

    def _rewind(self) -> None:
        for seat in self._people:
            self._seen[seat] = min(self._seen[seat], self.match.version)

    def _save(self, name: str, terminal: TerminalGame) -> None:
        if not name:
            raise Unclear("unclear-save", word=terminal.vocabulary.word("save"))
        path = Path(name)
        try:
            path = path.expanduser()
            if path.exists() and not _is_save(path):
                raise Unclear("not-a-save", file=str(path))
            save(self.match, path)
        except OSError as error:
            raise Unclear("not-saved", file=str(path), problem=system_problem(error)) from None
        except (ValueError, RuntimeError):  # no such home, or no name for a file at all
            raise Unclear("not-saved", file=name, problem=Phrase("os-missing")) from None
        self._frontend.say([self._words("saved", file=str(path))])

    # -- leaving -------------------------------------------------------------------

    def _stop(self) -> None:
        self._playing = False

    def _quit(self) -> None:
        if not self.match.over:
            command = self._keep()
            if command is not None:
                self._frontend.say([self._words("kept", command=command)])
        self._stop()

    def _break_off(self) -> None:
        """The end of the input is how one leaves a terminal, and an accident in a pipe."""
        if self._frontend.patient:
            self._quit()
        else:
            raise InputEnded(self._keep())

    def _keep(self) -> str | None:
        """Save the match where it can be found again; the command that goes on with it.

        A match in which nobody here has decided anything is not worth it.
        """
        if not any(step.seat in self._people for step in self.match.steps):
            return None
        name = f"{self.match.title.name}-{strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(4)}.jsonl"
        try:
            path = state_folder() / name
            path.parent.mkdir(parents=True, exist_ok=True)
            save(self.match, path)
        except (OSError, RuntimeError):
            return None
        return shlex.join(["tontine", "play", self.match.title.name, "--load", str(path)])


def _is_save(path: Path) -> bool:
    with path.open("rb") as file:
        return SAVE_MARK in file.readline(1000)

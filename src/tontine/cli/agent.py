"""A game of which an agent plays one seat, by calls: what it is told is what a person at a terminal
would read, made from the view of that seat and nothing else."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from rich.text import Text

from tontine.bots.decide import play_bot
from tontine.bots.seats import NAMES, SeatedBot, bot_names, make_bot
from tontine.cli.arguments import check_playable
from tontine.cli.terminal.answers import Unclear
from tontine.cli.terminal.games import terminal_of
from tontine.cli.terminal.grammar import Command, read
from tontine.cli.terminal.hint import draw_hint
from tontine.cli.terminal.pipe import ENDLESS, WIDTH
from tontine.cli.terminal.rulebook import explain
from tontine.cli.terminal.screen import draw_screen
from tontine.coach.hints import advice
from tontine.play.errors import BadMatch, Problem, Refused
from tontine.play.match import Match, new_match
from tontine.play.titles import title_of
from tontine.play.view import Decision, View
from tontine.play.words import Words
from tontine.rules.chance import SEED_LIMIT, Rng

SEAT = 0  # of the agent
RIVALS = ("normal",) * 3
UNDERSTOOD = ("board", "help", "log")  # besides decisions


class AgentGame:
    """Raises Problem or Refused where something cannot be done."""

    def __init__(
        self,
        game: str,
        rivals: Sequence[str],
        options: Mapping[str, str],
        seed: int | None,
        words: Words,
    ) -> None:
        title = title_of(game)
        for name in rivals:
            if name not in bot_names(game):  # never a program of the agent's choice
                raise BadMatch("no-bot", bot=name, bots=bot_names(game))
        check_playable(game, rivals)
        names = NAMES[: len(rivals) + 1] if len(rivals) < len(NAMES) else len(rivals) + 1
        self.match: Match = new_match(title.name, names, seed, options)
        self.match.bots = [None, *rivals]
        start = Rng(secrets.randbelow(SEED_LIMIT) if seed is None else (seed + 1) % SEED_LIMIT)
        self._bots: list[SeatedBot | None] = [None]
        for name in rivals:
            rng = Rng(start.next())
            self._bots.append(SeatedBot(name, make_bot(game, name, rng), rng))
        self._terminal = terminal_of(self.match, SEAT, words)
        self._told = 0  # from which version on the agent has not been told what happened
        self._partly: View | None = None  # what remains to be said of a decision
        self._go_on()

    def _go_on(self) -> None:
        """Until the agent is asked, or the game is over."""
        while not self.match.over and (bot := self._bots[self.match.game.actor]) is not None:
            play_bot(self.match, self.match.game.actor, bot.name, bot.bot, bot.rng)

    # -- what it is told -----------------------------------------------------------

    def look(self) -> str:
        """The whole table, and the question."""
        view = self.match.view(SEAT)
        lines = draw_screen(view, self._terminal, WIDTH, None, self._told)
        if view.over:
            lines += self._terminal.standing(view, ENDLESS)
        return _plain(lines)

    def choices(self) -> str:
        """Every decision that is ready to be made as JSON, with what it would do."""
        view, speech = self._view(), self._terminal.speech
        lines = []
        for ask in view.asks:
            question = "" if ask.question is None else speech.say(ask.question)
            lines.append(f"{question} ({ask.rule})".strip())
            for choice in ask.choices:
                told = [it for it in (choice.called, choice.confirm, choice.says) if it is not None]
                said = " · ".join(dict.fromkeys(speech.say(it) for it in told))
                lines.append(f"  {_json(choice.decision)}  {said}".rstrip())
            for number in ask.numbers:
                named = f"{number.within}.{number.name}" if number.within else number.name
                lines.append(f"  {named}: {number.least}..{number.most} / {number.step}")
        return "\n".join(lines) or self._question(view)

    def rule(self, topic: str) -> str:
        return "\n".join(explain(topic, self._terminal))

    def hint(self) -> str:
        """What the coach would do."""
        told = advice(self.match, SEAT)
        return _plain(draw_hint(told, self.match.view(SEAT).log, self._terminal, ENDLESS))

    # -- what it does --------------------------------------------------------------

    def decide(self, answer: str | Mapping[str, Any], hints: bool) -> str:
        """A decision, in JSON or in the words of the terminal. Returns what came of it, and the
        next question."""
        view = self._view()
        text = answer if isinstance(answer, str) else _json(answer)
        said = read(text, view, self._terminal)
        if isinstance(said, View):
            self._partly = said
            return self._question(said)
        if isinstance(said, Command):
            return self._obey(said, hints)
        return self._decide(said)

    def _decide(self, decision: Decision) -> str:
        self.match.decide(SEAT, decision)
        self._partly = None
        since, self._told = self._told, self.match.version
        self._go_on()
        view = self.match.view(SEAT)
        told = self._terminal.report(view.log, max(since, 1))
        self._told = self.match.version + 1
        return "\n".join([*told, "", self._question(view)])

    def _obey(self, command: Command, hints: bool) -> str:
        terminal = self._terminal
        if command.name in terminal.pages:
            view = self.match.view(SEAT)
            return _plain(terminal.page(command.name, command.argument, view, WIDTH))
        if command.name == "board":
            return self.look()
        if command.name == "help":
            return self.rule(command.argument)
        if command.name == "hint" and hints:
            return self.hint()
        if command.name == "log":
            return "\n".join(terminal.chapters(self.match.log(SEAT)))
        known = [*UNDERSTOOD, *(["hint"] if hints else []), *terminal.pages]
        raise Unclear("unclear-command", commands=", ".join(known))

    def _view(self) -> View:
        return self._partly or self.match.view(SEAT)

    def _question(self, view: View) -> str:
        if view.over:
            return _plain(self._terminal.standing(view, ENDLESS))
        return _plain(self._terminal.prompt(view, ENDLESS)) if view.asks else ""

    def say(self, problem: Problem | Refused) -> str:
        """In words of the game."""
        if isinstance(problem, Refused):
            return self._terminal.speech.refusal(problem)
        return self._terminal.words.say(problem.phrase)


def _plain(lines: Iterable[Text]) -> str:
    return "\n".join(line.plain.rstrip() for line in lines)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()

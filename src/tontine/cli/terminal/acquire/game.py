"""Acquire at the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tontine.cli.terminal.acquire.grammar import answer
from tontine.cli.terminal.acquire.prompt import draw_prompt
from tontine.cli.terminal.acquire.screen import BRIEF, draw_table, header
from tontine.cli.terminal.acquire.standing import draw_standing
from tontine.cli.terminal.acquire.vocabulary import AcquireVocabulary
from tontine.cli.terminal.game import TerminalGame
from tontine.play.acquire.speech import AcquireSpeech
from tontine.play.acquire.story import in_context
from tontine.play.speech import Speech
from tontine.play.view import Decision, Entry, View


class AcquireTerminal(TerminalGame):
    example_rule = "A20"
    untold = frozenset({"refilled", "turn"})
    help = ("answers", "buying", "disposing")
    help_signs = ("signs",)
    example = '{"kind":"place","tile":"4C"}'
    tightest = BRIEF

    speech: AcquireSpeech
    vocabulary: AcquireVocabulary

    def vocabulary_of(self, speech: Speech) -> AcquireVocabulary:
        assert isinstance(speech, AcquireSpeech)
        return AcquireVocabulary(speech)

    def in_context(self, log: Sequence[Entry]) -> Sequence[Entry]:
        return in_context(log)

    def header(self, view: View) -> tuple[str, str]:
        return header(view, self.speech)

    def panels(self, view: View, width: int, tight: int = 0) -> list[Text]:
        return draw_table(view, self.speech, width, tight)

    def prompt(self, view: View, width: int, tight: int = 0) -> list[Text]:
        return draw_prompt(view, self.vocabulary, width, brief=tight >= BRIEF)

    def standing(self, view: View, width: int) -> list[Text]:
        return draw_standing(view, self.speech, width)

    def answer(self, said: Sequence[str], view: View) -> Decision:
        return answer(said, view, self.vocabulary)

    def answers(self, view: View) -> list[str]:
        answers: list[str] = []
        word = self.vocabulary.word
        for ask in view.asks:
            if ask.kind == "dispose":
                answers += [word(it) for it in ("sell", "trade", "keep", "all", "rest")]
            elif ask.kind == "buy":
                answers += [self.speech.corporation(it.name).lower() for it in ask.numbers]
                answers.append(word("nothing"))
            elif ask.kind in ("announce", "leave"):
                answers += [word(choice.decision["kind"]) for choice in ask.choices]
            else:
                answers.append(word(ask.kind))
                answers += [self._short(choice.decision) for choice in ask.choices]
        return answers

    def _short(self, decision: Decision) -> str:
        if "tile" in decision:
            return str(decision["tile"]).lower()
        return self.speech.corporation(decision["corporation"]).lower()

"""Ponzi Scheme at the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tontine.cli.terminal.game import TerminalGame
from tontine.cli.terminal.ponzi import palette
from tontine.cli.terminal.ponzi.accounts import draw_standing
from tontine.cli.terminal.ponzi.choices import AMOUNT
from tontine.cli.terminal.ponzi.grammar import answer
from tontine.cli.terminal.ponzi.panels import CLOSED_ROWS, draw_table, header
from tontine.cli.terminal.ponzi.prompt import draw_prompt
from tontine.cli.terminal.ponzi.vocabulary import PonziVocabulary
from tontine.play.ponzi.speech import PonziSpeech
from tontine.play.ponzi.story import in_context
from tontine.play.speech import Speech
from tontine.play.view import Choice, Decision, Entry, View


class PonziTerminal(TerminalGame):
    example_rule = "P18"
    untold = frozenset({"dealt", "refilled", "envelope", "turned"})
    help = ("answers", "offering", "rest")
    help_signs = ("signs", "due")
    example = '{"kind":"fund","industry":"media","card":25}'
    ground = palette.HEADER
    tightest = CLOSED_ROWS

    speech: PonziSpeech
    vocabulary: PonziVocabulary

    def vocabulary_of(self, speech: Speech) -> PonziVocabulary:
        assert isinstance(speech, PonziSpeech)
        return PonziVocabulary(speech)

    def in_context(self, log: Sequence[Entry]) -> Sequence[Entry]:
        return in_context(log)

    def header(self, view: View) -> tuple[str, str]:
        return header(view, self.speech)

    def panels(self, view: View, width: int, tight: int = 0) -> list[Text]:
        return draw_table(view, self.speech, width, tight)

    def prompt(self, view: View, width: int, tight: int = 0) -> list[Text]:
        return draw_prompt(view, self.vocabulary, width, tight)

    def standing(self, view: View, width: int) -> list[Text]:
        return draw_standing(view, self.speech, width)

    def answer(self, said: Sequence[str], view: View) -> Decision | View:
        return answer(said, view, self.vocabulary)

    def answers(self, view: View) -> list[str]:
        """Kinds of decisions first, then industries and names."""
        word = self.vocabulary.word
        if view.asks and view.asks[0].kind == AMOUNT:
            return [word("all"), word("nothing")]
        choices = [choice for ask in view.asks for choice in ask.choices]
        kinds = [word(choice.decision["kind"]) for choice in choices]
        named = [name for choice in choices for name in self._names(choice)]
        return list(dict.fromkeys([*kinds, *named]))

    def _names(self, choice: Choice) -> list[str]:
        names = []
        if "industry" in choice.decision:
            names.append(self.speech.industry(choice.decision["industry"]).lower())
        if "to" in choice.decision:
            names.append(self.speech.seats[choice.decision["to"]].lower())
        return names

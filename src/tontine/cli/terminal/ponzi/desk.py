"""Ponzi Scheme at the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from tontine.cli.terminal.desk import Desk, Rules
from tontine.cli.terminal.ponzi import palette
from tontine.cli.terminal.ponzi.accounts import draw_standing
from tontine.cli.terminal.ponzi.choices import AMOUNT
from tontine.cli.terminal.ponzi.grammar import answer
from tontine.cli.terminal.ponzi.panels import WITHOUT_MARKET, draw_table, header
from tontine.cli.terminal.ponzi.prompt import draw_prompt
from tontine.cli.terminal.ponzi.vocabulary import PonziVocabulary
from tontine.play.ponzi.speech import PonziSpeech
from tontine.play.ponzi.story import in_context, tell
from tontine.play.story import Paragraph
from tontine.play.view import Choice, Decision, Entry, View
from tontine.play.words import Words


class PonziDesk(Desk):
    rules = Rules(
        "P",
        33,
        (
            (1, "components"),
            (6, "setup"),
            (9, "funding"),
            (15, "trade"),
            (20, "crash"),
            (23, "interest"),
            (27, "end"),
            (32, "advanced"),
        ),
    )
    example_rule = "P18"
    end_rule = "P24"
    opening = "round"
    untold = frozenset({"dealt", "refilled", "envelope", "turned"})
    help = ("answers", "offering", "rest")
    help_signs = ("signs", "due")
    example = '{"kind":"fund","industry":"media","card":25}'
    ground = palette.HEADER
    tightest = WITHOUT_MARKET

    speech: PonziSpeech
    vocabulary: PonziVocabulary

    @classmethod
    def for_reader(
        cls, words: Words, options: Mapping[str, str], seats: Sequence[str], reader: int | None
    ) -> PonziDesk:
        speech = PonziSpeech(words, seats, reader)
        return cls(speech, PonziVocabulary(speech))

    def tell(self, log: Sequence[Entry]) -> list[Paragraph]:
        return tell(log, self.speech)

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

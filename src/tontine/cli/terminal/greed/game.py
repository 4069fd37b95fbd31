"""Greed Incorporated at the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tontine.cli.terminal.game import TerminalGame
from tontine.cli.terminal.greed import palette
from tontine.cli.terminal.greed.accounts import draw_standing
from tontine.cli.terminal.greed.grammar import TRADE, answer
from tontine.cli.terminal.greed.pages import draw_page
from tontine.cli.terminal.greed.panels import BARE, draw_table, header
from tontine.cli.terminal.greed.prompt import draw_prompt
from tontine.cli.terminal.greed.vocabulary import PAGES, GreedVocabulary
from tontine.play.greed.names import BOARD_NAMES, GOOD_NAMES
from tontine.play.greed.speech import GreedSpeech
from tontine.play.greed.view import GreedTable
from tontine.play.speech import Speech
from tontine.play.view import Decision, Entry, View


class GreedTerminal(TerminalGame):
    example_rule = "G14"
    untold = frozenset()
    help = ("answers", "deals", "sales", "rest", "pages")
    help_signs = ("signs", "chairs")
    example = '{"kind":"bid","company":3,"amount":40}'
    ground = palette.HEADER
    pages = PAGES
    tightest = BARE

    speech: GreedSpeech
    vocabulary: GreedVocabulary

    def vocabulary_of(self, speech: Speech) -> GreedVocabulary:
        assert isinstance(speech, GreedSpeech)
        return GreedVocabulary(speech)

    def report(self, log: Sequence[Entry], since: int) -> list[str]:
        """Tell it as a story, since a year has hundreds of events, most of them parts of others."""
        new = [entry for entry in log if entry.version >= since]
        return self.chapters(new)

    def header(self, view: View) -> tuple[str, str]:
        return header(view, self.speech)

    def panels(self, view: View, width: int, tight: int = 0) -> list[Text]:
        return draw_table(view, self.speech, width, tight)

    def page(self, name: str, argument: str, view: View, width: int) -> list[Text]:
        return draw_page(name, argument, view, self.vocabulary, width)

    def prompt(self, view: View, width: int, tight: int = 0) -> list[Text]:
        return draw_prompt(view, self.vocabulary, width, tight)

    def standing(self, view: View, width: int) -> list[Text]:
        return draw_standing(view, self.speech, width)

    def answer(self, said: Sequence[str], view: View) -> Decision | View:
        return answer(said, view, self.vocabulary)

    def answers(self, view: View) -> list[str]:
        """Kinds of decisions first, then what they are about."""
        word = self.vocabulary.word
        table: GreedTable = view.table
        choices = [choice.decision for ask in view.asks for choice in ask.choices]
        kinds = list(dict.fromkeys(decision["kind"] for decision in choices))
        if "content" in kinds:
            goods = [self.speech.good(good) for good in GOOD_NAMES]
            companies = [self.speech.company(it.number) for it in table.companies]
            return [*map(word, TRADE), *goods, *companies]
        if "sell" in kinds:
            kinds += ["all", "keep"]
        names = [*BOARD_NAMES] if "point" in kinds else []
        if "bid" in kinds or "found" in kinds:
            names = [self.speech.company(decision["company"]) for decision in choices]
        return [*map(word, kinds), *names, *map(word, PAGES)]

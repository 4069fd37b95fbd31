"""What is asked, and the choices with their consequences."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from msgspec.structs import replace
from rich.style import Style
from rich.text import Text

from tontine.cli.terminal import palette
from tontine.cli.terminal.ponzi import palette as colours
from tontine.cli.terminal.ponzi.choices import AMOUNT, numbered
from tontine.cli.terminal.ponzi.panels import MERGED, around, in_line
from tontine.cli.terminal.ponzi.vocabulary import PonziVocabulary
from tontine.cli.terminal.text import fit, ink, pad, width_of, wrap
from tontine.play.ponzi.names import INDUSTRY_NAMES
from tontine.play.ponzi.outcomes import PonziChanges
from tontine.play.ponzi.speech import PonziSpeech
from tontine.play.ponzi.table import Player, PonziTable
from tontine.play.view import Choice, Decision, View
from tontine.play.words import Phrase

LONGEST_NAME = 14
CARDS_A_LINE = 3
FUND = 5  # a number and a letter
EXAMPLE = 10  # dollars in an envelope

Numbered = tuple[int, Choice]


def draw_prompt(view: View, vocabulary: PonziVocabulary, width: int, tight: int = 0) -> list[Text]:
    """The whole question. The line for the answer comes after it."""
    return _Prompt(view, vocabulary, width, brief=tight >= MERGED).lines


class _Prompt:
    def __init__(self, view: View, vocabulary: PonziVocabulary, width: int, brief: bool) -> None:
        assert view.seat is not None
        self._brief = brief  # without hints
        self._view = view
        self._ask = view.asks[0]
        self._vocabulary = vocabulary
        self._speech: PonziSpeech = vocabulary.speech
        self._words = self._speech.words
        self._width = width
        self._table: PonziTable = view.table
        self._me = self._table.players[view.seat]
        self._bears = {it.value for row in self._table.market for it in row if it.bear}
        self._cash = self._me.purse.most
        self._you_have = self._words("prompt-cash", cash=self._words.money(self._cash))
        self._choices: list[Numbered] = list(enumerate(numbered(view), 1))
        self.lines: list[Text] = []
        draw = {
            "fund": self._fund,
            AMOUNT: self._amount,
            "answer": self._answer,
            "remove": self._remove,
            "return": self._return,
        }
        draw.get(self._ask.kind, self._offer)()

    # -- lines ---------------------------------------------------------------------

    def _question(self, *then: str) -> None:
        """What is asked, and sentences after it."""
        assert self._ask.question is not None
        line = self._told(Text(), self._ask.question, palette.BRASS)
        for sentence in then:
            line.append(f" {sentence}", palette.BRASS)
        rule = f"  ({self._ask.rule})"
        if not self._brief or line.cell_len + width_of(rule) <= self._width:
            line.append(rule, palette.QUIET)
        self._wrap(line, 2)

    def _wrap(self, line: Text, indent: int) -> None:
        self.lines += wrap(line, self._width, indent)

    def _hint(self, text: str) -> None:
        if not self._brief:
            self._wrap(ink(f"  {text}", palette.QUIET), 2)

    def _choice(self, numbered: Numbered, name: str, column: int) -> None:
        number, choice = numbered
        assert choice.says is not None
        line = ink(f"{number:>3}  ", palette.BRASS).append(pad(name, column), palette.TITLE)
        self._wrap(self._told(line.append("  "), choice.says), 7 + column)

    def _told(self, line: Text, phrase: Phrase, style: Style | str = "") -> Text:
        """Danger stands out: it has a sign of its own in the text."""
        for part in self._speech.parts(phrase):
            style = palette.LOSS if part.field == "danger" else style
            line.append(part.text, style)
        return line

    def _of(self, kind: str) -> list[Numbered]:
        return [it for it in self._choices if it[1].decision["kind"] == kind]

    def _pass(self, column: int) -> None:
        for it in self._of("pass"):
            self._choice(it, self._vocabulary.word("pass"), column)

    # -- funding -------------------------------------------------------------------

    def _fund(self) -> None:
        """A line for each card, with the industries that can be funded with it."""
        self._question(self._you_have)
        by_card = [
            list(group) for _, group in groupby(self._of("fund"), lambda it: it[1].decision["card"])
        ]
        lines = self._funds(by_card)
        if max((line.cell_len for line in lines), default=0) > self._width:
            lines = self._funds(by_card, brief=True)
        column = max((FUND * len(group) for group in by_card), default=0)
        for line in lines:
            self._wrap(line, column + 2)
        self._pass(max(column - FUND, 0))
        if by_card:
            decision = by_card[-1][-1][1].decision
            industry = self._speech.industry(decision["industry"]).lower()
            example = f"{self._vocabulary.word('fund')} {industry} {decision['card']}"
            self._hint(self._words("hint-fund", example=example, letters=self._letters()))

    def _funds(self, by_card: Sequence[Sequence[Numbered]], brief: bool = False) -> list[Text]:
        """The lines of the cards, in columns."""
        facts = [self._facts(group[0][1], brief) for group in by_card]
        widths = [max(width_of(text) for text in texts) for texts in zip(*facts, strict=True)]
        column = max((FUND * len(group) for group in by_card), default=0)
        lines = []
        for group, texts in zip(by_card, facts, strict=True):
            line = Text()
            for number, choice in group:
                industry = choice.decision["industry"]
                line.append(f"{number:>3} ", palette.BRASS)
                line.append(self._speech.letter(industry), colours.block(industry))
            line.append(" " * (column - line.cell_len))
            for text, width in zip(texts, widths, strict=True):
                line.append("  " + pad(text, width))
            mine = self._changes(group[0][1]).players[0].purse.outlook
            assert mine is not None
            lines.append(self._told(line.append("  "), _shortened(mine.says, brief)))
        return lines

    def _facts(self, choice: Choice, brief: bool) -> list[str]:
        """Points, money now, and what is due for it when."""
        changes = self._changes(choice)
        assert changes.owing is not None
        gain = changes.players[0].points - self._me.points
        card = choice.decision["card"]
        bear = f" {self._words('bear')}" if card in self._bears else ""
        return [
            self._words("gain-points", points=gain),
            self._words.money(card) + bear,
            self._speech.say(_shortened(changes.owing, brief)),
        ]

    def _changes(self, choice: Choice) -> PonziChanges:
        changes: PonziChanges = choice.changes
        return changes

    def _letters(self) -> str:
        return self._words.row(
            [
                self._words(
                    "hint-letter",
                    letter=self._speech.letter(name),
                    industry=self._speech.industry(name),
                )
                for name in INDUSTRY_NAMES
            ]
        )

    # -- trading -------------------------------------------------------------------

    def _offer(self) -> None:
        self._question(self._you_have)
        self._rivals()
        word = self._vocabulary.word
        column = width_of(word("pass"))
        if self._of("luxury"):
            column = max(column, width_of(word("luxury")) + 2)
        for it in self._of("luxury"):
            self._choice(it, f"{word('luxury')} {it[1].decision['luxury']}", column)
        self._pass(column)
        if self._of("offer"):
            decision = self._of("offer")[0][1].decision
            self._hint(self._words("hint-offer", example=self._typed(decision)))

    def _typed(self, decision: Decision) -> str:
        name = self._speech.seats[decision["to"]]
        industry = self._speech.industry(decision["industry"])
        amount = min(EXAMPLE, self._cash)
        return f"{self._vocabulary.word('offer')} {name} {industry} {amount}".lower()

    def _rivals(self) -> None:
        """A row for each rival, a column for each industry; a number where both hold a tile."""
        offers = {
            (it.decision["to"], it.decision["industry"]): number for number, it in self._of("offer")
        }
        industries = [name for name in INDUSTRY_NAMES if any(it == name for _, it in offers)]
        rivals = [it for it in around(self._table, self._speech)[1:] if self._shares(it, offers)]
        if not offers:
            return
        names = [width_of(self._speech.seats[rival.seat]) for rival in rivals]
        label = min(max(names), LONGEST_NAME) + 6
        column = max(width_of(self._speech.industry(name)) for name in industries) + 6
        column = min(column, (self._width - label) // len(industries))
        head = Text(" " * label)
        for industry in industries:
            head.append(f" {self._speech.letter(industry)} ", colours.block(industry))
            name = fit(f" {self._speech.industry(industry)}", column - 4)
            head.append(pad(name, column - 3), palette.QUIET)
        self.lines.append(head)
        for rival in rivals:
            line = Text("  ")
            shape = palette.SEAT_SHAPES[rival.seat]
            line.append(f"{shape} ", palette.seat_colour(rival.seat))
            name = fit(self._speech.seats[rival.seat], LONGEST_NAME)
            line.append(pad(name, label - 4), palette.TITLE)
            for industry in industries:
                line.append_text(self._cell(offers, rival, industry, column))
            self.lines.append(line)

    def _shares(self, rival: Player, offers: dict[tuple[int, str], int]) -> bool:
        return any(seat == rival.seat for seat, _ in offers)

    def _cell(
        self, offers: dict[tuple[int, str], int], rival: Player, industry: str, column: int
    ) -> Text:
        number = offers.get((rival.seat, industry))
        if number is None:
            return ink(pad(f"  {palette.NONE}", column), palette.QUIET)
        tiles = f"{self._me.tiles[industry]}:{rival.tiles[industry]}"
        cell = ink(f"{number:>3}", palette.BRASS)
        return cell.append(pad(f"  {tiles}", column - 3), palette.QUIET)

    def _amount(self) -> None:
        """The second step: rival and industry are chosen."""
        self._question(self._you_have)
        for note in self._ask.notes:
            self._wrap(self._told(Text("  "), note), 4)
        word = self._vocabulary.word
        self._hint(self._words("hint-amount", all=word("all"), undo=word("undo")))

    # -- answering -----------------------------------------------------------------

    def _answer(self) -> None:
        self._question(self._you_have)
        word = self._vocabulary.word
        column = max(width_of(word(kind)) for kind in ("sell", "counter"))
        for it in self._choices:
            self._choice(it, word(it[1].decision["kind"]), column)
        for note in self._ask.notes:  # P18
            text = f"  {palette.NONE}  {pad(word('counter'), column)}  {self._speech.say(note)}"
            self._wrap(ink(text, palette.QUIET), 7 + column)

    # -- the market and the crash --------------------------------------------------

    def _remove(self) -> None:
        """The cards as they lie in the market."""
        self._question(self._speech.say(self._ask.notes[0]))
        funds = {fund.value: fund for row in self._table.market for fund in row}
        cells = [
            (number, in_line(fund, self._speech, leaves=fund.starting))
            for number, choice in self._choices
            for fund in [funds[choice.decision["card"]]]
        ]
        column = max(width_of(text) for _, text in cells) + 8
        for start in range(0, len(cells), CARDS_A_LINE):
            line = Text()
            for number, text in cells[start : start + CARDS_A_LINE]:
                line.append(f"{number:>3}  ", palette.BRASS).append(pad(text, column - 5))
            line.rstrip()
            self._wrap(line, 5)
        self._hint(self._words("hint-remove", sign=colours.FALLEN))

    def _return(self) -> None:
        self._question()
        names = [self._speech.industry(it.decision["industry"]) for _, it in self._choices]
        column = max(width_of(name) for name in names)
        for it, name in zip(self._choices, names, strict=True):
            self._choice(it, name, column)


def _shortened(phrase: Phrase, brief: bool) -> Phrase:
    """The same in fewer words, where there is little room."""
    return replace(phrase, message=f"{phrase.message}-brief") if brief else phrase

"""What is asked, and the choices with their consequences."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

from tontine.cli.terminal import palette
from tontine.cli.terminal.ponzi import palette as colours
from tontine.cli.terminal.ponzi.choices import AMOUNT, numbered
from tontine.cli.terminal.ponzi.forecast import Outlook, outlook, with_fund
from tontine.cli.terminal.ponzi.panels import MERGED, around, terms
from tontine.cli.terminal.ponzi.vocabulary import PonziVocabulary
from tontine.cli.terminal.text import fit, ink, pad, width_of, wrap
from tontine.play.ponzi.names import INDUSTRY_NAMES
from tontine.play.ponzi.speech import PonziSpeech
from tontine.play.ponzi.table import Envelope, Fund, Player, PonziTable
from tontine.play.view import Choice, Decision, View

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
        self._vocabulary = vocabulary
        self._speech: PonziSpeech = vocabulary.speech
        self._words = self._speech.words
        self._width = width
        self._table: PonziTable = view.table
        self._me = self._table.players[view.seat]
        self._cash = self._me.most
        self._due = self._me.due
        self._choices: list[Numbered] = list(enumerate(numbered(view), 1))
        kind = view.asks[0].kind
        ask = {
            "fund": self._fund,
            "offer": self._offer,
            "luxury": self._offer,
            "pass": self._offer,
            AMOUNT: self._amount,
            "answer": self._answer,
            "remove": self._remove,
            "return": self._return,
        }[kind]
        self.lines: list[Text] = []
        ask()

    # -- lines ---------------------------------------------------------------------

    def _question(self, message: str, **arguments: object) -> None:
        text = self._words(message, cash=self._words.money(self._cash), **arguments)
        line = ink(text, palette.BRASS)
        rule = f"  ({self._view.asks[0].rule})"
        if not self._brief or line.cell_len + width_of(rule) <= self._width:
            line.append(rule, palette.QUIET)
        self._wrap(line, 2)

    def _wrap(self, line: Text, indent: int) -> None:
        self.lines += wrap(line, self._width, indent)

    def _hint(self, text: str) -> None:
        if not self._brief:
            self._wrap(ink(f"  {text}", palette.QUIET), 2)

    def _choice(self, number: int, name: str, column: int, text: str) -> None:
        line = ink(f"{number:>3}  ", palette.BRASS).append(pad(name, column), palette.TITLE)
        self._wrap(self._told(line.append("  "), text), 7 + column)

    def _told(self, line: Text, text: str) -> Text:
        """Danger stands out: it has a sign of its own in the text."""
        before, sign, after = text.partition(colours.DANGER)
        return line.append(before).append(sign + after, palette.LOSS)

    def _of(self, kind: str) -> list[Numbered]:
        return [it for it in self._choices if it[1].decision["kind"] == kind]

    def _pass(self, column: int, text: str) -> None:
        for number, _ in self._of("pass"):
            self._choice(number, self._vocabulary.word("pass"), column, text)

    def _outlook(self, cash: int, due: Sequence[int] | None = None) -> Outlook:
        return outlook(cash, self._due if due is None else due, self._table.round)

    def _tiles(self, player: Player, industry: str, change: int) -> str:
        """ "you 2 → 3 (+3)": tiles of an industry, and what that does to the points (P28)."""
        tiles = player.tiles[industry]
        points = f"+{tiles + 1}" if change > 0 else f"\N{MINUS SIGN}{tiles}"
        return self._words(
            "change",
            who=self._speech.seat(player.seat),
            before=tiles,
            after=tiles + change,
            points=points,
        )

    # -- funding -------------------------------------------------------------------

    def _fund(self) -> None:
        """A line for each card, with the industries that can be funded with it."""
        self._question("prompt-fund")
        funds = {fund.value: fund for row in self._table.market for fund in row}
        by_card = [
            (funds[card], list(group))
            for card, group in groupby(self._of("fund"), lambda it: it[1].decision["card"])
        ]
        lines = self._funds(by_card)
        if max((line.cell_len for line in lines), default=0) > self._width:
            lines = self._funds(by_card, brief=True)
        column = max((FUND * len(group) for _, group in by_card), default=0)
        for line in lines:
            self._wrap(line, column + 2)
        self._pass(max(column - FUND, 0), self._outlook(self._cash).text(self._speech))
        if by_card:
            fund, group = by_card[-1]
            industry = self._speech.industry(group[-1][1].decision["industry"]).lower()
            example = f"{self._vocabulary.word('fund')} {industry} {fund.value}"
            self._hint(self._words("hint-fund", example=example, letters=self._letters()))

    def _funds(
        self, by_card: Sequence[tuple[Fund, list[Numbered]]], brief: bool = False
    ) -> list[Text]:
        """The lines of the cards, in columns."""
        facts = [self._facts(fund, group, brief) for fund, group in by_card]
        widths = [max(width_of(text) for text in texts) for texts in zip(*facts, strict=True)]
        column = max((FUND * len(group) for _, group in by_card), default=0)
        lines = []
        for (fund, group), texts in zip(by_card, facts, strict=True):
            line = Text()
            for number, choice in group:
                industry = choice.decision["industry"]
                line.append(f"{number:>3} ", palette.BRASS)
                line.append(self._speech.letter(industry), colours.block(industry))
            line.append(" " * (column - line.cell_len))
            for text, width in zip(texts, widths, strict=True):
                line.append("  " + pad(text, width))
            after = self._outlook(self._cash + fund.value, with_fund(self._due, fund))
            lines.append(self._told(line.append("  "), after.text(self._speech, brief)))
        return lines

    def _facts(self, fund: Fund, group: Sequence[Numbered], brief: bool) -> list[str]:
        """Points, money now, and what is due for it when."""
        money = self._words.money
        first = self._table.round + fund.period - 1
        owing = "owing.brief" if brief else "owing"
        return [
            self._words("gain-points", points=self._me.tiles[group[0][1].decision["industry"]] + 1),
            money(fund.value),
            self._words(owing, amount=money(fund.interest), round=first, period=fund.period),
        ]

    def _letters(self) -> str:
        return self._words.row(
            [f"{self._speech.letter(it)} {self._speech.industry(it)}" for it in INDUSTRY_NAMES]
        )

    # -- trading -------------------------------------------------------------------

    def _offer(self) -> None:
        self._question("prompt-offer" if self._of("offer") else "prompt-no-offer")
        self._rivals()
        word = self._vocabulary.word
        column = width_of(word("pass"))
        if self._of("luxury"):
            column = max(column, width_of(word("luxury")) + 2)
        for number, choice in self._of("luxury"):
            points = int(choice.decision["luxury"])
            luxury = self._table.luxuries[points - 1]
            after = self._outlook(self._cash - luxury.price).text(self._speech)
            text = self._words(
                "does-luxury", price=self._words.money(luxury.price), points=points, outlook=after
            )
            self._choice(number, f"{word('luxury')} {points}", column, text)
        self._pass(column, self._outlook(self._cash).text(self._speech))
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
        decision = self._view.asks[0].choices[0].decision
        rival = self._table.players[decision["to"]]
        industry = decision["industry"]
        name = self._speech.seats[rival.seat]
        named = self._speech.industry(industry)
        self._question("prompt-amount", name=name, industry=named)
        for message, change in (("if-sold", 1), ("if-countered", -1)):
            mine = self._tiles(self._me, industry, change)
            theirs = self._tiles(rival, industry, -change)
            self._plain(message, name=name, changes=self._words.row([mine, theirs]))
        owed, spare = self._due[0], self._cash - self._due[0]
        if owed:
            money, now = self._words.money, self._table.round
            if spare >= 0:
                self._plain("amount-safe", spare=money(spare), owed=money(owed), round=now)
            else:
                self._plain("amount-unsafe", owed=money(owed), round=now, sign=colours.DANGER)
        if rival.most < self._cash:
            most = self._words.money(rival.most)
            self._plain("amount-unmatched", name=name, most=most)
        word = self._vocabulary.word
        self._hint(self._words("hint-amount", all=word("all"), undo=word("undo")))

    def _plain(self, message: str, **arguments: object) -> None:
        self._wrap(self._told(Text("  "), self._words(message, **arguments)), 4)

    # -- answering -----------------------------------------------------------------

    def _answer(self) -> None:
        envelope = self._table.envelope
        assert envelope is not None
        amount = envelope.amount or 0
        self._question(
            "prompt-answer",
            name=self._speech.seats[envelope.offerer],
            industry=self._speech.industry(envelope.industry),
            amount=self._words.money(amount),
        )
        column = max(width_of(self._vocabulary.word(kind)) for kind in ("sell", "counter"))
        for number, choice in self._choices:
            kind = choice.decision["kind"]
            name = self._vocabulary.word(kind)
            self._choice(number, name, column, self._answering(kind, envelope, amount))
        if not self._of("counter"):
            word = self._vocabulary.word("counter")
            text = self._words(
                "does-not-counter",
                cash=self._words.money(self._cash),
                amount=self._words.money(amount),
            )
            line = ink(f"  {palette.NONE}  {pad(word, column)}  {text}", palette.QUIET)
            self._wrap(line, 7 + column)

    def _answering(self, kind: str, envelope: Envelope, amount: int) -> str:
        """What an answer costs and brings."""
        selling = kind == "sell"
        change = -1 if selling else 1
        offerer = self._table.players[envelope.offerer]
        changes = [
            self._tiles(self._me, envelope.industry, change),
            self._tiles(offerer, envelope.industry, -change),
        ]
        cash = self._cash + (amount if selling else -amount)
        return self._words(
            f"does-{kind}",
            amount=self._words.money(amount),
            changes=self._words.row(changes),
            outlook=self._outlook(cash).text(self._speech),
        )

    # -- the market and the crash --------------------------------------------------

    def _remove(self) -> None:
        """The cards as they lie in the market."""
        self._question("prompt-remove", bears=self._table.bears, players=len(self._table.players))
        funds = {fund.value: fund for row in self._table.market for fund in row}
        cells = [
            (number, self._removing(funds[choice.decision["card"]]))
            for number, choice in self._choices
        ]
        column = max(width_of(text) for _, text in cells) + 8
        for start in range(0, len(cells), CARDS_A_LINE):
            line = Text()
            for number, text in cells[start : start + CARDS_A_LINE]:
                line.append(f"{number:>3}  ", palette.BRASS).append(pad(text, column - 5))
            line.rstrip()
            self._wrap(line, 5)
        self._hint(self._words("hint-remove", sign=colours.FALLEN))

    def _removing(self, fund: Fund) -> str:
        text = f"{self._words.money(fund.value)}  {terms(fund)}"
        if fund.starting:
            text += f" {colours.FALLEN}"
        return f"{text} {self._words('bear')}" if fund.bear else text

    def _return(self) -> None:
        self._question("prompt-return")
        names = [self._speech.industry(it.decision["industry"]) for _, it in self._choices]
        column = max(width_of(name) for name in names)
        for (number, choice), name in zip(self._choices, names, strict=True):
            change = self._tiles(self._me, choice.decision["industry"], -1)
            self._choice(number, name, column, change)

"""What is asked, and what each answer would do."""

from __future__ import annotations

from rich.text import Text

from tontine.cli.terminal import palette
from tontine.cli.terminal.greed import palette as colours
from tontine.cli.terminal.greed.cards import CardList
from tontine.cli.terminal.greed.figures import company_of
from tontine.cli.terminal.greed.panels import BARE, CUT, LESS
from tontine.cli.terminal.greed.proposals import concerns, draw_proposals
from tontine.cli.terminal.greed.vocabulary import GreedVocabulary
from tontine.cli.terminal.text import fit, ink, pad, width_of, wrap
from tontine.play.greed.names import BOARD_NAMES
from tontine.play.greed.phrases import MONEY, moves
from tontine.play.greed.view import AssetCard, Company, GreedTable, Offer
from tontine.play.speech import capital
from tontine.play.view import Choice, Decision, View
from tontine.play.words import Phrase

LONGEST_NAME = 12
ENDLESS = 10_000  # nothing is wrapped


def draw_prompt(view: View, vocabulary: GreedVocabulary, width: int, tight: int = 0) -> list[Text]:
    """The whole question. The line for the answer comes after it."""
    return _Prompt(view, vocabulary, width, tight).lines


class _Prompt:
    def __init__(self, view: View, vocabulary: GreedVocabulary, width: int, tight: int) -> None:
        self._tight = tight
        self._view = view
        self._vocabulary = vocabulary
        self._speech = vocabulary.speech
        self._words = self._speech.words
        self._width = width
        self._table: GreedTable = view.table
        self.lines: list[Text] = []
        self._question()
        draw = {
            "announce": self._announce,
            "bid": self._bid,
            "take": self._take,
            "sell": self._sell,
            "point": self._point,
            "drop": self._drop,
            "raise": self._auction,
            "found": self._found,
        }
        draw.get(view.asks[0].kind, self._trade)()

    # -- lines ---------------------------------------------------------------------

    def _question(self) -> None:
        """The trade has several questions, which are asked in one."""
        ask = self._view.asks[0]
        assert ask.question is not None
        rule = min(it.rule for it in self._view.asks)
        text = capital(self._speech.say(ask.question))
        self._wrap(ink(text, palette.BRASS).append(f"  ({rule})", palette.QUIET), 2)

    def _wrap(self, line: Text, indent: int) -> None:
        self.lines += wrap(line, self._width, indent)

    def _hint(self, text: str) -> None:
        line = ink(f"  {text}", palette.QUIET)
        if self._tight < LESS:
            self._wrap(line, 2)
        elif self._tight < CUT:
            self.lines.append(self._cut(line))

    def _notes(self, notes: list[Phrase], example: str) -> None:
        """What one should know, and how to answer, in one paragraph."""
        self._hint(" ".join([example, *(capital(self._speech.say(note)) for note in notes)]))

    def _list(self, lines: list[Text], indent: int) -> None:
        """Many of a kind: a line each and no more where it is tight, and at last side by side."""
        if self._tight >= BARE and lines:
            lines = self._side_by_side(lines)
        for line in lines:
            self.lines += (
                wrap(line, self._width, indent) if self._tight < CUT else [self._cut(line)]
            )

    def _side_by_side(self, lines: list[Text]) -> list[Text]:
        column = max(line.cell_len for line in lines) + 1
        several = max(self._width // column, 1)
        rows = []
        for first in range(0, len(lines), several):
            row = Text()
            for line in lines[first : first + several]:
                row.append(" " * (-row.cell_len % column)).append_text(line)
            rows.append(row)
        return rows

    def _cut(self, line: Text) -> Text:
        line.truncate(self._width, overflow="ellipsis")
        return line

    def _word(self, meaning: str) -> str:
        return self._vocabulary.word(meaning)

    def _asked(self) -> Company:
        assert self._table.company is not None
        return company_of(self._table, self._table.company)

    def _choices(self, kind: str) -> list[Choice]:
        return [it for ask in self._view.asks if ask.kind == kind for it in ask.choices]

    def _says(self, choice: Choice) -> str:
        return "" if choice.says is None else self._speech.say(choice.says)

    def _example(self, *words: str, other: str = "") -> None:
        """How an answer is typed, and another one."""
        text = " ".join(words)
        said = self._words("hint-example", example=text)
        if other:
            said = self._words("hint-either", example=text, other=other)
        self._notes(self._view.asks[0].notes, said)

    # -- announcements and investment ----------------------------------------------

    def _announce(self) -> None:
        listed = CardList(self._table.hand, self._speech)
        choices = {it.decision["asset"]: it for it in self._choices("announce")}
        for card in self._table.hand:
            self._wrap(listed.line(card), listed.indent)
            if card.arrows:
                says = self._says(choices[card.number])
                self._wrap(Text(f"{' ' * listed.indent}{says}"), listed.indent)
        self._example(self._word("announce"), str(self._table.hand[0].number))

    def _bid(self) -> None:
        """G12: for one company after the other."""
        lines = []
        for offer, line in self._offers():
            if not offer.double and self._tight < CUT:
                line.append(f" {fit(self._speech.seat(offer.seat), LONGEST_NAME)}")
            lines.append(line)
        self._list(lines, CardList.indent)
        if not self._table.offers:
            self._hint(self._words("no-cards"))
        number = self._view.asks[0].numbers[0]
        self._example(self._word("bid"), str(max(number.least, number.most // 4)))

    def _take(self) -> None:
        lines = []
        for offer, line in self._offers():
            if offer.why is not None:
                line.append(f" {self._words('too-dear')}", palette.LOSS)
            lines.append(line)
        self._list(lines, CardList.indent)
        first = self._choices("take")[0].decision["asset"]
        self._example(self._word("take"), str(first), other=self._word("decline"))

    def _offers(self) -> list[tuple[Offer, Text]]:
        """Cards, what they cost now, whose marker lies on them, and where that doubles the cost."""
        offers = self._table.offers
        listed = CardList([it.card for it in offers], self._speech)
        costs = ["" if it.cost is None else self._words.money(it.cost) for it in offers]
        column = max(map(width_of, costs), default=0)
        lines = []
        for offer, cost in zip(offers, costs, strict=True):
            line = listed.line(offer.card, brief=self._tight >= BARE)
            if cost:
                line.append(f"  {pad(cost, column, right=True)}")
            shape = palette.SEAT_SHAPES[offer.seat]
            line.append(f"  {shape}", palette.seat_colour(offer.seat))
            if offer.double:
                line.append(f" {colours.DOUBLE}", palette.LOSS)
            lines.append((offer, line))
        return lines

    # -- trade ---------------------------------------------------------------------

    def _trade(self) -> None:
        mine = [it for it in self._table.proposals if concerns(it, self._view.seat)]
        if self._tight < CUT:
            self.lines += draw_proposals(mine, self._vocabulary, self._width)
        else:
            whole = draw_proposals(mine, self._vocabulary, ENDLESS)
            self.lines += [self._cut(line) for line in whole]
        for choice in self._choices("use"):
            self._use(choice)
        deals = [self._typed(choice.decision) for choice in self._choices("propose")[:2]]
        if deals and self._tight < LESS:
            examples = self._words.row([self._words("quoted", text=deal) for deal in deals])
            self._notes(self._trade_notes(), self._words("hint-trade", examples=examples))
        done = self._words("hint-content", content=self._word("content"))
        self._list([ink(f"  {done}", palette.QUIET)], 2)

    def _trade_notes(self) -> list[Phrase]:
        return [note for ask in self._view.asks for note in ask.notes]

    def _use(self, choice: Choice) -> None:
        asset = choice.decision["asset"]
        card = self._card(asset)
        line = ink(f"  {self._word('use')} {asset} ", palette.BRASS)
        style = palette.GAIN if card.gain > 0 else palette.LOSS
        line.append(f"{self._speech.asset(asset)}  ").append(self._says(choice), style)
        self._wrap(line, 4)

    def _card(self, asset: int) -> AssetCard:
        return next(
            it.card
            for company in self._table.companies
            for it in company.assets
            if it.card.number == asset
        )

    def _typed(self, decision: Decision) -> str:
        """How a deal is typed."""
        give, get = decision["give"], decision["get"]
        verb = "buy" if list(give) == [MONEY] else "sell"
        things, price = (get, give) if verb == "buy" else (give, get)
        partner = self._speech.company(decision["partner"])
        particle = self._word("from" if verb == "buy" else "to")
        words = [self._word(verb), self._plainly(things), particle, partner]
        words += [self._word("for"), self._plainly(price)]
        if decision.get("runs"):
            words += [self._word("run"), *map(str, decision["runs"])]
        assert self._view.seat is not None
        if len(self._table.players[self._view.seat].companies) > 1:
            words += [self._word("as"), self._speech.company(decision["company"])]
        return " ".join(words)

    def _plainly(self, things: dict[str, int]) -> str:
        """Goods with their numbers, money as a number."""
        return " ".join(
            str(count) if thing == MONEY else self._speech.units(thing, count)
            for thing, count in things.items()
        )

    # -- sales ---------------------------------------------------------------------

    def _sell(self) -> None:
        ask = self._view.asks[0]
        for number in ask.numbers:
            assert number.called is not None
            self._wrap(Text(f"     {self._speech.say(number.called)}"), 7)
        boot = ask.choices[0].changes.companies[0].forecast.verdict == "boot"
        sign, style = (colours.BOOT, palette.LOSS) if boot else (colours.WELL, palette.GAIN)
        self._wrap(ink(f"     {sign} {self._says(ask.choices[0])}", style), 7)
        whole = f"{self._word('sell')} {self._word('all')}"
        good = self._speech.units(ask.numbers[0].name, 1)
        self._example(whole, other=f"{whole} {self._word('keep')} {good}")

    # -- scapegoats ----------------------------------------------------------------

    def _point(self) -> None:
        company = self._asked()
        names = [self._speech.seat(it.seat) for it in company.severance]
        column = max(map(width_of, names))
        for it, name in zip(company.severance, names, strict=True):
            line = ink(f"     {self._words(f'chair-{it.chair}')}  ", palette.BRASS)
            line.append(f"{palette.SEAT_SHAPES[it.seat]} ", palette.seat_colour(it.seat))
            line.append(pad(name, column), palette.TITLE)
            amount = self._words.money(it.amount)
            line.append(f"  {self._words('severance', amount=amount)}")
            if it.pointed:
                line.append(f"  {self._words('pointed-already')}", palette.LOSS)
            self._wrap(line, 7)
        self._example(self._word("point"), self._words(f"chair-{BOARD_NAMES[0]}").lower())

    def _drop(self) -> None:
        company = self._asked()
        listed = CardList([asset.card for asset in company.assets], self._speech)
        for asset in company.assets:
            self._wrap(listed.line(asset.card), listed.indent)
        self._example(self._word("drop"), str(company.assets[0].card.number))

    # -- auctions and new companies ------------------------------------------------

    def _auction(self) -> None:
        ask = self._view.asks[0]
        self._example(self._word("raise"), str(ask.numbers[0].least), other=self._word("pass"))

    def _found(self) -> None:
        names = {it.number: self._speech.company(it.number) for it in self._table.foundable}
        column = max(map(width_of, names.values()))
        for company in self._table.foundable:
            line = ink(f"{company.number:>4} ", palette.BRASS)
            line.append(pad(names[company.number], column), palette.TITLE)
            if company.arrows:
                line.append(f"  {self._speech.say(moves(company.arrows))}")
            if self._tight < CUT:
                self._wrap(line, 5)
            else:
                self.lines.append(self._cut(line))
        discards = self._table.discards
        listed = CardList(discards, self._speech)
        brief = self._tight >= BARE
        self._list([listed.line(card, brief) for card in discards], listed.indent)
        words = [self._word("found"), next(iter(names.values()))]
        self._example(*words, *(str(card.number) for card in discards[:2]))

"""What is asked, and what each answer would do."""

from __future__ import annotations

from rich.text import Text

from tontine.cli.terminal import palette
from tontine.cli.terminal.greed import palette as colours
from tontine.cli.terminal.greed.cards import CardList, recipe
from tontine.cli.terminal.greed.figures import by_name, company_of, worth, yearly
from tontine.cli.terminal.greed.market import trends
from tontine.cli.terminal.greed.panels import CUT, LESS
from tontine.cli.terminal.greed.proposals import concerns, draw_proposals
from tontine.cli.terminal.greed.vocabulary import GreedVocabulary
from tontine.cli.terminal.text import fit, ink, pad, width_of, wrap
from tontine.play.greed.names import BOARD_NAMES
from tontine.play.greed.speech import MONEY, GreedSpeech
from tontine.play.greed.table import AssetCard, Company, GreedTable
from tontine.play.speech import capital
from tontine.play.view import Ask, Choice, Decision, View
from tontine.rules.greed.components import MOST_KEPT, STORAGE

LONGEST_NAME = 12
ENDLESS = 10_000  # nothing is wrapped


def draw_prompt(view: View, vocabulary: GreedVocabulary, width: int, tight: int = 0) -> list[Text]:
    """The whole question. The line for the answer comes after it."""
    return _Prompt(view, vocabulary, width, tight).lines


class _Prompt:
    def __init__(self, view: View, vocabulary: GreedVocabulary, width: int, tight: int) -> None:
        assert view.seat is not None
        self._tight = tight
        self._view = view
        self._vocabulary = vocabulary
        self._speech: GreedSpeech = vocabulary.speech
        self._words = self._speech.words
        self._width = width
        self._table: GreedTable = view.table
        self._me = self._table.players[view.seat]
        self.lines: list[Text] = []
        ask = {
            "announcing": self._announce,
            "bidding": self._bid,
            "taking": self._take,
            "trading": self._trade,
            "selling": self._sell,
            "pointing": self._point,
            "dropping": self._drop,
            "gold": self._auction,
            "silver": self._auction,
            "founders": self._auction,
            "founding": self._found,
        }[self._table.phase]
        ask()

    # -- lines ---------------------------------------------------------------------

    def _question(self, message: str, **arguments: object) -> None:
        text = capital(self._words(message, **arguments))
        rule = "G17" if self._table.phase == "trading" else self._view.asks[0].rule
        self._wrap(ink(text, palette.BRASS).append(f"  ({rule})", palette.QUIET), 2)

    def _wrap(self, line: Text, indent: int) -> None:
        self.lines += wrap(line, self._width, indent)

    def _hint(self, text: str) -> None:
        line = ink(f"  {text}", palette.QUIET)
        if self._tight < LESS:
            self._wrap(line, 2)
        elif self._tight < CUT:
            self.lines.append(self._cut(line))

    def _list(self, line: Text, indent: int) -> None:
        """One of many: a line and no more where it is tight."""
        self.lines += wrap(line, self._width, indent) if self._tight < CUT else [self._cut(line)]

    def _cut(self, line: Text) -> Text:
        line.truncate(self._width, overflow="ellipsis")
        return line

    def _money(self, amount: int) -> str:
        return self._words.money(amount)

    def _word(self, meaning: str) -> str:
        return self._vocabulary.word(meaning)

    def _asked(self) -> Company:
        assert self._table.company is not None
        return company_of(self._table, self._table.company)

    def _asks(self, kind: str) -> list[Ask]:
        return [ask for ask in self._view.asks if ask.kind == kind]

    def _choices(self, kind: str) -> list[Choice]:
        return [choice for ask in self._asks(kind) for choice in ask.choices]

    def _name(self, seat: int) -> str:
        return self._speech.seat(seat)

    # -- announcements and investment ----------------------------------------------

    def _announce(self) -> None:
        self._question("prompt-announce")
        listed = CardList(self._table, self._table.hand, self._speech)
        for card in self._table.hand:
            self._wrap(listed.line(card), listed.indent)
            if card.arrows:
                change = trends(self._speech, card.arrows)
                self._wrap(Text(f"{' ' * listed.indent}{change}"), listed.indent)
        left = [self._speech.card(offer.card.number) for offer in self._table.offers]
        if left:
            self._hint(self._words("left-over", cards=self._words.row(left)))
        self._example("announce", str(self._table.hand[0].number))

    def _example(self, kind: str, *words: str) -> None:
        example = " ".join([self._word(kind), *words])
        self._hint(self._words(f"hint-{kind}", example=example))

    def _bid(self) -> None:
        """G12: for one company after the other."""
        ask = self._view.asks[0]
        company = company_of(self._table, ask.choices[0].decision["company"])
        self._question(
            "prompt-bid",
            company=self._speech.company(company.number),
            free=self._money(company.free),
            least=self._money(ask.numbers[0].least),
        )
        listed = CardList(self._table, [it.card for it in self._table.offers], self._speech)
        for offer in self._table.offers:
            line = listed.line(offer.card)
            self._marker(line, offer.seat)
            if offer.seat != self._view.seat and self._tight < CUT:
                line.append(f" {fit(self._name(offer.seat), LONGEST_NAME)}")
            self._list(line, listed.indent)
        if not self._table.offers:
            self._hint(self._words("no-cards"))
        if any(offer.seat == self._view.seat for offer in self._table.offers):
            self._hint(self._words("own-marker", sign=colours.DOUBLE))
        number = ask.numbers[0]
        self._example("bid", str(max(number.least, number.most // 4)))

    def _take(self) -> None:
        company = self._asked()
        self._question(
            "prompt-take",
            company=self._speech.company(company.number),
            bid=self._money(company.bid or 0),
            free=self._money(company.free),
            chair=self._next_chair(),
        )
        takes = [it.decision["asset"] for it in self._choices("take") if "asset" in it.decision]
        offers = self._table.offers
        listed = CardList(self._table, [it.card for it in offers], self._speech)
        costs = [self._money(offer.cost or 0) for offer in offers]
        column = max(map(width_of, costs))
        for offer, cost in zip(offers, costs, strict=True):
            line = listed.line(offer.card).append(f"  {pad(cost, column, right=True)}")
            self._marker(line, offer.seat)
            if offer.card.number not in takes:
                line.append(f" {self._words('too-dear')}", palette.LOSS)
            self._list(line, listed.indent)
        example = f"{self._word('take')} {takes[0]}"
        self._hint(self._words("hint-take", example=example, decline=self._word("decline")))

    def _marker(self, line: Text, seat: int) -> None:
        """Whose marker lies on a card."""
        line.append(f"  {palette.SEAT_SHAPES[seat]}", palette.seat_colour(seat))
        if seat == self._view.seat:
            line.append(f" {colours.DOUBLE}", palette.LOSS)

    def _next_chair(self) -> str:
        """G15: where the marker on a card would come to sit."""
        seated = [
            event for it in self._choices("take") for event in it.does if event.event == "seated"
        ]
        return str(self._speech.name_field("chair", seated[0].fields["chair"]))

    # -- trade ---------------------------------------------------------------------

    def _trade(self) -> None:
        self._question("prompt-trade")
        mine = [it for it in self._table.proposals if concerns(it, self._view.seat)]
        if self._tight < CUT:
            self.lines += draw_proposals(mine, self._vocabulary, self._width)
        else:
            whole = draw_proposals(mine, self._vocabulary, ENDLESS)
            self.lines += [self._cut(line) for line in whole]
        for choice in self._choices("use"):
            self._use(choice.decision["asset"])
        deals = [self._typed(choice.decision) for choice in self._choices("propose")[:2]]
        if deals and self._tight < LESS:
            examples = self._words.row([self._words("quoted", text=deal) for deal in deals])
            self._hint(self._words("hint-trade", examples=examples, left=self._me.proposals))
        done = self._words("hint-content", content=self._word("content"))
        self._list(ink(f"  {done}", palette.QUIET), 2)

    def _use(self, asset: int) -> None:
        card = self._card(asset)
        before, after = worth(self._table, card.takes), worth(self._table, card.makes)
        line = ink(f"  {self._word('use')} {asset} ", palette.BRASS)
        line.append(f"{self._speech.asset(asset)}  {recipe(card, self._speech)}")
        gain = yearly(self._table, card)
        text = self._words("does-use", before=self._money(before), after=self._money(after))
        line.append(f"  {text}", palette.GAIN if gain > 0 else palette.LOSS)
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
        if len(self._me.companies) > 1:
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
        company = self._asked()
        self._question(
            "prompt-sell",
            company=self._speech.company(company.number),
            income=self._money(company.income),
            last=self._money(company.last),
        )
        goods = by_name(self._table)
        rows = [
            (
                self._speech.units(name, count),
                self._words(
                    "does-sell",
                    price=self._money(goods[name].price),
                    amount=self._money(count * goods[name].price),
                    next=self._money(goods[name].next_price),
                ),
            )
            for name, count in company.goods.items()
        ]
        column = max(width_of(name) for name, _ in rows)
        for name, text in rows:
            line = ink(f"     {pad(name, column)}", palette.TITLE).append(f"  {text}")
            self._wrap(line, 7)
        self._outcome(company)
        costs = self._words.row([self._money(int(STORAGE[n])) for n in range(1, MOST_KEPT + 1)])
        good = self._speech.units(next(iter(company.goods)), 1)
        example = f"{self._word('sell')} {self._word('all')} {self._word('keep')} {good}"
        whole = f"{self._word('sell')} {self._word('all')}"
        self._hint(self._words("hint-sell", all=whole, example=example, costs=costs))

    def _outcome(self, company: Company) -> None:
        """G22: what selling everything would come to."""
        it = company.forecast
        message = "sale-first" if it.first else "sale-boot" if it.boot else "sale-well"
        sign = colours.BOOT if it.boot else colours.WELL
        text = self._words(
            message, total=self._money(it.income + it.goods), last=self._money(it.last), sign=sign
        )
        self._wrap(ink(f"     {text}", palette.LOSS if it.boot else palette.GAIN), 7)

    # -- scapegoats ----------------------------------------------------------------

    def _point(self) -> None:
        company = self._asked()
        self._question(
            "prompt-point",
            company=self._speech.company(company.number),
            free=self._money(company.free),
        )
        names = [self._name(it.seat) for it in company.severance]
        column = max(map(width_of, names))
        for it, name in zip(company.severance, names, strict=True):
            line = ink(f"     {self._words(f'chair-{it.chair}')}  ", palette.BRASS)
            line.append(f"{palette.SEAT_SHAPES[it.seat]} ", palette.seat_colour(it.seat))
            line.append(pad(name, column), palette.TITLE)
            line.append(f"  {self._words('severance', amount=self._money(it.amount))}")
            if it.chair in self._table.pointed:
                line.append(f"  {self._words('pointed-already')}", palette.LOSS)
            self._wrap(line, 7)
        self._example("point", self._words(f"chair-{BOARD_NAMES[0]}").lower())

    def _drop(self) -> None:
        company = self._asked()
        self._question("prompt-drop", company=self._speech.company(company.number))
        listed = CardList(self._table, [asset.card for asset in company.assets], self._speech)
        for asset in company.assets:
            self._wrap(listed.line(asset.card), listed.indent)
        self._example("drop", str(company.assets[0].card.number))

    # -- auctions and new companies ------------------------------------------------

    def _auction(self) -> None:
        auction = self._table.auction
        assert auction is not None
        lot = {"gold": self._table.gold, "silver": self._table.silver}.get(auction.lot)
        money = self._money(self._me.money)
        least = self._money(auction.least)
        if lot is None:
            self._question("prompt-founders", money=money, least=least)
        else:
            self._question(
                "prompt-auction",
                lot=self._speech.lot(lot.symbol.name),
                points=lot.symbol.points,
                money=money,
                least=least,
            )
            if lot.symbol.arrows:
                self._hint(trends(self._speech, lot.symbol.arrows))
        if auction.highest is not None:
            name, bid = self._speech.seats[auction.highest], self._money(auction.bid or 0)
            self._hint(self._words("auction-stands", name=name, bid=bid))
        example = f"{self._word('raise')} {auction.least}"
        self._hint(self._words("hint-raise", example=example, passing=self._word("pass")))

    def _found(self) -> None:
        self._question("prompt-found")
        names = {it.number: self._speech.company(it.number) for it in self._table.foundable}
        column = max(map(width_of, names.values()))
        for company in self._table.foundable:
            line = ink(f"{company.number:>4} ", palette.BRASS)
            line.append(pad(names[company.number], column), palette.TITLE)
            if company.arrows:
                line.append(f"  {trends(self._speech, company.arrows)}")
            self._wrap(line, 5)
        discards = self._table.discards
        if discards:
            self._wrap(Text(f"  {self._words('discards-free')}"), 2)
        listed = CardList(self._table, discards, self._speech)
        for card in discards:
            self._wrap(listed.line(card), listed.indent)
        words = [self._word("found"), next(iter(names.values()))]
        words += [str(card.number) for card in discards[:2]]
        self._hint(self._words("hint-found", example=" ".join(words)))

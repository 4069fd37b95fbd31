"""What a player of Greed Incorporated types, turned into a decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tontine.cli.terminal.answers import Unclear, is_number
from tontine.cli.terminal.greed.deals import ALL, VERBS, Dealing
from tontine.cli.terminal.greed.figures import companies_of, company_of
from tontine.cli.terminal.greed.vocabulary import KINDS, PARTICLES, GreedVocabulary, last_asset
from tontine.play.greed.decisions import LONGEST_MESSAGE
from tontine.play.greed.phrases import MONEY
from tontine.play.greed.view import Company, GreedTable
from tontine.play.view import Decision, View

TRADE = (*VERBS, "accept", "reject", "counter", "withdraw", "use", "content")
# Words that mean something else where a certain kind of decision is asked for.
ALSO = {
    ("pass", "take"): "decline",
    ("pass", "content"): "content",
    ("nothing", "take"): "decline",
    ("raise", "bid"): "bid",
    ("bid", "raise"): "raise",
    ("decline", "raise"): "pass",
    ("keep", "sell"): "sell",
    ("reject", "take"): "decline",
    ("for", "content"): "counter",  # in French "contre" is both
}


def answer(said: Sequence[str], view: View, vocabulary: GreedVocabulary) -> Decision:
    return _Grammar(view, vocabulary).answer(said)


class _Grammar:
    def __init__(self, view: View, vocabulary: GreedVocabulary) -> None:
        self._view = view
        self._table: GreedTable = view.table
        self._vocabulary = vocabulary
        self._words = vocabulary.speech.words
        self._dealing = Dealing(view, vocabulary)
        self._kinds = [ask.kind for ask in view.asks]

    def answer(self, said: Sequence[str]) -> Decision:
        said, message = _message(said)
        tokens = self._vocabulary.telling(said)
        if not tokens:
            raise Unclear("unclear-empty", help=self._vocabulary.word("help"))
        first = self._vocabulary.meaning(tokens[0]) or ""
        kind = next((ALSO[first, it] for it in self._kinds if (first, it) in ALSO), first)
        if first != "keep" and (kind in KINDS or kind != first):
            tokens = tokens[1:]
        elif first != "keep":
            kind = self._meant()
        decision = self._read(kind, tokens)
        if message and decision["kind"] not in ("propose", "counter"):
            raise Unclear("unclear-message")
        return {**decision, "message": message} if message else decision

    def _meant(self) -> str:
        """What is asked for, where no kind is named. The trade asks for many things at once."""
        return "" if self._trading or not self._kinds else self._kinds[0]

    @property
    def _trading(self) -> bool:
        return "content" in self._kinds

    def _read(self, kind: str, tokens: Sequence[str]) -> Decision:
        """Also what is not asked for now: the match refuses it."""
        if kind in VERBS and not (kind == "sell" and self._is_sale(tokens)):
            return self._dealing.propose(kind, tokens)
        if kind in ("accept", "reject", "withdraw"):
            return self._dealing.answer(kind, tokens)
        if kind in ("decline", "content", "pass"):
            if tokens:
                raise Unclear("unclear-more", word=self._vocabulary.word(kind))
            return {"kind": kind}
        read: dict[str, Callable[[Sequence[str]], Decision]] = {
            "announce": lambda it: self._asset("announce", it, self._hand()),
            "take": lambda it: self._asset("take", it, self._offers()),
            "use": lambda it: self._asset("use", it, self._mine()),
            "drop": lambda it: self._asset("drop", it, self._company_assets()),
            "bid": self._bid,
            "counter": self._dealing.counter,
            "sell": self._sale,
            "keep": self._sale,
            "point": self._point,
            "raise": self._raise,
            "found": self._found,
        }
        if kind not in read:
            raise Unclear("unclear-trade", help=self._vocabulary.word("help"))
        return read[kind](tokens)

    def _is_sale(self, tokens: Sequence[str]) -> bool:
        """Whether goods are sold to the market, and not to another company."""
        names_a_deal = any(self._vocabulary.meaning(token) in PARTICLES for token in tokens)
        return "sell" in self._kinds or not (self._trading or names_a_deal)

    # -- assets --------------------------------------------------------------------

    def _hand(self) -> list[int]:
        return [card.number for card in self._table.hand]

    def _offers(self) -> list[int]:
        return [offer.card.number for offer in self._table.offers]

    def _mine(self) -> list[int]:
        mine = companies_of(self._table, self._view.seat)
        return [asset.card.number for company in mine for asset in company.assets]

    def _company_assets(self) -> list[int]:
        if "drop" not in self._kinds:
            return self._mine()
        return [asset.card.number for asset in self._company().assets]

    def _company(self) -> Company:
        """The one that the question is about."""
        assert self._table.company is not None
        return company_of(self._table, self._table.company)

    def _asset(self, kind: str, tokens: Sequence[str], known: Sequence[int]) -> Decision:
        """A card by number or name. The rules refuse a number that is not among them."""
        text = " ".join(tokens)
        if is_number(text) and int(text) <= last_asset(self._table):
            return {"kind": kind, "asset": int(text)}
        found = self._vocabulary.assets(text, known)
        if not found:
            raise Unclear(
                "unclear-asset", example=self._vocabulary.example(kind, known, self._table)
            )
        if len(found) > 1:
            names = self._words.row([self._vocabulary.speech.card(asset) for asset in found])
            raise Unclear("unclear-assets", word=text, names=names)
        return {"kind": kind, "asset": found[0]}

    # -- bids ----------------------------------------------------------------------

    def _bid(self, tokens: Sequence[str]) -> Decision:
        """ "40", "40 for MadF": without a name, for the company that is asked first."""
        tokens = [it for it in tokens if self._vocabulary.meaning(it) not in PARTICLES]
        names = [it for it in tokens if not self._is_amount(it)]
        amounts = [it for it in tokens if self._is_amount(it)]
        if len(amounts) != 1:
            raise Unclear("unclear-bid", word=self._vocabulary.word("bid"))
        if names:
            text = " ".join(names)
            found = self._vocabulary.companies(text, self._table)
            company = self._vocabulary.one_company(text, found)
        else:
            company = self._bidder()
        free = sum(it.free for it in self._table.companies if it.number == company)
        amount = self._amount(amounts[0], free)
        return {"kind": "bid", "company": company, "amount": amount}

    def _bidder(self) -> int:
        """The company that is asked first; where none is, any, as the match refuses the bid."""
        asks = [ask for ask in self._view.asks if ask.kind == "bid"]
        return int(asks[0].choices[0].decision["company"]) if asks else 0

    def _raise(self, tokens: Sequence[str]) -> Decision:
        if len(tokens) != 1 or not self._is_amount(tokens[0]):
            raise Unclear("unclear-raise", word=self._vocabulary.word("raise"))
        most = sum(ask.numbers[0].most for ask in self._view.asks if ask.kind == "raise")
        return {"kind": "raise", "amount": self._amount(tokens[0], most)}

    def _is_amount(self, token: str) -> bool:
        if token[0] in "$0123456789":
            return MONEY in self._dealing.things([token])[0]
        return self._vocabulary.meaning(token) == "all"

    def _amount(self, token: str, everything: int) -> int:
        if self._vocabulary.meaning(token) == "all":
            return everything
        return self._dealing.things([token])[0][MONEY]

    # -- sales ---------------------------------------------------------------------

    def _sale(self, tokens: Sequence[str]) -> Decision:
        """ "all keep 1 coal", "keep 1 coal"; "2 coal" sells that and keeps the rest."""
        if "sell" not in self._kinds:
            return {"kind": "sell", "keep": {}}  # there is nothing to look at: the match refuses it
        meanings = [self._vocabulary.meaning(token) for token in tokens]
        cut = meanings.index("keep") if "keep" in meanings else len(tokens)
        sold, kept = list(tokens[:cut]), list(tokens[cut + 1 :])
        stock = self._company().goods
        keep = self._kept(kept, stock)
        if sold and self._vocabulary.meaning(sold[0]) != "all":
            if cut < len(tokens):
                raise Unclear("unclear-sale", word=self._vocabulary.word("sell"))
            going = self._kept(sold, stock)
            keep = {good: count - going.get(good, 0) for good, count in stock.items()}
            if any(count < 0 for count in keep.values()) or set(going) - set(stock):
                raise Unclear("unclear-stock")
        return {"kind": "sell", "keep": {good: count for good, count in keep.items() if count}}

    def _kept(self, tokens: Sequence[str], stock: dict[str, int]) -> dict[str, int]:
        if len(tokens) == 1 and self._vocabulary.meaning(tokens[0]) in ("all", "nothing"):
            return dict(stock) if self._vocabulary.meaning(tokens[0]) == "all" else {}
        things, rest = self._dealing.things(tokens)
        if rest or MONEY in things:
            raise Unclear("unclear-sale", word=self._vocabulary.word("sell"))
        return {
            good: stock.get(good, 0) if count == ALL else count for good, count in things.items()
        }

    # -- scapegoats and new companies ----------------------------------------------

    def _point(self, tokens: Sequence[str]) -> Decision:
        text = " ".join(it for it in tokens if self._vocabulary.meaning(it) not in PARTICLES)
        chair = self._vocabulary.chair(text)
        if chair is None:
            raise Unclear("unclear-chair", word=self._vocabulary.word("point"))
        return {"kind": "point", "chair": chair}

    def _found(self, tokens: Sequence[str]) -> Decision:
        """A company by name or number, then assets by number."""
        names = [token for token in tokens if not is_number(token)]
        numbers = [token for token in tokens if is_number(token)]
        text = " ".join(names) if names else "".join(numbers[:1])
        assets = numbers if names else numbers[1:]
        found = self._vocabulary.new_companies(text, self._table)
        if not text or any(int(asset) > last_asset(self._table) for asset in assets):
            raise Unclear("unclear-found", word=self._vocabulary.word("found"))
        company = self._vocabulary.one_company(text, found)
        return {"kind": "found", "company": company, "assets": [int(it) for it in assets]}


def _message(said: Sequence[str]) -> tuple[Sequence[str], str]:
    """What follows a colon is for the other player."""
    if not said or not said[-1].startswith(":"):
        return said, ""
    return said[:-1], said[-1][1:].strip()[:LONGEST_MESSAGE]

"""What a player of Ponzi Scheme types, turned into a decision."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from tontine.cli.terminal.answers import Unclear, by_number, is_number
from tontine.cli.terminal.ponzi.choices import AMOUNT, ask_amount, is_offered, numbered
from tontine.cli.terminal.ponzi.vocabulary import KINDS, PonziVocabulary
from tontine.play.ponzi.decisions import LUXURY_POINTS, MOST_MONEY
from tontine.play.view import Decision, View


def answer(said: Sequence[str], view: View, vocabulary: PonziVocabulary) -> Decision | View:
    return _Grammar(view, vocabulary).answer(said)


class _Grammar:
    def __init__(self, view: View, vocabulary: PonziVocabulary) -> None:
        self._view = view
        self._vocabulary = vocabulary
        self._asked = view.asks[0].kind if view.asks else ""

    def answer(self, said: Sequence[str]) -> Decision | View:
        """A kind of decision may stand in front; without it, what is asked is meant."""
        tokens = [word.strip("$") for word in self._vocabulary.telling(said)]
        tokens = [token for token in tokens if token]
        first = self._vocabulary.meaning(said[0]) if said else None
        kind = first if first in KINDS else None
        if kind is None:
            return self._unnamed(tokens)
        return self._named(kind, tokens[1:])

    def _named(self, kind: str, tokens: Sequence[str]) -> Decision | View:
        if kind in ("pass", "sell", "counter"):
            if tokens:
                raise Unclear("unclear-more", word=self._vocabulary.word(kind))
            return {"kind": kind}
        if kind == "fund":
            return self._fund(tokens)
        if kind == "offer":
            return self._offer(tokens)
        if kind == "return":
            return {"kind": "return", "industry": self._industry(tokens)}
        if len(tokens) != 1 or not is_number(tokens[0]):
            raise Unclear(f"unclear-{kind}", word=self._vocabulary.word(kind))
        number = int(tokens[0])
        if kind == "luxury" and number not in LUXURY_POINTS:
            raise Unclear("unclear-luxury", word=self._vocabulary.word(kind))
        return {"kind": kind, "card" if kind == "remove" else "luxury": number}

    def _unnamed(self, tokens: Sequence[str]) -> Decision | View:
        if not tokens:
            raise Unclear("unclear-empty", help=self._vocabulary.word("help"))
        if self._asked == AMOUNT:
            return self._priced(self._view.asks[0].choices[0].decision, tokens)
        if is_number(tokens[0]) and (len(tokens) == 1 or self._asked == "offer"):
            return self._numbered(tokens)
        if self._asked == "fund":
            return self._fund(tokens)
        if self._asked == "offer":
            return self._offer(tokens)
        if self._asked == "return":
            return {"kind": "return", "industry": self._industry(tokens)}
        raise Unclear("unclear-answer", help=self._vocabulary.word("help"))

    def _numbered(self, tokens: Sequence[str]) -> Decision | View:
        """A choice by its number, or a card by its value where it can be no number."""
        choices = numbered(self._view)
        if int(tokens[0]) > len(choices) and self._asked == "remove":
            return {"kind": "remove", "card": int(tokens[0])}
        decision = by_number(tokens[0], choices)
        if decision["kind"] == "offer":
            return self._priced(decision, tokens[1:])
        if len(tokens) > 1:
            raise Unclear("unclear-more", word=tokens[0])
        return decision

    # -- funding -------------------------------------------------------------------

    def _fund(self, tokens: Sequence[str]) -> Decision:
        """An industry and a card, in either order."""
        cards = [token for token in tokens if is_number(token)]
        names = [token for token in tokens if not is_number(token)]
        if len(cards) != 1 or not names:
            raise Unclear("unclear-fund", word=self._vocabulary.word("fund"))
        return {"kind": "fund", "industry": self._industry(names), "card": int(cards[0])}

    def _industry(self, tokens: Sequence[str]) -> str:
        industry = self._vocabulary.industry(tokens[0]) if tokens else None
        if industry is None or not self._is_name(tokens, industry):
            raise Unclear("unclear-industry", word=" ".join(tokens))
        return industry

    def _is_name(self, tokens: Sequence[str], industry: str) -> bool:
        """Some names have more than one word: "real estate"."""
        return len(tokens) == 1 or self._vocabulary.industry(" ".join(tokens)) == industry

    # -- offering ------------------------------------------------------------------

    def _offer(self, tokens: Sequence[str]) -> Decision | View:
        """ "bruno media 20": a rival and an industry in either order, and the amount."""
        if len(tokens) == 2 and all(is_number(token) for token in tokens):
            return self._numbered(tokens)
        names = list(tokens)
        amount: list[str] = []
        if names and (is_number(names[-1]) or self._counts(names[-1])):
            amount = [names.pop()]
        found = [
            {"kind": "offer", "to": rival, "industry": industry}
            for start in range(1, len(names))
            for first, second in permutations((names[:start], names[start:]))
            for rival in self._vocabulary.rivals(" ".join(first))
            if (industry := self._vocabulary.industry(" ".join(second))) is not None
        ]
        if not found:
            raise Unclear("unclear-offer", word=self._vocabulary.word("offer"))
        likely = [it for it in found if is_offered(self._view, it)] or found
        if any(it != likely[0] for it in likely):
            raise Unclear("unclear-which")
        return self._priced(likely[0], amount)

    def _counts(self, token: str) -> bool:
        return self._vocabulary.meaning(token) in ("all", "nothing")

    def _priced(self, offer: Decision, tokens: Sequence[str]) -> Decision | View:
        """The offer with its amount; without one, the question for it."""
        if not tokens:
            if is_offered(self._view, offer):
                return ask_amount(self._view, offer)
            return {**offer, "amount": 0}  # the refusal says why it cannot be
        meaning = self._vocabulary.meaning(tokens[0])
        if len(tokens) > 1:
            return self._offer(tokens)
        if meaning == "all":
            return {**offer, "amount": self._view.asks[0].total}
        if meaning == "nothing":
            return {**offer, "amount": 0}
        if not is_number(tokens[0]) or int(tokens[0]) > MOST_MONEY:
            raise Unclear("unclear-amount", most=self._view.asks[0].total)
        return {**offer, "amount": int(tokens[0])}

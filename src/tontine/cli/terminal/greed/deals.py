"""Deals in a natural short form: "sell 2 coal to Endrun for 70: my last offer" (G17)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tontine.cli.terminal.answers import Unclear, is_number
from tontine.cli.terminal.greed.figures import companies_of, company_of
from tontine.cli.terminal.greed.vocabulary import PARTICLES, GreedVocabulary
from tontine.play.greed.phrases import MONEY
from tontine.play.greed.view import Company, GreedTable, Proposal
from tontine.play.view import Decision, View

VERBS = ("sell", "buy", "give")
ALL = -1  # as many as there are
_NUMBER = re.compile(r"(\$?)([0-9]{1,9})(m|mio|mln|\$)?")

Things = dict[str, int]
Sections = dict[str, list[str]]


class Dealing:
    """Reads deals for the seat of a view."""

    def __init__(self, view: View, vocabulary: GreedVocabulary) -> None:
        self._seat = view.seat
        self._table: GreedTable = view.table
        self._vocabulary = vocabulary
        self._words = vocabulary.speech.words

    # -- proposals and answers -----------------------------------------------------

    def propose(self, verb: str, tokens: Sequence[str]) -> Decision:
        sections = self._sections(tokens)
        offered, names = self.things(sections[""])
        price = self._price(verb, offered, sections)
        partner = self._partner(sections, names)
        give, get = (price, offered) if verb == "buy" else (offered, price)
        runs = self._runs(sections["run"])
        company = self._own(sections, partner, give, runs)
        decision: Decision = {
            "kind": "propose",
            "company": company.number,
            "partner": partner.number,
            "give": _counted(give, company),
            "get": _counted(get, partner),
        }
        return decision | _named(runs)

    def counter(self, tokens: Sequence[str]) -> Decision:
        """ "3 60": the same for another price; or "3 sell 2 coal for 60"."""
        number, rest = self._numbered("counter", tokens)
        proposal = next((it for it in self._table.proposals if it.number == number), None)
        if proposal is None:
            return {"kind": "counter", "proposal": number, "give": {}, "get": {}}
        answer = {"kind": "counter", "proposal": number}
        verb = self._vocabulary.meaning(rest[0]) if rest else None
        if verb in VERBS:
            rest = rest[1:]
        else:
            verb = None
        sections = self._sections(rest)
        if not sections[""] and len(sections["for"]) == 1:  # "3 for 60"
            sections = {**sections, "": sections["for"], "for": []}
        offered, names = self.things(sections[""])
        if list(offered) == [MONEY] and not sections["for"] and verb is None and not names:
            return answer | self._repriced(proposal, offered[MONEY])
        if names:
            raise Unclear("unclear-thing", word=" ".join(names))
        price = self._price(verb or "give", offered, sections)
        give, get = (price, offered) if verb == "buy" else (offered, price)
        mine, theirs = (company_of(self._table, it) for it in (proposal.partner, proposal.company))
        terms = {"give": _counted(give, mine), "get": _counted(get, theirs)}
        return answer | terms | _named(self._runs(sections["run"]))

    def _repriced(self, proposal: Proposal, amount: int) -> Decision:
        """The same the other way round, with other money."""
        give, get = dict(proposal.get), dict(proposal.give)
        if (MONEY in give) == (MONEY in get):
            raise Unclear("unclear-reprice", word=self._vocabulary.word("counter"))
        (give if MONEY in give else get)[MONEY] = amount
        return {"give": give, "get": get} | _named(proposal.runs)

    def answer(self, kind: str, tokens: Sequence[str]) -> Decision:
        """A proposal by its number, which may be left out where there is only one."""
        if not tokens:
            mine = [it for it in self._table.proposals if self._waits(kind, it)]
            if len(mine) == 1:
                return {"kind": kind, "proposal": mine[0].number}
        number, rest = self._numbered(kind, tokens)
        if rest:
            raise Unclear("unclear-proposal", word=self._vocabulary.word(kind))
        return {"kind": kind, "proposal": number}

    def _waits(self, kind: str, proposal: Proposal) -> bool:
        return (proposal.seat if kind == "withdraw" else proposal.rival) == self._seat

    def _numbered(self, kind: str, tokens: Sequence[str]) -> tuple[int, list[str]]:
        number = tokens[0].lstrip("#") if tokens else ""
        if not number.isdecimal() or len(number) > 6:
            raise Unclear("unclear-proposal", word=self._vocabulary.word(kind))
        return int(number), list(tokens[1:])

    # -- parts of a deal -----------------------------------------------------------

    def _sections(self, tokens: Sequence[str]) -> Sections:
        """What stands first, and what follows "to", "from", "for", "as" and "using"."""
        sections: Sections = {name: [] for name in ("", *PARTICLES)}
        name = ""
        for token in tokens:
            meaning = self._vocabulary.meaning(token)
            if meaning in PARTICLES:
                name = str(meaning)
            else:
                sections[name].append(token)
        return sections

    def _price(self, verb: str, offered: Things, sections: Sections) -> Things:
        price, names = self.things(sections["for"])
        if names:
            raise Unclear("unclear-thing", word=" ".join(names))
        if not offered or not price:
            raise Unclear("unclear-deal", example=self._vocabulary.speech.words(f"example-{verb}"))
        return price

    def _partner(self, sections: Sections, names: Sequence[str]) -> Company:
        said = sections["to"] or sections["from"] or names
        if said is not names and names:
            raise Unclear("unclear-thing", word=" ".join(names))
        if not said:
            raise Unclear("unclear-partner")
        return self._company(said)

    def _company(self, said: Sequence[str]) -> Company:
        text = " ".join(said)
        found = self._vocabulary.companies(text, self._table)
        return company_of(self._table, self._vocabulary.one_company(text, found))

    def _runs(self, said: Sequence[str]) -> list[int]:
        """G19: assets by number, or one by its name."""
        if all(is_number(token) for token in said):
            return sorted(int(token) for token in said)
        text = " ".join(said)
        working = [it.card.number for company in self._table.companies for it in company.assets]
        found = self._vocabulary.assets(text, working)
        if not found:
            raise Unclear(
                "unclear-asset", example=self._vocabulary.example("run", working, self._table)
            )
        if len(found) > 1:
            names = self._words.row([self._vocabulary.speech.card(asset) for asset in found])
            raise Unclear("unclear-assets", word=text, names=names)
        return found

    def _own(
        self, sections: Sections, partner: Company, give: Things, runs: Sequence[int]
    ) -> Company:
        """The company that proposes: the one named, or the only one that can."""
        if sections["as"]:
            return self._company(sections["as"])
        mine = companies_of(self._table, self._seat) or [partner]  # which the match refuses
        others = [company for company in mine if company is not partner] or mine
        able = [company for company in others if _has(company, give)]
        able = able or [company for company in others if _works(company, runs)] or others
        if len(able) != 1:
            names = [self._vocabulary.speech.company(company.number) for company in able]
            word = self._vocabulary.word("as")
            raise Unclear("unclear-as", word=word, names=self._words.row(names))
        return able[0]

    # -- goods and money -----------------------------------------------------------

    def things(self, tokens: Sequence[str]) -> tuple[Things, list[str]]:
        """ "2 coal 1 land 20" with what else was said. A number before no good is money."""
        things: Things = {}
        rest: list[str] = []
        place = 0
        while place < len(tokens):
            count, is_money, used = self._count(tokens[place:])
            good, length = (None, 0) if is_money else self._good(tokens[place + used :])
            if good is None and not used:
                rest.append(tokens[place])
                place += 1
                continue
            if good is None and count == ALL:
                raise Unclear("unclear-all", word=tokens[place])
            thing = good or MONEY
            things[thing] = ALL if count == ALL else things.get(thing, 0) + count
            place += used + length
        return things, rest

    def _count(self, tokens: Sequence[str]) -> tuple[int, bool, int]:
        """How many, whether that is surely money, and how many words it took to say."""
        if self._vocabulary.meaning(tokens[0]) == "all":
            return ALL, False, 1
        number = _NUMBER.fullmatch(tokens[0].lower())
        if number is None:
            return 1, False, 0
        marked = bool(number[1] or number[3])
        if tokens[1:] and tokens[1].lower() == "m":
            return int(number[2]), True, 2
        return int(number[2]), marked, 1

    def _good(self, tokens: Sequence[str]) -> tuple[str | None, int]:
        """A good at the beginning of some words, and how many of them name it."""
        for length in (2, 1):
            if len(tokens) < length:
                continue
            text = " ".join(tokens[:length])
            found = self._vocabulary.goods(text) if not tokens[0].isdecimal() else []
            if len(found) == 1:
                return found[0], length
            if found:
                names = [self._vocabulary.speech.good(good) for good in found]
                raise Unclear("unclear-goods", word=text, names=self._words.row(names))
        return None, 0


def _has(company: Company, things: Things) -> bool:
    return all(
        company.free >= count if thing == MONEY else company.goods.get(thing, 0) >= max(count, 1)
        for thing, count in things.items()
    )


def _named(runs: Sequence[int]) -> Decision:
    return {"runs": list(runs)} if runs else {}


def _works(company: Company, assets: Sequence[int]) -> bool:
    return any(asset.card.number in assets for asset in company.assets)


def _counted(things: Things, company: Company) -> Things:
    """With numbers where "all" was said."""
    return {
        thing: company.goods.get(thing, 0) if count == ALL else count
        for thing, count in things.items()
    }

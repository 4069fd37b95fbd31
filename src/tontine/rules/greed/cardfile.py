"""Reading a set of cards from text, and saying exactly what is wrong with one."""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tontine.rules.greed.cards import CardSet
from tontine.rules.greed.components import (
    ASSETS,
    COMPANIES,
    FEWEST_SEATS,
    FIRST_ASSET,
    GOOD_NAMES,
    GOODS,
    MOST_ARROWS,
    MOST_SEATS,
    SYMBOLS,
    years_of,
)

Fields = dict[str, object]
Place = tuple[str, str]

MOST_PRICE: Final = 1000  # on a track
MOST_GOODS: Final = 9  # of a kind on a card
MOST_POINTS: Final = 99
MOST_STEPS: Final = 20  # of a track
LONGEST_NAME: Final = 40
LONGEST_GOOD: Final = 12  # of a good, which stands in narrow columns
LANGUAGES: Final = ("en", "it", "fr")  # in which a set may name things
LONGEST_TEXT: Final = 64_000  # five times the house set
MOST_DOTS: Final = 20  # in a line: what tomllib does for a key grows with the square of its dots
LETTERS: Final = "ABCDEFGHI"


class BadCards(ValueError):
    """A set of cards that cannot be played with: where in the file, and a reason that has words in
    every language. A place is a kind and a name: ``("asset", "12")``, ``("field", "makes")``."""

    def __init__(self, where: list[Place], reason: str, details: dict[str, object]) -> None:
        super().__init__(where, reason, details)
        self.where = where
        self.reason = reason
        self.details = details


def house_text() -> str:
    """The set that this project plays, as text."""
    return (files("tontine.rules.greed") / "house.toml").read_text("utf-8")


def read_cards(text: str) -> CardSet:
    """A set of cards from TOML, or from JSON of the same form."""
    return cards_from(read_fields(text))


def cards_from(fields: Fields) -> CardSet:
    """A set of cards from plain data."""
    top = _Part([("file", "")], fields)
    top.only("name", "goods", "company", "asset", "gold", "silver")
    cards = CardSet(top.text("name"))
    _read_goods(cards, top.table("goods"))
    _read_companies(cards, top.tables("company"))
    _read_assets(cards, top.tables("asset"))
    gold = top.table("gold")
    cards.first_gold = _read_symbols(
        cards, gold, cards.gold_names, cards.gold_points, cards.gold_trends
    )
    silver = top.table("silver")
    cards.first_silver = _read_symbols(
        cards, silver, cards.silver_names, cards.silver_points, cards.silver_trends
    )
    _check_counts(cards)
    return cards


def read_fields(text: str) -> Fields:
    """TOML or JSON as plain data, whatever is in it."""
    _check_size(text)
    try:
        read: object = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except RecursionError:
        raise BadCards([("file", "")], "deep", {}) from None
    except ValueError as error:
        raise BadCards([("file", "")], "unreadable", {"text": str(error)}) from None
    if not isinstance(read, dict):
        raise BadCards([("file", "")], "table", {})
    return read


def _check_size(text: str) -> None:
    """Refuse what would take long to parse: texts come from strangers."""
    if len(text) > LONGEST_TEXT:
        told: dict[str, object] = {"most": LONGEST_TEXT, "length": len(text)}
        raise BadCards([("file", "")], "long", told)
    if text.lstrip().startswith("{"):
        return
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            raise BadCards([("file", "")], "dots", {"line": number, "most": MOST_DOTS})


class _Part:
    """A part of the file, and where it is."""

    def __init__(self, where: list[Place], fields: Fields) -> None:
        self.where = where
        self.fields = fields

    def wrong(self, field: str, reason: str, **details: object) -> BadCards:
        return BadCards([*self.where, ("field", field)], reason, details)

    def only(self, *names: str) -> None:
        for name in self.fields:
            if name not in names:
                raise self.wrong(name, "unknown", names=list(names))

    def whole(self, field: str, least: int, most: int) -> int:
        if field not in self.fields:
            raise self.wrong(field, "missing")
        value = self.fields[field]
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong(field, "number", least=least, most=most, value=_show(value))
        return value

    def text(self, field: str, longest: int = LONGEST_NAME) -> str:
        if field not in self.fields:
            raise self.wrong(field, "missing")
        value = self.fields[field]
        if not isinstance(value, str) or not value.strip() or not value.isprintable():
            raise self.wrong(field, "name", value=_show(value))
        if len(value) > longest:
            raise self.wrong(field, "long", most=longest, length=len(value))
        return value

    def own_name(
        self, cards: CardSet, key: str, others: list[str], longest: int = LONGEST_NAME
    ) -> str:
        """Players know cards by their names: one for all languages, or one for each. The first is
        for languages without one."""
        kind = key.split("-")[0]
        if not isinstance(self.fields.get("name"), dict):
            return self._unlike("name", others, longest)
        part = self.table("name")
        part.where = [*self.where, ("field", "name")]
        part.only(*LANGUAGES)
        if not part.fields:
            raise self.wrong("name", "missing")
        for language in part.fields:
            names = cards.names.setdefault(language, {})
            same = [names[it] for it in names if it.split("-")[0] == kind]
            names[key] = part._unlike(language, same, longest)
        return part._unlike(next(iter(part.fields)), others, longest)

    def _unlike(self, field: str, others: list[str], longest: int) -> str:
        name = self.text(field, longest)
        if name.casefold() in [other.casefold() for other in others]:
            raise self.wrong(field, "same_name", name=name)
        return name

    def table(self, field: str) -> _Part:
        value = self.fields.get(field)
        if not isinstance(value, dict):
            raise self.wrong(field, "missing" if value is None else "table")
        return _Part([(field, "")], value)

    def tables(self, field: str) -> list[_Part]:
        value = self.fields.get(field)
        if not isinstance(value, list) or not all(isinstance(it, dict) for it in value):
            raise self.wrong(field, "missing" if value is None else "tables")
        return [_Part([(f"{field}-place", str(at))], it) for at, it in enumerate(value, 1)]

    def goods(self, field: str, least: int, most: int) -> list[int]:
        """Numbers by good; those not named are 0."""
        value = self.fields.get(field, {})
        if not isinstance(value, dict):
            raise self.wrong(field, "goods", value=_show(value))
        part = _Part([*self.where, ("field", field)], value)
        for name in value:
            if name not in GOOD_NAMES:
                raise self.wrong(field, "no_good", name=name, goods=list(GOOD_NAMES))
            if part.whole(name, least, most) == 0:
                raise part.wrong(name, "zero")
        return [part.whole(name, least, most) if name in value else 0 for name in GOOD_NAMES]


def _show(value: object) -> str:
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # too many digits, too many brackets
        return "…"
    return text if len(text) <= 40 else text[:39] + "…"


def _read_goods(cards: CardSet, goods: _Part) -> None:
    """G1"""
    goods.only(*GOOD_NAMES)
    for good, name in enumerate(GOOD_NAMES):
        part = goods.table(name)
        part.where = [("good", name)]
        part.only("start", "track", "name")
        if "name" in part.fields:
            named = f"good-{name.replace('_', '-')}"
            cards.good_names[good] = part.own_name(cards, named, cards.good_names, LONGEST_GOOD)
        track = part.fields.get("track")
        if not isinstance(track, list) or not 2 <= len(track) <= MOST_STEPS:
            raise part.wrong("track", "track", most=MOST_STEPS)
        prices: list[int] = []
        for price in track:
            if not isinstance(price, int) or isinstance(price, bool):
                raise part.wrong("track", "price", value=_show(price))
            if not 1 <= price <= MOST_PRICE or (prices and price <= prices[-1]):
                raise part.wrong("track", "rise", most=MOST_PRICE, value=_show(price))
            prices.append(price)
        start = part.whole("start", 1, MOST_PRICE)
        if start not in prices:
            raise part.wrong("start", "off_track", value=start)
        cards.tracks.append(vec[i64](prices))
        cards.start[good] = prices.index(start)


def _read_companies(cards: CardSet, parts: list[_Part]) -> None:
    """G3"""
    seen: set[int] = set()
    for part in parts:
        part.only("number", "name", "trend")
        number = part.whole("number", 0, COMPANIES - 1)
        part.where = [("company", str(number))]
        if number in seen:
            raise part.wrong("number", "same_number")
        seen.add(number)
        cards.company_names[number] = part.own_name(cards, f"company-{number}", cards.company_names)
        cards.company_trends[number] = _trends(part)
    for number in range(COMPANIES):
        if number not in seen:
            raise BadCards([("company", str(number))], "missing", {})


def _trends(part: _Part) -> vec[i64]:
    """G10: arrows, each of them a square."""
    arrows = part.goods("trend", -MOST_ARROWS, MOST_ARROWS)
    moved = [(good, count) for good, count in enumerate(arrows) if count]
    return vec[i64]([number for pair in moved for number in pair])


def _fill(table: vec[i64], row: int, numbers: list[int]) -> None:
    for good in range(GOODS):
        table[row * GOODS + good] = numbers[good]


def _read_assets(cards: CardSet, parts: list[_Part]) -> None:
    """G5, G16, G19"""
    seen: set[int] = set()
    for part in parts:
        part.only("number", "name", "makes", "from", "to", "trend", "without")
        number = part.whole("number", FIRST_ASSET, ASSETS - 1)
        part.where = [("asset", str(number))]
        if number in seen:
            raise part.wrong("number", "same_number")
        seen.add(number)
        cards.asset_names[number] = part.own_name(cards, f"asset-{number}", cards.asset_names)
        cards.asset_trends[number] = _trends(part)
        _read_yield(cards, part, number)
        cards.without[number] = _read_without(part)
    for number in range(FIRST_ASSET, ASSETS):
        if number not in seen:
            raise BadCards([("asset", str(number))], "missing", {})


def _read_yield(cards: CardSet, part: _Part, number: int) -> None:
    """An asset either makes something, or turns something into something else."""
    fields = [name for name in ("makes", "from", "to") if name in part.fields]
    if fields == ["makes"]:
        field = "makes"
    elif fields == ["from", "to"]:
        field = "to"
        takes = part.goods("from", 0, MOST_GOODS)
        if not any(takes):
            raise part.wrong("from", "none")
        _fill(cards.takes, number, takes)
        cards.processes[number] = 1
    else:
        raise part.wrong(fields[-1] if fields else "makes", "either")
    makes = part.goods(field, 0, MOST_GOODS)
    if not any(makes):
        raise part.wrong(field, "none")
    _fill(cards.makes, number, makes)


def _read_without(part: _Part) -> int:
    """The player counts that leave the card in the box, as bits."""
    without = part.fields.get("without", [])
    counts = 0
    if not isinstance(without, list):
        raise part.wrong("without", "counts")
    for count in without:
        if not isinstance(count, int) or isinstance(count, bool) or count not in (3, 4):
            raise part.wrong("without", "count", value=_show(count))
        counts |= 1 << count
    return counts


def _read_symbols(
    cards: CardSet, part: _Part, names: list[str], points: vec[i64], trends: list[vec[i64]]
) -> int:
    """G2; returns the first bid."""
    metal = part.where[0][0]
    part.only("first_bid", "symbols")
    symbols = part.tables("symbols")
    if len(symbols) != SYMBOLS:
        raise part.wrong("symbols", "symbols", needed=SYMBOLS, there=len(symbols))
    for place, symbol in enumerate(symbols):
        symbol.where = [(f"{metal}-symbol", LETTERS[place])]
        symbol.only("letter", "name", "points", "trend")
        if symbol.fields.get("letter") != LETTERS[place]:
            there = _show(symbol.fields.get("letter"))
            raise symbol.wrong("letter", "letter", wanted=LETTERS[place], value=there)
        key = f"symbol-{metal}-{LETTERS[place].lower()}"
        names[place] = symbol.own_name(cards, key, names)
        points[place] = symbol.whole("points", 1, MOST_POINTS)
        trends[place] = _trends(symbol)
    return part.whole("first_bid", 1, MOST_PRICE)


def _check_counts(cards: CardSet) -> None:
    """G6: the deck is exactly used up."""
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        needed = seats * years_of(seats)
        there = 0
        for number in range(FIRST_ASSET, ASSETS):
            if cards.is_played(number, seats):
                there += 1
        if there != needed:
            told: dict[str, object] = {"seats": seats, "there": there, "needed": needed}
            raise BadCards([("assets", ""), ("field", "without")], "deck", told)

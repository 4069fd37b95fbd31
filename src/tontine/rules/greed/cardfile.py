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

MOST_PRICE: Final = 1000  # on a track
MOST_GOODS: Final = 9  # of a kind on a card
MOST_POINTS: Final = 99
MOST_STEPS: Final = 20  # of a track
LONGEST_NAME: Final = 40
LETTERS: Final = "ABCDEFGHI"


class BadCards(ValueError):
    """A set of cards that cannot be played with. The message names the card and the field."""


def house_text() -> str:
    """The set that this project plays, as text."""
    return (files("tontine.rules.greed") / "house.toml").read_text("utf-8")


def read_cards(text: str) -> CardSet:
    """A set of cards from TOML, or from JSON of the same form."""
    top = _Part("the file", _parse(text))
    top.only("name", "goods", "company", "asset", "gold", "silver")
    cards = CardSet(top.text("name"))
    _read_goods(cards, top.table("goods"))
    _read_companies(cards, top.tables("company"))
    _read_assets(cards, top.tables("asset"))
    gold = top.table("gold")
    cards.first_gold = _read_symbols(gold, cards.gold_names, cards.gold_points, cards.gold_trends)
    silver = top.table("silver")
    cards.first_silver = _read_symbols(
        silver, cards.silver_names, cards.silver_points, cards.silver_trends
    )
    _check_counts(cards)
    return cards


def _parse(text: str) -> Fields:
    try:
        read: object = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except RecursionError:
        raise BadCards("the file is nested too deeply") from None
    except ValueError as error:
        raise BadCards(f"the file cannot be read: {error}") from None
    if not isinstance(read, dict):
        raise BadCards("the file must hold a table")
    return read


class _Part:
    """A part of the file, with the words for where it is."""

    def __init__(self, where: str, fields: Fields) -> None:
        self.where = where
        self.fields = fields

    def wrong(self, field: str, problem: str) -> BadCards:
        return BadCards(f"{self.where}, field {field}: {problem}")

    def only(self, *names: str) -> None:
        for name in self.fields:
            if name not in names:
                raise self.wrong(name, f"not known; there is {', '.join(names)}")

    def whole(self, field: str, least: int, most: int) -> int:
        if field not in self.fields:
            raise self.wrong(field, "missing")
        value = self.fields[field]
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong(field, f"a whole number from {least} to {most}, not {_show(value)}")
        return value

    def text(self, field: str) -> str:
        if field not in self.fields:
            raise self.wrong(field, "missing")
        value = self.fields[field]
        if not isinstance(value, str) or not value.strip() or not value.isprintable():
            raise self.wrong(field, f"a name, not {_show(value)}")
        if len(value) > LONGEST_NAME:
            raise self.wrong(field, f"at most {LONGEST_NAME} characters, not {len(value)}")
        return value

    def own_name(self, others: list[str]) -> str:
        """Players know cards by their names."""
        name = self.text("name")
        if name.casefold() in [other.casefold() for other in others]:
            raise self.wrong("name", f"there is another one called {name}")
        return name

    def table(self, field: str) -> _Part:
        value = self.fields.get(field)
        if not isinstance(value, dict):
            raise self.wrong(field, "missing" if value is None else "a table was expected")
        return _Part(field, value)

    def tables(self, field: str) -> list[_Part]:
        value = self.fields.get(field)
        if not isinstance(value, list) or not all(isinstance(it, dict) for it in value):
            raise self.wrong(field, "missing" if value is None else "a list of tables was expected")
        return [_Part(f"{field} in place {place}", it) for place, it in enumerate(value, 1)]

    def goods(self, field: str, least: int, most: int) -> list[int]:
        """Numbers by good; those not named are 0."""
        value = self.fields.get(field, {})
        if not isinstance(value, dict):
            raise self.wrong(field, f"goods with numbers were expected, not {_show(value)}")
        part = _Part(f"{self.where}, field {field}", value)
        for name in value:
            if name not in GOOD_NAMES:
                problem = f"no good is called {name}; there is {', '.join(GOOD_NAMES)}"
                raise self.wrong(field, problem)
            if part.whole(name, least, most) == 0:
                raise part.wrong(name, "0 says nothing; leave it out")
        return [part.whole(name, least, most) if name in value else 0 for name in GOOD_NAMES]


def _show(value: object) -> str:
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # too many digits, too many brackets
        return "what is there"
    return text if len(text) <= 40 else text[:39] + "…"


def _read_goods(cards: CardSet, goods: _Part) -> None:
    """G1"""
    goods.only(*GOOD_NAMES)
    for good, name in enumerate(GOOD_NAMES):
        part = goods.table(name)
        part.where = f"good {name}"
        part.only("start", "track")
        track = part.fields.get("track")
        if not isinstance(track, list) or not 2 <= len(track) <= MOST_STEPS:
            raise part.wrong("track", f"a list of 2 to {MOST_STEPS} prices was expected")
        prices: list[int] = []
        for price in track:
            if not isinstance(price, int) or isinstance(price, bool):
                raise part.wrong("track", f"prices are whole numbers, not {_show(price)}")
            if not 1 <= price <= MOST_PRICE or (prices and price <= prices[-1]):
                problem = f"prices rise, from 1 to {MOST_PRICE}; {_show(price)} does not fit"
                raise part.wrong("track", problem)
            prices.append(price)
        start = part.whole("start", 1, MOST_PRICE)
        if start not in prices:
            raise part.wrong("start", f"{start} is not on the track")
        cards.tracks.append(vec[i64](prices))
        cards.start[good] = prices.index(start)


def _read_companies(cards: CardSet, parts: list[_Part]) -> None:
    """G3"""
    seen: set[int] = set()
    for part in parts:
        part.only("number", "name", "trend")
        number = part.whole("number", 0, COMPANIES - 1)
        part.where = f"company {number}"
        if number in seen:
            raise part.wrong("number", "there is another company with it")
        seen.add(number)
        cards.company_names[number] = part.own_name(cards.company_names)
        _fill(cards.company_trends, number, _trend(part))
    for number in range(COMPANIES):
        if number not in seen:
            raise BadCards(f"company {number} is missing")


def _trend(part: _Part) -> list[int]:
    """G10: arrows, each of them a square."""
    return part.goods("trend", -MOST_ARROWS, MOST_ARROWS)


def _fill(table: vec[i64], row: int, numbers: list[int]) -> None:
    for good in range(GOODS):
        table[row * GOODS + good] = numbers[good]


def _read_assets(cards: CardSet, parts: list[_Part]) -> None:
    """G5, G16, G19"""
    seen: set[int] = set()
    for part in parts:
        part.only("number", "name", "makes", "from", "to", "trend", "without")
        number = part.whole("number", FIRST_ASSET, ASSETS - 1)
        part.where = f"asset {number}"
        if number in seen:
            raise part.wrong("number", "there is another asset with it")
        seen.add(number)
        cards.asset_names[number] = part.own_name(cards.asset_names)
        _fill(cards.asset_trends, number, _trend(part))
        _read_yield(cards, part, number)
        cards.without[number] = _read_without(part)
    for number in range(FIRST_ASSET, ASSETS):
        if number not in seen:
            raise BadCards(f"asset {number} is missing")


def _read_yield(cards: CardSet, part: _Part, number: int) -> None:
    """An asset either makes something, or turns something into something else."""
    fields = [name for name in ("makes", "from", "to") if name in part.fields]
    if fields == ["makes"]:
        field = "makes"
    elif fields == ["from", "to"]:
        field = "to"
        takes = part.goods("from", 0, MOST_GOODS)
        if not any(takes):
            raise part.wrong("from", "at least one good")
        _fill(cards.takes, number, takes)
        cards.processes[number] = 1
    else:
        there = " and ".join(fields) or "neither"
        problem = f"either makes alone, or from and to together; there is {there}"
        raise part.wrong(fields[-1] if fields else "makes", problem)
    makes = part.goods(field, 0, MOST_GOODS)
    if not any(makes):
        raise part.wrong(field, "at least one good")
    _fill(cards.makes, number, makes)


def _read_without(part: _Part) -> int:
    """The player counts that leave the card in the box, as bits."""
    without = part.fields.get("without", [])
    counts = 0
    if not isinstance(without, list):
        raise part.wrong("without", "a list of player counts was expected")
    for count in without:
        if not isinstance(count, int) or isinstance(count, bool) or count not in (3, 4):
            raise part.wrong("without", f"player counts are 3 and 4, not {_show(count)}")
        counts |= 1 << count
    return counts


def _read_symbols(part: _Part, names: list[str], points: vec[i64], trends: vec[i64]) -> int:
    """G2; returns the first bid."""
    metal = part.where
    part.only("first_bid", "symbols")
    symbols = part.tables("symbols")
    if len(symbols) != SYMBOLS:
        raise part.wrong("symbols", f"there must be {SYMBOLS}, A to I, not {len(symbols)}")
    for place, symbol in enumerate(symbols):
        symbol.where = f"{metal} symbol {LETTERS[place]}"
        symbol.only("letter", "name", "points", "trend")
        if symbol.fields.get("letter") != LETTERS[place]:
            problem = f"{LETTERS[place]} was expected, not {_show(symbol.fields.get('letter'))}"
            raise symbol.wrong("letter", problem)
        names[place] = symbol.own_name(names)
        points[place] = symbol.whole("points", 1, MOST_POINTS)
        _fill(trends, place, _trend(symbol))
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
            raise BadCards(
                f"assets, field without: with {seats} players {there} cards are in the deck, "
                f"and {needed} are played"
            )

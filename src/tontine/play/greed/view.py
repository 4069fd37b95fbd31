"""The table of Greed Incorporated as plain data: what it is made of, and what changes it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tontine.play.words import Phrase


class Stop(Struct, frozen=True, gc=False):
    """A phase of the rulebook on the track of the year, and the events that happen in it: their
    kind, with their cause or lot if they have one ("trend gold")."""

    number: int
    called: Phrase
    state: Literal["done", "now", "next"]
    events: list[str]


class Good(Struct, frozen=True, gc=False):
    """A good on the price board: its price, the number on its trend's square (-3, -1, 0, +1 or
    +2), and next year's price if the trend stays, with how that comes about."""

    name: str
    price: int
    trend: int
    next_price: int
    track: list[int]
    why: Phrase


class Arrow(Struct, frozen=True, gc=False):
    """G10: what a card would do to a trend: move it so many squares. By itself, and now, that
    leads to the square with the number ``trend``, and to ``next_price`` next year."""

    good: str
    squares: int
    trend: int
    next_price: int


class AssetCard(Struct, frozen=True, gc=False):
    """An asset: it makes goods every year, or turns ``takes`` into ``makes`` once a year. At
    today's prices these are worth ``spends`` and ``yields``, and ``gain`` is the difference. Its
    arrows act when it is announced; from then on they are left out."""

    number: int
    takes: dict[str, int]
    makes: dict[str, int]
    spends: int
    yields: int
    gain: int
    arrows: list[Arrow]


class Asset(Struct, frozen=True, gc=False):
    """An asset at work. ``lacks`` is what its company has too little of to use it now, ``why``
    the reason for which it cannot be used."""

    card: AssetCard
    processes: bool
    used: bool  # this year
    lacks: dict[str, int]
    why: Phrase | None


class Forecast(Struct, frozen=True, gc=False):
    """G22: what the books would show, and what they need. ``total`` is the income so far with what
    the goods would bring today; it must reach ``needed``, and is ``short`` of it, or ``ahead`` of
    last year's income. ``production`` is what is made by itself every year, at today's prices.

    ``verdict``: "first" the first time books are closed, when there is no boot; "later" before
    this year's production, "clear" or "boot" after it, if all were sold as things stand.
    """

    income: int
    goods: int
    last: int
    total: int
    needed: int
    short: int
    ahead: int
    production: int
    verdict: Literal["first", "later", "clear", "boot"]
    says: Phrase


class Severance(Struct, frozen=True, gc=False):
    """G25: what a member of the board would get if fired now."""

    chair: str
    seat: int
    amount: int
    pointed: bool  # at this chair, by somebody


class Company(Struct, frozen=True, gc=False):
    number: int
    rank: int  # G7
    ceo: int
    free: int
    last: int
    income: int
    goods: dict[str, int]
    assets: list[Asset]
    runs: list[int]  # G19: those that can still be run this year
    slots: int  # for assets, taken or not
    chairs: list[int | None]
    forecast: Forecast
    severance: list[Severance]
    bids: bool  # G12: whether it makes a bid this year
    bid: int | None  # where it is known


class Offer(Struct, frozen=True, gc=False):
    """A card on offer, and whose marker lies on it. ``double``: that is the reader's own (G14)."""

    card: AssetCard
    seat: int
    double: bool
    cost: int | None  # G14: to the company that may take one now
    why: Phrase | None  # it cannot take this one


class Symbol(Struct, frozen=True, gc=False):
    """Its arrows act when it is won; from then on they are left out."""

    name: str  # "gold-a"
    points: int
    arrows: list[Arrow]


class NewCompany(Struct, frozen=True, gc=False):
    """G32: a company that can still be founded."""

    number: int
    arrows: list[Arrow]
    slots: int  # for assets from the discards


class Lot(Struct, frozen=True, gc=False):
    """The next symbol of a kind, and the least bid for it."""

    symbol: Symbol
    price: int
    says: Phrase


class Player(Struct, frozen=True, gc=False):
    seat: int
    money: int
    points: int
    symbols: list[Symbol]
    companies: list[int]  # that they are CEO of
    cards: int  # in hand
    content: bool
    proposals: int  # that they may still make this year
    mood: Phrase | None  # what they are doing, in a word or two


class Effect(Struct, frozen=True, gc=False):
    """What something does to a company: to its goods, its free cash, its new income; what that
    comes to at today's prices; what the books would show then; which assets it could then use."""

    company: int
    goods: dict[str, int]
    free: int
    income: int
    worth: int
    forecast: Forecast
    usable: list[int]


class Proposal(Struct, frozen=True, gc=False):
    """G17: an open proposal. ``runs`` are the assets that are run in it, in an order that works
    where there is one (G19); ``effects`` what it would do to either side, the proposer's first;
    ``why`` it cannot be accepted now."""

    number: int
    company: int
    partner: int
    seat: int
    rival: int
    give: dict[str, int]
    get: dict[str, int]
    runs: list[int]
    effects: list[Effect]
    why: Phrase | None
    says: Phrase
    balance: Phrase | None  # for those it concerns
    side: Phrase | None  # for them too: which company of theirs it is about


class Finger(Struct, frozen=True, gc=False):
    """G24: who points at which chair, and who sits there."""

    seat: int
    chair: str
    rival: int


class Judged(Struct, frozen=True, gc=False):
    """G24: a member of a board, the seats that pointed there, and what was paid if fired (G25)."""

    chair: str
    seat: int
    fingers: list[int]
    paid: int | None


class Verdict(Struct, frozen=True, gc=False):
    """G24: a board that has been judged, as it sat then."""

    company: int
    board: list[Judged]


class Rung(Struct, frozen=True, gc=False):
    """A player in an auction: their private money, and the last they bid. ``why`` somebody who has
    not passed may not bid."""

    seat: int
    money: int
    bid: int | None
    state: Literal["highest", "in", "out"]
    why: Phrase | None


class Auction(Struct, frozen=True, gc=False):
    """``least`` is the next bid that is allowed, ``most`` the reader's own limit."""

    lot: str
    highest: int | None
    bid: int | None
    least: int
    most: int | None
    bidders: list[int]
    ladder: list[Rung]  # the highest bid first, then around the table


class Names(Struct, frozen=True, gc=False):
    """Names of the cards as their file has them first; those that it has of its own, by language
    and by the message that each stands for; and what the status symbols count."""

    cards: str
    companies: list[str]
    assets: dict[int, str]
    symbols: dict[str, str]
    own: dict[str, dict[str, str]]
    points: dict[str, int]


class Prize(Struct, frozen=True, gc=False):
    """A status symbol on a shelf: what it counts, what was paid for it, and when."""

    symbol: str
    points: int
    paid: int
    year: int


class Shelf(Struct, frozen=True, gc=False):
    """G33: how a seat came to its points."""

    seat: int
    rank: int
    points: int
    money: int
    prizes: list[Prize]


class GreedTable(Struct, frozen=True, gc=False):
    phase: str
    stage: int  # the phase of the rulebook, 1 to 10
    track: list[Stop]
    year: int
    years: int
    marker: int
    names: Names
    goods: list[Good]
    moves: Literal["this", "next"]  # G11: the year in which prices move next
    companies: list[Company]  # in play, in company order (G7)
    company: int | None  # that the present question is about
    fingers: list[Finger]  # at the board of that company
    verdict: Verdict | None  # the last one of this year
    offers: list[Offer]
    hand: list[AssetCard]
    chosen: int | None  # my announcement, until all are in
    players: list[Player]
    proposals: list[Proposal]
    most_open: int
    storage: list[int]  # G21: what keeping none, one, two, ... goods costs
    gold: Lot | None
    silver: Lot | None
    auction: Auction | None
    deck: int
    discards: list[AssetCard]
    foundable: list[NewCompany]
    founded: int
    most_founded: int
    shelves: list[Shelf]  # when it is over, the best first
    result: Phrase | None  # when it is over


class Seated(Struct, frozen=True, gc=False):
    """G15, G26: who comes to sit on which chair of a company; ``place`` is that among its
    ``chairs``."""

    seat: int
    company: int
    chair: str
    place: int


class GreedChanges(Struct, frozen=True, gc=False, kw_only=True):
    """What a decision would change: companies, the reader's private money, trends, chairs.
    ``gives`` is the most that either side could give in a deal, its proposer's first (G18, G19),
    ``more`` what a new company could take from the discards besides (G32)."""

    companies: list[Effect] = []
    gives: list[dict[str, int]] = []
    money: int = 0
    trends: list[Arrow] = []
    seated: list[Seated] = []
    more: list[int] = []

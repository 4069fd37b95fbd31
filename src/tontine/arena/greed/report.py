"""The balance report of Greed Incorporated: what a simulation says about its set of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import ceil, sqrt
from pathlib import Path
from time import perf_counter

import msgspec
from msgspec import Struct

from tontine.arena.greed.census import Census, Key
from tontine.arena.intervals import CERTAINTY, Interval, around, share_in
from tontine.arena.simulate import Plan, Report, Totals, in_parts, nothing, play_chunk, sum_up
from tontine.play.titles import title_of
from tontine.rules.chance import Chance, Rng
from tontine.rules.greed.cards import CardSet
from tontine.rules.greed.components import (
    ASSETS,
    FIRST_ASSET,
    FIRST_FOUNDED,
    GOOD_NAMES,
    GOODS,
    years_of,
)
from tontine.rules.greed.decisions import PHASES
from tontine.rules.greed.game import Greed

# What a balanced set keeps to.
MOST_WINS = 1.4  # times the fair share, for a starting company or a seat
FEWEST_BOUGHT = 0.25  # of the games in which an asset appears
FEWEST_SOLD = 0.5  # of the symbols on offer
MOST_AT_ENDS = 1 / 3  # of the goods, in a median year
LEAST_SWING = 4  # steps between the highest and the lowest price of a good, in a median game
UNSETTLED = 2  # years that the prices need to find their places


class GroupFigures(Struct, frozen=True):
    """How players with something in common fared; ``times_fair`` 1 is a fair share of the wins."""

    number: int
    name: str
    games: int
    wins: float
    times_fair: float
    times_fair_in: Interval
    mean_points: float
    mean_points_in: Interval
    mean_cash: float
    mean_cash_in: Interval


class AssetFigures(Struct, frozen=True):
    number: int
    name: str
    appeared: int  # games
    bought: int
    share: float
    share_in: Interval
    median_price: int | None
    mean_price: float | None
    mean_price_in: Interval | None


class GoodFigures(Struct, frozen=True):
    """How far the price of a good swings in a game, in steps of its track: quartiles over games,
    and the mean."""

    name: str
    steps: int  # of its track
    quarter: int
    median: int
    three_quarters: int
    mean: float
    mean_in: Interval


class YearFigures(Struct, frozen=True):
    """Means per game, of one year; ``within`` has their intervals, by their names."""

    number: int
    gold_sold: float
    gold_price: float | None
    silver_sold: float
    silver_price: float | None
    boots: float
    severance: float
    liquidated: float
    founded: float
    deals: float
    processed: float
    in_deals: float  # of those processed (G19)
    income: float  # of a company
    goods_at_ends: float
    prices: dict[str, float]
    within: dict[str, Interval]


class Balance(Struct, frozen=True):
    """The figures that are held against the limits."""

    worst_company: float
    worst_seat: float
    least_bought: float
    symbols_sold: float
    median_goods_at_ends: float
    least_swing: int  # the median of the good that swings least

    def keeps(self) -> dict[str, bool]:
        return {
            "worst_company": self.worst_company <= MOST_WINS,
            "worst_seat": self.worst_seat <= MOST_WINS,
            "least_bought": self.least_bought >= FEWEST_BOUGHT,
            "symbols_sold": self.symbols_sold >= FEWEST_SOLD,
            "median_goods_at_ends": self.median_goods_at_ends <= GOODS * MOST_AT_ENDS,
            "least_swing": self.least_swing >= LEAST_SWING,
        }


class BalanceReport(Struct, frozen=True):
    simulation: Report
    cards: str
    balance: Balance
    balanced: dict[str, bool]
    within: dict[str, Interval]  # of some figures of the balance
    companies: list[GroupFigures]  # the companies dealt at the start (G3)
    seats: list[GroupFigures]
    places: list[GroupFigures]  # clockwise from the first starting marker (G4)
    assets: list[AssetFigures]
    goods: list[GoodFigures]
    years: list[YearFigures]
    phases: dict[str, float]  # decisions a game


# -- playing -----------------------------------------------------------------------


def survey(
    plan: Plan,
    games: int,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda finished: None,
) -> BalanceReport:
    """Play so many games, as ``simulate`` does, and look closely."""
    started = perf_counter()
    totals = nothing(len(plan.seats))
    counts: Counter[Key] = Counter()
    for part, counted in in_parts(_survey_chunk, plan, games, workers):
        totals.add(part)
        counts.update(counted)
        progress(part.games)
    return _figures(plan, sum_up(plan, totals, perf_counter() - started), counts)


def _survey_chunk(plan: Plan, first: int, count: int) -> tuple[Totals, Counter[Key]]:
    census = Census()
    return play_chunk(plan, first, count, census), census.counts


# -- figures -----------------------------------------------------------------------


def _figures(plan: Plan, simulation: Report, counts: Counter[Key]) -> BalanceReport:
    seats = len(plan.seats)
    model = title_of(plan.game).set_up(seats, Chance(Rng(0)), plan.options)
    assert isinstance(model, Greed)
    cards = model.cards
    names = {company: cards.company_names[company] for company in range(FIRST_FOUNDED)}
    companies = _standings(counts, "company", names, seats)
    by_seat = _standings(counts, "seat", {seat: f"seat {seat + 1}" for seat in range(seats)}, seats)
    places = {0: "the starting player", **{place: f"+{place}" for place in range(1, seats)}}
    assets = _assets(counts, cards)
    goods = [_good(counts, cards, good) for good in range(GOODS)]
    balance, within = _balance(counts, companies, by_seat, assets, goods)
    return BalanceReport(
        simulation=simulation,
        cards=cards.name,
        balance=balance,
        balanced=balance.keeps(),
        within=within,
        companies=companies,
        seats=by_seat,
        places=_standings(counts, "place", places, seats),
        assets=assets,
        goods=goods,
        years=[_year(counts, year) for year in range(1, years_of(seats) + 1)],
        phases={
            phase: counts["decisions", phase] / counts["games",]
            for phase in PHASES
            if counts["decisions", phase]
        },
    )


def _balance(
    counts: Counter[Key],
    companies: Sequence[GroupFigures],
    seats: Sequence[GroupFigures],
    assets: Sequence[AssetFigures],
    goods: Sequence[GoodFigures],
) -> tuple[Balance, dict[str, Interval]]:
    """What the balance is judged by, and within what the true figures lie."""
    worst_company = max(companies, key=lambda it: it.times_fair)
    worst_seat = max(seats, key=lambda it: it.times_fair)
    least_bought = min(assets, key=lambda asset: asset.share)
    balance = Balance(
        worst_company=worst_company.times_fair,
        worst_seat=worst_seat.times_fair,
        least_bought=least_bought.share,
        symbols_sold=_sum(counts, "sold") / _sum(counts, "offered"),
        median_goods_at_ends=_median_ends(counts),
        least_swing=min(good.median for good in goods),
    )
    within = {
        "worst_company": worst_company.times_fair_in,
        "worst_seat": worst_seat.times_fair_in,
        "least_bought": least_bought.share_in,
        "symbols_sold": _sold_in(counts),
    }
    return balance, within


def _standings(
    counts: Counter[Key], kind: str, names: dict[int, str], seats: int
) -> list[GroupFigures]:
    standings = []
    for number, name in names.items():
        games = counts[kind, number, "games"]
        if games:
            wins = counts[kind, number, "wins"] / Census.SHARES
            within = share_in(wins, games)
            standings.append(
                GroupFigures(
                    number=number,
                    name=name,
                    games=games,
                    wins=wins,
                    times_fair=wins / games * seats,
                    times_fair_in=Interval(within.low * seats, within.high * seats),
                    mean_points=counts[kind, number, "points"] / games,
                    mean_points_in=_mean_in(counts, games, kind, number, "points"),
                    mean_cash=counts[kind, number, "cash"] / games,
                    mean_cash_in=_mean_in(counts, games, kind, number, "cash"),
                )
            )
    return standings


def _assets(counts: Counter[Key], cards: CardSet) -> list[AssetFigures]:
    figures = []
    for asset in range(FIRST_ASSET, ASSETS):
        appeared = counts["appeared", asset]
        if appeared:
            bought = counts["bought", asset]
            prices = _spread(counts, "paid", asset)
            figures.append(
                AssetFigures(
                    number=asset,
                    name=cards.asset_names[asset],
                    appeared=appeared,
                    bought=bought,
                    share=bought / appeared,
                    share_in=share_in(bought, appeared),
                    median_price=_median(prices) if prices else None,
                    mean_price=_mean(prices) if prices else None,
                    mean_price_in=_mean_of(prices) if prices else None,
                )
            )
    return figures


def _good(counts: Counter[Key], cards: CardSet, good: int) -> GoodFigures:
    ranges = _spread(counts, "range", good)
    return GoodFigures(
        name=GOOD_NAMES[good],
        steps=int(cards.top(good)),
        quarter=_median(ranges, 0.25),
        median=_median(ranges),
        three_quarters=_median(ranges, 0.75),
        mean=_mean(ranges),
        mean_in=_mean_of(ranges),
    )


def _year(counts: Counter[Key], year: int) -> YearFigures:
    games = counts["games",]

    def each(*key: str | int) -> float:
        return counts[(*key, year)] / games

    def price(metal: str) -> float | None:
        sold = counts["sold", metal, year]
        return counts["spent", metal, year] / sold if sold else None

    books = sum(n for key, n in counts.items() if key[0] == "books" and key[2] == year)
    incomes = sum(n for key, n in counts.items() if key[0] == "income" and key[2] == year)
    return YearFigures(
        number=year,
        gold_sold=each("sold", "gold"),
        gold_price=price("gold"),
        silver_sold=each("sold", "silver"),
        silver_price=price("silver"),
        boots=each("booted"),
        severance=each("severance"),
        liquidated=each("liquidated"),
        founded=each("founded"),
        deals=each("dealt"),
        processed=each("used"),
        in_deals=each("ran"),
        income=incomes / books if books else 0,
        goods_at_ends=_mean(_spread(counts, "ends", year)),
        prices={
            GOOD_NAMES[good]: _mean(_spread(counts, "price", year, good)) for good in range(GOODS)
        },
        within=_year_within(counts, year),
    )


# By the name of a figure, what was counted for it.
METALS = ("gold", "silver")
COUNTED = {
    "boots": "booted",
    "severance": "severance",
    "liquidated": "liquidated",
    "founded": "founded",
    "deals": "dealt",
    "processed": "used",
    "in_deals": "ran",
}


def _year_within(counts: Counter[Key], year: int) -> dict[str, Interval]:
    games = counts["games",]
    found = {f"{metal}_sold": share_in(counts["sold", metal, year], games) for metal in METALS}
    found |= {name: _mean_in(counts, games, kind, year) for name, kind in COUNTED.items()}
    for good in range(GOODS):
        found[GOOD_NAMES[good]] = _mean_of(_spread(counts, "price", year, good))
    return found


def _median_ends(counts: Counter[Key]) -> float:
    """Goods at an end of their track, over all years that are settled."""
    spread: Counter[int] = Counter()
    for key, number in counts.items():
        if key[0] == "ends" and int(key[1]) > UNSETTLED:
            spread[int(key[2])] += number
    return _median(spread)


def _sum(counts: Counter[Key], kind: str) -> int:
    return sum(number for key, number in counts.items() if key[0] == kind)


def _spread(counts: Counter[Key], *start: str | int) -> Counter[int]:
    """How often each value of a key's last part was counted."""
    depth = len(start)
    return Counter({int(key[-1]): n for key, n in counts.items() if key[:depth] == start})


def _mean(spread: Counter[int]) -> float:
    return sum(value * number for value, number in spread.items()) / spread.total()


def _median(spread: Counter[int], part: float = 0.5) -> int:
    """A quantile: that part of all values is not above it. Of two in the middle, the lower."""
    left = ceil(spread.total() * part)
    for value in sorted(spread):
        left -= spread[value]
        if left <= 0:
            return value
    raise ValueError("nothing was counted")


# -- intervals ---------------------------------------------------------------------


def _mean_in(counts: Counter[Key], games: int, *key: str | int) -> Interval:
    return around(counts[key], counts[("squared", *key)], games)


def _mean_of(spread: Counter[int]) -> Interval:
    squares = sum(value * value * number for value, number in spread.items())
    return around(_mean(spread) * spread.total(), squares, spread.total())


def _sold_in(counts: Counter[Key]) -> Interval:
    """Symbols of one game depend on each other, so games are what is counted."""
    games = [
        (int(key[1]), int(key[2]), number) for key, number in counts.items() if key[0] == "trade"
    ]
    number = sum(n for _, _, n in games)
    offered = sum(of * n for _, of, n in games)
    ratio = sum(sold * n for sold, _, n in games) / offered
    squares = sum((sold - ratio * of) ** 2 * n for sold, of, n in games)
    reach = CERTAINTY * sqrt(squares) / offered * sqrt(number / max(number - 1, 1))
    return Interval(ratio - reach, ratio + reach)


# -- writing -----------------------------------------------------------------------


def report_on(
    plan: Plan, games: int, workers: int | None, progress: Callable[[int], None], folder: Path
) -> tuple[Report, Path]:
    """Play so many games and write what they say into a folder; returns the page to open."""
    full = survey(plan, games, workers, progress)
    return full.simulation, write_report(full, folder)


def write_report(report: BalanceReport, folder: Path) -> Path:
    """``index.html`` with everything in it, and the figures alone as ``report.json``."""
    from tontine.arena.greed.page import draw_page  # matplotlib takes its time

    folder.mkdir(parents=True, exist_ok=True)
    (folder / "report.json").write_bytes(
        msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n"
    )
    page = folder / "index.html"
    page.write_text(draw_page(report), "utf-8")
    return page

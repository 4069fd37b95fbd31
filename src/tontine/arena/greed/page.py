"""The balance report as a page: tables and plots, all in one file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tontine.arena.greed.report import (
    FEWEST_BOUGHT,
    FEWEST_SOLD,
    LEAST_SWING,
    MOST_AT_ENDS,
    MOST_WINS,
    BalanceReport,
    GroupFigures,
)
from tontine.arena.intervals import Interval
from tontine.arena.page import (
    ALARM,
    COLOURS,
    CONFIDENCE,
    INK,
    WHISKERS,
    cell,
    drawing,
    legend,
    page,
    reach,
    section,
    table,
    within,
)
from tontine.rules.greed.components import GOOD_NAMES, GOODS

BLUE, RED, GREEN, VIOLET, AMBER, SLATE = COLOURS

# The goods as the table shows them in the browser, and a mark for each: eleven colours cannot be
# told apart by everybody.
GOOD_COLOURS = {
    "land": "#5f7d33",
    "sand": "#cfa95a",
    "coal": "#3d3c40",
    "steel": "#4f6e84",
    "cotton": "#d9d2c5",
    "textiles": "#ab4a76",
    "houses": "#b2522f",
    "railroads": "#76563a",
    "loans": "#1f7a68",
    "microchips": "#3a5fae",
    "blah_blah": "#7c56a8",
}
GOOD_MARKS = "osD^v<>PX*h"


def draw_page(report: BalanceReport) -> str:
    simulation = report.simulation
    title = f"Greed Incorporated, {simulation.players} players: {simulation.games:,} games"
    sections = [
        _verdict(report),
        section(
            "Points and money",
            _standings(report),
            _plot_wins(report),
            _plot_earnings(report),
            _plot_money(report),
        ),
        section("Assets", _plot_assets(report), _assets(report)),
        section("Prices", _plot_swings(report), _swings(report), _plot_prices(report)),
        section("The years", _plot_years(report), _years(report)),
        section("How long the phases are", _plot_phases(report)),
    ]
    told = (
        f"{_bots(report)} Cards: {report.cards}. Seeds from {simulation.seed}. "
        f"{simulation.decisions:,} decisions."
    )
    return page(title, (told, CONFIDENCE), sections)


def _bots(report: BalanceReport) -> str:
    """The bots that played, as the figures depend on them as much as on the cards."""
    bots = [seat.bot for seat in report.simulation.seats]
    if len(set(bots)) == 1:
        return f"All {len(bots)} seats were played by the bot {bots[0]!r}."
    seats = ", ".join(f"{place} by {bot!r}" for place, bot in enumerate(bots, 1))
    return f"The seats were played by bots: {seats}."


# -- tables ------------------------------------------------------------------------


def _verdict(report: BalanceReport) -> str:
    balance, keeps, known = report.balance, report.balanced, report.within
    lines = [
        ("worst_company", "Most wins of a starting company, times its fair share", "at most",
         f"{MOST_WINS}", within(balance.worst_company, known["worst_company"], ".2f")),
        ("worst_seat", "Most wins of a seat, times its fair share", "at most",
         f"{MOST_WINS}", within(balance.worst_seat, known["worst_seat"], ".2f")),
        ("least_bought", "The asset least bought, of the games it appears in", "at least",
         f"{FEWEST_BOUGHT:.0%}", within(balance.least_bought, known["least_bought"], ".1%")),
        ("symbols_sold", "Symbols sold, of those on offer", "at least",
         f"{FEWEST_SOLD:.0%}", within(balance.symbols_sold, known["symbols_sold"], ".1%")),
        ("median_goods_at_ends", "Goods at an end of their track in a median year", "at most",
         f"{GOODS * MOST_AT_ENDS:.1f}", f"{balance.median_goods_at_ends:.0f}"),
        ("least_swing", "Steps between the highest and the lowest price of a good in a median game",
         "at least", f"{LEAST_SWING}", f"{balance.least_swing}"),
    ]  # fmt: skip
    rows = "\n".join(
        f"<tr><td>{what}</td><td>{bound} {limit}</td>"
        f"<td{'' if keeps[key] else ' class=no'}>{cell(value)}</td></tr>"
        for key, what, bound, limit, value in lines
    )
    return section("Balance", f"<table>\n{rows}\n</table>")


def _standings(report: BalanceReport) -> str:
    headings = ("", "games", "wins", "times fair", "points", "money at the end")
    rows = [
        (
            standing.name,
            f"{standing.games:,}",
            f"{standing.wins:,.1f}",
            within(standing.times_fair, standing.times_fair_in, ".2f"),
            within(standing.mean_points, standing.mean_points_in, ".1f"),
            within(standing.mean_cash, standing.mean_cash_in, ".0f"),
        )
        for standing in (*report.companies, *report.seats, *report.places)
    ]
    return table(headings, rows)


def _assets(report: BalanceReport) -> str:
    headings = ("asset", "appeared", "bought", "share", "median price", "mean price")
    rows = [
        (
            f"{asset.number} {asset.name}",
            f"{asset.appeared:,}",
            f"{asset.bought:,}",
            within(asset.share, asset.share_in, ".1%"),
            "" if asset.median_price is None else f"{asset.median_price}",
            ""
            if asset.mean_price is None
            else within(asset.mean_price, asset.mean_price_in, ".0f"),
        )
        for asset in report.assets
    ]
    return table(headings, rows)


def _years(report: BalanceReport) -> str:
    """Two tables, so that none is wider than a page."""
    symbols = ("year", "gold sold", "at", "silver sold", "at", "boots", "severance")
    trade = (
        "year",
        "liquidated",
        "founded",
        "deals",
        "processed",
        "in deals",
        "income",
        "at an end",
    )
    first = [
        (
            f"{year.number}",
            within(year.gold_sold, year.within["gold_sold"], ".0%"),
            "" if year.gold_price is None else f"{year.gold_price:.0f}",
            within(year.silver_sold, year.within["silver_sold"], ".0%"),
            "" if year.silver_price is None else f"{year.silver_price:.0f}",
            within(year.boots, year.within["boots"], ".2f"),
            within(year.severance, year.within["severance"], ".0f"),
        )
        for year in report.years
    ]
    second = [
        (
            f"{year.number}",
            within(year.liquidated, year.within["liquidated"], ".2f"),
            within(year.founded, year.within["founded"], ".2f"),
            within(year.deals, year.within["deals"], ".2f"),
            within(year.processed, year.within["processed"], ".2f"),
            within(year.in_deals, year.within["in_deals"], ".2f"),
            f"{year.income:.0f}",
            f"{year.goods_at_ends:.1f}",
        )
        for year in report.years
    ]
    return table(symbols, first) + table(trade, second)


def _swings(report: BalanceReport) -> str:
    headings = (
        "good",
        "steps of its track",
        "swing: a quarter",
        "median",
        "three quarters",
        "mean",
    )
    rows = [
        (
            good.name.replace("_", " "),
            f"{good.steps}",
            f"{good.quarter}",
            f"{good.median}",
            f"{good.three_quarters}",
            within(good.mean, good.mean_in, ".2f"),
        )
        for good in report.goods
    ]
    return table(headings, rows)


# -- plots -------------------------------------------------------------------------


def _bars(
    report: BalanceReport,
    label: str,
    color: str,
    figure: Callable[[GroupFigures], tuple[float, Interval]],
    *lines: Mapping[str, Any],
) -> str:
    """Plots by company, by seat and by place, side by side."""
    groups = (report.companies, report.seats, report.places)
    with drawing(3, 3.2) as plot:
        for axes, standings in zip(plot.axes, groups, strict=True):
            names = [standing.name.replace(" ", "\n", 1) for standing in standings]
            means, intervals = zip(*map(figure, standings), strict=True)
            axes.bar(names, means, color=color, yerr=reach(means, intervals), **WHISKERS)
            for line in lines:
                axes.axhline(**line, linewidth=0.8)
            axes.tick_params(axis="x", labelsize=7)
            axes.set_ylabel(label)
    return plot.svg


def _plot_wins(report: BalanceReport) -> str:
    return _bars(
        report,
        "wins, times the fair share",
        BLUE,
        lambda it: (it.times_fair, it.times_fair_in),
        {"y": 1, "color": INK},
        {"y": MOST_WINS, "color": ALARM, "linestyle": "--"},
    )


def _plot_earnings(report: BalanceReport) -> str:
    return _bars(report, "points", AMBER, lambda it: (it.mean_points, it.mean_points_in))


def _plot_money(report: BalanceReport) -> str:
    label = "private money at the end"
    return _bars(report, label, GREEN, lambda it: (it.mean_cash, it.mean_cash_in))


def _plot_assets(report: BalanceReport) -> str:
    """How often each is bought; below, for how much."""
    numbers = [str(asset.number) for asset in report.assets]
    shares = [asset.share for asset in report.assets]
    sold = [asset for asset in report.assets if asset.mean_price is not None]
    means = [asset.mean_price or 0 for asset in sold]
    with drawing(1, 5.6, rows=2) as plot:
        bought, prices = plot.axes
        whiskers = reach(shares, [asset.share_in for asset in report.assets])
        bought.bar(numbers, shares, color=BLUE, yerr=whiskers, **WHISKERS)
        bought.axhline(FEWEST_BOUGHT, color=ALARM, linewidth=0.8, linestyle="--")
        bought.set_ylabel("bought, of the games\nit appears in")
        whiskers = reach(means, [asset.mean_price_in or Interval(0, 0) for asset in sold])
        prices.bar([str(it.number) for it in sold], means, color=AMBER, yerr=whiskers, **WHISKERS)
        prices.set_ylabel("mean price")
        prices.set_xlabel("asset")
        for axes in plot.axes:
            axes.tick_params(axis="x", labelsize=7)
            axes.margins(x=0.01)
    return plot.svg


def _plot_swings(report: BalanceReport) -> str:
    names = [good.name.replace("_", " ") for good in report.goods]
    means = [good.mean for good in report.goods]
    with drawing(1, 3.2) as plot:
        axes = plot.axes[0]
        whiskers = reach(means, [good.mean_in for good in report.goods])
        colours = [GOOD_COLOURS[good.name] for good in report.goods]
        axes.bar(
            names, means, color=colours, edgecolor=INK, linewidth=0.5, yerr=whiskers, **WHISKERS
        )
        axes.plot(names, [good.median for good in report.goods], "_", color=INK, markersize=26)
        axes.axhline(LEAST_SWING, color=ALARM, linewidth=0.8, linestyle="--")
        axes.set_ylabel("steps from the lowest to the\nhighest price of a game")
        axes.set_xlabel("bars are means, dashes medians")
        axes.tick_params(axis="x", labelsize=8)
    return plot.svg


def _plot_prices(report: BalanceReport) -> str:
    years = [year.number for year in report.years]
    with drawing(1, 4) as plot:
        axes = plot.axes[0]
        for name, mark in zip(GOOD_NAMES, GOOD_MARKS, strict=True):
            colour, called = GOOD_COLOURS[name], name.replace("_", " ")
            means = [year.prices[name] for year in report.years]
            axes.plot(years, means, color=INK, linewidth=2.4)  # an edge: cotton is pale
            edge: Any = {"markeredgecolor": INK, "markeredgewidth": 0.7, "markersize": 6}
            axes.plot(years, means, mark, linestyle="-", color=colour, label=called, **edge)
            lows = [year.within[name].low for year in report.years]
            highs = [year.within[name].high for year in report.years]
            axes.fill_between(years, lows, highs, color=colour, alpha=0.2, linewidth=0)
        axes.set_xlabel("year")
        axes.set_ylabel("mean price")
        axes.set_ylim(bottom=0)
        axes.set_xticks(years)
        legend(axes)
    return plot.svg


def _plot_years(report: BalanceReport) -> str:
    years = [year.number for year in report.years]
    with drawing(2, 3.2) as plot:
        sold, events = plot.axes
        lines = (
            (sold, "gold_sold", "gold", AMBER),
            (sold, "silver_sold", "silver", SLATE),
            (events, "boots", "boots", RED),
            (events, "deals", "deals", BLUE),
            (events, "in_deals", "runs in deals", VIOLET),
            (events, "founded", "companies founded", GREEN),
        )
        for axes, name, label, colour in lines:
            means = [float(getattr(year, name)) for year in report.years]
            whiskers = reach(means, [year.within[name] for year in report.years])
            axes.errorbar(years, means, yerr=whiskers, color=colour, label=label, capsize=2)
        sold.set_ylabel("symbols sold a game")
        events.set_ylabel("a game")
        for axes in plot.axes:
            axes.set_xlabel("year")
            axes.set_ylim(bottom=0)
            axes.set_xticks(years)
            legend(axes)
    return plot.svg


def _plot_phases(report: BalanceReport) -> str:
    with drawing(1, 3.2) as plot:
        axes = plot.axes[0]
        axes.barh(list(report.phases), list(report.phases.values()), color=BLUE)
        axes.invert_yaxis()
        axes.set_xlabel("decisions a game")
    return plot.svg

"""The balance report as a page: tables and plots, all in one file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from html import escape
from io import StringIO

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from tontine.arena.report import (
    FEWEST_BOUGHT,
    FEWEST_SOLD,
    MOST_AT_ENDS,
    MOST_WINS,
    BalanceReport,
    Standing,
)
from tontine.rules.greed.components import GOOD_NAMES, GOODS

CSS = """
body { font: 15px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem;
       color: #222; background: #fff; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { padding: .15rem .7rem; text-align: right; border-bottom: 1px solid #ddd; }
th:first-child, td:first-child { text-align: left; }
td.no { color: #b00; font-weight: bold; }
svg { max-width: 100%; height: auto; }
"""


def draw_page(report: BalanceReport) -> str:
    simulation = report.simulation
    bots = ", ".join(seat.bot for seat in simulation.seats)
    title = f"Greed Incorporated, {simulation.players} players: {simulation.games:,} games"
    # With a fixed salt the same figures make the same page, to the byte.
    with mpl.rc_context({"svg.hashsalt": "tontine", "svg.fonttype": "none", "font.size": 9}):
        sections = [
            _verdict(report),
            _section(
                "Points and money",
                _standings(report),
                _plot_wins(report),
                _plot_earnings(report),
            ),
            _section("Assets", _plot_assets(report), _assets(report)),
            _section("Prices over the years", _plot_prices(report)),
            _section("The years", _plot_years(report), _years(report)),
            _section("How long the phases are", _plot_phases(report)),
        ]
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f"<title>{escape(title)}</title>\n<style>{CSS}</style>\n</head>\n<body>\n"
        f"<h1>{escape(title)}</h1>\n<p>Cards: {escape(report.cards)}. Bots: {escape(bots)}. "
        f"Seeds from {simulation.seed}. {simulation.decisions:,} decisions.</p>\n"
        + "\n".join(sections)
        + "\n</body>\n</html>\n"
    )


def _section(heading: str, *parts: str) -> str:
    return f"<h2>{heading}</h2>\n" + "\n".join(parts)


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "\n".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f"<table>\n<tr>{head}</tr>\n{body}\n</table>"


# -- tables ------------------------------------------------------------------------


def _verdict(report: BalanceReport) -> str:
    balance, keeps = report.balance, report.balanced
    lines = [
        ("worst_company", "Most wins of a starting company, times its fair share", "at most",
         f"{MOST_WINS}", f"{balance.worst_company:.2f}"),
        ("worst_seat", "Most wins of a seat, times its fair share", "at most",
         f"{MOST_WINS}", f"{balance.worst_seat:.2f}"),
        ("least_bought", "The asset least bought, of the games it appears in", "at least",
         f"{FEWEST_BOUGHT:.0%}", f"{balance.least_bought:.1%}"),
        ("symbols_sold", "Symbols sold, of those on offer", "at least",
         f"{FEWEST_SOLD:.0%}", f"{balance.symbols_sold:.1%}"),
        ("median_goods_at_ends", "Goods at an end of their track in a median year", "at most",
         f"{GOODS * MOST_AT_ENDS:.1f}", f"{balance.median_goods_at_ends:.0f}"),
    ]  # fmt: skip
    rows = "\n".join(
        f"<tr><td>{what}</td><td>{bound} {limit}</td>"
        f"<td{'' if keeps[key] else ' class=no'}>{value}</td></tr>"
        for key, what, bound, limit, value in lines
    )
    return f"<h2>Balance</h2>\n<table>\n{rows}\n</table>"


def _standings(report: BalanceReport) -> str:
    headings = ("", "games", "wins", "times fair", "points", "money at the end")
    rows = [
        (
            standing.name,
            f"{standing.games:,}",
            f"{standing.wins:,.1f}",
            f"{standing.times_fair:.2f}",
            f"{standing.mean_points:.1f}",
            f"{standing.mean_cash:.0f}",
        )
        for standing in (*report.companies, *report.seats, *report.places)
    ]
    return _table(headings, rows)


def _assets(report: BalanceReport) -> str:
    headings = ("asset", "appeared", "bought", "share", "median price", "mean price")
    rows = [
        (
            f"{asset.number} {asset.name}",
            f"{asset.appeared:,}",
            f"{asset.bought:,}",
            f"{asset.share:.1%}",
            "" if asset.median_price is None else f"{asset.median_price}",
            "" if asset.mean_price is None else f"{asset.mean_price:.0f}",
        )
        for asset in report.assets
    ]
    return _table(headings, rows)


def _years(report: BalanceReport) -> str:
    headings = (
        "year", "gold sold", "at", "silver sold", "at", "boots", "severance", "liquidated",
        "founded", "deals", "processed", "income", "at an end",
    )  # fmt: skip
    rows = [
        (
            f"{year.number}",
            f"{year.gold_sold:.0%}",
            "" if year.gold_price is None else f"{year.gold_price:.0f}",
            f"{year.silver_sold:.0%}",
            "" if year.silver_price is None else f"{year.silver_price:.0f}",
            f"{year.boots:.2f}",
            f"{year.severance:.0f}",
            f"{year.liquidated:.2f}",
            f"{year.founded:.2f}",
            f"{year.deals:.2f}",
            f"{year.processed:.2f}",
            f"{year.income:.0f}",
            f"{year.goods_at_ends:.1f}",
        )
        for year in report.years
    ]
    return _table(headings, rows)


# -- plots -------------------------------------------------------------------------


class _Plot:
    """Axes to draw on, and then the drawing as SVG."""

    def __init__(self, columns: int, height: float) -> None:
        self.figure = Figure(figsize=(9.5, height), layout="constrained")
        self.axes: list[Axes] = [
            self.figure.add_subplot(1, columns, column + 1) for column in range(columns)
        ]
        self.svg = ""


@contextmanager
def _drawing(columns: int, height: float) -> Iterator[_Plot]:
    plot = _Plot(columns, height)
    yield plot
    out = StringIO()
    plot.figure.savefig(out, format="svg", metadata={"Date": None})
    text = out.getvalue()
    plot.svg = text[text.index("<svg") :]


def _groups(plot: _Plot, report: BalanceReport) -> Iterator[tuple[Axes, list[str], list[Standing]]]:
    """By company, by seat and by place, side by side."""
    groups = (report.companies, report.seats, report.places)
    for axes, standings in zip(plot.axes, groups, strict=True):
        axes.tick_params(axis="x", labelsize=7)
        yield axes, [standing.name.replace(" ", "\n", 1) for standing in standings], standings


def _plot_wins(report: BalanceReport) -> str:
    with _drawing(3, 3.2) as plot:
        for axes, names, standings in _groups(plot, report):
            axes.bar(names, [standing.times_fair for standing in standings], color="#4878a8")
            axes.axhline(1, color="#222", linewidth=0.8)
            axes.axhline(MOST_WINS, color="#b00", linewidth=0.8, linestyle="--")
            axes.set_ylabel("wins, times the fair share")
    return plot.svg


def _plot_earnings(report: BalanceReport) -> str:
    with _drawing(3, 3.2) as plot:
        for axes, names, standings in _groups(plot, report):
            axes.bar(names, [standing.mean_points for standing in standings], color="#c0a020")
            axes.set_ylabel("points")
            money = axes.twinx()
            cash = [standing.mean_cash for standing in standings]
            money.plot(names, cash, color="#408040", marker="o", linestyle="")
            money.set_ylim(bottom=0)
            money.set_ylabel("private money at the end (dots)")
    return plot.svg


def _plot_assets(report: BalanceReport) -> str:
    numbers = [str(asset.number) for asset in report.assets]
    with _drawing(1, 3.2) as plot:
        axes = plot.axes[0]
        axes.bar(numbers, [asset.share for asset in report.assets], color="#4878a8")
        axes.axhline(FEWEST_BOUGHT, color="#b00", linewidth=0.8, linestyle="--")
        axes.set_ylabel("bought, of the games it appears in")
        axes.set_xlabel("asset; the line is its mean price")
        axes.tick_params(axis="x", labelsize=7)
        prices = axes.twinx()
        prices.plot(
            numbers,
            [asset.mean_price or 0 for asset in report.assets],
            color="#c07020",
            marker=".",
            linewidth=0.8,
        )
        prices.set_ylabel("mean price")
    return plot.svg


def _plot_prices(report: BalanceReport) -> str:
    years = [year.number for year in report.years]
    with _drawing(1, 4) as plot:
        axes = plot.axes[0]
        for good, name in enumerate(GOOD_NAMES):
            means = [year.prices[name] for year in report.years]
            axes.plot(years, means, label=name, linestyle="-" if good < 6 else "--")
        axes.set_xlabel("year")
        axes.set_ylabel("mean price")
        axes.set_ylim(bottom=0)
        axes.legend(ncols=4, fontsize=7)
    return plot.svg


def _plot_years(report: BalanceReport) -> str:
    years = [year.number for year in report.years]
    with _drawing(2, 3.2) as plot:
        sold, events = plot.axes
        sold.plot(years, [year.gold_sold for year in report.years], color="#c0a020", label="gold")
        sold.plot(
            years, [year.silver_sold for year in report.years], color="#808890", label="silver"
        )
        sold.set_ylabel("symbols sold a game")
        events.plot(years, [year.boots for year in report.years], label="boots")
        events.plot(years, [year.deals for year in report.years], label="deals")
        events.plot(years, [year.founded for year in report.years], label="companies founded")
        events.set_ylabel("a game")
        for axes in plot.axes:
            axes.set_xlabel("year")
            axes.set_ylim(bottom=0)
            axes.legend(fontsize=7)
    return plot.svg


def _plot_phases(report: BalanceReport) -> str:
    with _drawing(1, 3.2) as plot:
        axes = plot.axes[0]
        axes.barh(list(report.phases), list(report.phases.values()), color="#4878a8")
        axes.invert_yaxis()
        axes.set_xlabel("decisions a game")
    return plot.svg
